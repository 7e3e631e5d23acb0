"""Thought that ripens while frames go by: as much in each as there is time for."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Generic, TypeVar

from game.bots import Hurry, Thinking
from game.table.director import BUDGET

T = TypeVar("T")


class Ripening(Generic[T]):
    """A bot's thought, thought on in each frame.

    Attributes:
        answer: what came of it; None till then.

    Args:
        thinking: see above.
        most: ms after which the answer is what is known so far; None waits for the end.
        budget: ms of a frame that may be spent.
        clock: tells the seconds.
    """

    def __init__(
        self,
        thinking: Thinking[T],
        *,
        most: float | None = None,
        budget: float = BUDGET,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.answer: T | None = None
        self._thinking = thinking
        self._left = most
        self._budget = budget
        self._clock = clock

    def update(self, dt: float) -> bool:
        """Let `dt` ms go by and think; whether the answer is there."""
        until = self._clock() + self._budget / 1000
        try:
            next(self._thinking)
            if self._is_over(dt):
                self._thinking.throw(Hurry())
            while self._clock() < until:
                next(self._thinking)
        except StopIteration as answer:
            self.answer = answer.value
            return True
        return False

    def _is_over(self, dt: float) -> bool:
        if self._left is None:
            return False
        self._left -= dt
        return self._left <= 0
