"""What happens between the deal and the first lead, and who has to decide what.

A round is a queue of pending decisions; its head says the phase and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from game.engine.actions import Code
from game.engine.cards import Rank
from game.engine.events import Cards
from game.engine.hands import Hand
from game.engine.ruleset import RuleSet

_TWO = int(Rank.TWO)


class Phase(StrEnum):
    """What the match waits for."""

    HOLD = "hold"
    EXCHANGE = "exchange"
    KITTY = "kitty"
    TRICK = "trick"
    ROUND_OVER = "round_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that is due: whose, and in the exchange how many cards go to whom."""

    phase: Phase
    player: int | None = None
    number: int = 0
    receiver: int | None = None


class Gift(NamedTuple):
    """Cards that go from one player to another by themselves."""

    giver: int
    receiver: int
    cards: Cards


def hold_offers(ranking: Sequence[int]) -> list[Pending]:
    """The President is asked first, then the last (docs/rules.md, Hold hand)."""
    return [Pending(Phase.HOLD, ranking[0]), Pending(Phase.HOLD, ranking[-1])]


def gifts(
    pairs: Sequence[tuple[int, int, int]], ranking: Sequence[int], hands: Sequence[Hand]
) -> list[Gift]:
    """The givers' best cards, as many as they have if fewer (docs/rules.md, Exchange).

    `pairs` are (giver's place, receiver's place, number).
    """
    return [
        Gift(ranking[giver], ranking[receiver], hands[ranking[giver]].best(number))
        for giver, receiver, number in pairs
    ]


def kitty_swaps(order: Sequence[int]) -> list[Pending]:
    """Everybody is asked once, in this order (docs/rules.md, Kitty)."""
    return [Pending(Phase.KITTY, player) for player in order]


def why_not_give(rules: RuleSet, hand: Hand, cards: Cards, number: int) -> Code | None:
    """Why these cards may not be returned, or None."""
    if not hand.holds(cards):
        return Code.NO_SUCH_CARD
    if len(cards) != number:
        return Code.WRONG_NUMBER
    if rules.bust_on_twos and _leaves_only_twos(hand, cards):
        return Code.BAD_RETURN
    return None


def why_not_swap(hand: Hand, kitty: Hand, laid: Cards, taken: Cards) -> Code | None:
    """Why this swap with the kitty is refused, or None."""
    if not hand.holds(laid) or not kitty.holds(taken):
        return Code.NO_SUCH_CARD
    if not laid or len(laid) != len(taken):
        return Code.WRONG_NUMBER
    return None


def _leaves_only_twos(hand: Hand, cards: Cards) -> bool:
    """Whether a return would leave nothing but 2s although another would not."""
    others = len(hand) - hand.count(_TWO)
    return 0 < others == sum(rank != _TWO for rank, _ in cards)
