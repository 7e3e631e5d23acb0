"""When things happen: bots' delays, readable ends of tricks, offers, hurrying, running on fast."""

import pygame
import pytest

from game.bots import registry
from game.engine.cards import parse_cards
from game.engine.events import Cleared
from game.session import Need
from game.table.director import BUDGET
from game.table.pieces import Zone
from tests.scenes.chair import FRAME, NAMES, Chair
from tests.session.helpers import Dreamer, Scripted


def time_until(chair, wanted, most=60_000.0):
    """ms until something is true, in frames."""
    passed = 0.0
    while not wanted():
        chair.wait(FRAME)
        passed += FRAME
        assert passed < most, chair.report
    return passed


@pytest.fixture
def led():
    """We have led a 3; Ada, a bot, is to follow."""
    hands = "3C 9C 2D, 4C 4D 2C, 5C 5D KC"
    return Chair().deal("base", hands, actions=["You 3C"])


def test_a_bot_takes_its_time_and_its_seat_glows(led):
    led.wait()
    assert led.report["turn"] == "Ada"
    passed = time_until(led, lambda: len(led.report["pile"]) == 2)
    assert 450 - FRAME <= passed <= 750 + 2 * FRAME


@pytest.mark.parametrize(("speed", "factor"), [("slow", 1.6), ("fast", 0.5), ("off", 0.0)])
def test_the_speed_changes_the_delay(speed, factor):
    chair = Chair(speed=speed).deal("base", "3C 9C, 4C 4D, 5C 5D", actions=["You 3C"])
    passed = time_until(chair, lambda: len(chair.report["pile"]) >= 2)
    assert 450 * factor - FRAME <= passed <= 750 * factor + 2 * FRAME


def test_the_last_play_of_a_trick_stays_readable():
    hands = "3C 4C 5C, AC 3D 4D, 6C 7C 8C"
    chair = Chair().deal("base", hands, people=(0,), actions=["You 3C", "Ada AC", "Bo pass"])
    chair.until_asked()
    chair.click("pass")
    assert chair.session.match.pile == []
    assert len(chair.report["pile"]) == 2
    passed = time_until(chair, lambda: chair.report["pile"] == [])
    assert 850 <= passed <= 1100


def test_a_tap_finishes_what_moves_and_does_what_it_was_meant_for():
    chair = Chair().deal("base", "3C 9C 9D, 4C 8C KC, 5C 5D QC", people=(0, 1))
    chair.click("ready")
    chair.until_asked()
    chair.click("card:0")
    chair.click("play")
    assert chair.scene.table.motions.busy
    chair.click("menu")
    assert not chair.scene.table.motions.busy
    assert "resume" in chair.targets()


def test_a_tap_on_a_card_during_the_deal_selects_it():
    chair = Chair().start("president", 4)
    chair.wait(300)
    assert chair.name == "deal"
    chair.click("card:3")
    chair.wait()
    assert chair.name == "trick"
    assert chair.report["selected"] == [3]


def test_a_tap_while_a_trick_ends_counts_for_the_next_one():
    """The last play still lies there to be read; we lead next and need not wait for it."""
    chair = Chair().deal("base", "AC 3D 4D, 3C 4C 5C, 6C 7C 8C", actions=["You AC", "Ada pass"])
    chair.until(lambda: chair.session.match.turn == 0)
    assert len(chair.report["pile"]) == 1
    chair.click("card:0")
    assert chair.report["pile"] == []
    chair.click("play")
    chair.wait()
    assert chair.report["pile"][0] == ["You", "3D"]


def test_the_deal_takes_no_longer_than_it_may():
    chair = Chair().start("ahole", 10)
    passed = time_until(chair, lambda: chair.name == "trick")
    assert passed <= 1500 + 400


def test_keys_finish_the_deal_too():
    chair = Chair().start("president", 4)
    chair.wait(100)
    chair.key(pygame.K_RETURN)
    chair.wait()
    assert chair.name == "trick"


