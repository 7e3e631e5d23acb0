"""Court panels: a figure, the same figure turned around, and the belt that joins them."""

from __future__ import annotations

import math

from game.ui.cloths import CLOTHS, CLOTHS_FOUR, CREAM, GOLD, GOLD_DEEP, Cloths
from game.ui.colour import Colour
from game.ui.courtiers import jack, king, queen
from game.ui.suits import SUIT_PATHS
from game.ui.svg import circle, group, path, placed, polygon, rect

JACK, QUEEN, KING = range(3)

WIDTH, HALF = 140, 140
"""Size of a half panel in units; a whole panel is twice as high."""


def rays(
    box: tuple[float, float, float, float], x: float, y: float, number: int, colour: Colour
) -> str:
    """Every second one of `number` rays from (x, y), cut off at the box (left, top, w, h)."""
    left, top, w, h = box
    corners = [(left, top), (left + w, top), (left + w, top + h), (left, top + h)]

    def edge(angle: float) -> tuple[float, float]:
        dx, dy = math.cos(angle), math.sin(angle)
        reach = min(
            ((left + w if dx > 0 else left) - x) / dx if abs(dx) > 1e-9 else math.inf,
            ((top + h if dy > 0 else top) - y) / dy if abs(dy) > 1e-9 else math.inf,
        )
        return x + dx * reach, y + dy * reach

    body = ""
    step = 2 * math.pi / number
    for i in range(0, number, 2):
        start, end = i * step - step / 2, i * step + step / 2
        between = []
        for cx, cy in corners:
            angle = math.atan2(cy - y, cx - x)
            while angle < start:
                angle += 2 * math.pi
            if angle < end:
                between.append((angle, (cx, cy)))
        points = [(x, y), edge(start), *(c for _, c in sorted(between)), edge(end)]
        body += polygon(points, fill=colour)
    return body


def panel(rank: int, suit: int, four_colour: bool) -> str:
    """The whole panel of a court card, WIDTH × 2·HALF units: both halves and the belt."""
    cloths = (CLOTHS_FOUR if four_colour else CLOTHS)[suit]
    ground = rect(0, 0, WIDTH, 2 * HALF, 5, fill=cloths.paper)
    ground += rays((2, 2, WIDTH - 4, 2 * HALF - 4), WIDTH / 2, HALF, 44, cloths.ray)
    half = figure(rank, cloths)
    turned = group(half, f"rotate(180,{WIDTH / 2},{HALF})")
    frame = rect(1.5, 1.5, WIDTH - 3, 2 * HALF - 3, 4, stroke=GOLD_DEEP, width=2)
    return ground + half + turned + _belt(suit, cloths) + frame


def figure(rank: int, cloths: Cloths) -> str:
    """One half: hair, robe, head, headgear and what the figure carries in its left hand."""
    return (jack, queen, king)[rank](cloths)


def bust(rank: int, suit: int, four_colour: bool) -> str:
    """Head and shoulders alone in a frame of WIDTH × HALF units, for cards too small for more."""
    cloths = (CLOTHS_FOUR if four_colour else CLOTHS)[suit]
    ground = rect(0, 0, WIDTH, HALF, 8, fill=cloths.ray)
    frame = rect(2, 2, WIDTH - 4, HALF - 4, 7, stroke=GOLD_DEEP, width=5)
    return ground + figure(rank, cloths) + frame


def _belt(suit: int, cloths: Cloths) -> str:
    """The band where the two halves meet."""
    y = HALF - 9
    body = rect(3, y, WIDTH - 6, 18, 0, fill=cloths.second)
    body += rect(3, y, WIDTH - 6, 3, 0, fill=GOLD) + rect(3, y + 15, WIDTH - 6, 3, 0, fill=GOLD)
    for x in range(14, WIDTH, 16):
        if abs(x - WIDTH / 2) > 14:
            body += polygon([(x, y + 5), (x + 4, y + 9), (x, y + 13), (x - 4, y + 9)], fill=GOLD)
    body += circle(WIDTH / 2, HALF, 13, fill=CREAM, stroke=GOLD_DEEP, width=2)
    return body + placed(path(SUIT_PATHS[suit], fill=cloths.robe), WIDTH / 2, HALF, 16)
