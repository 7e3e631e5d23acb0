"""The cards on the table as things with an identity that lie somewhere and move.

Only cards that the player can see, or sees moving, are pieces; the others' hands are drawn from
their numbers. Where a piece belongs follows from what is shown and from the layout. Equal cards
of two decks are two pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import count

from game.engine.cards import Card
from game.table.layout import Rect, TableLayout
from game.table.motion import Beat, Motions, Pose
from game.table.shown import Shown


class Zone(StrEnum):
    """Where a piece lies. The order is that of drawing, lowest first."""

    KITTY = "kitty"
    GAVE = "gave"
    GOT = "got"
    PILE = "pile"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one card: `index` counts within the zone, in drawing order."""

    zone: Zone
    index: int
    card: Card
    pose: Pose


@dataclass(slots=True)
class Piece:
    """A card with an identity.

    Attributes:
        id: the same as long as the card is on the table.
        card: which card; None for one that is only seen from behind while it moves.
        rest: how it lies once it has arrived.
        raised: whether it is lifted out of its row.
    """

    id: int
    card: Card | None
    zone: Zone
    index: int
    rest: Pose
    raised: bool = False


Origin = Callable[[Slot], Pose | None]
"""Where a card comes from that was not seen before; None: it is simply there."""
Exit = Callable[[Piece], Pose | None]
"""Where a card goes that is no longer to be seen; None: it is simply gone."""


def nowhere(_: object) -> None:
    """No way: what comes is there, what goes is gone."""


def pose_of(rect: Rect, face: float = 1.0, alpha: float = 1.0) -> Pose:
    """How a card lies in a rectangle."""
    return Pose(rect.x + rect.w / 2, rect.y + rect.h / 2, rect.w, face, alpha)


