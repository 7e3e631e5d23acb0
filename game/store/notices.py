"""What the player must be told about the things that are kept."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class NoticeKind(StrEnum):
    """What happened. The text shown for each comes from the locale files."""

    DAMAGED = "damaged"
    """Kept data could not be read and was set aside."""
    FOREIGN = "foreign"
    """Data of another program lay under our key and was set aside."""
    NEWER = "newer"
    """Data of a newer version of this program was set aside."""
    FULL = "full"
    """There is no room left: what is new lives only as long as the program."""
    UNAVAILABLE = "unavailable"
    """The storage is out of reach: nothing kept before is seen, nothing new will last."""
    OTHER_TAB = "other_tab"
    """The match was taken over elsewhere: this one is no longer saved."""


class Notice(NamedTuple):
    """Something to tell. `key` is where the data lies now, or which key it is about."""

    kind: NoticeKind
    key: str
