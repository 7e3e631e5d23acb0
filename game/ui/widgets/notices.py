"""Short notices that come and go by themselves, and a tip beside what it explains.

Neither takes events. Times are milliseconds of whatever clock the caller has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame
from pygame import Rect

from game.ui.colour import Colour
from game.ui.look import Look
from game.ui.theme import RADIUS_M, SMALL, STRONG, L, M, S, Theme
from game.ui.widgets.stacks import draw_panel

Tone = Literal["plain", "good", "bad"]

_ICONS: dict[Tone, str] = {"plain": "info", "good": "check", "bad": "close"}
FADE = 160.0
"""How long a notice takes to come and to go, in ms."""


def reading_time(text: str) -> float:
    """How long a notice stays, in ms: long enough to be read twice by a slow reader."""
    return 1600.0 + 55.0 * len(text)


@dataclass(slots=True)
class _Notice:
    text: str
    tone: Tone
    since: float
    until: float


class Notices:
    """At most two notices at a time, the newest lowest; more wait until those could be read."""

    MOST = 2

    def __init__(self) -> None:
        self._notices: list[_Notice] = []
        self._waiting: list[tuple[str, Tone]] = []

    def say(self, text: str, now: float, tone: Tone = "plain") -> None:
        """Shows a text when there is room; one that is shown already only stays longer."""
        for notice in self._notices:
            if notice.text == text:
                notice.until = now + reading_time(text)
                return
        if text not in (waiting for waiting, _ in self._waiting):
            self._waiting.append((text, tone))
            self._fill(now)

    def clear(self) -> None:
        """Takes all notices away at once."""
        self._notices, self._waiting = [], []

    def update(self, now: float) -> bool:
        """Lets notices go whose time is over; True if something must be drawn again."""
        if self._waiting and self._notices:
            # Half the time is enough to be read once: then the oldest makes room.
            oldest = self._notices[0]
            read = oldest.since + reading_time(oldest.text) / 2
            oldest.until = min(oldest.until, max(read, now + FADE))
        before = self._notices
        self._notices = [n for n in before if n.until > now]
        self._fill(now)
        fading = any(now - n.since < FADE or n.until - now < FADE for n in self._notices)
        return fading or self._notices != before

    def _fill(self, now: float) -> None:
        while self._waiting and len(self._notices) < self.MOST:
            text, tone = self._waiting.pop(0)
            self._notices.append(_Notice(text, tone, now, now + reading_time(text)))

    @property
    def texts(self) -> list[str]:
        """What is shown now."""
        return [notice.text for notice in self._notices]

    def draw(
        self, surface: pygame.Surface, look: Look, bottom: tuple[int, int], now: float
    ) -> None:
        """Draws them in a column that ends at the point `bottom` (its middle).

        Where it would begin above the window it ends lower, so that all of it can be read.
        """
        x, y = bottom
        widest = min(surface.get_width() - 2 * look.px(M), look.px(520))
        sizes = [_size(look, notice, widest) for notice in self._notices]
        y = max(y, sum(height + look.px(S) for _, height in sizes))
        for notice, size in zip(reversed(self._notices), reversed(sizes), strict=True):
            box = Rect((0, 0), size)
            box.midbottom = (x, y)
            shown = min(1.0, (now - notice.since) / FADE, (notice.until - now) / FADE)
            if shown >= 1:
                _draw_notice(surface, look, notice, box)
            elif shown > 0:
                _draw_fading(surface, look, notice, box, shown)
            y = box.top - look.px(S)


def _draw_fading(
    surface: pygame.Surface, look: Look, notice: _Notice, box: Rect, shown: float
) -> None:
    """Draws onto a copy of what is there and lays that over it, as far as it is shown."""
    area = box.clip(surface.get_rect())
    if area.w and area.h:
        copy = surface.subsurface(area).copy()
        _draw_notice(copy, look, notice, box.move(-area.x, -area.y))
        copy.set_alpha(round(255 * shown))
        surface.blit(copy, area)


def _colours(theme: Theme, tone: Tone) -> tuple[Colour, Colour]:
    """Colour of the icon and of the edge."""
    mark = {"plain": theme.panel_accent, "good": theme.good, "bad": theme.bad}[tone]
    return mark, theme.panel_line if tone == "plain" else mark


def _text_width(look: Look, notice: _Notice, widest: int) -> int:
    room = widest - 2 * look.px(L) - look.px(20 + M)
    lines = look.text.wrap(notice.text, STRONG, room)
    return max(look.text.width(line, STRONG) for line in lines)


def _size(look: Look, notice: _Notice, widest: int) -> tuple[int, int]:
    width = _text_width(look, notice, widest)
    height = look.text.height(notice.text, STRONG, width) + 2 * look.px(M)
    return width + 2 * look.px(L) + look.px(20 + M), height


def _draw_notice(surface: pygame.Surface, look: Look, notice: _Notice, box: Rect) -> None:
    theme, pad, icon = look.theme, look.px(L), look.px(20)
    mark, edge = _colours(theme, notice.tone)
    radius = min(look.px(RADIUS_M + 8), box.h // 2)
    look.paint.box(surface, box, radius, theme.panel, line=edge, width=look.px(1.5))
    image = look.icons.get(_ICONS[notice.tone], icon, mark)
    surface.blit(image, (box.x + pad, box.centery - icon // 2))
    width = box.w - 2 * pad - look.px(20 + M)
    text = look.text.paragraph(
        notice.text, STRONG, theme.on_panel, width, suits=look.suits_on_panel
    )
    surface.blit(text, (box.right - pad - width, box.y + look.px(M)))


def draw_tip(surface: pygame.Surface, look: Look, text: str, beside: Rect) -> Rect:
    """A small panel with a text, above a rectangle if there is room, else below it."""
    theme, pad = look.theme, look.px(M)
    area = surface.get_rect().inflate(-2 * look.px(S), -2 * look.px(S))
    widest = min(area.w, look.px(300)) - 2 * pad
    lines = look.text.wrap(text, SMALL, widest)
    width = max(look.text.width(line, SMALL) for line in lines)
    image = look.text.paragraph(text, SMALL, theme.on_panel, width, suits=look.suits_on_panel)
    box = Rect(0, 0, width + 2 * pad, image.get_height() + 2 * look.px(S))
    box.midbottom = (beside.centerx, beside.top - look.px(S))
    if box.top < area.top:
        box.top = beside.bottom + look.px(S)
    box.clamp_ip(area)
    draw_panel(surface, look, box)
    surface.blit(image, (box.x + pad, box.y + look.px(S)))
    return box
