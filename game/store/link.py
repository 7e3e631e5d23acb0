"""A table in the address: `#r=base&n=5&s=42&b=regular&twos=close`, read and written.

The part behind the # is a list of `key=value`, joined by `&`:

====  ======================================================================================
`r`   rule set, by its name; `president` if left out
`n`   how many play; 4 if left out
`p`   how many of them are people, who take the first seats; 1 if left out
`b`   the bot in all other seats (`regular`), perhaps with a temperament (`regular-bold`);
      or who sits in each seat, clockwise (`person,regular,novice-bold`), and then no `p`
`s`   seed of the deals, 32 bits; a fresh one if left out
`l`   language
====  ======================================================================================

and any field of docs/rules.md by its own name, or `conquest`. Names of people are never in a
link. Whatever is not of this form is refused as a whole, with a reason that says what is wrong
and what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias
from urllib.parse import quote, unquote_to_bytes

from game.engine.dealing import SEED_BITS
from game.engine.ruleset import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    PRESETS,
    BadRules,
    Value,
    make_rules,
    parse_value,
    value_text,
    values_of,
)
from game.store.settings import SeatSetup, TableSetup

LONGEST = 1500
"""Characters of a link's fragment. One that sets every field and ten seats has fewer."""
MOST_SHOWN = 24
"""Characters of a wrong value that are repeated to the player."""
LARGEST_SEED = (1 << SEED_BITS) - 1
USUAL_PLAYERS = 4
PERSON = "person"
KEYS = ("r", "n", "p", "b", "s", "l")
_BROKEN_ESCAPE = re.compile("%(?![0-9A-Fa-f]{2})")
_DIGITS = re.compile("[0-9]{1,10}")
_ADDRESS = re.compile("#|[a-z]+://")

Param: TypeAlias = str | tuple[str, ...]


class Refusal(StrEnum):
    """Why a link is refused. The sentence for each comes from the locale files."""

    LONG = "long"
    """More than `most` characters."""
    BROKEN = "broken"
    """`part` is not of the form `key=value`, or has a broken percent escape."""
    UNKNOWN = "unknown"
    """There is no key `key`, only `allowed` and the fields of the rules."""
    TWICE = "twice"
    """`key` is given twice."""
    VALUE = "value"
    """`key` cannot be `value`, only one of `allowed`."""
    NUMBER = "number"
    """`key` cannot be `value`, only a number from `least` to `most`."""
    NUMBER_OR_NONE = "number_or_none"
    """The same, and `none` is allowed as well."""
    SEATS = "seats"
    """`b` names `given` seats, but `players` play."""
    PEOPLE_TWICE = "people_twice"
    """`p` is given, and `b` already says who sits in each seat."""
    NOBODY = "nobody"
    """`b` seats bots only; at least one person is needed."""
    TOGETHER = "together"
    """The rules cannot be played; `field` says by which field, as in `BadRules`."""


class BadLink(ValueError):
    """A link that is refused, with nothing of it applied.

    Attributes:
        refusal: why.
        params: what the sentence about it needs; tuples are what is allowed instead.
    """

    def __init__(self, refusal: Refusal, **params: Param) -> None:
        details = ", ".join(f"{name}: {value}" for name, value in params.items())
        super().__init__(f"{refusal} ({details})")
        self.refusal = refusal
        self.params: Mapping[str, Param] = params


class Sitter(NamedTuple):
    """Who sits in a seat, namelessly: a person (`bot` is None) or a bot, perhaps with a
    temperament."""

    bot: str | None = None
    temperament: str | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """What a link may name besides the rules, and the bot that sits where none is named."""

    bots: tuple[str, ...]
    temperaments: tuple[str, ...]
    languages: tuple[str, ...]
    usual_bot: str