# --- the offer to complete four


def offer(**settings):
    """Ada laid three 9s, and we hold the fourth; it is Bo's turn."""
    chair = Chair(**settings)
    hands = "9C 9D 9H KC 3H, 4D 5C 6C 8C, 9S 3C 4C, 3D 4H 5D"
    return chair.deal("ahole", hands, people=(2,), actions=["You 9C 9D 9H"])


def test_bots_wait_for_an_offer_and_then_go_on():
    chair = offer().until_asked(need="offer")
    assert chair.targets()["complete"].label.endswith("9♠")
    passed = time_until(chair, lambda: chair.session.need is not Need.OFFER)
    assert 2400 <= passed <= 2600


def test_the_time_of_an_offer_is_set_by_the_player():
    chair = offer(completion_seconds=1).until_asked(need="offer")
    assert 900 <= time_until(chair, lambda: chair.session.need is not Need.OFFER) <= 1100


def test_an_offer_without_a_limit_asks_until_it_is_answered():
    chair = offer(completion_seconds=0).until_asked(need="offer")
    chair.wait(20_000)
    assert chair.session.need is Need.OFFER
    chair.click("decline")
    chair.wait()
    assert chair.session.need is Need.STEP


@pytest.mark.parametrize("by", ["click", "key"])
def test_completing_clears_the_pile_and_we_lead(by):
    chair = offer().until_asked(need="offer")
    if by == "click":
        chair.click("complete")
    else:
        chair.key(pygame.K_c)
    chair.until_asked()
    assert chair.session.match.turn == 2
    assert any(isinstance(event, Cleared) for event in chair.session.match.history)
    assert chair.report["pile"] == []


def test_the_button_swells_and_shows_how_long_there_is():
    chair = offer().until_asked(need="offer")
    pulses = set()
    for _ in range(30):
        chair.wait(32)
        pulses.add(round(chair.scene.buttons["complete"].pulse, 2))
    assert len(pulses) > 10
    assert chair.scene.dirty


# --- running on fast


def gone():
    """We lay our last card, and three bots with full hands play on."""
    hands = (
        "2S, 3C 4C 5C 6C 7C 8C 9C 10C JC QC, 3D 4D 5D 6D 7D 8D 9D 10D JD QD,"
        "3H 4H 5H 6H 7H 8H 9H 10H JH QH"
    )
    chair = Chair().deal("base", hands)
    chair.until_asked()
    chair.click("card:0")
    chair.click("play")
    return chair


def test_fast_forward_ends_the_round_in_a_second_or_two():
    chair = gone()
    chair.until(lambda: chair.can("fast"))
    chair.click("fast")
    assert time_until(chair, lambda: chair.name == "scoring") <= 2500


def test_f_runs_on_fast_too():
    chair = gone()
    chair.until(lambda: chair.can("fast"))
    chair.key(pygame.K_f)
    assert time_until(chair, lambda: chair.name == "scoring") <= 2500


def test_without_it_the_bots_take_their_time():
    chair = gone()
    assert time_until(chair, lambda: chair.name == "scoring") > 8000


def test_it_can_run_on_fast_by_itself():
    chair = gone()
    chair.context.change(fast_forward=True)
    assert time_until(chair, lambda: chair.name == "scoring") <= 3500


def test_the_next_round_is_not_fast_any_more():
    chair = Chair(fast_forward=True).start("base", 3)
    while chair.name != "scoring":
        if chair.report.get("need") == "person":
            move = chair.report["legal"][-1]
            if move == "pass":
                chair.click("pass")
            else:
                chair.click("card:0")
                chair.click("play")
        chair.wait(50)
        chair.scene.dirty = False
    chair.click("continue")
    chair.wait()
    assert not chair.scene.director.fast


# --- thinking


