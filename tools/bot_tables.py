"""Plays the tournaments of docs/bots.md and writes their tables into it.

    uv run python -m tools.bot_tables [--rounds-share 0.1] [--only novices] [--jobs 2] [--untimed]

What is played is kept in `build/tournaments`, so that stopping loses nothing: the same command
goes on, and a larger share adds rounds to those played, untimed where the machine is not quiet.
Delete the folder after changing bots.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import LEVELS
from game.bots.registry import MASTER_PLAYOUTS
from game.cli.standings import columns
from game.engine.ruleset import PRESETS, players_range

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "bots.md"
FOLDER = Path("build") / "tournaments"
END = "<!-- end of table -->"

MANY, SOME, FEW = 2000, 500, 200
"""Rounds of each bot at each table: of four, of three or six, and where thinking takes long."""
ROUNDS = {4: MANY, 3: SOME, 6: SOME}
"""By number of players."""
BUDGETS = (1, 4, 16)
"""Times as many playouts as a quarter of the master's."""


class Run(NamedTuple):
    """One tournament.

    Attributes:
        name: of its file.
        rounds: as many as it has when nobody wants fewer.
    """

    name: str
    players: int
    bots: tuple[str, ...]
    against: str
    rounds: int

    def words(self, share: float = 1.0) -> list[str]:
        """The command, after `president`."""
        rules = [name for name in PRESETS if self.players in players_range(name)]
        return [
            *("tournament", "--rules", ",".join(rules), "--players", str(self.players)),
            *("--bots", ",".join(self.bots), "--against", self.against),
            *("--rounds", str(max(1, ceil(self.rounds * share)))),
            *("--out", (FOLDER / f"{self.name}.jsonl").as_posix()),
        ]


class Table(NamedTuple):
    """A table of the document, by the name in its marker, and what has to be played for it."""

    name: str
    runs: tuple[Run, ...]


def _runs(name: str, bots: Sequence[str], against: str) -> tuple[Run, ...]:
    return tuple(
        Run(f"{name}-{players}", players, tuple(bots), against, rounds)
        for players, rounds in ROUNDS.items()
    )


def _levels() -> tuple[Run, ...]:
    return tuple(run for below, above in pairwise(LEVELS) for run in _runs(above, [above], below))


def _budgets() -> tuple[str, ...]:
    return tuple(f"master@{times * MASTER_PLAYOUTS // 4}" for times in BUDGETS)


TABLES = (
    Table("novices", _runs("novices", ("regular", "strong", "master"), "novice")),
    Table("levels", _levels()),
    Table("oracle", _runs("oracle", ("master", "oracle"), "regular")),
    Table("budget", (Run("budget-4", 4, _budgets(), "regular", FEW),)),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and write, table by table."""
    parser = argparse.ArgumentParser(prog="bot_tables", description=__doc__)
    parser.add_argument("--rounds-share", type=float, default=1.0, metavar="SHARE")
    parser.add_argument("--only", help=f"some of {','.join(table.name for table in TABLES)}")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--untimed", action="store_true")
    asked = parser.parse_args(arguments)
    names = [table.name for table in TABLES] if asked.only is None else asked.only.split(",")
    unknown = set(names) - {table.name for table in TABLES}
    if unknown or not asked.rounds_share > 0:
        parser.error(f"there is no table {', '.join(unknown)}" if unknown else "no rounds at all")
    how = [] if asked.jobs is None else ["--jobs", str(asked.jobs)]
    if asked.untimed:
        how.append("--untimed")
    try:
        for table in TABLES:
            if table.name in names:
                figures = [play([*run.words(asked.rounds_share), *how]) for run in table.runs]
                text = DOCUMENT.read_text(encoding="utf-8")
                filled = fill(text, table.name, section(table, figures, asked.rounds_share))
                DOCUMENT.write_text(filled, encoding="utf-8")
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    except KeyboardInterrupt:
        return 130
    return 0


def play(words: Sequence[str]) -> dict[str, Any]:
    """Play a tournament, or what is left of it; its figures.

    Raises:
        CalledProcessError: it said why and ended, or was stopped.
    """
    print("president", *words, file=sys.stderr)
    (ROOT / FOLDER).mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-m", "game.cli", *words, "--json"],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def section(table: Table, figures: Sequence[Mapping[str, Any]], share: float = 1.0) -> str:
    """What stands between the markers of a table: its commands, and the figures there are."""
    commands = [" ".join(["president", *run.words(share)]) for run in table.runs]
    lines = ["", "```text", *commands, "```", ""]
    if figures:
        lines += [*_grid(figures), ""]
    return "\n".join([*lines, ""])


def _grid(figures: Sequence[Mapping[str, Any]]) -> list[str]:
    """The figures of several tournaments with the same columns as one Markdown table."""
    rows: list[list[str]] = []
    heads: list[str] = []
    for tournament in figures:
        for table in tournament["tables"]:
            shown = columns(table)
            heads = ["rule set", "players", "bot", "against", "rounds", *(n for n, _ in shown)]
            rows += [
                [
                    *(f"`{table['rules']}`", str(table["players"]), bot, tournament["against"]),
                    f"{table['rounds']:,}",
                    *(cell(row) for _, cell in shown),
                ]
                for bot, row in table["bots"].items()
            ]
    rule = ["---", "--:", "---", "---", *["--:"] * (len(heads) - 4)]
    return [f"| {' | '.join(row)} |" for row in (heads, rule, *rows)]


def fill(text: str, name: str, inside: str) -> str:
    """A document with something else between the markers of a table.

    Raises:
        ValueError: it has no such markers.
    """
    begin = f"<!-- table: {name} -->"
    if begin not in text or END not in text.partition(begin)[2]:
        raise ValueError(f"there is no place for the table {name}")
    place = re.compile(rf"({re.escape(begin)}\n).*?({re.escape(END)})", re.DOTALL)
    return place.sub(lambda found: found[1] + inside + found[2], text, count=1)


if __name__ == "__main__":
    raise SystemExit(main())