@dataclass(frozen=True, slots=True)
class Link:
    """What a link says.

    Attributes:
        rules: the name of the rule set.
        options: what is changed in it.
        seats: who plays, clockwise.
        seed: of the deals; None for a fresh one.
        language: a language tag, or None.
        deals: whether it asks for a deal; one that names a language only does not.
    """

    rules: str
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    seats: tuple[Sitter, ...] = ()
    seed: int | None = None
    language: str | None = None
    deals: bool = True

    @classmethod
    def to(cls, table: TableSetup, seed: int | None = None, language: str | None = None) -> Link:
        """The link to a table and its cards, without the names."""
        seats = tuple(Sitter(seat.bot, seat.temperament) for seat in table.seats)
        return cls(table.rules, dict(table.options), seats, seed, language)

    def table(self, people: Sequence[str], bots: Sequence[str]) -> TableSetup:
        """The table it asks for, with names for people and bots in their order.

        Raises:
            BadValue: a name is not allowed or comes twice.
        """
        named = {True: iter(people), False: iter(bots)}
        seats = (
            SeatSetup(next(named[sitter.bot is None]), sitter.bot, sitter.temperament)
            for sitter in self.seats
        )
        return TableSetup(self.rules, self.options, tuple(seats))

    def text(self) -> str:
        """The link as it stands behind the #; `parse_link` reads it back as it is."""
        return "&".join(f"{key}={quote(value, safe=',')}" for key, value in self._parts())

    def _parts(self) -> Iterator[tuple[str, str]]:
        if self.deals:
            yield "r", self.rules
            yield "n", str(len(self.seats))
            yield from _seat_parts(self.seats)
            for name, value in self.options.items():
                yield name, value_text(value)
        if self.seed is not None:
            yield "s", str(self.seed)
        if self.language is not None:
            yield "l", self.language


def link_of(table: TableSetup, seed: int | None = None, language: str | None = None) -> str:
    """The link to a table and its cards, as it stands behind the #."""
    return Link.to(table, seed, language).text()


def parse_link(text: str, known: Known) -> Link | None:
    """What a link says; None where it is empty.

    Args:
        text: what stands behind the #, with or without it, or a whole address.
        known: bots, temperaments and languages there are.

    Raises:
        BadLink: anything in it is not allowed.
    """
    fragment = text.partition("#")[2] if _ADDRESS.match(text) else text
    if not fragment:
        return None
    if len(fragment) > LONGEST:
        raise BadLink(Refusal.LONG, most=str(LONGEST))
    given = _pairs(fragment)
    language = given.get("l")
    if language is not None and language not in known.languages:
        raise _bad_value("l", language, known.languages)
    rules = given.get("r", next(iter(PRESETS)))
    if rules not in PRESETS:
        raise _bad_value("r", rules, tuple(PRESETS))
    players = _number(given, "n", USUAL_PLAYERS, MIN_PLAYERS, MAX_PLAYERS)
    options = {name: _option(name, given[name]) for name in OPTIONS if name in given}
    _check_rules(rules, players, options)
    seed = _number(given, "s", 0, 0, LARGEST_SEED) if "s" in given else None
    return Link(
        rules, options, _seats(given, players, known), seed, language, given.keys() != {"l"}
    )


def _pairs(fragment: str) -> dict[str, str]:
    given: dict[str, str] = {}
    for part in fragment.split("&"):
        key, equals, value = (_unescaped(each, part) for each in part.partition("="))
        if not equals or not key:
            raise BadLink(Refusal.BROKEN, part=_shown(part or "&"))
        if key not in KEYS and key not in OPTIONS:
            raise BadLink(Refusal.UNKNOWN, key=_shown(key), allowed=KEYS)
        if key in given:
            raise BadLink(Refusal.TWICE, key=key)
        given[key] = value
    return given


def _unescaped(text: str, part: str) -> str:
    try:
        if _BROKEN_ESCAPE.search(text):
            raise ValueError
        # An escape that is no UTF-8, or half a character, is an error as well.
        return unquote_to_bytes(text).decode("utf-8")
    except ValueError:
        raise BadLink(Refusal.BROKEN, part=_shown(part)) from None


