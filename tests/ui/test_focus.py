import pygame
import pytest
from pygame import Rect

from game.ui.focus import Focus, Target, neighbour
from tests.ui.pointer import key


def grid(columns=3, rows=2, disabled=()):
    """Targets named by row and column, a0 a1 a2 / b0 b1 b2."""
    return [
        Target(name, "", Rect(c * 110, r * 60, 100, 50), name not in disabled)
        for r in range(rows)
        for c in range(columns)
        for name in [f"{'abc'[r]}{c}"]
    ]


def press(focus, targets, *codes, mod=0):
    for code in codes:
        focus.key(key(code, mod), targets)
    return focus.id


def test_tab_goes_round_and_back_and_past_what_is_off():
    focus, targets = Focus(), grid(disabled={"a1"})
    assert press(focus, targets, pygame.K_TAB) == "a0"
    assert press(focus, targets, pygame.K_TAB) == "a2"
    assert press(focus, targets, pygame.K_TAB, mod=pygame.KMOD_LSHIFT) == "a0"
    assert press(focus, targets, pygame.K_TAB, mod=pygame.KMOD_LSHIFT) == "b2"
    assert press(focus, targets, pygame.K_TAB) == "a0"


def test_home_and_end():
    focus, targets = Focus(), grid()
    assert press(focus, targets, pygame.K_END) == "b2"
    assert press(focus, targets, pygame.K_HOME) == "a0"


def test_arrows_follow_rows_and_columns():
    focus, targets = Focus(), grid()
    focus.set("a0")
    assert press(focus, targets, pygame.K_RIGHT) == "a1"
    assert press(focus, targets, pygame.K_DOWN) == "b1"
    assert press(focus, targets, pygame.K_LEFT) == "b0"
    assert press(focus, targets, pygame.K_UP) == "a0"


def test_an_arrow_at_the_edge_is_left_for_others_to_use():
    focus, targets = Focus(), grid()
    focus.set("a0")
    assert not focus.key(key(pygame.K_UP), targets)
    assert focus.id == "a0"
    assert focus.key(key(pygame.K_RIGHT), targets)


def test_a_key_makes_the_ring_visible():
    focus = Focus()
    assert not focus.visible
    focus.key(key(pygame.K_TAB), grid())
    assert focus.visible


def test_other_keys_and_empty_lists_do_nothing():
    focus = Focus()
    assert not focus.key(key(pygame.K_p), grid())
    assert not focus.key(key(pygame.K_TAB), [])
    assert focus.id is None


def test_a_fan_of_overlapping_cards_is_walked_card_by_card():
    cards = [Target(f"c{i}", "", Rect(100 + i * 24, 400, 80, 112)) for i in range(5)]
    play = Target("play", "", Rect(140, 540, 100, 44))
    focus = Focus()
    focus.set("c0")
    walked = [press(focus, [*cards, play], pygame.K_RIGHT) for _ in range(4)]
    assert walked == ["c1", "c2", "c3", "c4"]
    assert press(focus, [*cards, play], pygame.K_DOWN) == "play"


def test_what_lies_in_the_same_row_is_nearer_than_what_lies_askew():
    here = Target("here", "", Rect(0, 0, 50, 50))
    level = Target("level", "", Rect(200, 10, 50, 50))
    askew = Target("askew", "", Rect(60, 90, 50, 50))
    assert neighbour(here, [here, askew, level], (1, 0)) is level


@pytest.mark.parametrize("code", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN])
def test_every_target_can_be_reached_by_arrows(code):
    """From any target each arrow leads to another or stays: never to one that is off."""
    targets = grid(3, 3, disabled={"b1"})
    for target in targets:
        focus = Focus()
        focus.set(target.id)
        assert press(focus, targets, code) != "b1" or target.id == "b1"


def test_arrows_reach_everything():
    targets = grid(3, 3)
    seen, todo = {"a0"}, ["a0"]
    while todo:
        here = todo.pop()
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            focus = Focus()
            focus.set(here)
            found = press(focus, targets, code)
            if found not in seen:
                seen.add(found)
                todo.append(found)
    assert len(seen) == 9
