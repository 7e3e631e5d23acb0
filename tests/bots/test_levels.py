"""Each level beats the one below: more rounds won than chance gives, over fixed seeds."""

import pytest

from game.engine.ruleset import make_rules
from game.session import Seat, Session
from tests.session.helpers import NAMES, play_out

ROUNDS = 200


def mean_place(rules, bot, others):
    """The mean place (0 first to 1 last) of one bot among others, seats rotating."""
    places = []
    for seed in range(ROUNDS // 10):
        seats = [Seat(others)] * rules.players
        seat = seed % rules.players
        seats[seat] = Seat(bot)
        session = play_out(Session.start(rules, NAMES[: rules.players], seats, seed))
        places += [result.ranking.index(seat) for result in session.results]
    return sum(places) / len(places) / (rules.players - 1)


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("regular", "novice")])
@pytest.mark.parametrize(
    ("name", "players"), [("president", 4), ("wiper", 4), ("base", 4), ("ahole", 5), ("base", 3)]
)
def test_a_level_beats_the_one_below(better, worse, name, players):
    rules = make_rules(name, players, {"rounds": 10})
    assert mean_place(rules, better, worse) < 0.42
