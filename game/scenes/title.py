"""The title of the game as a widget, with one line below it."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.ui.look import Look
from game.ui.theme import LEAD, M
from game.ui.title import draw_title
from game.ui.widgets import Widget

HIGHEST = 0.68
"""Height of the title as a share of its width, at most."""


class TitleArt(Widget):
    """As large as its place allows, in the middle of it."""

    def __init__(self, name: str, line: str) -> None:
        super().__init__()
        self.name = name
        self.line = line

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        writer = look.text
        room = min(self.rect.w, look.px(640))
        line = writer.height(self.line, LEAD, room)
        high = self.rect.h - line - look.px(M)
        high = min(high, round(room * HIGHEST))
        top = self.rect.y + (self.rect.h - high - line - look.px(M)) // 2
        box = Rect(self.rect.centerx - room // 2, top, room, high)
        draw_title(surface, look, box, self.name)
        text = writer.paragraph(self.line, LEAD, look.theme.on_table_muted, room, align="centre")
        surface.blit(text, (self.rect.centerx - room // 2, box.bottom + look.px(M)))
