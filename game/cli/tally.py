"""What bots did in simulated matches, counted and told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from game.engine.events import RoundOver

Figures: TypeAlias = dict[str, int | float]

_COLUMNS = {
    "matches": "matches",
    "wins": "wins",
    "rounds": "rounds",
    "first_share": "firsts %",
    "mean_place": "place",
    "mean_points": "points",
    "decisions": "decisions",
    "ms_median": "ms median",
    "ms_p95": "ms p95",
}


@dataclass
class _Count:
    matches: int = 0
    wins: float = 0.0
    rounds: int = 0
    seats: int = 0
    firsts: int = 0
    places: int = 0
    points: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def figures(self) -> Figures:
        times = sorted(self.milliseconds)
        return {
            "matches": self.matches,
            "wins": round(self.wins, 2),
            "rounds": self.rounds,
            "first_share": round(self.firsts / max(self.rounds, 1), 4),
            "mean_place": round(self.places / max(self.seats, 1), 3),
            "mean_points": round(self.points / max(self.seats, 1), 3),
            "decisions": len(times),
            "ms_median": round(quantile(times, 0.5), 4),
            "ms_p95": round(quantile(times, 0.95), 4),
        }


class Tally:
    """Counts by bot. A bot that sits at several seats of a match is counted as one in
    matches, rounds and shares; places and points are the mean over its seats, a round."""

    def __init__(self, bots: Iterable[str]) -> None:
        self._counts = {bot: _Count() for bot in bots}

    def decision(self, bot: str, milliseconds: float) -> None:
        """A bot took so long to decide."""
        self._counts[bot].milliseconds.append(milliseconds)

    def match(
        self, bots: Sequence[str], rounds: Sequence[RoundOver], winners: Sequence[int]
    ) -> None:
        """A match ended. `bots` sat at the players' seats; shared wins count in part."""
        for bot in set(bots):
            self._counts[bot].matches += 1
            self._counts[bot].rounds += len(rounds)
        for winner in winners:
            self._counts[bots[winner]].wins += 1 / len(winners)
        for result in rounds:
            for place, player in enumerate(result.ranking, start=1):
                count = self._counts[bots[player]]
                count.seats += 1
                count.firsts += place == 1
                count.places += place
                count.points += result.points[player]

    def figures(self) -> dict[str, Figures]:
        """The figures of each bot."""
        return {bot: count.figures() for bot, count in self._counts.items()}

    def table(self) -> str:
        """The figures as a table to print."""
        figures = self.figures()
        width = max(len(bot) for bot in figures) + 2
        lines = [" " * width + "".join(f"{title:>11}" for title in _COLUMNS.values())]
        for bot, row in figures.items():
            shown = row | {"first_share": round(100 * row["first_share"], 1)}
            lines.append(f"{bot:{width}}" + "".join(f"{shown[key]:>11,}" for key in _COLUMNS))
        return "\n".join(lines)


def quantile(ordered: Sequence[float], share: float) -> float:
    """The number below which this share of ordered numbers lies; 0 where there are none."""
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0
