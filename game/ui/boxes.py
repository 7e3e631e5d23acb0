"""Arithmetic of rectangles: rows, columns, grids and rows that wrap. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pygame import Rect

Side = Literal["start", "middle", "end"]


def inset(rect: Rect, x: int, y: int | None = None) -> Rect:
    """The rectangle without a margin of x at its sides and y (or x) above and below."""
    y = x if y is None else y
    return Rect(rect.x + x, rect.y + y, max(0, rect.w - 2 * x), max(0, rect.h - 2 * y))


def centred(rect: Rect, width: int, height: int) -> Rect:
    """A rectangle of that size in the middle of another."""
    return Rect(rect.x + (rect.w - width) // 2, rect.y + (rect.h - height) // 2, width, height)


def column(rect: Rect, heights: Sequence[int], gap: int) -> list[Rect]:
    """Rectangles of full width below each other, from the top."""
    boxes, y = [], rect.y
    for height in heights:
        boxes.append(Rect(rect.x, y, rect.w, height))
        y += height + gap
    return boxes


def row(rect: Rect, widths: Sequence[int], gap: int, side: Side = "start") -> list[Rect]:
    """Rectangles of full height beside each other, kept to one side or to the middle."""
    spare = rect.w - sum(widths) - gap * (len(widths) - 1)
    x = rect.x + {"start": 0, "middle": spare // 2, "end": spare}[side]
    boxes = []
    for width in widths:
        boxes.append(Rect(x, rect.y, width, rect.h))
        x += width + gap
    return boxes


def shares(rect: Rect, number: int, gap: int) -> list[Rect]:
    """`number` columns of (nearly) equal width that together fill the rectangle."""
    boxes = []
    for i in range(number):
        left = (rect.w + gap) * i // number
        right = (rect.w + gap) * (i + 1) // number - gap
        boxes.append(Rect(rect.x + left, rect.y, right - left, rect.h))
    return boxes


def grid(rect: Rect, columns: int, number: int, height: int, gap: int) -> list[Rect]:
    """`number` cells in rows of `columns`, each row `height` high."""
    boxes: list[Rect] = []
    for first in range(0, number, columns):
        line = Rect(rect.x, rect.y + first // columns * (height + gap), rect.w, height)
        boxes += shares(line, columns, gap)[: number - first]
    return boxes


def flow(
    rect: Rect, sizes: Sequence[tuple[int, int]], gap: int, side: Side = "start"
) -> list[Rect]:
    """Boxes of those sizes in rows that wrap at the rectangle's width. A box that is wider than
    the rectangle is made as wide as it."""
    boxes: list[Rect] = []
    line: list[tuple[int, int]] = []
    y = rect.y

    def finish() -> None:
        nonlocal y
        height = max((h for _, h in line), default=0)
        band = Rect(rect.x, y, rect.w, height)
        for box, (_, h) in zip(row(band, [w for w, _ in line], gap, side), line, strict=True):
            boxes.append(Rect(box.x, y + (height - h) // 2, box.w, h))
        y += height + gap
        line.clear()

    for size in sizes:
        width = min(size[0], rect.w)
        if line and sum(w for w, _ in line) + gap * len(line) + width > rect.w:
            finish()
        line.append((width, size[1]))
    if line:
        finish()
    return boxes


def flow_height(width: int, sizes: Sequence[tuple[int, int]], gap: int) -> int:
    """Height of what `flow` makes of those sizes."""
    boxes = flow(Rect(0, 0, width, 0), sizes, gap)
    return max((box.bottom for box in boxes), default=0)
