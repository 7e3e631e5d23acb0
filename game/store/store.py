"""Everything that is kept: settings, statistics, daily deals, the running match, finished ones."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from secrets import token_hex
from typing import Any, TypeVar

from game.engine.shown import shown
from game.store.daily import Daily, DailyResult
from game.store.documents import (
    BadDocument,
    Json,
    StrangeName,
    open_envelope,
    pack,
    parse,
    unpack,
)
from game.store.notices import Notice, NoticeKind
from game.store.settings import Settings
from game.store.shelf import Shelf
from game.store.statistics import Statistics
from game.store.storage import Storage

T = TypeVar("T")

MOST_FINISHED = 20
SETTINGS, STATISTICS, DAILY = "settings", "statistics", "daily"
MATCH, ROUND, OWNER = "match", "round", "owner"
_FINISHED_KEY = re.compile(r"finished:(\d{6})")


class Store:
    """What the program remembers, over a storage that may fail, lie or be shared.

    No method raises for what lies in the storage: bad data is set aside, and `notices`
    (emptied by whoever shows them) says so. Every document is replaced as a whole.

    The running match is kept in two documents: the head, with everything up to the deal of
    the running round, and the tail, with the acts since, the only one rewritten at every
    act. Both carry the same mark, so a tail that belongs to another head is never used.

    Args:
        storage: where the texts go.
        token: names this tab or process; random by default.
    """

    def __init__(self, storage: Storage, token: str | None = None) -> None:
        self._shelf = Shelf(storage)
        self._token = token if token is not None else token_hex(4)
        self._marks = 0
        self._mark = ""
        self._head: Json | None = None
        self._head_written = False
        self._stale = False

    @property
    def notices(self) -> list[Notice]:
        """What the player must be told, in order."""
        return self._shelf.notices

    @property
    def persistent(self) -> bool:
        """Whether everything that was kept outlives the program."""
        return self._shelf.persistent

    def place(self, key: str) -> str:
        """Where a player finds what a notice is about: a file, or a key where there are none."""
        return self._shelf.place(key)

    # Settings, statistics, daily deals

    def settings(self) -> Settings:
        """The settings as they are kept, or the defaults."""
        return self._shelf.load(SETTINGS, SETTINGS, Settings.from_json) or Settings()

    def change_settings(self, **changes: Any) -> Settings:
        """Change some settings and keep all; other tabs' changes to the rest are taken over.

        Raises:
            BadValue: a value is not allowed; nothing has changed.
        """
        settings = replace(self.settings(), **changes)
        self._shelf.write(SETTINGS, pack(SETTINGS, settings.to_json()))
        return settings

    def statistics(self) -> Statistics:
        """The statistics as they are kept, or empty ones."""
        return self._shelf.load(STATISTICS, STATISTICS, Statistics.from_json) or Statistics()

    def count_match(self, rules: str, won: bool, places: tuple[int, ...], players: int) -> None:
        """Add a finished match of the person at this device (see `Tally.after`)."""
        statistics = self.statistics().after(rules, won, places, players)
        self._shelf.write(STATISTICS, pack(STATISTICS, statistics.to_json()))

    def forget_statistics(self) -> None:
        """Start counting anew."""
        self._shelf.remove(STATISTICS)

    def daily(self) -> Daily:
        """The latest results in the daily deals, or none."""
        return self._shelf.load(DAILY, DAILY, Daily.from_json) or Daily()

    def keep_daily(self, rules: str, result: DailyResult) -> None:
        """Keep how a daily deal went (see `Daily.after`)."""
        self._shelf.write(DAILY, pack(DAILY, self.daily().after(rules, result).to_json()))

    # The running match

    def has_match(self) -> bool:
        """Whether a match can perhaps be continued; `load_match` finds out."""
        return self._shelf.read(MATCH) is not None

    def load_match(self, revive: Callable[[Json, list[Any]], T]) -> T | None:
        """The running match, as `revive(head, tail)` makes it; None where there is none.

        Where `revive` raises a `ValueError`, head and tail are set aside.
        """
        tail = self._shelf.load(ROUND, ROUND, _tail)

        def read(data: Json) -> T:
            mark, head = _head(data)
            return revive(head, tail[1] if tail is not None and tail[0] == mark else [])

        match = self._shelf.load(MATCH, MATCH, read)
        if match is None:
            self._shelf.set_aside(ROUND, NoticeKind.DAMAGED, tell=False)
        return match

    def claim_match(self) -> None:
        """From now on this tab writes the running match, and any other stops."""
        self._stale = False
        self._head_written = False
        self._shelf.write(OWNER, self._token)

    def save_match(self, head: Json | None, tail: list[Any]) -> bool:
        """Keep the running match: the acts of this round, and the head where it is new.

        Args:
            head: everything up to the deal of the running round; None if as before.
            tail: the acts since, as JSON.

        Returns:
            Whether this tab may still write; when not, there is a notice, and
            `claim_match` takes the match back.
        """
        if not self._owns_match():
            return False
        if head is not None:
            self._head = head
            self._head_written = False
        if not self._head_written:
            self._write_head()
        text = pack(ROUND, {"mark": self._mark, "tail": tail})
        if self._head_written:
            self._shelf.write(ROUND, text)
        else:
            # A tail without its head would only spoil the older match the storage has.
            self._shelf.hold(ROUND, text)
        return True

    def close_match(self) -> None:
        """Forget the running match, unless another tab has taken it over."""
        if self._owns_match():
            self._shelf.remove(ROUND)
            self._shelf.remove(MATCH)
        self._head = None

    def _write_head(self) -> None:
        if self._head is None:
            raise ValueError("the first save of a match needs its head")
        self._marks += 1
        self._mark = f"{self._token}-{self._marks}"
        text = pack(MATCH, {"mark": self._mark, "head": self._head})
        self._head_written = self._shelf.write(MATCH, text)

    def _owns_match(self) -> bool:
        owner = self._shelf.read(OWNER)
        if owner is None:
            self._shelf.write(OWNER, self._token)
        elif owner != self._token:
            if not self._stale:
                self._stale = True
                self.notices.append(Notice(NoticeKind.OTHER_TAB, MATCH))
            return False
        return True

    # Finished matches

    def add_finished(self, match: Json) -> None:
        """Keep a finished match, and of the older ones the latest twenty less one."""
        keys = self._finished_keys()
        number = int(keys[-1][-6:]) + 1 if keys else 1
        for key in keys[: max(0, len(keys) + 1 - MOST_FINISHED)]:
            self._shelf.remove(key)
        self._shelf.write(f"finished:{number:06}", pack("finished", match))

    def finished(self) -> list[Json]:
        """The finished matches, latest first."""
        found = [self._shelf.load(key, "finished", dict) for key in self._finished_keys()]
        return [match for match in reversed(found) if match is not None]

    def _finished_keys(self) -> list[str]:
        return [key for key in self._shelf.all_keys() if _FINISHED_KEY.fullmatch(key)]

    # All of it as one file

    def export(self) -> str:
        """Everything that is kept and sound, as the text of one file."""
        documents = {}
        for key in self._shelf.all_keys():
            text = self._shelf.read(key)
            if text is not None and _is_sound(key, text):
                documents[key] = parse(text)
        return json.dumps(parse(pack("export", {"documents": documents})), indent=1) + "\n"

    def import_(self, text: str, shows: Callable[[str], bool] = lambda name: True) -> None:
        """Replace everything that is kept by what an exported file holds.

        Args:
            text: that of the file.
            shows: whether the name of a player can be shown.

        Raises:
            BadDocument: the file is damaged, foreign or newer; nothing has changed.
            StrangeName: a name of its table cannot be shown; nothing has changed.
        """
        documents = unpack("export", text).get("documents")
        if not isinstance(documents, dict):
            raise BadDocument(NoticeKind.DAMAGED, "no documents")
        data = {key: _checked(key, each) for key, each in documents.items()}
        for seat in Settings.from_json(data.get(SETTINGS, {})).table.seats:
            if not shows(seat.name):
                message = f"{shown(seat.name)} cannot be shown"
                raise StrangeName(NoticeKind.DAMAGED, message)
        texts = {key: pack(_kind(key), each) for key, each in data.items()}
        for key in self._shelf.all_keys():
            if _is_ours(key):
                self._shelf.remove(key)
        for key, each in texts.items():
            self._shelf.write(key, each)
        self.claim_match()


def _head(data: Json) -> tuple[str, Json]:
    mark, head = data.get("mark"), data.get("head")
    if not isinstance(mark, str) or not isinstance(head, dict):
        raise BadDocument(NoticeKind.DAMAGED, "no head of a match")
    return mark, head


def _tail(data: Json) -> tuple[str, list[Any]]:
    mark, tail = data.get("mark"), data.get("tail")
    if not isinstance(mark, str) or not isinstance(tail, list):
        raise BadDocument(NoticeKind.DAMAGED, "no tail of a match")
    return mark, tail


_READERS: dict[str, Callable[[Json], object]] = {
    SETTINGS: Settings.from_json,
    STATISTICS: Statistics.from_json,
    DAILY: Daily.from_json,
    MATCH: _head,
    ROUND: _tail,
    "finished": dict,
}


def _kind(key: str) -> str:
    return "finished" if _FINISHED_KEY.fullmatch(key) else key


def _is_ours(key: str) -> bool:
    return _kind(key) in _READERS


def _checked(key: str, envelope: object) -> Json:
    """The data of a document of a file, read once to see that it can be."""
    if not _is_ours(key):
        raise BadDocument(NoticeKind.DAMAGED, f"{key}: there is no such document")
    data = open_envelope(_kind(key), envelope)
    try:
        _READERS[_kind(key)](data)
    except BadDocument:
        raise
    except ValueError as error:
        raise BadDocument(NoticeKind.DAMAGED, f"{key}: {error}") from None
    return data


def _is_sound(key: str, text: str) -> bool:
    try:
        _checked(key, parse(text))
    except BadDocument:
        return False
    return True
