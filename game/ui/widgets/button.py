"""Buttons: the main act of a scene, the others, quiet ones beside them, and dangerous ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame
from pygame import Rect

from game.ui.colour import Colour, mix
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import LEAD_BOLD, RADIUS_M, SMALL_BOLD, STRONG, TARGET, L, S, Style, Theme
from game.ui.widgets.base import Widget

Kind = Literal["primary", "secondary", "quiet", "danger"]


_STEPS = 4
"""So many shades are seen while a button swells."""


def _step(pulse: float) -> int:
    return round(pulse * _STEPS)


def kind_colours(theme: Theme, kind: Kind) -> tuple[Colour | None, Colour, Colour | None]:
    """Fill, text and line of a kind of button."""
    if kind == "primary":
        return theme.primary, theme.on_primary, None
    if kind == "danger":
        return theme.danger, theme.on_danger, None
    if kind == "secondary":
        return theme.secondary, theme.on_secondary, theme.secondary_line
    return None, theme.on_panel, None


class Button(Widget):
    """A label, an icon or both; pressing it calls `on_press`.

    Attributes:
        label: what it says, and what a screen reader says even if only an icon is shown.
        icon: a name from `game.ui.icons`, or None.
        bare: show the icon alone.
        large: a main button of the table: taller, with larger text.
    """

    def __init__(
        self,
        widget_id: str,
        label: str,
        on_press: Callable[[], None],
        *,
        kind: Kind = "secondary",
        icon: str | None = None,
        bare: bool = False,
        large: bool = False,
        small: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.on_press = on_press
        self.kind: Kind = kind
        self.icon = icon
        self.bare = bare
        self.large = large
        self.small = small
        self.enabled = enabled
        self.pulse = 0.0
        """0 to 1: how far the fill glows towards white, for a button that asks to be pressed."""

    def swell(self, pulse: float) -> None:
        """Glow so far, from 0 to 1; drawn anew only where that is to be seen."""
        self.changed = self.changed or _step(pulse) != _step(self.pulse)
        self.pulse = pulse

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        height = look.px(TARGET + 12 if self.large else TARGET - 8 if self.small else TARGET)
        if self.bare:
            return height, height
        wide = look.text.width(self.label, self._style()) + 2 * look.px(S if self.small else L)
        if self.icon:
            wide += self._icon_px(look) + look.px(S)
        return min(width, max(wide, height)), height

    def targets(self) -> list[Target]:
        return [Target(self.id, self.label, self.rect, self.enabled)]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id or not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        fill, ink, line = kind_colours(theme, self.kind)
        rect = self.rect
        radius = look.px(RADIUS_M)
        if not self.enabled:
            self._draw_disabled(surface, look, radius)
            return
        if self.pressed:
            rect = rect.move(0, look.px(1))
        if fill is None:
            fill = self._quiet_fill(theme)
        else:
            look.paint.shadow(surface, rect, radius, look.px(5), 90 if theme.dark else 50)
            fill = self._tinted(fill)
        if fill is not None:
            look.paint.box(surface, rect, radius, fill, line=line, width=look.px(1))
        self._content(surface, look, rect, ink)

    def _tinted(self, fill: Colour) -> Colour:
        if self.pressed:
            return mix(fill, (0, 0, 0), 0.14)
        if self.hovered:
            return mix(fill, (255, 255, 255), 0.12)
        return mix(fill, (255, 255, 255), _step(self.pulse) / _STEPS * 0.5)

    def _quiet_fill(self, theme: Theme) -> Colour | None:
        if self.pressed:
            return mix(theme.panel, theme.on_panel, 0.18)
        return mix(theme.panel, theme.on_panel, 0.1) if self.hovered else None

    def _draw_disabled(self, surface: pygame.Surface, look: Look, radius: int) -> None:
        theme = look.theme
        ink = mix(theme.panel, theme.on_panel, 0.5)
        if self.kind != "quiet":
            look.paint.box(
                surface,
                self.rect,
                radius,
                mix(theme.panel, theme.secondary, 0.5),
                line=mix(theme.panel, theme.secondary_line, 0.6),
                width=look.px(1),
            )
        self._content(surface, look, self.rect, ink)

    def _content(self, surface: pygame.Surface, look: Look, rect: Rect, ink: Colour) -> None:
        style = self._style()
        size = self._icon_px(look)
        if self.bare and self.icon:
            image = look.icons.get(self.icon, size, ink)
            surface.blit(image, image.get_rect(center=rect.center))
            return
        room = rect.inflate(-2 * look.px(S), 0)
        if not self.icon:
            look.text.draw(surface, self.label, style, ink, room, align="centre", shrink=True)
            return
        gap = look.px(S)
        style = look.text.fit(self.label, style, room.w - size - gap)
        wide = min(look.text.width(self.label, style), room.w - size - gap)
        left = rect.centerx - (wide + size + gap) // 2
        surface.blit(look.icons.get(self.icon, size, ink), (left, rect.centery - size // 2))
        label = Rect(left + size + gap, rect.y, wide, rect.h)
        look.text.draw(surface, self.label, style, ink, label)

    def _icon_px(self, look: Look) -> int:
        return look.px(24 if self.large else 16 if self.small else 20)

    def _style(self) -> Style:
        return LEAD_BOLD if self.large else SMALL_BOLD if self.small else STRONG
