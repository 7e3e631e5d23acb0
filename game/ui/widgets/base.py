"""What every widget is: something with targets that can be pressed, adjusted, placed and drawn.

A widget states its targets; the mouse, the keyboard, a screen reader and a test all act on those
through the same two methods, `activate` and `adjust`. Drawing changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect

from game.ui.focus import Target
from game.ui.look import Look


class Widget:
    """Base of all widgets; shows nothing and has no targets.

    Attributes:
        id: prefix of the ids of its targets.
        rect: where it was last placed, in device px.
        enabled: a disabled widget is drawn faint and ignores everything.
        hovered: id of the target below the mouse.
        pressed: id of the target on which the button went down.
        changed: something that is seen changed since this was last set to False.
    """

    def __init__(self, widget_id: str = "") -> None:
        self.id = widget_id
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = True
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.changed = True

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """The size it wants in device px if it may be up to `width` wide."""
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        """Puts it into a rectangle, in device px."""
        self.rect = Rect(rect)
        self.changed = True

    def targets(self) -> list[Target]:
        """What can be acted on, in reading order."""
        return []

    def activate(self, target_id: str) -> bool:
        """Does what pressing that target does; False if there is no such target or it is off."""
        return False

    def adjust(self, target_id: str, step: int) -> bool:
        """Moves the value behind a target by a step (±1); False if it has none."""
        return False

    def reveal(self, look: Look, target_id: str) -> None:
        """Scrolls so that the target is seen, where something scrolls."""

    def key(self, event: pygame.event.Event) -> bool:
        """Takes a key that neither acts nor moves the focus; says whether it used it."""
        return False

    def update(self, dt: float) -> None:
        """Lets `dt` ms go by for what goes on moving by itself."""
        for child in self.children():
            child.update(dt)

    def dismiss(self) -> None:
        """Answers Esc while it is the modal of a group."""

    @property
    def holds_pointer(self) -> bool:
        """Whether it follows a drag that began on it, which then must not scroll anything."""
        return any(child.holds_pointer for child in self.children())

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draws it where it was placed."""

    def children(self) -> Iterable[Widget]:
        """The widgets inside of it."""
        return ()

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes a mouse event; says whether it used it."""
        if event.type == pygame.MOUSEMOTION:
            self._hover(None if getattr(event, "touch", False) else self._hit(event.pos))
            return self.pressed is not None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(self._hit(event.pos))
            return self.pressed is not None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed is not None:
            target_id = self.pressed
            self._press(None)
            if self._hit(event.pos) == target_id:
                self.activate(target_id)
            return True
        return False

    def let_go(self) -> None:
        """Forgets pointer state: a drag took over, or the widget is covered."""
        self._hover(None)
        self._press(None)
        for child in self.children():
            child.let_go()

    def _hit(self, pos: tuple[int, int]) -> str | None:
        for target in self.targets():
            if target.enabled and target.rect.collidepoint(pos):
                return target.id
        return None

    def _hover(self, target_id: str | None) -> None:
        if self.hovered != target_id:
            self.hovered = target_id
            self.changed = True

    def _press(self, target_id: str | None) -> None:
        if self.pressed != target_id:
            self.pressed = target_id
            self.changed = True


class Container(Widget):
    """A widget made of widgets; asks each of them in turn."""

    def __init__(self, children: Iterable[Widget], widget_id: str = "") -> None:
        super().__init__(widget_id)
        self.items = list(children)

    def children(self) -> list[Widget]:
        return self.items

    def targets(self) -> list[Target]:
        return [target for child in self.items for target in child.targets()]

    def activate(self, target_id: str) -> bool:
        return any(child.activate(target_id) for child in self.items)

    def adjust(self, target_id: str, step: int) -> bool:
        return any(child.adjust(target_id, step) for child in self.items)

    def reveal(self, look: Look, target_id: str) -> None:
        for child in self.items:
            child.reveal(look, target_id)

    def key(self, event: pygame.event.Event) -> bool:
        return any(child.key(event) for child in self.items)

    def handle(self, event: pygame.event.Event) -> bool:
        used = False
        for child in reversed(self.items):
            # Motion goes to all, so that what was hovered before learns that it no longer is.
            if not used or event.type == pygame.MOUSEMOTION:
                used = child.handle(event) or used
        return used

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        for child in self.items:
            child.draw(surface, look)


def any_changed(widget: Widget) -> bool:
    """Whether the widget or one inside of it must be drawn again."""
    return widget.changed or any(any_changed(child) for child in widget.children())


def mark_drawn(widget: Widget) -> None:
    """Notes that the widget and those inside of it have been drawn."""
    widget.changed = False
    for child in widget.children():
        mark_drawn(child)
