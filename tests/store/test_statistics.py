import pytest

from game.store import BadValue, Statistics, Tally


def test_a_match_adds_to_the_counts_of_its_rule_set():
    statistics = (
        Statistics()
        .after("base", won=True, places=(1, 1, 4), players=4)
        .after("base", won=True, places=(2,), players=4)
        .after("base", won=False, places=(4, 3), players=4)
        .after("wiper", won=True, places=(1,), players=2)
    )
    assert statistics.of("base") == Tally(
        matches=3, wins=2, rounds=6, firsts=2, lasts=2, streak=0, best_streak=2
    )
    assert statistics.of("wiper").streak == 1
    assert statistics.of("ahole") == Tally()


def test_statistics_survive_the_way_through_json():
    statistics = Statistics().after("base", won=True, places=(1, 2), players=3)
    assert Statistics.from_json(statistics.to_json()) == statistics


@pytest.mark.parametrize(
    "data",
    [{"tallies": []}, {"tallies": {"base": 3}}, {"tallies": {"base": {"wins": -1}}}, []],
)
def test_counts_that_are_none_are_refused(data):
    with pytest.raises(BadValue):
        Statistics.from_json(data)
