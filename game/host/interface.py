"""The one interface between the game and where it runs.

`Page` holds what only a page can do; elsewhere it does nothing, so that nobody has to ask.
`Host` adds what every place must offer.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pygame

    from game.host.events import PageEvent
    from game.host.storage import Storage


class NoDisplayError(Exception):
    """There is no screen to open a window on; its text is one sentence for the player."""


@dataclass(frozen=True, slots=True)
class PageSize:
    """The size of what is drawn on: device px, and device px per CSS px (1.0 on the desktop)."""

    width: int
    height: int
    ratio: float


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the player has asked the browser or system for, as far as it can be known."""

    reduced_motion: bool = False
    dark: bool | None = None
    """True for a dark scheme, False for a light one, None when nothing is said."""
    font_scale: float = 1.0
    """The text size wished for, as a factor of the usual one."""


@dataclass(frozen=True, slots=True)
class Address:
    """What the page's address carried at the start, without # and ?, percent-signs and all."""

    fragment: str = ""
    query: str = ""


class Mirrored(Protocol):
    """What the page needs to know of a target to show it to screen readers and keyboards."""

    @property
    def id(self) -> str:
        """A name that stays the same from frame to frame."""

    @property
    def label(self) -> str:
        """What a screen reader says."""

    @property
    def rect(self) -> Sequence[float] | pygame.Rect:
        """Left, top, width and height in device px of the surface."""

    @property
    def enabled(self) -> bool:
        """Whether it can be activated now."""

    @property
    def role(self) -> str:
        """What kind of thing it is: an ARIA role, "card" (a button), or "text"."""

    @property
    def value(self) -> str:
        """Its state in words or figures, "" if it has none."""

    @property
    def checked(self) -> bool | None:
        """On or off; None for what is neither."""

    @property
    def shown(self) -> bool:
        """False while it is scrolled out of sight."""


def plain_targets(
    targets: Sequence[Mirrored], ratio: float, aloud: Callable[[str], str] = str
) -> list[dict[str, object]]:
    """Return targets as data that JSON can carry, their places in CSS px of `ratio` px each.

    `aloud` makes of their texts what screen readers say.
    """
    return [
        {
            "id": each.id,
            "label": aloud(each.label),
            "role": each.role,
            "enabled": each.enabled,
            "rect": [n / ratio for n in each.rect],
            "value": aloud(each.value),
            "checked": each.checked,
            "shown": each.shown,
        }
        for each in targets
    ]


class Page:
    """What a web page can do for the game; without a page, all of it does nothing."""

    is_browser = False
    watched = False
    """Whether a test asks for the state each frame."""
    address = Address()
    aloud: Callable[[str], str] = str
    """Makes of a text on the screen what screen readers say: whoever knows the words sets it."""

    # Files, text and links; only while handling a tap or key, or the browser refuses.

    def pick_file(self, accept: str = ".json") -> bool:
        """Let the player choose a text file; FilePicked follows.

        Returns False when nothing is asked, as on the desktop, where a file is dropped on the
        window at any time instead.
        """
        return False

    def ask_text(self, prompt: str, value: str = "", *, limit: int = 40) -> bool:
        """Ask for a line of text in a field of the page's own; TextEntered follows.

        Returns False when nothing is asked, as on the desktop: take the keys in the window.
        """
        return False

    def link(self, fragment: str) -> str:
        """Return the page's address with `fragment` behind its #; "" without a page."""
        return ""

    def replace_address(self, fragment: str) -> None:
        """Put `fragment` behind the # of the page's address, without a new history entry."""

    # What the page says to those who do not see the canvas, and to tests.

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Have `text` said by screen readers; when urgent, at once."""

    def mirror(self, targets: Sequence[Mirrored], focused: str | None = None) -> None:
        """Show the targets to screen readers and to the Tab key; `focused` is an id of them.

        Cheap when nothing has changed. Focused and Activated follow.
        """

    def outline(self, lines: Sequence[str]) -> None:
        """Keep a list of lines for screen readers to walk through; cheap when it is the same."""

    def set_page(self, *, language: str | None = None, background: str | None = None) -> None:
        """Set the page's language (a tag) and background (a CSS colour)."""

    def show_state(self, state: Mapping[str, object]) -> None:
        """Show a test what the game is doing: plain data that JSON can carry."""


class Host(Page, ABC):
    """Where the game runs. Nothing here blocks; answers that take time come as page events."""

    storage: Storage

    # The window and its frames.

    @abstractmethod
    def start_display(self, title: str, size: tuple[int, int]) -> pygame.Surface:
        """Open the window (`size` in px; a page has its own) and return what to draw on.

        Raises NoDisplayError when there is no screen.
        """

    @abstractmethod
    def surface(self) -> pygame.Surface:
        """Return what to draw this frame on, fitted to the page; a new one when resized."""

    @abstractmethod
    def start_sound(self) -> bool:
        """Open the audio device; False when there is none, which is nothing to complain of."""

    @abstractmethod
    async def next_frame(self) -> None:
        """Wait for the next frame; call it once in each turn of every loop."""

    @abstractmethod
    def present(self) -> None:
        """Show what was drawn. The first time, a page takes its loading screen away."""

    @abstractmethod
    def page_size(self) -> PageSize:
        """Return the size drawn on."""

    @abstractmethod
    def page_events(self) -> list[PageEvent]:
        """Return what happened since the last call, oldest first. Call it once a frame."""

    @abstractmethod
    def toggle_fullscreen(self) -> None:
        """Fill the screen with the game, or stop doing so. Only while handling a tap or key."""

    # The player.

    @abstractmethod
    def languages(self) -> tuple[str, ...]:
        """Return the language tags the player prefers ("fr-CA"), best first."""

    @abstractmethod
    def wishes(self) -> Wishes:
        """Return what the player asked the browser for."""

    def fresh_seed(self) -> int:
        """Return an unforeseeable seed of 32 bits."""
        return secrets.randbits(32)

    @abstractmethod
    def copy(self, text: str) -> bool:
        """Put `text` on the clipboard; False when that is known to have failed."""

    @abstractmethod
    def download(self, name: str, text: str) -> str | None:
        """Give the player a file. Returns where it went, "" if the browser decides, or None."""
