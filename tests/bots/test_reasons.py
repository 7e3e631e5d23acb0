"""A reason that is given is true of the act it is given for, whoever chose the act."""

from collections import Counter
from random import Random

import pytest

from game.bots import Reason, make_bot
from game.bots.advice import explain
from game.bots.options import options
from game.engine.actions import Deal, Keep, Pass, Play, Take
from game.engine.cards import DECK, THREE_OF_CLUBS, Rank, parse_cards
from game.engine.events import (
    Cause,
    Cleared,
    HoldAnswered,
    Locked,
    Played,
    Skipped,
    WentBust,
    WentOut,
)
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.plays import BIT, MOVES, PASS, move_of
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, answer, match

TABLES = [
    ("president", 4, {}),
    ("president", 3, {"more_beats_fewer": True}),
    ("wiper", 4, {"one_time_around": True}),
    ("wiper", 2, {"hold_hand": True}),
    ("wiper", 3, {"kitty": True, "top_trade": 3}),
    ("wiper", 5, {"kitty": True, "top_trade": 2}),
    ("base", 6, {"bust_on_twos": True}),
    ("ahole", 5, {}),
    ("ahole", 10, {}),
    ("ahole", 4, {"decks": 2, "equal_rank": "any"}),
]
FALLBACKS = (Reason.BEST_CHANCES, Reason.NOTHING_BETTER)


class Facts:
    """What the statements below are made of: cards and what came of the act."""

    def __init__(self, view, action, before, after, events):
        self.view, self.action, self.match = view, action, after
        self.situation = before
        self.effects = {type(event): event for event in events}
        hand = Counter(view.hand)
        self.laid = getattr(action, "cards", getattr(action, "laid", ()))
        self.left = sorted((hand - Counter(self.laid)).elements())
        self.held = Counter(card.rank for card in view.hand)
        played = [card for e in view.history if isinstance(e, Played) for card in e.cards]
        gone = hand + Counter(played) + Counter(view.kitty)
        deck = Counter(dict.fromkeys(DECK, view.rules.decks))
        self.unseen = Counter(card.rank for card in (deck - gone).elements())
        self.plays = [MOVES[move] for move in view.legal if move != PASS]
        self.rank = self.laid[0].rank if self.laid else None

    @property
    def whole(self):
        return not self.laid or self.held[self.rank] == len(self.laid)

    @property
    def others_answer(self):
        """Whether anybody could go on, as the cards really lie."""
        trick = self.match.trick
        answers = trick.situation.free.answers
        return any(held & answers for p, held in enumerate(trick.held) if p != self.view.player)

    @property
    def takes_the_trick(self):
        cleared = self.effects.get(Cleared)
        if cleared is not None:
            return cleared.leader == self.view.player
        return not self.others_answer

    @property
    def bust(self):
        return self.view.rules.bust_on_twos and all(c.rank == Rank.TWO for c in self.left)

    def is_high(self, rank):
        total = self.unseen.total()
        return 2 * sum(n for r, n in self.unseen.items() if r <= rank) >= total

    def singles_above(self, move):
        """How many unseen cards, each by itself, beat what lies there after a move."""
        if self.closes(move):
            return 0
        left = self.situation if move == PASS else self.situation.after[move][0]
        return sum(n for r, n in self.unseen.items() if left.answers & BIT[r])

    def closes(self, move):
        """Whether a play closes the trick (docs/rules.md, Closing): nobody beats it then."""
        if move == PASS:
            return False
        rules, (rank, number) = self.view.rules, MOVES[move]
        if rank == Rank.TWO and rules.twos != "high":
            return True
        if rules.four == "lying":
            for _, cards in reversed(self.view.pile):
                if cards[0].rank != rank:
                    break
                number += len(cards)
        return rules.four != "nothing" and number >= 4

    def others_left(self):
        rank, number = self.rank, len(self.laid)
        return [m for m in self.view.legal if m == PASS or MOVES[m] != (rank, number)]

    def keeps_whole(self, cards):
        whole = self.held[cards[0].rank] == len(cards) > 1
        given = Counter(card.rank for card in self.laid)
        breaks = any(self.held[rank] != number for rank, number in given.items())
        return whole and not breaks and not set(cards) & set(self.laid)


def only_move(f, advice):
    return len(f.view.legal) == 1 and (f.laid or f.situation.locked)


def cannot_beat(f, advice):
    return f.view.legal == (PASS,) and not f.laid


def goes_out(f, advice):
    return f.effects[WentOut].player == f.view.player


def next_goes_out(f, advice):
    return f.takes_the_trick and len({card.rank for card in f.left}) == 1 and not f.bust


def unbeatable(f, advice):
    return f.laid and f.takes_the_trick


