"""What is printed on cards, as SVG bodies in a box of 250 × 350 units: pips, aces, courts, backs.

Indices are text and belong to `game.ui.cards`; where they stand is decided here, since pips and
court panels make room for them. Small cards are not large ones scaled down: their indices grow in
proportion, and their pictures become simpler.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.ui import courts
from game.ui.colour import Colour, mix, rgb
from game.ui.suits import SUIT_PATHS
from game.ui.svg import circle, ellipse, group, path, placed, polygon, rect

BOX_W, BOX_H = 250.0, 350.0
SMALL_WIDTH = 56
"""Cards narrower than this many px have one index only, and a small picture at the lower right."""
PLAIN_WIDTH = 82
"""Cards narrower than this many px show one large pip in place of as many as they count."""

PAPER = rgb("#FBF8F0")
PAPER_LINE = rgb("#B9B09A")

_BLACK, _RED = rgb("#111111"), rgb("#C8102E")
INK: dict[bool, tuple[Colour, Colour, Colour, Colour]] = {
    False: (_BLACK, _RED, _RED, _BLACK),
    True: (rgb("#0B6B2E"), rgb("#0B4DA2"), _RED, _BLACK),
}
"""Colours of clubs, diamonds, hearts and spades; True is the four-colour deck."""

_GOLD, _GOLD_DEEP = rgb("#D9A83A"), rgb("#A97B1C")

ACE, TWO = 11, 12
_LEFT, _MIDDLE, _RIGHT = 0, 1, 2
# Pips as (column, row), rows from 0 (top) to 1 (bottom).
_PIPS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((1, 0), (1, 1)),
    3: ((1, 0), (1, 0.5), (1, 1)),
    4: ((0, 0), (2, 0), (0, 1), (2, 1)),
    5: ((0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)),
    6: ((0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    7: ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)),
    8: ((0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)),
    9: ((0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 0.5), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1)),
    10: (
        *((0, 0), (2, 0), (1, 1 / 6), (0, 1 / 3), (2, 1 / 3)),
        *((0, 2 / 3), (2, 2 / 3), (1, 5 / 6), (0, 1), (2, 1)),
    ),
}


@dataclass(frozen=True, slots=True)
class Corner:
    """Where the index stands on a card of some width, in px.

    `x` is the middle of its column, `top` where the rank's ink begins, `ink` the height of the
    rank, `suit_y` the middle of the suit below it and `suit` the suit's size.
    """

    x: float
    top: float
    ink: float
    suit_y: float
    suit: float

    @property
    def right(self) -> float:
        """Where the widest index ends."""
        return self.x + self.ink * 0.56

    @property
    def bottom(self) -> float:
        """Where the index ends."""
        return self.suit_y + self.suit / 2


def corner(width: int) -> Corner:
    """The index on a card `width` px wide."""
    ink = round(0.12 * width + 9)
    top = round(0.04 * width + 1.5)
    suit = ink * 0.92
    gap = max(2.0, ink * 0.18)
    return Corner(0.03 * width + 1 + 0.54 * ink, top, ink, top + ink + gap + suit / 2, suit)


def face_body(rank: int, suit: int, width: int, four_colour: bool) -> str:
    """Everything on a face but the rank's characters."""
    unit = BOX_W / width
    line = max(1.0, 1.1 * unit)
    ink = INK[four_colour][suit]
    body = rect(
        line / 2,
        line / 2,
        BOX_W - line,
        BOX_H - line,
        16,
        fill=PAPER,
        stroke=PAPER_LINE,
        width=line,
    )
    if width < SMALL_WIDTH:
        body += _small_picture(rank, suit, ink=ink, four_colour=four_colour)
        return body + _index_suit(suit, width, ink)
    if 8 <= rank <= 10:
        body += _court(rank - 8, suit, width, four_colour)
    elif width < PLAIN_WIDTH:
        body += _suit(suit, BOX_W / 2, BOX_H / 2, 116, ink=ink)
    elif rank == ACE:
        body += _ace(suit, ink)
    else:
        body += _pips(2 if rank == TWO else rank + 3, suit, width, ink)
    small = _index_suit(suit, width, ink)
    return body + small + group(small, f"rotate(180,{BOX_W / 2},{BOX_H / 2})")


