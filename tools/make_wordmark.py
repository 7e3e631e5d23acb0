"""Makes assets/pages/wordmark.svg: the title in the display face, for the page's loading screen.

    uv run --group assets python -m tools.make_wordmark

The page shows it before any font could arrive, so it holds the outlines themselves: one drawing
per way of writing the title, with the languages that write it so as classes.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SIZE = 200  # units of the drawing for one em: whole numbers are exact enough


def drawing(title: str, languages: list[str], font: TTFont) -> str:
    """One title as an SVG element, cropped to its outlines."""
    glyphs, names, kerning = font.getGlyphSet(), font.getBestCmap(), font["kern"].kernTables[0]
    scale = SIZE / font["head"].unitsPerEm
    path = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    bounds = BoundsPen(glyphs)
    x, before = 0.0, ""
    for name in (names[ord(letter)] for letter in title):
        x += kerning.kernTable.get((before, name), 0) * scale
        for pen in (path, bounds):
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        x += glyphs[name].width * scale
        before = name
    left, top, right, bottom = (round(number) for number in bounds.bounds)
    box = f"{left - 2} {top - 2} {right - left + 4} {bottom - top + 4}"
    return (
        f'<svg class="{" ".join(languages)}" viewBox="{box}" role="img" aria-label="{title}">'
        f'<path d="{path.getCommands()}"/></svg>'
    )


def main() -> None:
    """Write the drawings of all titles."""
    written: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ASSETS / "locale").glob("*.json")):
        title = json.loads(file.read_text(encoding="utf-8"))["menu"]["title"]
        written[title].append(file.stem)
    with TTFont(ASSETS / "fonts" / "display.ttf") as font:
        drawings = [drawing(title, languages, font) for title, languages in written.items()]
    text = "\n".join(drawings) + "\n"
    (ASSETS / "pages" / "wordmark.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
