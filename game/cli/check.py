"""`president check FILE…`: replay cases and records, and say what does not hold."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.engine.record import BadRecord, check, matches_in, read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files to check."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="JSON: a case or a list of them")


class Result(NamedTuple):
    """How one case went: what to print of it, and whether it was well formed and held."""

    lines: tuple[str, ...]
    malformed: bool = False

    @property
    def passed(self) -> bool:
        """Whether all held."""
        return not self.lines


def run(arguments: argparse.Namespace) -> int:
    """Check all files; 0 if all holds, 1 for failures, 2 for malformed or missing files."""
    results = [result for name in arguments.files for result in check_file(name)]
    for result in results:
        for line in result.lines:
            print(line)
    passed = sum(result.passed for result in results)
    malformed = any(result.malformed for result in results)
    failed = sum(not result.passed for result in results)
    print(f"{passed} passed, {failed} failed")
    if malformed:
        return 2
    return 1 if failed else 0


def check_file(name: str) -> Iterator[Result]:
    """A result for each case of a file; one for a file that cannot be read."""
    try:
        loaded = json.loads(Path(name).read_text(encoding="utf-8"))
    except OSError as error:
        yield _malformed(f"{name}: cannot be read: {error.strerror or error}")
        return
    except (ValueError, RecursionError) as error:
        yield _malformed(f"{name}: not JSON: {_one_line(error)}")
        return
    for path, case in matches_in(loaded):
        yield _check_case(name, path, case)


def _check_case(name: str, path: str, case: object) -> Result:
    title = case.get("case") if isinstance(case, dict) else None
    shown = title if isinstance(title, str) and title else path
    where = f"{name}: {_one_line(shown)}" if shown else name
    try:
        script = read(case)
    except BadRecord as bad:
        return _malformed(f"{where}: {_one_line(bad)}")
    failures = check(script)
    return Result(tuple(f"{where}: {place}: {_one_line(text)}" for place, text in failures))


def _malformed(line: str) -> Result:
    return Result((line,), malformed=True)


def _one_line(text: object) -> str:
    """A text of a file as it may be shown: in one line, and nothing that a terminal obeys."""
    joined = " ".join(str(text).split())
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in joined)
