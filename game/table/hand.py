"""Cards that can be picked up: the hand, and the kitty while it can be swapped with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.table.pieces import Piece, Zone
from game.table.table import Table
from game.ui.focus import Target
from game.ui.gestures import Gesture, Gestures
from game.ui.widgets import Widget

PLAY_SHARE = 0.45
"""A drag that ends at least so many heights of a card above its start plays the card."""


def _nothing(_: int) -> None:
    """What nobody asked for."""


@dataclass(slots=True)
class Deeds:
    """What is done with a card, by its place in the row."""

    tap: Callable[[int], None] = _nothing
    double: Callable[[int], None] = _nothing
    inspect: Callable[[int], None] = _nothing
    throw: Callable[[int], None] = _nothing
    """It was dragged up and let go."""


class CardRow(Widget):
    """The cards of a zone, with targets `card:0` … (or `kitty:0` …) and the pointer's gestures.

    Attributes:
        deeds: what is done with the cards.
        label_of: what a card is called aloud, by its place.
        now: the time in ms.
        active: whether the cards can be touched, unless they lie face down.
    """

    def __init__(self, table: Table, zone: Zone, prefix: str) -> None:
        super().__init__(prefix)
        self.table = table
        self.zone = zone
        self.deeds = Deeds()
        self.label_of: Callable[[int], str] = str
        self.now = 0.0
        self.active = True
        self._gestures = Gestures()
        self._held: Piece | None = None
        self._tapped: Piece | None = None
        self._twice = False
        self._aimed: tuple[tuple[int, int], Piece | None] | None = None
        self._drag: tuple[int, int] | None = None

    # --- targets

    @property
    def open(self) -> bool:
        """Whether the cards can be seen and touched."""
        return self.active and not (self.zone is Zone.HAND and self.table.veiled)

    def targets(self) -> list[Target]:
        """The cards, in order."""
        if not self.open:
            return []
        pieces = self.table.pieces.zone(self.zone)
        return [
            Target(
                f"{self.id}:{piece.index}",
                self.label_of(piece.index),
                self._strip(piece),
                role="card",
                checked=piece.raised,
            )
            for piece in pieces
        ]

    def _strip(self, piece: Piece) -> Rect:
        places = self.table.layout.cards if self.zone is Zone.HAND else self.table.layout.kitty
        strip = Rect(places[piece.index].strip)
        return strip.move(0, -self.table.layout.lift) if piece.raised else strip

    def place_of(self, target_id: str | None) -> int | None:
        """The place that a target's id names, if the card is there."""
        if target_id is None or not target_id.startswith(f"{self.id}:"):
            return None
        number = target_id.partition(":")[2]
        count = len(self.table.pieces.zone(self.zone))
        return int(number) if number.isdigit() and int(number) < count else None

    def activate(self, target_id: str) -> bool:
        """Do what a tap does."""
        place = self.place_of(target_id)
        if place is None or not self.open:
            return False
        self.deeds.tap(place)
        return True

    # --- the pointer

    @property
    def shift(self) -> dict[int, tuple[int, int]]:
        """How far the dragged cards are from where they lie, by their ids."""
        if self._drag is None or self._held is None:
            return {}
        dragged = [p for p in self.table.pieces.zone(self.zone) if p.raised]
        return {piece.id: self._drag for piece in dragged}

    @property
    def holds_pointer(self) -> bool:
        """Whether cards are dragged."""
        return self._drag is not None

    def aim(self, pos: tuple[int, int]) -> None:
        """Note which card lies there, before anything moves on because of a press."""
        self._aimed = (pos, self._piece_at(pos))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a mouse event; say whether it was meant for a card."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._touch(event)
        for gesture in self._gestures.handle(event, self.now):
            self._do(gesture)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            used = self.pressed is not None
            self.pressed = None
            return used
        return self._drag is not None

    def update(self, now: float) -> None:
        """Let the time be `now` ms: a long press is seen by the clock."""
        self.now = now
        for gesture in self._gestures.update(now):
            self._do(gesture)

    def let_go(self) -> None:
        """Forget the pointer; a dragged card goes back."""
        super().let_go()
        for gesture in self._gestures.cancel():
            self._do(gesture)
        self._held = None

    def _touch(self, event: pygame.event.Event) -> bool:
        aimed, self._aimed = self._aimed, None
        piece = aimed[1] if aimed and aimed[0] == event.pos else self._piece_at(event.pos)
        if piece is None or piece.zone is not self.zone or not self.open:
            self._gestures.cancel()
            self._held = None
            return False
        self._held = piece
        self._gestures.scale = self.table.around.look.scale
        if event.button == 1:
            self.pressed = f"{self.id}:{piece.index}"
        for gesture in self._gestures.handle(event, self.now):
            self._do(gesture)
        return True

    def _do(self, gesture: Gesture) -> None:
        piece = self._held
        if piece is None or piece not in self.table.pieces.zone(self.zone):
            self._drag = None
            return
        match gesture.kind:
            case "tap":
                # Another card may lie where the one before was tapped a moment ago.
                self._twice, self._tapped = self._tapped is piece, piece
                self.deeds.tap(piece.index)
            case "double":
                if self._twice:
                    self.deeds.double(piece.index)
            case "long" | "menu":
                self.deeds.inspect(piece.index)
            case "drag":
                if not piece.raised:
                    self.deeds.tap(piece.index)
                # What cannot be laid stays, and those selected before must not go in its place.
                if piece.raised:
                    self._follow(gesture)
            case "move":
                if self._drag is not None:
                    self._follow(gesture)
            case "drop":
                self._drop(gesture, piece)
            case "cancel":
                self._drag = None
        self.changed = True

    def _follow(self, gesture: Gesture) -> None:
        self._drag = (gesture.pos[0] - gesture.start[0], gesture.pos[1] - gesture.start[1])

    def _drop(self, gesture: Gesture, piece: Piece) -> None:
        shift = self.shift
        self._drag = None
        table = self.table
        for each in table.pieces.zone(self.zone):
            if each.id in shift:
                dx, dy = shift[each.id]
                start = each.rest._replace(x=each.rest.x + dx, y=each.rest.y + dy)
                table.motions.move(each.id, start, each.rest)
        if shift and gesture.start[1] - gesture.pos[1] >= PLAY_SHARE * table.layout.card[1]:
            self.deeds.throw(piece.index)

    def _piece_at(self, pos: tuple[int, int]) -> Piece | None:
        layout = self.table.layout
        place = layout.card_at(*pos) if self.zone is Zone.HAND else layout.kitty_at(*pos)
        pieces = self.table.pieces.zone(self.zone)
        raised = [p for p in pieces if p.raised and self._reaches(p, pos)]
        if place is None and raised:
            place = raised[-1].index
        return pieces[place] if place is not None and place < len(pieces) else None

    def _reaches(self, piece: Piece, pos: tuple[int, int]) -> bool:
        """Whether a lifted card is seen there, above where it rests."""
        return self._strip(piece).collidepoint(pos)
