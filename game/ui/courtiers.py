"""Jack, queen and king as busts put together from few shapes, in one manner.

Each is drawn in a half panel of 140 × 140 units, looking ahead; what they carry is at the right.
"""

from __future__ import annotations

import math

from game.ui.cloths import BLUSH, CREAM, GOLD, GOLD_DEEP, INK, LEAF, SKIN, STEEL, Cloths
from game.ui.colour import Colour, rgb
from game.ui.svg import circle, ellipse, group, path, polygon, rect


def _face(brow: Colour) -> str:
    """A calm face with lowered eyes, chin at y = 86, ears hidden by hair."""
    body = path(
        "M 51 44 C 50 64 54 86 70 87 C 86 86 90 64 89 44 Z", fill=SKIN, stroke=INK, width=1.4
    )
    body += ellipse(57, 71, 4.6, 3.2, fill=BLUSH, opacity=0.55)
    body += ellipse(83, 71, 4.6, 3.2, fill=BLUSH, opacity=0.55)
    body += path("M 55 56 Q 60.5 52.5 66 55.5", stroke=brow, width=2)
    body += path("M 74 55.5 Q 79.5 52.5 85 56", stroke=brow, width=2)
    body += path("M 56 61.5 Q 61 65.5 66 61.5", stroke=INK, width=1.8)
    body += path("M 74 61.5 Q 79 65.5 84 61.5", stroke=INK, width=1.8)
    body += path("M 70.5 57 L 68 69.5 Q 70 71.5 72.5 70.5", stroke=INK, width=1.3)
    return body


def _mouth() -> str:
    return path("M 65 77.5 Q 67.8 75.4 70 76.6 Q 72.2 75.4 75 77.5 Q 70 81.5 65 77.5 Z",
                fill=rgb("#B8303A"))  # fmt: skip


def _robe(cloths: Cloths) -> str:
    body = path(
        "M 70 92 C 96 92 124 100 130 140 L 10 140 C 16 100 44 92 70 92 Z",
        fill=cloths.robe,
        stroke=INK,
        width=1.6,
    )
    for side in (-1, 1):
        body += path(
            f"M {70 + side * 33} 103 C {70 + side * 38} 114 {70 + side * 40} 126"
            f" {70 + side * 41} 140 L {70 + side * 30} 140 C {70 + side * 30} 126"
            f" {70 + side * 28} 112 {70 + side * 24} 99 Z",
            fill=cloths.fold,
        )
    return body


def _neck() -> str:
    return rect(61, 78, 18, 20, 4, fill=rgb("#EBCBAE"), stroke=INK, width=1.2)


def _gem(x: float, y: float, size: float, colour: Colour) -> str:
    return polygon(
        [(x, y - size), (x + size * 0.8, y), (x, y + size), (x - size * 0.8, y)],
        fill=colour,
        stroke=INK,
        width=0.8,
    )


def _hand(x: float, y: float, cuff: Colour, lean: float) -> str:
    """A fist around something upright, with its cuff below."""
    body = group(
        rect(-9, 6, 18, 13, 3, fill=cuff, stroke=INK, width=1.2)
        + rect(-9, 6, 18, 3.4, 1, fill=GOLD),
        f"translate({x},{y}) rotate({lean})",
    )
    body += rect(x - 8, y - 7, 16, 14, 6, fill=SKIN, stroke=INK, width=1.3)
    for i in (-2.6, 1.4):
        body += path(f"M {x - 7} {y + i} L {x + 2} {y + i}", stroke=INK, width=0.9)
    return body


def king(cloths: Cloths) -> str:
    """Crown, beard, ermine and a sword."""
    body = path(
        "M 50 42 C 40 50 38 66 42 76 C 44 82 50 84 54 80 L 54 44 Z"
        " M 90 42 C 100 50 102 66 98 76 C 96 82 90 84 86 80 L 86 44 Z",
        fill=cloths.hair,
        stroke=INK,
        width=1.2,
    )
    body += _robe(cloths)
    # The ermine collar.
    body += path(
        "M 44 94 C 54 88 86 88 96 94 C 108 98 113 108 112 117 C 98 106 84 118 70 118"
        " C 56 118 42 106 28 117 C 27 108 32 98 44 94 Z",
        fill=CREAM,
        stroke=INK,
        width=1.3,
    )
    for x, y in ((40, 104), (52, 109), (88, 109), (100, 104)):
        body += path(f"M {x} {y - 3} L {x + 2} {y + 3} L {x - 2} {y + 3} Z", fill=INK)
    body += _face(cloths.hair)
    # Beard and moustache.
    body += path(
        "M 51 62 C 49 86 56 106 70 111 C 84 106 91 86 89 62 C 88 70 83 73 79 72"
        " C 76 69 64 69 61 72 C 57 73 52 70 51 62 Z",
        fill=cloths.hair,
        stroke=INK,
        width=1.2,
    )
    for x in (62, 70, 78):
        body += path(
            f"M {x} 84 Q {x + (70 - x) * 0.3} 94 {70 + (x - 70) * 0.45} 102",
            stroke=cloths.hair_light,
            width=1.8,
        )
    body += _mouth()
    body += path(
        "M 70 73 C 64 70 58 73 54 79 C 60 80 66 79 70 75.5 C 74 79 80 80 86 79"
        " C 82 73 76 70 70 73 Z",
        fill=cloths.hair_light,
        stroke=INK,
        width=1,
    )
    body += _crown(cloths)
    # The sword.
    x = 117
    body += polygon(
        [(x, 14), (x + 4.5, 24), (x + 4.5, 88), (x - 4.5, 88), (x - 4.5, 24)],
        fill=STEEL,
        stroke=INK,
        width=1.3,
    )
    body += path(f"M {x} 20 L {x} 86", stroke=rgb("#8D9AA8"), width=1.3)
    body += rect(x - 14, 86, 28, 6, 3, fill=GOLD, stroke=INK, width=1.3)
    return body + _hand(x, 101, cloths.second, 0)


