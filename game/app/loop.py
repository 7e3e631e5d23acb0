"""The loop: events to the topmost scene, time, drawing where needed, and what goes wrong."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.host import Hidden, Host, Resized, Shown
from game.scenes.stack import Scene, Stack

if TYPE_CHECKING:
    from game.scenes.stack import Event

LONGEST_FRAME = 100.0
"""ms that a frame counts at most: a hidden tab or a slept laptop makes no jump."""

# Touches come as mouse events too; and nobody plays cards by gamepad.
IGNORED = (
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
)

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


def _is_command(event: pygame.event.Event) -> bool:
    """Whether a key is a command to browser or system: Ctrl+P prints, and must not pass.

    With Backspace such a key deletes words, where a text is typed.
    """
    return bool(
        event.type == pygame.KEYDOWN
        and event.mod & _COMMAND
        and event.key not in (pygame.K_BACKSPACE, pygame.K_F11)
    )


class Loop:
    """Runs the scenes of `stack` on `host` until the stack is empty or the window is closed.

    `hear` gets every event before the topmost scene does. `crash_scene` gets an exception that a
    scene let through and returns the scene to show instead of all others. What goes wrong in that
    one is raised.
    """

    def __init__(
        self,
        host: Host,
        stack: Stack,
        crash_scene: Callable[[Exception], Scene],
        hear: Callable[[Event], None] = lambda event: None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._host = host
        self._stack = stack
        self._crash_scene = crash_scene
        self._hear = hear
        self._crash: Scene | None = None
        self._clock = clock
        self._size: tuple[int, int] | None = None
        self._drawn = 0
        self.over = False

    async def run(self) -> None:
        """Turn until the game is over."""
        pygame.event.set_blocked(IGNORED)
        last = self._clock()
        while not self.over:
            await self._host.next_frame()
            now = self._clock()
            self.turn((now - last) * 1000)
            last = now

    def turn(self, dt: float) -> None:
        """Do one frame's work, `dt` ms after the last."""
        try:
            for event in self._events():
                self._hear(event)
                if len(self._stack):
                    self._stack.top.handle(event)
            if len(self._stack):
                self._stack.update(min(dt, LONGEST_FRAME))
            self.over = self.over or not len(self._stack)
            if not self.over:
                self._show()
        except Exception as error:
            if self._crash and self._stack.top is self._crash:
                raise
            self._crash = self._crash_scene(error)
            self._stack.reset(self._crash)

    def _events(self) -> Iterator[Event]:
        size = self._host.surface().get_size()
        if size != self._size:
            self._size = size
            page = self._host.page_size()
            yield Resized(page.width, page.height, page.ratio)
        for told in self._host.page_events():
            if pygame.mixer.get_init():
                if isinstance(told, Hidden):
                    pygame.mixer.pause()
                elif isinstance(told, Shown):
                    pygame.mixer.unpause()
            yield told
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.over = True
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self._host.toggle_fullscreen()
            elif not _is_command(event):
                yield event

    def _show(self) -> None:
        top = self._stack.top
        if self._stack.dirty:
            self._stack.draw(self._host.surface())
            self._host.present()
            self._host.mirror(top.targets(), top.focused)
            self._host.outline(top.outline())
            self._drawn += 1
        if self._host.watched:
            self._host.show_state({"scene": top.name, "drawn": self._drawn, **top.report()})
