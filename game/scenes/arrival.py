"""Following a link: from the page's address at the start, pasted into it later, or given to
the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.ask import AskScene
from game.scenes.links import KNOWN, table_of
from game.store import BadLink, Link, parse_link
from game.words.labels import rules_name
from game.words.links import link_refused

if TYPE_CHECKING:
    from game.scenes.context import Context


def follow(context: Context, text: str) -> None:
    """Do what a link says, above the scene that is shown: deal, or say why not.

    Where a match is kept, asks first. The address is emptied, so that loading the page again
    goes on with the match in place of dealing it anew.
    """
    context.host.replace_address("")
    try:
        link = parse_link(text, KNOWN)
    except BadLink as bad:
        _refuse(context, bad)
        return
    if link is None:
        return
    if link.language is not None:
        context.speak(link.language)
    if not link.deals:
        return
    if context.store.has_match():
        _ask(context, link)
    else:
        _deal(context, link)


def _refuse(context: Context, bad: BadLink) -> None:
    words = context.words
    reason = link_refused(bad.refusal, bad.params, words)
    ok, title = words.say("common.ok"), words.say("link.refused")
    context.stack.push(AskScene(context, reason, ok, title=title))


def _ask(context: Context, link: Link) -> None:
    words = context.words
    ask = AskScene(
        context,
        words.say("menu.replace_ask"),
        words.say("menu.replace"),
        lambda: _deal(context, link),
        title=_opened(context, link),
        refuse=words.say("common.cancel"),
    )
    context.stack.push(ask)


def _deal(context: Context, link: Link) -> None:
    table = table_of(link, context.settings.table, context.words)
    context.start_match(table, link.seed)
    context.tell(_opened(context, link))


def _opened(context: Context, link: Link) -> str:
    rules = rules_name(link.rules, context.words)
    return context.words.say("share.opened", rules=rules, players=len(link.seats))
