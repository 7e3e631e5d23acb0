"""A screenful of widgets with one keyboard focus: what a scene hands its events to."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.ui.focus import Focus, Target
from game.ui.look import Look
from game.ui.theme import FOCUS_RING, RADIUS_M
from game.ui.widgets.base import Container, Widget, any_changed, mark_drawn
from game.ui.widgets.modal import Sheet

ACTIVATING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_ADJUSTING = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}

Arrange = Callable[[Look, Rect], None]


class Group:
    """Widgets, the focus among them, and at most one modal above them.

    Attributes:
        root: the widgets below any modal.
        modal: a dialog or list that takes everything while it is there.
        arrange: places the widgets of the root in an area; called by `layout`.
        on_escape: called for Esc when no modal is open.
    """

    def __init__(
        self,
        widgets: list[Widget],
        arrange: Arrange | None = None,
        on_escape: Callable[[], None] | None = None,
    ) -> None:
        self.root = Container(widgets)
        self.modal: Widget | None = None
        self.focus = Focus()
        self.arrange = arrange
        self.on_escape = on_escape
        self._focus_below: str | None = None
        self._placed: tuple[Look, Rect] | None = None

    @property
    def top(self) -> Widget:
        """What takes events now: the modal if there is one."""
        return self.modal or self.root

    @property
    def sheet(self) -> Rect | None:
        """Where the panel of the modal is, if it has one."""
        return self.modal.sheet if isinstance(self.modal, Sheet) else None

    @property
    def changed(self) -> bool:
        """Whether something must be drawn again."""
        return any_changed(self.root) or (self.modal is not None and any_changed(self.modal))

    def layout(self, look: Look, area: Rect) -> None:
        """Places everything: at first, and whenever the look, the area or a size changed."""
        self._placed = (look, Rect(area))
        if self.arrange is not None:
            self.arrange(look, Rect(area))
        if self.modal is not None:
            self.modal.place(look, area)
        self.root.changed = True

    def relayout(self) -> None:
        """Places everything again where it was, after widgets changed their size."""
        if self._placed is not None:
            self.layout(*self._placed)

    def open(self, modal: Widget, focus: str | None = None) -> None:
        """Shows a modal above everything and gives a target of it the focus (the first)."""
        self.root.let_go()
        if self.modal is None:
            self._focus_below = self.focus.id
        self.modal = modal
        if self._placed is not None:
            modal.place(*self._placed)
        first = next((t.id for t in modal.targets() if t.enabled), None)
        self.focus.set(focus or first)
        self._reveal()
        self.root.changed = True

    def close(self) -> None:
        """Takes the modal away; the focus goes back to where it was."""
        if self.modal is not None:
            self.modal = None
            self.focus.set(self._focus_below)
            self.root.changed = True

    def targets(self) -> list[Target]:
        """The targets that can be acted on now."""
        return self.top.targets()

    def focus_on(self, target_id: str) -> None:
        """Gives the focus to a target and brings it into sight, as a screen reader does."""
        self.focus.set(target_id, visible=True)
        self._reveal()
        self.root.changed = True

    def activate(self, target_id: str) -> bool:
        """Acts on a target by its id, as a screen reader does."""
        self.focus.set(target_id)
        self._reveal()
        return self.top.activate(target_id)

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes a mouse or key event; says whether it used it. A modal uses them all."""
        if event.type == pygame.KEYDOWN:
            return self._key(event) or self.modal is not None
        if event.type == pygame.MOUSEBUTTONDOWN and self.focus.visible:
            self.focus.visible = False
            self.root.changed = True
        top = self.top
        used = top.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and (pressed := _pressed(top)):
            self.focus.set(pressed)
        return used or self.modal is not None

    def _key(self, event: pygame.event.Event) -> bool:
        self.root.changed = True
        targets = self.top.targets()
        here = self.focus.current(targets)
        if event.key == pygame.K_ESCAPE:
            dismiss = self.on_escape if self.modal is None else self.modal.dismiss
            if dismiss is not None:
                self.focus.visible = True
                dismiss()
            return dismiss is not None
        if here is not None and here.enabled:
            if event.key in ACTIVATING:
                self.focus.visible = True
                return self.top.activate(here.id)
            if event.key in _ADJUSTING and self.top.adjust(here.id, _ADJUSTING[event.key]):
                self.focus.visible = True
                return True
        if self.focus.key(event, targets):
            self._reveal()
            return True
        return self.top.key(event)

    def _reveal(self) -> None:
        if self._placed is not None and self.focus.id is not None:
            self.top.reveal(self._placed[0], self.focus.id)

    def update(self, dt: float) -> None:
        """Lets `dt` ms go by: what was flicked scrolls on."""
        self.top.update(dt)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draws widgets, modal and the ring around the focus."""
        self.root.draw(surface, look)
        if self.modal is not None:
            look.paint.shade(surface, look.theme.shade, 150)
            self.modal.draw(surface, look)
        here = self.focus.current(self.top.targets()) if self.focus.visible else None
        if here is not None and here.shown:
            width = look.px(FOCUS_RING)
            look.paint.ring(surface, here.rect, look.px(RADIUS_M), look.theme.focus, width)

    def drawn(self) -> None:
        """Notes that everything has been drawn as it is now."""
        mark_drawn(self.root)
        if self.modal is not None:
            mark_drawn(self.modal)


def _pressed(widget: Widget) -> str | None:
    if widget.pressed is not None:
        return widget.pressed
    return next((p for child in widget.children() if (p := _pressed(child))), None)
