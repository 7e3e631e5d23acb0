"""A session as plain objects: a head that changes with every deal, a tail with every act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.engine.actions import Deal
from game.engine.match import Match
from game.engine.reading import BadRecord
from game.engine.record import action_of, record_of

MAX_BOT_SEED = 2**32 - 1


class Seat(NamedTuple):
    """Who plays for a player of the match: a person (`bot` is None) or the bot of this
    name, perhaps with a temperament."""

    bot: str | None = None
    temperament: str | None = None


class Saved(NamedTuple):
    """What a head and a tail hold."""

    record: dict[str, Any]
    seats: tuple[Seat, ...]
    bot_seed: int


def head_of(match: Match, seats: Sequence[Seat], bot_seed: int) -> dict[str, Any]:
    """The session up to the deal of the running round, as a JSON object."""
    record = record_of(match)
    del record["expect"]
    last = max((n for n, act in enumerate(match.actions) if isinstance(act, Deal)), default=-1)
    record["actions"] = record["actions"][: last + 1]
    return {"record": record, "seats": [seat._asdict() for seat in seats], "bot_seed": bot_seed}


def tail_of(match: Match) -> list[Any]:
    """The acts since the deal of the running round, as JSON."""
    acts = []
    for act in reversed(match.actions):
        if isinstance(act, Deal):
            break
        acts.append(action_of(match, act))
    return acts[::-1]


def parse(head: object, tail: object) -> Saved:
    """What a head and a tail say.

    Raises:
        BadRecord: they are not of the form that `head_of` and `tail_of` give them.
    """
    if not isinstance(head, dict) or not isinstance(head.get("record"), dict):
        raise BadRecord("record", "missing")
    if not isinstance(tail, list):
        raise BadRecord("tail", "not a list")
    record = dict(head["record"])
    acts = record.get("actions", [])
    if not isinstance(acts, list):
        raise BadRecord("record.actions", "not a list")
    record["actions"] = acts + tail
    seed = head.get("bot_seed")
    if type(seed) is not int or not 0 <= seed <= MAX_BOT_SEED:
        raise BadRecord("bot_seed", "not a seed of 32 bits")
    return Saved(record, tuple(_seats(head.get("seats"))), seed)


def _seats(plain: object) -> Iterator[Seat]:
    if not isinstance(plain, list):
        raise BadRecord("seats", "not a list")
    for place, seat in enumerate(plain):
        if not isinstance(seat, dict) or set(seat) != set(Seat._fields):
            raise BadRecord(f"seats[{place}]", f"not an object with {', '.join(Seat._fields)}")
        if not all(value is None or isinstance(value, str) for value in seat.values()):
            raise BadRecord(f"seats[{place}]", "neither names nor null")
        yield Seat(**seat)
