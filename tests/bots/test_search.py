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
    for budget in (1, 7, 50):
        pull, pulled = table([0, 1], [1, 0], [0.5, 0.5])
        found = answer(search(3, pull, budget, habit=2))
        assert len(pulled) == sum(found.pulls) <= budget + 2


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


def test_hurry_gives_what_is_known_so_far():
    pull, pulled = table([0.0], [1.0])
    thinking = search(2, pull, budget=10_000, habit=0)
    next(thinking)
    with pytest.raises(StopIteration) as stop:
        thinking.throw(Hurry)
    assert stop.value.value.best == 1
    assert len(pulled) < 20


def test_advantage_is_taken_pair_by_pair():
    # Differences 1, 0, 1 and 0: mean 1/2, deviation 1/2, of four worlds half of that.
    assert advantage([1, 1, 1, 0, 9], [0, 1, 0, 0]) == pytest.approx((0.5, 0.25))
    assert advantage([], [1]) == (0.0, 0.0)


def test_sums_are_exact_so_that_every_python_comes_to_the_same_choice():
    # Ten times 0.1, added one by one, is a little less than 1 up to Python 3.11.
    assert advantage([0.1] * 10, [0.0] * 10)[0] == 0.1
    pull, _ = table([0.1], [0.0])
    assert answer(search(2, pull, budget=20, habit=0)).means == (0.1, 0.0)
