"""What screen readers are told at the table: announcements."""

import pytest

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
