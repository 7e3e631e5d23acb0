import pygame
import pytest

from game.ui.cardart import SMALL_WIDTH, corner
from game.ui.cards import CardLook, height_of, index_text
from game.ui.look import Look
from game.ui.theme import MIDNIGHT


@pytest.mark.parametrize("width", [24, 36, 55, SMALL_WIDTH, 61, 90, 97, 140, 251])
def test_a_card_has_exactly_the_size_asked_for(look, width):
    for rank in (0, 7, 8, 9, 10, 11, 12):
        assert look.cards.face(rank, rank % 4, width).get_size() == (width, height_of(width))
    assert look.cards.back(width).get_size() == (width, height_of(width))
    assert height_of(width) == round(width * 1.4)


def test_ranks_run_from_three_to_two():
    texts = [index_text(rank, ("W", "D", "K", "A")) for rank in range(13)]
    assert texts == ["3", "4", "5", "6", "7", "8", "9", "10", "W", "D", "K", "A", "2"]


def test_every_card_is_drawn_once_and_is_unlike_the_others(look):
    seen = {}
    for rank in range(13):
        for suit in range(4):
            face = look.cards.face(rank, suit, 60)
            assert look.cards.face(rank, suit, 60) is face
            seen[pygame.image.tobytes(face, "RGBA")] = (rank, suit)
    assert len(seen) == 52


def test_what_a_person_chooses_changes_the_face(display):
    plain = Look().cards.face(8, 1, 80)
    four = Look(cards=CardLook(four_colour=True)).cards.face(8, 1, 80)
    polish = Look(cards=CardLook(letters=("W", "D", "K", "A"))).cards.face(8, 1, 80)
    pictures = {pygame.image.tobytes(face, "RGBA") for face in (plain, four, polish)}
    assert len(pictures) == 3
    backs = {pygame.image.tobytes(look.cards.back(80), "RGBA") for look in (Look(), Look(MIDNIGHT))}
    assert len(backs) == 2


def test_corners_are_clear_and_the_middle_is_not(look):
    face = look.cards.face(3, 2, 100)
    assert face.get_at((0, 0)).a < 40
    assert face.get_at((50, 70)).a == 255


@pytest.mark.parametrize("width", [36, 60, 90, 140])
def test_the_index_fits_the_visible_strip(look, width):
    """In a fan no less than 24 px of a card are seen; the whole index must be among them."""
    assert corner(width).right <= max(24, width * 0.3)


def test_the_index_can_be_read_on_small_cards():
    assert corner(36).ink >= 12
    assert corner(36).ink / 36 > corner(90).ink / 90 > corner(250).ink / 250


def test_a_face_stays_the_same_when_turned_around(look):
    """Courts and aces excepted: an even card's pips point both ways."""
    face = look.cards.face(3, 2, 120)
    turned = pygame.transform.rotate(face, 180)
    same = pygame.mask.from_threshold(face, (0, 0, 0), (90, 90, 90, 255), turned).count()
    assert same > 0.97 * 120 * 168


def test_turned_cards_go_by_half_degrees(look):
    assert look.cards.face(0, 0, 60, 1.1) is look.cards.face(0, 0, 60, 0.9)
    assert look.cards.face(0, 0, 60, 0.2) is look.cards.face(0, 0, 60)


def test_marks_are_drawn_over_the_card(look, display):
    box = pygame.Rect(100, 100, 80, 112)

    def picture(*marks):
        display.fill((0, 90, 0))
        look.cards.draw(display, box, (4, 2), marks=marks)
        return pygame.image.tobytes(display, "RGB")

    assert len({picture(), picture("dim"), picture("selected"), picture("fresh")}) == 4
