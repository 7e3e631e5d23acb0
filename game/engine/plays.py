"""Which moves there are, which of them a situation allows, why not, and what they cause.

A move is a small integer: rank and number of cards, not which suits. Its bit in a mask
of moves is the very bit that says "held at least so often" in a hand's held mask, so the
legal moves of a hand are one AND.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.engine.actions import Code
from game.engine.cards import MAX_EQUAL, RANK_TEXT, RANKS, THREE_OF_CLUBS
from game.engine.events import Cards, Cause
from game.engine.hands import COLUMN, Hand

if TYPE_CHECKING:
    from game.engine.laws import Laws
    from game.engine.lays import Lay


class Move(NamedTuple):
    """So many cards of one rank."""

    rank: int
    number: int


MOVES: tuple[Move, ...] = tuple(
    Move(rank, number) for number in range(1, MAX_EQUAL + 1) for rank in range(RANKS)
)
"""`MOVES[move]`, ordered by number of cards, then rank."""

PASS = len(MOVES)
LEAD = -1
"""In the place of a top play: there is none, the turn player leads."""

BIT: tuple[int, ...] = tuple(1 << move for move in range(PASS + 1))
RANK_OF_MOVE: tuple[int, ...] = tuple(move.rank for move in MOVES)
NUMBER_OF_MOVE: tuple[int, ...] = tuple(move.number for move in MOVES)
COLUMN_OF_MOVE: tuple[int, ...] = tuple(COLUMN[move.rank] for move in MOVES)
SHIFT_OF_MOVE: tuple[int, ...] = tuple(move.number * RANKS for move in MOVES)

# What a play causes, as bits: plays says which, tricks carries them out.
CLOSE = 1
LOCK = 2
SKIP = 4


def move_of(rank: int, number: int) -> int:
    """The move that lays so many cards of a rank."""
    return (number - 1) * RANKS + rank


def move_text(move: int) -> str:
    """A move as records write it: `7x1`, `Kx2`, `pass`."""
    if move == PASS:
        return "pass"
    rank, number = MOVES[move]
    return f"{RANK_TEXT[rank]}x{number}"


MOVE_BY_TEXT: dict[str, int] = {move_text(move): move for move in range(PASS + 1)}


_HALF = RANKS // 2


class _Chunks(dict[int, tuple[int, ...]]):
    """For one number of cards: set of ranks → moves, each made once, as hands recur.

    They are put together of two halves, since all of them would take long to make.
    """

    __slots__ = ("high", "low")

    def __init__(self, base: int) -> None:
        super().__init__()
        self.low = _moves_of_ranks(base, _HALF)
        self.high = _moves_of_ranks(base + _HALF, RANKS - _HALF)

    def __missing__(self, ranks: int) -> tuple[int, ...]:
        moves = self[ranks] = self.low[ranks & (1 << _HALF) - 1] + self.high[ranks >> _HALF]
        return moves


def _moves_of_ranks(base: int, ranks: int) -> tuple[tuple[int, ...], ...]:
    """For each set of so many ranks, the moves from `base` on that it holds."""
    sets: list[tuple[int, ...]] = [()]
    for rank in range(ranks):
        sets += [(*moves, base + rank) for moves in sets]
    return tuple(sets)


_CHUNKS = tuple(_Chunks(number * RANKS) for number in range(MAX_EQUAL))
_SINGLES, *_SETS = _CHUNKS
_ALL_RANKS = (1 << RANKS) - 1


def moves_of_mask(mask: int) -> tuple[int, ...]:
    """The moves of a mask, ordered by number, then rank."""
    moves = _SINGLES[mask & _ALL_RANKS]
    if mask > _ALL_RANKS:
        for chunks in _SETS:
            mask >>= RANKS
            if not mask:
                break
            moves += chunks[mask & _ALL_RANKS]
    return moves


class _After(dict[int, "tuple[Situation, int]"]):
    """What follows each move in a situation, worked out when first asked for."""

    __slots__ = ("situation",)

    def __init__(self, situation: Situation) -> None:
        super().__init__()
        self.situation = situation

    def __missing__(self, move: int) -> tuple[Situation, int]:
        step = self[move] = self.situation.step(move)
        return step


class Situation:
    """What lies on the pile, as far as the rules care, and what it allows.

    Attributes:
        top: the move on top, or `LEAD`.
        lying: cards of the top rank lying together (docs/rules.md, Completing four);
            0 where the rules do not ask.
        locked: whether the turn player is bound to the rank (docs/rules.md, The lock).
        answers: the moves the turn player may make, as a mask; pass not among them.
        completion: the move that completes four, or `PASS` where none does.
        free: the same situation once the bound player has passed.
        after: move → (next situation, effects).
    """

    __slots__ = ("after", "answers", "completion", "free", "laws", "locked", "lying", "top")

    def __init__(self, laws: Laws, top: int, lying: int, *, locked: bool) -> None:
        self.laws = laws
        self.top = top
        self.lying = lying
        self.locked = locked
        self.completion = PASS
        self.answers = _EVERY_MOVE
        self.after = _After(self)
        self.free = laws.situation(top, lying, False) if locked else self
        if top != LEAD:
            self._follow(laws)

    def _follow(self, laws: Laws) -> None:
        rank, number = MOVES[self.top]
        answers = laws.follows(rank, number) | laws.trump
        if self.locked:
            answers &= COLUMN[rank]
        if laws.lying:
            self.completion = move_of(rank, 4 - self.lying)
            answers |= BIT[self.completion]
        self.answers = answers

    def step(self, move: int) -> tuple[Situation, int]:
        """The situation after a move, and the move's effects as bits."""
        laws = self.laws
        rank, number = MOVES[move]
        lying = 0
        if laws.lying:
            lying = number + (self.lying if self.holds_rank(rank) else 0)
        if laws.closing_ranks >> rank & 1 or number >= laws.closing_number or lying >= 4:
            return laws.lead, CLOSE
        effects = 0
        if move == self.top:
            after = laws.rules.after_equal
            if after == "lock":
                effects = LOCK
            elif after == "skip" and number == 1:
                effects = SKIP
        return laws.situation(move, lying, effects == LOCK), effects

    def holds_rank(self, rank: int) -> bool:
        """Whether the play on top is of this rank."""
        return self.top != LEAD and MOVES[self.top].rank == rank

    def cause(self, move: int) -> Cause:
        """Why a closing move closes."""
        rank = MOVES[move].rank
        if self.laws.closing_ranks >> rank & 1:
            return Cause.TWOS
        return Cause.COMPLETED if self.lying and self.holds_rank(rank) else Cause.FOUR


