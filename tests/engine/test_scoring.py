"""Titles, points and the end of a match (docs/rules.md, Titles, Scoring, Match end)."""

import pytest

from game.engine.ruleset import make_rules
from game.engine.scoring import Title, is_over, points_of, titles_of, winners_of


def rules_for(players, **options):
    return make_rules("base", players, {"min_players": 2, "max_players": 10} | options)


@pytest.mark.parametrize(
    ("scoring", "players", "points"),
    [
        ("beaten", 2, (1, 0)),
        ("beaten", 3, (2, 1, 0)),
        ("beaten", 10, (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)),
        ("two_one", 2, (2, 1)),
        ("two_one", 3, (2, 1, 0)),
        ("two_one", 6, (2, 1, 0, 0, 0, 0)),
        ("conquest", 2, (10, 0)),
        ("conquest", 3, (10, 5, -1)),
        ("conquest", 4, (10, 5, 1, -1)),
        ("conquest", 5, (10, 5, 1, 0, -1)),
        ("conquest", 8, (10, 5, 1, 0, 0, 0, 0, -1)),
    ],
)
def test_points_by_place(scoring, players, points):
    rules = rules_for(players, scoring=scoring)
    assert points_of(rules, range(players)) == points
    assert points_of(rules, range(players - 1, -1, -1)) == points[::-1]


def test_points_are_listed_by_player():
    assert points_of(rules_for(4, scoring="conquest"), (2, 0, 3, 1)) == (5, -1, 10, 1)


P, V, N, W, L = (
    Title.PRESIDENT,
    Title.VICE_PRESIDENT,
    Title.NEUTRAL,
    Title.VICE_LAST,
    Title.LAST,
)


@pytest.mark.parametrize(
    ("players", "vice_president_from", "vice_last", "titles"),
    [
        (2, 3, True, [P, L]),
        (2, 4, False, [P, L]),
        (3, 3, True, [P, V, L]),
        (3, 4, True, [P, N, L]),
        (4, 3, True, [P, V, W, L]),
        (4, 4, True, [P, V, W, L]),
        (4, 4, False, [P, V, N, L]),
        (5, 3, True, [P, V, N, W, L]),
        (5, 3, False, [P, V, N, N, L]),
        (8, 4, True, [P, V, N, N, N, N, W, L]),
    ],
)
def test_titles_by_place(players, vice_president_from, vice_last, titles):
    rules = rules_for(players, vice_president_from=vice_president_from, vice_last=vice_last)
    ranking = (*range(1, players), 0)
    assert titles_of(rules, ranking) == dict(zip(ranking, titles, strict=True))


@pytest.mark.parametrize(
    ("options", "rounds", "scores", "over"),
    [
        ({"rounds": 5}, 4, (99, 0, 0), False),
        ({"rounds": 5}, 5, (0, 0, 0), True),
        ({"rounds": 1}, 1, (0, 0, 0), True),
        ({"rounds": 5}, 6, (0, 0, 0), True),
        ({"target": 11}, 99, (10, 10, 10), False),
        ({"target": 11}, 1, (0, 11, 0), True),
        ({"target": 11}, 1, (12, 11, 0), True),
        ({"target": 11}, 9, (-12, -11, 0), False),
        ({"conquest": True}, 5, (99, 0, 0), False),
        ({"conquest": True}, 5, (100, 0, 0), True),
        ({"conquest": False}, 5, (0, 0, 0), True),
    ],
)
def test_when_a_match_is_over(options, rounds, scores, over):
    assert is_over(rules_for(3, **options), rounds, scores) is over


@pytest.mark.parametrize(
    ("seats", "scores", "winners"),
    [
        ((0, 1, 2), (3, 5, 4), (1,)),
        ((0, 1, 2), (5, 3, 5), (0, 2)),
        ((2, 1, 0), (5, 3, 5), (2, 0)),
        ((0, 1, 2), (-5, -3, -3), (1, 2)),
        ((1, 2, 0), (0, 0, 0), (1, 2, 0)),
    ],
)
def test_the_highest_total_wins_and_ties_share(seats, scores, winners):
    assert winners_of(seats, scores) == winners
