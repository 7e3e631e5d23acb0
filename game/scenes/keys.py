"""Which keys there are, as a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.scenes.page import Page
from game.ui.look import Look
from game.ui.theme import BODY, RADIUS_S, SMALL_BOLD, XS, M, S
from game.ui.widgets import Button, Column, Sheet, Widget

if TYPE_CHECKING:
    from game.scenes.tablescene import TableScene

KEYS = (
    "arrows", "home_end", "tab", "space", "enter", "p", "h", "u", "c", "f", "l", "r", "m", "esc",
    "right_click",
)  # fmt: skip
"""Keys as the words call them, most important first."""


class KeyLine(Widget):
    """A key as it looks on a keyboard, and what it does."""

    def __init__(self, key: str, about: str) -> None:
        super().__init__()
        self.key_name = key
        self.about = about

    def _name_room(self, look: Look, width: int) -> int:
        return width * 9 // 20 - 2 * look.px(S)

    def _room(self, look: Look, width: int) -> int:
        return width - width * 9 // 20 - look.px(M)

    def _cap(self, look: Look, width: int) -> tuple[int, int]:
        room = self._name_room(look, width)
        wide = min(look.text.width(self.key_name, SMALL_BOLD), room) + 2 * look.px(S)
        return wide, look.text.height(self.key_name, SMALL_BOLD, room) + look.px(S)

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        text = look.text.height(self.about, BODY, self._room(look, width))
        return width, max(self._cap(look, width)[1], text) + look.px(XS)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, width = look.theme, self.rect.w
        wide, high = self._cap(look, width)
        cap = Rect(self.rect.x, self.rect.centery - high // 2, wide, high)
        line = theme.field_line
        look.paint.box(surface, cap, look.px(RADIUS_S), theme.field, line=line, width=look.px(1))
        name = look.text.paragraph(
            self.key_name, SMALL_BOLD, theme.on_panel, wide - 2 * look.px(S), align="centre"
        )
        surface.blit(name, name.get_rect(center=cap.center))
        room = self._room(look, width)
        text = look.text.paragraph(self.about, BODY, theme.on_panel, room)
        surface.blit(text, (self.rect.right - room, self.rect.centery - text.get_height() // 2))


def keys_sheet(page: Page | TableScene) -> Sheet:
    """All keys and what they do."""
    lines = [KeyLine(page.say(f"keys.{key}"), page.say(f"keys.{key}_about")) for key in KEYS]
    close = Button("close", page.say("common.close"), page.group.close, kind="primary")
    return Sheet(page.say("keys.title"), Column(lines, S), [close], on_dismiss=page.group.close)
