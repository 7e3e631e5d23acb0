"""What the bots that think ahead aim at; temperaments aim a little differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.ruleset import RuleSet
from game.engine.scoring import points_of


@dataclass(frozen=True, slots=True)
class Temper:
    """How much each thing counts, as shares of what a first place is worth.

    Attributes:
        points: the points the place wins; the rest is how far up the ranking it is.
        first: a first place by itself.
        last: what a last place costs by itself.
        hoard: what a king, ace or 2 costs that is laid before the end.
    """

    points: float = 0.4
    first: float = 0.0
    last: float = 0.0
    hoard: float = 0.0


STEADY = Temper()

TEMPERS: Mapping[str, Temper] = {
    "cautious": Temper(points=0.2, last=0.3),
    "bold": Temper(points=0.4, first=0.4),
    "hoarder": Temper(hoard=0.02),
}
"""Tempers by the name of a temperament."""


def rewards_of(rules: RuleSet, temper: Temper) -> tuple[float, ...]:
    """What each place is worth, first to last, from 1 down to 0."""
    places = range(rules.players)
    points = points_of(rules, places)
    most, least = max(points), min(points)
    bottom = rules.players - 1
    worth = []
    for place in places:
        rank = 1 - place / bottom
        won = (points[place] - least) / (most - least)
        value = rank + temper.points * (won - rank)
        value += temper.first * (place == 0) - temper.last * (place == bottom)
        worth.append(value)
    low, high = worth[-1], worth[0]
    return tuple((value - low) / (high - low) for value in worth)
