"""What the player likes, and the table as it was last set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from types import MappingProxyType
from typing import Any

from game.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, BadRules, RuleSet, Value, make_rules
from game.store.checks import (
    BadValue,
    check_fields,
    checked,
    flag,
    known,
    number,
    one_of,
    optional,
    whole,
    word,
)

LONGEST_NAME = 24
LONGEST_WORD = 40


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits in a seat: a person (`bot` is None) or the bot of this name, perhaps with a
    temperament."""

    name: str
    bot: str | None = None
    temperament: str | None = None

    def __post_init__(self) -> None:
        word(LONGEST_NAME)(self.name)
        optional(word(LONGEST_WORD))(self.bot)
        optional(word(LONGEST_WORD))(self.temperament)


DEFAULT_SEATS = (
    SeatSetup("You"),
    SeatSetup("Ann", "regular"),
    SeatSetup("Bob", "regular"),
    SeatSetup("Cleo", "regular"),
)


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table as it is set up: rule set, its options, and the seats clockwise."""

    rules: str = "president"
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    seats: tuple[SeatSetup, ...] = DEFAULT_SEATS

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.seats) <= MAX_PLAYERS:
            raise BadValue(f"{len(self.seats)} seats; {MIN_PLAYERS} to {MAX_PLAYERS} are allowed")
        if len({seat.name for seat in self.seats}) < len(self.seats):
            raise BadValue("two seats have the same name")
        try:
            self.rule_set()
        except BadRules as error:
            raise BadValue(str(error)) from None

    def rule_set(self) -> RuleSet:
        """The rules in force at this table."""
        return make_rules(self.rules, len(self.seats), self.options)

    @classmethod
    def from_json(cls, data: object) -> TableSetup:
        """The set-up that a JSON object holds.

        Raises:
            BadValue: it holds none that could be played.
        """
        given = known(data, fields(cls))
        if not isinstance(given.get("rules", ""), str):
            raise BadValue("rules: not a name")
        if not isinstance(given.get("options", {}), Mapping):
            raise BadValue("options: not an object")
        seats = given.get("seats", [])
        if not isinstance(seats, list):
            raise BadValue("seats: not a list")
        if "seats" in given:
            given["seats"] = tuple(_seat(seat) for seat in seats)
        return cls(**given)

    def to_json(self) -> dict[str, Any]:
        """The set-up as a JSON object."""
        seats = [asdict(seat) for seat in self.seats]
        return {"rules": self.rules, "options": dict(self.options), "seats": seats}


def _seat(data: object) -> SeatSetup:
    given = known(data, fields(SeatSetup))
    if "name" not in given:
        raise BadValue("a seat without a name")
    return SeatSetup(**given)


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen. Cannot be made with a value that is not allowed; change it
    with `dataclasses.replace`."""

    language: str | None = checked(None, optional(word(16)))
    """A language tag, or None to follow the device."""
    theme: str = checked("auto", one_of("auto", "felt", "midnight", "dark", "light"))
    speed: str = checked("normal", one_of("slow", "normal", "fast", "off"))
    reduced_motion: str = checked("auto", one_of("auto", "on", "off"))
    four_colours: bool = checked(False, flag)
    scale_percent: int = checked(100, whole(50, 300))
    """Size of everything, beside what the device itself asks for."""
    master_volume: int = checked(100, whole(0, 100))
    effects_volume: int = checked(70, whole(0, 100))
    mute: bool = checked(False, flag)
    dim_illegal: bool = checked(True, flag)
    completion_seconds: float = checked(2.5, number(0, 10))
    """How long an offer to complete four stands; 0 asks every time."""
    thinking: float = checked(0.9, number(0.1, 60))
    """How long a bot may think about a move, in seconds; then it does what seems best."""
    fast_forward: bool = checked(False, flag)
    """Run on by itself once every person is out."""
    traditional_titles: bool = checked(False, flag)
    table: TableSetup = field(default_factory=TableSetup)

    def __post_init__(self) -> None:
        check_fields(self)

    @classmethod
    def from_json(cls, data: object) -> Settings:
        """The settings that a JSON object holds.

        Raises:
            BadValue: a value is not allowed. The message names it.
        """
        given = known(data, fields(cls))
        if "table" in given:
            given["table"] = TableSetup.from_json(given["table"])
        return cls(**given)

    def to_json(self) -> dict[str, Any]:
        """The settings as a JSON object."""
        plain = {each.name: getattr(self, each.name) for each in fields(self)}
        return plain | {"table": self.table.to_json()}
