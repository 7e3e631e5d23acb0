"""What lies above everything else: dialogs, lists to pick from, a card shown large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame
from pygame import Rect

from game.ui import boxes
from game.ui.colour import mix
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import BODY, HEADING, RADIUS_M, STRONG, TARGET, XL, XS, L, M, S
from game.ui.widgets.base import Container, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.labels import Label, on_panel, panel_accent
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.stacks import Column, Flow, draw_panel

Value = TypeVar("Value")


class Sheet(Container):
    """A panel in the middle of the area it is placed in: title, a body that scrolls, buttons.

    Attributes:
        widest: CSS px.
        on_dismiss: called for Esc, and for a press outside; None: it must be answered.
    """

    def __init__(
        self,
        title: str,
        body: Widget,
        buttons: Sequence[Button] = (),
        *,
        widest: float = 460,
        on_dismiss: Callable[[], None] | None = None,
    ) -> None:
        self.title = Label(title, HEADING, panel_accent)
        self.scroll = ScrollArea(body)
        self.buttons = Flow(buttons, M, "end")
        super().__init__([self.title, self.scroll, self.buttons])
        self.widest = widest
        self.on_dismiss = on_dismiss
        self.sheet = Rect(0, 0, 0, 0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        margin, pad, gap = look.px(M), look.px(XL if rect.w > look.px(420) else L), look.px(L)
        width = min(rect.w - 2 * margin, look.px(self.widest))
        inner = width - 2 * pad
        title = self.title.measure(look, inner)[1] if self.title.text else -gap
        body = self.scroll.measure(look, inner)[1]
        buttons = self.buttons.measure(look, inner)[1] if self.buttons.items else -gap
        fixed = 2 * pad + title + buttons + 2 * gap
        body = min(body, rect.h - 2 * margin - fixed)
        self.sheet = boxes.centred(rect, width, fixed + body)
        places = boxes.column(boxes.inset(self.sheet, pad), [max(0, title), body], gap)
        if not self.title.text:
            places[1].y = self.sheet.y + pad
        self.title.place(look, places[0])
        self.scroll.place(look, places[1])
        below = Rect(places[1].x, places[1].bottom + gap, inner, max(0, buttons))
        self.buttons.place(look, below)

    def dismiss(self) -> None:
        if self.on_dismiss is not None:
            self.on_dismiss()

    def handle(self, event: pygame.event.Event) -> bool:
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and not self.sheet.collidepoint(event.pos)
        ):
            self.dismiss()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        draw_panel(surface, look, self.sheet)
        super().draw(surface, look)


def question(
    title: str,
    text: str,
    buttons: Sequence[Button],
    on_dismiss: Callable[[], None] | None = None,
) -> Sheet:
    """A sheet that says something and asks for one of a few answers."""
    return Sheet(title, Column([Label(text, BODY, on_panel)]), buttons, on_dismiss=on_dismiss)


class Option(Widget):
    """A line of a list: an icon, a label, a word at its right, a tick if it is taken."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        on_press: Callable[[], None],
        *,
        note: str = "",
        checked: bool | None = None,
        icon: str | None = None,
        height: float = TARGET,
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.on_press = on_press
        self.note = note
        self.checked = checked
        self.icon = icon
        self.height = height

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.px(self.height)

    def targets(self) -> list[Target]:
        role = "option" if self.checked is None else "radio"
        return [Target(self.id, self.label, self.rect, self.enabled, role, self.note, self.checked)]  # type: ignore[arg-type]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id or not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        share = 0.16 if self.pressed else 0.1 if self.hovered else 0.06 if self.checked else 0
        if share:
            ground = mix(theme.panel, theme.on_panel, share)
            look.paint.box(surface, self.rect, look.px(RADIUS_M), ground)
        inner = boxes.inset(self.rect, look.px(M), 0)
        ink = theme.on_panel if self.enabled else mix(theme.panel, theme.on_panel, 0.5)
        size = look.px(20)
        if self.icon:
            surface.blit(
                look.icons.get(self.icon, size, theme.panel_accent),
                (inner.x, inner.centery - size // 2),
            )
            inner = Rect(inner.x + size + look.px(M), inner.y, inner.w - size - look.px(M), inner.h)
        if self.checked:
            tick = look.icons.get("check", size, theme.panel_accent)
            surface.blit(tick, (inner.right - size, inner.centery - size // 2))
        if self.checked is not None:
            inner.w -= size + look.px(S)
        if self.note:
            note = min(look.text.width(self.note, BODY), inner.w // 2)
            box = Rect(inner.right - note, inner.y, note, inner.h)
            look.text.draw(surface, self.note, BODY, theme.on_panel_muted, box, align="right")
            inner.w -= note + look.px(S)
        style = STRONG if self.checked else BODY
        look.text.draw(surface, self.label, style, ink, inner, suits=look.suits_on_panel)


class Dropdown(Widget, Generic[Value]):
    """One of many, shown as the one taken; pressing it opens the list of all.

    Attributes:
        options: pairs of value and label.
        open_list: shows a modal, as `Group.open` does.
        close_list: takes it away, as `Group.close` does.
    """

    def __init__(
        self,
        widget_id: str,
        label: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        *,
        open_list: Callable[[Widget, str], None],
        close_list: Callable[[], None],
    ) -> None:
        super().__init__(widget_id)
        self.label = label
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.open_list = open_list
        self.close_list = close_list

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        widest = max(look.text.width(label, STRONG) for _, label in self.options)
        return min(width, widest + 2 * look.px(M) + look.px(S + 20)), look.px(TARGET)

    def shown(self) -> str:
        """The label of the value taken."""
        return next((label for value, label in self.options if value == self.value), "")

    def targets(self) -> list[Target]:
        return [Target(self.id, self.label, self.rect, self.enabled, "button", self.shown())]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id or not self.enabled:
            return False
        lines = [
            Option(f"{self.id}:{value}", label, self._taker(value), checked=value == self.value)
            for value, label in self.options
        ]
        sheet = Sheet(self.label, Column(lines, XS), widest=340, on_dismiss=self.close_list)
        self.open_list(sheet, f"{self.id}:{self.value}")
        return True

    def _taker(self, value: Value) -> Callable[[], None]:
        def take() -> None:
            self.close_list()
            if value != self.value:
                self.value = value
                self.changed = True
                self.on_change(value)

        return take

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        ground = theme.field
        if self.hovered or self.pressed:
            ground = mix(ground, theme.on_panel, 0.14 if self.pressed else 0.08)
        look.paint.box(
            surface,
            self.rect,
            look.px(RADIUS_M),
            ground,
            line=theme.field_line,
            width=look.px(1),
        )
        size = look.px(20)
        inner = boxes.inset(self.rect, look.px(M), 0)
        ink = theme.on_panel if self.enabled else mix(theme.field, theme.on_panel, 0.5)
        arrow = look.icons.get("down", size, ink)
        surface.blit(arrow, (inner.right - size, inner.centery - size // 2))
        inner.w -= size + look.px(S)
        look.text.draw(surface, self.shown(), STRONG, ink, inner)


class CardView(Widget):
    """One card shown large in the middle with its name; any press or Esc takes it away."""

    def __init__(self, card: tuple[int, int], name: str, on_dismiss: Callable[[], None]) -> None:
        super().__init__("card-view")
        self.card = card
        self.name = name
        self.on_dismiss = on_dismiss
        self._card = Rect(0, 0, 0, 0)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        caption = look.text.line_height(HEADING) + look.px(L)
        width = min(look.px(250), rect.w - 2 * look.px(L), (rect.h - caption) * 5 // 8)
        self._card = boxes.centred(rect, width, round(width * 7 / 5)).move(0, -caption // 2)

    def targets(self) -> list[Target]:
        return [Target(self.id, self.name, self._card, role="card")]

    def activate(self, target_id: str) -> bool:
        if target_id != self.id:
            return False
        self.on_dismiss()
        return True

    def dismiss(self) -> None:
        self.on_dismiss()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.on_dismiss()
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        look.cards.draw(surface, self._card, self.card)
        below = Rect(self.rect.x, self._card.bottom + look.px(M), self.rect.w,
                     look.text.line_height(HEADING))  # fmt: skip
        look.text.draw(surface, self.name, HEADING, (255, 255, 255), below, align="centre")
