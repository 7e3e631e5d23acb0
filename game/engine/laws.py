"""A rule set compiled once per match into tables and masks; the engine reads only these."""

from __future__ import annotations

from functools import lru_cache

from game.engine.cards import MAX_EQUAL, RANKS, Rank
from game.engine.events import Cause
from game.engine.hands import ALL_HELD, COLUMN
from game.engine.plays import LEAD, Situation, move_of
from game.engine.ruleset import PAIRS_FROM, RuleSet

FOUR = 4

# Order is a table, never a comparison of numbers: a rule that turns the order round
# only has to choose another row.
ABOVE: tuple[int, ...] = tuple(
    sum(1 << higher for higher in range(rank + 1, RANKS)) for rank in range(RANKS)
)
"""`ABOVE[rank]`: the ranks that are strictly stronger, as a mask of 13 bits."""


class Laws:
    """What the rules come to in a trick and between rounds.

    Attributes:
        trump: moves that may be laid on any number of cards, as a mask of moves.
        closing_ranks: ranks whose plays close the trick, as a mask of ranks.
        closing_number: how many cards in one play close the trick (out of reach: none).
        lying: whether four equal cards lying together clear the pile.
        staying: a player whose held mask has none of these bits leaves the round.
        once: whether each player acts once in a trick.
        ended: why a trick is over that nobody else can play to.
        gifts: (giver, receiver, number) by place in the ranking, -1 the last.
    """

    __slots__ = (
        "_situations",
        "closing_number",
        "closing_ranks",
        "ended",
        "first_lead",
        "gifts",
        "lead",
        "lying",
        "matching",
        "once",
        "out_of_turn",
        "rules",
        "staying",
        "trump",
    )

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        closes = rules.twos in ("close", "trump")
        self.closing_ranks = 1 << Rank.TWO if closes else 0
        self.trump = 1 << move_of(Rank.TWO, 1) if rules.twos == "trump" else 0
        self.closing_number = FOUR if rules.four == "closes" else MAX_EQUAL + 1
        self.lying = rules.four == "lying"
        self.out_of_turn = rules.complete_out_of_turn
        self.staying = ALL_HELD & ~COLUMN[Rank.TWO] if rules.bust_on_twos else ALL_HELD
        self.once = rules.one_time_around
        self.ended = Cause.ALL_ACTED if self.once else Cause.ALL_PASSED
        self.gifts = _gifts(rules)
        self._situations: dict[tuple[int, int, bool], Situation] = {}
        self.lead = Situation(self, LEAD, 0, locked=False)
        self.first_lead = Situation(self, LEAD, 0, locked=False)
        self.first_lead.answers = COLUMN[Rank.THREE]

    def follows(self, rank: int, number: int) -> int:
        """The moves that beat a play by number and rank, as a mask of moves."""
        ranks = ABOVE[rank]
        equal = self.rules.equal_rank
        if equal == "any" or (equal == "singles" and number == 1):
            ranks |= 1 << rank
        moves = ranks << (number - 1) * RANKS
        if self.rules.more_beats_fewer:
            moves |= ALL_HELD >> number * RANKS << number * RANKS
        return moves

    def situation(self, top: int, lying: int, locked: bool) -> Situation:
        """The situation with this play on top, one object for equal arguments."""
        key = (top, lying, locked)
        known = self._situations.get(key)
        if known is None:
            known = self._situations[key] = Situation(self, top, lying, locked=locked)
        return known


def _gifts(rules: RuleSet) -> tuple[tuple[int, int, int], ...]:
    if not rules.card_trading:
        return ()
    pairs = [(-1, 0, rules.top_trade)]
    if rules.players >= PAIRS_FROM and rules.vice_trade:
        pairs.append((-2, 1, rules.vice_trade))
    return tuple(pairs)


@lru_cache(maxsize=64)
def laws_of(rules: RuleSet) -> Laws:
    """The laws of a rule set, compiled once."""
    return Laws(rules)
