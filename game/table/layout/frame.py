"""From the window to units and back: growth on big screens, least sizes, whole pixels.

The arrangements think in units. A unit is one CSS pixel up to the reference sizes below and grows
with the window beyond them, so that a 4K screen shows larger cards rather than more felt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import floor, pow

from game.table.layout.parts import Situation
from game.table.layout.rect import Rect

# The windows (CSS px) from which on things grow, and how much of the extra room goes into growth.
_LANDSCAPE_REFERENCE = (1280, 720)
_PORTRAIT_REFERENCE = (600, 960)
_GROWTH_SHARE = 0.85

# How much of a card's width its index takes.
_INDEX_SHARE = 0.27

# Below this window (CSS px, either way up) everything shrinks instead of falling apart.
_SMALLEST = (320, 480)


@dataclass(frozen=True, slots=True)
class Frame:
    """The usable part of the window in units, its origin at (0, 0)."""

    width: float
    height: float
    portrait: bool
    unit: float
    safe: Rect
    window: Rect

    @property
    def pixel(self) -> float:
        """One device pixel in units, or one unit where pixels are larger than that."""
        return min(1, 1 / self.unit)

    @property
    def target(self) -> float:
        """The least side of anything that can be tapped; a pixel more than 24 for rounding."""
        return 24 + self.pixel

    @property
    def main_target(self) -> float:
        """The least side of buttons; a pixel more than 44 for rounding."""
        return 44 + self.pixel

    def strip(self, card: tuple[float, float]) -> float:
        """The least visible part of a card beside the next: a target, and room for its index."""
        return max(self.target, _INDEX_SHARE * card[0])

    def card_size(self, width: float) -> tuple[float, float]:
        """The card nearest to that width (units) that is a whole number of device pixels, 5:7."""
        pixels = round(width * self.unit)
        return pixels / self.unit, round(pixels * 7 / 5) / self.unit

    def finer(self) -> Frame:
        """The same window with smaller units, so that more of them fit."""
        return replace(self, unit=self.unit * 0.9, width=self.width / 0.9, height=self.height / 0.9)

    def snap(self, rect: Rect) -> Rect:
        """A rectangle of units as whole device pixels of the window.

        Edges are rounded, not sizes: what was apart stays apart and what was inside stays inside.
        """
        left, top = self._pixel_at(rect.x, rect.y)
        right, bottom = self._pixel_at(rect.right, rect.bottom)
        return Rect(left, top, right - left, bottom - top)

    def snap_card(self, rect: Rect) -> Rect:
        """The same for a card of ``card_size``: its size is kept to the pixel."""
        return Rect(*self._pixel_at(rect.x, rect.y), *self.pixels((rect.w, rect.h)))

    def _pixel_at(self, x: float, y: float) -> tuple[int, int]:
        # The little more than a half makes sums that differ in their last bit round alike.
        half = 0.5 + 1e-6
        return (
            floor(self.safe.x + x * self.unit + half),
            floor(self.safe.y + y * self.unit + half),
        )

    def pixels(self, size: tuple[float, float]) -> tuple[int, int]:
        """A size in units as whole device pixels."""
        return round(size[0] * self.unit), round(size[1] * self.unit)


def frame_for(situation: Situation) -> Frame:
    """The frame of a window: its orientation follows the usable part, not the whole."""
    width, height = situation.size
    inset = situation.insets
    safe = Rect(
        inset.left,
        inset.top,
        max(1, width - inset.left - inset.right),
        max(1, height - inset.top - inset.bottom),
    )
    unit = situation.scale * growth(safe.w / situation.scale, safe.h / situation.scale)
    return Frame(
        width=safe.w / unit,
        height=safe.h / unit,
        portrait=safe.w < safe.h,
        unit=unit,
        safe=safe,
        window=Rect(0, 0, width, height),
    )


def growth(width: float, height: float) -> float:
    """How many CSS pixels one unit is in a window of that many CSS pixels."""
    reference = _PORTRAIT_REFERENCE if width < height else _LANDSCAPE_REFERENCE
    beyond = min(width / reference[0], height / reference[1])
    if beyond > 1:
        return pow(beyond, _GROWTH_SHARE)
    small, large = min(width, height), max(width, height)
    return min(1, small / _SMALLEST[0], large / _SMALLEST[1])
