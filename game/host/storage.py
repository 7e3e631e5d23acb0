"""Strings kept under names: in files, in the page's storage, or nowhere.

What a storage cannot do it says with an `OSError`. Whoever keeps things there decides what to do
then, since only they know what belongs together.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

PREFIX = "president-card-game:"
"""Our keys begin with this where others keep theirs too (all games of itch.io share a host)."""

_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789-_")
_ERRNO = {"full": errno.ENOSPC, "forbidden": errno.EACCES}


def refusal(reason: str) -> OSError:
    """The error of a storage without errors of its own: it is "full" or "forbidden"."""
    return OSError(_ERRNO[reason], reason)


class Storage(Protocol):
    """Where strings are kept. Every method may raise `OSError`; `ENOSPC` and `EDQUOT` mean full."""

    def get(self, key: str) -> str | None:
        """Return what is kept under `key`, None if nothing is."""

    def set(self, key: str, text: str) -> None:
        """Keep `text`; all of it or, when refused, what was there before."""

    def remove(self, key: str) -> None:
        """Forget `key`; nothing happens if it is not there."""

    def keys(self) -> Iterable[str]:
        """Return the names of what is kept, in any order."""

    def place(self, key: str) -> str:
        """Return where a player finds what is kept under `key`, "" for all of it."""


class Files:
    """One file per key in a folder, which is made when something is first written."""

    _SUFFIX = ".json"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: str) -> str | None:
        """Return the text of the key's file; bytes that are no text become lone surrogates."""
        try:
            return self._file(key).read_bytes().decode("utf-8", errors="surrogateescape")
        except FileNotFoundError:
            return None

    def set(self, key: str, text: str) -> None:
        """Write beside the old file, then put it in its place: a crash leaves one or the other."""
        file = self._file(key)
        # Each process has its own: another's half of a draft must not be put in the place.
        draft = file.with_suffix(f".{os.getpid()}.draft")
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            draft.write_bytes(text.encode("utf-8", errors="surrogateescape"))
            draft.replace(file)
        except OSError:
            draft.unlink(missing_ok=True)
            raise

    def remove(self, key: str) -> None:
        """Delete the key's file."""
        self._file(key).unlink(missing_ok=True)

    def keys(self) -> Iterable[str]:
        """Return the keys that have a file."""
        from urllib.parse import unquote

        return [unquote(file.stem) for file in self._folder.glob(f"*{self._SUFFIX}")]

    def place(self, key: str) -> str:
        """Return the path of the key's file."""
        return str(self._file(key) if key else self._folder)

    def _file(self, key: str) -> Path:
        # Capitals are quoted as well: on some systems A.json and a.json are one file.
        name = "".join(chr(b) if b in _PLAIN else f"%{b:02x}" for b in key.encode("utf-8"))
        return self._folder / f"{name}{self._SUFFIX}"


class Memory:
    """Keeps nothing beyond the run; `refuses` makes it "full" or "forbidden"."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.refuses = ""

    def get(self, key: str) -> str | None:
        """Return what is kept under `key`."""
        if self.refuses == "forbidden":
            raise refusal(self.refuses)
        return self.kept.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep `text`."""
        if self.refuses:
            raise refusal(self.refuses)
        self.kept[key] = text

    def remove(self, key: str) -> None:
        """Forget `key`."""
        if self.refuses == "forbidden":
            raise refusal(self.refuses)
        self.kept.pop(key, None)

    def keys(self) -> Iterable[str]:
        """Return the names of what is kept."""
        if self.refuses == "forbidden":
            raise refusal(self.refuses)
        return list(self.kept)

    def place(self, key: str) -> str:
        """Return the key: there is no other place."""
        return key
