"""Short messages above the scenes, each for a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.theme import BODY, RADIUS_M, L, M, S

if TYPE_CHECKING:
    from game.scenes.context import Context

LEAST, PER_LETTER = 2500.0, 60.0
"""ms that a message stays: a least time, and more for what takes longer to read."""
MOST = 3
WIDEST = 420
"""CSS px."""


class Notices:
    """The messages shown now, newest last; the stack draws them above its scenes."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._left: dict[str, float] = {}
        self.dirty = False

    @property
    def texts(self) -> Iterable[str]:
        """What is shown."""
        return tuple(self._left)

    def show(self, text: str) -> None:
        """Show a message; of many the latest few stay."""
        self._left.pop(text, None)
        self._left[text] = LEAST + PER_LETTER * len(text)
        for old in list(self._left)[:-MOST]:
            del self._left[old]
        self.dirty = True

    def update(self, dt: float) -> None:
        """Let `dt` ms go by."""
        for text in list(self._left):
            self._left[text] -= dt
            if self._left[text] <= 0:
                del self._left[text]
                self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the messages below each other at the top of the window."""
        look, area = self._context.look, surface.get_rect()
        width = min(area.w - 2 * look.px(M), look.px(WIDEST))
        room = width - 2 * look.px(L)
        top = area.y + look.px(M)
        for text in self._left:
            lines = look.text.wrap(text, BODY, room)
            wide = max(look.text.width(line, BODY) for line in lines) + 2 * look.px(L)
            high = look.text.height(text, BODY, room) + 2 * look.px(M)
            box = boxes.centred(Rect(area.x, top, area.w, high), wide, high)
            look.paint.shadow(surface, box, look.px(RADIUS_M), look.px(8), 120)
            look.paint.box(
                surface,
                box,
                look.px(RADIUS_M),
                look.theme.panel,
                line=look.theme.panel_accent,
                width=look.px(1),
            )
            words = look.text.paragraph(text, BODY, look.theme.on_panel, wide - 2 * look.px(L))
            surface.blit(words, (box.x + look.px(L), box.y + look.px(M)))
            top = box.bottom + look.px(S)
