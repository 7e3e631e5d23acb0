"""The daily deal: for every rule set and date, one deal that is the same for everybody."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date, timedelta
from types import MappingProxyType
from typing import Any

from game.engine.ruleset import MAX_PLAYERS
from game.store.checks import BadValue, check_fields, checked, known, whole
from game.store.link import USUAL_PLAYERS, Link, Sitter

MOST_POINTS = 10**6
DAYS_TO_FINISH = 7
"""A daily deal that was begun within so many days still counts as that day's."""


def daily_seed(day: date, rules: str) -> int:
    """The seed of a day's deal, 32 bits: the CRC-32 (as in zip files) of the ASCII text
    `2026-11-29 base`.

    So it is the same on every platform and in every version of Python, and anybody can work
    it out with other means. `day` is the date in UTC, `rules` the name of the rule set.
    """
    return zlib.crc32(f"{day.isoformat()} {rules}".encode("ascii"))


def daily_link(day: date, rules: str, bot: str) -> Link:
    """The deal of a day: the rule set as it comes, one person, and three bots of this name."""
    seats = (Sitter(), *(Sitter(bot),) * (USUAL_PLAYERS - 1))
    return Link(rules, {}, seats, daily_seed(day, rules))


def day_of(link: Link, bot: str, today: date) -> date | None:
    """The day whose deal this is, today or lately; None if it is an ordinary deal."""
    days = (today - timedelta(back) for back in range(DAYS_TO_FINISH))
    return next((day for day in days if daily_link(day, link.rules, bot) == link), None)


def _day(value: object) -> str:
    try:
        if isinstance(value, str) and date.fromisoformat(value).isoformat() == value:
            return value
    except ValueError:
        pass
    raise BadValue(f"{value!r} is no date like 2026-11-29")


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How a daily deal went: the day as `2026-11-29`, the person's place (from 1) in the
    totals, and the total."""

    day: str = field(metadata={"check": _day})
    place: int = checked(1, whole(1, MAX_PLAYERS))
    players: int = checked(USUAL_PLAYERS, whole(2, MAX_PLAYERS))
    points: int = checked(0, whole(-MOST_POINTS, MOST_POINTS))

    def __post_init__(self) -> None:
        check_fields(self)
        if self.place > self.players:
            raise BadValue(f"place: {self.place} of {self.players}")


@dataclass(frozen=True, slots=True)
class Daily:
    """The latest result for every rule set."""

    results: Mapping[str, DailyResult] = field(default_factory=lambda: MappingProxyType({}))

    def of(self, rules: str, day: date) -> DailyResult | None:
        """The result of a day's deal; None if it was not played to the end."""
        result = self.results.get(rules)
        return result if result is not None and result.day == day.isoformat() else None

    def after(self, rules: str, result: DailyResult) -> Daily:
        """With one more result. The first for a day counts, and none for an earlier day."""
        before = self.results.get(rules)
        # Dates in this form are in the order of their texts.
        if before is not None and before.day >= result.day:
            return self
        return replace(self, results={**self.results, rules: result})

    @classmethod
    def from_json(cls, data: object) -> Daily:
        """The results that a JSON object holds.

        Raises:
            BadValue: one is none.
        """
        results = known(data, fields(cls)).get("results", {})
        if not isinstance(results, Mapping):
            raise BadValue("results: not an object")
        return cls({name: _result(one) for name, one in results.items()})

    def to_json(self) -> dict[str, Any]:
        """The results as a JSON object."""
        return {"results": {name: asdict(result) for name, result in self.results.items()}}


def _result(data: object) -> DailyResult:
    given = known(data, fields(DailyResult))
    if "day" not in given:
        raise BadValue("a result without its day")
    return DailyResult(**given)
