"""Controls that hold a value: switch, checkbox row, segmented choice, stepper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.colour import mix
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import CAPTION, RADIUS_M, STRONG, TARGET, XS, L, M, S
from game.ui.widgets.base import Widget

Value = TypeVar("Value")


def switch_size(look: Look) -> tuple[int, int]:
    """Size of the drawn switch in px."""
    return look.px(48), look.px(28)


def draw_switch(
    surface: pygame.Surface,
    look: Look,
    box: Rect,
    on: bool,
    enabled: bool,
    *,
    touched: bool = False,
) -> None:
    """A switch: its knob right and filled when on, left and hollow when off."""
    theme = look.theme
    width = look.px(2)
    ground = theme.primary if on else theme.field
    if touched:
        ground = mix(ground, (255, 255, 255), 0.16)
    line = None if on else theme.field_line
    knob = theme.on_primary if on else theme.field_line
    if not enabled:
        ground, knob = mix(theme.panel, theme.field_line, 0.35), mix(theme.panel, knob, 0.5)
    look.paint.box(surface, box, box.h // 2, ground, line=line, width=width)
    size = box.h - 2 * look.px(5)
    spot = Rect(0, box.y + (box.h - size) // 2, size, size)
    spot.x = box.right - look.px(5) - size if on else box.x + look.px(5)
    look.paint.box(surface, spot, size // 2, knob)
    if on and enabled:
        icon = look.icons.get("check", size * 3 // 4, theme.primary)
        surface.blit(icon, icon.get_rect(center=spot.center))


class Toggle(Widget):
    """A switch alone, for use in a `Field`."""

    def __init__(
        self, widget_id: str, label: str, on: bool, on_change: Callable[[bool], None]
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.on = on
        self.on_change = on_change

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return switch_size(look)[0], look.px(TARGET)

    def targets(self) -> list[Target]:
        return [Target(self.id, self.label, self.rect, self.enabled, "checkbox", checked=self.on)]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id or not self.enabled:
            return False
        self.on = not self.on
        self.changed = True
        self.on_change(self.on)
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        box = boxes.centred(self.rect, *switch_size(look))
        draw_switch(surface, look, box, self.on, self.enabled, touched=self._touched)

    @property
    def _touched(self) -> bool:
        return bool(self.hovered or self.pressed)


class Check(Toggle):
    """A whole row that can be pressed: a label, a sentence that explains it, a switch."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        explanation: str = "",
    ) -> None:
        super().__init__(widget_id, label, on, on_change)
        self.explanation = explanation

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        room = self._room(look, width)
        height = look.text.height(self.label, STRONG, room)
        if self.explanation:
            height += look.px(XS) + look.text.height(self.explanation, CAPTION, room)
        return width, max(look.px(TARGET), height)

    def _room(self, look: Look, width: int) -> int:
        return max(look.px(80), width - switch_size(look)[0] - look.px(L))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, inner = look.theme, self.rect
        room = self._room(look, self.rect.w)
        ink = theme.on_panel if self.enabled else mix(theme.panel, theme.on_panel, 0.5)
        label = look.text.paragraph(self.label, STRONG, ink, room, suits=look.suits_on_panel)
        below = None
        height = label.get_height()
        if self.explanation:
            below = look.text.paragraph(
                self.explanation, CAPTION, theme.on_panel_muted, room, suits=look.suits_on_panel
            )
            height += look.px(XS) + below.get_height()
        top = inner.centery - height // 2
        surface.blit(label, (inner.x, top))
        if below is not None:
            surface.blit(below, (inner.x, top + height - below.get_height()))
        wide, high = switch_size(look)
        box = Rect(inner.right - wide, inner.centery - high // 2, wide, high)
        draw_switch(surface, look, box, self.on, self.enabled, touched=self._touched)


class Segmented(Widget, Generic[Value]):
    """A few choices side by side, one of them taken. Wraps into rows where it must.

    Attributes:
        options: pairs of value and label.
        value: the one taken.
    """

    def __init__(
        self,
        widget_id: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
    ) -> None:
        super().__init__(widget_id)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self._cells: list[Rect] = []

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        natural, equal = self._widths(look)
        if len(self.options) * equal <= width:
            return len(self.options) * equal, look.px(TARGET)
        if sum(natural) <= width:
            return sum(natural), look.px(TARGET)
        columns = self._columns(equal, width)
        rows = -(-len(self.options) // columns)
        return min(width, equal * columns), rows * look.px(TARGET)

    def _widths(self, look: Look) -> tuple[list[int], int]:
        """The width that each cell needs, and the width of equal cells."""
        least, pad = look.px(TARGET), 2 * look.px(M)
        natural = [max(least, look.text.width(text, STRONG) + pad) for _, text in self.options]
        return natural, max(natural)

    def _columns(self, cell: int, width: int) -> int:
        """How many equal cells stand in a row, the rows being as even as possible."""
        fit = max(1, min(len(self.options), width // cell))
        rows = -(-len(self.options) // fit)
        return -(-len(self.options) // rows)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        natural, equal = self._widths(look)
        number, spare = len(self.options), rect.w - sum(natural)
        if number * equal > rect.w and spare >= 0:
            row = Rect(rect.x, rect.y, rect.w, look.px(TARGET))
            wide = [w + spare * (i + 1) // number - spare * i // number
                    for i, w in enumerate(natural)]  # fmt: skip
            self._cells = boxes.row(row, wide, 0)
        else:
            columns = self._columns(equal, rect.w)
            self._cells = boxes.grid(rect, columns, number, look.px(TARGET), 0)

    def targets(self) -> list[Target]:
        return [
            Target(
                f"{self.id}:{value}", label, cell, self.enabled, "radio",
                checked=value == self.value,
            )
            for (value, label), cell in zip(self.options, self._cells, strict=False)
        ]  # fmt: skip

    def activate(self, target_id: str) -> bool:
        for value, _ in self.options:
            if target_id == f"{self.id}:{value}" and self.enabled:
                if value != self.value:
                    self.value = value
                    self.changed = True
                    self.on_change(value)
                return True
        return False

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        radius, line = look.px(RADIUS_M), look.px(1)
        look.paint.box(surface, self.rect, radius, theme.field, line=theme.field_line, width=line)
        for (value, label), cell in zip(self.options, self._cells, strict=True):
            inner = boxes.inset(cell, look.px(3))
            ink = theme.on_panel
            if value == self.value:
                look.paint.box(surface, inner, radius - look.px(3), theme.primary)
                ink = theme.on_primary
            elif f"{self.id}:{value}" in (self.hovered, self.pressed):
                ground = mix(theme.field, theme.on_panel, 0.14)
                look.paint.box(surface, inner, radius - look.px(3), ground)
            if not self.enabled:
                ink = mix(theme.field, ink, 0.5)
            room = boxes.inset(inner, look.px(XS), 0)
            look.text.draw(
                surface, label, STRONG, ink, room, align="centre", shrink=True,
                suits=None if value == self.value else look.suits_on_panel,
            )  # fmt: skip


class Stepper(Widget):
    """A whole number between two buttons.

    Attributes:
        value: the number.
        low, high: its limits, both included.
        show: turns the number into what is written.
    """

    def __init__(
        self,
        widget_id: str,
        label: str,
        value: int,
        limits: tuple[int, int],
        on_change: Callable[[int], None],
        *,
        show: Callable[[int], str] = str,
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.value = value
        self.low, self.high = limits
        self.on_change = on_change
        self.show = show

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        widest = max(look.text.width(self.show(v), STRONG) for v in (self.low, self.high))
        return min(width, 2 * look.px(TARGET) + max(look.px(36), widest + look.px(S))), look.px(
            TARGET
        )

    def _ends(self) -> tuple[Rect, Rect]:
        side = self.rect.h
        return (
            Rect(self.rect.x, self.rect.y, side, side),
            Rect(self.rect.right - side, self.rect.y, side, side),
        )

    def targets(self) -> list[Target]:
        less, more = self._ends()
        value = self.show(self.value)
        return [
            Target(f"{self.id}:less", f"{self.label} −", less,
                   self.enabled and self.value > self.low, value=value),
            Target(f"{self.id}:more", f"{self.label} +", more,
                   self.enabled and self.value < self.high, value=value),
        ]  # fmt: skip

    def activate(self, target_id: str) -> bool:
        steps = {f"{self.id}:less": -1, f"{self.id}:more": 1}
        return target_id in steps and self._step(steps[target_id])

    def _step(self, step: int) -> bool:
        value = self.value + step
        if not self.enabled or not self.low <= value <= self.high:
            return False
        self.value = value
        self.changed = True
        self.on_change(value)
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        radius, line = look.px(RADIUS_M), look.px(1)
        look.paint.box(surface, self.rect, radius, theme.field, line=theme.field_line, width=line)
        for target, icon in zip(self.targets(), ("minus", "plus"), strict=True):
            inner = boxes.inset(target.rect, look.px(3))
            share = 0.0
            if target.enabled:
                share = 0.22 if target.id == self.pressed else 0.14
                share = share if target.id in (self.hovered, self.pressed) else 0.08
            if share:
                ground = mix(theme.field, theme.on_panel, share)
                look.paint.box(surface, inner, radius - look.px(3), ground)
            ink = theme.on_panel if target.enabled else mix(theme.field, theme.on_panel, 0.35)
            image = look.icons.get(icon, look.px(18), ink)
            surface.blit(image, image.get_rect(center=inner.center))
        ink = theme.on_panel if self.enabled else mix(theme.field, theme.on_panel, 0.5)
        room = boxes.inset(self.rect, self.rect.h, 0)
        look.text.draw(
            surface, self.show(self.value), STRONG, ink, room, align="centre", shrink=True
        )
