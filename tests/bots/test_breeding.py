"""The weights by which the master thinks on, and how they were bred."""

from random import Random

import pytest

from game.bots.weights import SHARP, STEADY, Weights
from game.engine.ruleset import PRESETS
from tools.breed_habits import LEAST_SPREAD, SPREAD, bred, drawn, main, mean_place


@pytest.mark.parametrize("name", PRESETS)
def test_equal_players_come_halfway_on_average(name):
    assert mean_place([name], 4, 6, STEADY) == 0.5


@pytest.mark.parametrize("name", PRESETS)
def test_sharp_habits_win_rounds_of_every_rule_set(name):
    """In 800 rounds the standard error is about 0.01."""
    assert mean_place([name], 4, 200, SHARP) < 0.5


def test_who_never_lays_what_could_be_kept_loses():
    assert mean_place(["president"], 4, 20, Weights(patience=5.0)) > 0.6


def test_a_litter_is_drawn_around_the_mean_and_has_it_too():
    mean = dict.fromkeys(SPREAD, 1.0)
    litter = drawn(mean, dict.fromkeys(SPREAD, 0.0), 3, Random(1))
    assert litter == [Weights(**mean)] * 3
    assert len(set(drawn(mean, SPREAD, 8, Random(1)))) == 8


def test_the_best_say_where_the_next_litter_is():
    """0.3 of what was and 0.7 of the best: 0.3 x 1 + 0.7 x 3, and 0.3 x 0.5 + 0.7 x 1."""
    mean, spread = bred({"lead": 1.0}, {"lead": 0.5}, [Weights(lead=2.0), Weights(lead=4.0)])
    assert mean == {"lead": pytest.approx(2.4)}
    assert spread == {"lead": pytest.approx(0.85)}
    _, least = bred({"lead": 1.0}, {"lead": 0.0}, [Weights(lead=1.0)])
    assert least == {"lead": LEAST_SPREAD * SPREAD["lead"]}


@pytest.mark.parametrize(
    ("words", "told"),
    [(["--rules", "bridge"], "bridge"), (["--players", "99"], "99"), (["--litter", "3"], "8")],
)
def test_what_cannot_be_bred_is_refused_in_a_sentence(words, told, capsys):
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert told in capsys.readouterr().err
