"""Starting and ending: the host, the window, the first scene."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pygame

from game.app.crash import CrashScene
from game.app.loop import Loop
from game.host import Host, NoDisplayError, this_host
from game.scenes.stack import Scene, Stack

TITLE = "President"
SIZE = (1280, 720)

Opening = Callable[[Host, Stack], Scene]
"""Makes the first scene; also the one to return to after a crash."""


async def run(host: Host | None = None, *, size: tuple[int, int] = SIZE) -> None:
    """Play the game until the window is closed; `size` is the window's in px, a page has its own.

    Without a display, says so in one sentence and raises SystemExit(2).
    """
    await play(_first_scene, host, size=size)


async def play(opening: Opening, host: Host | None = None, *, size: tuple[int, int] = SIZE) -> None:
    """Show the scene that `opening` makes, and those it leads to; see `run`."""
    host = host or this_host()
    try:
        host.start_display(TITLE, size)
    except NoDisplayError as error:
        print(error, file=sys.stderr)  # noqa: T201  (there is nowhere else to say it)
        raise SystemExit(2) from None
    pygame.font.init()
    host.start_sound()

    stack = Stack()
    stack.push(opening(host, stack))

    def crash_scene(error: Exception) -> Scene:
        return CrashScene(host, error, back=lambda: stack.reset(opening(host, stack)))

    await Loop(host, stack, crash_scene).run()


def _first_scene(host: Host, stack: Stack) -> Scene:
    return Scene()
