"""Says what happens: on the table for a while, aloud to screen readers, and as a sound."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.engine.events import (
    Cleared,
    Dealt,
    Event,
    Given,
    KittySwapped,
    Locked,
    MatchOver,
    Passed,
    Played,
    Skipped,
    WentBust,
    WentOut,
)
from game.engine.scoring import Title
from game.table.motion import reading_time
from game.words.sentences import announcements, sentence

if TYPE_CHECKING:
    from game.table.table import Table

MOST = 2
"""So many texts are on the table at a time."""


class Reader(Protocol):
    """Something that says a text aloud."""

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Have `text` said by screen readers; when urgent, at once."""


class Player(Protocol):
    """Something that plays sounds by name."""

    def play(self, name: str) -> object:
        """Play a sound."""


class _Said(NamedTuple):
    """A text on the table.

    Attributes:
        left: how many ms it stays.
        binds: it tells the turn player what may be done, so it is true for this turn only.
    """

    text: str
    left: float
    binds: bool


class Announcer:
    """What is said about a match.

    Attributes:
        texts: what is on the table now, oldest first.
        changed: that has changed.
    """

    def __init__(self, table: Table, reader: Reader, sounds: Player) -> None:
        self._table = table
        self._reader = reader
        self._sounds = sounds
        self._said: list[_Said] = []
        self._foretold: Event | None = None
        self.changed = False

    @property
    def texts(self) -> list[str]:
        """What is on the table now, oldest first."""
        return [said.text for said in self._said]

    def say(self, text: str, *, urgent: bool = False, binds: bool = False) -> None:
        """Put a text on the table and say it aloud; for the running turn only, if it binds."""
        self._said = [said for said in self._said if said.text != text][1 - MOST :]
        self._said.append(_Said(text, reading_time(text), binds))
        self._reader.announce(text, urgent=urgent)
        self.changed = True

    def clear(self) -> None:
        """Take all texts off the table."""
        self.changed = self.changed or bool(self._said)
        self._said = []

    def update(self, dt: float) -> None:
        """Let `dt` ms go by."""
        self._keep([said._replace(left=said.left - dt) for said in self._said if said.left > dt])

    def foretell(self, event: Event) -> None:
        """Say what an event is worth before it is told: while it still can be seen why."""
        self._tell(event)
        self._foretold = event

    def hear(self, event: Event) -> None:
        """Say what an event is worth, unless that was foretold, and let it sound."""
        table = self._table
        words, names = table.around.words, table.shown.names
        if isinstance(event, Played | Passed | Cleared):
            self._keep([said for said in self._said if not said.binds])
        if self._foretold is not event:
            self._tell(event)
        self._foretold = None
        if isinstance(event, Played | Passed) and event.player != table.player:
            self._reader.announce(sentence(event, names, words))
            if isinstance(event, Played) and table.shown.counts[event.player] == 1:
                self.say(words.say("announce.last_card", name=names[event.player]))
        sound = sound_of(event)
        if sound is not None:
            self._sounds.play(sound)

    def _tell(self, event: Event) -> None:
        table = self._table
        words, names = table.around.words, table.shown.names
        for text in announcements([event], names, words, table.player, self._title_at):
            self.say(text, binds=isinstance(event, Locked))

    def _keep(self, texts: list[_Said]) -> None:
        self.changed = self.changed or len(texts) != len(self._said)
        self._said = texts

    def _title_at(self, position: int) -> str:
        title = self._table.shown.title_at(position)
        return "" if title is Title.NEUTRAL else self._table.around.title(title)


def sound_of(event: Event) -> str | None:
    """The sound of an event."""
    match event:
        case Dealt():
            return "deal"
        case Played() | Given() | KittySwapped():
            return "card"
        case Passed():
            return "pass"
        case Skipped():
            return "skip"
        case Locked():
            return "lock"
        case Cleared():
            return "clear"
        case WentOut():
            return "out"
        case WentBust():
            return "bust"
        case MatchOver():
            return "win"
    return None
