"""Two players left, and each knows the other's cards: the rest can be worked out.

Every line of play is followed to its end, win or loss, and each position met is kept, so
that no position is worked out twice. The work is cut into slices: a slice that is used up
leaves what it learned behind, and the next begins again from the top and gets further. One
that was used up on the way down a single line learned nothing; the next is twice as long.
The moves take turns, so that one that is hard to work out does not hide another that wins.
"""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

from game.bots.bot import Thinking
from game.engine.plays import PASS, moves_of_mask
from game.engine.tricks import BUST, NOBODY, OVER, Trick

LIMIT = 6000
_SLICE = 150

Wins: TypeAlias = tuple[bool | None, ...]
"""Whether each move wins; None where that was not found out."""
_Key: TypeAlias = tuple[int, int, int, int, int, int, int, bool, bool]


class _Paused(Exception):
    """The slice is used up."""


def solve(trick: Trick, moves: tuple[int, ...], limit: int = LIMIT) -> Thinking[Wins | None]:
    """Which moves of the turn player end in the better of the two places left.

    None where that takes more than `limit` positions to find out and no move is known to win.

    Args:
        trick: all hands in it are the true ones; two players are left.
        moves: legal moves, `PASS` among them where it is allowed.
    """
    solver = _Solver(trick.turn)
    wins: dict[int, bool] = {}
    waiting = deque(moves)
    slice_ = _SLICE
    while waiting and solver.positions < limit:
        known = solver.positions
        solver.left = slice_
        move = waiting.popleft()
        try:
            wins[move] = solver.wins_after(trick, move)
        except _Paused:
            waiting.append(move)
            if solver.positions == known:
                slice_ *= 2
            yield
    if waiting and not any(wins.values()):
        return None
    return tuple(map(wins.get, moves))


class _Solver:
    """The positions met so far, each with whether `player` wins it."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.left = 0
        self._known: dict[_Key, bool] = {}

    @property
    def positions(self) -> int:
        """How many positions are worked out."""
        return len(self._known)

    def wins_after(self, trick: Trick, move: int) -> bool:
        """Whether the player wins once the turn player has made a move."""
        return self._after(trick, trick.turn, move)

    def _after(self, trick: Trick, mover: int, move: int) -> bool:
        after = trick.copy()
        if move == PASS:
            after.pass_turn()
            return self._wins(after, declined=False)
        effects = after.lay(mover, move)
        if effects & OVER:
            mover_wins = not effects & BUST
            return mover_wins == (mover == self.player)
        return self._wins(after, declined=False)

    def _wins(self, trick: Trick, *, declined: bool) -> bool:
        key = _key(trick, declined)
        known = self._known.get(key)
        if known is None:
            if not self.left:
                raise _Paused
            self.left -= 1
            known = self._known[key] = self._work_out(trick, declined)
        return known

    def _work_out(self, trick: Trick, declined: bool) -> bool:
        turn = trick.turn
        completing = [] if declined else trick.completing()
        if completing:
            # Who does not have the turn is asked first whether to complete four.
            (mover,) = completing
            mine = mover == self.player
            if self._after(trick, mover, trick.situation.completion) == mine:
                return mine
            return self._wins(trick, declined=True)
        mine = turn == self.player
        # A loop and no `any`: with two decks lines are long, and the stack is not endless.
        for move in moves_of_mask(trick.answers()):
            if self._after(trick, turn, move) == mine:
                return mine
        if trick.top == NOBODY:
            return not mine
        return self._after(trick, turn, PASS)


def _key(trick: Trick, declined: bool) -> _Key:
    first, second = (p for p in range(len(trick.held)) if not trick.gone >> p & 1)
    situation = trick.situation
    return (
        trick.held[first],
        trick.held[second],
        trick.turn,
        trick.top,
        trick.barred,
        situation.top,
        situation.lying,
        situation.locked,
        declined,
    )
