import pygame
import pytest

from game.ui.glyphs import covered
from game.ui.resources import asset
from game.ui.suits import SUIT_SYMBOLS
from game.ui.text import FILES, Writer
from game.ui.theme import BODY, HEADING, STRONG, TEXT_FLOOR, Style

POLISH = "Zażółć gęślą jaźń, PCHNĄĆ W TĘ ŁÓDŹ JEŻA"
FRENCH = "Où l’œuvre naïve… « à gagner »\u202f; ÇÀ ET LÀ, ŒUVRE, Ÿ"
MARKS = "♠♥♦♣ ←→↑↓ ✓ ✗ ★ × · … – — − „” ‘’ “”\xa0\u202f"


@pytest.mark.parametrize("face", FILES)
def test_every_face_has_the_glyphs_of_our_languages(display, face):
    known = covered(asset("fonts", FILES[face]))
    assert set(POLISH + FRENCH + MARKS) <= known
    assert not set("ж漢") & known


def test_size_follows_scale_and_the_readers_wish(display):
    one = Writer(1).line_height(BODY)
    assert Writer(2).line_height(BODY) == pytest.approx(2 * one, abs=1)
    assert Writer(1, 1.5).line_height(BODY) == pytest.approx(1.5 * one, abs=1)


@pytest.mark.parametrize("width", [40, 90, 200, 1000])
def test_lines_are_no_wider_than_asked(look, width):
    text = "The president leads anything.\nNo-one may play a Donaudampfschifffahrtsgesellschaft"
    lines = look.text.wrap(text, BODY, width)
    assert all(look.text.width(line, BODY) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")


def test_no_break_spaces_do_not_break(look):
    width = look.text.width("aaaa 12", BODY)
    assert look.text.wrap("aaaa 12\u202f345", BODY, width) == ["aaaa", "12\u202f345"]


def test_shorten_keeps_what_fits_and_adds_an_ellipsis(look):
    full = look.text.width("President", STRONG)
    assert look.text.shorten("President", STRONG, full) == "President"
    short = look.text.shorten("President", STRONG, full - 1)
    assert short.endswith("…")
    assert "President".startswith(short[:-1])
    assert look.text.width(short, STRONG) <= full - 1


def test_fit_shrinks_to_the_floor_and_no_further(look):
    wide = look.text.width("President", HEADING)
    assert look.text.fit("President", HEADING, wide) == HEADING
    smaller = look.text.fit("President", HEADING, wide * 3 // 4)
    assert look.text.width("President", smaller) <= wide * 3 // 4
    assert look.text.fit("President", HEADING, 3).size == TEXT_FLOOR


def test_suits_take_their_own_colours(look):
    inks = ((1, 200, 3), (1, 2, 200), (200, 1, 2), (9, 9, 9))
    style = Style("text", 40)
    for suit, symbol in enumerate(SUIT_SYMBOLS):
        image = look.text.line(symbol, style, (250, 250, 250), suits=inks)
        middle = image.get_bounding_rect().center
        assert image.get_at(middle)[:3] == inks[suit]
    plain = look.text.line(f"{SUIT_SYMBOLS[0]} 9", style, (250, 250, 250), suits=inks)
    mixed = look.text.width(f"{SUIT_SYMBOLS[0]} 9", style)
    assert plain.get_width() == pytest.approx(mixed, abs=4)


def test_a_line_is_rendered_once(look):
    a = look.text.line("Pass", BODY, (255, 255, 255))
    assert look.text.line("Pass", BODY, (255, 255, 255)) is a
    assert look.text.line("Pass", BODY, (255, 255, 254)) is not a


def test_capitals_stand_in_the_middle(look, display):
    display.fill((0, 0, 0))
    box = pygame.Rect(50, 50, 200, 60)
    look.text.draw(display, "HHH", HEADING, (255, 255, 255), box, align="centre")
    ink = pygame.mask.from_threshold(display, (255, 255, 255), (60, 60, 60)).get_bounding_rects()
    around = ink[0].unionall(ink[1:])
    assert around.centery == pytest.approx(box.centery, abs=1)
    assert around.centerx == pytest.approx(box.centerx, abs=2)


def test_paragraph_is_as_large_as_announced(look):
    text = "Pass or play higher. " * 6
    image = look.text.paragraph(text, BODY, (255, 255, 255), 180)
    assert image.get_size() == (180, look.text.height(text, BODY, 180))
    short = look.text.paragraph(text, BODY, (255, 255, 255), 180, most=2)
    assert short.get_height() == 2 * look.text.line_height(BODY)
