"""Records as the text of files, both ways."""

from __future__ import annotations

import json
from typing import Any

from game.engine.record import match_from_record, matches_in
from game.store.documents import parse


class BadFile(ValueError):
    """A text that holds no match that can be shown."""


def file_of(record: dict[str, Any]) -> str:
    """The text of a file with a record in it."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def record_in(text: str) -> dict[str, Any]:
    """The first record of a file.

    Raises:
        BadFile: there is none, or it cannot be played through.
    """
    try:
        _, record = next(iter(matches_in(parse(text))), ("", None))
        match_from_record(record)
    except ValueError as error:
        raise BadFile(str(error)) from error
    assert isinstance(record, dict)
    return record
