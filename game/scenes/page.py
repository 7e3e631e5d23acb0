"""Screens made of widgets: what they all do with events, focus, language and window sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.host import Activated, Focused, TextEntered
from game.scenes.entry import EntrySheet
from game.scenes.parts import Body, Headline
from game.scenes.stack import Scene
from game.ui import boxes
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import TARGET, M, S
from game.ui.widgets import Button, Flow, Group, Widget

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.stack import Event


class Page(Scene):
    """A screen of widgets.

    Its widgets are made by `build` whenever something changed that they say or show, and
    placed by `arrange` whenever the window changed. Ids of targets stay the same, so focus and
    scrolling outlive both.
    """

    first = ""
    """The id of the target that has the focus at the beginning."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.group = Group([], self.arrange, self.leave)
        self._version = -1

    # --- for the pages themselves

    def build(self) -> list[Widget]:
        """Make the widgets anew, from what there is to say now."""
        raise NotImplementedError

    def arrange(self, look: Look, area: Rect) -> None:
        """Place the widgets that `build` made."""
        raise NotImplementedError

    def leave(self) -> None:
        """What Esc and the back button do: return to the scene below."""
        if len(self.context.stack) > 1:
            self.context.stack.pop()
        else:
            self.context.to_menu()

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key that no widget wanted; say whether it was used."""
        if event.key == pygame.K_m:
            self.context.toggle_mute()
            return True
        return False

    def heard(self, event: Event) -> None:
        """Take what the page or window told, apart from what concerns targets."""

    def say(self, key: str, /, **params: str | int | float) -> str:
        """A text in the language in force."""
        return self.context.words.say(key, **params)

    def rebuild(self) -> None:
        """Make and place the widgets anew: something they say or show has changed."""
        self._version = self.context.version
        self.group.root.items = self.build()
        self.group.layout(self.context.look, self.context.area)
        ids = [target.id for target in self.group.targets() if target.enabled]
        if self.group.focus.id not in ids and self.first in ids:
            self.group.focus.set(self.first)

    # --- the scene

    @property
    def on_top(self) -> bool:
        """Whether it is what the player sees and uses."""
        return self.context.stack.top is self

    def enter(self) -> None:
        """Show what is true now: settings may have changed in a scene above."""
        self.group.focus.visible = self.context.by_keys
        self.rebuild()

    def handle(self, event: Event) -> None:
        """Hand the event to the widgets, or to the page where they have no use for it."""
        if isinstance(event, Activated):
            self.group.activate(event.id)
        elif isinstance(event, Focused):
            self.group.focus_on(event.id)
        elif isinstance(event, pygame.event.Event):
            self._handle_input(event)
        elif isinstance(event, TextEntered):
            if isinstance(self.group.modal, EntrySheet) and event.text is not None:
                self.group.modal.take(event.text)
        else:
            self.heard(event)
        self._follow()

    def _handle_input(self, event: pygame.event.Event) -> None:
        if event.type != pygame.KEYDOWN:
            self.group.handle(event)
            return
        entry = self.group.modal
        if isinstance(entry, EntrySheet) and entry.wants(event, self.group.focus.id):
            entry.line.key(event)
        elif not self.group.handle(event):
            self.key(event)

    def update(self, dt: float) -> None:
        """Let lists scroll on, and follow what changed elsewhere."""
        self.group.update(dt)
        self._follow()

    def _follow(self) -> None:
        stale = self._version != self.context.version
        # Not while something is dragged: the widget that follows the pointer would be gone.
        if stale and self.on_top and not self.group.top.holds_pointer:
            self.rebuild()
        self.dirty = self.dirty or self.group.changed

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and the widgets on it."""
        look = self.context.look
        look.paint.table(surface, look.theme)
        self.group.draw(surface, look)
        self.group.drawn()

    def targets(self) -> Sequence[Target]:
        """What can be pressed."""
        return self.group.targets()

    @property
    def sheet(self) -> Rect | None:
        """The panel of a dialog, if one is open."""
        return self.group.sheet

    @property
    def focused(self) -> str | None:
        """The target that has the focus."""
        return self.group.focus.id


