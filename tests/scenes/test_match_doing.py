"""Gestures, keys and buttons in a trick, and what the player is told."""

import json

import pygame
import pytest

from game.host import Activated, Focused
from game.table.drawing.words import log_lines
from tests.scenes.chair import Chair

HANDS = "5C 8C 8D 8H KS, 6C 7C 9C 9D JS, 6D 7D QC QD AS"


@pytest.fixture
def chair():
    """We lead, with three 8s in the hand."""
    return Chair().deal("president", HANDS).until_asked()


def select(chair, *places):
    for place in places:
        chair.click(f"card:{place}")
        chair.wait(400)


def selected(chair):
    hand = chair.report["hand"].split()
    return [hand[place] for place in chair.report["selected"]]


def test_a_tap_selects_and_another_one_takes_it_back(chair):
    select(chair, 0)
    assert selected(chair) == ["5C"]
    select(chair, 0)
    assert selected(chair) == []


def test_more_of_a_rank_are_added_and_another_rank_starts_anew(chair):
    select(chair, 1, 3)
    assert selected(chair) == ["8C", "8H"]
    select(chair, 4)
    assert selected(chair) == ["KS"]


def test_play_lays_what_is_selected(chair):
    select(chair, 1, 2, 3)
    chair.click("play")
    chair.wait()
    assert chair.report["pile"] == [["You", "8C 8D 8H"]]
    assert chair.report["hand"] == "5C KS"


def test_two_quick_taps_play_what_the_first_selected(chair):
    pos = chair.targets()["card:4"].rect.center
    chair.click_at(pos)
    chair.wait(100)
    chair.click_at(pos)
    chair.wait()
    assert chair.report["pile"] == [["You", "KS"]]


def test_two_slow_taps_do_not_play(chair):
    pos = chair.targets()["card:4"].rect.center
    chair.click_at(pos)
    chair.wait(400)
    chair.click_at(pos)
    chair.wait()
    assert selected(chair) == []
    assert chair.report["pile"] == []


def test_taps_on_one_place_where_another_card_lies_by_then_do_not_play():
    chair = Chair(speed="off").deal("president", HANDS).until_asked()
    pos = chair.targets()["card:2"].rect.center
    chair.click_at(pos)
    chair.key(pygame.K_RETURN)
    chair.until_asked()
    laid = chair.report["pile"]
    chair.click_at(pos)
    assert chair.report["pile"] == laid


def test_a_double_tap_needs_the_same_card_twice(chair):
    chair.click("card:3")
    chair.wait(50)
    chair.click("card:4")
    chair.wait(50)
    assert chair.report["pile"] == []


def test_dragging_a_card_up_plays_it(chair):
    chair.drag("card:0", (30, -160))
    chair.wait()
    assert chair.report["pile"] == [["You", "5C"]]


def test_a_short_drag_selects_only(chair):
    chair.drag("card:0", (0, -20))
    chair.wait(400)
    assert selected(chair) == ["5C"]
    assert chair.report["pile"] == []


@pytest.mark.parametrize(("touch", "slop"), [(False, 3), (True, 8)])
def test_a_trembling_pointer_taps(chair, touch, slop):
    chair.drag("card:0", (slop - 1, 0), touch=touch)
    assert selected(chair) == ["5C"]
    assert chair.scene.playing.hand.shift == {}


def test_a_selected_set_is_dragged_together(chair):
    select(chair, 1, 2)
    chair.drag("card:2", (0, -200))
    chair.wait()
    assert chair.report["pile"] == [["You", "8C 8D"]]


def test_the_hand_can_be_tapped_down_to_the_edge_of_the_window(chair):
    x = chair.targets()["card:0"].rect.centerx
    chair.click_at((x, 719))
    assert selected(chair) == ["5C"]


@pytest.mark.parametrize("way", ["right", "long"])
def test_a_card_is_shown_large(chair, way):
    pos = chair.targets()["card:4"].rect.center
    if way == "right":
        chair.down(pos, button=3)
        chair.up(pos, button=3)
    else:
        chair.down(pos, touch=True)
        chair.wait(600)
        chair.up(pos, touch=True)
    assert [t.label for t in chair.targets().values()] == ["king of spades"]
    assert selected(chair) == []
    chair.click_at((5, 5))
    assert "card:4" in chair.targets()


def test_undo_selects_nothing(chair):
    select(chair, 1, 2)
    chair.click("undo")
    assert selected(chair) == []
    assert not chair.can("undo")


def test_passing_on_a_lead_is_not_offered(chair):
    assert not chair.can("pass")


def test_an_empty_play_is_refused_in_words(chair):
    chair.click("play")
    assert chair.report["texts"] == ["Choose at least one card."]
    assert chair.host.announced[-1] == "Choose at least one card."


# --- following


@pytest.fixture
def second():
    """Ada (a bot) has led a 9 and we follow in `base`: strictly higher."""
    chair = Chair().deal("base", "9C 10C, 5C 8C QS QD KD, 3C 4C", people=(1,))
    return chair.until_asked()


def test_what_cannot_be_laid_is_dimmed_and_says_why(second):
    hand = second.report["hand"].split()
    assert hand == ["5C", "8C", "QD", "QS", "KD"]
    labels = [second.targets()[f"card:{n}"].label for n in range(5)]
    assert labels[0] == "5 of clubs, cannot be played now"
    assert labels[2] == "queen of diamonds"
    second.click("card:1")
    assert selected(second) == []
    assert second.report["texts"] == [second.context.words.say("why.too_low", rank="9")]


