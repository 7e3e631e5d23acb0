"""The desktop: a resizable window, files in the player's own folder."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.host.events import FilePicked, Hidden, PageEvent, Shown
from game.host.interface import Host, Mirrored, NoDisplayError, PageSize, Wishes, plain_targets
from game.host.storage import Files, Memory, Storage

NO_DISPLAY = (
    "There is no display to open a window on; "
    "`uv run president web` plays the same game on a page in any browser."
)
FRAMES_PER_SECOND = 60
LARGEST_FILE = 5_000_000
"""Bytes of a dropped file that are read at most."""

STATE = "PRESIDENT_STATE"
"""The environment variable that names a file for tests to read the game's state from."""

_WINDOW_EVENTS = (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.DROPFILE)


class DesktopHost(Host):
    """A window on Linux, macOS or Windows; `folder` is where files go, by default the system's."""

    def __init__(self, folder: Path | None = None) -> None:
        self._clock = pygame.time.Clock()
        self._windowed: tuple[int, int] | None = None  # the size to return to from full screen
        self.storage = _storage(folder)
        self._state_file = Path(os.environ[STATE]) if os.environ.get(STATE) else None
        self.watched = self._state_file is not None
        self._targets: list[dict[str, object]] = []
        self._focused: str | None = None
        self._told = ""

    def start_display(self, title: str, size: tuple[int, int]) -> pygame.Surface:
        """Open a resizable window; see Host."""
        try:
            with _quiet_stderr():
                pygame.display.init()
            pygame.display.set_caption(title)
            surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError(NO_DISPLAY) from error
        # Without a screen SDL quietly draws where nobody can see it.
        driver = pygame.display.get_driver()
        asked_for = os.environ.get("SDL_VIDEODRIVER", "").lower().split(",")
        if driver in ("offscreen", "dummy") and driver not in asked_for:
            pygame.display.quit()
            raise NoDisplayError(NO_DISPLAY)
        return surface

    def surface(self) -> pygame.Surface:
        """Return the window's surface, which SDL keeps fitted."""
        surface = pygame.display.get_surface()
        assert surface is not None, "start_display comes first"
        return surface

    def start_sound(self) -> bool:
        """Open the audio device, without ALSA's chatter when there is none."""
        with _quiet_stderr():
            try:
                pygame.mixer.init(44100, -16, 2, 1024)
            except pygame.error:
                return False
        return True

    async def next_frame(self) -> None:
        """Wait until a sixtieth of a second has passed since the last frame."""
        self._clock.tick(FRAMES_PER_SECOND)
        await asyncio.sleep(0)

    def present(self) -> None:
        """Show what was drawn."""
        pygame.display.flip()

    def page_size(self) -> PageSize:
        """Return the window's size; a CSS px is a px here."""
        width, height = self.surface().get_size()
        return PageSize(width, height, 1.0)

    def page_events(self) -> list[PageEvent]:
        """Return what happened to the window, and the files dropped on it."""
        return [_page_event(event) for event in pygame.event.get(_WINDOW_EVENTS)]

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or return to the window's old size."""
        if self._windowed is None:
            self._windowed = self.surface().get_size()
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            self._windowed = None

    def languages(self) -> tuple[str, ...]:
        """Return the system's preferred languages."""
        locales = pygame.system.get_pref_locales()
        return tuple(
            f"{each['language']}-{each['country']}" if each["country"] else each["language"]
            for each in locales
        )

    def wishes(self) -> Wishes:
        """Return nothing special: SDL does not tell."""
        return Wishes()

    def copy(self, text: str) -> bool:
        """Put `text` on the clipboard."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def download(self, name: str, text: str) -> str | None:
        """Write `text` into the player's download folder, beside what is there already."""
        folder = Path.home() / "Downloads"
        if not folder.is_dir():
            folder = Path.home()
        wanted = folder / Path(name).name
        for number in range(1, 1000):
            file = wanted if number == 1 else wanted.with_stem(f"{wanted.stem} ({number})")
            try:
                stream = file.open("x", encoding="utf-8")
            except FileExistsError:
                continue
            except OSError:
                return None
            try:
                with stream:
                    stream.write(text)
            except OSError:  # no room: half a file would pass for a whole one
                file.unlink()
                return None
            return str(file)
        return None

    def mirror(self, targets: Sequence[Mirrored], focused: str | None = None) -> None:
        """Note the targets for a test that watches; there is no page to show them."""
        if self.watched:
            self._targets, self._focused = plain_targets(targets, 1.0), focused

    def show_state(self, state: Mapping[str, object]) -> None:
        """Write the state and the targets into the file that a test has named.

        It is written beside and moved there, so that whoever reads finds it whole.
        """
        assert self._state_file is not None, "nobody watches"
        text = json.dumps({**state, "targets": self._targets, "focused": self._focused})
        if text == self._told:
            return
        self._told = text
        beside = self._state_file.with_name(self._state_file.name + ".new")
        beside.write_text(text, encoding="utf-8")
        beside.replace(self._state_file)


def _storage(folder: Path | None) -> Storage:
    try:
        kept_in = folder or Path(pygame.system.get_pref_path("President", "president-card-game"))
    except pygame.error:
        nowhere = Memory()
        nowhere.refuses = "forbidden"
        return nowhere
    return Files(kept_in / "kept")


def _page_event(event: pygame.event.Event) -> PageEvent:
    if event.type == pygame.WINDOWMINIMIZED:
        return Hidden()
    if event.type == pygame.WINDOWRESTORED:
        return Shown()
    return _read(Path(event.file))


def _read(file: Path) -> FilePicked:
    try:
        if file.stat().st_size > LARGEST_FILE:
            return FilePicked(file.name, None)
        return FilePicked(file.name, file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError):
        return FilePicked(file.name, None)


@contextmanager
def _quiet_stderr() -> Iterator[None]:
    """Send what C libraries write to the standard error stream nowhere."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a standard error stream: nothing to keep quiet
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
