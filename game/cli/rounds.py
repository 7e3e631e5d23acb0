"""Rounds that bots play among themselves, decision by decision."""

from __future__ import annotations

import time
from collections.abc import Iterator

from game.engine.actions import Deal
from game.session import Need, Session

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
"""Of the players, for as many as a table seats."""


def decisions(session: Session) -> Iterator[tuple[int, float]]:
    """Let bots play the round to its end; of each decision, whose it was and the ms it took.

    A pass that is due by itself (docs/rules.md, Auto-pass) is no decision.
    """
    spent = 0.0
    while session.need is Need.STEP:
        begin = time.perf_counter()
        events = session.step()
        spent += time.perf_counter() - begin
        if events:
            act = session.match.actions[-1]
            if not session.automatic and not isinstance(act, Deal):
                yield act.player, spent * 1000
            spent = 0.0
