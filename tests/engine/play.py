"""Random rules, matches and acts for the property tests."""

from collections import Counter
from random import Random

from hypothesis import strategies as st

from game.engine.actions import Deal, Give, Keep, Pass, Play, SkipKitty, Swap, Take
from game.engine.cards import DECK
from game.engine.dealing import Cut
from game.engine.exchange import Phase
from game.engine.match import Match, Start
from game.engine.plays import MOVES, PASS
from game.engine.ruleset import FIELDS, PRESETS, make_rules, values_of

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
OVER = (Phase.ROUND_OVER, Phase.MATCH_OVER)
ENDS = ("rounds", "target")
PLAYERS_FIELDS = ("min_players", "max_players")


@st.composite
def rule_sets(draw):
    """Any rule set that can be made: a preset, and now and then some fields changed."""
    number = draw(st.integers(2, 10))
    options = {}
    for field in draw(st.lists(st.sampled_from(FIELDS), max_size=10, unique=True)):
        if field not in (*ENDS, *PLAYERS_FIELDS):
            options[field] = draw(st.sampled_from(values_of(field)))
    options["min_players"] = draw(st.integers(2, number))
    options["max_players"] = draw(st.integers(number, 10))
    end = draw(st.sampled_from(ENDS))
    options[end] = draw(st.integers(1, 3 if end == "rounds" else 12))
    name = draw(st.sampled_from(tuple(PRESETS)))
    four = options.get("four", PRESETS[name].values.get("four"))
    if four != "lying":
        options["complete_out_of_turn"] = False
    options["hold_hand"] = number == 2 and not options.get("kitty") and draw(st.booleans())
    return make_rules(name, number, options)


@st.composite
def matches(draw):
    """A match that begins anywhere: small or full hands, a first round or a later one.

    Comes with the random numbers to play it on with.
    """
    rules = draw(rule_sets())
    random = Random(draw(st.integers(0, 2**32 - 1)))
    number = rules.players
    ranking = draw(st.none() | st.permutations(range(number)).map(tuple))
    leader = draw(st.none() | st.integers(0, number - 1))
    full = draw(st.booleans())
    start = Start(
        cut=None if full else small_cut(rules, random),
        dealer=draw(st.integers(0, number - 1)),
        leader=leader,
        ranking=ranking,
        scores=tuple(random.randint(-9, 9) for _ in range(number)),
        round=2 if ranking else 1,
    )
    return Match(rules, NAMES[:number], random.getrandbits(32), start), random


def small_cut(rules, random):
    """A few cards for each, rich in 2s and in equal ranks, where the rules bite."""
    ranks = {0, 12, *random.sample(range(1, 12), random.randint(2, 8))}
    cards = [card for card in DECK * rules.decks if card.rank in ranks]
    random.shuffle(cards)
    most = min(7, len(cards) // (rules.players + 1))
    hands = tuple(
        tuple(cards.pop() for _ in range(random.randint(1, max(1, most))))
        for _ in range(rules.players)
    )
    kitty = tuple(cards.pop() for _ in range(random.randint(0, 2))) if rules.kitty else ()
    hold = tuple(cards.pop() for _ in range(random.randint(1, 4))) if rules.hold_hand else ()
    return Cut(hands, kitty, hold)


def play_of(match, player, move, random):
    """A move as an action, with cards of any suits; the lead that must have the 3♣ has it."""
    rank, number = MOVES[move]
    cards = [card for card in match.hand(player) if card.rank == rank]
    if match.must_contain_3c and player == match.turn:
        return Play(player, tuple(cards[:number]))
    return Play(player, tuple(random.sample(cards, number)))


def some_act(match, random):
    """An act that the rules allow now, whoever makes it."""
    player = match.turn
    if match.phase is Phase.TRICK:
        claims = match.completions()
        if claims and random.random() < 0.4:
            claimant = random.choice(sorted(claims))
            return play_of(match, claimant, claims[claimant], random)
        legal = match.legal()
        move = random.choice(legal)
        if move == PASS and random.random() < 0.3:
            move = legal[0]
        return Pass(player) if move == PASS else play_of(match, player, move, random)
    if match.phase is Phase.EXCHANGE:
        return some_return(match, random)
    if match.phase is Phase.KITTY:
        return some_swap(match, random)
    if match.phase is Phase.HOLD:
        return random.choice((Take, Keep))(player)
    return Deal()


def some_return(match, random):
    hand = list(match.hand(match.turn))
    for _ in range(50):
        act = Give(match.turn, tuple(random.sample(hand, match.to_return)))
        if match.why_not(act) is None:
            return act
    weakest_first = tuple(hand[-match.to_return :])
    return Give(match.turn, weakest_first)


def some_swap(match, random):
    hand, kitty = match.hand(match.turn), match.kitty.cards()
    number = random.randint(0, min(len(hand), len(kitty)))
    if number == 0:
        return SkipKitty(match.turn)
    laid, taken = random.sample(hand, number), random.sample(kitty, number)
    return Swap(match.turn, tuple(laid), tuple(taken))


def any_act(match, random):
    """An act that may well be nonsense: any kind, any player, any cards."""
    player = random.randrange(len(match.names))
    hand = match.hand(player)
    number = random.choice((0, 1, 1, 1, 2, 2, 3, 4, 5))
    if random.random() < 0.8 and len(hand) >= number:
        cards = tuple(random.sample(hand, number))
    else:
        cards = tuple(random.choices(DECK, k=number))
    rank = random.choice(cards).rank if cards else 0
    same = tuple(card for card in hand if card.rank == rank)[:number]
    taken = match.kitty.cards()[:number]
    return random.choice(
        (
            Play(player, cards),
            Play(player, same),
            Play(player, same),
            Pass(player),
            Give(player, cards),
            Swap(player, cards, taken),
            SkipKitty(player),
            Take(player),
            Keep(player),
            Deal(),
        )
    )


def play_on(match, random, rounds=1):
    """Play random acts to the end of so many rounds or of the match; yields before each."""
    bound = 0
    while match.phase is not Phase.MATCH_OVER and rounds:
        if match.phase is Phase.ROUND_OVER:
            rounds -= 1
            if not rounds:
                return
        bound += 1
        assert bound < 20_000, "this match does not end"
        yield match
        if match.phase is not Phase.MATCH_OVER:
            match.act(some_act(match, random))


def snapshot(match):
    """All there is to a match, as values that can be compared."""
    trick = match.trick
    return {
        "hands": [match.hand(player) for player in range(len(match.names))],
        "kitty": match.kitty.cards(),
        "hold": match.hold,
        "pile": tuple(match.pile),
        "history": tuple(match.history),
        "actions": tuple(match.actions),
        "scores": tuple(match.scores),
        "table": (match.seats, match.dealer, match.round, match.ranking, match.winners),
        "due": (match.phase, match.turn, match.to_return, match.must_contain_3c),
        "moves": (match.legal(), match.completions()),
        "trick": trick and trick_values(trick),
    }


def trick_values(trick):
    """The state of a trick, as values that can be compared."""
    situation = trick.situation
    return (
        tuple(trick.held),
        (situation.top, situation.lying, situation.locked, situation.answers),
        (trick.turn, trick.top, trick.barred, trick.gone, trick.active, trick.skipped),
        (tuple(trick.out), tuple(trick.bust)),
    )


def counted(*groups):
    """How often each card is in these groups together."""
    return Counter(card for group in groups for card in group)
