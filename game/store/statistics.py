"""What the person at this device has won and lost, by rule set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from game.store.checks import BadValue, check_fields, checked, known, whole

MANY = 10**9


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over finished matches; `firsts` and `lasts` count rounds."""

    matches: int = checked(0, whole(0, MANY))
    wins: int = checked(0, whole(0, MANY))
    rounds: int = checked(0, whole(0, MANY))
    firsts: int = checked(0, whole(0, MANY))
    lasts: int = checked(0, whole(0, MANY))
    streak: int = checked(0, whole(0, MANY))
    """Matches won in a row up to now."""
    best_streak: int = checked(0, whole(0, MANY))

    def __post_init__(self) -> None:
        check_fields(self)

    def after(self, won: bool, places: tuple[int, ...], players: int) -> Tally:
        """The counts with one more match: won or not, and the place (from 1) in each round."""
        streak = self.streak + 1 if won else 0
        return Tally(
            matches=self.matches + 1,
            wins=self.wins + won,
            rounds=self.rounds + len(places),
            firsts=self.firsts + places.count(1),
            lasts=self.lasts + places.count(players),
            streak=streak,
            best_streak=max(streak, self.best_streak),
        )


@dataclass(frozen=True, slots=True)
class Statistics:
    """A tally for every rule set that was ever played to the end."""

    tallies: Mapping[str, Tally] = field(default_factory=lambda: MappingProxyType({}))

    def of(self, rules: str) -> Tally:
        """The tally of a rule set, by its name."""
        return self.tallies.get(rules, Tally())

    def after(self, rules: str, won: bool, places: tuple[int, ...], players: int) -> Statistics:
        """The statistics with one more match (see `Tally.after`)."""
        tally = self.of(rules).after(won, places, players)
        return replace(self, tallies={**self.tallies, rules: tally})

    @classmethod
    def from_json(cls, data: object) -> Statistics:
        """The statistics that a JSON object holds.

        Raises:
            BadValue: a count is none.
        """
        tallies = known(data, fields(cls)).get("tallies", {})
        if not isinstance(tallies, Mapping):
            raise BadValue("tallies: not an object")
        return cls({name: Tally(**known(one, fields(Tally))) for name, one in tallies.items()})

    def to_json(self) -> dict[str, Any]:
        """The statistics as a JSON object."""
        return {"tallies": {name: asdict(tally) for name, tally in self.tallies.items()}}
