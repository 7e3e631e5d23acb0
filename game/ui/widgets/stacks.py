"""Widgets that hold widgets: columns, wrapping rows, panels, fields with their explanation."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.look import Look
from game.ui.theme import BODY, CAPTION, HEADING, RADIUS_L, STRONG, XL, XS, L, M, Style
from game.ui.widgets.base import Container, Widget
from game.ui.widgets.labels import Label, on_panel, on_panel_muted, panel_accent


class Column(Container):
    """Widgets below each other, each as wide as the column (`stretch`) or as it wants."""

    def __init__(self, children: Iterable[Widget], gap: float = M, *, stretch: bool = True) -> None:
        super().__init__(children)
        self.gap = gap
        self.stretch = stretch

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        sizes = [child.measure(look, width) for child in self.items]
        gaps = look.px(self.gap) * max(0, len(sizes) - 1)
        wide = max((w for w, _ in sizes), default=0)
        return min(width, wide), sum(h for _, h in sizes) + gaps

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        sizes = [child.measure(look, rect.w) for child in self.items]
        places = boxes.column(rect, [h for _, h in sizes], look.px(self.gap))
        for child, (wide, _), box in zip(self.items, sizes, places, strict=True):
            child.place(look, box if self.stretch else Rect(box.x, box.y, wide, box.h))


class Flow(Container):
    """Widgets beside each other in rows that wrap."""

    def __init__(
        self, children: Iterable[Widget], gap: float = M, side: boxes.Side = "start"
    ) -> None:
        super().__init__(children)
        self.gap = gap
        self.side: boxes.Side = side

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        sizes = [child.measure(look, width) for child in self.items]
        gap = look.px(self.gap)
        wide = sum(w for w, _ in sizes) + gap * max(0, len(sizes) - 1)
        return min(width, wide), boxes.flow_height(width, sizes, gap)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        sizes = [child.measure(look, rect.w) for child in self.items]
        for child, box in zip(
            self.items, boxes.flow(rect, sizes, look.px(self.gap), self.side), strict=True
        ):
            child.place(look, box)


class Shares(Container):
    """Widgets beside each other, all equally wide."""

    def __init__(self, children: Iterable[Widget], gap: float = M) -> None:
        super().__init__(children)
        self.gap = gap

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        gap = look.px(self.gap)
        each = (width - gap * (len(self.items) - 1)) // max(1, len(self.items))
        return width, max((child.measure(look, each)[1] for child in self.items), default=0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        places = boxes.shares(rect, len(self.items), look.px(self.gap))
        for child, box in zip(self.items, places, strict=True):
            child.place(look, box)


class Panel(Container):
    """A raised sheet around one widget, with an optional title."""

    def __init__(self, child: Widget, title: str = "", *, padding: float = XL) -> None:
        self.padding = padding
        inner: list[Widget] = [child]
        if title:
            inner = [Column([Label(title, HEADING, panel_accent), child], L)]
        super().__init__(inner)

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        pad = look.px(self.padding)
        wide, high = self.items[0].measure(look, width - 2 * pad)
        return min(width, wide + 2 * pad), high + 2 * pad

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self.items[0].place(look, boxes.inset(rect, look.px(self.padding)))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        draw_panel(surface, look, self.rect)
        super().draw(surface, look)


def draw_panel(surface: pygame.Surface, look: Look, rect: Rect) -> None:
    """The sheet of a panel: shadow, ground and edge."""
    theme, radius = look.theme, look.px(RADIUS_L)
    look.paint.shadow(surface, rect, radius, look.px(16), 130 if theme.dark else 60)
    look.paint.box(surface, rect, radius, theme.panel, line=theme.panel_line, width=look.px(1))


class Field(Container):
    """A control with what it is called and, below that, one sentence that explains it.

    The control stands at the right if there is room for it, else below.
    """

    def __init__(
        self, label: str, control: Widget, explanation: str = "", *, style: Style = STRONG
    ) -> None:
        self.label = Label(label, style, on_panel)
        self.explanation = Label(explanation, CAPTION if explanation else BODY, on_panel_muted)
        self.control = control
        super().__init__([self.label, self.explanation, control])

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        boxes_ = self._lay(look, Rect(0, 0, width, 0))
        return width, max(box.bottom for box in boxes_)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        for child, box in zip(self.items, self._lay(look, rect), strict=True):
            child.place(look, box)

    def _lay(self, look: Look, rect: Rect) -> list[Rect]:
        gap = look.px(L)
        wide, high = self.control.measure(look, rect.w)
        beside = rect.w - wide - gap >= max(
            look.px(120), min(self.label.measure(look, rect.w)[0], rect.w // 2)
        )
        room = rect.w - wide - gap if beside else rect.w
        label_h = self.label.measure(look, room)[1]
        text_h = label_h
        explained = self.explanation.measure(look, room)[1] if self.explanation.text else 0
        text_h += look.px(XS) + explained if explained else 0
        top = rect.y + max(0, (high - text_h) // 2) if beside else rect.y
        label = Rect(rect.x, top, room, label_h)
        below = Rect(rect.x, top + text_h - explained, room, explained)
        if beside:
            total = max(high, text_h)
            control = Rect(rect.right - wide, rect.y + (total - high) // 2, wide, high)
        else:
            control = Rect(rect.x, rect.y + text_h + look.px(XS) * 2, wide, high)
        return [label, below, control]
