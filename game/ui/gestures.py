"""What a pointer did: tap, double tap, long press, drag, from mouse events and a clock.

Touch arrives as mouse events too (their `touch` is true); finger events are not looked at.
Times are milliseconds and are handed in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

DOUBLE_MS = 300
"""Two taps at most this far apart are a double tap."""
LONG_MS = 480
"""A pointer that rests this long makes a long press."""
MOUSE_SLOP, TOUCH_SLOP = 3, 8
"""CSS px that a pointer moves before it drags."""

Kind = Literal["tap", "double", "long", "menu", "drag", "move", "drop", "cancel"]


@dataclass(frozen=True, slots=True)
class Gesture:
    """Something a pointer did.

    Attributes:
        kind: `tap` and `double` (each double tap was a tap first); `long` for a long press and
            `menu` for a right click, which mean the same; `drag` when a drag begins, `move`
            while it goes on, `drop` when it ends, `cancel` when it is broken off.
        pos: where the pointer is, in device px.
        start: where it went down.
        touch: a finger rather than a mouse.
    """

    kind: Kind
    pos: tuple[int, int]
    start: tuple[int, int]
    touch: bool = False


class Gestures:
    """Turns the mouse events of one area into gestures.

    Feed it events with `handle` and the time with `update`: a long press is seen by the clock.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._down: tuple[tuple[int, int], float, bool] | None = None
        self._dragging = False
        self._long = False
        self._last_tap: tuple[tuple[int, int], float] | None = None
        self._pos = (0, 0)

    @property
    def down(self) -> tuple[int, int] | None:
        """Where the pointer that is down now went down."""
        return self._down[0] if self._down else None

    @property
    def dragging(self) -> bool:
        """Whether a drag goes on."""
        return self._dragging

    def handle(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """The gestures that the event completes, in order."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event, now)
        if event.type == pygame.MOUSEMOTION and self._down is not None:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._down is not None:
            return self._release(event.pos, now)
        return []

    def update(self, now: float) -> list[Gesture]:
        """A long press, once, when its time has come."""
        if self._down is None or self._dragging or self._long or now - self._down[1] < LONG_MS:
            return []
        self._long = True
        return [self._made("long")]

    def cancel(self) -> list[Gesture]:
        """Breaks off what goes on: the window lost the pointer, or the table changed below it."""
        made = [self._made("cancel")] if self._dragging else []
        self._down, self._dragging, self._last_tap = None, False, None
        return made

    def _press(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        touch = bool(getattr(event, "touch", False))
        self._pos = event.pos
        if event.button == 3:
            return [*self.cancel(), Gesture("menu", event.pos, event.pos, touch)]
        if event.button == 1:
            self._down = (event.pos, now, touch)
            self._dragging = self._long = False
        return []

    def _move(self, pos: tuple[int, int]) -> list[Gesture]:
        assert self._down is not None
        start, _, touch = self._down
        self._pos = pos
        if self._dragging:
            return [self._made("move")]
        if self._long or self._distance(start, pos) < (TOUCH_SLOP if touch else MOUSE_SLOP):
            return []
        self._dragging = True
        self._last_tap = None
        return [self._made("drag")]

    def _release(self, pos: tuple[int, int], now: float) -> list[Gesture]:
        assert self._down is not None
        made = self._move(pos) if pos != self._pos else []
        dragged, long = self._dragging, self._long
        drop, tap, double = self._made("drop"), self._made("tap"), self._made("double")
        start, _, touch = self._down
        self._down, self._dragging = None, False
        if dragged:
            return [*made, drop]
        if long:
            return made
        last, self._last_tap = self._last_tap, (start, now)
        near = 2 * TOUCH_SLOP if touch else TOUCH_SLOP
        if last and now - last[1] <= DOUBLE_MS and self._distance(last[0], start) <= near:
            self._last_tap = None
            return [tap, double]
        return [tap]

    def _distance(self, a: tuple[int, int], b: tuple[int, int]) -> float:
        return max(abs(a[0] - b[0]), abs(a[1] - b[1])) / self.scale

    def _made(self, kind: Kind) -> Gesture:
        assert self._down is not None
        return Gesture(kind, self._pos, self._down[0], self._down[2])
