"""Drags, double taps, looking at cards: what they must not do by accident, and in any window."""

import pygame
import pytest

from game.host import Hidden, Shown
from tests.scenes.chair import Chair
from tests.scenes.test_match_exchange import later

SIZES = [((390, 844), True), ((1280, 720), False)]
"""A phone with a finger, a desktop with a mouse."""


def selected(chair):
    hand = chair.report["hand"].split()
    return [hand[place] for place in chair.report["selected"]]


def asked_for_two(size=(1280, 720)):
    """Two cards higher than 9 are asked for; the 5 and the king cannot be laid."""
    chair = Chair(size)
    hands = "9C 9D 3D, 5C QC QD KD 6C, 3C 4C"
    return chair.deal("base", hands, people=(1,), actions=["You 9C 9D"]).until_asked()


def leading(size=(1280, 720)):
    return Chair(size).deal("president", "5C 8C 8D 8H KS, 6C 7C 9C, 6D 7D QC").until_asked()


# --- dragging


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_a_card_that_cannot_be_laid_is_not_dragged_nor_are_others_in_its_place(size, touch):
    chair = asked_for_two(size)
    chair.click("card:2", touch)
    assert selected(chair) == ["QC", "QD"]
    chair.wait(400)
    x, y = chair.targets()["card:0"].rect.center
    chair.down((x, y), touch)
    chair.move((x, y - 90), touch)
    assert chair.scene.playing.hand.shift == {}
    chair.up((x, y - 250), touch)
    chair.wait()
    assert chair.report["pile"] == [["You", "9C 9D"]]
    assert selected(chair) == ["QC", "QD"]
    assert chair.report["texts"] == ["Play exactly 2 cards, as on the pile."]


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_a_card_that_is_dragged_back_stays_selected_and_is_not_laid(size, touch):
    chair = leading(size)
    x, y = chair.targets()["card:4"].rect.center
    chair.down((x, y), touch)
    chair.move((x, y - 200), touch)
    chair.move((x, y - 12), touch)
    chair.up((x, y - 12), touch)
    chair.wait(400)
    assert chair.report["pile"] == []
    assert selected(chair) == ["KS"]
    assert chair.scene.playing.hand.shift == {}


@pytest.mark.parametrize(("before", "after"), [((390, 844), (844, 390)), ((1280, 720), (640, 360))])
def test_turning_the_window_ends_a_drag_and_lays_nothing(before, after):
    """The finger is still where it was, which means another place now."""
    chair = leading(before)
    x, y = chair.targets()["card:4"].rect.center
    chair.down((x, y), touch=True)
    chair.move((x, y - 60), touch=True)
    assert chair.scene.playing.hand.shift
    chair.resize(*after)
    assert chair.scene.playing.hand.shift == {}
    chair.move((x, y - 200), touch=True)
    chair.up((x, y - 200), touch=True)
    chair.wait(400)
    assert chair.report["pile"] == []
    assert selected(chair) == ["KS"]
    chair.click("play")
    chair.wait()
    assert chair.report["pile"] == [["You", "KS"]]


def test_a_drag_ends_where_the_window_is_hidden():
    """The finger may go up meanwhile, and nobody tells."""
    chair = leading((390, 844))
    x, y = chair.targets()["card:4"].rect.center
    chair.down((x, y), touch=True)
    chair.move((x, y - 60), touch=True)
    chair.scene.handle(Hidden())
    chair.scene.handle(Shown())
    assert chair.scene.playing.hand.shift == {}
    chair.move((x, y - 250), touch=True)
    chair.wait(400)
    assert chair.scene.playing.hand.shift == {}
    assert selected(chair) == ["KS"]


def test_a_card_thrown_out_of_turn_stays_and_is_told_whose_turn_it_is():
    chair = Chair().deal("base", "3C 9D, 4C 5C 8C, 4D KD QD", people=(0,), actions=["You 3C"])
    chair.wait(100)
    assert chair.report["turn"] == "Ada"
    chair.drag("card:0", (0, -250))
    assert selected(chair) == ["9D"]
    assert chair.report["texts"] == ["Not your turn yet: Ada is to play."]
    assert len(chair.session.match.actions) == 1


def test_the_fourth_card_is_thrown_to_complete_four():
    chair = Chair(completion_seconds=0)
    hands = "9C 9D 9H KC 3H, 4D 5C 6C 8C, 9S 3C 4C, 3D 4H 5D"
    chair.deal("ahole", hands, people=(2,), actions=["You 9C 9D 9H"]).until_asked(need="offer")
    place = chair.report["hand"].split().index("9S")
    chair.drag(f"card:{place}", (0, -250))
    chair.until_asked()
    assert chair.session.match.turn == 2
    assert chair.report["counts"]["Bo"] == 2


# --- tapping twice


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_a_double_tap_on_a_selected_card_plays_what_is_selected(size, touch):
    chair = leading(size)
    for place in (1, 2):
        chair.click(f"card:{place}", touch)
        chair.wait(400)
    pos = chair.targets()["card:2"].rect.center
    chair.click_at(pos, touch)
    chair.wait(100)
    chair.click_at(pos, touch)
    chair.wait()
    assert chair.report["pile"] == [["You", "8C 8D"]]


