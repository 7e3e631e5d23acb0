"""`president bench`: how fast the engine is, and what a frame costs, on one core.

Of an engine, three things are measured: matches through `Match.act`, events and all; rounds
played out on the trick alone, everybody laying the lowest cards that fit; and the same by
the habits of the bots that search, where most of the time goes into choosing.

Speed is counted in processor time, so that other programs on the machine disturb little.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.bots.playout import complete, play_out
from game.cli.options import UserError
from game.engine.actions import Deal, Give
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import PRESETS, make_rules
from game.engine.tricks import NOBODY, Trick

PLAYERS = 4
NAMES = ("Ann", "Ben", "Cat", "Dan")
SEED = 2026
DEALS = 40
MEASURES = 3


class Count(NamedTuple):
    """What was done in a stretch of time."""

    decisions: int
    rounds: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How long to measure, and how to print."""
    parser.add_argument(
        "--seconds", type=_seconds, default=8.0, help="to measure in all; default 8"
    )
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--frames", action="store_true", help="measure update and drawing of the screens instead"
    )
    instead.add_argument(
        "--page",
        action="store_true",
        help="measure engine, bots and frames here and in Chromium, and how the page loads",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise UserError(f"--seconds: {text!r} is not allowed, only a number up to 3600")
    return seconds


def run(arguments: argparse.Namespace) -> int:
    """Measure each rule set, or the frames of each view, and print the figures."""
    if arguments.frames:
        return _run_frames(as_json=arguments.json)
    if arguments.page:
        return _run_page(arguments.seconds, as_json=arguments.json)
    share = arguments.seconds / len(PRESETS) / MEASURES
    figures = {name: measure(name, share) for name in PRESETS}
    print(json.dumps(figures, indent=2) if arguments.json else _table(figures))
    return 0


def _run_frames(*, as_json: bool) -> int:
    # Only here: the engine's figures must be had without a screen.
    from game.cli import frames

    sizes = {f"{wide}x{high}": frames.measure((wide, high)) for wide, high in frames.SIZES}
    if as_json:
        plain = {
            size: {view: each._asdict() for view, each in views.items()}
            for size, views in sizes.items()
        }
        print(json.dumps(plain, indent=2))
        return 0
    print(" " * 20 + "".join(f"{column:>10}" for column in frames.COLUMNS))
    for size, views in sizes.items():
        for view, each in views.items():
            print(f"{size:10}{view:10}" + "".join(f"{value:>10}" for value in each))
    return 0


def _run_page(seconds: float, *, as_json: bool) -> int:
    from game.cli import page

    figures = page.measure(seconds)
    print(json.dumps(figures, indent=2) if as_json else page.table(figures))
    return 0


def measure(name: str, seconds: float) -> dict[str, int]:
    """Decisions and rounds a second of one rule set with four players."""
    match, match_time = _repeat(_matches(name), seconds)
    playout, playout_time = _repeat(_playouts(name, _rush), seconds)
    search, search_time = _repeat(_playouts(name, _by_habit), seconds)
    return {
        "match_decisions_per_s": round(match.decisions / match_time),
        "playout_decisions_per_s": round(playout.decisions / playout_time),
        "search_decisions_per_s": round(search.decisions / search_time),
        "search_playouts_per_s": round(search.rounds / search_time),
        "rounds_per_s": round(match.rounds / match_time),
    }


def _repeat(work: Callable[[], Count], seconds: float) -> tuple[Count, float]:
    """Do a piece of work again and again; what was done, and the seconds it took."""
    work()
    decisions = rounds = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not decisions:
        count = work()
        decisions += count.decisions
        rounds += count.rounds
    return Count(decisions, rounds), spent


def _matches(name: str) -> Callable[[], Count]:
    """Matches with random legal moves through `Match.act`, events and all."""
    rules = make_rules(name, PLAYERS)
    random = Random(SEED)

    def play_one() -> Count:
        return _play_match(Match(rules, NAMES, seed=random.getrandbits(32)), random.random)

    return play_one


def _play_match(match: Match, draw: Callable[[], float]) -> Count:
    legal, act, action_for = match.legal, match.act, match.action_for
    decisions = 0
    rounds = 1
    while True:
        if moves := legal():
            player = match.turn
            assert player is not None
            act(action_for(player, moves[int(draw() * len(moves))]))
            decisions += 1
        elif match.phase is Phase.EXCHANGE:
            giver = match.turn
            assert giver is not None
            act(Give(giver, match.hand(giver)[: match.to_return]))
            decisions += 1
        elif match.phase is Phase.ROUND_OVER:
            act(Deal())
            rounds += 1
        else:
            return Count(decisions, rounds)


def _playouts(name: str, play: Callable[[Trick], int]) -> Callable[[], Count]:
    """Rounds from the first lead to the end; `play` says how many decisions one took."""
    rules = make_rules(name, PLAYERS)
    tricks: list[Trick] = []
    for seed in range(DEALS):
        trick = Match(rules, NAMES, seed).trick
        assert trick is not None
        tricks.append(trick)
    return lambda: Count(sum(play(trick.copy()) for trick in tricks), len(tricks))


def _by_habit(trick: Trick) -> int:
    return play_out(trick, Random(SEED))


def _rush(trick: Trick) -> int:
    """Play a round out with no thought at all: what is measured is the engine."""
    held = trick.held
    lay = trick.lay
    pass_turn = trick.pass_turn
    out_of_turn = trick.laws.out_of_turn
    decisions = 0
    while (player := trick.turn) != NOBODY:
        decisions += 1
        if fits := held[player] & trick.situation.answers:
            lay(player, (fits & -fits).bit_length() - 1)
            if out_of_turn:
                complete(trick)
        else:
            pass_turn()
    return decisions


def _table(figures: dict[str, dict[str, int]]) -> str:
    columns = next(iter(figures.values()))
    lines = [" " * 12 + "".join(f"{column:>26}" for column in columns)]
    for name, row in figures.items():
        lines.append(f"{name:12}" + "".join(f"{value:>26,}" for value in row.values()))
    return "\n".join(lines)