class Pieces:
    """All pieces. Keys of the motions are pieces' ids.

    Attributes:
        height: how far (px) a raised card is lifted.
    """

    def __init__(self, motions: Motions) -> None:
        self.motions = motions
        self.height = 0
        self._ids = count()
        self._lying: list[Piece] = []
        self._passing: dict[int, Piece] = {}

    def __iter__(self) -> Iterator[Piece]:
        """The pieces that belong somewhere, in drawing order."""
        return iter(self._lying)

    @property
    def passing(self) -> list[Piece]:
        """Pieces on their way out of sight, and backs on their way from seat to seat."""
        return list(self._passing.values())

    @property
    def hand(self) -> list[Piece]:
        """The pieces of the player's hand, weakest first."""
        return self.zone(Zone.HAND)

    def zone(self, zone: Zone) -> list[Piece]:
        """The pieces of a zone, in order."""
        return [piece for piece in self._lying if piece.zone is zone]

    def clear(self) -> None:
        """Take everything off the table, at once."""
        self._lying.clear()
        self._passing.clear()
        self.motions.finish()

    def place(self, slots: Iterable[Slot]) -> None:
        """Give the cards these places at once; what moves goes on to its new place."""
        self._match(list(slots))
        for piece in self._lying:
            self.motions.retarget(piece.id, piece.rest)

    def move(
        self,
        slots: Iterable[Slot],
        *,
        origin: Origin = nowhere,
        exit: Exit = nowhere,
        delay: Callable[[Piece], float] = lambda _: 0.0,
    ) -> None:
        """Give the cards these places and let them move there."""
        before = {piece.id: (piece.zone, self.pose(piece)) for piece in self._lying}
        left = self._match(list(slots))
        for piece in self._lying:
            self._set_out(piece, before.get(piece.id), origin, delay(piece))
        for piece in left:
            start = before[piece.id][1]
            piece.rest = exit(piece) or start
            self.motions.move(piece.id, start, piece.rest, delay=delay(piece))
            self._pass(piece)

    def fly(self, start: Pose, end: Pose, *, delay: float = 0.0, beat: Beat = Beat.MOVE) -> int:
        """Let the back of a card cross the table; its id."""
        piece = Piece(next(self._ids), None, Zone.PILE, 0, end)
        self.motions.move(piece.id, start, end, beat, delay)
        self._pass(piece)
        return piece.id

    def lift(self, piece: Piece, raised: bool) -> None:
        """Lift a card out of its row, or lay it back."""
        if piece.raised != raised:
            start = self.pose(piece)
            piece.raised = raised
            down = self.height if not raised else -self.height
            piece.rest = piece.rest._replace(y=piece.rest.y + down)
            self.motions.move(piece.id, start, piece.rest, Beat.CLOSE_UP)

    def pose(self, piece: Piece) -> Pose:
        """How a piece lies now."""
        return self.motions.pose(piece.id, piece.rest)

    def arrived(self, ids: Iterable[object]) -> None:
        """Forget the pieces that have passed out of sight."""
        for each in ids:
            if isinstance(each, int):
                self._passing.pop(each, None)

    def _pass(self, piece: Piece) -> None:
        piece.raised = False
        if self.motions.moving(piece.id):
            self._passing[piece.id] = piece

    def _set_out(
        self, piece: Piece, before: tuple[Zone, Pose] | None, origin: Origin, delay: float
    ) -> None:
        if before is not None:
            zone, start = before
            beat = Beat.CLOSE_UP if zone is piece.zone else Beat.MOVE
            self.motions.move(piece.id, start, piece.rest, beat, delay)
            return
        assert piece.card is not None
        begin = origin(Slot(piece.zone, piece.index, piece.card, piece.rest))
        if begin is not None:
            self.motions.move(piece.id, begin, piece.rest, Beat.MOVE, delay)

    def _match(self, slots: list[Slot]) -> list[Piece]:
        """Find a piece for every slot: one that lies in its zone, else one that is elsewhere,
        else a new one. Returns the pieces for which there is no slot."""
        free = list(self._lying)
        found: list[Piece | None] = [_taken(free, slot, slot.zone) for slot in slots]
        placed: list[Piece] = []
        for slot, same in zip(slots, found, strict=True):
            piece = same or _taken(free, slot, None)
            if piece is None:
                piece = Piece(next(self._ids), slot.card, slot.zone, slot.index, slot.pose)
            elif piece.zone is not slot.zone:
                piece.raised = False
            piece.zone, piece.index, piece.rest = slot.zone, slot.index, slot.pose
            if piece.raised:
                piece.rest = slot.pose._replace(y=slot.pose.y - self.height)
            placed.append(piece)
        self._lying = placed
        return free


def _taken(free: list[Piece], slot: Slot, zone: Zone | None) -> Piece | None:
    for piece in free:
        if piece.card == slot.card and zone in (None, piece.zone):
            free.remove(piece)
            return piece
    return None


def slots(shown: Shown, layout: TableLayout) -> Iterator[Slot]:
    """The place of every card that is seen lying."""
    for index, (card, place) in enumerate(zip(shown.kitty, layout.kitty, strict=False)):
        yield Slot(Zone.KITTY, index, card, pose_of(place.rest))
    for zone, gifts, row in (
        (Zone.GAVE, shown.gave, layout.give),
        (Zone.GOT, shown.got, layout.receive),
    ):
        cards = [card for gift in gifts for card in gift.cards or ()]
        for index, card in enumerate(cards if row is not None else ()):
            assert row is not None
            yield Slot(zone, index, card, pose_of(row.cards[index]))
    yield from _pile(shown, layout)
    for index, (card, place) in enumerate(zip(shown.hand, layout.cards, strict=True)):
        yield Slot(Zone.HAND, index, card, pose_of(place.rest))


def _pile(shown: Shown, layout: TableLayout) -> Iterator[Slot]:
    plays = shown.pile[len(shown.pile) - len(layout.plays) :]
    index = 0
    for (_, cards), place in zip(plays, layout.plays, strict=True):
        for card, rect in zip(cards, place.cards, strict=True):
            yield Slot(Zone.PILE, index, card, pose_of(rect))
            index += 1
