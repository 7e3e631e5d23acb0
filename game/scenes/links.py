"""Links between the program and the store: what they may name, and who sits at their tables."""

from __future__ import annotations

from datetime import date

from game.bots import DEFAULT_BOT, LEVELS, TEMPERAMENTS
from game.engine.ruleset import options_of
from game.session import Session
from game.store import (
    DailyResult,
    Known,
    Link,
    Sitter,
    TableSetup,
    daily_link,
    day_of,
)
from game.words import LANGUAGES, Words
from game.words.labels import offered_names

KNOWN = Known(LEVELS, tuple(TEMPERAMENTS), LANGUAGES, DEFAULT_BOT)
"""What a link may name."""


def table_of(link: Link, last: TableSetup, words: Words) -> TableSetup:
    """The table that a link asks for, with the names of the table last sat down at, and where
    those run out, with names in the language in force."""
    known = () if last == TableSetup() else last.seats
    people = [seat.name for seat in known if seat.bot is None]
    bots = [seat.name for seat in known if seat.bot is not None]
    wanted = sum(sitter.bot is None for sitter in link.seats)
    people = [*people, words.say("names.person"), *offered_names("people", words)]
    people = list(dict.fromkeys(people))[:wanted]
    bots = list(dict.fromkeys([*bots, *offered_names("bots", words)]))
    return link.table(people, [name for name in bots if name not in people])


def link_to(session: Session) -> Link:
    """The link to the table and the cards of a match."""
    rules = session.match.rules
    seats = tuple(Sitter(seat.bot, seat.temperament) for seat in session.seats)
    return Link(rules.name, options_of(rules), seats, session.match.seed)


def daily_of(day: date, rules: str) -> Link:
    """The daily deal of a rule set."""
    return daily_link(day, rules, DEFAULT_BOT)


def daily_result(session: Session, today: date) -> DailyResult | None:
    """How a daily deal that is over went for the person; None for an ordinary match."""
    day = day_of(link_to(session), DEFAULT_BOT, today)
    if day is None:
        return None
    scores, (person,) = session.match.scores, session.people
    return DailyResult(day.isoformat(), place_of(person, scores), len(scores), scores[person])


def place_of(player: int, scores: list[int] | tuple[int, ...]) -> int:
    """The place (from 1) of a player by totals; equal totals share the better one."""
    return 1 + sum(score > scores[player] for score in scores)
