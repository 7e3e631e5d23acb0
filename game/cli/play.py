"""`president play`: open the window, at the menu or at once at a table."""

from __future__ import annotations

import argparse
import asyncio
import json
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.bots import DEFAULT_BOT
from game.cli.options import UserError, add_rules, options_of, place, rules_of, seed_of, whole
from game.engine.record import record_of
from game.engine.shown import shown
from game.scenes.links import KNOWN
from game.scenes.names import strange_signs
from game.session import Session
from game.store import BadLink, BadValue, SeatSetup, TableSetup, parse_link
from game.words import LANGUAGES, Words, load_words
from game.words.labels import offered_names
from game.words.links import link_refused

SIZE = (1280, 720)
SMALLEST, LARGEST = 200, 7680
"""px: sides of a window."""
DEFAULTS = {"rules": "president", "players": 4, "people": 1}
"""What counts where an argument is missing that would go straight to the deal."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the language, the window, and where the record goes."""
    add_rules(parser)
    parser.add_argument(
        "--people",
        type=whole("--people", 1),
        metavar="K",
        help="how many seats, from the first, are persons; default 1",
    )
    parser.add_argument("--names", metavar="A,B,…", help="of the players, clockwise")
    parser.add_argument("--link", metavar="LINK", help="a shared deal, as #r=…&n=…&s=…")
    parser.add_argument("--lang", metavar="L", help=f"one of {', '.join(LANGUAGES)}")
    parser.add_argument(
        "--size", type=window_size, default=SIZE, metavar="WxH", help="of the window in px"
    )
    parser.add_argument(
        "--record",
        type=place("--record"),
        metavar="FILE",
        help="write the match there when it is over",
    )
    # None tells an argument that was left out from one that says what is usual anyway.
    parser.set_defaults(rules=None, players=None)


def window_size(text: str) -> tuple[int, int]:
    """The size that a text like `1280x720` says.

    Raises:
        UserError: it says none, or none that a window can have.
    """
    width, _, height = text.lower().partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        size = (0, 0)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise UserError(
            f"--size: {shown(text)} is not allowed, only WIDTHxHEIGHT from {SMALLEST} to {LARGEST}"
        )
    return size


def run(arguments: argparse.Namespace) -> int:
    """Play until the window is closed; code 2 if the record cannot be written."""
    if arguments.lang is not None and arguments.lang not in LANGUAGES:
        allowed = ", ".join(LANGUAGES)
        raise UserError(f"--lang: {arguments.lang!r} is not allowed, only {allowed}")
    asked = (arguments.rules, arguments.players, arguments.people, arguments.names, arguments.seed)
    at_once = any(each is not None for each in asked) or bool(arguments.set)
    if at_once:
        _fill(arguments)
        _table(arguments, load_words())  # mistakes are told before a window opens
    link = _link(arguments, at_once) if arguments.link is not None else ""
    seed = None if arguments.seed is None else seed_of(arguments)
    recorder = None if arguments.record is None else Recorder(arguments.record)

    # Not before the arguments are known to be right: pygame takes a moment.
    from game import app

    table = partial(_table, arguments) if at_once else None
    start = app.Start(table, seed, arguments.lang, link)
    over = recorder.write if recorder else _forget
    asyncio.run(app.run(size=arguments.size, start=start, over=over))
    if recorder and recorder.fault:
        raise UserError(recorder.fault)
    return 0


def _link(arguments: argparse.Namespace, at_once: bool) -> str:
    """The link asked for, found to be right; `--lang` counts for more than its language."""
    if at_once:
        raise UserError("--link: it is not allowed together with rules, players, names or a seed")
    try:
        link = parse_link(arguments.link, KNOWN)
    except BadLink as bad:
        reason = link_refused(bad.refusal, bad.params, load_words())
        raise UserError(f"--link: {reason}") from bad
    if link is None:
        raise UserError("--link: it is empty; a link like #r=base&n=4 is allowed")
    return replace(link, language=None if arguments.lang else link.language).text()


def _forget(session: Session) -> None:
    """Nobody asked for a record."""


class Recorder:
    """Writes the record of the first match that it is given, each time that one is given.

    Attributes:
        fault: why it could not be written, "" if it was.
    """

    def __init__(self, file: Path) -> None:
        """Write to a file.

        Raises:
            UserError: it can be no file, or its folder is not there.
        """
        try:
            possible = file.absolute().parent.is_dir() and not file.is_dir()
        except OSError:  # a name too long, a folder that may not be looked into
            possible = False
        if not possible:
            raise UserError(f"--record: {str(file)!r} cannot be written")
        self._file = file
        self._session: Session | None = None
        self.fault = ""

    def write(self, session: Session) -> None:
        """Write the match as it stands."""
        if self._session is None:
            self._session = session
        if session is not self._session:
            return
        text = json.dumps(record_of(session.match), ensure_ascii=False, indent=1) + "\n"
        try:
            self._file.write_text(text, encoding="utf-8")
        except OSError as error:
            self.fault = f"--record: {str(self._file)!r} cannot be written: {error.strerror}"


def _fill(arguments: argparse.Namespace) -> None:
    """Put what is usual where nothing was said; names say how many players there are."""
    if arguments.players is None and arguments.names is not None:
        arguments.players = len(arguments.names.split(","))
    for name, usual in DEFAULTS.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, usual)


def _table(arguments: argparse.Namespace, words: Words) -> TableSetup:
    rules = rules_of(arguments)
    if arguments.people > rules.players:
        raise UserError(
            f"--people: {arguments.people} is not allowed, only 1 to {rules.players} "
            f"with {rules.players} players"
        )
    names = _names(arguments, words)
    if len(names) != rules.players:
        raise UserError(f"--names: there are {len(names)} names for {rules.players} players")
    try:
        seats = tuple(
            SeatSetup(name, None if seat < arguments.people else DEFAULT_BOT)
            for seat, name in enumerate(names)
        )
        table = TableSetup(arguments.rules, dict(options_of(arguments)), seats)
    except BadValue as bad:
        raise UserError(f"--names: {bad}") from bad
    for name in names:
        if strange := strange_signs(name):
            raise UserError(f"--names: {shown(name)} has signs that the fonts lack: {strange}")
    return table


def _names(arguments: argparse.Namespace, words: Words) -> list[str]:
    """The names given, or names in the language in force."""
    if arguments.names is not None:
        return [name.strip() for name in arguments.names.split(",")]
    people = [words.say("names.person"), *offered_names("people", words)][: arguments.people]
    bots = [bot for bot in offered_names("bots", words) if bot not in people]
    return [*people, *bots][: arguments.players]
