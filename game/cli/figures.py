"""The figures of engine, bots and frames on whatever Python this is, natively or in a page."""

from __future__ import annotations

from game.bots import LEVELS
from game.cli import bench, frames
from game.cli.simulate import play_match
from game.cli.tally import Tally
from game.engine.ruleset import PRESETS, make_rules

SEED = 2026
SIZE = (1280, 720)

Figures = dict[str, dict[str, dict[str, float]]]
"""By what was measured, then by rule set, bot or view, then by kind of figure."""


def figures(seconds: float) -> Figures:
    """Measure the engine for so many seconds in all, then a round of each bot, then frames."""
    share = seconds / len(PRESETS) / bench.MEASURES
    engine: dict[str, dict[str, float]] = {
        name: dict(bench.measure(name, share)) for name in PRESETS
    }
    return {"engine": engine, "bots": bots(), "frames": views()}


def bots() -> dict[str, dict[str, float]]:
    """The ms that a decision of each bot takes, in a round against its like."""
    rules = make_rules("president", 4, {"rounds": 1})
    tally = Tally(LEVELS)
    for bot in LEVELS:
        play_match(rules, [bot] * rules.players, SEED, tally)
    return {
        bot: {name: row[name] for name in ("ms_median", "ms_p95")}
        for bot, row in tally.figures().items()
    }


def views() -> dict[str, dict[str, float]]:
    """The ms that the frames of each view take."""
    return {
        view: {"ms_median": each.median, "ms_p95": each.p95}
        for view, each in frames.measure(SIZE).items()
    }
