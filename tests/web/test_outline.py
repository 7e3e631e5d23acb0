"""The table as a list that screen readers walk through: it says what the game shows."""

from __future__ import annotations

import pytest

from tests.web.players import Mouse

pytestmark = pytest.mark.web

ASKED = "s.scene === 'trick' && s.need === 'person'"
NARROW = "\u202f"
FACES = {
    "en": {"J": "jack", "Q": "queen", "K": "king", "A": "ace"},
    "fr": {"J": "valet", "Q": "dame", "K": "roi", "A": "as"},
    "pl": {"J": "walet", "Q": "dama", "K": "król", "A": "as"},
}
POLISH = {
    "3": "trójka",
    "4": "czwórka",
    "5": "piątka",
    "6": "szóstka",
    "7": "siódemka",
    "8": "ósemka",
    "9": "dziewiątka",
    "10": "dziesiątka",
    "2": "dwójka",
}
RANKS = {**FACES, "pl": FACES["pl"] | POLISH}
SUITS = {
    "en": {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"},
    "fr": {"C": "trèfle", "D": "carreau", "H": "cœur", "S": "pique"},
    "pl": {"C": "trefl", "D": "karo", "H": "kier", "S": "pik"},
}
CARD = {"en": "{} of {}", "fr": "{} de {}", "pl": "{} {}"}
PILE = {"en": "On the pile: ", "fr": f"Sur la pile{NARROW}: ", "pl": "Na stosie: "}
EMPTY = {"en": "The pile is empty", "fr": "La pile est vide", "pl": "Stos jest pusty"}
ON_TURN = {"en": ", on turn", "fr": ", doit jouer", "pl": ", teraz gra"}


def cards(n, language):
    if language == "en":
        return f"{n} card{'s' if n != 1 else ''}"
    if language == "fr":
        return f"{n} carte{'s' if n > 1 else ''}"
    return f"{n} {'karta' if n == 1 else 'karty' if n in (2, 3, 4) else 'kart'}"


def spoken(text, language):
    ranks, suits = RANKS[language], SUITS[language]
    words = ((ranks.get(card[:-1], card[:-1]), suits[card[-1]]) for card in text.split())
    return ", ".join(CARD[language].format(*each) for each in words)


def listed(game):
    """The lines, as they are in the page's tree for screen readers."""
    return game.page.get_by_role("listitem").all_text_contents()


def agrees(lines, state, language):
    """Whether the lines say what the state says."""
    _, pile, *seats = lines
    if not state["pile"]:
        assert pile == EMPTY[language]
    else:
        name, laid = state["pile"][-1]
        assert pile == f"{PILE[language]}{spoken(laid, language)} – {name}"
    colon = NARROW + ":" if language == "fr" else ":"
    told = {line.partition(colon)[0]: line.partition(colon)[2] for line in seats}
    assert told.keys() == state["counts"].keys()
    for name, number in state["counts"].items():
        assert number == 0 or told[name].startswith(f" {cards(number, language)}, ")
        assert told[name].endswith(ON_TURN[language]) == (name == state["turn"])


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("fr-FR", "fr"), ("pl-PL", "pl")]
)
def test_after_each_act_the_list_says_what_is_shown(open_game, locale, language):
    game = open_game(locale=locale)
    player = Mouse(game)
    player.hurry()
    assert listed(game) == []
    player.press("play")
    for most in (12, 10, 8):
        state = player.play_until(f"{ASKED} && s.hand.split(' ').length < {most}")
        agrees(listed(game), state, language)
    assert not set("♣♦♥♠") & set(game.page.inner_text("#polite"))
    assert game.page.locator("#outline :is(button, a, [tabindex])").count() == 0
