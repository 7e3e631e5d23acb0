import pygame
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


def test_the_same_again_stays_longer_and_the_oldest_makes_room():
    notices = Notices()
    notices.say("a", 0)
    notices.say("b", 10)
    notices.say("a", 20)
    assert notices.texts == ["a", "b"]
    notices.say("c", 30)
    assert notices.texts == ["b", "c"]


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


def test_a_tip_stays_inside(look, display):
    for beside in (Rect(0, 0, 20, 20), Rect(620, 460, 20, 20), Rect(300, 200, 20, 20)):
        box = draw_tip(display, look, "It closes the trick: nobody may play on it.", beside)
        assert display.get_rect().contains(box)
        assert not box.colliderect(beside)
