"""The ranking of a round as a list: medals, portraits, titles, points won, totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.table.drawing.seats import draw_medal
from game.ui.colour import mix
from game.ui.look import Look
from game.ui.theme import CAPTION, LEAD_BOLD, RADIUS_M, SMALL_BOLD, STRONG, XS, M, S
from game.ui.widgets import Widget

_ROW, _HEAD, _FACE, _MEDAL = 46, 26, 34, 28
_NARROW = 330


class Rank(NamedTuple):
    """One line: who came in at which place, and what it was worth.

    Attributes:
        won: points of this round, as they are written; "" where only totals count.
        mine: whether it is the reader's own line.
    """

    place: int
    face: str
    name: str
    title: str
    won: str
    total: str
    mine: bool = False


class Ranking(Widget):
    """Lines below each other, best first; `won` and `total` head the two columns of figures."""

    def __init__(self, lines: Sequence[Rank], won: str, total: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.won = won
        self.total = total

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As wide as there is room, a line for each player."""
        return width, look.px(_HEAD) + len(self.lines) * look.px(_ROW)

    def _columns(self, look: Look) -> tuple[int, int]:
        won = max(look.text.width(self.won, SMALL_BOLD), look.px(40)) if self.won else 0
        total = max(look.text.width(self.total, SMALL_BOLD), look.px(40))
        return won, total

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the heads and the lines."""
        inner = self.rect.inflate(-2 * look.px(S), 0)
        won, total = self._columns(look)
        gap = look.px(M)
        right = Rect(inner.right - total, inner.y, total, look.px(_HEAD))
        left = Rect(right.x - gap - won, inner.y, won, look.px(_HEAD))
        muted = look.theme.on_panel_muted
        look.text.draw(surface, self.total, SMALL_BOLD, muted, right, align="right")
        if self.won:
            look.text.draw(surface, self.won, SMALL_BOLD, muted, left, align="right")
        y = self.rect.y + look.px(_HEAD)
        for line in self.lines:
            row = Rect(self.rect.x, y, self.rect.w, look.px(_ROW))
            self._draw_line(surface, look, row, line, (left, right))
            y += row.h

    def _draw_line(
        self,
        surface: pygame.Surface,
        look: Look,
        row: Rect,
        line: Rank,
        columns: tuple[Rect, Rect],
    ) -> None:
        theme = look.theme
        if line.mine:
            ground = mix(theme.panel, theme.panel_accent, 0.16)
            look.paint.box(surface, row.inflate(0, -look.px(4)), look.px(RADIUS_M), ground)
        inner = row.inflate(-2 * look.px(S), 0)
        medal = Rect(inner.x, inner.y, look.px(_MEDAL), inner.h)
        draw_place(surface, look, medal, line.place)
        face = look.px(_FACE)
        x = medal.right + look.px(S)
        surface.blit(look.faces.get(line.face, face), (x, inner.centery - face // 2))
        x += face + look.px(S)
        words = Rect(x, inner.y + look.px(XS), inner.right - x, inner.h - 2 * look.px(XS))
        name = Rect(x, words.y, columns[0].x - look.px(S) - x, words.h * 11 // 20)
        title = Rect(x, name.bottom, name.w, words.bottom - name.bottom)
        figures = inner
        if row.w < look.px(_NARROW):
            # The title goes on below the figures.
            title.w, figures = words.w, name
        won, total = (Rect(box.x, figures.y, box.w, figures.h) for box in columns)
        look.text.draw(surface, line.name, STRONG, theme.on_panel, name, shrink=True)
        look.text.draw(surface, line.title, CAPTION, theme.panel_accent, title, shrink=True)
        ink = theme.bad if line.won.startswith("−") else theme.on_panel
        look.text.draw(surface, line.won, STRONG, ink, won, align="right")
        look.text.draw(surface, line.total, LEAD_BOLD, theme.on_panel, total, align="right")


def draw_place(surface: pygame.Surface, look: Look, box: Rect, place: int) -> None:
    """The place: a medal for the first, a plain number for the others."""
    if place == 1:
        draw_medal(surface, look, box, place)
        return
    look.text.draw(surface, str(place), STRONG, look.theme.on_panel_muted, box, align="centre")