def test_dimming_can_be_turned_off_the_reason_stays(second):
    second.context.change(dim_illegal=False)
    second.wait()
    assert second.targets()["card:0"].label == "5 of clubs"
    second.click("card:0")
    assert second.report["texts"] == [second.context.words.say("why.too_low", rank="9")]


def test_the_wrong_number_says_why(second):
    select(second, 2, 3)
    assert selected(second) == ["QD", "QS"]
    second.click("play")
    assert second.report["texts"] == [second.context.words.say("why.wrong_count", n=1)]
    assert selected(second) == ["QD", "QS"]


def test_keys_select_play_and_pass(second):
    second.key(pygame.K_HOME)
    assert second.scene.focused == "card:0"
    second.key(pygame.K_END)
    second.key(pygame.K_SPACE)
    assert selected(second) == ["KD"]
    second.key(pygame.K_LEFT)
    assert second.scene.focused == "card:3"
    second.key(pygame.K_u)
    assert selected(second) == []
    second.key(pygame.K_RIGHT)
    second.key(pygame.K_SPACE)
    second.key(pygame.K_RETURN)
    second.wait()
    assert ["Ada", "KD"] in second.report["pile"]


def test_p_passes(second):
    second.key(pygame.K_p)
    second.wait()
    assert second.report["counts"]["Ada"] == 5
    assert "Ada: pass" in log_lines(second.scene.table)


def test_h_says_what_a_good_player_would_do_and_why(second):
    before = second.report["texts"]
    second.key(pygame.K_h)
    second.until(lambda: second.report["texts"] not in ([], before))
    text = second.report["texts"][0]
    cards = selected(second)
    assert text.startswith(second.context.words.cards(
        [second.scene.table.shown.hand[p] for p in second.report["selected"]]
    ) if cards else "Pass.")  # fmt: skip
    assert len(text) > 12
    assert second.report["need"] == "person"


def test_l_opens_the_log_and_esc_closes_it(second):
    second.key(pygame.K_l)
    assert list(second.targets()) == ["close"]
    second.key(pygame.K_ESCAPE)
    assert "play" in second.targets()


def test_esc_opens_the_menu_and_m_mutes(second):
    second.key(pygame.K_m)
    assert second.context.settings.mute
    second.key(pygame.K_ESCAPE)
    assert {"resume", "rules", "settings", "leave"} <= set(second.targets())
    second.click("leave")
    assert second.name == "menu"


def test_rules_and_settings_come_above_the_table_and_go_again(second):
    select(second, 4)
    for target, name in (("rules", "rules"), ("settings", "settings")):
        second.click("menu")
        second.click(target)
        assert second.name == name
        second.key(pygame.K_ESCAPE)
        assert second.name == "trick"
    assert selected(second) == ["KD"]


def test_a_screen_reader_can_play(second):
    second.scene.handle(Focused("card:4"))
    second.scene.handle(Activated("card:4"))
    second.scene.handle(Activated("play"))
    second.wait()
    assert ["Ada", "KD"] in second.report["pile"]


@pytest.mark.parametrize("size", [(390, 844), (320, 480), (844, 390), (2560, 1440)])
def test_a_resize_keeps_selection_and_what_moves(second, size):
    select(second, 4)
    second.resize(*size)
    second.wait()
    assert selected(second) == ["KD"]
    area = pygame.Rect(0, 0, *size)
    assert all(area.contains(target.rect) for target in second.targets().values())
    second.click("play")
    second.resize(1280, 720)
    second.wait(1000)
    assert ["Ada", "KD"] in second.report["pile"]


def test_cards_can_be_selected_before_the_turn_comes():
    chair = Chair().deal("base", "9C 10C QC, 5C 8C KD, 3C 4C JH", people=(1,))
    assert chair.report["need"] is None
    chair.click("card:2")
    chair.until_asked()
    assert selected(chair) == ["KD"]
    chair.click("play")
    chair.wait()
    assert ["Ada", "KD"] in chair.report["pile"]


def test_the_first_lead_must_contain_the_three_of_clubs():
    chair = Chair().deal("ahole", "3C 3S 8D KS, 4C 5C 6C 7C, 4D 5D 6D 7D, 4H 5H 6H 7H")
    chair.until_asked()
    select(chair, 1)
    chair.click("play")
    assert chair.report["texts"] == ["The first lead of the match must contain 3♣."]
    select(chair, 0)
    chair.click("play")
    chair.wait()
    assert chair.report["pile"] == [["You", "3C 3S"]]


def test_a_pair_is_selected_by_one_tap_where_two_are_asked_for():
    hands = "9C 9D 3D, 5C QC QD QS KD, 3C 4C"
    chair = Chair().deal("base", hands, people=(1,), actions=["You 9C 9D"]).until_asked()
    chair.click("card:2")
    assert selected(chair) == ["QC", "QD"]


def test_the_keys_are_listed_in_the_menu(second):
    second.click("menu")
    second.click("keys")
    assert list(second.targets()) == ["close"]
    second.click("close")
    assert "play" in second.targets()


def test_a_match_goes_on_at_the_same_card_after_a_reload():
    kept = {}
    chair = Chair(kept=kept).start("president", 4).until_asked()
    select(chair, 0)
    chair.click("pass" if chair.can("pass") else "play")
    chair.until_asked()
    before = chair.report
    again = Chair(kept=kept)
    assert again.context.continue_match()
    again.wait()
    after = again.report
    assert after["hand"] == before["hand"]
    assert after["pile"] == before["pile"]
    assert after["legal"] == before["legal"]
    assert again.scene.table.shown.notes == chair.scene.table.shown.notes


def test_reports_are_plain_data(second):
    assert json.loads(json.dumps(second.report)) == second.report
