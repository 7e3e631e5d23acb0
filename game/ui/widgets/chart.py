"""A line chart: how totals went, round by round."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.ui import svg
from game.ui.colour import Colour, mix
from game.ui.look import Look
from game.ui.theme import CAPTION, SMALL_BOLD, L, M, S
from game.ui.widgets.base import Widget

At = Callable[[int, float], tuple[float, float]]
"""Where a round and a value are in the picture."""


@dataclass(frozen=True, slots=True)
class Series:
    """One line: a name and its values, the first before the first round."""

    name: str
    values: tuple[float, ...]


def nice_step(span: float, most: int) -> float:
    """A step of 1, 2 or 5 times a power of ten that divides the span into at most `most`."""
    if span <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(span / most))
    for factor in (1, 2, 5, 10, 20):
        if span / (factor * power) <= most:
            return max(1.0, factor * power)
    return max(1.0, 50 * power)


def marker(kind: int, x: float, y: float, r: float, *, fill: Colour, line: Colour) -> str:
    """One of ten shapes around a point, so that lines are told apart without colour."""
    thin = r * 0.3
    kind %= 10
    if kind == 0:
        return svg.circle(x, y, r, fill=fill, stroke=line, width=thin)
    if kind in (1, 2, 3, 4):  # square, diamond, triangle up, triangle down
        number, start = ((4, 45), (4, 0), (3, -90), (3, 90))[kind - 1]
        reach = r * (1.3 if number == 3 else 1.25)
        points = [
            (
                x + reach * math.cos(math.radians(start + 360 * i / number)),
                y + reach * math.sin(math.radians(start + 360 * i / number)),
            )
            for i in range(number)
        ]
        return svg.polygon(points, fill=fill, stroke=line, width=thin)
    if kind in (5, 6, 7):  # stars of five, four and six points
        number = (5, 4, 6)[kind - 5]
        corners = svg.star(x, y, r * 1.45, r * 0.62, number)
        return svg.polygon(corners, fill=fill, stroke=line, width=thin)
    if kind == 8:  # a ring
        return svg.circle(x, y, r * 0.85, fill=line, stroke=fill, width=r * 0.6)
    arm = r * 0.95
    data = (
        f"M {x - arm} {y - arm} L {x + arm} {y + arm} M {x + arm} {y - arm} L {x - arm} {y + arm}"
    )
    return svg.path(data, stroke=fill, width=r * 0.75)


class LineChart(Widget):
    """Lines over rounds on a panel, each with its own colour and marker, named in a legend below.

    Attributes:
        series: at most ten lines of equal length.
        height: CSS px, legend not counted.
    """

    def __init__(self, series: Sequence[Series], height: float = 220) -> None:
        super().__init__()
        self.series = list(series)
        self.height = height
        self._image: tuple[object, pygame.Surface] | None = None

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.px(self.height) + self._legend_height(look, width)

    def _legend_sizes(self, look: Look) -> list[int]:
        return [look.text.width(s.name, SMALL_BOLD) + look.px(20 + L) for s in self.series]

    def _legend_height(self, look: Look, width: int) -> int:
        return len(self._legend_rows(look, width)) * look.px(24) + look.px(S)

    def _legend_rows(self, look: Look, width: int) -> list[list[int]]:
        rows: list[list[int]] = [[]]
        used = 0
        for i, wide in enumerate(self._legend_sizes(look)):
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(i)
            used += wide
        return rows

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        key = (self.rect.size, look, tuple(self.series))
        if self._image is None or self._image[0] != key:
            self._image = (key, self._render(look))
        surface.blit(self._image[1], self.rect)

    def _limits(self) -> tuple[float, float, float]:
        values = [v for s in self.series for v in s.values] or [0]
        low, high = min(0, *values), max(1, *values)
        step = nice_step(high - low, 5)
        return math.floor(low / step) * step, math.ceil(high / step) * step, step

    def _render(self, look: Look) -> pygame.Surface:
        width, height = self.rect.size
        image = pygame.Surface((width, height)).convert()
        image.fill(look.theme.panel)
        low, high, step = self._limits()
        ticks = [low + i * step for i in range(round((high - low) / step) + 1)]
        left = max(look.text.width(f"{t:g}", CAPTION) for t in ticks) + look.px(S)
        legend = self._legend_height(look, width)
        caption = look.text.line_height(CAPTION)
        plot = Rect(left, look.px(S), width - left - look.px(M), 0)
        plot.h = height - legend - caption - look.px(S) - plot.y
        rounds = max((len(s.values) for s in self.series), default=1) - 1

        def at(number: int, value: float) -> tuple[float, float]:
            x = plot.x + look.px(S) + (plot.w - look.px(S)) * number / max(1, rounds)
            return x, plot.bottom - plot.h * (value - low) / (high - low)

        self._axes(image, look, plot, ticks=ticks, at=at, rounds=rounds)
        image.blit(svg.raster(self._lines(look, at), width, height, (width, height)), (0, 0))
        self._legend(image, look, Rect(0, height - legend, width, legend))
        return image

    def _axes(
        self,
        image: pygame.Surface,
        look: Look,
        plot: Rect,
        *,
        ticks: list[float],
        at: At,
        rounds: int,
    ) -> None:
        theme = look.theme
        high = look.text.line_height(CAPTION)
        for tick in ticks:
            y = round(at(0, tick)[1])
            ink = mix(theme.panel, theme.on_panel, 0.45 if tick == 0 else 0.16)
            pygame.draw.line(image, ink, (plot.x, y), (plot.right, y))
            box = Rect(0, y - high // 2, plot.x - look.px(6), high)
            look.text.draw(image, f"{tick:g}", CAPTION, theme.on_panel_muted, box, align="right")
        every = max(1, round(nice_step(rounds, max(2, plot.w // look.px(44)))))
        for number in range(every, rounds + 1, every):
            x = round(at(number, 0)[0])
            box = Rect(x - look.px(20), plot.bottom + look.px(4), look.px(40), high)
            look.text.draw(image, str(number), CAPTION, theme.on_panel_muted, box, align="centre")

    def _lines(self, look: Look, at: At) -> str:
        theme, body = look.theme, ""
        dense = max((len(s.values) for s in self.series), default=0) > 24
        for i, series in enumerate(self.series):
            colour = theme.series[i % len(theme.series)]
            points = [at(n, v) for n, v in enumerate(series.values)]
            if len(points) > 1:
                data = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
                body += svg.path(data, stroke=theme.panel, width=look.px(4.5), opacity=0.8)
                body += svg.path(data, stroke=colour, width=look.px(2.4))
        for i, series in enumerate(self.series):
            colour = theme.series[i % len(theme.series)]
            last = len(series.values) - 1
            for n, value in enumerate(series.values):
                if not dense or n == last or n % 5 == 0:
                    x, y = at(n, value)
                    body += marker(i, x, y, look.px(4.5), fill=colour, line=theme.panel)
        return body

    def _legend(self, image: pygame.Surface, look: Look, box: Rect) -> None:
        theme, sizes = look.theme, self._legend_sizes(look)
        y = box.y + look.px(S)
        for row in self._legend_rows(look, box.w):
            x = 0
            for i in row:
                side = look.px(18)
                colour = theme.series[i % len(theme.series)]
                body = marker(i, 9, 9, 5, fill=colour, line=theme.panel)
                image.blit(svg.raster(body, side, side, (18, 18)), (x, y + look.px(3)))
                text = Rect(x + side + look.px(2), y, sizes[i] - side - look.px(4), look.px(24))
                look.text.draw(image, self.series[i].name, SMALL_BOLD, theme.on_panel, text)
                x += sizes[i]
            y += look.px(24)
