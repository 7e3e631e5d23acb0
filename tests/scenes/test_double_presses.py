"""The second half of a double click or a doubled key does not hit what has come in the place."""

import pygame
import pytest

from game.engine.actions import Pass
from tests.scenes.chair import Chair


def passes(chair, player=0):
    acts = chair.session.match.actions
    return sum(isinstance(act, Pass) and act.player == player for act in acts)


def twice(chair, how, target, key):
    """Press a button twice, 100 ms apart, wherever it was at first."""
    place = chair.targets()[target].rect.center
    for _ in range(2):
        if how == "key":
            chair.key(key)
        else:
            chair.click_at(place, touch=how == "touch")
        chair.wait(100)


def until_may_pass(chair):
    chair.until_asked()
    if "pass" not in chair.report["legal"]:
        chair.click("card:0")
        chair.click("play")
    chair.until(lambda: chair.name == "trick" and "pass" in chair.report["legal"])


@pytest.mark.parametrize("how", ["mouse", "touch", "key"])
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_passing_twice_at_once_is_passing_once(how, seed):
    """With speed off, the trick is back before the second click of a double click."""
    chair = Chair(speed="off").start("president", 4, seed=seed, bot="novice")
    until_may_pass(chair)
    before = passes(chair)
    twice(chair, how, "pass", pygame.K_p)
    assert passes(chair) == before + 1


@pytest.fixture
def offered():
    """Three 7s lie and it is the turn of Ada, who has the device; Bo could complete four."""
    chair = Chair(completion_seconds=2).deal(
        "ahole", "7C 7D 7H 9C, 4H 4C 5C 10C, 7S 4D 5D JC, 6C 8C 9D KC",
        people=(0, 1, 2), actions=["You 7C 7D 7H"],
    )  # fmt: skip
    chair.click("ready")
    return chair.until_asked(need="offer")


@pytest.mark.parametrize("how", ["mouse", "touch", "key"])
def test_declining_twice_at_once_passes_for_nobody(offered, how):
    twice(offered, how, "decline", pygame.K_p)
    assert offered.report["need"] == "person"
    assert passes(offered, 1) == 0
    offered.wait(400)
    offered.click("pass")
    assert passes(offered, 1) == 1


def test_declining_as_the_time_runs_out_passes_for_nobody(offered):
    place = offered.targets()["decline"].rect.center
    offered.until(lambda: offered.can("pass"))
    offered.click_at(place)
    offered.wait()
    assert passes(offered, 1) == 0


def test_a_pass_a_moment_later_counts():
    chair = Chair(speed="off").start("president", 4, seed=3, bot="novice")
    until_may_pass(chair)
    chair.click("pass")
    chair.wait(400)
    until_may_pass(chair)
    chair.click("pass")
    assert passes(chair) == 2
