"""What can be handed on as text: a link to a deal, and how a match or a daily deal went."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from game.scenes.links import daily_of, daily_result, link_to, place_of
from game.session import Session
from game.store import DailyResult, Link
from game.words import Words
from game.words.labels import rules_name

if TYPE_CHECKING:
    from game.scenes.context import Context


def share_deal(context: Context, session: Session) -> None:
    """Copy an invitation to play the same cards at such a table."""
    words = context.words
    text = words.say(
        "share.deal",
        rules=rules_name(session.match.rules.name, words),
        players=len(session.seats),
        url=address_of(context, link_to(session)),
    )
    _copy(context, text, "share.link_copied")


def share_result(context: Context, session: Session) -> None:
    """Copy how a match that is over went for the person, or for the first of several, with a
    link to its cards."""
    match = session.match
    result = daily_result(session, context.day)
    if result is not None:
        share_daily(context, match.rules.name, result)
        return
    person = session.people[0] if session.people else 0
    line = _line(
        place_of(person, match.scores), len(match.scores), match.scores[person], context.words
    )
    text = context.words.say(
        "share.result", rules=rules_name(match.rules.name, context.words), result=line
    )
    _copy_with(context, text, link_to(session))


def share_daily(context: Context, rules: str, result: DailyResult) -> None:
    """Copy how a daily deal went, with a link to its cards."""
    text = context.words.say(
        "share.daily",
        date=result.day,
        rules=rules_name(rules, context.words),
        result=result_line(result, context.words),
    )
    _copy_with(context, text, daily_of(date.fromisoformat(result.day), rules))


def result_line(result: DailyResult, words: Words) -> str:
    """A result in short: "2nd of 4 · 5 points"."""
    return _line(result.place, result.players, result.points, words)


def _line(place: int, players: int, points: int, words: Words) -> str:
    ordinal = words.say(f"ordinal.{place}")
    return words.say("daily.result", n=points, place=ordinal, players=players)


def address_of(context: Context, link: Link) -> str:
    """Where a link leads: this page's address, or without a page the command that opens it."""
    text = link.text()
    return context.host.link(text) or f'president play --link "#{text}"'


def _copy_with(context: Context, text: str, link: Link) -> None:
    _copy(context, f"{text}\n{address_of(context, link)}", "share.result_copied")


def _copy(context: Context, text: str, done: str) -> None:
    """Put a text on the clipboard and say so; where that fails, offer it to copy by hand."""
    if context.host.copy(text):
        context.tell(context.words.say(done))
        return
    failed = context.words.say("share.copy_failed")
    if not context.host.ask_text(failed, text, limit=len(text)):
        context.tell(f"{failed} {text}", urgent=True)