def _suit(suit: int, x: float, y: float, size: float, *, ink: Colour, angle: float = 0) -> str:
    return placed(path(SUIT_PATHS[suit], fill=ink), x, y, size, angle)


def _index_suit(suit: int, width: int, ink: Colour) -> str:
    place, unit = corner(width), BOX_W / width
    return _suit(suit, place.x * unit, place.suit_y * unit, place.suit * unit, ink=ink)


def _pips(number: int, suit: int, width: int, ink: Colour) -> str:
    edge = corner(width).right * BOX_W / width
    size = 50 if edge < 62 else 44
    left = max(80.0, edge + size / 2 - 1)
    columns = {_LEFT: left, _MIDDLE: BOX_W / 2, _RIGHT: BOX_W - left}
    body = ""
    for column, row in _PIPS[number]:
        y = 62 + row * (BOX_H - 124)
        body += _suit(suit, columns[column], y, size, ink=ink, angle=180 if row > 0.5 else 0)
    return body


def _small_picture(rank: int, suit: int, *, ink: Colour, four_colour: bool) -> str:
    """One big pip at the lower right, or the head of a court in a frame."""
    if not 8 <= rank <= 10:
        return _suit(suit, 162, 252, 150, ink=ink)
    bust = courts.bust(rank - 8, suit, four_colour)
    return group(bust, "translate(82,186) scale(1.04)")


def _ace(suit: int, ink: Colour) -> str:
    x, y = BOX_W / 2, BOX_H / 2
    body = laurel(x, y, 74, _GOLD, _GOLD_DEEP)
    return body + _suit(suit, x, y, 98, ink=ink)


def laurel(x: float, y: float, radius: float, fill: Colour, line: Colour) -> str:
    """A wreath open at the top, of pairs of leaves along two branches that meet below."""
    body = ""
    for side in (-1, 1):
        arc = []
        for i in range(25):
            angle = math.radians(90 + side * (6 + i * 6.2))
            arc.append(f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}")
        body += path("M" + " L".join(arc), stroke=line, width=radius * 0.03)
        for i in range(9):
            degrees = 90 + side * (14 + i * 17)
            angle = math.radians(degrees)
            px, py = x + radius * math.cos(angle), y + radius * math.sin(angle)
            size = radius * (0.2 if i < 8 else 0.17)
            along = degrees + side * 90
            for lean in (-38, 38):
                body += group(
                    path("M 0 0 C 5 -6 16 -7 24 0 C 16 7 5 6 0 0 Z", fill=fill, stroke=line,
                         width=1.2),
                    f"translate({px:.1f},{py:.1f}) rotate({along + lean:.1f})"
                    f" scale({size / 12:.3f})",
                )  # fmt: skip
    tip = radius * 0.07
    return body + circle(x, y + radius, tip, fill=fill, stroke=line, width=tip * 0.3)


def _court(rank: int, suit: int, width: int, four_colour: bool) -> str:
    """The panel with its corners cut out for the indices."""
    place, unit = corner(width), BOX_W / width
    left, top = 46.0, 17.0
    w, h = BOX_W - 2 * left, BOX_H - 2 * top
    art = courts.panel(rank, suit, four_colour)
    body = group(
        art, f"translate({left},{top}) scale({w / courts.WIDTH:.5f},{h / courts.HALF / 2:.5f})"
    )
    notch_x = max(left + 4, (place.right - 0.06 * place.ink) * unit + 4)
    notch_y = place.bottom * unit + 7
    line = max(1.6, 1.1 * unit)
    for angle in (0, 180):
        patch = rect(left - 3, top - 3, notch_x - left + 3, notch_y - top + 3, 0, fill=PAPER)
        body += group(patch, f"rotate({angle},{BOX_W / 2},{BOX_H / 2})")
    right, bottom = BOX_W - left, BOX_H - top
    frame = (
        f"M {notch_x} {top} L {right} {top} L {right} {BOX_H - notch_y}"
        f" L {BOX_W - notch_x} {BOX_H - notch_y} L {BOX_W - notch_x} {bottom} L {left} {bottom}"
        f" L {left} {notch_y} L {notch_x} {notch_y} Z"
    )
    return body + path(frame, stroke=_GOLD_DEEP, width=line)


