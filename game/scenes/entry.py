"""A line of text to type: in the window on the desktop, in the page's own field in a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.host import Host
from game.scenes.parts import bad_on_panel
from game.ui import boxes
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import LEAD, RADIUS_M, SMALL, TARGET, M, S
from game.ui.widgets import Button, Column, Flow, Label, Sheet, Widget
from game.ui.widgets.labels import on_panel_muted

if TYPE_CHECKING:
    from game.scenes.page import Page


class TextLine(Widget):
    """Shows a text, and takes what is typed while it is there.

    Attributes:
        text: what it holds.

    Args:
        prompt: what is asked for, said by screen readers and by the page's own field.
        on_enter: called when Enter is pressed or the page's field is closed with a text.
        accepts: says which characters may be typed.
    """

    def __init__(
        self,
        widget_id: str,
        prompt: str,
        text: str,
        host: Host,
        on_enter: Callable[[], None],
        *,
        limit: int,
        accepts: Callable[[str], bool],
    ) -> None:
        super().__init__(widget_id)
        self.prompt = prompt
        self.text = text
        self.limit = limit
        self._host = host
        self._on_enter = on_enter
        self._accepts = accepts
        self._fresh = True

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As wide as it may be."""
        return width, look.px(TARGET + 4)

    def targets(self) -> list[Target]:
        """The line."""
        return [Target(self.id, self.prompt, self.rect, self.enabled, "text", self.text)]

    def activate(self, target_id: str) -> bool:
        """In a page, ask in the page's own field; in a window a press does nothing more."""
        if target_id != self.id:
            return False
        self._host.ask_text(self.prompt, self.text, limit=self.limit)
        return True

    def take(self, text: str) -> None:
        """Take a whole text, as the page's field gives it."""
        self.text = "".join(c for c in text if self._accepts(c))[: self.limit]
        self._fresh = False
        self.changed = True

    def key(self, event: pygame.event.Event) -> bool:
        """Take every key: letters come as text, Backspace deletes, Enter is done."""
        if event.key == pygame.K_BACKSPACE:
            self.text = "" if self._fresh or event.mod & pygame.KMOD_CTRL else self.text[:-1]
            self._fresh = False
            self.changed = True
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._on_enter()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what is typed; the first letter replaces what was there."""
        if event.type != pygame.TEXTINPUT:
            return super().handle(event)
        typed = "".join(c for c in event.text if self._accepts(c))
        if typed:
            self.text = ("" if self._fresh else self.text)[: self.limit]
            self.text = (self.text + typed)[: self.limit]
            self._fresh = False
            self.changed = True
        return True

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the text in its field, with a bar where the next letter goes."""
        theme = look.theme
        radius, width = look.px(RADIUS_M), look.px(2)
        look.paint.box(
            surface, self.rect, radius, theme.field, line=theme.panel_accent, width=width
        )
        inner = boxes.inset(self.rect, look.px(M), 0)
        if self._fresh and self.text:
            wide = min(inner.w, look.text.width(self.text, LEAD))
            high = look.text.line_height(LEAD)
            box = Rect(inner.x, inner.centery - high // 2, wide, high)
            surface.fill(theme.secondary, box)
        end = look.text.draw(surface, self.text, LEAD, theme.on_panel, inner)
        high = look.px(LEAD.size * 1.2)
        x = min(end.right, inner.right - width) if self.text else inner.x
        if not self._fresh or not self.text:
            surface.fill(
                theme.panel_accent, Rect(x + width, inner.centery - high // 2, width, high)
            )


class EntrySheet(Sheet):
    """Asks for a line of text, with suggestions to press instead.

    Args:
        done: takes the text; returns what is wrong with it as a sentence, or "".
        cancel: gives up.
    """

    def __init__(
        self,
        page: Page,
        title: str,
        text: str,
        done: Callable[[str], str],
        cancel: Callable[[], None],
        *,
        suggestions: Sequence[str] = (),
        about: str = "",
        limit: int = 24,
        accepts: Callable[[str], bool] = str.isprintable,
    ) -> None:
        self.line = TextLine(
            "entry", title, text, page.context.host, self._enter, limit=limit, accepts=accepts
        )
        self.problem = Label("", SMALL, bad_on_panel)
        self._done = done
        self._relayout = page.group.relayout
        chips = [
            Button(f"entry:{each}", each, self._picker(each), small=True) for each in suggestions
        ]
        parts: list[Widget] = [self.line, self.problem]
        if about:
            parts.insert(0, Label(about, SMALL, on_panel_muted))
        if chips:
            parts.append(Flow(chips, S))
        buttons = [
            Button("cancel", page.say("common.cancel"), cancel),
            Button("enter", page.say("common.ok"), self._enter, kind="primary"),
        ]
        super().__init__(title, Column(parts, S), buttons, on_dismiss=cancel)

    def wants(self, event: pygame.event.Event, focused: str | None) -> bool:
        """Whether a key is for the line rather than for the focus."""
        moves = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
        return focused == self.line.id and event.key not in moves

    def take(self, text: str) -> None:
        """Take the answer of the page's own field."""
        self.line.take(text)
        self._enter()

    def _enter(self) -> None:
        self.problem.text = self._done(self.line.text)
        self._relayout()

    def _picker(self, text: str) -> Callable[[], None]:
        def pick() -> None:
            self.line.take(text)
            self._enter()

        return pick
