"""A first scene that shows that frames, clicks, keys and resizes arrive; the menu replaces it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.host import Activated, Focused, Resized
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.stack import Event


@dataclass(frozen=True)
class _Dot:
    id: str
    label: str
    rect: pygame.Rect
    enabled: bool = True
    role: str = "button"


class PlaceholderScene(Scene):
    """A felt with two dots to press."""

    name = "placeholder"

    def __init__(self) -> None:
        self.log: list[str] = []
        self._focused: str | None = None
        self._ratio = 1.0
        self._dots = self._placed(1280, 720)

    def _placed(self, width: int, height: int) -> list[_Dot]:
        side = round(60 * self._ratio)
        rects = [
            pygame.Rect(width * k // 3 - side // 2, height // 2 - side // 2, side, side)
            for k in (1, 2)
        ]
        return [_Dot("left", "Left", rects[0]), _Dot("right", "Right", rects[1])]

    def handle(self, event: Event) -> None:
        """Note what arrived."""
        if isinstance(event, Resized):
            self._ratio = event.ratio
            self._dots = self._placed(event.width, event.height)
        elif isinstance(event, Focused):
            self._focused = event.id
        elif isinstance(event, Activated):
            self.log.append(f"activated {event.id}")
        elif isinstance(event, pygame.event.Event) and event.type == pygame.MOUSEBUTTONDOWN:
            self.log += [f"down {d.id}" for d in self._dots if d.rect.collidepoint(event.pos)]
        elif isinstance(event, pygame.event.Event) and event.type == pygame.KEYDOWN:
            self.log.append(f"key {pygame.key.name(event.key)}")
        else:
            return
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dots, gold where focused."""
        surface.fill("#124A2C")
        for dot in self._dots:
            colour = "#F2C14E" if dot.id == self._focused else "#FBF8F0"
            pygame.draw.ellipse(surface, colour, dot.rect)

    def targets(self) -> list[_Dot]:
        """Return the dots."""
        return self._dots

    @property
    def focused(self) -> str | None:
        """The dot with the keyboard focus."""
        return self._focused

    def report(self) -> dict[str, object]:
        """Return what arrived."""
        return {"log": self.log}
