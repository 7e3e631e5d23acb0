"""A host without a window: for tests and measurements, with everything to be set and seen."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pygame

from game.host.events import PageEvent
from game.host.interface import Address, Host, Mirrored, PageSize, Wishes
from game.host.storage import Memory


class FakeHost(Host):
    """Set what it should answer, then see what it was told.

    `storage.refuses` makes storage refuse ("full" or "forbidden"); a host made with the same
    `kept` dict finds what an earlier one stored, as after a reload.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        ratio: float = 1.0,
        *,
        is_browser: bool = False,
        kept: dict[str, str] | None = None,
    ) -> None:
        self.is_browser = is_browser
        self.storage = Memory(kept)
        self.address = Address()
        self.size = PageSize(*size, ratio)
        self.preferred_languages: tuple[str, ...] = ("en",)
        self.wished = Wishes()
        self.seeds: list[int] = []
        """Seeds to give out before unforeseeable ones."""
        self.events: list[PageEvent] = []
        """What `page_events` will return next."""
        self.has_sound = False
        self.watched = False

        self.frames = 0
        self.presented = 0
        self.fullscreen = False
        self.copied: list[str] = []
        self.downloads: list[tuple[str, str]] = []
        self.asked: list[tuple[str, str]] = []
        """Prompts and values of `ask_text`."""
        self.picking = 0
        self.replaced: list[str] = []
        self.announced: list[str] = []
        self.mirrored: Sequence[Mirrored] = ()
        self.outlined: list[str] = []
        self.focused: str | None = None
        self.language: str | None = None
        self.background: str | None = None
        self.state: dict[str, object] = {}
        self._surface = pygame.Surface(size)

    def resize(self, width: int, height: int, ratio: float = 1.0) -> None:
        """Give the page another size."""
        self.size = PageSize(width, height, ratio)
        self._surface = pygame.Surface((width, height))

    def start_display(self, title: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a surface of the size set; there is no window."""
        return self._surface

    def surface(self) -> pygame.Surface:
        """Return the surface."""
        return self._surface

    def start_sound(self) -> bool:
        """Say whether there is sound."""
        return self.has_sound

    async def next_frame(self) -> None:
        """Go on at once."""
        self.frames += 1
        await asyncio.sleep(0)

    def present(self) -> None:
        """Count."""
        self.presented += 1

    def page_size(self) -> PageSize:
        """Return the size set."""
        return self.size

    def page_events(self) -> list[PageEvent]:
        """Return the events set, once."""
        events, self.events = self.events, []
        return events

    def toggle_fullscreen(self) -> None:
        """Note it."""
        self.fullscreen = not self.fullscreen

    def languages(self) -> tuple[str, ...]:
        """Return the languages set."""
        return self.preferred_languages

    def wishes(self) -> Wishes:
        """Return the wishes set."""
        return self.wished

    def fresh_seed(self) -> int:
        """Return the next seed set, or a fresh one."""
        return self.seeds.pop(0) if self.seeds else super().fresh_seed()

    def copy(self, text: str) -> bool:
        """Note it."""
        self.copied.append(text)
        return True

    def download(self, name: str, text: str) -> str | None:
        """Note it."""
        self.downloads.append((name, text))
        return "" if self.is_browser else name

    def pick_file(self, accept: str = ".json") -> bool:
        """Note it; the answer is put into `events`."""
        self.picking += 1
        return self.is_browser

    def ask_text(self, prompt: str, value: str = "", *, limit: int = 40) -> bool:
        """Note it; the answer is put into `events`."""
        self.asked.append((prompt, value))
        return self.is_browser

    def link(self, fragment: str) -> str:
        """Return an address of the example kind, in a browser."""
        return f"https://example.org/president/#{fragment}" if self.is_browser else ""

    def replace_address(self, fragment: str) -> None:
        """Note it."""
        self.replaced.append(fragment)

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Note it."""
        self.announced.append(self.aloud(text))

    def mirror(self, targets: Sequence[Mirrored], focused: str | None = None) -> None:
        """Note it."""
        self.mirrored, self.focused = targets, focused

    def outline(self, lines: Sequence[str]) -> None:
        """Note it."""
        self.outlined = [self.aloud(line) for line in lines]

    def set_page(self, *, language: str | None = None, background: str | None = None) -> None:
        """Note it."""
        self.language = language or self.language
        self.background = background or self.background

    def show_state(self, state: Mapping[str, object]) -> None:
        """Note it."""
        self.state = dict(state)