class Folio(Page):
    """A page with a headline and a way back above, a body that scrolls, and buttons below.

    In a low window the buttons move up beside the headline.
    """

    title = ""
    """The key of its headline."""
    widest = 760
    """CSS px of the body."""
    read = False
    """Whether there is more to read than to press, so that up and down scroll."""

    def content(self) -> Widget:
        """What is in the body."""
        raise NotImplementedError

    def buttons(self) -> list[Button]:
        """The buttons below the body, the main one last."""
        return []

    def remark(self) -> Widget | None:
        """What stands above the buttons and must always be seen."""
        return None

    def build(self) -> list[Widget]:
        """Make headline, body and buttons, scrolled as before."""
        before = getattr(self, "body", None)
        self.back = Button(
            "back", self.say("common.back"), self.leave, kind="quiet", icon="back", bare=True
        )
        self.headline = Headline(self.say(self.title))
        self.body = Body(self.content())
        if before is not None:
            self.body.scroll.offset = before.scroll.offset
        self.footer = Flow(self.buttons(), S, "end")
        self.above_footer = self.remark()
        parts: list[Widget] = [self.back, self.headline, self.body]
        if self.above_footer is not None:
            parts.append(self.above_footer)
        return [*parts, self.footer]

    def arrange(self, look: Look, area: Rect) -> None:
        """Headline, body and buttons below each other, in the middle of the window."""
        margin, gap = look.px(M), look.px(M)
        width = min(area.w - 2 * margin, look.px(self.widest))
        room = boxes.centred(area, width, area.h - 2 * margin)
        head = Rect(room.x, room.y, room.w, look.px(TARGET))
        beside = room.h < look.px(460) and room.w > look.px(560)
        if beside:
            self._place_beside(look, head)
        self.back.place(look, Rect(head.x, head.y, head.h, head.h))
        left = self.back.rect.right + look.px(S)
        self.headline.place(look, Rect(left, head.y, head.right - left, head.h))
        top = head.bottom + gap
        below = [self.above_footer] if beside else [self.above_footer, self.footer]
        heights = [part.measure(look, room.w)[1] if part else 0 for part in below]
        taken = sum(high + gap for high in heights if high)
        high = min(room.bottom - top - taken, self.body.measure(look, room.w)[1])
        self.body.place(look, Rect(room.x, top, room.w, high))
        y = self.body.rect.bottom + gap
        for part, high in zip(below, heights, strict=True):
            if part is not None:
                part.place(look, Rect(room.x, y, room.w, high))
                y += high + gap if high else 0

    def handle(self, event: Event) -> None:
        """Scroll, where that is what up and down are for."""
        if (
            self.read
            and isinstance(event, pygame.event.Event)
            and event.type == pygame.KEYDOWN
            and event.key in (pygame.K_UP, pygame.K_DOWN)
            and self.group.modal is None
            and self.body.scroll.key(event)
        ):
            self.dirty = True
            return
        super().handle(event)

    def _place_beside(self, look: Look, head: Rect) -> None:
        """Put the buttons at the end of the headline, which gives way."""
        wide = sum(button.measure(look, head.w)[0] + look.px(S) for button in self.footer.items)
        self.footer.place(look, Rect(head.right - wide, head.y, wide, head.h))
        head.w -= wide


def question_buttons(
    page: Page, label: str, act: Callable[[], None], *, danger: bool = False
) -> list[Button]:
    """Cancel, and the button that does it."""

    def go() -> None:
        page.group.close()
        act()

    return [
        Button("cancel", page.say("common.cancel"), page.group.close),
        Button("go", label, go, kind="danger" if danger else "primary"),
    ]
