"""Portraits of animals: one function each, in a square of 100 × 100 units."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.colour import Colour, mix, rgb
from game.ui.svg import circle, ellipse, path, polygon

INK = rgb("#2A2230")
_WHITE = rgb("#FFF9EC")
_PINK = rgb("#F2A7A0")
_GOLD = rgb("#E9B949")
LINE = 2.2
"""Width of outlines."""


def shape(data: str, fill: Colour, line: float = LINE) -> str:
    """A filled path with an outline."""
    return path(data, fill=fill, stroke=INK, width=line)


def backdrop(colour: Colour, robe: Colour) -> str:
    """The round ground, and shoulders that end where it ends."""
    body = circle(50, 50, 48, fill=colour)
    body += shape("M 13 80 C 22 71 36 69 50 69 C 64 69 78 71 87 80 A 47.5 47.5 0 0 1 13 80 Z", robe)
    return body + path("M 42 70 L 50 80 L 58 70", stroke=_WHITE, width=3)


def rim() -> str:
    """The outline of the ground, drawn last."""
    return circle(50, 50, 47.5, stroke=INK, width=LINE)


def eyes(y: float, apart: float, r: float = 3.4) -> str:
    """Two eyes at a height, so far from the middle."""
    body = ""
    for x in (50 - apart, 50 + apart):
        body += circle(x, y, r, fill=INK) + circle(x + r * 0.35, y - r * 0.4, r * 0.34, fill=_WHITE)
    return body


def _nose(y: float, w: float = 5.0, colour: Colour = INK) -> str:
    nose = (
        f"M {50 - w} {y - w * 0.5} Q 50 {y - w} {50 + w} {y - w * 0.5}"
        f" Q {50 + w * 0.6} {y + w * 0.7} 50 {y + w * 0.7}"
        f" Q {50 - w * 0.6} {y + w * 0.7} {50 - w} {y - w * 0.5} Z"
    )
    return path(nose, fill=colour) + path(
        f"M 50 {y + w * 0.6} L 50 {y + w * 1.3} M {50 - w * 1.2} {y + w * 1.4}"
        f" Q {50 - w * 0.5} {y + w * 2.1} 50 {y + w * 1.3}"
        f" Q {50 + w * 0.5} {y + w * 2.1} {50 + w * 1.2} {y + w * 1.4}",
        stroke=INK,
        width=1.9,
    )


def _mirrored(data: Callable[[int], str]) -> str:
    """A path at the left and the same at the right: the function gets -1 and 1."""
    return data(-1) + data(1)


def _round_ears(coat: Colour, inner: Colour, x: float = 21, y: float = 26, r: float = 11) -> str:
    body = ""
    for side in (-1, 1):
        body += circle(50 + side * x, y, r, fill=coat, stroke=INK, width=LINE)
        body += circle(50 + side * x, y, r * 0.52, fill=inner)
    return body


def _pointed_ears(coat: Colour, inner: Colour, tip: float = 12) -> str:
    body = ""
    for s in (-1, 1):
        body += shape(
            f"M {50 + s * 8} 32 Q {50 + s * 20} {tip - 2} {50 + s * 27} {tip}"
            f" Q {50 + s * 31} 26 {50 + s * 26} 44 Z",
            coat,
        )
        body += path(
            f"M {50 + s * 15} 30 Q {50 + s * 21} {tip + 7} {50 + s * 25} {tip + 6}"
            f" Q {50 + s * 27} 26 {50 + s * 24} 36 Z",
            fill=inner,
        )
    return body


def _fox() -> str:
    coat = rgb("#E2762E")
    body = backdrop(rgb("#CFE3D4"), rgb("#2F6B4A")) + _pointed_ears(coat, INK)
    body += shape(
        "M 22 40 C 26 28 38 25 50 25 C 62 25 74 28 78 40 C 80 52 66 62 50 76 C 34 62 20 52 22 40 Z",
        coat,
    )
    body += _mirrored(
        lambda s: path(
            f"M {50 + s * 27.5} 43 C {50 + s * 20} 46 {50 + s * 10} 48 50 60 L 50 74.6"
            f" C {50 + s * 16} 61 {50 + s * 28} 54 {50 + s * 27.5} 43 Z",
            fill=_WHITE,
        )
    )
    return body + eyes(46, 11.5, 3) + ellipse(50, 71, 4.4, 3.6, fill=INK) + rim()


def _owl() -> str:
    coat, light = rgb("#8A6142"), rgb("#E8CFA6")
    body = backdrop(rgb("#D9D3EE"), rgb("#5B4A8A"))
    body += shape(
        "M 20 22 C 30 26 38 24 50 24 C 62 24 70 26 80 22 C 82 36 80 62 50 74 C 20 62 18 36 20 22 Z",
        coat,
    )
    for x in (38, 62):
        body += circle(x, 46, 13.5, fill=light, stroke=INK, width=1.6)
        body += circle(x, 46, 8, fill=_GOLD, stroke=INK, width=1.4)
        body += circle(x, 46, 4.4, fill=INK) + circle(x + 1.6, 44.2, 1.5, fill=_WHITE)
    body += path("M 24 27 Q 42 32 50 38 Q 58 32 76 27", stroke=INK, width=2.6)
    return body + shape("M 50 50 L 56 56 L 50 66 L 44 56 Z", _GOLD, 1.6) + rim()


def _bear() -> str:
    coat, light = rgb("#8B5A3C"), rgb("#E3BE93")
    body = backdrop(rgb("#F3DDB8"), rgb("#B4423A")) + _round_ears(coat, light)
    body += shape(
        "M 22 46 C 22 30 34 22 50 22 C 66 22 78 30 78 46 C 78 64 66 74 50 74 C 34 74 22 64 22 46 Z",
        coat,
    )
    body += ellipse(50, 60, 15, 11.5, fill=light)
    return body + eyes(44, 12) + _nose(56, 5.2) + rim()


def _panda() -> str:
    body = backdrop(rgb("#CFE8C4"), rgb("#3E7A3A")) + _round_ears(INK, INK)
    body += shape(
        "M 21 48 C 21 31 34 23 50 23 C 66 23 79 31 79 48 C 79 65 66 75 50 75 C 34 75 21 65 21 48 Z",
        _WHITE,
    )
    body += _mirrored(
        lambda s: path(
            f"M {50 + s * 8} 44 C {50 + s * 10} 36 {50 + s * 20} 36 {50 + s * 22} 46"
            f" C {50 + s * 22} 54 {50 + s * 12} 56 {50 + s * 8} 44 Z",
            fill=INK,
        )
    )
    for x in (36, 64):
        body += circle(x, 46, 4, fill=_WHITE) + circle(x, 46.4, 2.5, fill=INK)
    return body + _nose(59, 4.6) + rim()


def _cat() -> str:
    coat, light = rgb("#5C6472"), rgb("#F2ECE0")
    body = backdrop(rgb("#F6D5CF"), rgb("#7A2F4B")) + _pointed_ears(coat, _PINK)
    body += shape(
        "M 20 48 C 20 34 34 27 50 27 C 66 27 80 34 80 48 C 80 64 66 73 50 73 C 34 73 20 64 20 48 Z",
        coat,
    )
    body += ellipse(50, 62, 13, 9.5, fill=light)
    body += path("M 44 28 L 45 36 M 50 27.5 L 50 37 M 56 28 L 55 36", stroke=INK, width=2.2)
    for x in (37, 63):
        body += ellipse(x, 48, 6, 6.4, fill=rgb("#BFE07A"), stroke=INK, width=1.6)
        body += ellipse(x, 48, 1.9, 5.4, fill=INK)
    body += path(
        "M 36 62 L 22 59 M 36 65 L 23 67 M 64 62 L 78 59 M 64 65 L 77 67", stroke=INK, width=1.3
    )
    return body + _nose(58.5, 3.8, rgb("#D96D74")) + rim()


def _rabbit() -> str:
    coat = rgb("#EFE3D2")
    body = backdrop(rgb("#CDE4EE"), rgb("#2F5F8F"))
    for s in (-1, 1):
        body += shape(
            f"M {50 + s * 5} 34 C {50 + s * 3} 18 {50 + s * 10} 4 {50 + s * 17} 7"
            f" C {50 + s * 24} 10 {50 + s * 22} 26 {50 + s * 18} 36 Z",
            coat,
        )
        body += path(
            f"M {50 + s * 9} 30 C {50 + s * 8} 19 {50 + s * 12} 11 {50 + s * 16} 12"
            f" C {50 + s * 20} 14 {50 + s * 18} 24 {50 + s * 15} 32 Z",
            fill=_PINK,
        )
    body += shape(
        "M 23 52 C 23 38 34 30 50 30 C 66 30 77 38 77 52 C 77 66 66 75 50 75 C 34 75 23 66 23 52 Z",
        coat,
    )
    body += ellipse(32, 60, 5.5, 3.6, fill=_PINK, opacity=0.6)
    body += ellipse(68, 60, 5.5, 3.6, fill=_PINK, opacity=0.6)
    body += path("M 47 66.5 L 47 71.5 L 53 71.5 L 53 66.5 Z", fill=_WHITE, stroke=INK, width=1.2)
    return body + eyes(50, 12, 3.8) + _nose(60, 4, rgb("#D96D74")) + rim()


def _frog() -> str:
    coat, light = rgb("#5FA845"), rgb("#CFE8A0")
    body = backdrop(rgb("#F5E4B8"), rgb("#8C3B2A"))
    for x in (33, 67):
        body += circle(x, 32, 12, fill=coat, stroke=INK, width=LINE)
    body += shape(
        "M 16 54 C 16 40 30 34 50 34 C 70 34 84 40 84 54 C 84 68 68 75 50 75 C 32 75 16 68 16 54 Z",
        coat,
    )
    body += path(
        "M 27 66 C 34 58 66 58 73 66 C 66 73 58 74 50 74 C 42 74 34 73 27 66 Z", fill=light
    )
    for x in (33, 67):
        body += circle(x, 32, 7.2, fill=_WHITE, stroke=INK, width=1.4)
        body += circle(x, 32.5, 4, fill=INK) + circle(x + 1.4, 31, 1.4, fill=_WHITE)
    body += path("M 24 58 Q 50 72 76 58", stroke=INK, width=2.4)
    return body + circle(46, 50, 1.3, fill=INK) + circle(54, 50, 1.3, fill=INK) + rim()


def _lion() -> str:
    coat, mane = rgb("#EBB354"), rgb("#A85A24")
    body = backdrop(rgb("#D7E6F2"), rgb("#6B1F33"))
    for i in range(14):
        angle = 360 / 14 * i
        body += f'<g transform="rotate({angle:.1f},50,47)">'
        body += shape("M 41 20 Q 50 6 59 20 Z", mane, 1.8) + "</g>"
    body += circle(50, 47, 29.5, fill=mane) + _round_ears(coat, mane, 19, 29, 7)
    body += shape(
        "M 27 47 C 27 33 37 27 50 27 C 63 27 73 33 73 47 C 73 62 63 71 50 71 C 37 71 27 62 27 47 Z",
        coat,
    )
    body += ellipse(50, 59, 12, 9, fill=_WHITE)
    return body + eyes(44, 10.5) + _nose(55, 5, rgb("#7A3B24")) + rim()


def _penguin() -> str:
    coat = rgb("#2E3A50")
    body = backdrop(rgb("#DDF0F5"), coat)
    body += shape(
        "M 22 50 C 22 32 34 22 50 22 C 66 22 78 32 78 50 C 78 64 66 74 50 74 C 34 74 22 64 22 50 Z",
        coat,
    )
    body += path(
        "M 50 40 C 44 30 29 34 29 48 C 29 62 38 70 50 70 C 62 70 71 62 71 48 C 71 34 56 30 50 40 Z",
        fill=_WHITE,
    )
    body += ellipse(36, 58, 4.6, 3, fill=_PINK, opacity=0.7)
    body += ellipse(64, 58, 4.6, 3, fill=_PINK, opacity=0.7)
    return (
        body
        + eyes(47, 9.5)
        + shape("M 42 54 Q 50 49 58 54 Q 54 63 50 64 Q 46 63 42 54 Z", _GOLD, 1.6)
        + rim()
    )


def _raccoon() -> str:
    coat, mask = rgb("#8E939C"), rgb("#3A3C46")
    body = backdrop(rgb("#EAD9F0"), rgb("#36506B")) + _pointed_ears(coat, mask, 16)
    body += shape(
        "M 18 50 C 22 34 34 27 50 27 C 66 27 78 34 82 50 C 76 60 66 74 50 75 C 34 74 24 60 18 50 Z",
        coat,
    )
    body += _mirrored(
        lambda s: path(
            f"M {50 + s * 4} 46 C {50 + s * 12} 38 {50 + s * 24} 40 {50 + s * 30} 51"
            f" C {50 + s * 22} 58 {50 + s * 10} 57 {50 + s * 4} 46 Z",
            fill=mask,
        )
    )
    body += path("M 50 52 C 42 54 38 64 50 73 C 62 64 58 54 50 52 Z", fill=_WHITE)
    for x in (37, 63):
        body += circle(x, 48.5, 3.8, fill=_WHITE) + circle(x, 48.5, 2.3, fill=INK)
    body += path("M 50 28 L 50 42", stroke=mask, width=4)
    return body + ellipse(50, 61, 4.4, 3.4, fill=INK) + rim()


def _elephant() -> str:
    coat, inner = rgb("#94A7BA"), rgb("#E3B7B4")
    body = backdrop(rgb("#F7E7C6"), rgb("#1F6E6E"))
    for s in (-1, 1):
        body += shape(
            f"M {50 + s * 18} 30 C {50 + s * 34} 20 {50 + s * 46} 32 {50 + s * 43} 48"
            f" C {50 + s * 40} 62 {50 + s * 24} 60 {50 + s * 18} 52 Z",
            coat,
        )
        body += path(
            f"M {50 + s * 24} 34 C {50 + s * 33} 28 {50 + s * 40} 37 {50 + s * 38} 47"
            f" C {50 + s * 36} 55 {50 + s * 27} 54 {50 + s * 23} 48 Z",
            fill=inner,
        )
    body += shape(
        "M 28 44 C 28 30 38 24 50 24 C 62 24 72 30 72 44 C 72 54 64 60 58 62"
        " C 58 70 58 76 56 82 C 55 87 45 87 44 82 C 42 76 42 70 42 62"
        " C 36 60 28 54 28 44 Z",
        coat,
    )
    body += path(
        "M 44.5 66 L 55.5 66 M 44.8 72 L 55.2 72 M 45.2 78 L 54.8 78",
        stroke=mix(coat, INK, 0.4),
        width=1.6,
    )
    return body + eyes(44, 12, 3) + rim()


def _tiger() -> str:
    coat = rgb("#F0933A")
    body = backdrop(rgb("#D3E8E0"), rgb("#29384F")) + _round_ears(coat, _WHITE)
    body += shape(
        "M 20 48 C 20 32 34 24 50 24 C 66 24 80 32 80 48 C 80 64 66 74 50 74 C 34 74 20 64 20 48 Z",
        coat,
    )
    body += ellipse(50, 62, 15, 10.5, fill=_WHITE)
    for s in (-1, 1):
        for y, reach in ((46, 12), (54, 11), (61, 9)):
            stripe = [(28.5, y - 3), (28.5 - reach, y), (28, y + 3)]
            body += polygon([(50 + s * x, at) for x, at in stripe], fill=INK)
    body += path("M 50 25 L 50 38 M 41 26 L 43 34 M 59 26 L 57 34", stroke=INK, width=3.4)
    return body + eyes(47, 12) + _nose(58, 5, rgb("#C4535C")) + rim()


def _pig() -> str:
    coat, snout = rgb("#F2B3A8"), rgb("#E08A86")
    body = backdrop(rgb("#CFE2F5"), rgb("#4B6A2E"))
    for s in (-1, 1):
        body += shape(
            f"M {50 + s * 10} 28 Q {50 + s * 26} 10 {50 + s * 31} 16"
            f" Q {50 + s * 32} 30 {50 + s * 24} 38 Z",
            snout,
        )
    body += shape(
        "M 21 49 C 21 32 34 25 50 25 C 66 25 79 32 79 49 C 79 65 66 74 50 74 C 34 74 21 65 21 49 Z",
        coat,
    )
    body += ellipse(50, 59, 13, 9.5, fill=snout, stroke=INK, width=1.8)
    body += ellipse(45.5, 59, 2, 3.4, fill=INK) + ellipse(54.5, 59, 2, 3.4, fill=INK)
    return body + eyes(45, 13) + path("M 43 71 Q 50 74 57 71", stroke=INK, width=1.8) + rim()


def _hedgehog() -> str:
    coat, quills = rgb("#E9CDA2"), rgb("#6A4A38")
    spikes = []
    for i in range(23):
        vector = pygame.Vector2(0, -36 if i % 2 else -28).rotate(-132 + i * 12)
        spikes.append((50 + vector.x, 48 + vector.y))
    body = backdrop(rgb("#DCEBC8"), rgb("#A14A2B"))
    body += polygon(spikes, fill=quills, stroke=INK, width=LINE)
    body += shape(
        "M 28 50 C 26 38 36 30 43 34 C 46 36 48 36 50 34 C 52 36 54 36 57 34"
        " C 64 30 74 38 72 50 C 70 64 60 74 50 74 C 40 74 30 64 28 50 Z",
        coat,
    )
    body += ellipse(36, 59, 4.6, 3, fill=_PINK, opacity=0.7)
    body += ellipse(64, 59, 4.6, 3, fill=_PINK, opacity=0.7)
    return body + eyes(49, 9.5) + _nose(60, 4.8) + rim()


def _wolf() -> str:
    coat, light = rgb("#6E7F94"), rgb("#E9EDF0")
    body = backdrop(rgb("#F0D9C0"), rgb("#2A2F45")) + _pointed_ears(coat, light, 10)
    body += shape(
        "M 21 42 C 26 30 38 26 50 26 C 62 26 74 30 79 42 L 83 54 L 74 56 L 72 64"
        " L 64 64 C 60 72 56 77 50 77 C 44 77 40 72 36 64 L 28 64 L 26 56 L 17 54 Z",
        coat,
    )
    body += path(
        "M 50 46 C 44 50 40 58 41 66 C 44 73 47 75.6 50 75.6 C 53 75.6 56 73 59 66"
        " C 60 58 56 50 50 46 Z",
        fill=light,
    )
    body += _mirrored(
        lambda s: path(
            f"M {50 + s * 7} 44 Q {50 + s * 13} 36 {50 + s * 20} 40", stroke=light, width=3
        )
    )
    return body + eyes(46, 12, 3) + _nose(63, 5) + rim()


ANIMALS: dict[str, Callable[[], str]] = {
    "fox": _fox,
    "owl": _owl,
    "bear": _bear,
    "cat": _cat,
    "rabbit": _rabbit,
    "frog": _frog,
    "lion": _lion,
    "penguin": _penguin,
    "raccoon": _raccoon,
    "elephant": _elephant,
    "tiger": _tiger,
    "panda": _panda,
    "pig": _pig,
    "hedgehog": _hedgehog,
    "wolf": _wolf,
}
"""What draws each animal, by name."""
