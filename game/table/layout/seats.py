"""The other players around the table: shapes of seats, the ring they form, what lies in each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from game.table.layout.parts import SeatPlace, Side
from game.table.layout.rect import Rect, spread

Size = tuple[float, float]


class Shape(Enum):
    """The shapes a seat can have, in units (width, height)."""

    LARGE = (168.0, 120.0)
    MEDIUM = (119.0, 76.0)
    STANDING = (119.0, 122.0)
    TALL = (92.0, 108.0)
    FLAT = (156.0, 48.0)
    SMALL = (84.0, 48.0)
    MINI = (70.0, 48.0)


# What to try, nicest first: the shape of the seats at the top and of those at the sides.
LANDSCAPE_SHAPES = (
    (Shape.LARGE, Shape.LARGE),
    (Shape.MEDIUM, Shape.MEDIUM),
    (Shape.FLAT, Shape.MEDIUM),
    (Shape.FLAT, Shape.TALL),
    (Shape.SMALL, Shape.MEDIUM),
    (Shape.SMALL, Shape.SMALL),
    (Shape.MINI, Shape.SMALL),
)
PORTRAIT_SHAPES = (
    (Shape.LARGE, Shape.LARGE),
    (Shape.STANDING, Shape.STANDING),
    (Shape.MEDIUM, Shape.MEDIUM),
    (Shape.MEDIUM, Shape.TALL),
    (Shape.TALL, Shape.TALL),
    (Shape.SMALL, Shape.TALL),
    (Shape.SMALL, Shape.SMALL),
    (Shape.MINI, Shape.SMALL),
)


@dataclass(frozen=True, slots=True)
class Ring:
    """Seats in clockwise order from the player's left, and the middle they leave free."""

    seats: tuple[tuple[Side, Rect], ...]
    centre: Rect


