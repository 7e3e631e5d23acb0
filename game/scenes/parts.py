"""Parts of the game's own screens: headline, body, halves, and what is only read."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.colour import Colour
from game.ui.look import Look
from game.ui.theme import (
    CAPTION,
    HEADING,
    LEAD,
    RADIUS_M,
    STRONG,
    TARGET,
    TITLE,
    XS,
    L,
    M,
    S,
    Theme,
)
from game.ui.widgets import Column, Container, ScrollArea, Widget, draw_panel


def bad_on_panel(theme: Theme) -> Colour:
    """Ink of what is wrong."""
    return theme.bad


class Headline(Widget):
    """The title of a page, on the table."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """Wide as its place, high as a button."""
        return width, look.px(TARGET)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw it, smaller where it would not fit."""
        style = TITLE if self.rect.w > look.px(420) else HEADING
        look.text.draw(surface, self.text, style, look.theme.on_table, self.rect, shrink=True)


class Body(Container):
    """A panel whose content scrolls."""

    def __init__(self, content: Widget) -> None:
        self.scroll = ScrollArea(content)
        super().__init__([self.scroll])

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As high as the content wants."""
        pad = self._pad(look, width)
        return width, self.scroll.measure(look, width - 2 * pad)[1] + 2 * pad

    def place(self, look: Look, rect: Rect) -> None:
        """Put the content inside, away from the edge."""
        super().place(look, rect)
        self.scroll.place(look, boxes.inset(rect, self._pad(look, rect.w)))

    def _pad(self, look: Look, width: int) -> int:
        return look.px(2 * M if width > look.px(560) else L)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the panel, then what is in it."""
        draw_panel(surface, look, self.rect)
        super().draw(surface, look)


class Halves(Container):
    """Two columns side by side where there is room, else below each other."""

    def __init__(self, left: Widget, right: Widget, *, least: float = 340) -> None:
        super().__init__([left, right])
        self.least = least
        self._below = Column([left, right], 2 * M)

    def _beside(self, look: Look, width: int) -> int | None:
        each = (width - look.px(3 * M)) // 2
        return each if each >= look.px(self.least) else None

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As high as the higher half, or both."""
        each = self._beside(look, width)
        if each is None:
            return self._below.measure(look, width)
        return width, max(item.measure(look, each)[1] for item in self.items)

    def place(self, look: Look, rect: Rect) -> None:
        """Place both from the top."""
        super().place(look, rect)
        each = self._beside(look, rect.w)
        if each is None:
            self._below.place(look, rect)
            return
        for item, x in zip(self.items, (rect.x, rect.right - each), strict=True):
            item.place(look, Rect(x, rect.y, each, item.measure(look, each)[1]))


class Problem(Widget):
    """A sentence that says what does not work, on the table; takes no room when there is none."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        if not self.text:
            return width, 0
        room = width - 2 * look.px(M) - look.px(20 + S)
        return width, look.text.height(self.text, STRONG, room) + 2 * look.px(S)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.text:
            return
        theme = look.theme
        radius = look.px(RADIUS_M)
        look.paint.box(surface, self.rect, radius, theme.panel, line=theme.bad, width=look.px(1.5))
        inner = boxes.inset(self.rect, look.px(M), look.px(S))
        size = look.px(20)
        icon = look.icons.get("info", size, theme.bad)
        surface.blit(icon, (inner.x, inner.centery - size // 2))
        left = inner.x + size + look.px(S)
        text = look.text.paragraph(self.text, STRONG, theme.on_panel, inner.right - left)
        surface.blit(text, (left, inner.y))


class Tiles(Widget):
    """Figures with what they count below them, in rows."""

    LEAST = 92
    """CSS px that a figure takes at least."""

    def __init__(self, figures: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.figures = list(figures)

    def _columns(self, look: Look, width: int) -> int:
        return max(1, min(len(self.figures), width // look.px(self.LEAST)))

    def _height(self, look: Look, each: int) -> int:
        room = each - 2 * look.px(XS)
        caption = max(look.text.height(text, CAPTION, room) for _, text in self.figures)
        return look.text.line_height(HEADING) + caption + 2 * look.px(S)

    def _cells(self, look: Look, rect: Rect) -> list[Rect]:
        columns, gap = self._columns(look, rect.w), look.px(S)
        high = self._height(look, (rect.w - gap * (columns - 1)) // columns)
        return boxes.grid(rect, columns, len(self.figures), high, gap)

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, max(cell.bottom for cell in self._cells(look, Rect(0, 0, width, 0)))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        for (figure, text), cell in zip(self.figures, self._cells(look, self.rect), strict=True):
            look.paint.box(
                surface, cell, look.px(RADIUS_M), theme.field, line=theme.panel_line,
                width=look.px(1),
            )  # fmt: skip
            inner = boxes.inset(cell, look.px(XS), look.px(S))
            top = Rect(inner.x, inner.y, inner.w, look.text.line_height(HEADING))
            look.text.draw(
                surface, figure, HEADING, theme.panel_accent, top, align="centre", shrink=True
            )
            caption = look.text.paragraph(
                text, CAPTION, theme.on_panel_muted, inner.w, align="centre"
            )
            surface.blit(caption, (inner.x, top.bottom))


class EmptyState(Widget):
    """What is shown where there is nothing yet: cards face down, and a sentence."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.px(190) + look.text.height(self.text, LEAD, width)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        wide = look.px(72)
        for angle in (14.0, 0.0, -14.0):
            image = look.cards.back(wide, angle)
            shift = round(-angle * wide * 0.035)
            middle = (self.rect.centerx + shift, self.rect.y + look.px(96 + abs(angle) * 0.4))
            surface.blit(image, image.get_rect(center=middle))
        text = look.text.paragraph(
            self.text, LEAD, look.theme.on_panel_muted, self.rect.w, align="centre"
        )
        surface.blit(text, (self.rect.x, self.rect.y + look.px(172)))
