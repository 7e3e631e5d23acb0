"""What a player can do, and why it may be refused.

The codes are part of the public interface; the text shown for each comes from the locale
files. Where several apply, the first in the order of `Code` is given
(docs/rules.md, Refusals).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from game.engine.events import Cards


class Play(NamedTuple):
    """Lay cards of one rank on the pile, in turn or, to complete four, out of turn."""

    player: int
    cards: Cards


class Pass(NamedTuple):
    """Lay nothing this time."""

    player: int


class Give(NamedTuple):
    """Return these cards in the exchange."""

    player: int
    cards: Cards


class Swap(NamedTuple):
    """Lay cards into the kitty and take as many out of it."""

    player: int
    laid: Cards
    taken: Cards


class SkipKitty(NamedTuple):
    """Leave the kitty as it is."""

    player: int


class Take(NamedTuple):
    """Swap the whole hand for the hold hand, unseen."""

    player: int


class Keep(NamedTuple):
    """Refuse the hold hand."""

    player: int


class Deal(NamedTuple):
    """Deal the next round: from the match's seed, or these very cards (by player)."""

    hands: tuple[Cards, ...] | None = None
    kitty: Cards = ()
    hold: Cards = ()
    dealer: int | None = None


Action: TypeAlias = Play | Pass | Give | Swap | SkipKitty | Take | Keep | Deal


class Code(StrEnum):
    """The reason an action is refused."""

    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_A_COMPLETION = "not_a_completion"
    MUST_LEAD = "must_lead"
    EMPTY_PLAY = "empty_play"
    NO_SUCH_CARD = "no_such_card"
    MIXED_RANKS = "mixed_ranks"
    MUST_CONTAIN_3C = "must_contain_3c"
    LOCKED_RANK = "locked_rank"
    WRONG_COUNT = "wrong_count"
    TOO_LOW = "too_low"
    WRONG_NUMBER = "wrong_number"
    BAD_RETURN = "bad_return"


class Illegal(ValueError):
    """An action that the rules refuse. The match is as it was before."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.value)
        self.code = code
