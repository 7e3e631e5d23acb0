"""The offer to complete four: Decline stands where Pass stands, and its time is for looking."""

import pygame
import pytest

from game.engine.actions import Pass
from game.session import Need
from tests.scenes.chair import Chair


def passes(chair, player):
    acts = chair.session.match.actions
    return sum(isinstance(act, Pass) and act.player == player for act in acts)


@pytest.fixture
def offered():
    """Three 7s lie and it is the turn of Ada, who has the device; Bo could complete four."""
    return Chair(completion_seconds=2).ask_to_complete()


def press(chair, how, place):
    if how == "key":
        chair.key(pygame.K_p)
    else:
        chair.click_at(place, touch=how == "touch")


@pytest.mark.parametrize("how", ["mouse", "touch", "key"])
def test_declining_twice_at_once_passes_for_nobody(offered, how):
    place = offered.targets()["decline"].rect.center
    press(offered, how, place)
    offered.wait(100)
    press(offered, how, place)
    offered.wait(100)
    assert offered.report["need"] == "person"
    assert not offered.can("pass")
    assert passes(offered, 1) == 0

    offered.wait(150)
    press(offered, how, place)
    assert passes(offered, 1) == 1


def test_declining_as_the_time_runs_out_passes_for_nobody(offered):
    place = offered.targets()["decline"].rect.center
    offered.until(lambda: "pass" in offered.targets())
    offered.click_at(place)
    offered.wait()
    assert passes(offered, 1) == 0
    assert offered.report["need"] == "person"
    offered.until(lambda: offered.can("pass"), most=20)


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_without_an_offer_every_press_on_pass_counts(how):
    """No pause: the turn is back within two frames, and the next press passes again."""
    chair = Chair(speed="off").deal("president", "3C 4C 5C 6C, KC KD KH KS, AC AD AH AS")
    chair.until_asked()
    chair.click("card:0")
    chair.wait(400)
    chair.click("play")
    place = chair.targets()["pass"].rect.center
    for times in (1, 2):
        chair.until_asked()
        press(chair, how, place)
        assert passes(chair, 0) == times


def offer(**settings):
    """Ada laid three 9s, and we hold the fourth; it is Bo's turn."""
    chair = Chair(**settings)
    hands = "9C 9D 9H KC 3H, 4D 5C 6C 8C, 9S 3C 4C, 3D 4H 5D"
    chair.deal("ahole", hands, people=(2,), actions=["You 9C 9D 9H"])
    return chair.until_asked(need="offer")


@pytest.mark.parametrize("above", ["menu", "log", "rules", "large card"])
def test_time_stands_still_while_something_lies_above_the_table(above):
    chair = offer(completion_seconds=2)
    chair.wait(1000)
    if above == "large card":
        chair.event(
            pygame.MOUSEBUTTONDOWN,
            pos=chair.targets()["card:0"].rect.center,
            button=3,
            touch=False,
        )
    elif above == "log":
        chair.key(pygame.K_l)
    else:
        chair.click("menu")
    if above == "rules":
        chair.click("rules")
        assert chair.name == "rules"
    chair.wait(10_000)
    assert chair.session.need is Need.OFFER
    while chair.name != "trick" or chair.scene.group.modal is not None:
        chair.key(pygame.K_ESCAPE)
        chair.wait()

    chair.wait(800)
    assert chair.session.need is Need.OFFER
    chair.until(lambda: chair.session.need is not Need.OFFER, most=20)


# --- after the offer is gone


def slow_offer():
    """Nobody else can beat three 9s, so that they pass one after the other."""
    chair = Chair(completion_seconds=1, speed="slow")
    hands = "9C 9D 9H KC 3H, 4D 5C 6C 8C, 9S 3C 4C, 3D 4H 5D"
    chair.deal("ahole", hands, people=(2,), actions=["You 9C 9D 9H"])
    return chair.until_asked(need="offer")


@pytest.mark.parametrize("how", ["decline", "time"])
@pytest.mark.parametrize("by", ["click", "key"])
def test_who_declined_can_still_complete_before_cards_are_laid(how, by):
    chair = slow_offer()
    if how == "decline":
        chair.click("decline")
    else:
        chair.until(lambda: chair.session.need is not Need.OFFER)
    chair.wait(64)
    assert chair.session.need is Need.STEP
    assert chair.can("complete")
    assert chair.scene.buttons["complete"].pulse == 0
    assert chair.report["turn"] == "Ada"
    if by == "click":
        chair.click("complete")
    else:
        chair.key(pygame.K_c)
    chair.wait(32)
    assert chair.report["turn"] != "Ada"
    chair.until_asked()
    assert chair.session.match.turn == 2
    assert chair.report["counts"]["Bo"] == 2


def test_the_button_goes_once_cards_are_laid():
    chair = Chair(completion_seconds=1)
    hands = "9C 9D 9H KC 3H, KD KH KS 8C, 9S 3C 4C, 3D 4H 5D"
    chair.deal("ahole", hands, people=(2,), actions=["You 9C 9D 9H"])
    chair.until_asked(need="offer")
    chair.click("decline")
    chair.wait(64)
    assert chair.can("complete")
    chair.until(lambda: len(chair.session.match.pile) == 2)
    chair.wait()
    assert chair.session.match.pile[-1][0] == 1
    assert "complete" not in chair.targets()


def test_several_people_are_asked_once(offered):
    offered.click("decline")
    offered.wait(64)
    assert "complete" not in offered.targets()


def test_the_button_in_turn_is_drawn_only_when_it_looks_different():
    """Three 9s lie and it is our turn: the button swells as long as we like to think."""
    chair = Chair(reduced_motion="on")
    hands = "9C 9D 9H KC 3H, 9S 3C 4C, 3D 4H 5D, 4D 5C 6C 8C"
    chair.deal("ahole", hands, people=(1,), actions=["You 9C 9D 9H"]).until_asked()
    assert chair.can("complete")
    chair.wait(3000)
    chair.draw()
    chair.wait(1000)
    assert not chair.stack.dirty
