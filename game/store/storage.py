"""Where texts are kept: the small protocol that the host fulfils."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Storage(Protocol):
    """Texts under keys. Keys are ASCII, and so are texts unless they are damaged.

    What `get` returned of damaged data, `set` keeps as the same data under another key.
    Every method may raise `OSError`; `ENOSPC` and `EDQUOT` mean that there is no room left.
    """

    def get(self, key: str) -> str | None:
        """The text kept under a key, if any."""

    def set(self, key: str, text: str) -> None:
        """Keep a text under a key, in place of what was there."""

    def remove(self, key: str) -> None:
        """Forget a key. It need not exist."""

    def keys(self) -> Iterable[str]:
        """All keys of this program."""

    def place(self, key: str) -> str:
        """Where a player finds what is kept under a key; never raises."""
