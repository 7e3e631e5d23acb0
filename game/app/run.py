"""Starting and ending: the host, the window, the first scene."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.app.crash import PlainCrash
from game.app.loop import Loop
from game.app.program import Over, Program, Start
from game.host import Host, NoDisplayError, this_host
from game.scenes.stack import Scene, Stack

if TYPE_CHECKING:
    from game.scenes.stack import Event

TITLE = "President"
SIZE = (1280, 720)

Opening = Callable[[Host, Stack], Scene]
"""Makes the first scene; also the one to return to after a crash."""


async def run(
    host: Host | None = None,
    *,
    size: tuple[int, int] = SIZE,
    start: Start | None = None,
    over: Over = lambda session: None,
) -> None:
    """Play the game until the window is closed; `size` is the window's in px, a page has its own.

    `start` says what to begin with, by default the menu. `over` gets every match that ends or
    is left, also by closing the window; Ctrl+C in the terminal closes it too.

    Without a display, says so in one sentence and raises SystemExit(2).
    """
    program = Program(start or Start(), over)
    with suppress(asyncio.CancelledError):
        await play(
            program.open, host, size=size, hear=program.hear, crash_scene=program.crash_scene
        )
    program.close()


async def play(
    opening: Opening,
    host: Host | None = None,
    *,
    size: tuple[int, int] = SIZE,
    hear: Callable[[Event], None] = lambda event: None,
    crash_scene: Callable[[Exception], Scene] | None = None,
) -> None:
    """Show the scene that `opening` makes, and those it leads to; see `run` and `Loop`."""
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

    def plain_crash(error: Exception) -> Scene:
        return PlainCrash(host, error, back=lambda: stack.reset(opening(host, stack)))

    await Loop(host, stack, crash_scene or plain_crash, hear).run()
