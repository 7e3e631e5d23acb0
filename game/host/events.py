"""What a page or a window tells the game, besides pygame's own mouse and key events.

Each is a small frozen value, handed to the scene like any other event.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hidden:
    """The page or window is no longer seen; the page gets no frames until it is shown."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The page or window is seen again."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The surface drawn on has a new size (px) or ratio (device px per CSS px)."""

    width: int
    height: int
    ratio: float


@dataclass(frozen=True, slots=True)
class Activated:
    """A mirrored target was pressed by a screen reader, by its id."""

    id: str


@dataclass(frozen=True, slots=True)
class Focused:
    """The page's keyboard focus moved to a mirrored target, by its id."""

    id: str


@dataclass(frozen=True, slots=True)
class FilePicked:
    """A file chosen by `pick_file`, or dropped on the window; `text` is None when unreadable."""

    name: str
    text: str | None


@dataclass(frozen=True, slots=True)
class TextEntered:
    """The answer to `ask_text`; None when it was given up."""

    text: str | None


@dataclass(frozen=True, slots=True)
class StorageChanged:
    """Another tab of the same page changed what is stored under `key` (without the prefix)."""

    key: str


@dataclass(frozen=True, slots=True)
class AddressChanged:
    """The part behind # in the page's address was edited while the game runs."""

    fragment: str


PageEvent = (
    Hidden
    | Shown
    | Resized
    | Activated
    | Focused
    | FilePicked
    | TextEntered
    | StorageChanged
    | AddressChanged
)
