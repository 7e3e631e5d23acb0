"""The rules in words: they follow the fields, and the marks follow the sources."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.engine.cards import parse_cards
from game.engine.dealing import Cut
from game.engine.match import Match, Start
from game.engine.ruleset import (
    FIELDS,
    PRESETS,
    BadRules,
    RuleSet,
    Value,
    make_rules,
    values_of,
)
from game.words import LANGUAGES, Words, load_words, read_locale
from game.words.example import worked_example
from game.words.rules_text import DECIDED, Mark, rules_text
from game.words.words import flatten
from tests.words.table import Recorder, play

# Where a field matters, if not with four players and the base rules.
WHERE: dict[str, tuple[str, int, dict[str, Value]]] = {
    "later_dealer": ("president", 4, {}),
    "after_equal": ("president", 4, {}),
    "complete_out_of_turn": ("ahole", 4, {}),
    "vice_president_from": ("base", 3, {}),
    "kitty": ("wiper", 5, {}),
    "hold_hand": ("wiper", 2, {}),
    "scoring": ("base", 4, {}),
    "min_players": ("base", 4, {"max_players": 10}),
    "max_players": ("base", 4, {"min_players": 2}),
}


def text_of(rules: RuleSet, words: Words) -> str:
    return "\n".join(
        "\n".join((section.heading, *(paragraph.text for paragraph in section.paragraphs)))
        for section in rules_text(rules, words)
    )


def variants(name: str) -> Iterator[RuleSet]:
    """A match for every value of a field that can be played, the rest unchanged."""
    rules, players, options = WHERE.get(name, ("base", 4, {}))
    for value in values_of(name):
        if value is None:
            continue
        try:
            yield make_rules(rules, players, {**options, name: value})
        except BadRules:
            assert name in ("min_players", "max_players")


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_every_value_of_a_field_makes_another_text(tag: str, name: str) -> None:
    words = load_words(tag)
    texts = [text_of(rules, words) for rules in variants(name)]
    assert len(texts) >= 2
    assert len(set(texts)) == len(texts)


def test_the_text_does_not_depend_on_the_name_of_the_rule_set() -> None:
    """Two rule sets that are made alike field by field read alike."""
    words = load_words("en")
    base = make_rules("base", 4)
    fields = {name: getattr(base, name) for name in FIELDS if name not in ("rounds", "target")}
    for name in ("president", "wiper", "ahole"):
        same = make_rules(name, 4, {**fields, "rounds": base.rounds})
        assert text_of(same, words) == text_of(base, words)


def marked(rules: RuleSet, mark: Mark | None) -> set[str]:
    return {
        paragraph.text
        for section in rules_text(rules, load_words("en"))
        for paragraph in section.paragraphs
        if paragraph.mark is mark
    }


def test_a_changed_field_is_marked_as_a_house_rule() -> None:
    assert marked(make_rules("base", 4), Mark.HOUSE) == set()
    changed = make_rules("base", 4, {"twos": "trump", "rounds": 1})
    assert marked(changed, Mark.HOUSE) == {
        "2s clear the pile at once; their player leads again. A single 2 may be played on any "
        "number of cards. Several 2s need the right number, like other cards.",
        "The match lasts 1 round.",
    }


def test_our_decisions_are_marked_where_the_source_is_silent() -> None:
    ties = "Equal totals share the win."
    no_pass = "The leader cannot pass."
    president_leads = "In later rounds the President leads."
    next_dealer = "Later the deal passes to the next seat clockwise."
    ours = {name: marked(make_rules(name, 4), Mark.OURS) for name in PRESETS}
    # The base game's source itself says that ties share, and that the President leads.
    assert [ties in ours[name] for name in PRESETS] == [True, True, False, True]
    assert [no_pass in ours[name] for name in PRESETS] == [False, False, True, True]
    assert [president_leads in ours[name] for name in PRESETS] == [False, True, False, False]
    assert [next_dealer in ours[name] for name in PRESETS] == [True, True, False, False]


def test_three_players_have_a_vice_president_by_our_decision_in_one_set_only() -> None:
    second = "Second: Vice President."
    assert second in marked(make_rules("wiper", 3), Mark.OURS)
    assert second in marked(make_rules("wiper", 4), None)
    assert second in marked(make_rules("base", 3), None)
    assert second not in text_of(make_rules("president", 3), load_words("en"))


@pytest.mark.parametrize(
    ("rules", "players", "options", "said"),
    [
        ("base", 4, {}, "13 cards each."),
        ("base", 5, {}, "Some get one card more than others."),
        ("wiper", 5, {"kitty": True}, "Everybody is dealt 10 cards, one at a time. 2 cards"),
        ("wiper", 3, {"kitty": True}, "1 card is left over"),
        ("wiper", 4, {"kitty": True}, "with 4 players no card is left over."),
        ("wiper", 2, {"hold_hand": True}, "hold hand: 18 cards"),
        ("ahole", 8, {}, "up to eight equal cards"),
        ("ahole", 8, {}, "of two, the first one clockwise"),
        ("ahole", 4, {"first_lead": "lowest"}, "If the leader holds 3♣"),
        ("ahole", 4, {"one_time_around": True}, "Being skipped counts as having acted."),
        ("wiper", 3, {}, "The first scores 10 points, the second 5; the last loses 1."),
        ("wiper", 2, {}, "The first scores 10 points, the other none."),
        ("wiper", 4, {"conquest": True}, "in which somebody reaches 100 points."),
        ("wiper", 4, {"auto_pass": True}, "passes automatically"),
        ("president", 4, {}, "The second last gives the second player the best card."),
        ("president", 4, {"top_trade": 3}, "gives the President the 3 best cards."),
        ("base", 4, {"card_trading": False}, "No cards are exchanged."),
    ],
)
def test_sentences_that_numbers_decide(
    rules: str, players: int, options: dict[str, Value], said: str
) -> None:
    assert said in text_of(make_rules(rules, players, options), load_words("en"))


def test_nothing_is_said_of_what_cannot_happen() -> None:
    three = text_of(make_rules("president", 3), load_words("en"))
    assert "second last" not in three.lower()
    bust = text_of(make_rules("ahole", 4), load_words("en"))
    assert "The last cards may be 2s." not in bust
    assert "At the table" not in bust


def test_titles_are_mild_unless_asked_otherwise() -> None:
    words = load_words("en")
    rules = make_rules("wiper", 4)
    old = [p.text for s in rules_text(rules, words, traditional=True) for p in s.paragraphs]
    assert "Last: Wiper." in old
    assert "Last: Wooden Spoon." in text_of(rules, words)


def all_kinds_of_rules() -> Iterator[RuleSet]:
    for name in FIELDS:
        yield from variants(name)
    for name in PRESETS:
        for players in range(2, 11):
            for options in (
                {},
                {"kitty": True, "one_time_around": True, "equal_rank": "any"},
                {"hold_hand": True, "scoring": "conquest", "more_beats_fewer": True},
                {"first_lead": "lowest", "vice_trade": 1, "equal_rank": "any", "target": 5},
                {"min_players": players, "max_players": players},
            ):
                more: dict[str, Value] = {"min_players": 2, "max_players": 10, **options}
                try:
                    yield make_rules(name, players, more)
                except BadRules:
                    continue


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_sentence_of_the_rules_is_said_and_complete(tag: str) -> None:
    words = Recorder(tag)
    for rules in all_kinds_of_rules():
        rules_text(rules, words)
        worked_example(rules, words)
    headings = {"rules.title", "rules.house", "rules.line_house"}
    marks = {f"rules.mark_{mark}{about}" for mark in Mark for about in ("", "_about")}
    there = {key for key, _ in flatten(json.loads(read_locale(tag))) if key.startswith("rules.")}
    assert there - words.said == headings | marks
    assert {key for key in words.said if key.startswith("rules.")} <= there
    known = {key.removeprefix("rules.") for key in there}
    assert set(DECIDED) - known == {"titles.second_of_three"}


def test_the_worked_example_can_be_played_where_it_is_shown() -> None:
    """Play it with the engine in every rule set, and see who leads next."""
    words = load_words("en")
    for rules in all_kinds_of_rules():
        example = worked_example(rules, words)
        if rules.players != 4 or rules.hold_hand:
            continue
        names = list(dict.fromkeys(step.name for step in example.steps)) if example else []
        if example is None:
            assert rules.one_time_around
            continue
        hands = ["3D 4D", "3H 4H", "3S 4S", "4C 5C"]
        for step in example.steps:
            player = names.index(step.name)
            hands[player] += "".join(f" {card}" for card in step.cards)
        cut = Cut(tuple(map(parse_cards, hands)))
        match = Match(rules, names, start=Start(cut=cut, dealer=3, leader=0))
        for step in example.steps:
            assert match.turn == names.index(step.name)
            play(match, " ".join(map(str, step.cards)) or "pass")
        for _ in range(3):
            play(match, "pass")
        assert (match.pile, match.turn) == ([], names.index("Bob"))


def test_the_worked_example_is_the_one_of_the_source() -> None:
    example = worked_example(make_rules("base", 4), load_words("fr"))
    assert example is not None
    acts = [" ".join(map(str, step.cards)) or "pass" for step in example.steps]
    assert acts == ["6C 6D", "pass", "10C 10D", "KC KD", "pass", "AC AD"]
    assert example.end.replace("\u202f", " ") == "Les autres passent : Bob entame le pli suivant."
    remarks = [step.remark for step in example.steps]
    assert [bool(remark) for remark in remarks] == [True, False, False, False, False, True]


def test_sections_have_headings_and_no_repetition() -> None:
    words = load_words("en")
    for rules in all_kinds_of_rules():
        sections = rules_text(rules, words)
        texts = sorted(p.text for section in sections for p in section.paragraphs)
        assert all(one != other for one, other in pairwise(texts))
        assert all(section.heading and section.paragraphs for section in sections)