def closes_and_leads(f, advice):
    cleared = f.effects[Cleared]
    return cleared.leader == f.view.player and cleared.cause is not Cause.COMPLETED


def completes_four(f, advice):
    cleared = f.effects[Cleared]
    return cleared.leader == f.view.player and cleared.cause is Cause.COMPLETED


def keeps_set_whole(f, advice):
    return f.keeps_whole(advice.cards)


def breaks_nothing(f, advice):
    others = [play for play in f.plays if play != (f.rank, len(f.laid))]
    breaking = [play for play in others if f.held[play.rank] != play.number]
    return f.laid and f.whole and 2 * len(breaking) >= len(others)


def stops_last_card(f, advice):
    above = f.singles_above(move_of(f.rank, len(f.laid)))
    worst = max(map(f.singles_above, f.others_left()))
    return f.view.counts[advice.player] == 1 and 2 * above <= worst and worst


def stops_last_cards(f, advice):
    lower = [MOVES[f.situation.top]] if f.view.pile else []
    lower += [play for play in f.plays if play.number == len(f.laid)]
    below = any(play.number == len(f.laid) and play.rank < f.rank for play in lower)
    return f.view.counts[advice.player] in (2, 3) and below


def leads_low(f, advice):
    lead = not f.view.pile and f.rank == f.view.hand[0].rank
    return lead and f.whole and not f.is_high(f.rank)


def leads_long(f, advice):
    return not f.view.pile and len(f.laid) > 1 and f.whole


def follows_low(f, advice):
    return f.laid and f.view.pile and (f.rank, len(f.laid)) == min(f.plays)


def likely_wins(f, advice):
    return bool(f.laid)  # how likely: see below


def saves_high(f, advice):
    if not f.laid:
        return all(f.is_high(play.rank) for play in f.plays)
    saved = [play for play in f.plays if play.rank > f.rank and f.is_high(play.rank)]
    return saved and not f.is_high(f.rank)


def passes_to_save(f, advice):
    stays = Cleared not in f.effects and not f.view.rules.one_time_around
    return not f.laid and stays and all(f.is_high(play.rank) for play in f.plays)


def locks_next(f, advice):
    return f.effects[Locked].player != f.view.player


def skips_next(f, advice):
    return f.effects[Skipped].player == advice.player != f.view.player


def avoids_bust(f, advice):
    if not f.view.rules.bust_on_twos:
        return False
    if f.laid:
        others = {card.rank for card in f.left} - {Rank.TWO}
        return f.rank == Rank.TWO and 1 <= len(others) <= 2
    counts = Counter(card.rank for card in f.view.hand)
    after = [counts - Counter({rank: number}) for rank, number in f.plays]
    return all(set(left) == {Rank.TWO} for left in after)


def contains_3c(f, advice):
    return THREE_OF_CLUBS in f.laid and f.view.must_contain_3c


def gives_weakest(f, advice):
    return max(card.rank for card in f.laid) <= min(card.rank for card in f.left)


def gives_loose(f, advice):
    return all(f.held[card.rank] == 1 and not f.is_high(card.rank) for card in f.laid)


def kitty_better(f, advice):
    pairs = zip(sorted(f.laid), sorted(f.action.taken), strict=True)
    return all(laid.rank < taken.rank for laid, taken in pairs)


def kitty_sets(f, advice):
    after = Counter(card.rank for card in f.match.hand(f.view.player))
    return any(f.held[card.rank] == 1 and after[card.rank] > 1 for card in f.action.taken)


def kitty_worse(f, advice):
    return f.action == answer(make_bot("regular").decide(f.view, Random(1)))


def hold_take(f, advice):
    taken = [event for event in f.view.history if isinstance(event, HoldAnswered) and event.took]
    return isinstance(f.action, Take) and not taken


def hold_keep(f, advice):
    return isinstance(f.action, Keep)


def best_chances(f, advice):
    return True


nothing_better = worked_out = first_guess = best_chances
STATEMENTS = {reason: globals()[reason.value] for reason in Reason}


def explained_matches(table, seeds, choose):
    """Matches in which players do as `choose` says; every act is explained and judged."""
    name, players, options_ = table
    for seed in range(seeds):
        game = Match(make_rules(name, players, options_), NAMES[:players], seed)
        random = Random(seed)
        for _ in range(400):
            if game.phase is Phase.MATCH_OVER:
                break
            if game.phase is Phase.ROUND_OVER:
                game.act(Deal())
                continue
            view = game.view_for(game.turn)
            action = choose(view, random)
            advice = explain(view, action)
            situation = game.trick.situation if game.trick else None
            events = game.act(action)
            facts = Facts(view, action, situation, game, events)
            assert STATEMENTS[advice.reason](facts, advice), (advice, view.hand, view.legal)
            yield advice, facts


