"""What must be beaten, whose turn it is, and why something is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.actions import Code
from game.engine.cards import parse_cards
from game.engine.dealing import Cut
from game.engine.exchange import Phase
from game.engine.match import Match, Start
from game.engine.ruleset import Value, make_rules
from game.words import LANGUAGES, load_words
from game.words.situation import to_beat, turn_line, why_not
from tests.words.table import NAMES, match_of, play


def beaten(match: Match, tag: str = "en") -> str:
    assert match.turn is not None
    return str(to_beat(match.view_for(match.turn), load_words(tag))).replace("\u202f", " ")


@pytest.mark.parametrize(
    ("rules", "acts", "line"),
    [
        ("base", [], "Lead anything"),
        ("ahole", [], "Lead anything"),
        # Strictly higher, and the only rank above an ace.
        ("base", ["9C 9D"], "Two cards, higher than 9"),
        ("base", ["KC"], "One card, higher than K"),
        ("base", ["2C"], "Nothing beats this"),
        # Equal or higher; after an equal play only that rank.
        ("president", ["7C 7D"], "Two cards, 7 or higher"),
        ("president", ["9C", "9H"], "A 9 or pass"),
        ("president", ["9C", "9H", "pass"], "One card, 9 or higher"),
        # A single 2 goes on any number of cards.
        ("wiper", ["7C 7D"], "Two cards, higher than 7, or a single 2"),
        ("wiper", ["7C"], "One card, higher than 7"),
        # More cards beat fewer; singles may be matched, pairs not; four can be completed.
        ("ahole", ["7C"], "One card, 7 or higher, or more cards"),
        (
            "ahole",
            ["7C 7D"],
            "Two cards, higher than 7, or more cards, or a single 2, or complete four: 2 × 7",
        ),
    ],
)
def test_what_must_be_beaten(rules: str, acts: list[str], line: str) -> None:
    assert beaten(match_of(rules, *acts)) == line


def test_the_first_lead_must_contain_the_three() -> None:
    assert beaten(match_of("ahole", leader=None)) == "The lead must contain 3♣"


@pytest.mark.parametrize(
    ("acts", "options", "line"),
    [
        (["KC"], {"equal_rank": "no", "after_equal": "nothing"}, "One card, higher than K"),
        (["2C"], {"more_beats_fewer": True}, "Two cards or more"),
        (["2C"], {"equal_rank": "any"}, "A 2"),
        (["2C"], {"four": "lying"}, "Only completing four: 3 × 2"),
        (
            ["9C", "9H"],
            {"equal_rank": "any", "after_equal": "lock", "more_beats_fewer": True},
            "A 9 or pass, or more of them",
        ),
        (
            ["9C", "9H"],
            {"equal_rank": "any", "after_equal": "lock", "four": "lying"},
            "A 9 or pass, or complete four: 2 × 9",
        ),
    ],
)
def test_house_rules_change_the_line(acts: list[str], options: dict[str, Value], line: str) -> None:
    assert beaten(match_of("base", *acts, options=options)) == line


def test_only_one_rank_is_left_above() -> None:
    hands = ("AC AD 3C", "4C 5C", "4D 5D", "4H 5H")
    assert beaten(match_of("base", "AC AD", hands=hands)) == "Two 2s"
    assert beaten(match_of("base", "AC", hands=hands)) == "A 2"


@pytest.mark.parametrize(
    ("tag", "free", "locked"),
    [
        ("en", "Two cards, 7 or higher", "An 8 or pass"),
        ("fr", "Deux cartes, 7 ou plus", "Un 8 ou passe"),
        ("pl", "Dwie karty, 7 lub wyżej", "8 albo pas"),
    ],
)
def test_lines_in_every_language(tag: str, free: str, locked: str) -> None:
    hands = ("7C 7D 8C", "8H 3D", "3C 4D", "3H 4H")
    assert beaten(match_of("president", "7C 7D", hands=hands), tag) == free
    assert beaten(match_of("president", "8C", "8H", hands=hands), tag) == locked


def test_a_locked_pair_in_every_language() -> None:
    match = match_of(
        "president",
        "7C 7D",
        "pass",
        "pass",
        "8C 8D",
        hands=("7C 7D 3C", "8H 8S 3D", "3H 4D", "8C 8D 4H"),
    )
    for act in ("pass", "8H 8S"):
        play(match, act)
    lines = [beaten(match, tag) for tag in LANGUAGES]
    assert lines == ["Two 8s or pass", "Deux 8 ou passe", "Para 8 albo pas"]


@pytest.mark.parametrize("phase", [Phase.ROUND_OVER, Phase.MATCH_OVER, Phase.KITTY])
def test_nothing_must_be_beaten_outside_the_trick_phase(phase: Phase) -> None:
    view = replace(match_of("base").view_for(0), phase=phase)
    assert to_beat(view, load_words()) is None


def test_whose_turn() -> None:
    words = load_words("en")
    match = match_of("base")
    assert turn_line(match.view_for(0), words) == "Your lead"
    assert turn_line(match.view_for(1), words) == "Ann to lead"
    play(match, "7C")
    assert turn_line(match.view_for(1), words) == "Your turn"
    assert turn_line(match.view_for(0), words) == "Bob to play"
    assert turn_line(replace(match.view_for(0), turn=None), words) == ""


def later_round(rules: str, hands: tuple[str, ...], kitty: str = "", hold: str = "") -> Match:
    """The second round of a match in which Ann came first and the last one last."""
    cut = Cut(tuple(map(parse_cards, hands)), parse_cards(kitty), parse_cards(hold))
    options: dict[str, Value] = {"kitty": bool(kitty), "hold_hand": bool(hold)}
    ranking = tuple(range(len(hands)))
    start = Start(cut=cut, dealer=0, ranking=ranking, round=2)
    chosen = make_rules(rules, len(hands), {name: on for name, on in options.items() if on})
    return Match(chosen, NAMES[: len(hands)], start=start)


def test_prompts_between_the_rounds() -> None:
    words = load_words("en")
    match = later_round("wiper", ("3C 4C 5C", "3D 4D 5D"), hold="6C 7C 8C")
    hold = [turn_line(match.view_for(player), words) for player in (0, 1)]
    assert hold == [
        "Swap your whole hand for the hold hand (3 cards), unseen?",
        "Ann considers the hold hand.",
    ]
    match = later_round("wiper", ("3C 4C 5C", "3D 4D 5D", "3H 4H KH", "6C AC 2C"))
    returns = [turn_line(match.view_for(player), words) for player in (0, 1)]
    assert returns == ["Choose 2 cards to return to Dan.", "Ann chooses what to return."]


def test_the_kitty_prompt() -> None:
    words = load_words("fr")
    match = later_round("wiper", ("3C 4C 5C", "3D 4D 5D", "6H 7H KH"), kitty="9C")
    view = replace(match.view_for(0), phase=Phase.KITTY)
    assert turn_line(view, words).startswith("Échangez avec le talon")
    assert turn_line(replace(view, turn=1), words) == "Bob regarde le talon."


@pytest.mark.parametrize("code", Code)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_code_has_a_sentence(code: Code, tag: str) -> None:
    words = load_words(tag)
    assert words.has(f"why.{code}")
    said = why_not(code, match_of("ahole", "7C").view_for(2), words)
    assert said.endswith(".")
    assert "…" not in said
    assert code.value not in said


@pytest.mark.parametrize(
    ("rules", "acts", "code", "said"),
    [
        ("base", ["9C 9D"], Code.WRONG_COUNT, "Play exactly 2 cards, as on the pile."),
        ("base", ["9C"], Code.WRONG_COUNT, "Play exactly 1 card, as on the pile."),
        ("ahole", ["9C 9D"], Code.WRONG_COUNT, "Play at least 2 cards."),
        ("base", ["9C"], Code.TOO_LOW, "Too low: it must be higher than 9."),
        ("base", ["2C"], Code.TOO_LOW, "Nothing beats what lies there."),
        ("president", ["9C"], Code.TOO_LOW, "Too low: it must be 9 or higher."),
        ("ahole", ["9C"], Code.TOO_LOW, "Too low: it must be 9 or higher."),
        ("ahole", ["9C 9D"], Code.TOO_LOW, "Too low: it must be higher than 9."),
        (
            "president",
            ["9C", "9H"],
            Code.LOCKED_RANK,
            "The same rank was played twice: only 9, or pass.",
        ),
        ("base", ["9C"], Code.NOT_YOUR_TURN, "Not your turn yet: Bob is to play."),
        ("base", [], Code.MUST_LEAD, "You lead, so you must play something."),
        ("ahole", [], Code.MUST_CONTAIN_3C, "The first lead of the match must contain 3♣."),
    ],
)
def test_why_not_says_what_would_do(rules: str, acts: list[str], code: Code, said: str) -> None:
    assert why_not(code, match_of(rules, *acts).view_for(3), load_words("en")) == said


def test_why_not_between_the_rounds() -> None:
    words = load_words("pl")
    match = later_round("wiper", ("3C 4C 5C", "3D 4D 5D", "3H 4H KH", "6C AC 2C"))
    view = match.view_for(0)
    assert why_not(Code.WRONG_NUMBER, view, words) == "Oddaj dokładnie 2 karty."
    kitty = replace(view, phase=Phase.KITTY)
    assert why_not(Code.WRONG_NUMBER, kitty, words) == ("Weź dokładnie tyle kart, ile odkładasz.")
    nobody = replace(view, turn=None)
    assert why_not(Code.NOT_YOUR_TURN, nobody, words) == "Teraz nikt nie gra."