_EVERY_MOVE = BIT[PASS] - 1


def refusal(
    situation: Situation, hand: Hand, cards: Cards, lay: Lay | None, duty: bool
) -> Code | None:
    """Why the turn player may not lay these cards, or None.

    `lay` is the play as `lays` reads it, `duty` asks for the 3♣. The codes come in the order
    of docs/rules.md, Refusals.
    """
    if not cards:
        return Code.EMPTY_PLAY
    if lay is None:
        return Code.MIXED_RANKS if hand.holds(cards) else Code.NO_SUCH_CARD
    if duty and THREE_OF_CLUBS not in cards:
        return Code.MUST_CONTAIN_3C
    if situation.answers & lay.bit:
        return None
    return _unanswered(situation, lay.rank, len(cards))


def _unanswered(situation: Situation, rank: int, number: int) -> Code:
    top = MOVES[situation.top]
    if situation.locked and rank != top.rank:
        return Code.LOCKED_RANK
    more = number > top.number and situation.laws.rules.more_beats_fewer
    if number != top.number and not more:
        return Code.WRONG_COUNT
    return Code.TOO_LOW


def adjust(
    hand: Cards, legal: Sequence[int], selected: Sequence[int], tapped: int
) -> tuple[int, ...]:
    """What is selected after a tap, as places in the hand, in order.

    A first tap on a rank selects as many cards as its smallest legal play needs, the
    tapped one among them; further taps on the rank add or take away one card; a tap on
    another rank starts anew. `legal` are the moves that may be made now.
    """
    rank = hand[tapped].rank
    same = [place for place in selected if hand[place].rank == rank]
    if tapped in same:
        return tuple(sorted(place for place in same if place != tapped))
    if same:
        return tuple(sorted([*same, tapped]))
    numbers = [MOVES[move].number for move in legal if move != PASS and MOVES[move].rank == rank]
    wanted = min(numbers, default=1)
    others = [place for place, card in enumerate(hand) if card.rank == rank and place != tapped]
    return tuple(sorted([tapped, *others[: wanted - 1]]))
