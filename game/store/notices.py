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
    """Nothing can be written: what is new lives only as long as the program."""
    UNREADABLE = "unreadable"
    """What the storage has under a key cannot be read; it may still be written to."""
    OTHER_TAB = "other_tab"
    """The match was taken over elsewhere: this one is no longer saved."""


class Notice(NamedTuple):
    """Something to tell. `key` is where the data lies now, or which key it is about.

    `Store.place` has the name of it for a player.
    """

    kind: NoticeKind
    key: str
