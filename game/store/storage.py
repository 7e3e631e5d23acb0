"""Where texts are kept: the small protocol that the host fulfils, and one in memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class StorageError(OSError):
    """The storage refuses: it is full, forbidden or gone.

    A storage may raise any `OSError`; this one is for storages without an error of their own.
    """


class Storage(Protocol):
    """Texts under keys. Keys and texts are ASCII; every method may raise `OSError`."""

    def get(self, key: str) -> str | None:
        """The text kept under a key, if any."""

    def set(self, key: str, text: str) -> None:
        """Keep a text under a key, in place of what was there."""

    def remove(self, key: str) -> None:
        """Forget a key. It need not exist."""

    def keys(self) -> Iterable[str]:
        """All keys of this program."""


class MemoryStorage:
    """A storage that lasts as long as the program."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = {} if texts is None else texts

    def get(self, key: str) -> str | None:
        """The text kept under a key, if any."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep a text under a key."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Forget a key."""
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """All keys, sorted."""
        return sorted(self.texts)
