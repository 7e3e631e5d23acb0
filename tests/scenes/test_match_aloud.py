"""What screen readers are told at the table: announcements, and the table as a list of lines."""

import pytest

from game.app.loop import Loop
from game.engine.scoring import Title
from tests.scenes.chair import Chair

HANDS = "5C 8C 8D 8H KS, 6C 7C 9C 9D JS, 6D 7D QC QD AS"
SUITS = set("♣♦♥♠")


@pytest.mark.parametrize(
    ("language", "shown", "aloud"),
    [
        ("en", "J♣", "jack of clubs"),
        ("fr", "V♣", "valet de trèfle"),
        ("pl", "W♣", "walet trefl"),
    ],
)
def test_cards_are_said_in_words_and_shown_as_signs(language, shown, aloud):
    chair = Chair(language=language).deal("president", "JC, 6C 7C, 6D 7D").until_asked()
    chair.click("hint")
    chair.until(lambda: chair.report["texts"])

    assert chair.report["texts"][-1].startswith(f"{shown}. ")
    assert chair.host.announced[-1].startswith(f"{aloud}. ")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Ada: 6 of clubs", "Bo: 6 of diamonds"),
        ("fr", "Ada\u202f: 6 de trèfle", "Bo\u202f: 6 de carreau"),
        ("pl", "Ada: szóstka trefl", "Bo: szóstka karo"),
    ],
)
def test_what_others_play_is_said_in_words(language, first, second):
    chair = Chair(language=language, speed="off").deal("president", HANDS).until_asked()
    chair.click("card:0")
    chair.wait(400)
    chair.click("play")
    chair.until_asked()

    said = chair.host.announced
    assert said.index(first) < said.index(second)
    assert not [text for text in said if SUITS & set(text)]


def play(chair, place):
    chair.click(f"card:{place}")
    chair.wait(400)
    chair.click("play")


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        (
            "en",
            ("Round 1 of 5", "The pile is empty", "You: 5 cards, leads, 0 points, on turn"),
            ("On the pile: 6♦ – Bo", "Ada: 4 cards, 6♣, 0 points", "Bo: 4 cards, 6♦, 0 points"),
        ),
        (
            "fr",
            (
                "Manche 1 sur 5",
                "La pile est vide",
                "You\u202f: 5 cartes, entame, 0 point, doit jouer",
            ),
            (
                "Sur la pile\u202f: 6♦ – Bo",
                "Ada\u202f: 4 cartes, 6♣, 0 point",
                "Bo\u202f: 4 cartes, 6♦, 0 point",
            ),
        ),
        (
            "pl",
            ("Runda 1 z 5", "Stos jest pusty", "You: 5 kart, zaczyna, 0 punktów, teraz gra"),
            (
                "Na stosie: 6♦ – Bo",
                "Ada: 4 karty, 6♣, 0 punktów",
                "Bo: 4 karty, 6♦, 0 punktów",
            ),
        ),
    ],
)
def test_the_table_is_told_line_by_line(language, before, after):
    chair = Chair(language=language, speed="off").deal("president", HANDS).until_asked()
    assert chair.scene.outline()[:3] == before
    play(chair, 0)
    chair.until_asked()
    _, pile, _, *others = chair.scene.outline()
    assert (pile, *others) == after


def test_a_seat_tells_who_passed_who_is_out_and_the_title():
    chair = Chair(speed="off").deal("president", HANDS).until_asked()
    play(chair, 0)
    chair.until_asked()
    chair.scene.table.shown.titles = {0: Title.PRESIDENT}
    chair.click("pass")
    chair.until_asked()
    assert chair.scene.outline()[2].startswith("You: 4 cards, pass, President, 0 points")

    chair = Chair().deal("president", "KC, 3C 4C, 3D 4D").until_asked()
    play(chair, 0)
    chair.until(lambda: chair.scene.outline()[2] == "You: out, 1st, K♣, President, 0 points")


def test_the_pages_list_follows_the_topmost_scene_with_cards_in_words():
    chair = Chair(speed="off").deal("president", HANDS).until_asked()
    loop = Loop(chair.host, chair.stack, lambda error: pytest.fail(repr(error)))
    play(chair, 0)
    chair.until_asked()
    loop.turn(16)
    assert chair.host.outlined[1] == "On the pile: 6 of diamonds – Bo"
    chair.context.to_menu()
    loop.turn(16)
    assert chair.host.outlined == []


def test_the_lines_are_made_anew_only_when_something_happened():
    chair = Chair(speed="off").deal("president", HANDS).until_asked()
    lines = chair.scene.outline()
    chair.click("card:0")
    chair.wait(400)
    assert chair.scene.outline() is lines
