"""The crash screen: what happened in plain words, a report to copy, a way back."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.host import Host
from game.scenes.context import Context
from game.scenes.page import Folio
from game.scenes.stack import Scene
from game.ui.focus import Target
from game.ui.theme import BODY, CAPTION, LEAD, L
from game.ui.widgets import Button, Column, Label, Rule, Widget
from game.ui.widgets.labels import on_panel_muted

if TYPE_CHECKING:
    from game.scenes.stack import Event

_INK, _GROUND = "#FBF8F0", "#2B1B1B"


class CrashPage(Folio):
    """What happened, in the look of the game."""

    name = "crash"
    title = "crash.title"
    first = "menu"
    widest = 720

    def __init__(self, context: Context, report: str, saved: bool | None) -> None:
        super().__init__(context)
        self.report_text = report
        self.saved = saved

    @property
    def on_top(self) -> bool:
        """Whether the crash scene, which shows this page, is on top."""
        return self.context.stack.top.name == self.name

    def content(self) -> Widget:
        """What became of the match, what the report holds, and the report."""
        parts: list[Widget] = []
        if self.saved is not None:
            key = "crash.about" if self.saved else "crash.about_unsaved"
            parts.append(Label(self.say(key), LEAD))
        parts += [
            Label(self.say("crash.privacy"), BODY),
            Rule(),
            Label(self.report_text.rstrip(), CAPTION, on_panel_muted),
        ]
        return Column(parts, L)

    def buttons(self) -> list[Button]:
        """Copy the report, or go back."""
        return [
            Button("copy", self.say("crash.copy"), self._copy, icon="share"),
            Button("menu", self.say("crash.menu"), self.leave, kind="primary"),
        ]

    def _copy(self) -> None:
        copied = self.context.host.copy(self.report_text)
        self.context.tell(self.say("crash.copied" if copied else "share.copy_failed"))

    def leave(self) -> None:
        """To the menu, where the match can be continued."""
        self.context.to_menu()

    def key(self, event: pygame.event.Event) -> bool:
        """C copies, as the plain screen says."""
        if event.key == pygame.K_c:
            self._copy()
            return True
        return super().key(event)


class CrashScene(Scene):
    """The crash page; a plain screen where the game's own drawing is what failed."""

    name = "crash"

    def __init__(self, context: Context, report: str, saved: bool | None) -> None:
        self._shown: Scene = CrashPage(context, report, saved)
        self._plain = PlainCrash(context.host, report, context.to_menu)

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Exception:
            if self._shown is self._plain:
                raise
            self._shown = self._plain
            self.dirty = True

    def enter(self) -> None:
        """Lay it out."""
        self._try(self._shown.enter)

    def handle(self, event: Event) -> None:
        """Hand it on."""
        self._try(lambda: self._shown.handle(event))
        self.dirty = self.dirty or self._shown.dirty

    def update(self, dt: float) -> None:
        """Hand it on."""
        self._try(lambda: self._shown.update(dt))
        self.dirty = self.dirty or self._shown.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what works."""
        self._try(lambda: self._shown.draw(surface))
        if self._shown is self._plain:
            self._plain.draw(surface)
        self._shown.dirty = False

    def targets(self) -> Sequence[Target]:
        """What can be pressed."""
        return self._shown.targets()  # type: ignore[return-value]

    @property
    def focused(self) -> str | None:
        """What has the focus."""
        return self._shown.focused

    def report(self) -> dict[str, object]:
        """The report."""
        return self._plain.report()


class PlainCrash(Scene):
    """Shows a report; C copies it, Enter or a tap leads to `back`.

    It uses nothing of the game's own drawing, since that may be what failed.
    """

    name = "crash"

    def __init__(self, host: Host, what: Exception | str, back: Callable[[], None]) -> None:
        self._host = host
        self._back = back
        self.text = what if isinstance(what, str) else "".join(traceback.format_exception(what))

    def handle(self, event: Event) -> None:
        """Copy the report or go back."""
        if not isinstance(event, pygame.event.Event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_c:
            self._host.copy(self.text)
        elif event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_ESCAPE)
        ):
            self._back()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the last lines of the report."""
        surface.fill(_GROUND)
        font = pygame.font.Font(None, 22)
        lines = ["The game stopped. C copies this report, Enter goes back.", ""]
        lines += self.text.rstrip().splitlines()[-12:]
        for row, line in enumerate(lines):
            surface.blit(font.render(line, True, _INK), (16, 16 + row * 24))

    def report(self) -> dict[str, object]:
        """Return the report."""
        return {"error": self.text}
