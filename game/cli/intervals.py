"""Means with their 95 % intervals.

The rounds of one deal are not independent: they are played with the same cards. So the
values that come in here are one for each deal, and deals are what is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

# Student's t with 1, 2, 3, … degrees of freedom, exceeded to either side in 5 % of cases.
_STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
_NORMAL = 1.959964


class Interval(NamedTuple):
    """A mean and how far it may be off, to either side; None where one value is all there is."""

    mean: float
    margin: float | None


def interval(values: Sequence[float]) -> Interval:
    """The mean of at least one value, with the 95 % interval of it.

    Raises:
        ValueError: there are no values.
    """
    if not values:
        raise ValueError("a mean of nothing")
    mean = fmean(values)
    if len(values) == 1:
        return Interval(mean, None)
    return Interval(mean, student(len(values) - 1) * stdev(values) / sqrt(len(values)))


def difference(first: Sequence[float], second: Sequence[float]) -> Interval:
    """By how much the first exceed the second on the same deals, pair by pair."""
    return interval([a - b for a, b in zip(first, second, strict=True)])


def ratio(first: Sequence[float], second: Sequence[float]) -> Interval | None:
    """The mean of the first as a share of the mean of the second, on the same deals.

    The interval is that of the first minus the share times the second, measured in means
    of the second: right for many deals, where the second mean is far from 0. None where it
    is 0.
    """
    whole = fmean(second)
    if not whole:
        return None
    share = fmean(first) / whole
    margin = interval([a - share * b for a, b in zip(first, second, strict=True)]).margin
    return Interval(share, None if margin is None else margin / abs(whole))


def student(freedom: int) -> float:
    """What Student's t of so many degrees of freedom exceeds in 2.5 % of cases."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _NORMAL
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
