"""Everything that can happen in a match, in the order it happens.

`match.act` returns these; log, announcer, record and animation are written from them.
Players are numbers, 0 to n - 1, in the order of `match.names`; they keep their number
when they change seats. `event.seen_by(player)` hides what that player may not know:
hidden cards become `None`, their number stays.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from game.engine.cards import Card

Cards: TypeAlias = tuple[Card, ...]


class Cause(StrEnum):
    """Why a pile was cleared (docs/rules.md, Closing)."""

    TWOS = "twos"
    FOUR = "four"
    COMPLETED = "completed"
    ALL_PASSED = "all_passed"
    ALL_ACTED = "all_acted"


class Seated(NamedTuple):
    """Everybody has moved: `seats` lists the players clockwise (docs/rules.md, Re-seating)."""

    seats: tuple[int, ...]

    def seen_by(self, player: int) -> Seated:
        """Public."""
        return self


class Dealt(NamedTuple):
    """A round begins. Hands by player, the kitty (face up) and the hold hand (face down)."""

    round: int
    dealer: int
    counts: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    kitty: Cards
    hold: Cards | None
    hold_count: int

    def seen_by(self, player: int) -> Dealt:
        """Only the player's own hand stays visible."""
        hands = tuple(cards if p == player else None for p, cards in enumerate(self.hands))
        return self._replace(hands=hands, hold=None)


class HoldAnswered(NamedTuple):
    """A player took the hold hand (laying the whole hand down for it) or kept the own one."""

    player: int
    took: bool
    laid: Cards | None
    taken: Cards | None
    laid_count: int
    taken_count: int

    def seen_by(self, player: int) -> HoldAnswered:
        """Only who swapped knows both hands."""
        return self if player == self.player else self._replace(laid=None, taken=None)


class HoldDiscarded(NamedTuple):
    """What lay in the hold hand is out of the round, unseen."""

    number: int

    def seen_by(self, player: int) -> HoldDiscarded:
        """Public."""
        return self


class Given(NamedTuple):
    """Cards changed hands, face down. `returned` tells a President's return from a gift,
    `chosen` whether the giver picked the cards."""

    giver: int
    receiver: int
    cards: Cards | None
    number: int
    returned: bool
    chosen: bool

    def seen_by(self, player: int) -> Given:
        """Only the two know the cards."""
        return self if player in (self.giver, self.receiver) else self._replace(cards=None)


class KittySwapped(NamedTuple):
    """A player laid cards into the kitty, which lies face up, for as many out of it."""

    player: int
    laid: Cards
    taken: Cards

    def seen_by(self, player: int) -> KittySwapped:
        """Public: the kitty lies face up."""
        return self


class KittySkipped(NamedTuple):
    """A player left the kitty as it was."""

    player: int

    def seen_by(self, player: int) -> KittySkipped:
        """Public."""
        return self


class Opened(NamedTuple):
    """The trick phase has begun: who leads, and whether the lead must contain the 3♣."""

    leader: int
    must_contain_3c: bool

    def seen_by(self, player: int) -> Opened:
        """Public."""
        return self


class Played(NamedTuple):
    """Cards were laid on the pile. `move` is their number in `plays.MOVES`; `out_of_turn`
    marks a completion by a player who did not have the turn."""

    player: int
    cards: Cards
    move: int
    out_of_turn: bool

    def seen_by(self, player: int) -> Played:
        """Public."""
        return self


class Passed(NamedTuple):
    """A player passed, and stays in the trick."""

    player: int

    def seen_by(self, player: int) -> Passed:
        """Public."""
        return self


class Skipped(NamedTuple):
    """A player loses this turn, since a single was matched (docs/rules.md, The skip)."""

    player: int
    by: int

    def seen_by(self, player: int) -> Skipped:
        """Public."""
        return self


class Locked(NamedTuple):
    """The next player must play this rank or pass (docs/rules.md, The lock)."""

    player: int
    rank: int

    def seen_by(self, player: int) -> Locked:
        """Public."""
        return self


class Cleared(NamedTuple):
    """The pile is put aside. `last` is who played last, `leader` who leads now."""

    cause: Cause
    last: int
    leader: int

    def seen_by(self, player: int) -> Cleared:
        """Public."""
        return self


class WentOut(NamedTuple):
    """A player laid the last card and takes this position in the ranking, from 1."""

    player: int
    position: int

    def seen_by(self, player: int) -> WentOut:
        """Public."""
        return self


class WentBust(NamedTuple):
    """A player holds nothing but 2s and drops to this position (docs/rules.md, Bust)."""

    player: int
    position: int

    def seen_by(self, player: int) -> WentBust:
        """Public."""
        return self


class RoundOver(NamedTuple):
    """The ranking is complete. Points won and totals are by player."""

    round: int
    ranking: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]

    def seen_by(self, player: int) -> RoundOver:
        """Public."""
        return self


class MatchOver(NamedTuple):
    """The match has ended; several winners share it. In seat order."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def seen_by(self, player: int) -> MatchOver:
        """Public."""
        return self


Event: TypeAlias = (
    Seated
    | Dealt
    | HoldAnswered
    | HoldDiscarded
    | Given
    | KittySwapped
    | KittySkipped
    | Opened
    | Played
    | Passed
    | Skipped
    | Locked
    | Cleared
    | WentOut
    | WentBust
    | RoundOver
    | MatchOver
)
