"""Text: measured when drawn (fonts differ between platforms), wrapped, shortened, cached."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal

import pygame

from game.ui.cache import Cache, SurfaceCache, blittable
from game.ui.colour import Colour
from game.ui.resources import asset
from game.ui.suits import SUIT_SYMBOLS
from game.ui.theme import TEXT_FLOOR, Face, Style, Suits

FILES: dict[Face, str] = {"display": "display.ttf", "text": "text.ttf", "bold": "text-bold.ttf"}
Align = Literal["left", "centre", "right"]
ELLIPSIS = "…"

_MOST_LINES, _MOST_PARAGRAPHS = 6.0, 8.0
"""Million px of each that are kept at most, at whatever scale."""

_SUIT_RUNS = re.compile(f"([{SUIT_SYMBOLS}])")


class Writer:
    """Draws text at one scale (device px per CSS px), with an own factor for the reader's wish."""

    def __init__(self, scale: float, text_factor: float = 1.0) -> None:
        self.scale = scale * text_factor
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        # About what two of the fullest screens hold; what a match says is soon said no more.
        screens = max(1.0, self.scale) ** 2
        self._lines = SurfaceCache(min(_MOST_LINES, 0.5 * screens))
        self._paragraphs = SurfaceCache(min(_MOST_PARAGRAPHS, 1.2 * screens))
        self._widths: Cache[int] = Cache(1500)
        self._fits: Cache[tuple[str, Style, int]] = Cache(1000)
        self._wraps: Cache[list[str]] = Cache(400)

    def font(self, style: Style) -> pygame.font.Font:
        """The font of that style at this scale."""
        key = (style.face, max(6, round(style.size * self.scale)))
        font = self._fonts.get(key)
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            font = pygame.font.Font(str(asset("fonts", FILES[style.face])), key[1])
            self._fonts[key] = font
        return font

    def width(self, text: str, style: Style) -> int:
        """Width of one line in device px."""
        font = self.font(style)
        return self._widths.get((text, style), lambda: font.size(text)[0])

    def line_height(self, style: Style) -> int:
        """Distance between two base lines in device px."""
        return round(style.size * style.line * self.scale)

    def cap_height(self, style: Style) -> int:
        """Height of a capital letter in device px."""
        metrics = self.font(style).metrics("H")[0]
        return metrics[3] if metrics else 0

    def shorten(self, text: str, style: Style, width: int) -> str:
        """The text, or as much of its beginning as fits into `width` px with an ellipsis."""
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.font(style).size(text[:middle].rstrip() + ELLIPSIS)[0] <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def fit(self, text: str, style: Style, width: int) -> Style:
        """The style, made smaller until the text fits into `width` px or the floor is reached."""
        size = style.size
        while size > TEXT_FLOOR and self.width(text, replace(style, size=size)) > width:
            size = max(TEXT_FLOOR, size - 0.5)
        return replace(style, size=size)

    def wrap(self, text: str, style: Style, width: int) -> list[str]:
        """Lines no wider than `width` px. Breaks at spaces, at `\\n`, and inside words only if
        a single word is too wide."""
        return self._wraps.get((text, style, width), lambda: self._wrap(text, style, width))

    def _wrap(self, text: str, style: Style, width: int) -> list[str]:
        lines: list[str] = []
        for part in text.split("\n"):
            line = ""
            for word in part.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, style) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                line = self._break_word(word, style, width, lines)
            lines.append(line)
        return lines

    def _break_word(self, word: str, style: Style, width: int, lines: list[str]) -> str:
        while self.width(word, style) > width and len(word) > 1:
            cut = len(word) - 1
            while cut > 1 and self.width(word[:cut], style) > width:
                cut -= 1
            lines.append(word[:cut])
            word = word[cut:]
        return word

    def line(
        self,
        text: str,
        style: Style,
        colour: Colour,
        width: int | None = None,
        suits: Suits | None = None,
    ) -> pygame.Surface:
        """One line, shortened to `width` px; suit symbols take the colours of `suits`."""
        if width is not None:
            text = self.shorten(text, style, width)
        key = (text, style, colour, suits)
        return self._lines.get(key, lambda: blittable(self._render(text, style, colour, suits)))

    def _render(
        self, text: str, style: Style, colour: Colour, suits: Suits | None
    ) -> pygame.Surface:
        font = self.font(style)
        if suits is None or not _SUIT_RUNS.search(text):
            return font.render(text, True, colour)
        runs = [run for run in _SUIT_RUNS.split(text) if run]
        images = [font.render(run, True, suits[SUIT_SYMBOLS.index(run)] if run in SUIT_SYMBOLS
                              else colour) for run in runs]  # fmt: skip
        surface = pygame.Surface((sum(i.get_width() for i in images), font.get_height()),
                                 pygame.SRCALPHA)  # fmt: skip
        x = 0
        for image in images:
            surface.blit(image, (x, 0))
            x += image.get_width()
        return surface

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        style: Style,
        colour: Colour,
        rect: pygame.Rect,
        *,
        align: Align = "left",
        suits: Suits | None = None,
        shrink: bool = False,
    ) -> pygame.Rect:
        """Draws one line into the rectangle and returns where it went.

        Vertically the capitals are centred, which is where the eye sees the middle of a line.
        What is too wide is set smaller if `shrink`, then shortened.
        """
        key = (text, style, rect.w, shrink)
        text, style, above = self._fits.get(key, lambda: self._fitted(*key))
        image = self.line(text, style, colour, suits=suits)
        if align == "left":
            x = rect.x
        elif align == "right":
            x = rect.right - image.get_width()
        else:
            x = rect.centerx - image.get_width() // 2
        return target.blit(image, (x, rect.centery - above))

    def _fitted(self, text: str, style: Style, width: int, shrink: bool) -> tuple[str, Style, int]:
        """Text and style that fit, and how far the middle of the capitals is below the top."""
        if shrink:
            style = self.fit(text, style, width)
        above = self.font(style).get_ascent() - self.cap_height(style) // 2
        return self.shorten(text, style, width), style, above

    def height(self, text: str, style: Style, width: int) -> int:
        """Height in px of the text wrapped to `width` px."""
        return len(self.wrap(text, style, width)) * self.line_height(style)

    def paragraph(
        self,
        text: str,
        style: Style,
        colour: Colour,
        width: int,
        *,
        align: Align = "left",
        suits: Suits | None = None,
        most: int | None = None,
    ) -> pygame.Surface:
        """The text wrapped into a surface `width` px wide; beyond `most` lines it is shortened."""
        key = (text, style, colour, width, align, suits, most)

        def make() -> pygame.Surface:
            lines = self._at_most(self.wrap(text, style, width), most, style, width)
            return self._stack(lines, style, colour, width, align=align, suits=suits)

        return self._paragraphs.get(key, make)

    def _at_most(self, lines: list[str], most: int | None, style: Style, width: int) -> list[str]:
        if most is None or len(lines) <= most:
            return lines
        rest = " ".join(lines[most - 1 :])
        return [*lines[: most - 1], self.shorten(rest, style, width)]

    def _stack(
        self,
        lines: list[str],
        style: Style,
        colour: Colour,
        width: int,
        *,
        align: Align,
        suits: Suits | None,
    ) -> pygame.Surface:
        step = self.line_height(style)
        surface = pygame.Surface((max(1, width), max(1, step * len(lines))), pygame.SRCALPHA)
        for number, line in enumerate(lines):
            image = self._render(line, style, colour, suits)
            spare = width - image.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[align]
            surface.blit(image, (x, number * step + (step - image.get_height()) // 2))
        return blittable(surface)
