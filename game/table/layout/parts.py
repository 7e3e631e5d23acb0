"""What goes into the layout (``Situation``) and what comes out of it (``TableLayout``)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.table.layout.rect import Rect


class Middle(StrEnum):
    """What the middle of the table shows."""

    PILE = "pile"
    KITTY = "kitty"
    HOLD = "hold"
    EXCHANGE = "exchange"


class Side(StrEnum):
    """At which edge of the table a seat lies, seen by the player at the bottom."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Insets:
    """Device pixels at the window's edges that notches and system bars take."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything the layout depends on; hashable, so that equal situations are laid out once.

    ``size`` is the window in device pixels, ``scale`` the device pixels per CSS pixel. ``others``
    are the other players clockwise, the next one to act after the own player first. ``hand``
    holds the rank of each own card in the order in which they lie. ``capacity`` is the most cards
    this hand may come to hold in the round: room is kept for so many, so that nothing moves while
    the hand shrinks. ``plays`` are the numbers of cards of the trick's plays, oldest first.
    ``kitty`` is the size of the round's kitty, which has its room in every phase. ``give`` and
    ``receive`` are how many cards an exchange takes and brings. ``completes`` is the rule of
    completing four: it keeps a place for the button.
    """

    size: tuple[int, int]
    others: tuple[int, ...]
    scale: float = 1.0
    hand: tuple[int, ...] = ()
    capacity: int = 0
    insets: Insets = Insets()
    completes: bool = False
    middle: Middle = Middle.PILE
    plays: tuple[int, ...] = ()
    kitty: int = 0
    give: int = 0
    receive: int = 0


@dataclass(frozen=True, slots=True)
class CardPlace:
    """One card that can be tapped.

    ``rest`` is where it lies, always of the exact card size. ``strip`` is the part that no other
    card hides while none is lifted. ``hit`` is where a tap may mean it: the topmost card wins, and
    in the lowest row the area reaches down to the window's edge.
    """

    rest: Rect
    strip: Rect
    hit: Rect


@dataclass(frozen=True, slots=True)
class PlayPlace:
    """One play on the pile: its cards from left to right, and the caption with who laid it."""

    cards: tuple[Rect, ...]
    caption: Rect


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side that cannot be tapped, and the line of words above them."""

    cards: tuple[Rect, ...]
    label: Rect


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Another player's place. All parts lie inside ``rect`` and apart from each other.

    ``face`` is missing where there is no room for it. ``fan`` holds the backs (see ``backs``) and
    ``count`` the number of cards; on the smallest seats the number stands on the one back shown,
    and the two are the same rectangle.
    """

    player: int
    side: Side
    rect: Rect
    face: Rect | None
    name: Rect
    title: Rect
    fan: Rect
    count: Rect
    act: Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles for everything on the table, in whole device pixels.

    ``unit`` is the device pixels of one unit of length: type and spacing scales are multiplied by
    it. ``card`` and ``back`` are the sizes to rasterise: own cards and the pile, and the others'
    backs. ``lift`` is how far a selected card rises. ``table`` is the area within which the others
    sit around the middle. ``deck`` is where cards are dealt from and the hold hand lies; ``plays``
    are the last ones of the trick, as many as have room. ``play`` is the place of the main button
    (confirm and fast-forward stand there too), ``pass_`` that of the second one. ``log`` and
    ``scores`` are there only with room; without ``log`` a small screen has its ``log_button``
    (upright ones always). ``notice`` and ``inspect`` are overlays and may cover other parts.
    """

    portrait: bool
    unit: float
    card: tuple[int, int]
    back: tuple[int, int]
    lift: int
    window: Rect
    safe: Rect
    hand: Rect
    cards: tuple[CardPlace, ...]
    plate: Rect
    seats: tuple[SeatPlace, ...]
    table: Rect
    pile: Rect
    plays: tuple[PlayPlace, ...]
    deck: Rect
    kitty: tuple[CardPlace, ...]
    give: CardRow | None
    receive: CardRow | None
    middle_label: Rect | None
    beat: Rect
    round: Rect
    play: Rect
    pass_: Rect
    hint: Rect
    undo: Rect
    complete: Rect | None
    menu: Rect
    log: Rect | None
    log_button: Rect | None
    scores: Rect | None
    notice: Rect
    inspect: Rect

    def card_at(self, x: float, y: float) -> int | None:
        """The own card a tap at that device pixel means, or None."""
        return _topmost(self.cards, x, y)

    def kitty_at(self, x: float, y: float) -> int | None:
        """The card of the kitty a tap at that device pixel means, or None."""
        return _topmost(self.kitty, x, y)

    def seat(self, player: int) -> SeatPlace:
        """The place of another player; raises KeyError for the player at the bottom."""
        for place in self.seats:
            if place.player == player:
                return place
        raise KeyError(player)


def _topmost(places: tuple[CardPlace, ...], x: float, y: float) -> int | None:
    for index in range(len(places) - 1, -1, -1):
        if places[index].hit.contains(x, y):
            return index
    return None
