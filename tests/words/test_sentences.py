"""Events as sentences: expected texts written by hand."""

from __future__ import annotations

from typing import get_args

import pytest

from game.engine.cards import Rank, parse_cards
from game.engine.events import (
    Cause,
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    HoldDiscarded,
    KittySkipped,
    KittySwapped,
    Locked,
    MatchOver,
    Opened,
    Passed,
    Played,
    RoundOver,
    Seated,
    Skipped,
    WentBust,
    WentOut,
)
from game.engine.plays import move_of
from game.words import LANGUAGES, load_words
from game.words.sentences import announcements, seat_note, sentence
from tests.words.table import NAMES

SEVENS = Played(0, parse_cards("7D 7S"), move_of(Rank.SEVEN, 2), False)
JACK = Played(1, parse_cards("JC"), move_of(Rank.JACK, 1), True)
GIFT = Given(3, 0, parse_cards("2S AS"), 2, False, False)
SAMPLES: list[Event] = [
    Seated((2, 0, 1, 3)),
    Dealt(2, 3, (13, 13, 13, 13), (None,) * 4, (), (), 0),
    HoldAnswered(0, True, None, None, 17, 18),
    HoldDiscarded(17),
    GIFT,
    KittySwapped(1, parse_cards("3C"), parse_cards("KH")),
    KittySkipped(2),
    Opened(0, True),
    SEVENS,
    Passed(1),
    Skipped(2, 1),
    Locked(1, Rank.QUEEN),
    Cleared(Cause.ALL_PASSED, 0, 0),
    WentOut(0, 1),
    WentBust(1, 4),
    RoundOver(1, (2, 0, 1, 3), (2, 1, 3, 0), (2, 1, 3, 0)),
    MatchOver((0, 2), (5, 1, 5, 0)),
]

EXPECTED: dict[str, list[str]] = {
    "en": [
        "New seats, clockwise: Cleo, Ann, Bob, Dan",
        "Round 2. Dealer: Dan",
        "Ann: takes the hold hand",
        "The hold hand is out of the round: 17 cards",
        "Dan → Ann: 2♠ A♠",
        "Bob: 3♣ for K♥ from the kitty",
        "Cleo: leaves the kitty",
        "Ann: leads, with 3♣",
        "Ann: 7♦ 7♠",
        "Bob: pass",
        "Cleo: skipped",
        "Now only: Q or pass",
        "All passed. Lead: Ann",
        "Ann: out, place 1",
        "Bob: bust, only 2s left, place 4",
        "Round 1 over: Cleo, Ann, Bob, Dan",
        "Match over. Winners: Ann and Cleo",
    ],
    "fr": [
        "Nouvelles places, dans l’ordre : Cleo, Ann, Bob, Dan",
        "Manche 2. Donne : Dan",
        "Ann : prend la réserve",
        "La réserve quitte la manche : 17 cartes",
        "Dan → Ann : 2♠ A♠",
        "Bob : 3♣ contre R♥ du talon",
        "Cleo : laisse le talon",
        "Ann : entame, avec le 3♣",
        "Ann : 7♦ 7♠",
        "Bob : passe",
        "Cleo : tour sauté",
        "Maintenant : D ou passe",
        "Tout le monde passe. Entame : Ann",
        "Ann : main vide, place 1",
        "Bob : faillite, plus que des 2, place 4",
        "Fin de la manche 1 : Cleo, Ann, Bob, Dan",
        "Fin de la partie. Victoire partagée : Ann et Cleo",
    ],
    "pl": [
        "Nowe miejsca, po kolei: Cleo, Ann, Bob, Dan",
        "Runda 2. Rozdaje: Dan",
        "Ann: bierze odłożoną rękę",
        "Odłożona ręka wypada z rundy: 17 kart",
        "Dan → Ann: 2♠ A♠",
        "Bob: 3♣ za K♥ z talonu",
        "Cleo: zostawia talon",
        "Ann: zaczyna, z 3♣",
        "Ann: 7♦ 7♠",
        "Bob: pas",
        "Cleo: pominięcie",
        "Teraz tylko: D albo pas",
        "Wszyscy pasują. Zaczyna: Ann",
        "Ann: bez kart, miejsce 1",
        "Bob: fura, same dwójki, miejsce 4",
        "Koniec rundy 1: Cleo, Ann, Bob, Dan",
        "Koniec partii. Wygrywają: Ann i Cleo",
    ],
}


def plain(text: str) -> str:
    """With common spaces, as the expectations above are written."""
    return text.replace("\u202f", " ")