def _shown(text: str) -> str:
    """A wrong text as it may be repeated to the player: short, and in letters we have."""
    plain = "".join(sign if " " <= sign <= "~" else "?" for sign in text[: MOST_SHOWN + 1])
    return plain if len(plain) <= MOST_SHOWN else plain[: MOST_SHOWN - 1] + "…"


def _bad_value(key: str, value: str, allowed: tuple[str, ...]) -> BadLink:
    return BadLink(Refusal.VALUE, key=key, value=_shown(value), allowed=allowed)


def _number(given: Mapping[str, str], key: str, usual: int, least: int, most: int) -> int:
    text = given.get(key)
    if text is None:
        return usual
    if not _DIGITS.fullmatch(text) or not least <= int(text) <= most:
        raise BadLink(Refusal.NUMBER, key=key, value=_shown(text), least=str(least), most=str(most))
    return int(text)


def _option(name: str, text: str) -> Value:
    try:
        return parse_value(name, text)
    except BadRules:
        values = values_of(name)
    numbers = [value for value in values if type(value) is int]
    if not numbers:
        raise _bad_value(name, text, tuple(map(value_text, values)))
    raise BadLink(
        Refusal.NUMBER_OR_NONE if None in values else Refusal.NUMBER,
        key=name,
        value=_shown(text),
        least=str(numbers[0]),
        most=str(numbers[-1]),
    )


def _check_rules(rules: str, players: int, options: Mapping[str, Value]) -> None:
    try:
        make_rules(rules, players, options)
    except BadRules as error:
        allowed = [n for n in range(MIN_PLAYERS, MAX_PLAYERS + 1) if _works(rules, n, options)]
        if error.field == "players" and allowed:
            raise _bad_value("n", str(players), tuple(map(str, allowed))) from None
        raise BadLink(Refusal.TOGETHER, field=error.field) from None


def _works(rules: str, players: int, options: Mapping[str, Value]) -> bool:
    try:
        make_rules(rules, players, options)
    except BadRules:
        return False
    return True


def _seats(given: Mapping[str, str], players: int, known: Known) -> tuple[Sitter, ...]:
    sitters = [_sitter(text, known) for text in given.get("b", known.usual_bot).split(",")]
    if len(sitters) == 1 and sitters[0].bot is not None:
        people = _number(given, "p", 1, 1, players)
        return (Sitter(),) * people + (sitters[0],) * (players - people)
    if "p" in given:
        raise BadLink(Refusal.PEOPLE_TWICE)
    if len(sitters) != players:
        raise BadLink(Refusal.SEATS, given=str(len(sitters)), players=str(players))
    if all(sitter.bot is not None for sitter in sitters):
        raise BadLink(Refusal.NOBODY)
    return tuple(sitters)


def _sitter(text: str, known: Known) -> Sitter:
    if text == PERSON:
        return Sitter()
    bot, dash, temperament = text.partition("-")
    if bot not in known.bots:
        raise _bad_value("b", text, (*known.bots, PERSON))
    if dash and temperament not in known.temperaments:
        raise _bad_value("b", text, tuple(f"{bot}-{each}" for each in known.temperaments))
    return Sitter(bot, temperament if dash else None)


def _seat_parts(seats: Sequence[Sitter]) -> Iterator[tuple[str, str]]:
    people = sum(sitter.bot is None for sitter in seats)
    bots = {sitter for sitter in seats if sitter.bot is not None}
    if len(bots) > 1 or any(sitter.bot is not None for sitter in seats[:people]):
        yield "b", ",".join(map(_sitter_text, seats))
        return
    if people != 1:
        yield "p", str(people)
    for bot in bots:
        yield "b", _sitter_text(bot)


def _sitter_text(sitter: Sitter) -> str:
    if sitter.bot is None:
        return PERSON
    return sitter.bot if sitter.temperament is None else f"{sitter.bot}-{sitter.temperament}"
