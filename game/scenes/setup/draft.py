"""A table being set up: may be impossible for a while, and says why; forgets nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.bots import DEFAULT_BOT
from game.engine.ruleset import (
    CONQUEST,
    FIELDS,
    MAX_PLAYERS,
    PRESETS,
    BadRules,
    RuleSet,
    Value,
    make_rules,
    players_range,
    values_of,
)
from game.store import SeatSetup, TableSetup
from game.words import Words
from game.words.labels import offered_names, rules_refused

ENDS = ("rounds", "target", CONQUEST)
"""Options of which each unsets the others."""


class Draft:
    """Rule set, options and seats while they are chosen.

    Options are remembered for every rule set and seats up to the most there can be, so going
    back to what was chosen before finds it again.

    Attributes:
        rules: the name of the rule set.
        count: how many play.
        seed: of the deals, None for a fresh one.
    """

    def __init__(self, table: TableSetup, spare: Sequence[SeatSetup], seed: int | None = None):
        """Begin with a table; `spare` are seats to add when more play."""
        self.rules = table.rules
        self.count = len(table.seats)
        self.seed = seed
        self._options: dict[str, dict[str, Value]] = {table.rules: dict(table.options)}
        taken = {seat.name for seat in table.seats}
        more = [seat for seat in spare if seat.name not in taken]
        self._seats = [*table.seats, *more][:MAX_PLAYERS]

    # --- seats

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who plays, clockwise."""
        return tuple(self._seats[: self.count])

    @property
    def people(self) -> int:
        """How many of them are persons."""
        return sum(seat.bot is None for seat in self.seats)

    def set_count(self, count: int) -> None:
        """Let so many play."""
        self.count = max(2, min(count, len(self._seats)))

    def players(self) -> range:
        """How many can play the rules chosen, house rules included."""
        values = self.values()
        return range(int(values["min_players"] or 0), int(values["max_players"] or 0) + 1)

    def set_bot(self, seat: int, bot: str | None, temperament: str | None = None) -> None:
        """Give a seat to a bot, or to a person."""
        self._seats[seat] = replace(self._seats[seat], bot=bot, temperament=temperament)

    def set_name(self, seat: int, name: str) -> None:
        """Name a player; whoever has that name takes the old one.

        Raises:
            BadValue: it is empty, too long or not a single word.
        """
        old = self._seats[seat].name
        named = replace(self._seats[seat], name=name)
        for other, there in enumerate(self._seats):
            if there.name == name and other != seat:
                self._seats[other] = replace(there, name=old)
        self._seats[seat] = named

    # --- rules

    @property
    def options(self) -> dict[str, Value]:
        """What was changed in this rule set."""
        return self._options.setdefault(self.rules, {})

    def set_rules(self, name: str) -> None:
        """Choose another rule set; as many play as it takes."""
        self.rules = name
        allowed = self.players()
        self.set_count(min(max(self.count, allowed[0]), allowed[-1]))

    def set_option(self, name: str, value: Value) -> None:
        """Change an option; an end of the match takes the place of the other ends."""
        if name in ENDS:
            for end in ENDS:
                self.options.pop(end, None)
        self.options[name] = value
        if value == self.usual()[name]:
            del self.options[name]

    def reset(self, name: str) -> None:
        """Play by the rule set in this option."""
        ends = ENDS if name in ENDS else (name,)
        for each in ends:
            self.options.pop(each, None)

    def reset_all(self) -> None:
        """Play by the rule set in everything."""
        self.options.clear()

    def rule_set(self) -> RuleSet:
        """The rules as chosen.

        Raises:
            BadRules: they cannot be played.
        """
        return make_rules(self.rules, self.count, self.options)

    def values(self) -> dict[str, Value]:
        """What every option is set to, possible or not."""
        try:
            return _values(self.rule_set())
        except BadRules:
            values = self.usual() | self.options
            if self.options.get("rounds") is not None:
                values["target"] = None
            if self.options.get("target") is not None:
                values["rounds"] = None
            return values

    def usual(self) -> dict[str, Value]:
        """What every option is in the rule set itself, for as many of the players as it takes."""
        allowed = players_range(self.rules)
        return _values(make_rules(self.rules, min(max(self.count, allowed[0]), allowed[-1])))

    def changed(self) -> tuple[str, ...]:
        """The fields that differ from the rule set."""
        values, usual = self.values(), self.usual()
        return tuple(name for name in FIELDS if values[name] != usual[name])

    @property
    def offers(self) -> tuple[str, ...]:
        """The options that the source of the rule set itself offers."""
        return PRESETS[self.rules].offers

    # --- the table

    def problem(self, words: Words) -> str:
        """Why nobody can play at this table, as a sentence; empty if they can."""
        try:
            self.rule_set()
        except BadRules as error:
            return rules_refused(error, words)
        return "" if self.people else words.say("setup.nobody")

    def table(self) -> TableSetup:
        """The table.

        Raises:
            BadValue: nobody can play at it.
        """
        return TableSetup(self.rules, dict(self.options), self.seats)


def _values(rules: RuleSet) -> dict[str, Value]:
    values: dict[str, Value] = {name: getattr(rules, name) for name in FIELDS}
    # The shorthand is on where the match ends as it says.
    values[CONQUEST] = rules.target == 100
    return values


def spare_seats(words: Words, person: str = "") -> list[SeatSetup]:
    """A person, then bots, with names in the language in force: seats to fill a table with."""
    name = person or words.say("names.person")
    bots = (bot for bot in offered_names("bots", words) if bot != name)
    return [SeatSetup(name), *(SeatSetup(bot, DEFAULT_BOT) for bot in bots)]


def table_for(words: Words, rules: str = "president", players: int = 4) -> TableSetup:
    """A table with one person, as it is before anybody has set one up."""
    return TableSetup(rules, {}, tuple(spare_seats(words)[:players]))


def values_offered(name: str) -> tuple[Value, ...]:
    """The values of an option that a list shows: of a long range of numbers, the usual ones."""
    values = values_of(name)
    if len(values) <= 10:
        return values
    steps = {*range(1, 11), 11, 12, 15, 20, 21, 25, 30, 50, 75, 99, 100, 150, 200, 300, 500, 999}
    return tuple(value for value in values if value is None or value in steps)
