"""What a crash report says: version, place of the fault, and the match without names."""

from __future__ import annotations

import copy
import json
import platform
import sys
import traceback
from pathlib import Path

import pygame

import game
from game.engine.match import Match
from game.engine.record import record_of
from game.session import Session

ROOT = Path(__file__).parent.parent.parent


def crash_report(error: BaseException, session: Session | None) -> str:
    """All that helps to find a fault, and nothing about the player."""
    lines = [
        f"President {game.__version__}",
        f"Python {platform.python_version()} on {sys.platform}, pygame-ce {pygame.ver}",
        "",
        *_fault(error),
    ]
    if session is not None:
        seats = ", ".join(seat.bot or "person" for seat in session.seats)
        lines += ["", f"Seats: {seats}", _record(session.match)]
    return "\n".join(lines) + "\n"


def _fault(error: BaseException) -> list[str]:
    """The traceback, with paths from the game's own folder on: others say who plays where."""
    lines = ["Traceback, latest call last:"]
    for frame in traceback.extract_tb(error.__traceback__):
        file = Path(frame.filename)
        shown = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
        lines.append(f"  {shown}:{frame.lineno} in {frame.name}: {frame.line or ''}")
    lines.append("".join(traceback.format_exception_only(error)).strip())
    return lines


def _record(match: Match) -> str:
    nameless = copy.copy(match)
    nameless.names = tuple(f"P{player}" for player in range(len(match.names)))
    return json.dumps(record_of(nameless), ensure_ascii=False)
