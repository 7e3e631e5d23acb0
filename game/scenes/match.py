"""The scene that plays a match: for now bots play for everybody, and the log is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.engine.actions import Deal, Pass
from game.engine.plays import PASS
from game.scenes.stack import Scene
from game.session import Need, Session
from game.ui.theme import BODY, HEADING, L
from game.words.sentences import sentence

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.stack import Event


def open_match(context: Context, session: Session) -> Scene:
    """The scene that a match starts or goes on with, at whatever point the session is."""
    return MatchScene(context, session)


class MatchScene(Scene):
    """A match in words."""

    name = "match"

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.session = session

    def handle(self, event: Event) -> None:
        """Esc leads to the menu."""
        if isinstance(event, pygame.event.Event):
            if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
                self.context.to_menu()
        else:
            self.dirty = True

    def update(self, dt: float) -> None:
        """Let everybody act, people too."""
        session, match = self.session, self.session.match
        before = len(match.history)
        match session.need:
            case Need.STEP:
                session.step()
            case Need.OFFER:
                session.decline_offer()
            case Need.DEAL:
                session.act(Deal())
            case Need.PERSON if match.turn is not None and match.legal():
                move = match.legal()[0]
                session.act(
                    Pass(match.turn) if move == PASS else match.action_for(match.turn, move)
                )
        self.dirty = self.dirty or len(match.history) != before

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the latest events."""
        look, match = self.context.look, self.session.match
        look.paint.table(surface, look.theme)
        lines = [sentence(event, match.names, self.context.words) for event in match.history]
        high = look.text.line_height(BODY)
        room = surface.get_rect().inflate(-2 * look.px(L), -2 * look.px(L))
        for place, line in enumerate(lines[-(room.h // high) :]):
            box = Rect(room.x, room.y + place * high, room.w, high)
            style = HEADING if place == 0 else BODY
            look.text.draw(surface, line, style, look.theme.on_table, box)
