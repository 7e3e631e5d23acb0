"""Languages, plurals, numbers, lists, cards, and what happens when a text is missing."""

from __future__ import annotations

import json

import pytest

from game.assets import find_asset
from game.engine.cards import parse_cards
from game.words import LANGUAGES, Words, best_language, load_words
from game.words.glyphs import glyphs
from game.words.plurals import FORMS, plural_form


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["pl-PL", "en"], "pl"),
        (["fr_CA.UTF-8"], "fr"),
        (["de", "FR-fr", "pl"], "fr"),
        (["C", "POSIX", ""], "en"),
        (["plt", "frm"], "en"),
        ([], "en"),
    ],
)
def test_best_language(tags: list[str], language: str) -> None:
    assert best_language(tags) == language


@pytest.mark.parametrize(
    ("tag", "numbers", "form"),
    [
        ("en", (1, -1), "one"),
        ("en", (0, 2, 21, 1.5), "other"),
        ("fr", (0, 1, 1.5, -1), "one"),
        ("fr", (2, 21, 100), "other"),
        ("pl", (1,), "one"),
        ("pl", (2, 3, 4, 22, 34, 102, 2.5), "few"),
        ("pl", (0, 5, 11, 12, 13, 14, 21, 112, 113, 25), "many"),
    ],
)
def test_plural_forms(tag: str, numbers: tuple[float, ...], form: str) -> None:
    assert {plural_form(tag, n) for n in numbers} == {form}


def test_every_language_has_plural_rules() -> None:
    assert set(FORMS) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "22 cards"]),
        ("fr", ["1 carte", "2 cartes", "5 cartes", "22 cartes"]),
        ("pl", ["1 karta", "2 karty", "5 kart", "22 karty"]),
    ],
)
def test_counted_texts(tag: str, said: list[str]) -> None:
    words = load_words(tag)
    counted = [words.say("hold.cards", n=n) for n in (1, 2, 5, 22)]
    assert [text.partition(":")[2].strip() for text in counted] == said


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "0 100 −3 2.5 0.25 9999 12,345 −1,234,567.5"),
        ("fr", "0 100 −3 2,5 0,25 9999 12\u202f345 −1\u202f234\u202f567,5"),
        ("pl", "0 100 −3 2,5 0,25 9999 12\u00a0345 −1\u00a0234\u00a0567,5"),
    ],
)
def test_numbers(tag: str, said: str) -> None:
    words = load_words(tag)
    numbers = (0, 100, -3, 2.5, 0.25, 9999, 12345, -1234567.5)
    assert [words.number(n) for n in numbers] == said.split(" ")


def test_signed_numbers() -> None:
    words = load_words("en")
    assert [words.number(n, signed=True) for n in (10, 0, -1)] == ["+10", "0", "−1"]


@pytest.mark.parametrize(
    ("tag", "two", "three"),
    [
        ("en", "Ann and Bob", "Ann, Bob or Cleo"),
        ("fr", "Ann et Bob", "Ann, Bob ou Cleo"),
        ("pl", "Ann i Bob", "Ann, Bob albo Cleo"),
    ],
)
def test_lists(tag: str, two: str, three: str) -> None:
    words = load_words(tag)
    assert words.join(["Ann", "Bob"]) == two
    assert words.join(["Ann", "Bob", "Cleo"], "or") == three
    assert words.join(["Ann"]) == "Ann"
    assert words.join([]) == ""


@pytest.mark.parametrize(
    ("tag", "symbols", "spoken"),
    [
        ("en", "7♦ J♣ Q♥ K♠ A♣ 10♦", "7 of diamonds, jack of clubs, queen of hearts"),
        ("fr", "7♦ V♣ D♥ R♠ A♣ 10♦", "7 de carreau, valet de trèfle, dame de cœur"),
        ("pl", "7♦ W♣ D♥ K♠ A♣ 10♦", "siódemka karo, walet trefl, dama kier"),
    ],
)
def test_cards_as_symbols_and_as_words(tag: str, symbols: str, spoken: str) -> None:
    words = load_words(tag)
    cards = parse_cards("7D JC QH KS AC 10D")
    assert words.cards(cards) == symbols
    assert words.spoken(cards[:3]) == spoken


@pytest.mark.parametrize(
    ("tag", "shown", "aloud"),
    [
        ("en", "Ann: 7♥", "Ann: 7 of hearts"),
        ("en", "10♦ 10♠ for J♣.", "10 of diamonds, 10 of spades for jack of clubs."),
        ("fr", "Ann : V♥ V♠, en échange", "Ann : valet de cœur, valet de pique, en échange"),
        ("fr", "R♦ (D♣)", "roi de carreau (dame de trèfle)"),
        ("pl", "Ann: W♥ W♠", "Ann: walet kier, walet pik"),
        ("pl", "2♣ · K♦", "dwójka trefl · król karo"),
        ("en", "♣ below ♦, J or Q, room 7♻, AK♠ and W♠", "the same"),  # no English card
    ],
)
def test_texts_are_said_aloud_with_their_cards_in_words(tag: str, shown: str, aloud: str) -> None:
    assert load_words(tag).aloud(shown) == (shown if aloud == "the same" else aloud)


def test_what_is_said_aloud_follows_the_language() -> None:
    words = load_words("en")
    assert words.aloud("Q♣") == "queen of clubs"
    words.use("fr")
    assert words.aloud("Q♣ D♣") == "Q♣ dame de trèfle"


def test_letters_are_weakest_first() -> None:
    letters = ("3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R", "A", "2")
    assert load_words("fr").letters == letters


def test_language_switches_in_place() -> None:
    words = load_words("en")
    assert words.say("menu.quit") == "Quit"
    words.use("pl_PL")
    assert (words.tag, words.say("menu.quit")) == ("pl", "Zakończ")


def small(tag: str) -> str:
    texts = {
        "en": {
            "a": {"only_here": "Hello {name}", "n": {"one": "{n} thing", "other": "{n} things"}}
        },
        "pl": {"a": {}},
    }
    return json.dumps(texts[tag])


def test_a_missing_text_is_said_in_english() -> None:
    words = Words(small, "pl")
    assert words.say("a.only_here", name="Ola") == "Hello Ola"
    assert words.say("a.n", n=3) == "3 things"
    assert not words.has("a.only_here")


def test_a_raw_key_is_never_shown() -> None:
    assert Words(small, "pl").say("menu.no_such_text") == "No such text"


def test_a_missing_value_shows_an_ellipsis() -> None:
    assert Words(small).say("a.only_here") == "Hello …"


def test_what_a_name_contains_is_not_filled_in() -> None:
    assert Words(small).say("a.only_here", name="{name} {n}") == "Hello {name} {n}"


def test_glyphs_hold_every_character_of_the_texts_and_of_cards() -> None:
    found = glyphs(
        {"en": '{"a": "é"}', "fr": '{"a": {"one": "œ"}}', "pl": '{"b": "ż"}'}.__getitem__
    )
    assert set("éœż♣♦♥♠…−Az09") <= found
    assert "ć" not in found


def test_find_asset_finds_files_and_names_what_is_missing() -> None:
    assert find_asset("locale/en.json").is_file()
    with pytest.raises(FileNotFoundError, match=r"no asset 'locale/xx\.json'"):
        find_asset("locale/xx.json")
