"""Means and their 95 % intervals, worked out by hand."""

from __future__ import annotations

import pytest

from game.cli.intervals import difference, interval, ratio, student


def test_the_interval_of_four_values() -> None:
    # Off the mean by 1.5, 0.5, 0.5 and 1.5: variance 5/3, standard error sqrt(5/12) = 0.6455;
    # t of 3 degrees of freedom is 3.182.
    mean, margin = interval([1, 2, 3, 4])
    assert mean == 2.5
    assert margin == pytest.approx(3.182 * 0.645497, abs=1e-5)


def test_the_interval_of_equal_values_is_nothing_wide() -> None:
    assert interval([0.25] * 5) == (0.25, 0)


def test_one_value_has_no_interval_and_none_has_no_mean() -> None:
    assert interval([3]) == (3, None)
    with pytest.raises(ValueError, match="nothing"):
        interval([])


def test_a_difference_is_taken_pair_by_pair() -> None:
    # Differences 2 and 4: standard error 1, t of one degree of freedom 12.706.
    assert difference([3, 105], [1, 101]) == (3, pytest.approx(12.706))


def test_a_constant_difference_is_certain_however_the_values_scatter() -> None:
    assert difference([1, 50, 7], [0, 49, 6]) == (1, 0)


def test_a_ratio_that_holds_in_every_pair_is_certain() -> None:
    assert ratio([1, 3], [2, 6]) == (0.5, 0)


def test_the_interval_of_a_ratio() -> None:
    # 1.5 to 2 is 0.75; first - 0.75 * second is -0.5 and 0.5: standard error 0.5, measured in
    # 2s 0.25.
    assert ratio([1, 2], [2, 2]) == (0.75, pytest.approx(12.706 * 0.25))
    assert ratio([-1, -2], [-2, -2]) == (0.75, pytest.approx(12.706 * 0.25))


def test_a_ratio_to_nothing_is_none() -> None:
    assert ratio([1, 2], [1, -1]) is None


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (30, 2.042), (31, 2.0395), (60, 2.0003), (1000, 1.9623)]
)
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=1e-4)
