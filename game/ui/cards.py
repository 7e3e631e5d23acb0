"""Playing cards at the exact pixel size, kept once drawn, and the cheap overlays that mark them.

A card is named by a rank index 0 to 12 (3, 4, … 10, J, Q, K, A, 2) and a suit index 0 to 3
(clubs, diamonds, hearts, spades). Cards are 5:7.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.cache import SurfaceCache, blittable, unencoded
from game.ui.cardart import INK, SMALL_WIDTH, Corner, back_body, corner, face_body
from game.ui.colour import Colour
from game.ui.paint import Painter
from game.ui.svg import raster
from game.ui.text import Writer
from game.ui.theme import Style, Theme

Letters = tuple[str, str, str, str]
"""Index letters of jack, queen, king and ace in a language."""

ENGLISH: Letters = ("J", "Q", "K", "A")
Mark = Literal["dim", "selected", "fresh"]

BOX = (250.0, 350.0)
CAP_HEIGHT = 0.70
"""Height of a capital of the display face as a share of its size."""


def height_of(width: int) -> int:
    """Height in px of a card that is `width` px wide."""
    return round(width * 7 / 5)


def radius_of(width: int) -> int:
    """Radius in px of a card's corners."""
    return max(2, round(width * 0.066))


def index_text(rank: int, letters: Letters) -> str:
    """What stands in the corner of a card of that rank."""
    if rank <= 7:
        return str(rank + 3)
    return "2" if rank == 12 else letters[rank - 8]


@dataclass(frozen=True, slots=True)
class CardLook:
    """Everything about faces that a person can choose."""

    four_colour: bool = False
    letters: Letters = ENGLISH


class Cards:
    """Draws faces and backs and keeps them."""

    def __init__(self, theme: Theme, painter: Painter, look: CardLook | None = None) -> None:
        self.theme = theme
        self.look = look or CardLook()
        self._painter = painter
        self._writer = Writer(1.0)
        self._kept = SurfaceCache(24)

    def face(self, rank: int, suit: int, width: int, angle: float = 0.0) -> pygame.Surface:
        """The face, turned counter-clockwise by `angle` degrees (in half degrees)."""
        key = ("face", rank, suit, width, self.look)
        return self._turned(key, angle, width, lambda w: self._face(rank, suit, w))

    def back(self, width: int, angle: float = 0.0) -> pygame.Surface:
        """The back."""
        key = ("back", width, self.theme.name)
        return self._turned(key, angle, width, self._back)

    def draw(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        card: tuple[int, int] | None,
        *,
        marks: tuple[Mark, ...] = (),
        shadow: bool = True,
    ) -> None:
        """A card (None: its back) with its shadow and marks, upright, as wide as the rectangle."""
        width = rect.w
        if shadow:
            blur = _blur_of(width)
            target.blit(self._laid(card, width), (rect.x - blur, rect.y - blur + blur // 3))
        else:
            target.blit(self.back(width) if card is None else self.face(*card, width), rect)
        for mark in marks:
            self.mark(target, rect, mark)

    def _laid(self, card: tuple[int, int] | None, width: int) -> pygame.Surface:
        """A card in the middle of its soft shadow: one blit, opaque nearly everywhere."""

        def make() -> pygame.Surface:
            blur = _blur_of(width)
            size = (width, height_of(width))
            shade = self._painter.shade_of(size, radius_of(width), blur, 95)
            surface = unencoded(shade)
            image = self.back(width) if card is None else self.face(*card, width)
            surface.blit(unencoded(image), (blur, blur - blur // 3))
            return blittable(surface)

        return self._kept.get(("laid", card, width, self.look, self.theme.name), make)

    def mark(self, target: pygame.Surface, rect: pygame.Rect, mark: Mark) -> None:
        """Dims a card, rings it as selected, or gives it a badge as freshly arrived."""
        radius = radius_of(rect.w)
        if mark == "dim":
            self._painter.box(target, rect, radius, self.theme.shade, alpha=118)
        elif mark == "selected":
            thick = max(2, round(rect.w * 0.035))
            self._painter.box(
                target, rect.inflate(thick, thick), radius, None, line=_SELECTED, width=thick
            )
        else:
            side = max(9, round(rect.w * 0.2))
            badge = pygame.Rect(0, 0, side, side)
            badge.center = (rect.right - side // 2 - 2, rect.top + side // 2 + 2)
            self._painter.box(
                target, badge, side // 2, _SELECTED, line=(0x5A, 0x3D, 0), width=max(1, side // 9)
            )

    def _turned(
        self,
        key: tuple[object, ...],
        angle: float,
        width: int,
        make: Callable[[int], pygame.Surface],
    ) -> pygame.Surface:
        step = round(angle * 2) / 2
        if not step:
            return self._kept.get((*key, 0.0), lambda: blittable(make(width)))
        finer = 1 if width >= _SHARP_WIDTH else 2

        def turn() -> pygame.Surface:
            upright = _padded(make(width * finer))
            return blittable(pygame.transform.rotozoom(upright, step, 1 / finer))

        return self._kept.get((*key, step), turn)

    def _face(self, rank: int, suit: int, width: int) -> pygame.Surface:
        height = height_of(width)
        four = self.look.four_colour
        surface = raster(face_body(rank, suit, width, four), width, height, BOX)
        place = corner(width)
        image = self._index(index_text(rank, self.look.letters), place, INK[four][suit])
        x, y = round(place.x - image.get_width() / 2), round(place.top)
        surface.blit(image, (x, y))
        if width >= SMALL_WIDTH:
            turned = pygame.transform.rotate(image, 180)
            surface.blit(turned, (width - x - image.get_width(), height - y - image.get_height()))
        return surface

    def _index(self, text: str, place: Corner, ink: Colour) -> pygame.Surface:
        """The rank cropped to its ink, no wider than its column.

        Two figures are set tight, and what is still too wide (10, and W for the Polish jack) is
        made narrower.
        """
        font = self._writer.font(Style("display", place.ink / CAP_HEIGHT))
        images = [font.render(c, True, ink) for c in text]
        inks = [image.subsurface(image.get_bounding_rect()) for image in images]
        gap = max(1, round(place.ink * 0.06))
        width = sum(i.get_width() for i in inks) + gap * (len(inks) - 1)
        height = max(i.get_height() for i in inks)
        joined = pygame.Surface((width, height), pygame.SRCALPHA)
        x = 0
        for image in inks:
            joined.blit(image, (x, height - image.get_height()))
            x += image.get_width() + gap
        most = round(place.ink * 1.12)
        return joined if width <= most else pygame.transform.smoothscale(joined, (most, height))

    def _back(self, width: int) -> pygame.Surface:
        return raster(
            back_body(self.theme.back, self.theme.back_line, width), width, height_of(width), BOX
        )


_SHARP_WIDTH = 130
"""From this width in px a card is turned as it is; smaller ones are drawn twice as large first."""
_SELECTED: Colour = (0xF2, 0xB8, 0x2E)


def _blur_of(width: int) -> int:
    return max(2, round(width * 0.07))


def _padded(surface: pygame.Surface) -> pygame.Surface:
    """With a clear margin, into which the turned edges can be smoothed."""
    width, height = surface.get_size()
    padded = pygame.Surface((width + 8, height + 8), pygame.SRCALPHA)
    padded.blit(surface, (4, 4))
    return padded