def rings(
    area: Rect, others: int, shapes: tuple[tuple[Shape, Shape], ...], gap: float, corner: float
) -> Iterator[Ring]:
    """All ways to seat the others around an area that fit, the nicest first.

    ``corner`` is the side of the buttons in the two upper corners (0 where there are none).
    """
    # As many at each side as the sides are long, compared with the top.
    ideal = others * area.h / (2 * area.h + area.w)
    columns = sorted(range(others // 2 + 1), key=lambda each: (abs(each - ideal), each))
    free = corner + gap if corner else 0.0
    for top, side in shapes:
        for column in columns:
            aside = (side.value[0] + gap if column else 0.0, free)
            row = _row(area, others - 2 * column, top.value, aside, gap)
            if row is None:
                continue
            xs, whole = row
            below = area.y + max(free, top.value[1] + gap if whole else 0.0)
            ys = _column(column, below, area.bottom, side.value[1], gap)
            if ys is not None:
                yield _ring(area, xs, ys, (top.value, side.value), gap)


def _row(
    area: Rect, count: int, shape: Size, aside: tuple[float, float], gap: float
) -> tuple[list[float], bool] | None:
    """Where the seats at the top begin, and whether their row reaches over the side columns.

    ``aside`` is the room the columns and the buttons in the corners take at each end.
    """
    column, corner = aside
    needed = count * shape[0] + max(0, count - 1) * gap
    for inset, whole in ((max(column, corner), False), (corner, True)):
        if needed <= area.w - 2 * inset:
            xs = spread(count, area.x + inset, area.w - 2 * inset, shape[0], 0.6 * shape[0])
            return xs, whole
    return None


def _column(count: int, top: float, bottom: float, height: float, gap: float) -> list[float] | None:
    """Where the seats of a side column begin, from above."""
    if count and count * height + (count - 1) * gap > bottom - top:
        return None
    return spread(count, top, bottom - top, height, 0.5 * height)


def _ring(
    area: Rect, xs: list[float], ys: list[float], shapes: tuple[Size, Size], gap: float
) -> Ring:
    top, side = shapes
    left = [(Side.LEFT, Rect(area.x, y, *side)) for y in reversed(ys)]
    upper = [(Side.TOP, Rect(x, area.y, *top)) for x in xs]
    right = [(Side.RIGHT, Rect(area.right - side[0], y, *side)) for y in ys]
    inset = side[0] + gap if ys else 0.0
    drop = top[1] + gap if xs else 0.0
    centre = Rect(area.x + inset, area.y + drop, area.w - 2 * inset, area.h - drop)
    return Ring((*left, *upper, *right), centre)


def seat_place(player: int, side: Side, rect: Rect) -> SeatPlace:
    """Lay out the inside of a seat; which way depends on the room alone."""
    if rect.h < 60:
        return _flat(player, side, rect)
    if rect.w < rect.h * 1.2:
        return _tall(player, side, rect)
    return _wide(player, side, rect)


def _wide(player: int, side: Side, rect: Rect) -> SeatPlace:
    """Face beside name and title; below them the fan with its number; then the last act."""
    large = rect.h >= 100
    pad = 8.0 if large else 5.0
    inner = rect.shrink(pad)
    head = 40.0 if large else 30.0
    line = head / 2
    words = Rect(inner.x + head + 6, inner.y, inner.w - head - 6, line)
    y = inner.y + head + (6 if large else 4)
    if large:
        act = Rect(inner.x, inner.bottom - 20, inner.w, 20)
        fan = Rect(inner.x, y, inner.w - 40, act.y - y - 4)
        count = Rect(fan.right + 4, y, 36, fan.h)
    else:
        fan = Rect(inner.x, y, 30, inner.bottom - y)
        count = Rect(fan.right + 2, y, 20, fan.h)
        act = Rect(count.right + 2, y, inner.right - count.right - 2, fan.h)
    return SeatPlace(
        player=player,
        side=side,
        rect=rect,
        face=Rect(inner.x, inner.y, head, head),
        name=words,
        title=words._replace(y=words.bottom),
        fan=fan,
        count=count,
        act=act,
    )


def _tall(player: int, side: Side, rect: Rect) -> SeatPlace:
    """Face beside the backs, and three lines of words below."""
    large = rect.w >= 110
    inner = rect.shrink(7 if large else 5)
    head = 46.0 if large else 38.0
    number = 28.0 if large else 22.0
    fan = Rect(inner.x + head + 4, inner.y, inner.w - head - 4 - number, head)
    name = Rect(inner.x, inner.y + head + 4, inner.w, 20 if large else 18)
    act = 20.0 if large else 18.0
    return SeatPlace(
        player=player,
        side=side,
        rect=rect,
        face=Rect(inner.x, inner.y, head, head),
        name=name,
        title=Rect(inner.x, name.bottom, inner.w, 16),
        fan=fan,
        count=Rect(fan.right, inner.y, number, head),
        act=Rect(inner.x, inner.bottom - act, inner.w, act),
    )


def _flat(player: int, side: Side, rect: Rect) -> SeatPlace:
    """Three lines of words beside one back that bears the number; a face where it is wide."""
    inner = rect.shrink(4, 2)
    line = inner.h / 3
    face = None
    words = inner._replace(h=line)
    if inner.w >= 120:
        face = Rect(inner.x, inner.y + 3, inner.h - 6, inner.h - 6)
        words = Rect(face.right + 5, inner.y, inner.right - face.right - 5, line)
    fan = Rect(inner.right - 21, words.bottom, 21, 2 * line - 1)
    beside = Rect(words.x, words.bottom, fan.x - 3 - words.x, line)
    return SeatPlace(
        player=player,
        side=side,
        rect=rect,
        face=face,
        name=words,
        title=beside,
        fan=fan,
        count=fan,
        act=beside._replace(y=beside.bottom),
    )


def backs(fan: Rect, card: tuple[float, float], count: int) -> tuple[Rect, ...]:
    """Where the backs of a hand lie in its fan: as many as show, from left to right.

    ``fan`` and ``card`` in device pixels. Steps stay at three pixels or more, so a large hand may
    show fewer backs than it has cards; the number beside it is exact.
    """
    width, height = card
    room = fan.w - width
    most = 1 + max(0, int(room // 3))
    shown = min(count, most)
    if shown == 0:
        return ()
    step = 0.0 if shown == 1 else min(0.3 * width, room / (shown - 1))
    y = round(fan.y + (fan.h - height) / 2)
    return tuple(Rect(round(fan.x + i * step), y, width, height) for i in range(shown))
