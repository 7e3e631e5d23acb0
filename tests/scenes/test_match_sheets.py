"""What lies above the table stays until it is put away, whatever happens below it."""

import pygame
import pytest

from game.ui.widgets import Label
from tests.scenes.chair import Chair


def test_the_menu_opened_by_a_tap_during_the_deal_is_there_after_it():
    chair = Chair().start("base", 4)
    assert chair.name == "deal"
    chair.click("menu", touch=True)  # down and up in one frame, and the deal is over at once
    chair.wait(3000)
    assert chair.can("resume")
    chair.click("resume")
    chair.until(lambda: chair.name == "trick")


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l])
def test_what_is_read_outlasts_the_round(key):
    chair = Chair(speed="off").deal("base", "3C, 4C 5C, 6C 7C", bot="novice")
    chair.until_asked()
    chair.click("card:0")
    chair.click("play")
    chair.key(key)
    chair.wait(5000)
    assert len(chair.session.results) == 1
    assert chair.name == "trick"
    chair.key(pygame.K_ESCAPE)
    chair.until(lambda: chair.name == "scoring")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_where_no_panel_shows_the_totals_the_log_does(size):
    chair = Chair(size=size, speed="off").deal("base", "3C 9C, 4C 5C, 6C 7C").until_asked()
    assert chair.scene.table.layout.scores is None
    chair.scene.table.shown.scores = (3, -1, 12)
    chair.click("log")
    (body,) = chair.scene.group.modal.scroll.items
    texts = [widget.text for widget in body.items if isinstance(widget, Label)]
    assert texts[:2] == ["Total", "You 3 · Ada −1 · Bo 12"]
