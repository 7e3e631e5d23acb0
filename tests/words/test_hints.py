"""Advice in words."""

from __future__ import annotations

import pytest

from game.bots import Advice, Reason
from game.engine.actions import Action, Give, Keep, Pass, Play, SkipKitty, Swap, Take
from game.engine.cards import parse_cards
from game.words import LANGUAGES, load_words
from game.words.hints import hint, reason
from tests.words.table import NAMES

SEVENS = parse_cards("7D 7S")


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("why", Reason)
def test_every_reason_has_a_sentence(tag: str, why: Reason) -> None:
    words = load_words(tag)
    assert words.has(f"hint.{why}")
    said = reason(Advice(Play(0, SEVENS), why, parse_cards("KH KS"), 2), NAMES, words)
    assert said.endswith(".")
    assert "…" not in said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Play(0, SEVENS), "7♦ 7♠. Those are the cards you need least."),
        (Give(0, SEVENS), "7♦ 7♠. Those are the cards you need least."),
        (
            Swap(0, SEVENS, parse_cards("KH KS")),
            "7♦ 7♠ for K♥ K♠. Those are the cards you need least.",
        ),
        (Pass(0), "Pass. Those are the cards you need least."),
        (SkipKitty(0), "Leave it. Those are the cards you need least."),
        (Take(0), "Swap. Those are the cards you need least."),
        (Keep(0), "Keep mine. Those are the cards you need least."),
    ],
)
def test_hint_says_what_to_do_and_why(action: Action, said: str) -> None:
    assert hint(Advice(action, Reason.GIVES_WEAKEST), NAMES, load_words("en")) == said


def test_hint_names_cards_and_players() -> None:
    words = load_words("pl")
    whole = Advice(Play(0, SEVENS), Reason.KEEPS_SET_WHOLE, parse_cards("KH KS"))
    assert hint(whole, NAMES, words) == "7♦ 7♠. Nie rozbija: K♥ K♠."
    stop = Advice(Play(0, SEVENS), Reason.STOPS_LAST_CARD, player=1)
    assert hint(stop, NAMES, words) == "7♦ 7♠. Bob ma ostatnią kartę: nie przepuszczaj."
