"""Text that is only read: labels, gaps, rules, and a document with headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame
from pygame import Rect

from game.ui.colour import Colour
from game.ui.look import Look
from game.ui.text import Align
from game.ui.theme import BODY, CAPTION, HEADING, SECTION, TITLE, XL, L, M, S, Style, Theme
from game.ui.widgets.base import Widget

Ink = Callable[[Theme], Colour]


def on_panel(theme: Theme) -> Colour:
    """Ink of text on a panel."""
    return theme.on_panel


def on_panel_muted(theme: Theme) -> Colour:
    """Ink of less important text on a panel."""
    return theme.on_panel_muted


def on_table(theme: Theme) -> Colour:
    """Ink of text on the table."""
    return theme.on_table


def on_table_muted(theme: Theme) -> Colour:
    """Ink of less important text on the table."""
    return theme.on_table_muted


def panel_accent(theme: Theme) -> Colour:
    """Ink of headings on a panel."""
    return theme.panel_accent


class Label(Widget):
    """A paragraph, wrapped to the width it gets.

    Attributes:
        text: what it says; set it and lay out again.
        ink: which colour of the theme it takes.
        most: lines shown at most; the rest is shortened.
    """

    def __init__(
        self,
        text: str,
        style: Style = BODY,
        ink: Ink = on_panel,
        *,
        align: Align = "left",
        most: int | None = None,
    ) -> None:
        super().__init__()
        self.text = text
        self.style = style
        self.ink = ink
        self.align: Align = align
        self.most = most

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        lines = look.text.wrap(self.text, self.style, width)[: self.most]
        wide = max((look.text.width(line, self.style) for line in lines), default=0)
        return min(wide, width), len(lines) * look.text.line_height(self.style)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.text or self.rect.w <= 0:
            return
        suits = look.suits_on_panel if self.ink in _ON_PANEL else look.suits_on_table
        image = look.text.paragraph(
            self.text,
            self.style,
            self.ink(look.theme),
            self.rect.w,
            align=self.align,
            suits=suits,
            most=self.most,
        )
        surface.blit(image, (self.rect.x, self.rect.centery - image.get_height() // 2))


_ON_PANEL = (on_panel, on_panel_muted, panel_accent)


class Gap(Widget):
    """Empty height, in CSS px."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.height = height

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.px(self.height)


class Rule(Widget):
    """A thin line across."""

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.px(1)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        surface.fill(look.theme.panel_line, self.rect)


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a document."""

    kind: Literal["title", "heading", "section", "text", "bullet", "note"]
    text: str


_STYLES: dict[str, tuple[Style, Ink, float]] = {
    "title": (TITLE, on_panel, 0),
    "heading": (HEADING, panel_accent, XL),
    "section": (SECTION, on_panel, L),
    "text": (BODY, on_panel, S),
    "bullet": (BODY, on_panel, 6),
    "note": (CAPTION, on_panel_muted, S),
}
_MEASURE = 620
"""Widest line of running text in CSS px: longer ones are hard to read."""


class Document(Widget):
    """Running text with headings and bullets, for instance the rules."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        super().__init__()
        self.blocks = list(blocks)
        self._boxes: list[tuple[Block, Rect]] = []

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        boxes = self._lay(look, Rect(0, 0, width, 0))
        return width, boxes[-1][1].bottom if boxes else 0

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._boxes = self._lay(look, rect)

    def _lay(self, look: Look, rect: Rect) -> list[tuple[Block, Rect]]:
        width = min(rect.w, look.px(_MEASURE))
        boxes: list[tuple[Block, Rect]] = []
        y = rect.y
        for block in self.blocks:
            style, _, above = _STYLES[block.kind]
            y += look.px(above) if boxes else 0
            indent = look.px(L) if block.kind == "bullet" else 0
            height = look.text.height(block.text, style, width - indent)
            boxes.append((block, Rect(rect.x + indent, y, width - indent, height)))
            y += height
        return boxes

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        clip = surface.get_clip()
        for block, box in self._boxes:
            if not box.colliderect(clip):
                continue
            style, ink, _ = _STYLES[block.kind]
            colour = ink(look.theme)
            image = look.text.paragraph(block.text, style, colour, box.w, suits=look.suits_on_panel)
            surface.blit(image, box)
            if block.kind == "bullet":
                size = look.px(M)
                dot = look.icons.get("dot", size, look.theme.panel_accent)
                middle = box.y + look.text.line_height(style) // 2
                surface.blit(dot, dot.get_rect(center=(box.x - size * 3 // 4, middle)))
