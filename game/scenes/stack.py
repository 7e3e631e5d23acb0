"""What a scene is, and the stack of them: the topmost one gets what the player does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pygame
    from pygame import Rect

    from game.host import Mirrored, PageEvent

    Event = pygame.event.Event | PageEvent


class Scene:
    """One screen of the game. Every method has a default that does nothing.

    `dirty` says that what is on the screen is out of date: a scene sets it when something to be
    seen has changed, the loop clears it after drawing. A scene that is not `opaque` is drawn over
    the one below it.
    """

    name = ""
    opaque = True
    dirty = True

    def enter(self) -> None:
        """Become the topmost scene, newly or again."""

    def exit(self) -> None:
        """Leave the top: another scene comes above, or this one goes for good."""

    def handle(self, event: Event) -> None:
        """Take note of what the player or the page did; never wait."""

    def update(self, dt: float) -> None:
        """Let `dt` ms go by (at most 100)."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw; nothing but `surface` changes by it."""

    def targets(self) -> Sequence[Mirrored]:
        """Return what can be pressed, in reading order."""
        return ()

    def outline(self) -> Sequence[str]:
        """Return what is to be seen besides the targets, line by line, for screen readers."""
        return ()

    @property
    def notice_bottom(self) -> int | None:
        """How far down short messages may reach, in px; None where buttons are at the bottom."""
        return None

    @property
    def sheet(self) -> Rect | None:
        """The panel that lies above everything, in px, where one does."""
        return None

    @property
    def focused(self) -> str | None:
        """The id of the target that has the keyboard focus."""
        return None

    def report(self) -> Mapping[str, object]:
        """Return what tests may know of the state, as plain data."""
        return {}


class Overlay(Protocol):
    """What is drawn above all scenes and takes no part in what the player does."""

    dirty: bool

    def update(self, dt: float) -> None:
        """Let `dt` ms go by."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw; nothing but `surface` changes by it."""


class Stack:
    """Scenes one above the other; when the last one goes, the game is over."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.overlay: Overlay | None = None

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets what the player does."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put `scene` above the others."""
        if self._scenes:
            self.top.exit()
        self._scenes.append(scene)
        self._enter()

    def pop(self) -> None:
        """Take the topmost scene away; with the last one the game ends."""
        self._scenes.pop().exit()
        if self._scenes:
            self._enter()

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of the topmost one."""
        self._scenes.pop().exit()
        self._scenes.append(scene)
        self._enter()

    def reset(self, scene: Scene) -> None:
        """Put `scene` in the place of all."""
        if self._scenes:
            self.top.exit()
        self._scenes = [scene]
        self._enter()

    @property
    def dirty(self) -> bool:
        """Whether anything to be seen is out of date."""
        above = self.overlay is not None and self.overlay.dirty
        return above or any(scene.dirty for scene in self._seen())

    def update(self, dt: float) -> None:
        """Let `dt` ms go by for the topmost scene and the overlay."""
        self.top.update(dt)
        if self.overlay is not None:
            self.overlay.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scenes that can be seen, lowest first."""
        for scene in self._seen():
            scene.draw(surface)
            scene.dirty = False
        if self.overlay is not None:
            self.overlay.draw(surface)
            self.overlay.dirty = False

    def _enter(self) -> None:
        self.top.dirty = True
        self.top.enter()

    def _seen(self) -> list[Scene]:
        lowest = max((i for i, s in enumerate(self._scenes) if s.opaque), default=0)
        return self._scenes[lowest:]
