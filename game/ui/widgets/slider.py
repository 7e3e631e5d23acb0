"""Bars: a slider that is moved, a progress bar that is only seen."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.colour import mix
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import BODY, RADIUS_S, TARGET, S, Theme
from game.ui.widgets.base import Widget


class Slider(Widget):
    """A number from 0 to `steps` on a line, moved by pressing, dragging, or the arrow keys."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        value: int,
        steps: int,
        on_change: Callable[[int], None],
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.value = value
        self.steps = steps
        self.on_change = on_change
        self._held = False

    @property
    def holds_pointer(self) -> bool:
        return self._held

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return min(width, look.px(180)), look.px(TARGET)

    def targets(self) -> list[Target]:
        percent = f"{round(100 * self.value / self.steps)} %"
        return [Target(self.id, self.label, self.rect, self.enabled, "slider", percent)]

    def activate(self, target_id: str) -> bool:
        """Enter on a slider does nothing, but is not anyone else's either."""
        return target_id == self.id

    def adjust(self, target_id: str, step: int) -> bool:
        return target_id == self.id and self.enabled and self._set(self.value + step)

    def _set(self, value: int) -> bool:
        value = max(0, min(self.steps, value))
        if value != self.value:
            self.value = value
            self.changed = True
            self.on_change(value)
        return True

    def let_go(self) -> None:
        super().let_go()
        self._held = False

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._hit(event.pos):
            self._held = True
            self._press(self.id)
            return self._set(self._at(event.pos[0]))
        if event.type == pygame.MOUSEMOTION and self._held:
            return self._set(self._at(event.pos[0]))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            self._held = False
            self._press(None)
            return True
        return super().handle(event)

    def _track(self) -> Rect:
        return boxes.inset(self.rect, self.rect.h // 3, self.rect.h * 4 // 9)

    def _at(self, x: int) -> int:
        track = self._track()
        return round((x - track.x) * self.steps / max(1, track.w))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        track = self._track()
        radius = track.h // 2
        ink = theme.primary if self.enabled else mix(theme.panel, theme.field_line, 0.6)
        look.paint.box(surface, track, radius, theme.field, line=theme.field_line, width=look.px(1))
        done = track.w * self.value // self.steps
        if done:
            look.paint.box(surface, Rect(track.x, track.y, done, track.h), radius, ink)
        size = look.px(24 if self._held else 22)
        knob = Rect(0, 0, size, size)
        knob.center = (track.x + done, track.centery)
        look.paint.shadow(surface, knob, size // 2, look.px(4), 110)
        look.paint.box(surface, knob, size // 2, ink, line=theme.panel, width=look.px(3))


class Progress(Widget):
    """A bar that fills, with what is going on written above it.

    Attributes:
        share: how much is done, 0 to 1.
        text: what is going on.
    """

    def __init__(self, share: float = 0.0, text: str = "") -> None:
        super().__init__()
        self.share = share
        self.text = text

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.text.line_height(BODY) + look.px(S + 10)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme: Theme = look.theme
        label = Rect(self.rect.x, self.rect.y, self.rect.w, look.text.line_height(BODY))
        look.text.draw(surface, self.text, BODY, theme.on_table, label, align="centre")
        bar = Rect(self.rect.x, self.rect.bottom - look.px(10), self.rect.w, look.px(10))
        radius = min(look.px(RADIUS_S), bar.h // 2)
        look.paint.box(surface, bar, radius, theme.field, line=theme.field_line, width=look.px(1))
        done = round(bar.w * max(0.0, min(1.0, self.share)))
        if done > bar.h:
            look.paint.box(surface, Rect(bar.x, bar.y, done, bar.h), radius, theme.primary)