def _crown(cloths: Cloths) -> str:
    body = path(
        "M 50 45 L 42 14 C 48 22 53 25 58 26 C 60 20 64 14 70 7 C 76 14 80 20 82 26"
        " C 87 25 92 22 98 14 L 90 45 Z",
        fill=GOLD,
        stroke=INK,
        width=1.5,
    )
    body += path(
        "M 56 43 C 56 34 62 24 70 18 C 78 24 84 34 84 43 Z", fill=cloths.second, opacity=0.95
    )
    body += path("M 68.6 20 L 68.6 40 L 71.4 40 L 71.4 20 Z", fill=GOLD)
    for x, y in ((42, 13), (70, 6.5), (98, 13)):
        body += circle(x, y, 4, fill=CREAM, stroke=INK, width=1.2)
    body += path("M 48 39 Q 70 46 92 39 L 90.5 48 Q 70 54 49.5 48 Z", fill=GOLD, stroke=INK,
                 width=1.4)  # fmt: skip
    body += _gem(70, 46.5, 4, cloths.robe) + _gem(58, 45.4, 3, CREAM) + _gem(82, 45.4, 3, CREAM)
    return body


def queen(cloths: Cloths) -> str:
    """Crown, veil, pearls and a rose."""
    # Long hair that falls in front of the shoulders, and a veil behind it.
    body = path(
        "M 70 22 C 40 20 32 50 32 74 C 32 92 28 104 20 114 L 120 114"
        " C 112 104 108 92 108 74 C 108 50 100 20 70 22 Z",
        fill=cloths.second,
        stroke=INK,
        width=1.4,
    )
    body += _robe(cloths)
    body += _neck()
    body += path(
        "M 58 92 C 52 104 58 122 70 128 C 82 122 88 104 82 92 C 78 98 62 98 58 92 Z",
        fill=SKIN,
        stroke=INK,
        width=1.2,
    )
    body += path("M 58 93 C 50 104 56 124 70 131 C 84 124 90 104 82 93", stroke=GOLD, width=3.4)
    body += path(
        "M 52 38 C 38 48 40 68 44 80 C 47 92 42 104 34 110 C 46 112 56 104 57 92"
        " C 58 82 52 70 52 56 Z M 88 38 C 102 48 100 68 96 80 C 93 92 98 104 106 110"
        " C 94 112 84 104 83 92 C 82 82 88 70 88 56 Z",
        fill=cloths.hair,
        stroke=INK,
        width=1.3,
    )
    body += path("M 47 56 C 45 68 50 80 50 92 M 93 56 C 95 68 90 80 90 92",
                 stroke=cloths.hair_light, width=1.8)  # fmt: skip
    body += _face(cloths.hair)
    body += _mouth()
    body += path(
        "M 70 40 C 60 40 53 46 51 60 C 47 50 50 36 70 34 C 90 36 93 50 89 60 C 87 46 80 40 70 40 Z",
        fill=cloths.hair,
        stroke=INK,
        width=1.2,
    )
    for i in range(-2, 3):
        body += circle(70 + i * 5.4, 99 + 3.4 - abs(i) * 1.7, 2.2, fill=CREAM, stroke=INK,
                       width=0.8)  # fmt: skip
    body += _gem(70, 109, 4, cloths.robe)
    body += _tiara(cloths)
    return body + _rose(cloths)


