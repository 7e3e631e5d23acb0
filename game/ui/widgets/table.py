"""A table of words and figures, for scores and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.ui.colour import mix
from game.ui.look import Look
from game.ui.text import Align
from game.ui.theme import BODY, RADIUS_S, SMALL_BOLD, STRONG, M, S
from game.ui.widgets.base import Widget


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a column; the one that may `shrink` gives way where room is short."""

    text: str
    align: Align = "left"
    shrink: bool = False


class Table(Widget):
    """Rows of cells under their headings.

    Attributes:
        rows: the cells, row by row.
        strong: indices of rows that stand out (the reader's own).
    """

    def __init__(
        self,
        headings: Sequence[Heading],
        rows: Sequence[Sequence[str]],
        strong: Sequence[int] = (),
        row_height: float = 34,
    ) -> None:
        super().__init__()
        self.headings = list(headings)
        self.rows = [list(row) for row in rows]
        self.strong = set(strong)
        self.row_height = row_height

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        wide = sum(self._natural(look)) + look.px(M) * (len(self.headings) - 1) + 2 * look.px(S)
        return min(width, wide), look.px(self.row_height) * (len(self.rows) + 1)

    def _natural(self, look: Look) -> list[int]:
        widths = []
        for i, heading in enumerate(self.headings):
            cells = [look.text.width(row[i], STRONG) for row in self.rows]
            widths.append(max([look.text.width(heading.text, SMALL_BOLD), *cells]))
        return widths

    def _columns(self, look: Look) -> list[Rect]:
        """Columns fill the width: spare room goes to those that may shrink, and so does want."""
        gap = look.px(M)
        inner = self.rect.inflate(-2 * look.px(S), 0)
        widths = self._natural(look)
        spare = inner.w - sum(widths) - gap * (len(widths) - 1)
        elastic = [i for i, h in enumerate(self.headings) if h.shrink] or [0]
        for i in elastic:
            widths[i] = max(look.px(40), widths[i] + spare // len(elastic))
        boxes, x = [], inner.x
        for width in widths:
            boxes.append(Rect(x, inner.y, width, inner.h))
            x += width + gap
        return boxes

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, high = look.theme, look.px(self.row_height)
        columns = self._columns(look)
        for heading, column in zip(self.headings, columns, strict=True):
            box = Rect(column.x, self.rect.y, column.w, high)
            look.text.draw(
                surface, heading.text, SMALL_BOLD, theme.on_panel_muted, box,
                align=heading.align, shrink=True,
            )  # fmt: skip
        y = self.rect.y + high
        for number, row in enumerate(self.rows):
            band = Rect(self.rect.x, y, self.rect.w, high)
            if number in self.strong:
                ground = mix(theme.panel, theme.panel_accent, 0.16)
                look.paint.box(surface, band, look.px(RADIUS_S), ground)
            elif number:
                surface.fill(theme.panel_line, (band.x, band.y, band.w, 1))
            style = STRONG if number in self.strong else BODY
            for heading, column, cell in zip(self.headings, columns, row, strict=True):
                box = Rect(column.x, y, column.w, high)
                look.text.draw(
                    surface, cell, style, theme.on_panel, box,
                    align=heading.align, suits=look.suits_on_panel,
                )  # fmt: skip
            y += high
