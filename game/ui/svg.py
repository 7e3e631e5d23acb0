"""Vector art: SVG bodies written in code and rasterised at the exact size asked for.

The rasteriser (nanosvg) knows paths, shapes, strokes, transforms, opacity and gradients in user
space. It silently ignores `<use>`, `<text>`, `clip-path`, `mask` and `filter`: do not use them.
"""

from __future__ import annotations

import math
import os
import tempfile
from collections.abc import Iterable

import pygame

from game.ui.colour import Colour, hexed


def document(body: str, width: int, height: int, box: tuple[float, float]) -> bytes:
    """A whole SVG file of width × height pixels; `body` is drawn in units of `box`.

    The body is stretched by a transform of its own. A `viewBox` would keep the aspect and so
    miss the size asked for by some pixels.
    """
    stretch = f"scale({width / box[0]:.6f},{height / box[1]:.6f})"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}"><g transform="{stretch}">{body}</g></svg>'
    ).encode()


def raster(body: str, width: int, height: int, box: tuple[float, float]) -> pygame.Surface:
    """The body as a surface of exactly width × height pixels with per-pixel alpha.

    It goes by way of a file, since in browsers pygame loads from files only, not from memory.
    """
    handle, name = tempfile.mkstemp(suffix=".svg")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(document(body, width, height, box))
        surface = pygame.image.load(name)
    finally:
        os.unlink(name)
    if surface.get_size() != (width, height):
        raise RuntimeError(f"asked for {width}×{height}, got {surface.get_size()}")
    return surface


def path(
    data: str,
    *,
    fill: Colour | None = None,
    stroke: Colour | None = None,
    width: float = 1,
    opacity: float = 1,
    more: str = "",
) -> str:
    """A `<path>`; joins and ends of strokes are round."""
    return f'<path d="{data}"{paint(fill, stroke, width, opacity)} {more}/>'


def paint(
    fill: Colour | None = None, stroke: Colour | None = None, width: float = 1, opacity: float = 1
) -> str:
    """The attributes that fill and stroke a shape."""
    text = f' fill="{hexed(fill)}"' if fill else ' fill="none"'
    if stroke:
        text += (
            f' stroke="{hexed(stroke)}" stroke-width="{width:g}"'
            ' stroke-linejoin="round" stroke-linecap="round"'
        )
    if opacity < 1:
        text += f' opacity="{opacity:g}"'
    return text


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    *,
    fill: Colour | None = None,
    stroke: Colour | None = None,
    width: float = 1,
    opacity: float = 1,
) -> str:
    """A rectangle with rounded corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" ry="{r:g}"'
        f"{paint(fill, stroke, width, opacity)}/>"
    )


def circle(
    x: float,
    y: float,
    r: float,
    *,
    fill: Colour | None = None,
    stroke: Colour | None = None,
    width: float = 1,
    opacity: float = 1,
) -> str:
    """A circle around (x, y)."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{paint(fill, stroke, width, opacity)}/>'


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    *,
    fill: Colour | None = None,
    stroke: Colour | None = None,
    width: float = 1,
    opacity: float = 1,
) -> str:
    """An ellipse around (x, y)."""
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"'
        f"{paint(fill, stroke, width, opacity)}/>"
    )


def polygon(
    points: Iterable[tuple[float, float]],
    *,
    fill: Colour | None = None,
    stroke: Colour | None = None,
    width: float = 1,
    opacity: float = 1,
) -> str:
    """A closed polygon."""
    data = "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z"
    return path(data, fill=fill, stroke=stroke, width=width, opacity=opacity)


def group(body: str, transform: str) -> str:
    """The body under a transform, for instance `translate(3,4) rotate(180)`."""
    return f'<g transform="{transform}">{body}</g>'


def placed(body: str, x: float, y: float, size: float, angle: float = 0) -> str:
    """Art drawn in a square of 100 units, now `size` wide and centred on (x, y)."""
    return group(
        body, f"translate({x:g},{y:g}) rotate({angle:g}) scale({size / 100:g}) translate(-50,-50)"
    )


def star(x: float, y: float, outer: float, inner: float, points: int) -> list[tuple[float, float]]:
    """Corners of a star whose first point looks up."""
    corners = []
    for i in range(points * 2):
        angle = math.pi * i / points - math.pi / 2
        r = inner if i % 2 else outer
        corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return corners