def _tiara(cloths: Cloths) -> str:
    body = path(
        "M 48 38 C 46 30 48 24 52 20 C 55 24 57 26 60 27 C 61 20 65 14 70 9"
        " C 75 14 79 20 80 27 C 83 26 85 24 88 20 C 92 24 94 30 92 38 Q 70 30 48 38 Z",
        fill=GOLD,
        stroke=INK,
        width=1.4,
    )
    for x, y in ((52, 18.5), (70, 7.5), (88, 18.5)):
        body += circle(x, y, 3.4, fill=CREAM, stroke=INK, width=1.1)
    body += _gem(70, 23, 5, cloths.robe)
    return body + _gem(57, 31, 2.6, CREAM) + _gem(83, 31, 2.6, CREAM)


def _rose(cloths: Cloths) -> str:
    x, y = 119, 62
    body = path(f"M {x} {y + 8} C {x + 2} 78 {x - 2} 90 {x} 106", stroke=LEAF, width=3)
    body += path(f"M {x} 82 C {x + 4} 74 {x + 11} 73 {x + 14} 74 C {x + 13} 81 {x + 7} 84 {x} 84 Z",
                 fill=LEAF, stroke=INK, width=0.9)  # fmt: skip
    for i in range(5):
        angle = 2 * math.pi * i / 5 - math.pi / 2
        body += circle(
            x + 6.6 * math.cos(angle),
            y + 6.6 * math.sin(angle),
            6.4,
            fill=cloths.fold,
            stroke=INK,
            width=1,
        )
    body += circle(x, y, 5.4, fill=GOLD, stroke=INK, width=1)
    return body + _hand(x, 104, cloths.fold, 0)


def jack(cloths: Cloths) -> str:
    """A plumed cap, a buttoned doublet and a halberd."""
    body = path(
        "M 50 40 C 40 48 40 66 41 82 C 46 88 55 88 58 82 L 56 44 Z"
        " M 90 40 C 100 48 100 66 99 82 C 94 88 85 88 82 82 L 84 44 Z",
        fill=cloths.hair,
        stroke=INK,
        width=1.3,
    )
    body += path("M 46 54 L 46.5 80 M 94 54 L 93.5 80", stroke=cloths.hair_light, width=1.8)
    body += _robe(cloths)
    # A slashed doublet: a placket with buttons between two lighter halves.
    body += polygon([(59, 96), (81, 96), (85, 140), (55, 140)], fill=cloths.second, stroke=INK,
                    width=1.3)  # fmt: skip
    for y in (108, 119):
        body += circle(70, y, 2.8, fill=GOLD, stroke=INK, width=0.9)
    body += _neck()
    body += path(
        "M 70 98 L 58 90 C 52 92 44 96 40 102 L 58 112 L 70 99 L 82 112 L 100 102"
        " C 96 96 88 92 82 90 Z",
        fill=CREAM,
        stroke=INK,
        width=1.3,
    )
    body += _face(cloths.hair)
    body += _mouth()
    body += path("M 51 50 C 58 50 66 47 72 43 C 78 48 84 50 89 50 L 89 42 L 51 42 Z",
                 fill=cloths.hair, stroke=INK, width=1)  # fmt: skip
    body += _cap(cloths)
    # The halberd.
    x = 119
    body += rect(x - 2, 14, 4, 126, 1.5, fill=rgb("#8A5A2B"), stroke=INK, width=1)
    body += path(
        f"M {x} 4 L {x - 4} 18 L {x - 3} 26 C {x - 11} 24 {x - 16} 30 {x - 17} 38"
        f" C {x - 12} 40 {x - 8} 46 {x - 3} 47 L {x + 3} 47 L {x + 3} 40 L {x + 11} 33"
        f" L {x + 3} 28 L {x + 4} 18 Z",
        fill=STEEL,
        stroke=INK,
        width=1.3,
    )
    return body + _hand(x, 108, cloths.second, 0)


def _cap(cloths: Cloths) -> str:
    """A soft cap with a plume."""
    plume = path(
        "M 94 40 C 108 34 116 20 110 6 C 104 6 92 10 86 20 C 82 28 84 36 88 42 Z",
        fill=CREAM,
        stroke=INK,
        width=1.3,
    )
    plume += path(
        "M 91 40 C 98 32 104 20 108 10 M 96 33 L 90 24 M 101 25 L 96 16 M 97 32 L 107 30"
        " M 102 23 L 111 20",
        stroke=GOLD_DEEP,
        width=1.3,
    )
    cap = path(
        "M 46 42 C 36 34 40 20 56 17 C 72 12 92 18 97 30 C 99 36 97 40 94 43 Z",
        fill=cloths.robe,
        stroke=INK,
        width=1.5,
    )
    cap += path("M 52 36 C 50 28 56 22 66 20", stroke=cloths.fold, width=3)
    cap += path("M 45 39 Q 70 46 95 39 L 94 48 Q 70 54 46 48 Z", fill=GOLD, stroke=INK, width=1.4)
    cap += _gem(84, 45.2, 4, cloths.second)
    return group(plume + cap, "translate(140,0) scale(-1,1)")
