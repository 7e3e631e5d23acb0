"""From the ranking of a round to titles, points and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from game.engine.ruleset import PAIRS_FROM, RuleSet

CONQUEST_POINTS = (10, 5, 1)
CONQUEST_LAST = -1
TWO_ONE_POINTS = (2, 1)


class Title(StrEnum):
    """What a place in the ranking makes of a player in the next round."""

    PRESIDENT = "president"
    VICE_PRESIDENT = "vice_president"
    NEUTRAL = "neutral"
    VICE_LAST = "vice_last"
    LAST = "last"


def titles_of(rules: RuleSet, ranking: Sequence[int]) -> dict[int, Title]:
    """The title of each player (docs/rules.md, Titles)."""
    players = len(ranking)
    titles = dict.fromkeys(ranking, Title.NEUTRAL)
    if players >= PAIRS_FROM and rules.vice_last:
        titles[ranking[-2]] = Title.VICE_LAST
    if players >= rules.vice_president_from:
        titles[ranking[1]] = Title.VICE_PRESIDENT
    titles[ranking[0]] = Title.PRESIDENT
    titles[ranking[-1]] = Title.LAST
    return titles


def points_of(rules: RuleSet, ranking: Sequence[int]) -> tuple[int, ...]:
    """The points won in a round, by player (docs/rules.md, Scoring)."""
    players = len(ranking)
    if rules.scoring == "beaten":
        by_place = tuple(range(players - 1, -1, -1))
    elif rules.scoring == "two_one":
        by_place = _filled(TWO_ONE_POINTS, players)
    else:
        by_place = _conquest(players)
    points = [0] * players
    for player, won in zip(ranking, by_place, strict=True):
        points[player] = won
    return tuple(points)


def is_over(rules: RuleSet, rounds: int, scores: Sequence[int]) -> bool:
    """Whether the match ends after this many rounds with these totals."""
    if rules.target is not None:
        return max(scores) >= rules.target
    return rules.rounds is not None and rounds >= rules.rounds


def winners_of(seats: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """Who has the highest total, in seat order; ties share it."""
    best = max(scores)
    return tuple(player for player in seats if scores[player] == best)


def _filled(points: tuple[int, ...], players: int) -> tuple[int, ...]:
    return (*points, *[0] * players)[:players]


def _conquest(players: int) -> tuple[int, ...]:
    if players == 2:
        return (CONQUEST_POINTS[0], 0)
    return (*_filled(CONQUEST_POINTS, players - 1), CONQUEST_LAST)
