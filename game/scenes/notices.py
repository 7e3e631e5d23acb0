"""Short messages above the scenes, each for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.theme import XXL, M
from game.ui.widgets import notices

if TYPE_CHECKING:
    from game.scenes.context import Context


class Notices:
    """The messages shown now; the stack draws them above its scenes."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._shown = notices.Notices()
        self._now = 0.0
        self.dirty = False

    @property
    def texts(self) -> list[str]:
        """What is shown."""
        return self._shown.texts

    def show(self, text: str, tone: notices.Tone = "plain") -> None:
        """Show a message; of many the later ones wait until there is room."""
        self._shown.say(text, self._now, tone)
        self.dirty = True

    def update(self, dt: float) -> None:
        """Let `dt` ms go by; whatever was saved in this frame may have news."""
        self._context.tell_kept()
        self._now += dt
        self.dirty = self._shown.update(self._now) or self.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the messages, the lowest one where the topmost scene has room for it, and above
        a dialog, unless that leaves none."""
        look, scene = self._context.look, self._context.stack.top
        bottom = surface.get_height() - 2 * look.px(XXL)
        if scene.notice_bottom is not None:
            bottom = scene.notice_bottom
        if scene.sheet is not None and scene.sheet.y > 2 * look.px(XXL):
            bottom = min(bottom, scene.sheet.y - look.px(M))
        self._shown.draw(surface, look, (surface.get_width() // 2, bottom), self._now)
