"""The curtain between two people at one device: it hides everything of a hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.scenes.page import Page
from game.scenes.playing import Playing
from game.table.drawing.seats import face_of
from game.ui import boxes
from game.ui.look import Look
from game.ui.theme import BODY, TITLE, L
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets.labels import on_table, on_table_muted

_FACE = 104
"""CSS px of the portrait."""


class CurtainScene(Page):
    """Hides the table until somebody is ready.

    Args:
        player: who is to take the device.
        then: what happens once that player is ready.
        title: the key of what is asked, with {name}.
    """

    name = "curtain"
    first = "ready"

    def __init__(
        self,
        playing: Playing,
        player: int,
        then: Callable[[], None],
        title: str = "curtain.title",
    ) -> None:
        self.playing = playing
        self.player = player
        self._then = then
        self._title = title
        super().__init__(playing.context)

    def build(self) -> list[Widget]:
        """Whose turn it is, and one button."""
        name = self.playing.session.match.names[self.player]
        self.heading = Label(self.say(self._title, name=name), TITLE, on_table, align="centre")
        self.about = Label(self.say("curtain.about"), BODY, on_table_muted, align="centre")
        self.ready = Button(
            "ready", self.say("curtain.ready"), self._then, kind="primary", large=True, icon="eye"
        )
        self.menu = Button(
            "menu", self.say("trick.menu"), self.context.to_menu, icon="menu", bare=True
        )
        return [self.heading, self.about, self.ready, self.menu]

    def arrange(self, look: Look, area: Rect) -> None:
        """Everything in the middle."""
        width = min(area.w - 2 * look.px(L), look.px(560))
        words = (self.heading, self.about, self.ready)
        heights = [look.px(_FACE), *(widget.measure(look, width)[1] for widget in words)]
        room = boxes.centred(area, width, sum(heights) + 3 * look.px(L))
        self.face, *places = boxes.column(room, heights, look.px(L))
        self.heading.place(look, places[0])
        self.about.place(look, places[1])
        wide = self.ready.measure(look, width)[0]
        self.ready.place(look, boxes.centred(places[2], max(wide, look.px(200)), places[2].h))
        corner = look.px(44)
        self.menu.place(look, Rect(look.px(8), look.px(8), corner, corner))

    def leave(self) -> None:
        """Esc: to the menu; the match is saved."""
        self.context.to_menu()

    def draw(self, surface: pygame.Surface) -> None:
        """The bare table and the question; nothing of any hand."""
        super().draw(surface)
        portrait = self.context.look.faces.get(
            face_of(self.playing.table, self.player), self.face.h
        )
        surface.blit(portrait, portrait.get_rect(center=self.face.center))

    def report(self) -> dict[str, object]:
        """Who is asked for; nothing of any hand."""
        match = self.playing.session.match
        return {
            "phase": str(match.phase),
            "player": match.names[self.player],
            "turn": None,
            "hand": "",
            "pile": [],
            "legal": [],
            "scores": dict(zip(match.names, match.scores, strict=True)),
        }