def test_the_samples_are_all_kinds_of_event() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(Event))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_sentences(tag: str) -> None:
    words = load_words(tag)
    assert [plain(sentence(event, NAMES, words)) for event in SAMPLES] == EXPECTED[tag]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (GIFT.seen_by(1), "Dan → Ann: 2 cards"),
        (Given(0, 3, None, 1, True, True), "Ann → Dan, in return: 1 card"),
        (Given(0, 3, parse_cards("3H"), 1, True, True), "Ann → Dan, in return: 3♥"),
        (
            Dealt(1, 0, (10,) * 5, (None,) * 5, parse_cards("3D KS"), None, 0),
            "Round 1. Dealer: Ann. Kitty: 3♦ K♠",
        ),
        (
            Dealt(1, 1, (17, 17), (None,) * 2, (), None, 18),
            "Round 1. Dealer: Bob. Hold hand: 18 cards",
        ),
        (HoldAnswered(1, False, None, None, 0, 0), "Bob: keeps their own hand"),
        (Opened(2, False), "Cleo: leads"),
        (JACK, "Bob: J♣, completing four"),
        (Cleared(Cause.TWOS, 0, 1), "2s close the trick. Lead: Bob"),
        (Cleared(Cause.FOUR, 0, 0), "Four of a kind: pile cleared. Lead: Ann"),
        (Cleared(Cause.COMPLETED, 0, 0), "Four completed: pile cleared. Lead: Ann"),
        (Cleared(Cause.ALL_ACTED, 0, 3), "Once around: pile cleared. Lead: Dan"),
        (MatchOver((1,), (0, 5)), "Match over. Winner: Bob"),
    ],
)
def test_sentences_of_special_cases(event: Event, said: str) -> None:
    assert sentence(event, NAMES, load_words("en")) == said


@pytest.mark.parametrize(
    ("event", "note"),
    [
        (SEVENS, (0, "7♦ 7♠")),
        (Passed(1), (1, "pas")),
        (Skipped(2, 1), (2, "pominięcie")),
        (WentOut(0, 1), (0, "bez kart")),
        (WentBust(3, 4), (3, "fura")),
        (Opened(2, False), (2, "zaczyna")),
        (Dealt(1, 3, (), (), (), None, 0), (3, "rozdaje")),
        (KittySkipped(2), (2, "bez zmian")),
        (KittySwapped(1, (), ()), (1, "wymiana")),
        (HoldAnswered(0, True, None, None, 1, 1), (0, "wymiana")),
        (HoldAnswered(0, False, None, None, 0, 0), (0, "bez zmian")),
        (Locked(1, Rank.QUEEN), None),
        (GIFT, None),
        (RoundOver(1, (), (), ()), None),
    ],
)
def test_seat_notes(event: Event, note: tuple[int, str] | None) -> None:
    assert seat_note(event, load_words("pl")) == note


def test_plain_acts_are_not_announced() -> None:
    quiet = [SEVENS, Passed(1), Cleared(Cause.ALL_PASSED, 0, 0), Opened(0, False)]
    assert announcements(quiet, NAMES, load_words("en")) == []


def test_announcements_tell_special_things_in_order() -> None:
    words = load_words("en")
    act: list[Event] = [JACK, WentOut(1, 2), Cleared(Cause.COMPLETED, 1, 2)]
    assert announcements(act, NAMES, words) == [
        "Bob: out, 2nd!",
        "Four completed by Bob!",
    ]
    assert announcements([Locked(2, Rank.SEVEN)], NAMES, words) == ["Same rank! Now 7 or pass."]
    assert announcements([WentOut(0, 1)], NAMES, words) == ["Ann: out first – President!"]


def test_whoever_goes_out_is_told_the_title_that_the_place_brings() -> None:
    words = load_words("en")
    titles = {1: "President", 2: "Vice President", 4: "Vice Spoon"}.get
    act = [WentOut(1, 2), WentOut(0, 3), WentOut(2, 4)]
    heard = announcements(act, NAMES, words, 2, lambda place: titles(place, ""))
    assert heard == [
        "Bob: out, 2nd – Vice President!",
        "Ann: out, 3rd!",
        "You are out, 4th: Vice Spoon!",
    ]


def test_announcements_speak_to_the_listener() -> None:
    words = load_words("fr")
    heard = announcements([Skipped(2, 1), WentOut(1, 1), WentBust(2, 4), GIFT], NAMES, words, me=2)
    assert [plain(text) for text in heard] == [
        "Bob égale le rang : votre tour saute !",
        "Bob : main vide, Président !",
        "Faillite ! Vous n’avez plus que des 2.",
        "Dan → Ann : 2♠ A♠",
    ]
    gifts = [announcements([GIFT], NAMES, words, me=me)[0] for me in (0, 3)]
    assert [plain(text) for text in gifts] == ["De Dan : 2♠ A♠", "Pour Ann : 2♠ A♠"]
