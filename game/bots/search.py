"""Which of several choices does best in the worlds that are possible: a bandit.

Each choice is an arm. Pulling an arm plays one world out and returns a reward between 0
and 1; the n-th pull of every arm uses the n-th world, so that arms are compared pair by
pair in the same worlds. An arm stays in the race as long as its upper confidence bound
reaches the leader: so the pulls go to the arms that may still be the best one, and the
race is over as soon as the choice is clear.

The budget is counted in pulls, and rewards are summed exactly, since `sum` rounds otherwise
from Python 3.12 on: the same seed gives the same choice on every machine. A clock only ever
cuts a search short, by throwing `Hurry` into it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import NamedTuple, TypeAlias

from game.bots.bot import Hurry, Thinking

Pull: TypeAlias = Callable[[int, int], float]
"""`pull(arm, world)`: the reward of an arm in the world of this number."""

_SLICE = 6
"""Pulls without a pause."""
_FIRST_LOOK = 16
_FEWEST = 4
_LOOK_GROWS = 4
"""Arms leave the race after so many worlds for the first time, and again after a quarter more;
sooner where there are many arms, so that the budget is not gone before. Fewer worlds than the
fewest tell nothing."""
_WIDE = 2.0
_TRIFLE = 0.004
"""An arm leaves the race if so many standard errors do not bring it up to the leader, but for a
trifle."""
_DOUBT = 1.0
"""By how many standard errors an arm must be better than habit."""


class Found(NamedTuple):
    """What a search came to.

    Attributes:
        best: the arm to choose.
        means: each arm's mean reward.
        pulls: how often each arm was pulled.
    """

    best: int
    means: tuple[float, ...]
    pulls: tuple[int, ...]


def search(arms: int, pull: Pull, budget: int, habit: int) -> Thinking[Found]:
    """Spend at most `budget` pulls on the arms and find the best one.

    `habit` is the arm that is chosen if no other is clearly better: where chance decides
    between equals, what sound players do is the better guess.
    """
    rewards: list[list[float]] = [[] for _ in range(arms)]
    racing = list(range(arms))
    look = max(_FEWEST, min(_FIRST_LOOK, budget // (3 * arms)))
    spent = world = 0
    try:
        while len(racing) > 1 and spent + len(racing) <= budget:
            for arm in racing:
                rewards[arm].append(pull(arm, world))
                spent += 1
                if spent % _SLICE == 0:
                    yield
            world += 1
            yield
            if world == look:
                racing = _still_racing(racing, rewards)
                look += max(1, look // _LOOK_GROWS)
    except Hurry:
        pass
    return Found(
        _choose(racing, rewards, habit),
        tuple(fsum(got) / max(1, len(got)) for got in rewards),
        tuple(map(len, rewards)),
    )


def advantage(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """By how much one arm does better than another in the worlds both were pulled in, on
    average, and the standard error of that."""
    common = min(len(first), len(second))
    if common < 2:
        return fsum(first[:common]) - fsum(second[:common]), 0.0
    differences = [a - b for a, b in zip(first[:common], second[:common], strict=True)]
    mean = fsum(differences) / common
    squares = fsum(each * each for each in differences)
    return mean, sqrt(max(0.0, squares / common - mean * mean) / (common - 1))


def _still_racing(racing: list[int], rewards: list[list[float]]) -> list[int]:
    leader = max(racing, key=lambda arm: fsum(rewards[arm]))
    left = []
    for arm in racing:
        mean, error = advantage(rewards[arm], rewards[leader])
        if arm == leader or mean + _WIDE * error > _TRIFLE:
            left.append(arm)
    return left


def _choose(racing: list[int], rewards: list[list[float]], habit: int) -> int:
    if habit not in racing:
        return max(racing, key=lambda arm: fsum(rewards[arm]))
    best, most = habit, 0.0
    if len(rewards[habit]) < _FEWEST:
        return habit
    for arm in racing:
        mean, error = advantage(rewards[arm], rewards[habit])
        if mean - _DOUBT * error > most:
            best, most = arm, mean - _DOUBT * error
    return best
