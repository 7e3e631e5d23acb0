"""Strings kept under names: in files, in the page's storage, or only in memory.

A `Storage` never raises. What its place refuses (full, forbidden) it keeps in memory for as
long as the game runs, and says so in `persistent` and `reason`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

PREFIX = "president-card-game:"
"""Our keys begin with this where others keep theirs too (all games of itch.io share a host)."""


_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789-_")


class StorageRefusedError(Exception):
    """A place does not keep what it was given; `reason` is "full" or "forbidden"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Place(Protocol):
    """Where strings are kept. Every method may raise `StorageRefusedError`."""

    def read(self, key: str) -> str | None:
        """Return what is kept under `key`, None if nothing is."""

    def write(self, key: str, text: str) -> None:
        """Keep `text`; all of it or, when refused, what was there before."""

    def remove(self, key: str) -> None:
        """Forget `key`; nothing happens if it is not there."""

    def keys(self) -> Iterable[str]:
        """Return the names of what is kept, in any order."""


class Storage:
    """Strings under names, in a place that may refuse.

    `persistent` is False once the place has refused something; `reason` then says why, "full"
    or "forbidden". Both recover when a later write succeeds and nothing is left in memory only.
    """

    def __init__(self, place: Place) -> None:
        self._place = place
        self._unkept: dict[str, str] = {}  # what the place refused
        self.persistent = True
        self.reason = ""

    def get(self, key: str) -> str | None:
        """Return the text kept under `key`, None if there is none."""
        if key in self._unkept:
            return self._unkept[key]
        try:
            return self._place.read(key)
        except StorageRefusedError as refusal:
            self._note(refusal)
            return None

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`, in memory only if the place refuses it."""
        try:
            self._place.write(key, text)
        except StorageRefusedError as refusal:
            self._unkept[key] = text
            self._note(refusal)
        else:
            self._unkept.pop(key, None)
            if not self._unkept:
                self.persistent, self.reason = True, ""

    def remove(self, key: str) -> None:
        """Forget `key`."""
        self._unkept.pop(key, None)
        try:
            self._place.remove(key)
        except StorageRefusedError as refusal:
            self._note(refusal)

    def keys(self) -> list[str]:
        """Return the names of all that is kept, sorted."""
        try:
            kept = set(self._place.keys())
        except StorageRefusedError as refusal:
            self._note(refusal)
            kept = set()
        return sorted(kept | self._unkept.keys())

    def _note(self, refusal: StorageRefusedError) -> None:
        self.persistent, self.reason = False, refusal.reason


class Files:
    """One file per key in a folder, which is made when something is first written."""

    _SUFFIX = ".json"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, key: str) -> str | None:
        """Return the text of the key's file; unreadable bytes become U+FFFD."""
        try:
            return self._file(key).read_bytes().decode("utf-8", errors="replace")
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageRefusedError(_why(error)) from error

    def write(self, key: str, text: str) -> None:
        """Write beside the old file, then put it in its place: a crash leaves one or the other."""
        file = self._file(key)
        draft = file.with_suffix(".draft")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(text.encode("utf-8", errors="surrogatepass"))
            draft.replace(file)
        except OSError as error:
            raise StorageRefusedError(_why(error)) from error

    def remove(self, key: str) -> None:
        """Delete the key's file."""
        try:
            self._file(key).unlink(missing_ok=True)
        except OSError as error:
            raise StorageRefusedError(_why(error)) from error

    def keys(self) -> Iterable[str]:
        """Return the keys that have a file."""
        from urllib.parse import unquote

        try:
            return [unquote(file.stem) for file in self._folder.glob(f"*{self._SUFFIX}")]
        except OSError as error:
            raise StorageRefusedError(_why(error)) from error

    def _file(self, key: str) -> Path:
        # Capitals are quoted as well: on some systems A.json and a.json are one file.
        name = "".join(chr(b) if b in _PLAIN else f"%{b:02x}" for b in key.encode("utf-8"))
        return self._folder / f"{name}{self._SUFFIX}"


def _why(error: OSError) -> str:
    import errno

    return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "forbidden"


class Memory:
    """A place that keeps nothing beyond the run; `refuses` makes it refuse with that reason."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.refuses = ""

    def read(self, key: str) -> str | None:
        """Return what is kept under `key`."""
        if self.refuses == "forbidden":
            raise StorageRefusedError(self.refuses)
        return self.kept.get(key)

    def write(self, key: str, text: str) -> None:
        """Keep `text`."""
        if self.refuses:
            raise StorageRefusedError(self.refuses)
        self.kept[key] = text

    def remove(self, key: str) -> None:
        """Forget `key`."""
        if self.refuses == "forbidden":
            raise StorageRefusedError(self.refuses)
        self.kept.pop(key, None)

    def keys(self) -> Iterable[str]:
        """Return the names of what is kept."""
        if self.refuses == "forbidden":
            raise StorageRefusedError(self.refuses)
        return list(self.kept)
