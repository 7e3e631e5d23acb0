"""What can be pressed or chosen on the game's own screens, with a text that explains it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.colour import Colour, mix
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import (
    RADIUS_M,
    SMALL,
    STRONG,
    TARGET,
    XS,
    L,
    M,
    S,
)
from game.ui.widgets import Button, Field, Widget
from game.ui.widgets.button import Kind


class DetailButton(Button):
    """A button with a line below its label; the main one of a screen unless told otherwise.

    Attributes:
        detail: the second line.
    """

    def __init__(
        self,
        widget_id: str,
        label: str,
        detail: str,
        on_press: Callable[[], None],
        icon: str,
        *,
        main: bool = True,
    ) -> None:
        kind: Kind = "primary" if main else "secondary"
        super().__init__(widget_id, label, on_press, kind=kind, icon=icon, large=main)
        self.detail = detail

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        wide = max(
            look.text.width(self.label, self._style()) + look.px(24 + S),
            look.text.width(self.detail, SMALL),
        )
        return min(width, wide + 2 * look.px(L)), look.px(68 if self.large else 56)

    def targets(self) -> list[Target]:
        return [Target(self.id, self.label, self.rect, self.enabled, "button", self.detail)]

    def _content(self, surface: pygame.Surface, look: Look, rect: Rect, ink: Colour) -> None:
        lead = look.text.line_height(self._style())
        high = lead + look.text.line_height(SMALL)
        top = rect.centery - high // 2
        super()._content(surface, look, Rect(rect.x, top, rect.w, lead), ink)
        below = Rect(rect.x, top + lead, rect.w, high - lead).inflate(-2 * look.px(S), 0)
        look.text.draw(surface, self.detail, SMALL, ink, below, align="centre", shrink=True)


class Choice(Widget):
    """One of a few things to choose, with what it is about: a name, and a text below it.

    Attributes:
        checked: whether it is the one taken.
    """

    def __init__(
        self, widget_id: str, label: str, about: str, checked: bool, on_press: Callable[[], None]
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.about = about
        self.checked = checked
        self.on_press = on_press

    def _room(self, look: Look, width: int) -> int:
        return width - 2 * look.px(M) - look.px(22 + M)

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        high = look.text.line_height(STRONG)
        high += look.text.height(self.about, SMALL, self._room(look, width)) + look.px(XS)
        return width, max(look.px(TARGET), high + 2 * look.px(10))

    def targets(self) -> list[Target]:
        return [Target(self.id, self.label, self.rect, self.enabled, "radio", "", self.checked)]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id or not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        share = 0.14 if self.pressed else 0.08 if self.hovered else 0.0
        ground = mix(theme.field if self.checked else theme.panel, theme.on_panel, share)
        line = theme.panel_accent if self.checked else theme.panel_line
        width = look.px(2 if self.checked else 1)
        look.paint.box(surface, self.rect, look.px(RADIUS_M), ground, line=line, width=width)
        inner = boxes.inset(self.rect, look.px(M), look.px(10))
        self._draw_mark(surface, look, Rect(inner.x, inner.y, look.px(22), look.px(22)))
        left = inner.x + look.px(22 + M)
        room = self._room(look, self.rect.w)
        head = Rect(left, inner.y, room, look.text.line_height(STRONG))
        look.text.draw(surface, self.label, STRONG, theme.on_panel, head, shrink=True)
        text = look.text.paragraph(
            self.about, SMALL, theme.on_panel_muted, room, suits=look.suits_on_panel
        )
        surface.blit(text, (left, head.bottom + look.px(XS)))

    def _draw_mark(self, surface: pygame.Surface, look: Look, box: Rect) -> None:
        theme, side = look.theme, box.w
        if not self.checked:
            look.paint.box(surface, box, side // 2, None, line=theme.field_line, width=look.px(2))
            return
        look.paint.box(surface, box, side // 2, theme.primary)
        tick = look.icons.get("check", side * 3 // 4, theme.on_primary)
        surface.blit(tick, tick.get_rect(center=box.center))


class Line(Widget):
    """A row that leads to more: an icon or a portrait, a name, what it is set to, an arrow."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        detail: str,
        on_press: Callable[[], None],
        *,
        icon: str,
        face: str = "",
        strong: bool = False,
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.detail = detail
        self.on_press = on_press
        self.icon = icon
        self.face = face
        self.strong = strong

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        high = look.text.line_height(STRONG)
        if self.detail:
            high += look.text.height(self.detail, SMALL, self._room(look, width))
        return width, max(look.px(TARGET + 12), high + 2 * look.px(S))

    def _mark(self, look: Look) -> int:
        """Side of the icon or portrait in px."""
        return look.px(38 if self.face else 22)

    def _room(self, look: Look, width: int) -> int:
        return width - 2 * look.px(M) - self._mark(look) - look.px(M) - look.px(18 + S)

    def targets(self) -> list[Target]:
        return [Target(self.id, self.label, self.rect, self.enabled, "button", self.detail)]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id or not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        share = 0.14 if self.pressed else 0.08 if self.hovered else 0.0
        ground = mix(theme.field, theme.on_panel, share)
        look.paint.box(
            surface, self.rect, look.px(RADIUS_M), ground, line=theme.panel_line, width=look.px(1)
        )
        inner = boxes.inset(self.rect, look.px(M), 0)
        size = self._mark(look)
        if self.face:
            image = look.faces.get(self.face, size)
        else:
            ink = theme.panel_accent if self.strong else theme.on_panel_muted
            image = look.icons.get(self.icon, size, ink)
        surface.blit(image, (inner.x, inner.centery - size // 2))
        arrow = look.icons.get("forward", look.px(18), theme.on_panel_muted)
        surface.blit(arrow, arrow.get_rect(midright=(inner.right, inner.centery)))
        left = inner.x + size + look.px(M)
        room = self._room(look, self.rect.w)
        label = look.text.line_height(STRONG)
        high = label
        if self.detail:
            high += look.text.height(self.detail, SMALL, room)
        top = inner.centery - high // 2
        head = Rect(left, top, room, label)
        look.text.draw(surface, self.label, STRONG, theme.on_panel, head, shrink=True)
        if self.detail:
            text = look.text.paragraph(self.detail, SMALL, theme.on_panel_muted, room)
            surface.blit(text, (left, head.bottom))


class Row(Field):
    """A setting: its name and a sentence at the left, its control at the right.

    Where the control finds no room there, it stands below, as wide as the row.
    """

    def _lay(self, look: Look, rect: Rect) -> list[Rect]:
        natural, high = self.control.measure(look, look.px(2000))
        gap = look.px(L)
        room = rect.w - natural - gap
        beside = room >= max(look.px(120), rect.w * 2 // 5)
        if not beside:
            room = rect.w
            high = self.control.measure(look, room)[1]
        label = self.label.measure(look, room)[1]
        text = self.explanation.measure(look, room)[1] if self.explanation.text else 0
        total = label + text + (look.px(XS) if text else 0)
        if beside:
            top = rect.y + max(0, (high - total) // 2)
            middle = rect.y + max(high, total) // 2
            control = Rect(rect.right - natural, middle - high // 2, natural, high)
        else:
            top = rect.y
            control = Rect(rect.x, top + total + look.px(S), room, high)
        below = Rect(rect.x, top + total - text, room, text)
        return [Rect(rect.x, top, room, label), below, control]
