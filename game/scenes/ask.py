"""A question above whatever is shown: one act or another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.scenes.page import Page
from game.ui.look import Look
from game.ui.widgets import Button, Widget, question

if TYPE_CHECKING:
    from game.scenes.context import Context


def nothing() -> None:
    """Leave everything as it is."""


class AskScene(Page):
    """Asks, goes away, and then does what was answered; Esc is the second answer.

    Args:
        context: the surroundings.
        text: the question.
        label: the first answer.
        act: what it does.
        title: stands above the question.
        refuse: the second answer; without it there is nothing to choose.
        otherwise: what that one does, and Esc.
    """

    name = "ask"
    opaque = False

    def __init__(
        self,
        context: Context,
        text: str,
        label: str,
        act: Callable[[], None] = nothing,
        *,
        title: str = "",
        refuse: str = "",
        otherwise: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(context)
        self._title = title
        self._text = text
        self._label = label
        self._act = act
        self._refuse = refuse
        self._otherwise = otherwise

    def build(self) -> list[Widget]:
        """Nothing but the question."""
        leave = self._answer(self._otherwise)
        buttons = [Button("otherwise", self._refuse, leave)] if self._refuse else []
        buttons.append(Button("act", self._label, self._answer(self._act), kind="primary"))
        self.group.open(question(self._title, self._text, buttons, leave), "act")
        return []

    def _answer(self, act: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.context.stack.pop()
            act()

        return answer

    def arrange(self, look: Look, area: Rect) -> None:
        """There is nothing below the question."""

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the scene below, and draw the question."""
        self.group.draw(surface, self.context.look)
        self.group.drawn()
