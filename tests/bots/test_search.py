"""The bandit: it finds the best choice, keeps to its budget, and can be stopped."""

import pytest

from game.bots.bot import Hurry
from game.bots.search import advantage, search
from tests.bots.helpers import answer


def table(*rewards):
    """Arms with these rewards, world after world; what is pulled is written down."""
    pulled = []

    def pull(arm, world):
        pulled.append((arm, world))
        return rewards[arm][world % len(rewards[arm])]

    return pull, pulled


def test_the_best_arm_is_found_though_chance_plays_in():
    pull, _ = table([0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 0])
    found = answer(search(3, pull, budget=300, habit=0))
    assert found.best == 1
    assert found.means[1] == pytest.approx(0.75)


def test_no_more_is_spent_than_there_is():
    for budget in (1, 7, 50, 120):
        for arms in (2, 3, 17, 60):
            pull, pulled = table(*[[0, 1], [1, 0], [0.5, 0.5]] * 20)
            found = answer(search(arms, pull, budget, habit=0))
            assert len(pulled) == sum(found.pulls) <= budget


def test_many_arms_leave_the_race_while_there_is_something_to_spend():
    # Six worlds for each of twenty, if all of them stayed. After four the arms that win nothing
    # are 1/2 behind, with a standard error of 0.29, so they stay; after five they are 3/5 behind
    # with one of 0.24 and go, and what is left is spent on two.
    pull, _ = table([0, 1], [1, 0], *[[0, 0]] * 18)
    found = answer(search(20, pull, budget=120, habit=0))
    assert found.pulls == (15, 15, *[5] * 18)


def test_a_clear_choice_is_made_early():
    pull, pulled = table([1.0], [0.0], [0.0])
    assert answer(search(3, pull, budget=10_000, habit=1)).best == 0
    assert len(pulled) == 3 * 16


def test_all_arms_are_tried_in_the_same_worlds():
    pull, pulled = table([0, 1, 1], [1, 0, 0])
    answer(search(2, pull, budget=40, habit=0))
    worlds = [[world for arm, world in pulled if arm == each] for each in (0, 1)]
    assert worlds[0] == worlds[1] == list(range(20))


def test_between_equals_habit_decides():
    pull, _ = table([0, 1, 0, 1], [1, 0, 1, 0])
    assert answer(search(2, pull, budget=200, habit=1)).best == 1
    assert answer(search(2, pull, budget=200, habit=0)).best == 0


@pytest.mark.parametrize(("worlds", "best"), [(1, 0), (3, 0), (4, 1), (9, 1)])
def test_hurry_gives_what_is_known_so_far_and_habit_where_that_is_nothing(worlds, best):
    pull, pulled = table([0.0], [1.0])
    thinking = search(2, pull, budget=10_000, habit=0)
    while len(pulled) < 2 * worlds:
        next(thinking)
    with pytest.raises(StopIteration) as stop:
        thinking.throw(Hurry)
    assert stop.value.value.best == best
    assert stop.value.value.pulls == (worlds, worlds)


def test_advantage_is_taken_pair_by_pair():
    # Differences 1, 0, 1 and 0: mean 1/2; squares around it 1/4 each, so 1/3 is the variance
    # as four worlds tell it, and a quarter of that the mean's.
    assert advantage([1, 1, 1, 0, 9], [0, 1, 0, 0]) == pytest.approx((0.5, (1 / 12) ** 0.5))
    assert advantage([], [1]) == (0.0, 0.0)
    assert advantage([1], [0.5]) == (0.5, 0.0)


def test_sums_are_exact_so_that_every_python_comes_to_the_same_choice():
    # Ten times 0.1, added one by one, is a little less than 1 up to Python 3.11.
    assert advantage([0.1] * 10, [0.0] * 10)[0] == 0.1
    pull, _ = table([0.1], [0.0])
    assert answer(search(2, pull, budget=20, habit=0)).means == (0.1, 0.0)
