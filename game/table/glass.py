"""Cards in the middle of the table, to be looked at: a right click or a long press."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.cards import Card
from game.table.drawing.cards import rect_of
from game.table.pieces import Zone
from game.table.table import Table
from game.ui.gestures import Gesture, Gestures
from game.ui.widgets import Widget

_OPEN = (Zone.PILE, Zone.GAVE, Zone.GOT)


class Glass(Widget):
    """Shows a card large that lies open in the middle: the pile, or gifts.

    Attributes:
        inspect: shows a card.
        now: the time in ms.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("middle")
        self.table = table
        self.inspect: Callable[[Card], None] = lambda _: None
        self.now = 0.0
        self._gestures = Gestures()
        self._card: Card | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Watch the pointer; nothing else is done with these cards, so that none is used up."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._card = self._card_at(event.pos)
            self._gestures.scale = self.table.around.look.scale
        self._look(self._gestures.handle(event, self.now))
        return False

    def update(self, now: float) -> None:
        """Let the time be `now` ms: a long press is seen by the clock."""
        self.now = now
        self._look(self._gestures.update(now))

    def let_go(self) -> None:
        """Forget the pointer."""
        super().let_go()
        self._gestures.cancel()

    def _look(self, gestures: list[Gesture]) -> None:
        for gesture in gestures:
            if gesture.kind in ("long", "menu") and self._card is not None:
                self.inspect(self._card)

    def _card_at(self, pos: tuple[int, int]) -> Card | None:
        pieces = [piece for piece in self.table.pieces if piece.zone in _OPEN]
        seen = [piece.card for piece in pieces if rect_of(piece.rest).collidepoint(pos)]
        return seen[-1] if seen else None
