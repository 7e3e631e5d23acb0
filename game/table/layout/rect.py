"""A rectangle without pygame: a plain tuple that pygame takes as it is."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """Left, top, width and height; right and bottom edges do not belong to it.

    Inside the layout the numbers are units (see ``Frame``); in a finished layout they are whole
    device pixels.
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The first coordinate to the right of the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The first coordinate below the rectangle."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The middle, as (x, y)."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in the rectangle."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share an area; touching edges do not count."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def encloses(self, other: Rect) -> bool:
        """Whether the other one lies inside this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def common(self, other: Rect) -> Rect:
        """The area both share; they must overlap."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, min(self.right, other.right) - x, min(self.bottom, other.bottom) - y)

    def shrink(self, dx: float, dy: float | None = None) -> Rect:
        """The same rectangle with ``dx`` taken off at both sides and ``dy`` at top and bottom."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def middle(self, w: float, h: float) -> Rect:
        """A rectangle of that size with the same centre."""
        return Rect(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)


def spread(count: int, start: float, length: float, size: float, most_gap: float) -> list[float]:
    """Where ``count`` things of one size begin, evenly spread over a stretch and centred in it.

    The gaps grow with the stretch up to ``most_gap``.
    """
    if count == 0:
        return []
    gap = min(most_gap, (length - count * size) / (count + 1))
    first = start + (length - count * size - (count - 1) * gap) / 2
    return [first + i * (size + gap) for i in range(count)]
