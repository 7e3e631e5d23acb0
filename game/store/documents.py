"""The form in which a document is kept: one line of ASCII JSON that vouches for itself.

`{"app": …, "kind": …, "schema": …, "check": …, "data": {…}}`, where `check` is the CRC-32
of the data, so that a changed letter is noticed as surely as a missing half.
"""

from __future__ import annotations

import json
import re
import zlib
from typing import Any, TypeAlias

from game.store.notices import NoticeKind

Json: TypeAlias = dict[str, Any]
"""A JSON object."""

APP = "president-card-game"
SCHEMAS = dict.fromkeys(
    ("settings", "statistics", "daily", "match", "round", "finished", "export"), 1
)
"""The version of each kind of document; raised when its data changes its meaning."""


DEEPEST = 64
"""Levels of nesting in what is read; our own documents have a dozen at most."""

# A string without an end is taken as well: else a hostile text could be gone over again and again.
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


class BadDocument(ValueError):
    """A text that is not the document it should be. `reason` says in which way."""

    def __init__(self, reason: NoticeKind, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class StrangeName(BadDocument):
    """A document with a name of a player that cannot be shown."""


def plain_text(data: object) -> str:
    """JSON in its one canonical form: ASCII, keys sorted, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def parse(text: str) -> object:
    """What a JSON text holds.

    Raises:
        BadDocument: it is no JSON (or nested beyond reason).
    """
    if _too_deep(text):
        raise BadDocument(NoticeKind.DAMAGED, f"nested more than {DEEPEST} levels deep")
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadDocument(NoticeKind.DAMAGED, f"no JSON: {error}") from None


def _too_deep(text: str) -> bool:
    # Looked at beforehand: in a browser no exception tells of it, the whole page dies.
    depth = 0
    for token in _STRING_OR_BRACKET.finditer(text):
        if token[0] in ("[", "{"):
            depth += 1
            if depth > DEEPEST:
                return True
        elif token[0] in ("]", "}"):
            depth -= 1
    return False


def pack(kind: str, data: Json) -> str:
    """A document as text."""
    plain = plain_text(data)
    head = plain_text({"app": APP, "check": _check_of(plain)})
    # The data is already text: joining by hand spares writing a long match twice.
    return f'{head[:-1]},"data":{plain},"kind":"{kind}","schema":{SCHEMAS[kind]}}}'


def unpack(kind: str, text: str) -> Json:
    """The data of a document.

    Raises:
        BadDocument: damaged, of another program or kind, or of a newer version.
    """
    return open_envelope(kind, parse(text))


def open_envelope(kind: str, envelope: object) -> Json:
    """The data of a document that is parsed already.

    Raises:
        BadDocument: as `unpack`.
    """
    if not isinstance(envelope, dict) or envelope.get("app") != APP:
        raise BadDocument(NoticeKind.FOREIGN, "not a document of this program")
    schema = envelope.get("schema")
    if type(schema) is not int or schema < 1:
        raise BadDocument(NoticeKind.DAMAGED, "no schema number")
    if schema > SCHEMAS[kind]:
        raise BadDocument(NoticeKind.NEWER, f"schema {schema}, known is {SCHEMAS[kind]}")
    if envelope.get("kind") != kind:
        raise BadDocument(NoticeKind.DAMAGED, f"not a document of kind {kind}")
    data = envelope.get("data")
    if not isinstance(data, dict) or not _vouched(data, envelope.get("check")):
        raise BadDocument(NoticeKind.DAMAGED, "the data is not what was written")
    return data


def _check_of(plain: str) -> str:
    return f"{zlib.crc32(plain.encode('ascii')):08x}"


def _vouched(data: Json, check: object) -> bool:
    try:
        return _check_of(plain_text(data)) == check
    except (ValueError, RecursionError):  # NaN and Infinity, which we never write
        return False
