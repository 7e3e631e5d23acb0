"""Buttons at the table: their places are given by the layout, whatever the language."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect

from game.ui.colour import Colour
from game.ui.look import Look
from game.ui.theme import TEXT_FLOOR, S, Style
from game.ui.widgets import Button


class TableButton(Button):
    """A button whose place is given: what is too long for a line stands in two."""

    def _content(self, surface: pygame.Surface, look: Look, rect: Rect, ink: Colour) -> None:
        style = self._style()
        room = rect.w - 2 * look.px(S)
        one_line = look.text.width(self.label, replace(style, size=_LEAST)) <= room
        if self.icon or one_line or " " not in self.label:
            super()._content(surface, look, rect, ink)
            return
        size = style.size
        while size > TEXT_FLOOR and not _fits(look, self.label, replace(style, size=size), room):
            size -= 0.5
        style = replace(style, size=size, line=1.12)
        image = look.text.paragraph(self.label, style, ink, room, align="centre", most=2)
        surface.blit(image, image.get_rect(center=rect.center))


_LEAST = 12.5
"""CSS px: smaller letters than these are set in two lines."""


def _fits(look: Look, text: str, style: Style, room: int) -> bool:
    """Whether a text fits into two lines without breaking a word."""
    words = text.split(" ")
    whole = all(look.text.width(word, style) <= room for word in words)
    return whole and len(look.text.wrap(text, style, room)) <= 2