def test_a_double_tap_plays_what_a_hint_has_selected():
    chair = leading()
    chair.key(pygame.K_h)
    chair.until(lambda: selected(chair))
    hinted = chair.report["selected"]
    cards = " ".join(selected(chair))
    pos = chair.targets()[f"card:{hinted[0]}"].rect.center
    chair.click_at(pos)
    chair.wait(100)
    chair.click_at(pos)
    chair.wait()
    assert chair.report["pile"] == [["You", cards]]


# --- the letters


def test_p_says_why_whoever_leads_cannot_pass():
    chair = leading()
    chair.key(pygame.K_p)
    assert chair.report["texts"] == [chair.context.words.say("why.must_lead")]


# --- looking at cards


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_a_card_of_the_pile_is_shown_large(size, touch):
    chair = asked_for_two(size)
    pile = [p for p in chair.scene.table.pieces if p.zone == "pile"]
    pos = round(pile[-1].rest.x), round(pile[-1].rest.y)
    if touch:
        chair.down(pos, touch)
        chair.wait(600)
        chair.up(pos, touch)
    else:
        chair.down(pos, button=3)
        chair.up(pos, button=3)
    assert [t.label for t in chair.targets().values()] == ["9 of diamonds"]
    chair.key(pygame.K_ESCAPE)
    assert "play" in chair.targets()


def test_a_press_on_the_bare_table_shows_nothing():
    chair = asked_for_two()
    seat = chair.scene.table.layout.seat(0)
    for pos in (seat.fan.center, (5, 300)):
        chair.down(tuple(map(round, pos)), touch=True)
        chair.wait(600)
        chair.up(tuple(map(round, pos)), touch=True)
        assert "play" in chair.targets()


def test_a_short_tap_on_the_pile_does_nothing():
    chair = asked_for_two()
    pile = [p for p in chair.scene.table.pieces if p.zone == "pile"]
    chair.click_at((round(pile[0].rest.x), round(pile[0].rest.y)))
    chair.wait(1000)
    assert "play" in chair.targets()


# --- windows that change while something lies above the table


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l])
@pytest.mark.parametrize("size", [(320, 480), (844, 390), (2560, 1440)])
def test_a_sheet_stays_open_and_inside_when_the_window_changes(key, size):
    chair = asked_for_two((390, 844))
    chair.click("card:2")
    chair.key(key)
    open_before = list(chair.targets())
    chair.resize(*size)
    chair.wait()
    assert list(chair.targets()) == open_before
    area = pygame.Rect(0, 0, *size)
    assert all(area.contains(t.rect) for t in chair.targets().values() if t.shown)
    chair.key(pygame.K_ESCAPE)
    assert selected(chair) == ["QC", "QD"]


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_dragged_cards_lie_above_everything_even_the_buttons(size, touch):
    """On a phone Play and Pass stand between the hand and the pile."""
    chair = leading(size)
    x, y = chair.targets()["card:4"].rect.center
    button = chair.scene.buttons["play"].rect
    chair.down((x, y), touch)
    chair.move((x, y - 50), touch)
    (piece,) = (p for p in chair.scene.table.pieces if p.raised)
    # The middle of the card comes to that of the button.
    by = round(button.centerx - piece.rest.x), round(button.centery - piece.rest.y)
    chair.wait(400)
    chair.move((x + by[0], y + by[1]), touch)
    drawn = chair.draw()
    card = chair.context.look.cards.face(*piece.card, chair.scene.table.layout.card[0])
    middle = card.get_rect().center
    apart = [
        abs(a - b)
        for dx in range(-8, 8)
        for dy in range(-8, 8)
        for a, b in zip(
            drawn.get_at((button.centerx + dx, button.centery + dy))[:3],
            card.get_at((middle[0] + dx, middle[1] + dy))[:3],
            strict=True,
        )
    ]
    assert sum(apart) / len(apart) < 40  # it may lie a px beside


# --- reasons that a tap, a throw or a button meets


def test_a_lock_says_which_rank_alone_may_follow():
    chair = Chair().deal(
        "president", "9C 3D 4D, 9D 4C 6C, 5C 9H KS, 3C 3H 4S",
        people=(2,), actions=["You 9C", "Ada 9D"],
    ).until_asked()  # fmt: skip
    place = chair.report["hand"].split().index("KS")
    chair.click(f"card:{place}")
    assert chair.report["texts"] == ["The same rank was played twice: only 9, or pass."]


def test_another_card_than_the_fourth_is_refused_out_of_turn():
    chair = Chair(completion_seconds=0)
    hands = "9C 9D 9H KC 3H, 4D 5C 6C 8C, 9S 3C 4C, 3D 4H 5D"
    chair.deal("ahole", hands, people=(2,), actions=["You 9C 9D 9H"]).until_asked(need="offer")
    chair.drag("card:0", (0, -250))
    assert chair.report["texts"] == ["Out of turn you may only play the cards that complete four."]
    assert chair.report["need"] == "offer"


def test_a_return_that_leaves_nothing_but_twos_is_refused():
    """The President gets a 2 for any card but the 3♣, the only one besides 2s."""
    hands = "3C 2C 2D, 6C 7C 8C, 9C 10C JC, 5C 6D 7H 2S"
    chair = later("ahole", hands, ranking=(0, 1, 2, 3)).until_asked("exchange")
    assert chair.report["hand"] == "3C 2C 2D 2S"
    chair.click("card:0")
    chair.click("give")
    assert chair.report["texts"] == [
        "That would leave you with nothing but 2s: bust. Return other cards."
    ]
    assert selected(chair) == ["3C"]
    assert chair.name == "exchange"
