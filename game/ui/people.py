"""Portraits of people, in the manner of those of the animals."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.animals import INK, LINE, backdrop, eyes, rim, shape
from game.ui.colour import mix, rgb
from game.ui.svg import circle, ellipse, path


def _person(skin: str, hair: str, ground: str, robe: str, cut: str) -> Callable[[], str]:
    """A person: skin, hair, ground and robe as colours, and the path of the hair in front."""

    def draw() -> str:
        tone = rgb(skin)
        body = backdrop(rgb(ground), rgb(robe))
        if cut == _LONG:
            body += shape(
                "M 24 46 C 22 26 34 16 50 16 C 66 16 78 26 76 46 C 76 60 80 68 82 76"
                " L 18 76 C 20 68 24 60 24 46 Z",
                rgb(hair),
            )
        body += path(
            "M 43 60 L 43 73 Q 50 80 57 73 L 57 60 Z",
            fill=mix(tone, INK, 0.12),
            stroke=INK,
            width=LINE,
        )
        for x in (29.5, 70.5):
            body += circle(x, 47, 4.6, fill=tone, stroke=INK, width=LINE)
        body += shape(
            "M 30 42 C 30 28 38 22 50 22 C 62 22 70 28 70 42 C 70 58 62 69 50 69"
            " C 38 69 30 58 30 42 Z",
            tone,
        )
        body += ellipse(37, 54, 4, 2.6, fill=rgb("#D9705F"), opacity=0.35)
        body += ellipse(63, 54, 4, 2.6, fill=rgb("#D9705F"), opacity=0.35)
        body += eyes(46, 8.6, 2.7) + shape(cut, rgb(hair))
        body += path("M 50 47 L 48.6 53 L 51 53.4", stroke=INK, width=1.4)
        return body + path("M 43.5 59 Q 50 64.5 56.5 59", stroke=INK, width=2) + rim()

    return draw


_LONG = "M 28 46 C 24 26 36 16 50 16 C 64 16 76 26 72 46 C 70 36 62 32 54 28 C 48 34 34 34 28 46 Z"
_SHORT = (
    "M 28 42 C 24 22 38 14 52 16 C 68 14 76 26 72 42 C 70 34 66 31 60 30"
    " C 48 32 38 30 34 30 C 31 32 29 36 28 42 Z"
)
_CURLS = (
    "M 27 44 C 20 42 20 32 26 30 C 24 22 32 16 38 19 C 42 12 54 12 58 18 C 66 14 74 20 73 28"
    " C 80 31 80 42 73 44 C 72 37 68 34 64 35 C 60 30 54 31 50 34 C 46 30 40 31 36 35"
    " C 32 34 28 37 27 44 Z"
)
_FRINGE = "M 27 46 C 22 24 36 15 50 15 C 64 15 78 24 73 46 L 70 46 L 69 36 Q 50 40 31 36 L 30 46 Z"

PEOPLE: dict[str, Callable[[], str]] = {
    "person-1": _person("#F2CDAA", "#7A4A2A", "#D6E4F0", "#B4423A", _SHORT),
    "person-2": _person("#8A5A3C", "#251C1C", "#F4E0B8", "#2F6B4A", _CURLS),
    "person-3": _person("#F6D8BE", "#C9772F", "#D9EAD3", "#5B4A8A", _LONG),
    "person-4": _person("#E0AC7E", "#1F1B22", "#F3D3CC", "#2F5F8F", _FRINGE),
}
"""What draws each of them, by name."""
