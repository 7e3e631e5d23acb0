"""How rules are set: a sentence with a mark behind it, and a trick as a picture."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.ui.cards import height_of
from game.ui.colour import mix
from game.ui.look import Look
from game.ui.theme import BODY, CAPTION_BOLD, RADIUS_M, SMALL, STRONG, XS, L, M, S
from game.ui.widgets import Widget
from game.words.example import Example, Step


class RuleText(Widget):
    """A rule with a bullet before it and, where it has one, a mark behind its last word."""

    def __init__(self, text: str, mark: str, *, house: bool) -> None:
        super().__init__()
        self.text = text
        self.mark = mark
        self.house = house

    def _lines(self, look: Look, width: int) -> tuple[list[str], bool]:
        """The lines of the text, and whether the mark, if any, fits behind the last one."""
        room = width - look.px(L)
        lines = look.text.wrap(self.text, BODY, room)
        last = look.text.width(lines[-1], BODY) + look.px(S) + self._mark_width(look)
        return lines, not self.mark or last <= room

    def _mark_width(self, look: Look) -> int:
        return look.text.width(self.mark, CAPTION_BOLD) + 2 * look.px(S) if self.mark else 0

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        lines, fits = self._lines(look, width)
        return width, (len(lines) + (not fits)) * look.text.line_height(BODY)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.rect.colliderect(surface.get_clip()):
            return
        theme = look.theme
        step = look.text.line_height(BODY)
        left, room = self.rect.x + look.px(L), self.rect.w - look.px(L)
        dot = look.icons.get("dot", look.px(M), theme.panel_accent)
        middle = self.rect.y + step // 2
        surface.blit(dot, dot.get_rect(center=(self.rect.x + look.px(M) // 2, middle)))
        text = look.text.paragraph(self.text, BODY, theme.on_panel, room, suits=look.suits_on_panel)
        surface.blit(text, (left, self.rect.y))
        if self.mark:
            lines, fits = self._lines(look, self.rect.w)
            x = left + (look.text.width(lines[-1], BODY) + look.px(S) if fits else 0)
            y = self.rect.y + (len(lines) - fits) * step
            self._draw_mark(surface, look, Rect(x, y, self._mark_width(look), step))

    def _draw_mark(self, surface: pygame.Surface, look: Look, box: Rect) -> None:
        theme = look.theme
        pill = box.inflate(0, -look.px(XS))
        ink = theme.panel_accent if self.house else theme.on_panel_muted
        look.paint.box(
            surface,
            pill,
            pill.h // 2,
            theme.field,
            line=mix(theme.panel, ink, 0.6),
            width=look.px(1),
        )
        look.text.draw(surface, self.mark, CAPTION_BOLD, ink, pill, align="centre")


class ExampleView(Widget):
    """A trick as a picture: who laid what, in order, with a remark where one helps."""

    CARD = 38

    def __init__(self, example: Example, passed: str) -> None:
        super().__init__()
        self.example = example
        self.passed = passed

    def _row(self, look: Look) -> int:
        return height_of(look.px(self.CARD)) + look.px(S)

    def _closing(self) -> str:
        return f"{self.example.end} {self.example.caption}"

    def _remark_below(self, look: Look, width: int) -> bool:
        """Whether remarks stand in a line of their own: there is no room beside the cards."""
        return width < look.px(520)

    def _row_height(self, look: Look, width: int, remark: str) -> int:
        high = self._row(look)
        if remark and self._remark_below(look, width):
            high += look.text.height(remark, SMALL, width - 2 * look.px(L)) + look.px(S)
        return high

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        rows = sum(self._row_height(look, width, step.remark) for step in self.example.steps)
        closing = look.text.height(self._closing(), BODY, width - 2 * look.px(L))
        return width, rows + closing + 2 * look.px(L) + look.px(S)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        radius, line = look.px(RADIUS_M), look.px(1)
        look.paint.box(surface, self.rect, radius, theme.field, line=theme.panel_line, width=line)
        inner = self.rect.inflate(-2 * look.px(L), -2 * look.px(L))
        y = inner.y
        for step in self.example.steps:
            high = self._row_height(look, self.rect.w, step.remark)
            self._draw_step(surface, look, Rect(inner.x, y, inner.w, self._row(look)), step)
            y += high
        text = look.text.paragraph(self._closing(), BODY, theme.on_panel, inner.w)
        surface.blit(text, (inner.x, y + look.px(S)))

    def _draw_step(self, surface: pygame.Surface, look: Look, row: Rect, step: Step) -> None:
        theme = look.theme
        names = [look.text.width(each.name, STRONG) for each in self.example.steps]
        wide = max(names) + look.px(L)
        look.text.draw(surface, step.name, STRONG, theme.on_panel, Rect(row.x, row.y, wide, row.h))
        x, card = row.x + wide, look.px(self.CARD)
        for each in step.cards:
            box = Rect(x, row.y, card, height_of(card))
            look.cards.draw(surface, box, (each.rank, each.suit))
            x += card + look.px(XS)
        if not step.cards:
            box = Rect(x, row.y, row.right - x, row.h)
            look.text.draw(surface, self.passed, BODY, theme.on_panel_muted, box)
        if not step.remark:
            return
        if self._remark_below(look, self.rect.w):
            text = look.text.paragraph(step.remark, SMALL, theme.on_panel_muted, row.w)
            surface.blit(text, (row.x, row.bottom))
        else:
            left = row.x + wide + 2 * (card + look.px(XS)) + look.px(M)
            text = look.text.paragraph(step.remark, SMALL, theme.on_panel_muted, row.right - left)
            surface.blit(text, (left, row.centery - text.get_height() // 2))
