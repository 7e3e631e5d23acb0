"""Targets: one list that mouse, keyboard focus, screen readers and tests all share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

Role = Literal["button", "checkbox", "radio", "slider", "option", "card", "link", "text"]


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be acted on.

    Attributes:
        id: unique within a scene and stable from frame to frame.
        label: what it is called, as a screen reader should say it.
        rect: where it is, in device px.
        enabled: whether acting on it does something.
        role: what kind of thing it is.
        value: its state in words or figures ("4", "Fast"), empty if it has none.
        checked: on or off, None for what is neither.
        shown: False while it is scrolled out of sight; giving it the focus brings it back.
    """

    id: str
    label: str
    rect: pygame.Rect
    enabled: bool = True
    role: Role = "button"
    value: str = ""
    checked: bool | None = None
    shown: bool = True


DIRECTIONS: dict[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Focus:
    """Which target has the keyboard, and how it moves.

    The ring is `visible` only after a key was used: a person with a mouse needs none.
    """

    def __init__(self) -> None:
        self.id: str | None = None
        self.visible = False

    def current(self, targets: Sequence[Target]) -> Target | None:
        """The target that has the focus, if it is still there."""
        return next((t for t in targets if t.id == self.id), None)

    def set(self, target_id: str | None, visible: bool | None = None) -> None:
        """Gives the focus to a target, or takes it away."""
        self.id = target_id
        if visible is not None:
            self.visible = visible

    def key(self, event: pygame.event.Event, targets: Sequence[Target]) -> bool:
        """Moves the focus for a key-down event; says whether it did."""
        usable = [t for t in targets if t.enabled]
        if not usable or event.type != pygame.KEYDOWN:
            return False
        here = self.current(usable)
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            found = usable[0 if step > 0 else -1]
            if here is not None:
                found = usable[(usable.index(here) + step) % len(usable)]
        elif event.key == pygame.K_HOME:
            found = usable[0]
        elif event.key == pygame.K_END:
            found = usable[-1]
        elif event.key in DIRECTIONS:
            found = usable[0] if here is None else neighbour(here, usable, DIRECTIONS[event.key])
            if found is here:
                return False
        else:
            return False
        self.set(found.id, visible=True)
        return True


def neighbour(here: Target, targets: Sequence[Target], direction: tuple[int, int]) -> Target:
    """The next target in a direction, or `here` if there is none.

    Distance across the direction counts three times as much as distance along it, so that the
    focus keeps to its row or column; of two targets at the same distance the earlier wins.
    """
    dx, dy = direction
    best, least = here, float("inf")
    for target in targets:
        if target.id == here.id:
            continue
        along, across = _gaps(here.rect, target.rect, dx, dy)
        if along <= 0:
            continue
        distance = along + 3 * across
        if distance < least:
            best, least = target, distance
    return best


def _gaps(a: pygame.Rect, b: pygame.Rect, dx: int, dy: int) -> tuple[float, float]:
    """How far b's centre lies along the direction, and how far b lies beside a's band."""
    along = (b.centerx - a.centerx) * dx + (b.centery - a.centery) * dy
    if dx:
        beside = max(0, b.top - a.bottom, a.top - b.bottom)
        overlap = min(a.bottom, b.bottom) > max(a.top, b.top)
        off = abs(b.centery - a.centery)
    else:
        beside = max(0, b.left - a.right, a.left - b.right)
        overlap = min(a.right, b.right) > max(a.left, b.left)
        off = abs(b.centerx - a.centerx)
    return along, off * 0.05 if overlap else beside + off * 0.3