def anything(view, random):
    """Whatever is allowed."""
    habit = answer(make_bot("regular").decide(view, random))
    return random.choice(options(view, habit))


def sound(view, random):
    return answer(make_bot("regular").decide(view, random))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_reasons_are_true_of_whatever_is_done(table):
    given = {advice.reason for advice, _ in explained_matches(table, 12, anything)}
    assert len(given) >= 8


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nearly_every_sound_act_has_a_reason(table):
    given = Counter(advice.reason for advice, _ in explained_matches(table, 8, sound))
    assert len(given) >= 8
    unexplained = sum(given[reason] for reason in FALLBACKS)
    assert unexplained < 0.12 * given.total()


@pytest.mark.parametrize(
    ("hand", "lays", "stops"),
    [
        # Ada passes: 3 queens, 3 kings, 3 aces and 3 of the 2s get through, 12 of 46. Over the
        # ace 6 do, over a 2 none: it closes. So the ace is not what stops anybody.
        ("6C 6D KD AD 2D", "AD", False),
        ("6C 6D KD AD 2D", "KD", False),
        # Without a 2 of hers 13 get through, over the ace 7: more than half.
        ("6C 6D KD AD", "AD", False),
        # 3 + 3 + 1 + 4 = 11 after a pass, 8 over the king, 5 over the ace.
        ("6C KD AH AS AD", "AD", True),
        ("6C KD AH AS AD", "KD", False),
        # 3 + 3 + 1 + 3 = 10 after a pass, 4 of 46 over the ace: hardly more than over the 2.
        ("KD AH AS AD 2D", "AD", True),
    ],
)
def test_what_closes_lets_nobody_through(hand, lays, stops):
    """Cy has one card left, Bo's queen lies there; an equal card beats it in `president`."""
    table = match("president", f"{hand}, QS KS 4S 7C 9C, 5H", "Bo QS", "Cy pass", leader="Bo")
    advice = explain(table.view_for(0), Play(0, parse_cards(lays)))
    assert (advice.reason is Reason.STOPS_LAST_CARD) == stops
    assert not stops or advice.player == 2


@pytest.mark.parametrize(
    ("hand", "lays", "lowest"),
    [
        ("9C 9D 9H KC KD QC", "9C 9D", True),
        ("9C 9D 9H KC KD QC", "9C 9D 9H", False),  # two of them would do
        ("9C 9D 9H KC KD QC", "KC KD", False),
        # Three beat two, whatever they are.
        ("4C 4D 4H 9C 9D 9H KC", "4C 4D 4H", True),
        ("4C 4D 4H 9C 9D 9H KC", "9C 9D", False),
        # A single 2 does it as well, and is the highest card there is.
        ("9C 9D 10C 2C", "9C 9D", True),
        ("9C 9D 10C 2C", "2C", False),
    ],
)
def test_nothing_lower_does_the_job_where_that_is_said(hand, lays, lowest):
    """Over two 8s in `ahole`, where more cards beat fewer."""
    table = match(
        "ahole", f"{hand}, 8C 8D 3C 3D 3H, 5S 6S 7S JS, 5D 6D 7D JD",
        "Bo 3C 3D 3H", "Cy pass", "Di pass", "Ada pass", "Bo 8C 8D", "Cy pass", "Di pass",
        leader="Bo",
    )  # fmt: skip
    advice = explain(table.view_for(0), Play(0, parse_cards(lays)))
    assert (advice.reason is Reason.FOLLOWS_LOW) == lowest


def test_what_probably_leads_next_mostly_does():
    led = []
    for table in TABLES:
        watched = None
        for advice, facts in explained_matches(table, 8, sound):
            if advice.reason is Reason.LIKELY_WINS:
                watched = facts.view.player
            cleared = facts.effects.get(Cleared)
            if cleared is not None and watched is not None:
                led.append(cleared.last == watched)
            if cleared is not None or facts.match.phase is not Phase.TRICK:
                watched = None
    assert len(led) > 50
    assert sum(led) > 0.7 * len(led)


def test_an_unbeatable_play_is_never_beaten_and_a_sure_plan_goes_out():
    bot = make_bot("regular")
    seen = 0
    for name in ("president", "wiper", "base", "ahole"):
        for seed in range(40):
            game = Match(make_rules(name, 4), NAMES[:4], seed)
            sure = None
            while game.phase is Phase.TRICK:
                view = game.view_for(game.turn)
                advice = explain(view, answer(bot.decide(view, Random(1))))
                if sure is not None and not isinstance(advice.action, Pass):
                    assert view.turn == sure
                events = game.act(advice.action)
                if advice.reason in (Reason.UNBEATABLE, Reason.NEXT_GOES_OUT):
                    seen += 1
                    sure = view.player
                if any(isinstance(event, Cleared | WentOut | WentBust) for event in events):
                    sure = None
    assert seen > 100
