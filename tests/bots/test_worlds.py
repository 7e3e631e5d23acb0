"""Worlds: always possible, and never without the true one."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.bots import make_bot, worlds
from game.bots.habits import habits_of
from game.bots.likely import Likely, Story
from game.bots.strong import reading
from game.bots.traces import Traces, numbers_of
from game.bots.worlds import Dealt, Unseen, World
from game.engine.actions import Deal, Give, Play, SkipKitty, Swap
from game.engine.cards import DECK, SUITS, Rank, parse_cards
from game.engine.events import Given
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, answer, begun, match

MANY = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
BOTS = [make_bot("regular"), make_bot("regular"), make_bot("novice")]


def played_on(game, random, acts):
    """Whether the match is in a round still after so many acts of bots."""
    for _ in range(acts):
        if game.phase is Phase.MATCH_OVER:
            return False
        if game.phase is Phase.ROUND_OVER:
            game.act(Deal())
            continue
        bot = random.choice(BOTS)
        game.act(answer(bot.decide(game.view_for(game.turn), Random(random.random()))))
    return game.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER)


def truth_of(game, unseen, view):
    """The unseen cards as they really are dealt."""
    traces = Traces(view)
    hands = []
    for player in range(len(game.names)):
        cards = Counter(numbers_of(game.hand(player)))
        known = unseen.known(player)
        assert not known - cards
        hands.append([] if player == view.player else sorted((cards - known).elements()))
    hold = Counter(numbers_of(game.hold)) - traces.lying
    pool = unseen.pool - Counter(card for hand in hands for card in hand)
    assert not hold - pool
    return Dealt(hands, [*hold.elements(), *(pool - hold).elements()])


@given(begun(), st.integers(0, 60))
@MANY
def test_worlds_are_possible_and_the_true_one_is_among_them(table, acts):
    game, random = table
    if not played_on(game, random, acts):
        return
    view = game.view_for(random.randrange(len(game.names)))
    unseen = Unseen(view)
    truth = truth_of(game, unseen, view)
    if returned_low(game, view):
        assert unseen.allows(truth)
    for _ in range(3):
        world = unseen.sample(Random(random.random()))
        check(world, view, game)


def returned_low(game, view):
    """Whether nobody returned a higher card than was still to be found with the giver: a
    world takes that for granted of an exchange it did not see."""
    for event in game.view_for(0).history:
        if isinstance(event, Given) and event.chosen and event.returned:
            return False
    return True


def check(world, view, game):
    assert [len(hand) for hand in world.hands] == list(view.counts)
    assert sorted(world.hands[view.player]) == sorted(numbers_of(view.hand))
    assert len(world.hold) == view.hold_count
    seen = Counter(numbers_of(view.kitty))
    for event in view.history:
        if type(event).__name__ == "Played":
            seen.update(numbers_of(event.cards))
    everything = seen + Counter(card for hand in (*world.hands, world.hold) for card in hand)
    assert max(everything.values()) <= view.rules.decks
    held = [Counter(numbers_of(view.received()))]
    assert not held[0] - everything
    if view.rules.bust_on_twos and view.trick is not None:
        for player, hand in enumerate(world.hands):
            if hand and not view.trick.gone >> player & 1:
                assert min(hand) < Rank.TWO * SUITS


def test_what_was_given_is_still_there():
    # Ada, the president, got Flo's two best cards; she returned two cards of hers.
    game = match(
        "president",
        "3C 4C 5C 9D, 6C 7C 8C 9C, TC JC QC KC, AD KD 3D 4D",
        ranking="Ada Bo Cy Di",
    )
    view = game.view_for(3)
    given_away = set(numbers_of(view.given()))
    for seed in range(20):
        world = Unseen(view).sample(Random(seed))
        assert given_away <= set(world.hands[0])


def test_whoever_has_laid_a_card_that_was_given_holds_another_one_that_is_no_2():
    # Ada got the ace from Di and leads it. With nothing but a 2 left she would be bust.
    game = match("ahole", "3C 9H, 6C 7C 8C, 5C 6D 7D, AS KD 4H", ranking="Ada Bo Cy Di")
    game.act(Give(0, parse_cards("3C")))
    game.act(Play(0, parse_cards("AS")))
    assert game.bust == ()
    unseen = Unseen(game.view_for(3))
    for seed in range(200):
        (card,) = unseen.sample(Random(seed)).hands[0]
        assert card < Rank.TWO * SUITS


@pytest.mark.parametrize("seed", [43, 49])
def test_no_story_is_told_of_a_world_in_which_it_could_not_happen(monkeypatch, seed):
    # Where the first try has to do, now and then somebody is bust in a world who is not.
    monkeypatch.setattr(worlds, "_TRIES", 1)
    game = Match(make_rules("ahole", 6), NAMES[:6], seed)
    while game.phase is Phase.TRICK:
        view = game.view_for(game.turn)
        for number in range(12):
            deals, random = reading(view), Random(number)
            for _ in range(2):
                world = deals.sample(random)
                assert [len(hand) for hand in world.hands] == list(view.counts)
        game.act(answer(make_bot("regular").decide(view, Random(seed))))


@pytest.mark.parametrize("players", [5, 6])
def test_cards_from_the_kitty_are_counted_once_when_it_is_asked_who_leads(players):
    # With two decks the 3 of clubs is there twice, so worlds are asked who leads with it.
    rules = make_rules("ahole", players, {"kitty": True, "decks": 2})
    for seed in range(20):
        game = Match(rules, NAMES[:players], seed)
        swapper = game.turn
        view = game.view_for(swapper)
        game.act(Swap(swapper, view.hand[:1], view.kitty[-1:]))
        while game.phase is Phase.KITTY:
            game.act(SkipKitty(game.turn))
        view = game.view_for(swapper)
        unseen = Unseen(view)
        assert unseen.allows(truth_of(game, unseen, view))
        check(unseen.sample(Random(seed)), view, game)


def test_a_certain_world_is_known_to_be_so():
    game = match("base", "4C 5D KH, 9C QD", min_players=2)
    # Cards that are nowhere may be anywhere.
    assert not Unseen(game.view_for(0)).certain
    game = Match(make_rules("base", 2, {"min_players": 2}), ("Ada", "Bo"), 5)
    view = game.view_for(0)
    assert Unseen(view).certain
    assert sorted(Unseen(view).sample(Random(1)).hands[1]) == sorted(numbers_of(game.hand(1)))


def story(game, player, hands):
    """The acts as told of these hands ("6C 7H") of all players."""
    view = game.view_for(player)
    cards = [[DECK.index(card) for card in hand] for hand in hands]
    return Story(view, habits_of(view.trick.laws), World(cards, []))


def oddness(game, player, hands):
    told = story(game, player, hands)
    return told.oddness(told.held, range(len(hands)))


def hand(text):
    return parse_cards(text)


def test_an_ace_led_is_odd_of_somebody_who_holds_lower_cards():
    hands = "4C 9H JH AD, 6C 8D 10H 2H"
    low = match("base", hands, "Ada 4C", "Bo 6C", min_players=2)
    high = match("base", hands, "Ada AD", "Bo 2H", min_players=2)
    assert oddness(low, 1, [hand("9H JH AD"), low.hand(1)]) == [0, 0]
    assert oddness(high, 1, [hand("4C 9H JH"), high.hand(1)]) == [1, 0]


def test_a_pass_is_odd_of_somebody_with_a_loose_low_card_that_beats():
    hands = "3C 5D 10H AH, 6C 8D 10C QH, 3S 3H 4S 4H"
    game = match("base", hands, "Ada 5D", "Bo 6C", "Cy pass")
    mine, theirs = game.hand(1), game.hand(0)
    assert oddness(game, 1, [theirs, mine, hand("7C 9C JC KC")])[2] == 1
    assert oddness(game, 1, [theirs, mine, hand("3S 3H 4S 4H")])[2] == 0


@pytest.mark.parametrize(
    ("hands", "acts"),
    [
        # Bust from the start, and by their own play.
        ("4C 9D KD 5S, 6C 7C 8C JD, 5C AS, 2C 2D 2H 2S", []),
        ("4C 9D KD 5S, 6C 7C 8C 9H, 5C AS 10C, 2C 2D 2H 2S 9S", [
            "Di 9S", "Ada pass", "Bo pass", "Cy 10C", "Ada pass", "Bo pass",
        ]),
    ],
)  # fmt: skip
def test_what_bust_players_keep_frightens_nobody(hands, acts):
    # Nothing else beats the ace, and after it the 5 is out: to lead the 5 first is odd.
    leader = "Di" if acts else "Cy"
    game = match("ahole", hands, *acts, "Cy 5C", leader=leader)
    assert game.bust == (3,)
    told = story(game, 0, [*map(game.hand, range(4))])
    assert told.oddness(told.held, [2]) == [0, 0, 1, 0]


@pytest.mark.parametrize("name", ["president", "wiper", "base", "ahole"])
def test_likely_worlds_are_nearer_to_the_truth(name):
    closer = 0
    for seed in range(6):
        game = Match(make_rules(name, 4), ("Ada", "Bo", "Cy", "Di"), seed)
        if not played_on(game, Random(seed), 0):
            continue
        while sum(map(len, game.hands)) > 30:
            bot = make_bot("regular")
            game.act(answer(bot.decide(game.view_for(game.turn), Random(seed))))
        view = game.view_for(game.turn)
        truth = [Counter(card.rank for card in game.hand(p)) for p in range(4)]

        def found(deals, truth=truth):
            random = Random(7)
            worlds = [deals.sample(random) for _ in range(40)]
            return sum(
                (Counter(card // SUITS for card in hand) & ranks).total()
                for world in worlds
                for hand, ranks in zip(world.hands, truth, strict=True)
            )

        likely, any_ = found(reading(view)), found(Unseen(view))
        assert isinstance(reading(view), Likely)
        closer += likely - any_
    assert closer > 0
