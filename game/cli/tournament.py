"""`president tournament`: how strong bots are, one against so many of another.

Each deal is played once with the bot in each seat, and all bots of a list play the same
deals: what the cards do for one, they do for all. docs/bots.md says how it is counted.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from itertools import islice
from threading import Thread
from typing import TypeAlias, TypeVar

from game.bots import DEFAULT_BOT, UnknownBot
from game.cli.contest import Outcome, Piece, play
from game.cli.entrants import make_player
from game.cli.journal import Journal
from game.cli.options import (
    UserError,
    add_set,
    options_of,
    place,
    rules_of,
    seed_of,
    whole,
)
from game.cli.progress import progress
from game.cli.rounds import NAMES
from game.cli.standings import Figures, printed, table_of
from game.engine.match import Match
from game.engine.ruleset import PRESETS, RuleSet

SEED = 2026
_STOPPED = 130
_MOST_JOBS = 61
"""Windows can wait for no more processes at once."""
_READY = 4
"""Pieces handed out at once for each process, so that none waits for its next."""

_Named = TypeVar("_Named", str, int)
Playing: TypeAlias = Generator[tuple[Piece, Outcome], None, None]
"""Pieces with what came of them, as they get done."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tables, bots, how much to play, and where to keep it."""
    parser.add_argument(
        "--rules",
        default="president",
        metavar="R,…",
        help=f"some of {', '.join(PRESETS)}; default president",
    )
    add_set(parser)
    parser.add_argument("--players", default="4", metavar="N,…", help="2 to 10 each; default 4")
    parser.add_argument(
        "--bots",
        default=DEFAULT_BOT,
        metavar="X1,X2,…",
        help="any level, as in regular:bold and strong@800 (playouts), or oracle, which sees "
        "all cards; each plays by itself and is compared with the first",
    )
    parser.add_argument(
        "--against", default=DEFAULT_BOT, metavar="Y", help="in all other seats; default regular"
    )
    parser.add_argument(
        "--rounds",
        type=whole("--rounds", 1),
        default=400,
        help="of each bot at each table, up to a whole number of deals; default 400",
    )
    parser.add_argument("--seed", type=whole("--seed"), default=SEED, help=f"default {SEED}")
    parser.add_argument("--jobs", type=whole("--jobs", 1), help="processes; default: all cores")
    parser.add_argument(
        "--out",
        type=place("--out"),
        metavar="FILE",
        help="keep each deal there (JSON Lines); the same command, or one with other --rounds, "
        "goes on from there",
    )
    parser.add_argument(
        "--untimed",
        action="store_true",
        help="keep no times of what is played now, as on a machine that is busy with more",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def run(arguments: argparse.Namespace) -> int:
    """Play what is not played yet, and print the figures."""
    tables = _tables(arguments)
    against = arguments.against.strip()
    bots = _bots(arguments.bots, against, tables[0])
    seed = seed_of(arguments)
    options = dict(options_of(arguments))
    head = {
        "rules": list(dict.fromkeys(rules.name for rules in tables)),
        "options": options,
        "players": list(dict.fromkeys(rules.players for rules in tables)),
        "bots": bots,
        "against": against,
        "seed": seed,
    }
    pieces = [
        Piece(rules, deal, seed, bot, against)
        for rules in tables
        for deal in range(1, _deals(arguments.rounds, rules) + 1)
        for bot in bots
    ]
    journal = Journal(arguments.out, head)
    try:
        jobs = arguments.jobs or os.cpu_count() or 1
        _play(pieces, journal, jobs, timed=not arguments.untimed)
    except KeyboardInterrupt:
        print(f"president: stopped; {_what_is_left(arguments)}", file=sys.stderr)
        return _STOPPED
    finally:
        journal.close()
    figures = [
        table_of(
            rules.name,
            rules.players,
            _deals(arguments.rounds, rules),
            bots,
            journal.outcomes,
        )
        for rules in tables
    ]
    _tell(figures, {"against": against, "options": options, "seed": seed}, arguments)
    return 0


def _tell(figures: list[Figures], what: Figures, arguments: argparse.Namespace) -> None:
    if arguments.json:
        print(json.dumps({**what, "tables": figures}, indent=2))
    else:
        print("\n\n".join(printed(table, what["against"]) for table in figures))


def _what_is_left(arguments: argparse.Namespace) -> str:
    if arguments.out is None:
        return "nothing is kept without --out"
    return "the same command goes on from here"


def _deals(rounds: int, rules: RuleSet) -> int:
    return -(-rounds // rules.players)


# --- what is asked for


def _tables(arguments: argparse.Namespace) -> list[RuleSet]:
    """All rule sets with all numbers of players."""
    names = _each_once("--rules", _listed(arguments.rules))
    sizes = _each_once("--players", [*map(whole("--players"), _listed(arguments.players))])
    return [
        rules_of(Namespace(rules=name, players=players, set=arguments.set))
        for name in names
        for players in sizes
    ]


def _bots(text: str, against: str, rules: RuleSet) -> list[str]:
    bots = _each_once("--bots", _listed(text))
    match = Match(rules, NAMES[: rules.players], SEED)
    for option, name in [*(("--bots", bot) for bot in bots), ("--against", against)]:
        try:
            make_player(name, match)
        except UnknownBot as unknown:
            raise UserError(f"{option}: {unknown}") from unknown
    return bots


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _each_once(option: str, names: list[_Named]) -> list[_Named]:
    for name in names:
        if names.count(name) > 1:
            raise UserError(f"{option}: {name} is named twice")
    return names


# --- playing


def _play(pieces: Sequence[Piece], journal: Journal, jobs: int, *, timed: bool) -> None:
    """Play all pieces that have no outcome yet."""
    left = [piece for piece in pieces if piece.key not in journal.outcomes]
    if not left:
        return
    jobs = min(jobs, len(left), _MOST_JOBS)
    done = len(pieces) - len(left)
    with (
        closing(_in_turn(left) if jobs == 1 else _at_once(left, jobs)) as playing,
        progress("deals", len(pieces), done) as advance,
    ):
        for piece, outcome in playing:
            journal.add(piece.key, outcome if timed else outcome._replace(milliseconds=()))
            advance()


def _in_turn(pieces: Sequence[Piece]) -> Playing:
    for piece in pieces:
        yield piece, play(piece)


def _at_once(pieces: Sequence[Piece], jobs: int) -> Playing:
    """Play in several processes, as pieces get done.

    Raises:
        UserError: somebody else ended one of the processes.
    """
    # Started afresh, as on every system that cannot fork.
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=fresh, initializer=_begin_work)
    coming = iter(pieces)
    tasks: dict[Future[Outcome], Piece] = {}

    def hand_out() -> None:
        for piece in islice(coming, jobs * _READY - len(tasks)):
            tasks[pool.submit(play, piece)] = piece

    try:
        with _ctrl_c_ignored():
            hand_out()
        while tasks:
            for task in wait(tasks, return_when=FIRST_COMPLETED).done:
                yield tasks.pop(task), task.result()
            hand_out()
    except BrokenProcessPool as broken:
        raise UserError("a process that played was ended; start the command again") from broken
    finally:
        if tasks:  # nobody waits for what is being played: it may take minutes
            for process in multiprocessing.active_children():
                process.terminate()
        # But for the pool to be gone: one that goes while Python ends may be in its way.
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """Leave Ctrl+C, which reaches all processes of a terminal, to the first one; but end
    with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(_STOPPED)


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes started meanwhile do without Ctrl+C from their first moment on."""
    before = None
    with suppress(ValueError):  # only the main thread may
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)
