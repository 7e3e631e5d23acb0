"""The crash screen: what happened in plain words, a report to copy, a way back."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.host import Host
from game.scenes.stack import Scene

if TYPE_CHECKING:
    from game.scenes.stack import Event

_INK, _GROUND = "#FBF8F0", "#2B1B1B"


class CrashScene(Scene):
    """Shows `error`; C copies the report, Enter or a tap leads to `back`.

    It uses nothing of the game's own drawing, since that may be what failed.
    """

    name = "crash"

    def __init__(self, host: Host, error: Exception, back: Callable[[], None]) -> None:
        self._host = host
        self._back = back
        self.text = "".join(traceback.format_exception(error))

    def handle(self, event: Event) -> None:
        """Copy the report or go back."""
        if not isinstance(event, pygame.event.Event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_c:
            self._host.copy(self.text)
        elif event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_ESCAPE)
        ):
            self._back()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the last lines of the report."""
        surface.fill(_GROUND)
        font = pygame.font.Font(None, 22)
        lines = ["The game stopped. C copies this report, Enter goes back.", ""]
        lines += self.text.rstrip().splitlines()[-12:]
        for row, line in enumerate(lines):
            surface.blit(font.render(line, True, _INK), (16, 16 + row * 24))

    def report(self) -> dict[str, object]:
        """Return the report."""
        return {"error": self.text}
