"""`president simulate`: bots play matches, and the figures of each are told."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from game.bots import DEFAULT_BOT, UnknownBot, make_bot
from game.cli.options import UserError, add_rules, place, rules_of, seed_of, whole
from game.cli.progress import progress
from game.cli.rounds import NAMES, decisions
from game.cli.tally import Tally
from game.engine.actions import Deal
from game.engine.dealing import SEED_BITS
from game.engine.record import record_of, traced
from game.engine.ruleset import RuleSet, options_of
from game.session import Need, Seat, Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Rules, matches, bots, and what to write."""
    add_rules(parser)
    parser.add_argument("--matches", type=whole("--matches", 1), default=1, help="default 1")
    parser.add_argument(
        "--bots",
        default=DEFAULT_BOT,
        metavar="B1,B2,…",
        help="one for each seat; a short list repeats around the table",
    )
    parser.add_argument("--rotate", action="store_true", help="bots move on a seat each match")
    parser.add_argument(
        "--record",
        type=place("--record"),
        metavar="DIR",
        help="write a record of each match there",
    )
    parser.add_argument(
        "--trace", action="store_true", help="with what must hold before each act in the records"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """Play the matches and print the figures."""
    rules = rules_of(arguments)
    seed = seed_of(arguments)
    bots = _bots(arguments.bots, rules.players)
    if arguments.trace and arguments.record is None:
        raise UserError("--trace is allowed with --record only")
    folder = None if arguments.record is None else _folder(arguments.record)
    tally = Tally(dict.fromkeys(bots))
    with progress("matches", arguments.matches) as advance:
        for number in range(arguments.matches):
            turned = number % rules.players if arguments.rotate else 0
            line_up = bots[-turned:] + bots[:-turned] if turned else bots
            session = play_match(rules, line_up, (seed + number) % (1 << SEED_BITS), tally)
            if folder:
                _write(folder, session, number, trace=arguments.trace)
            advance()
    if arguments.json:
        what = {"rules": rules.name, "options": options_of(rules), "players": rules.players}
        print(json.dumps({**what, "seed": seed, "bots": tally.figures()}, indent=2))
    else:
        print(tally.table())
    return 0


def play_match(rules: RuleSet, bots: Sequence[str], seed: int, tally: Tally) -> Session:
    """Let bots play a match to its end, and count what they did."""
    session = Session.start(rules, NAMES[: rules.players], [Seat(bot) for bot in bots], seed)
    while session.need is not Need.OVER:
        if session.need is Need.DEAL:
            session.act(Deal())
        for player, milliseconds in decisions(session):
            tally.decision(bots[player], milliseconds)
    tally.match(bots, session.results, session.match.winners)
    return session


def _bots(text: str, players: int) -> tuple[str, ...]:
    names = [name.strip() for name in text.split(",")]
    if len(names) > players:
        raise UserError(f"--bots: {len(names)} are too many for {players} players")
    for name in names:
        try:
            make_bot(name)
        except UnknownBot as unknown:
            raise UserError(f"--bots: {unknown}") from unknown
    return tuple(names[seat % len(names)] for seat in range(players))


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"--record: {folder} cannot be made: {error.strerror or error}") from error
    return folder


def _write(folder: Path, session: Session, number: int, *, trace: bool) -> None:
    match = session.match
    title = f"{match.rules.name}-{match.rules.players}-{number + 1:04}"
    record = record_of(match, title)
    if trace:
        record = traced(record)
    try:
        (folder / f"{title}.json").write_text(
            json.dumps(record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
        )
    except OSError as error:
        raise UserError(f"--record: {folder} takes no file: {error.strerror or error}") from error
