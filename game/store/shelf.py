"""A storage that never fails: it falls back on memory, sets bad data aside, and tells."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import TypeVar

from game.store.documents import BadDocument, Json, unpack
from game.store.notices import Notice, NoticeKind
from game.store.storage import Storage

T = TypeVar("T")

ASIDE = "aside"
MOST_ASIDE = 9
"""How often data of one key is set aside before the latest takes the place of the last."""


class Shelf:
    """Texts under keys, whatever the storage below does.

    What the storage refuses is kept in memory and stays readable until the program ends.
    What happened is told once in `notices`, in order; whoever shows them empties the list.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._memory: dict[str, str] = {}
        self._told: set[NoticeKind] = set()
        self.notices: list[Notice] = []

    @property
    def persistent(self) -> bool:
        """Whether everything that was written outlives the program."""
        return not self._memory

    def read(self, key: str) -> str | None:
        """The text kept under a key, if any."""
        if key in self._memory:
            return self._memory[key]
        try:
            return self._storage.get(key)
        except OSError:
            self._tell(NoticeKind.UNREADABLE, key)
            return None

    def write(self, key: str, text: str) -> bool:
        """Keep a text. False where it will not outlive the program."""
        try:
            self._storage.set(key, text)
        except OSError as error:
            self._tell(_refused(error), key)
            self.hold(key, text)
            return False
        self._told.discard(NoticeKind.FULL)
        self._memory.pop(key, None)
        return True

    def hold(self, key: str, text: str) -> None:
        """Keep a text in memory only, in front of what the storage has under the key."""
        self._memory[key] = text

    def remove(self, key: str) -> None:
        """Forget a key. It need not exist."""
        self._memory.pop(key, None)
        try:
            self._storage.remove(key)
        except OSError as error:
            self._tell(_refused(error), key)

    def all_keys(self) -> list[str]:
        """All keys, sorted."""
        try:
            kept = set(self._storage.keys())
        except OSError:
            self._tell(NoticeKind.UNREADABLE, "")
            kept = set()
        return sorted(kept | set(self._memory))

    def place(self, key: str) -> str:
        """Where a player finds what is kept under a key; the key itself if in memory only."""
        return key if key in self._memory else self._storage.place(key)

    def load(self, key: str, kind: str, read: Callable[[Json], T]) -> T | None:
        """What `read` makes of the document under a key; None where there is none.

        A document that is bad, or of which `read` raises a `ValueError`, is set aside.
        """
        text = self.read(key)
        if text is None:
            return None
        try:
            return read(unpack(kind, text))
        except BadDocument as error:
            self.set_aside(key, error.reason)
        except ValueError:
            self.set_aside(key, NoticeKind.DAMAGED)
        return None

    def set_aside(self, key: str, reason: NoticeKind, *, tell: bool = True) -> None:
        """Move what lies under a key to `aside:<key>:<n>`, out of the way but not lost."""
        text = self.read(key)
        if text is None:
            return
        taken = set(self.all_keys())
        names = [f"{ASIDE}:{key}:{n}" for n in range(1, MOST_ASIDE + 1)]
        name = next((name for name in names if name not in taken), names[-1])
        kept = self.write(name, text)
        self.remove(key)
        if not kept:  # in a full storage there is room for it now
            self.write(name, text)
        if tell:
            self.notices.append(Notice(reason, name))

    def _tell(self, kind: NoticeKind, key: str) -> None:
        if kind not in self._told:
            self._told.add(kind)
            self.notices.append(Notice(kind, key))


def _refused(error: OSError) -> NoticeKind:
    """Why something could not be written."""
    full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    return NoticeKind.FULL if full else NoticeKind.UNAVAILABLE
