import pygame
import pytest
from pygame import Rect

from game.ui.widgets import Button, Column, Group, ScrollArea, Slider
from tests.ui.pointer import down, key, motion, up, wheel


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def area(look, pressed):
    buttons = [Button(f"b{i}", f"Button {i}", lambda i=i: pressed.append(i)) for i in range(20)]
    area = ScrollArea(Column(buttons))
    area.place(look, Rect(0, 0, 300, 200))
    return area


def test_wheel_moves_within_limits(area):
    assert area.room > 0
    assert not area.handle(wheel(1))
    assert area.handle(wheel(-1))
    assert area.offset > 0
    while area.handle(wheel(-1)):
        pass
    assert area.offset == area.room


def test_wheel_elsewhere_does_nothing(area):
    area.handle(motion((500, 500)))
    assert not area.handle(wheel(-1))
    area.handle(motion((50, 50)))
    assert area.handle(wheel(-1))


def test_a_drag_scrolls_and_presses_nothing(area, pressed):
    area.handle(down((100, 150), touch=True))
    area.handle(motion((100, 100), touch=True))
    assert area.offset == 50
    area.handle(up((100, 100), touch=True))
    assert pressed == []


def test_a_small_move_is_still_a_press(area, pressed):
    area.handle(down((100, 20)))
    area.handle(motion((100, 24)))
    area.handle(up((100, 24)))
    assert pressed == [0]
    assert area.offset == 0


def test_what_is_out_of_sight_cannot_be_pressed(area, pressed):
    hidden = area.targets()[10]
    assert not hidden.shown
    area.handle(down(hidden.rect.center))
    area.handle(up(hidden.rect.center))
    assert pressed == []


def test_the_focus_brings_its_target_into_sight(look, area, pressed):
    group = Group([area])
    group.layout(look, Rect(0, 0, 300, 200))
    area.place(look, Rect(0, 0, 300, 200))
    group.handle(key(pygame.K_END))
    last = next(t for t in group.targets() if t.id == "b19")
    assert last.shown
    assert area.rect.contains(last.rect)
    group.handle(key(pygame.K_HOME))
    assert area.offset == 0
    group.focus_on("b18")
    assert group.focus.visible
    assert next(t for t in group.targets() if t.id == "b18").shown
    assert group.activate("b12")
    assert pressed == [12]


def test_keys_scroll_what_has_no_targets_left(look, area):
    group = Group([area])
    group.layout(look, Rect(0, 0, 300, 200))
    area.place(look, Rect(0, 0, 300, 200))
    assert group.handle(key(pygame.K_PAGEDOWN))
    assert area.offset > 100
    assert group.handle(key(pygame.K_PAGEUP))
    assert area.offset == 0


def test_a_slider_is_dragged_without_scrolling(look):
    slider = Slider("s", "S", 0, 10, lambda value: None)
    filler = [Button(f"b{i}", "B", lambda: None) for i in range(9)]
    area = ScrollArea(Column([slider, *filler]))
    area.place(look, Rect(0, 0, 300, 200))
    area.handle(down((40, 22)))
    area.handle(motion((250, 80)))
    assert area.offset == 0
    assert slider.value > 5


def test_the_bar_can_be_dragged(area):
    area.handle(down((298, 5)))
    area.handle(motion((298, 105)))
    assert area.offset > area.room // 3
    area.handle(up((298, 105)))
    assert not area.holds_pointer


def test_what_fits_does_not_scroll(look):
    area = ScrollArea(Column([Button("b", "B", lambda: None)]))
    area.place(look, Rect(0, 0, 300, 200))
    assert area.room == 0
    assert not area.handle(wheel(-1))
    assert not area.key(key(pygame.K_PAGEDOWN))


def flick(area, ms_a_step=16):
    area.handle(down((100, 180), touch=True))
    for y in (160, 140, 120, 100):
        area.handle(motion((100, y), touch=True))
        area.update(ms_a_step)
    area.handle(up((100, 100), touch=True))


def test_a_flick_scrolls_on_and_comes_to_rest(area):
    flick(area)
    assert area.offset == 80
    area.update(16)
    assert area.offset > 80
    for _ in range(300):
        area.update(16)
    there = area.offset
    area.update(16)
    assert area.offset == there
    assert 150 < there < area.room


def test_a_touch_stops_what_was_flicked(area, pressed):
    flick(area)
    area.update(16)
    area.handle(down((100, 50), touch=True))
    there = area.offset
    area.update(16)
    area.handle(up((100, 50), touch=True))
    assert area.offset == there
    assert pressed == []


def test_a_drag_that_rested_before_the_release_does_not_scroll_on(area):
    area.handle(down((100, 180), touch=True))
    area.handle(motion((100, 100), touch=True))
    for _ in range(60):
        area.update(16)
    area.handle(up((100, 100), touch=True))
    there = area.offset
    for _ in range(10):
        area.update(16)
    assert area.offset == there
