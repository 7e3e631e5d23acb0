"""The file of a tournament: a line of JSON that says which one, then a line for each piece.

Lines are only ever added, so that stopping loses no more than the pieces being played; a
last line without its end was being written then, and is played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO, TypeAlias

from game.cli.contest import Key, Outcome
from game.cli.options import UserError

FORMAT = "president-tournament"
VERSION = 1

Head: TypeAlias = Mapping[str, Any]
"""What a tournament is, as a JSON object: the same deals and bots, the same head."""


class Journal:
    """The outcomes of a tournament so far, kept in a file if there is one.

    Attributes:
        outcomes: what is played already.
    """

    def __init__(self, file: Path | None, head: Head) -> None:
        """Go on with what the file holds, or begin it.

        Raises:
            UserError: the file is of another tournament, damaged, or cannot be used.
        """
        self.outcomes: dict[Key, Outcome] = {}
        self._file = file
        self._stream: TextIO | None = None
        if file is None:
            return
        whole = {"format": FORMAT, "version": VERSION, **head}
        try:
            kept = self._read(file, whole) if file.exists() else 0
            self._stream = file.open("a", encoding="utf-8", newline="\n")
            self._stream.truncate(kept)
            if not kept:
                self._write(whole)
        except OSError as error:
            raise self._unusable(error) from error

    def add(self, key: Key, outcome: Outcome) -> None:
        """Keep what came of a piece.

        Raises:
            UserError: the file takes no more.
        """
        self.outcomes[key] = outcome
        if self._stream is None:
            return
        places, milliseconds = outcome
        try:
            self._write({**key._asdict(), "places": places, "ms": milliseconds})
        except OSError as error:
            raise self._unusable(error) from error

    def close(self) -> None:
        """Let go of the file.

        Raises:
            UserError: what was still to be written finds no room.
        """
        if self._stream is None:
            return
        try:
            self._stream.close()
        except OSError as error:
            raise self._unusable(error) from error

    def _write(self, line: Mapping[str, Any]) -> None:
        assert self._stream is not None
        self._stream.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._stream.flush()

    def _read(self, file: Path, head: Head) -> int:
        """Take over the outcomes of a file; how many of its bytes are whole lines."""
        if not (file.is_file() or file.is_dir()):
            # A device or a pipe cannot be gone on with, and reading it may never end.
            raise self._no_tournament()
        text = file.read_bytes()
        kept = text.rfind(b"\n") + 1
        if text and not kept:
            raise self._no_tournament()
        for number, line in enumerate(text[:kept].split(b"\n")[:-1], start=1):
            try:
                loaded = json.loads(line)
                if number == 1:
                    self._compare(loaded, head)
                else:
                    key, outcome = _parse(loaded)
                    self.outcomes[key] = outcome
            except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
                if number == 1:
                    raise self._no_tournament() from error
                raise UserError(
                    f"--out: {str(file)!r} is damaged in line {number}; name another file"
                ) from error
        return kept

    def _compare(self, found: Any, head: Head) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self._no_tournament()
        other = [name for name, value in head.items() if found.get(name) != value]
        if other:
            raise UserError(
                f"--out: {str(self._file)!r} is of another tournament, "
                f"with other {' and '.join(other)}; name another file"
            )

    def _no_tournament(self) -> UserError:
        return UserError(f"--out: {str(self._file)!r} is no tournament's file")

    def _unusable(self, error: OSError) -> UserError:
        return UserError(f"--out: {str(self._file)!r} cannot be used: {error.strerror or error}")


def _parse(line: dict[str, Any]) -> tuple[Key, Outcome]:
    """A piece and its outcome.

    Raises:
        ValueError, KeyError, TypeError, OverflowError: the line is none.
    """
    key = Key(line["rules"], line["players"], line["deal"], line["bot"])
    places = tuple(map(int, line["places"]))
    if len(places) != key.players or not all(1 <= place <= key.players for place in places):
        raise ValueError("not a place for each seat")
    return key, Outcome(places, tuple(map(float, line["ms"])))
