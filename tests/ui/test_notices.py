import pygame
import pytest
from pygame import Rect

from game.ui.widgets import Notices, draw_tip
from game.ui.widgets.notices import FADE, reading_time


def test_a_notice_goes_after_it_could_be_read():
    notices = Notices()
    notices.say("Saved.", 1000)
    over = 1000 + reading_time("Saved.")
    assert notices.update(1000 + FADE / 2)
    assert not notices.update(1000 + FADE * 2)
    assert notices.texts == ["Saved."]
    assert notices.update(over)
    assert notices.texts == []
    assert reading_time("a" * 100) > reading_time("a")


def test_the_same_again_stays_longer():
    notices = Notices()
    notices.say("a", 0)
    notices.say("b", 10)
    notices.say("a", 20)
    assert notices.texts == ["a", "b"]
    notices.update(10 + reading_time("b"))
    assert notices.texts == ["a"]
    notices.update(20 + reading_time("a"))
    assert notices.texts == []


@pytest.mark.parametrize("count", [3, 4, 9])
def test_however_many_come_at_once_each_is_shown_long_enough_to_be_read(count):
    notices = Notices()
    texts = [f"Of what was saved, this is the piece number {number}." for number in range(count)]
    for text in (*texts, *texts):
        notices.say(text, 0)
    shown = dict.fromkeys(texts, 0)
    step, now = 16, 0
    while notices.texts:
        assert len(notices.texts) <= Notices.MOST
        for text in notices.texts:
            shown[text] += step
        now += step
        notices.update(now)
    assert all(shown[text] >= reading_time(text) / 2 for text in texts)
    # Whoever comes last does not wait until all the others are gone by themselves.
    assert now < count * reading_time(texts[0])


def test_who_was_read_makes_room_and_fades_out_doing_so():
    notices = Notices()
    notices.say("a", 0)
    notices.say("b", 0)
    late = reading_time("a") * 0.75
    assert not notices.update(late)
    notices.say("c", late)
    notices.update(late)
    assert notices.update(late + FADE / 2)
    assert notices.texts == ["a", "b"]
    notices.update(late + FADE)
    assert notices.texts == ["b", "c"]


def test_what_is_taken_away_takes_along_what_waits():
    notices = Notices()
    for text in "abc":
        notices.say(text, 0)
    notices.clear()
    notices.update(10)
    assert notices.texts == []


def test_a_notice_fades_in(look, display):
    notices = Notices()
    notices.say("Two cards are asked for.", 0, "bad")

    def picture(now):
        display.fill((20, 90, 50))
        notices.draw(display, look, (320, 400), now)
        return pygame.image.tobytes(display, "RGB")

    start, half, full = picture(0), picture(FADE / 2), picture(FADE)
    assert len({start, half, full}) == 3
    assert start == bytes((20, 90, 50)) * (640 * 480)
    assert picture(FADE + 50) == full


@pytest.mark.parametrize("bottom", [0, 30, 90, 470])
def test_no_notice_begins_above_the_window(look, display, bottom):
    notices = Notices()
    for text in ("a long text " * 12, "another long text " * 12):
        notices.say(text, 0)
    ground = (20, 90, 50)

    def drawn_box(bottom):
        display.fill(ground)
        notices.draw(display, look, (320, bottom), FADE)
        drawn = pygame.mask.from_threshold(display, ground, (1, 1, 1, 255))
        drawn.invert()
        boxes = drawn.get_bounding_rects()
        return boxes[0].unionall(boxes[1:])

    box = drawn_box(bottom)
    assert box.top > 0
    assert box.size == drawn_box(470).size


def test_a_tip_stays_inside(look, display):
    for beside in (Rect(0, 0, 20, 20), Rect(620, 460, 20, 20), Rect(300, 200, 20, 20)):
        box = draw_tip(display, look, "It closes the trick: nobody may play on it.", beside)
        assert display.get_rect().contains(box)
        assert not box.colliderect(beside)