def test_a_frame_thinks_no_longer_than_its_budget(monkeypatch):
    """A bot that thinks for ever, on a clock that moves 1 ms whenever it is looked at."""
    bot = Scripted(slices=10_000)
    monkeypatch.setitem(registry._MAKERS, "endless", lambda _: bot)
    chair = Chair(speed="off").deal("base", "3C 9C, 4C 4D, 5C 5D", bot="endless")
    director = chair.scene.playing.director
    looked = [0]

    def clock():
        looked[0] += 1
        return looked[0] / 1000

    director._clock = clock
    chair.until_asked()
    chair.click("card:0")
    chair.click("play")
    before = looked[0]
    chair.stack.update(FRAME)
    assert looked[0] - before <= BUDGET + 4
    assert chair.session.need is Need.STEP


@pytest.mark.parametrize(("seconds", "speed"), [(0.9, "off"), (2, "normal"), (5, "fast")])
def test_a_bot_is_hurried_when_its_time_is_up(monkeypatch, seconds, speed):
    monkeypatch.setitem(registry._MAKERS, "dreamer", lambda _: Dreamer())
    chair = Chair(speed=speed, thinking=seconds).deal(
        "base", "3C 9C, 4C 4D KD, 5C 5D", bot="dreamer"
    )
    chair.until_asked()
    chair.click("card:0")
    chair.click("play")
    begun = time_until(chair, lambda: chair.scene.playing.director.thinking == 1)
    took = time_until(chair, lambda: len(chair.session.match.actions) == 2)
    assert chair.session.match.actions[1].cards == parse_cards("KD")
    assert seconds * 1000 - FRAME <= took <= seconds * 1000 + 3 * FRAME, begun


# --- motion


def test_reduced_motion_fades_where_cards_lie():
    chair = Chair(reduced_motion="on").deal("base", "3C 9C, 4C 4D, 5C 5D").until_asked()
    chair.click("card:0")
    chair.click("play")
    chair.stack.update(0.0)
    (laid,) = chair.scene.table.pieces.zone(Zone.PILE)
    chair.wait(100)
    pose = chair.scene.table.pieces.pose(laid)
    assert (pose.x, pose.y) == (laid.rest.x, laid.rest.y)
    assert 0 < pose.alpha < 1


def test_without_motion_everything_is_there_at_once():
    chair = Chair(speed="off").deal("base", "3C 9C, 4C 4D, 5C 5D").until_asked()
    chair.click("card:0")
    chair.click("play")
    chair.wait()
    assert not chair.scene.table.motions.busy


def test_a_table_at_rest_is_not_drawn_again():
    chair = Chair().deal("base", "3C 9C, 4C 4D, 5C 5D").until_asked()
    chair.wait(3000)
    chair.draw()
    chair.wait(1000)
    assert not chair.stack.dirty


def glows(chair):
    return {NAMES[player]: light for player, light in chair.scene.table.glow.items()}


def test_the_light_fades_from_seat_to_seat():
    chair = Chair().deal("base", "3C 9C, 4C 4D, 5C 5D", actions=["You 3C"])
    chair.wait()
    assert glows(chair) == {"Ada": 1.0}, "there at once where nothing was lit"
    chair.until(lambda: chair.report["turn"] == "Bo")
    assert 0 < glows(chair)["Bo"] < 0.5
    passed = time_until(chair, lambda: glows(chair) == {"Bo": 1.0})
    assert 150 - 2 * FRAME <= passed <= 150 + FRAME


def test_without_motion_the_light_jumps():
    chair = Chair(speed="off").deal("base", "3C 9C, 4C 4D, 5C 5D").until_asked()
    chair.wait()
    assert glows(chair) == {"You": 1.0}


def test_a_light_that_has_come_up_asks_for_no_more_frames():
    chair = Chair().deal("base", "3C 9C, 4C 4D, 5C 5D").until_asked()
    chair.wait(1000)
    chair.draw()
    chair.scene.dirty = False
    chair.wait(500)
    assert not chair.scene.dirty
