import pytest

from game.ui.gestures import DOUBLE_MS, LONG_MS, Gestures
from tests.ui.pointer import down, motion, up


def kinds(gestures):
    return [g.kind for g in gestures]


def tap(gestures, pos, now, touch=False):
    """A press and a release within one frame, as a phone delivers a tap."""
    return gestures.handle(down(pos, touch=touch), now) + gestures.handle(up(pos, touch=touch), now)


def test_a_tap_within_one_frame():
    made = tap(Gestures(), (5, 6), 1000)
    assert kinds(made) == ["tap"]
    assert made[0].pos == made[0].start == (5, 6)


@pytest.mark.parametrize(
    ("gap", "kind"), [(DOUBLE_MS, ["tap", "double"]), (DOUBLE_MS + 1, ["tap"])]
)
def test_two_taps_within_300_ms_are_a_double_tap(gap, kind):
    gestures = Gestures()
    tap(gestures, (5, 5), 1000)
    assert kinds(tap(gestures, (6, 6), 1000 + gap)) == kind


def test_three_quick_taps_are_one_double_tap():
    gestures = Gestures()
    made = [k for i in range(3) for k in kinds(tap(gestures, (5, 5), 100.0 * i))]
    assert made == ["tap", "tap", "double", "tap"]


def test_taps_far_apart_are_two_taps():
    gestures = Gestures()
    tap(gestures, (5, 5), 0)
    assert kinds(tap(gestures, (60, 5), 50)) == ["tap"]


@pytest.mark.parametrize(("touch", "slop"), [(False, 3), (True, 8)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_drag_begins_at_its_threshold_in_css_px(touch, slop, scale):
    gestures = Gestures(scale)
    gestures.handle(down((100, 100), touch=touch), 0)
    just_under = (100, round(100 - slop * scale + 1))
    assert gestures.handle(motion(just_under, touch=touch), 10) == []
    at = (100, round(100 - slop * scale))
    assert kinds(gestures.handle(motion(at, touch=touch), 20)) == ["drag"]
    assert gestures.dragging
    assert kinds(gestures.handle(motion((100, 20), touch=touch), 30)) == ["move"]
    made = gestures.handle(up((100, 10), touch=touch), 40)
    assert kinds(made) == ["move", "drop"]
    assert made[-1].start == (100, 100)
    assert made[-1].pos == (100, 10)
    assert made[-1].touch is touch
    assert not gestures.dragging


def test_a_flick_without_motion_events_is_a_drag():
    gestures = Gestures()
    gestures.handle(down((50, 50), touch=True), 0)
    assert kinds(gestures.handle(up((50, 5), touch=True), 30)) == ["drag", "drop"]


def test_a_long_press_comes_once_and_is_no_tap():
    gestures = Gestures()
    gestures.handle(down((9, 9), touch=True), 1000)
    assert gestures.update(1000 + LONG_MS - 1) == []
    assert kinds(gestures.update(1000 + LONG_MS)) == ["long"]
    assert gestures.update(3000) == []
    assert gestures.handle(motion((90, 90), touch=True), 3001) == []
    assert gestures.handle(up((90, 90), touch=True), 3002) == []


def test_a_drag_is_no_long_press():
    gestures = Gestures()
    gestures.handle(down((9, 9)), 0)
    gestures.handle(motion((30, 9)), 10)
    assert gestures.update(LONG_MS * 2) == []


def test_right_click():
    made = Gestures().handle(down((4, 4), button=3), 0)
    assert kinds(made) == ["menu"]


def test_cancel_breaks_a_drag_off():
    gestures = Gestures()
    gestures.handle(down((0, 0)), 0)
    gestures.handle(motion((20, 0)), 1)
    assert kinds(gestures.cancel()) == ["cancel"]
    assert gestures.handle(up((20, 0)), 2) == []
    assert gestures.cancel() == []


def test_motion_without_a_press_means_nothing():
    assert Gestures().handle(motion((3, 3)), 0) == []
    assert Gestures().handle(up((3, 3)), 0) == []
