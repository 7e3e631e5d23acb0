"""The browser: functions of the page, called with JSON, and a queue of events from it.

The page (assets/pages/president.js) puts them at `window.president`. Each takes one string of ASCII
JSON, a list of arguments, and returns JSON: other text is mangled on the way under pygbag, and
lists do not pass at all. Nothing is called back: the page's events are fetched once a frame.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import os
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.host.events import (
    Activated,
    AddressChanged,
    FilePicked,
    Focused,
    Hidden,
    PageEvent,
    Shown,
    StorageChanged,
    TextEntered,
)
from game.host.interface import Address, Host, Mirrored, PageSize, Wishes, plain_targets
from game.host.storage import PREFIX, refusal

_EVENTS: dict[str, type[Any]] = {
    "hidden": Hidden,
    "shown": Shown,
    "activated": Activated,
    "focused": Focused,
    "file": FilePicked,
    "text": TextEntered,
    "stored": StorageChanged,
    "address": AddressChanged,
}


class BrowserHost(Host):
    """A page, of either edition."""

    is_browser = True

    def __init__(self) -> None:
        # SDL would take every key of the page otherwise, its own text field's included.
        os.environ["SDL_EMSCRIPTEN_KEYBOARD_ELEMENT"] = "#stage"
        self._page = importlib.import_module("js").window.president
        start = self._ask("start")
        self._frames = start["frames"]
        self._languages = tuple(start["languages"])
        self._wishes = Wishes(start["reducedMotion"], start["dark"], float(start["fontScale"]))
        self.address = Address(start["fragment"], start["query"])
        self.storage = _PageStorage(self._ask)
        self._shown = False
        self._mirrored: object = None
        self._outlined: Sequence[str] = ()
        self._events: list[PageEvent] = []
        self._poll()

    def _ask(self, name: str, *arguments: object) -> Any:
        """Call the page's function `name`."""
        return json.loads(getattr(self._page, name)(json.dumps(arguments)))

    def _poll(self) -> None:
        news = self._ask("poll")
        self._size = PageSize(*news["size"])
        self.watched = news["watched"]
        self._events += [_EVENTS[kind](*values) for kind, *values in news["events"]]

    def start_display(self, title: str, size: tuple[int, int]) -> pygame.Surface:
        """Draw on the page's canvas, at its own size."""
        pygame.display.init()
        pygame.display.set_caption(title)
        return pygame.display.set_mode((self._size.width, self._size.height))

    def surface(self) -> pygame.Surface:
        """Return the canvas, made anew when the page has another size."""
        surface = pygame.display.get_surface()
        assert surface is not None, "start_display comes first"
        wanted = (self._size.width, self._size.height)
        return surface if surface.get_size() == wanted else pygame.display.set_mode(wanted)

    def start_sound(self) -> bool:
        """Open the audio device; the browser keeps it silent until the first tap or key."""
        try:
            pygame.mixer.init(44100, -16, 2, 2048)
        except pygame.error:
            return False
        return True

    async def next_frame(self) -> None:
        """Wait for the browser's next animation frame."""
        if self._frames == "page":
            await self._page.nextFrame()
        else:  # pygbag's own loop waits for it
            await asyncio.sleep(0)
        self._poll()

    def present(self) -> None:
        """Show what was drawn."""
        pygame.display.flip()
        if not self._shown:
            self._shown = True
            self._ask("ready")

    def page_size(self) -> PageSize:
        """Return the size of the canvas as of this frame."""
        return self._size

    def page_events(self) -> list[PageEvent]:
        """Return what the page has told since the last call."""
        events, self._events = self._events, []
        return events

    def toggle_fullscreen(self) -> None:
        """Fill the screen with the page, or stop doing so."""
        self._ask("fullscreen")

    def languages(self) -> tuple[str, ...]:
        """Return the browser's preferred languages."""
        return self._languages

    def wishes(self) -> Wishes:
        """Return what the browser was set to when the page opened."""
        return self._wishes

    def copy(self, text: str) -> bool:
        """Put `text` on the clipboard."""
        return bool(self._ask("copy", text))

    def download(self, name: str, text: str) -> str | None:
        """Hand the browser a file to keep."""
        return "" if self._ask("download", name, text) else None

    def pick_file(self, accept: str = ".json") -> bool:
        """Open the browser's file dialog; see Page."""
        return bool(self._ask("pickFile", accept))

    def ask_text(self, prompt: str, value: str = "", *, limit: int = 40) -> bool:
        """Show the page's text field; see Page."""
        return bool(self._ask("askText", prompt, value, limit))

    def link(self, fragment: str) -> str:
        """Return the page's address with `fragment`."""
        return str(self._ask("link", fragment))

    def replace_address(self, fragment: str) -> None:
        """Put `fragment` behind the #."""
        self._ask("replaceAddress", fragment)

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Put `text` into the page's live region."""
        self._ask("announce", self.aloud(text), urgent)

    def mirror(self, targets: Sequence[Mirrored], focused: str | None = None) -> None:
        """Keep page elements over the targets; see Page."""
        mirrored = plain_targets(targets, self._size.ratio, self.aloud)
        if (mirrored, focused) != self._mirrored:
            self._mirrored = (mirrored, focused)
            self._ask("mirror", mirrored, focused)

    def outline(self, lines: Sequence[str]) -> None:
        """Keep `lines` in the page's list."""
        if lines != self._outlined:
            self._outlined = lines
            self._ask("outline", [self.aloud(line) for line in lines])

    def set_page(self, *, language: str | None = None, background: str | None = None) -> None:
        """Set the page's language and background."""
        self._ask("setPage", language, background)

    def show_state(self, state: Mapping[str, object]) -> None:
        """Hand the state to a test that asks for it."""
        self._ask("showState", state)


class _PageStorage:
    """The page's localStorage, under our prefix; the page's functions never raise."""

    def __init__(self, ask: Any) -> None:
        self._ask = ask

    def get(self, key: str) -> str | None:
        text = self._checked("storageGet", PREFIX + key)
        return None if text is None else str(text)

    def set(self, key: str, text: str) -> None:
        self._checked("storageSet", PREFIX + key, text)

    def remove(self, key: str) -> None:
        self._checked("storageRemove", PREFIX + key)

    def keys(self) -> list[str]:
        return [key[len(PREFIX) :] for key in self._checked("storageKeys", PREFIX)]

    def place(self, key: str) -> str:
        return key or "localStorage"

    def _checked(self, name: str, *arguments: str) -> Any:
        answer = self._ask(name, *arguments)
        if "refused" in answer:
            raise refusal(answer["refused"])
        return answer["value"]