def back_body(ground: Colour, line: Colour, width: int) -> str:
    """The back: a lattice, and a crown that is the same crown when all is turned around."""
    unit = BOX_W / width
    thin = max(1.0, 0.75 * unit)
    edge = max(1.0, 1.1 * unit)
    body = rect(edge / 2, edge / 2, BOX_W - edge, BOX_H - edge, 16, fill=PAPER, stroke=PAPER_LINE,
                width=edge)  # fmt: skip
    margin = 11 if width >= 70 else 15
    x, y, w, h = margin, margin, BOX_W - 2 * margin, BOX_H - 2 * margin
    body += rect(x, y, w, h, 9, fill=ground)
    if width >= 48:
        body += _lattice((x + 9, y + 9, w - 18, h - 18), 4 if width < 90 else 6,
                         mix(ground, line, 0.42), thin)  # fmt: skip
    body += rect(x + 7, y + 7, w - 14, h - 14, 5, stroke=line, width=max(1.4, thin))
    return body + _medallion(ground, line, thin, simple=width < 70)


def _lattice(box: tuple[float, float, float, float], across: int, line: Colour, thin: float) -> str:
    """Diagonals cut off at the box (left, top, w, h), and a diamond in every other mesh."""
    x, y, w, h = box
    step = w / across
    rows = round(h / step)
    rise = h / rows
    body, data = "", []
    for i in range(-rows, across + 1):
        for slope in (1, -1):
            a, b = max(0, -i), min(rows, across - i)
            if a >= b:
                continue
            if slope == 1:
                data.append(
                    f"M {x + (i + a) * step:.1f} {y + a * rise:.1f}"
                    f" L {x + (i + b) * step:.1f} {y + b * rise:.1f}"
                )
            else:
                data.append(
                    f"M {x + (i + a) * step:.1f} {y + h - a * rise:.1f}"
                    f" L {x + (i + b) * step:.1f} {y + h - b * rise:.1f}"
                )
    body += path(" ".join(data), stroke=line, width=thin)
    for row in range(rows + 1):
        for column in range(across + 1):
            if (row + column) % 2 == rows % 2 and 0 < row < rows and 0 < column < across:
                cx, cy, r = x + column * step, y + row * rise, step * 0.2
                body += polygon([(cx, cy - r), (cx + r, cy), (cx, cy + r), (cx - r, cy)], fill=line)
    return body


def _medallion(ground: Colour, line: Colour, thin: float, simple: bool) -> str:
    x, y = BOX_W / 2, BOX_H / 2
    body = ellipse(x, y, 71, 86, fill=ground, stroke=line, width=max(2.4, thin * 1.5))
    if not simple:
        body += ellipse(x, y, 63, 78, stroke=line, width=thin)
        for i in range(24):
            angle = 2 * math.pi * i / 24
            body += circle(x + 67 * math.cos(angle), y + 82 * math.sin(angle), 1.7, fill=line)
    crown = path("M -42 -7 L -50 -46 L -27 -29 L 0 -60 L 27 -29 L 50 -46 L 42 -7 Z", fill=line)
    for cx, cy in ((-50, -49), (0, -63), (50, -49)):
        crown += circle(cx, cy, 6, fill=line)
    if not simple:
        crown += path("M -38 -15 L 38 -15", stroke=ground, width=3)
        crown += polygon([(0, -42), (7, -31), (0, -20), (-7, -31)], fill=ground)
    for angle in (0, 180):
        body += group(group(crown, "scale(0.98)"), f"translate({x},{y}) rotate({angle})")
    return body + rect(x - 41, y - 2.4, 82, 4.8, 2.4, fill=line)
