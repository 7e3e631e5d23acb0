"""Cards that can be tapped: the own hand and the kitty, in as many rows as they need.

The cards of the hand lie upright rather than turned like a fan: their faces stay as sharp as they
were drawn, and a tap near the edge means the card that is seen there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor

from game.table.layout.parts import CardPlace
from game.table.layout.rect import Rect

Size = tuple[float, float]

# The step between cards is at most this share of their width, so that a hand stays one thing.
WIDEST_STEP = 0.62
# Where there is this much room (units) between cards, equal ranks move closer together.
_ROOMY_STEP = 32
_SAME_RANK_SHARE = 0.82


def rows_needed(count: int, width: float, card: Size, strip: float) -> int:
    """In how many rows that many cards leave a visible strip of at least ``strip`` each."""
    fits = _most_in_row(width, card, strip)
    return max(1, ceil(count / fits))


def rows_height(rows: int, card: Size, row_step: float) -> float:
    """How high that many rows are, without room for lifting a card."""
    return card[1] + (rows - 1) * row_step


def row_step(card: Size, strip: float) -> float:
    """How much of a row stays visible above the next one: the index and a little more."""
    return max(strip, 0.36 * card[1])


def split_rows(ranks: Sequence[int], rows: int, most: int) -> list[int]:
    """How many cards lie in each row: about as many in each, breaking between ranks if possible.

    No row gets more than ``most``; ``rows * most`` must be enough for all.
    """
    sizes: list[int] = []
    start = 0
    for left in range(rows, 0, -1):
        rest = len(ranks) - start
        even = ceil(rest / left)
        least, largest = max(rest - most * (left - 1), 0), min(most, rest)
        breaks = [
            size
            for size in range(max(least, 1), largest + 1)
            if size == rest or ranks[start + size] != ranks[start + size - 1]
        ]
        near = [size for size in breaks if abs(size - even) <= max(2, even // 4)]
        size = min(near, key=lambda each: (abs(each - even), each)) if left > 1 and near else even
        sizes.append(size)
        start += size
    return [size for size in sizes if size]


def lay_cards(
    ranks: Sequence[int], area: Rect, card: Size, strip: float, floor_y: float | None = None
) -> tuple[CardPlace, ...]:
    """Lay cards in centred rows at the bottom of an area, the first row on top.

    ``strip`` is the least visible width and height of a card; ``floor_y`` is how far down the hit
    areas of the lowest row reach, the cards' own lower edge if not given. All lengths in units.
    """
    if not ranks:
        return ()
    rows = rows_needed(len(ranks), area.w, card, strip)
    sizes = split_rows(ranks, rows, _most_in_row(area.w, card, strip))
    step = _step(max(sizes), area.w, card)
    down = row_step(card, strip)
    top = area.bottom - rows_height(len(sizes), card, down)
    # One row lies in groups of a rank; several form a grid, flush left.
    offsets = (
        [i * step for i in range(max(sizes))] if len(sizes) > 1 else _groups(ranks, step, strip)
    )
    left = area.x + (area.w - offsets[-1] - card[0]) / 2
    places: list[CardPlace] = []
    for index, size in enumerate(sizes):
        lowest = index == len(sizes) - 1
        y = top + index * down
        visible = card[1] if lowest else down
        reach = floor_y - y if lowest and floor_y is not None else card[1]
        for i in range(size):
            x = left + offsets[i]
            width = offsets[i + 1] - offsets[i] if i + 1 < size else card[0]
            places.append(
                CardPlace(
                    rest=Rect(x, y, *card),
                    strip=Rect(x, y, width, visible),
                    hit=Rect(x, y, card[0], reach),
                )
            )
    return tuple(places)


def _most_in_row(width: float, card: Size, strip: float) -> int:
    return max(1, floor((width - card[0]) / strip + 1e-9) + 1)


def _step(count: int, width: float, card: Size) -> float:
    widest = WIDEST_STEP * card[0]
    return widest if count < 2 else min(widest, (width - card[0]) / (count - 1))


def _groups(ranks: Sequence[int], step: float, strip: float) -> list[float]:
    """Where the cards of a row begin: in groups of a rank where there is room, else evenly."""
    equal = [a == b for a, b in pairwise(ranks)]
    same, other = step, step
    changes = equal.count(False)
    if step >= _ROOMY_STEP and changes and changes < len(equal):
        same = max(strip, _SAME_RANK_SHARE * step)
        other = min((step * len(equal) - same * equal.count(True)) / changes, 1.25 * step)
    xs = [0.0]
    for touching in equal:
        xs.append(xs[-1] + (same if touching else other))
    return xs
