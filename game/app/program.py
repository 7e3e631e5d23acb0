"""The program between its scenes: what it begins with, what it does when one fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.app.crash import CrashScene
from game.app.report import crash_report
from game.host import AddressChanged, Host
from game.scenes.arrival import follow
from game.scenes.context import Context
from game.scenes.match import open_match
from game.scenes.menu import MenuScene
from game.scenes.stack import Scene, Stack
from game.session import Session
from game.store import TableSetup
from game.words import Words

if TYPE_CHECKING:
    from game.scenes.stack import Event

Over = Callable[[Session], None]
"""Gets a match that has ended or is left."""


@dataclass(frozen=True, slots=True)
class Start:
    """What to begin with: a table to deal at, or the menu where it is None.

    `table` gets the words, for names in the language in force. `seed` is that of the deals,
    `language` a tag; None for a fresh seed, and for the language of settings and device.
    `link` is followed at the menu as if it had come with the page's address.
    """

    table: Callable[[Words], TableSetup] | None = None
    seed: int | None = None
    language: str | None = None
    link: str = ""


class Program:
    """Makes the context once a host is there, and answers the loop."""

    def __init__(self, start: Start, over: Over) -> None:
        self._start = start
        self._over = over
        self._context: Context | None = None
        self._link = start.link

    @property
    def context(self) -> Context:
        """The context of all scenes; there is one once `open` was called."""
        assert self._context is not None, "open comes first"
        return self._context

    def open(self, host: Host, stack: Stack) -> Scene:
        """The first scene: the menu, or above nothing else the match that was asked for."""
        self._context = context = Context(
            host,
            stack,
            menu=MenuScene,
            match=open_match,
            language=self._start.language,
            over=self._over,
        )
        context.tell_kept()
        if self._start.table is None:
            self._link = self._link or host.address.fragment
            return MenuScene(context)
        return context.deal(self._start.table(context.words), self._start.seed)

    def hear(self, event: Event) -> None:
        """Take note of what concerns the whole program."""
        self.context.hear(event)
        if isinstance(event, AddressChanged):
            self._link = event.fragment
        if self._link:
            # Not in `open`: before the first event there is no scene to show it above.
            link, self._link = self._link, ""
            follow(self.context, link)

    def crash_scene(self, error: Exception) -> Scene:
        """What is shown after a scene failed. The match was saved at its latest act."""
        context = self.context
        report = crash_report(error, context.session)
        saved = None if context.session is None else context.store.persistent
        return CrashScene(context, report, saved)

    def close(self) -> None:
        """The window is closed: hand over the match that was being played."""
        self.context.leave_match()
