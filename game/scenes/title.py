"""The title: a fan of cards, the name of the game, and one line."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect

from game.ui.look import Look
from game.ui.theme import HERO, LEAD, M, S
from game.ui.widgets import Widget

_FAN = ((7, 0), (8, 2), (9, 3), (10, 1), (11, 3))
"""Rank and suit of its cards: 10, jack, queen, king, ace."""
_SPREAD = 13.0


class TitleArt(Widget):
    """As large as its place allows; without the fan where there is little height."""

    def __init__(self, name: str, line: str) -> None:
        super().__init__()
        self.name = name
        self.line = line

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the fan, below it the name, below that the line."""
        theme, writer = look.theme, look.text
        style = writer.fit(self.name, replace(HERO, size=HERO.size * 1.4), self.rect.w)
        style = replace(style, size=min(style.size, self.rect.h * 0.3 / look.scale))
        lead = writer.height(self.line, LEAD, self.rect.w)
        name = writer.line_height(style)
        room = self.rect.h - name - lead - look.px(M)
        wide = round(min(room * 0.56, self.rect.w * 0.24))
        fan = round(wide * 1.75) if wide >= look.px(36) else 0
        top = self.rect.y + (self.rect.h - fan - name - lead) // 2
        if fan:
            self._draw_fan(surface, look, Rect(self.rect.x, top, self.rect.w, fan), wide)
        box = Rect(self.rect.x, top + fan, self.rect.w, name)
        writer.draw(surface, self.name, style, theme.accent, box, align="centre")
        text = writer.paragraph(self.line, LEAD, theme.on_table_muted, self.rect.w, align="centre")
        surface.blit(text, (self.rect.x, box.bottom + look.px(S)))

    def _draw_fan(self, surface: pygame.Surface, look: Look, rect: Rect, wide: int) -> None:
        high = round(wide * 1.4)
        pivot = pygame.Vector2(rect.centerx, rect.y + high * 2.1)
        middle = (len(_FAN) - 1) / 2
        for place, (rank, suit) in enumerate(_FAN):
            angle = (place - middle) * _SPREAD
            image = look.cards.face(rank, suit, wide, -angle)
            reach = pygame.Vector2(0, -high * 1.5).rotate(angle)
            surface.blit(image, image.get_rect(center=pivot + reach))
