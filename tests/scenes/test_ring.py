"""The ring around the focus: there wherever somebody goes about by keyboard, and nowhere else."""

import pygame
import pytest

from tests.scenes.chair import Chair
from tests.scenes.moments import MOMENTS
from tests.scenes.tour import SCREENS


def ring(scene):
    return scene.group.focus.visible and scene.focused is not None


def leading():
    return Chair().deal("president", "5C 8C 8D 8H KS, 6C 7C 9C, 6D 7D QC").until_asked()


@pytest.mark.parametrize("target", ["settings", "rules", "statistics", "new", "daily"])
def test_a_page_opened_by_keys_shows_the_ring_at_once(stage, target):
    stage.choose(target)
    assert stage.scene.name != "menu"
    assert ring(stage.scene)
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "menu"
    assert ring(stage.scene)


def test_a_page_opened_by_the_mouse_shows_none(stage):
    stage.key(pygame.K_TAB)
    stage.click("settings")
    assert not ring(stage.scene)


@pytest.mark.parametrize("key", [pygame.K_m, pygame.K_l, pygame.K_h])
def test_a_letter_alone_makes_no_ring(key):
    """They are pressed with a mouse in the other hand."""
    chair = leading()
    chair.key(key)
    assert not ring(chair.scene)


def test_esc_opens_the_menu_with_the_ring_on_its_first_line():
    chair = leading()
    chair.key(pygame.K_ESCAPE)
    assert chair.scene.focused == "resume"
    assert ring(chair.scene)


def test_the_ring_goes_along_from_scene_to_scene():
    """Through a match by keys: the deal, tricks, the scoring, the next deal."""
    chair = Chair(speed="off").start("base", 3, rounds=2)
    chair.key(pygame.K_TAB)
    seen = set()
    for _ in range(4000):
        seen.add((chair.name, ring(chair.scene)))
        if chair.name == "match_end":
            break
        need, legal = chair.report.get("need"), chair.report.get("legal")
        if chair.name == "scoring" or "continue" in chair.targets():
            chair.key(pygame.K_RETURN)
        elif need == "person" and chair.name == "trick" and legal[0] == "pass":
            chair.key(pygame.K_p)
        elif need == "person" and chair.name == "trick":
            rank, _, number = legal[0].partition("x")
            hand = chair.report["hand"].split()
            places = [n for n, card in enumerate(hand) if card[:-1] == rank][: int(number)]
            chair.scene.table.select(places)
            chair.key(pygame.K_HOME)
            chair.key(pygame.K_RETURN)
        elif need == "person":
            chair.scene.table.select(range(chair.session.match.to_return))
            chair.key(pygame.K_HOME)
            chair.key(pygame.K_RETURN)
        chair.wait(50)
    assert {name for name, _ in seen} >= {"trick", "scoring", "match_end"}
    assert all(there for _, there in seen), seen


@pytest.mark.parametrize("name", sorted({**SCREENS, **MOMENTS}.keys() - {"deal", "crash"}))
def test_tab_comes_to_everything_and_the_ring_is_in_sight(stage, name):
    {**SCREENS, **MOMENTS}[name](stage)
    stage.turn(2)
    wanted = {target.id for target in stage.targets(shown=False) if target.enabled}
    seen = set()
    for _ in range(3 * len(wanted) + 3):
        stage.key(pygame.K_TAB)
        seen.add(stage.scene.focused)
        here = stage.target(stage.scene.focused)
        assert here.shown
        assert ring(stage.scene)
        wanted &= {target.id for target in stage.targets(shown=False) if target.enabled}
        if wanted <= seen:
            return
    raise AssertionError(f"Tab never comes to {wanted - seen}")
