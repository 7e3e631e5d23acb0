"""The mark of the game and the title above its menu, composed from cards, crown and laurel."""

from __future__ import annotations

import math

import pygame
from pygame import Rect

from game.ui.cache import blittable
from game.ui.cardart import laurel
from game.ui.colour import Colour, mix, rgb
from game.ui.look import Look
from game.ui.suits import HEARTS, SPADES, SUIT_PATHS
from game.ui.svg import circle, group, path, placed, polygon, raster, rect
from game.ui.theme import FELT, Style

_GOLD, _GOLD_LIGHT, _GOLD_DEEP = rgb("#E9B949"), rgb("#FFE29A"), rgb("#9A6C14")
_PAPER, _INK, _RED = rgb("#FBF8F0"), rgb("#16161A"), rgb("#C8102E")

FAN: tuple[tuple[int, int], ...] = ((8, 3), (9, 2), (10, 0), (11, 3), (12, 2))
"""The cards above the title: jack, queen, king, ace and the two that beats them all."""
FAN_FROM = 150
"""Height in CSS px from which a title has its fan of cards."""


def crown(x: float, y: float, width: float) -> str:
    """A golden crown around (x, y); three quarters as high as wide."""
    body = path(
        "M 12 82 L 4 34 C 14 46 22 50 31 50 C 36 38 43 26 50 16 C 57 26 64 38 69 50"
        " C 78 50 86 46 96 34 L 88 82 Z",
        fill=_GOLD,
        stroke=_GOLD_DEEP,
        width=3,
    )
    body += path("M 18 76 L 13 50 C 20 56 27 57.5 34 57 C 39 46 44 37 50 29", stroke=_GOLD_LIGHT,
                 width=2.6)  # fmt: skip
    for px, py, r in ((4, 31, 5.4), (50, 12, 6.4), (96, 31, 5.4)):
        body += circle(px, py, r, fill=_GOLD_LIGHT, stroke=_GOLD_DEEP, width=2.4)
    body += rect(10, 76, 80, 13, 4, fill=_GOLD, stroke=_GOLD_DEEP, width=3)
    for px, colour in ((28, _PAPER), (50, _RED), (72, _PAPER)):
        body += polygon([(px, 77), (px + 5, 82.5), (px, 88), (px - 5, 82.5)], fill=colour,
                        stroke=_GOLD_DEEP, width=1.4)  # fmt: skip
    return placed(body, x, y, width)


def _card(suit: int, ink: Colour, x: float, y: float, *, height: float, angle: float) -> str:
    w, h = height * 5 / 7, height
    body = rect(-w / 2, -h / 2, w, h, w * 0.1, fill=_PAPER, stroke=mix(_PAPER, _INK, 0.35),
                width=height * 0.018)  # fmt: skip
    body += placed(path(SUIT_PATHS[suit], fill=ink), -w * 0.32, -h * 0.37, h * 0.17)
    body += placed(path(SUIT_PATHS[suit], fill=ink), 0, h * 0.02, h * 0.42)
    body += placed(path(SUIT_PATHS[suit], fill=ink), w * 0.32, h * 0.37, h * 0.17, 180)
    return group(body, f"translate({x},{y}) rotate({angle})")


def emblem_body(small: bool = False) -> str:
    """The mark in a square of 100 units: two cards under a crown, in a laurel unless `small`."""
    body = ""
    if not small:
        body += laurel(50, 53, 38, _GOLD, _GOLD_DEEP)
    high = 66 if small else 50
    body += _card(HEARTS, _RED, 60, 56, height=high, angle=13)
    body += _card(SPADES, _INK, 40, 57, height=high, angle=-11)
    return body + crown(50, 25 if small else 27, 46 if small else 38)


def icon(size: int, *, maskable: bool = False) -> pygame.Surface:
    """The program's icon. A maskable one fills its square and keeps clear of its rim."""
    small = size <= 64
    corner = 0 if maskable else 22
    body = rect(0, 0, 100, 100, corner, fill=mix(FELT.table, FELT.table_light, 0.6))
    if not maskable:
        body += rect(2.2, 2.2, 95.6, 95.6, 20, stroke=_GOLD, width=2.4)
    share = 0.74 if maskable else 0.9
    mark = group(emblem_body(small), f"translate(50,50) scale({share}) translate(-50,-50)")
    return raster(body + mark, size, size, (100, 100))


def draw_title(target: pygame.Surface, look: Look, box: Rect, text: str) -> None:
    """The title in a box: a fan of cards if there is height for it, the name, an ornament.

    The name is as large as the box allows, in any language.
    """
    with_fan = box.h >= look.px(FAN_FROM)
    style = _name_style(look, box, text, 0.36 if with_fan else 0.66)
    name_high = look.text.line_height(style)
    ornament = max(look.px(10), name_high // 4)
    above = box.h - name_high - ornament
    top = box.y + (above if with_fan else above // 2)
    if with_fan:
        _draw_fan(target, look, Rect(box.x, box.y, box.w, above + name_high // 6))
    line = Rect(box.x, top, box.w, name_high)
    if look.theme.dark:
        depth = max(1, round(style.size * look.scale * 0.035))
        shade = mix(look.theme.table_edge, (0, 0, 0), 0.45)
        look.text.draw(target, text, style, shade, line.move(0, depth), align="centre")
    look.text.draw(target, text, style, look.theme.on_table, line, align="centre")
    wide = min(box.w, look.text.width(text, style))
    _draw_ornament(target, look, Rect(box.centerx - wide // 2, line.bottom, wide, ornament))


def _name_style(look: Look, box: Rect, text: str, share: float) -> Style:
    """As wide as the box, but its letters no larger than that share of its height."""
    probe = Style("display", 100, 1.05)
    per_px = look.text.width(text, probe) / 100
    size = min(box.w * 0.94 / per_px, box.h / look.scale * share)
    return Style("display", max(18.0, math.floor(size)), 1.05)


def _draw_fan(target: pygame.Surface, look: Look, box: Rect) -> None:
    width = min(round(box.h * 0.6), box.w // 4)
    middle = (len(FAN) - 1) / 2
    reach = width * 2.4
    for i, (rank, suit) in enumerate(FAN):
        angle = (middle - i) * 11
        face = look.cards.face(rank, suit, width, angle)
        turn = math.radians(-angle)
        x = box.centerx + reach * math.sin(turn)
        y = box.y + width * 0.78 + reach * (1 - math.cos(turn))
        target.blit(face, face.get_rect(center=(round(x), round(y))))


def _draw_ornament(target: pygame.Surface, look: Look, box: Rect) -> None:
    """A line that thins out to both sides of a small crown."""
    gold = look.theme.accent
    w, h = 100 * box.w / max(1, box.h), 100.0
    middle = w / 2
    body = ""
    for side in (-1, 1):
        far, near = middle + side * w * 0.42, middle + side * 80
        body += polygon([(near, 42), (far, 50), (near, 58)], fill=gold)
        body += polygon(
            [(near - side * 4, 50), (near + side * 14, 34), (near + side * 32, 50),
             (near + side * 14, 66)],
            fill=gold,
        )  # fmt: skip
    body += path(
        f"M {middle - 44} 84 L {middle - 52} 30 L {middle - 24} 54 L {middle} 16"
        f" L {middle + 24} 54 L {middle + 52} 30 L {middle + 44} 84 Z",
        fill=gold,
    )
    target.blit(blittable(raster(body, box.w, box.h, (w, h))), box)
