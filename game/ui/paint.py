"""Rounded boxes, soft shadows, rings and the table's surface: drawn smoothly once, then kept."""

from __future__ import annotations

import random
from functools import cache

import pygame

from game.ui import svg
from game.ui.cache import Cache, SurfaceCache, blittable
from game.ui.colour import Colour, hexed
from game.ui.theme import Theme

GRAIN = 128
"""Side in px of the tile of noise that makes felt out of a flat colour."""


class Painter:
    """Draws shapes with smooth edges. All sizes are device px."""

    def __init__(self) -> None:
        self._tiles: Cache[pygame.Surface] = Cache(120)
        self._boxes = SurfaceCache(16)
        self._table: tuple[tuple[str, int, int], pygame.Surface] | None = None

    def box(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        radius: int,
        fill: Colour | None,
        *,
        line: Colour | None = None,
        width: int = 1,
        alpha: int = 255,
    ) -> None:
        """A rounded box with an optional line inside its edge."""
        if rect.w <= 0 or rect.h <= 0:
            return
        radius = min(radius, rect.w // 2, rect.h // 2)
        key = ("box", rect.w, rect.h, radius, fill, line, width, alpha)
        tile_key = ("box", radius, fill, line, width, alpha)
        target.blit(
            self._boxes.get(
                key,
                lambda: stretched(
                    self._tiles.get(tile_key, lambda: _box_tile(radius, fill, line, width, alpha)),
                    rect.w,
                    rect.h,
                ),
            ),
            rect,
        )

    def shadow(
        self, target: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, strength: int
    ) -> None:
        """A soft shadow below a box of that rectangle; `strength` is its alpha at its darkest."""
        if blur >= 1:
            image = self.shade_of(rect.size, radius, blur, strength)
            target.blit(image, (rect.x - blur, rect.y - blur + blur // 3))

    def shade_of(
        self, size: tuple[int, int], radius: int, blur: int, strength: int
    ) -> pygame.Surface:
        """The shadow of a box of that size, `blur` px larger at every side."""
        key = ("shadow", *size, radius, blur, strength)
        tile_key = ("shadow", radius, blur, strength)
        return self._boxes.get(
            key,
            lambda: stretched(
                self._tiles.get(tile_key, lambda: _shadow_tile(radius, blur, strength)),
                size[0] + 2 * blur,
                size[1] + 2 * blur,
            ),
        )

    def ring(
        self, target: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width: int
    ) -> None:
        """A ring around a box, one width outside of it."""
        around = rect.inflate(4 * width, 4 * width)
        self.box(target, around, radius + 2 * width, None, line=colour, width=width)

    def shade(self, target: pygame.Surface, colour: Colour, alpha: int) -> None:
        """Dims everything drawn so far (an opaque surface with one alpha: cheap everywhere)."""
        key = ("shade", target.get_size(), colour, alpha)

        def make() -> pygame.Surface:
            surface = pygame.Surface(target.get_size()).convert(target)
            surface.fill(colour)
            surface.set_alpha(alpha)
            return surface

        target.blit(self._boxes.get(key, make), (0, 0))

    def table(self, target: pygame.Surface, theme: Theme) -> None:
        """The table over the whole target: cloth, lit from above its middle."""
        key = (theme.name, *target.get_size())
        if self._table is None or self._table[0] != key:
            self._table = (key, _table(theme, target))
        target.blit(self._table[1], (0, 0))


def stretched(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The tile at a size, its four corners kept and its middle row and column repeated."""
    side = tile.get_width()
    left = min((side - 1) // 2, width // 2)
    top = min((side - 1) // 2, height // 2)
    columns = _bands(side, left, width)
    rows = _bands(side, top, height)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    for (sx, sw), (x, w) in columns:
        for (sy, sh), (y, h) in rows:
            if w <= 0 or h <= 0:
                continue
            if sw == sh == 1:
                surface.fill(tile.get_at((sx, sy)), (x, y, w, h))
                continue
            part = tile.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (w, h):
                part = pygame.transform.scale(part, (w, h))
            surface.blit(part, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return blittable(surface)


def _bands(side: int, cut: int, size: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """How a side of the tile (start, length) covers the target: start, middle, end."""
    end = min(cut, size - cut)
    return [
        ((0, cut), (0, cut)),
        ((side // 2, 1), (cut, size - cut - end)),
        ((side - end, end), (size - end, end)),
    ]


def _box_tile(
    radius: int, fill: Colour | None, line: Colour | None, width: int, alpha: int
) -> pygame.Surface:
    side = 2 * max(radius, width) + 3
    inset = width / 2 if line else 0
    body = svg.rect(
        inset,
        inset,
        side - 2 * inset,
        side - 2 * inset,
        max(0.0, radius - inset),
        fill=fill,
        stroke=line,
        width=width,
        opacity=alpha / 255,
    )
    return svg.raster(body, side, side, (side, side))


def _shadow_tile(radius: int, blur: int, strength: int) -> pygame.Surface:
    reach = radius + 2 * blur
    side = 2 * reach + 3
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    inner = pygame.Rect(blur, blur, side - 2 * blur, side - 2 * blur)
    pygame.draw.rect(surface, (0, 0, 0, strength), inner, border_radius=radius)
    return pygame.transform.box_blur(
        pygame.transform.box_blur(surface, max(1, blur // 2)), max(1, blur // 2)
    )


def _table(theme: Theme, target: pygame.Surface) -> pygame.Surface:
    """Cloth: a soft light, a darker rim and a fine grain, which also hides the colour steps."""
    width, height = target.get_size()
    small = (max(2, width // 4), max(2, height // 4))
    light, mid, edge = (hexed(c) for c in (theme.table_light, theme.table, theme.table_edge))
    w, h = 100.0, 100.0 * height / max(1, width)
    reach = max(w, h) * 0.78
    body = (
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse"'
        f' cx="{w / 2:g}" cy="{h * 0.44:g}" r="{reach:g}">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="0.5" stop-color="{mid}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient></defs>'
        f'<rect x="-1" y="-1" width="{w + 2:g}" height="{h + 2:g}" fill="url(#g)"/>'
    )
    cloth = pygame.Surface(small)
    cloth.blit(svg.raster(body, *small, (w, h)), (0, 0))
    surface = pygame.transform.smoothscale(cloth.convert(32), (width, height))
    for tile, flag in zip(
        _grain(5 if theme.dark else 4), (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB), strict=True
    ):
        for y in range(0, height, GRAIN):
            for x in range(0, width, GRAIN):
                surface.blit(tile, (x, y), special_flags=flag)
    return surface.convert(target)


@cache
def _grain(depth: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Two tiles of noise, to be added and to be subtracted, woven like cloth."""
    dice = random.Random(1871)
    tiles = []
    for _ in range(2):
        data = bytearray()
        for y in range(GRAIN):
            for x in range(GRAIN):
                weave = 1 if (x + y) % 2 else 0
                value = int(dice.random() * (depth + weave))
                data += bytes((value, value, value))
        tiles.append(pygame.image.frombytes(bytes(data), (GRAIN, GRAIN), "RGB"))
    return tiles[0], tiles[1]
