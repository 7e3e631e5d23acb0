"""Every title, rule set, field and value has a name in every language."""

from __future__ import annotations

import pytest

from game.bots import LEVELS, TEMPERAMENTS
from game.engine.ruleset import OPTIONS, PRESETS, BadRules, Value, make_rules, values_of
from game.engine.scoring import Title
from game.store.notices import NoticeKind
from game.words import LANGUAGES, load_words
from game.words.labels import (
    field_about,
    field_label,
    house_rules,
    rules_lines,
    rules_name,
    rules_refused,
    title_name,
    value_label,
)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_title_has_a_name_in_every_set(tag: str) -> None:
    words = load_words(tag)
    for names in (*PRESETS, "mild"):
        said = [words.say(f"titles.{names}.{title}") for title in Title]
        assert all(words.has(f"titles.{names}.{title}") for title in Title)
        assert len(set(said)) == len(said)


def test_titles_are_mild_unless_asked_otherwise() -> None:
    english, polish = load_words("en"), load_words("pl")
    for rules in PRESETS:
        assert title_name(Title.LAST, rules, english) == "Wooden Spoon"
        assert title_name(Title.PRESIDENT, rules, english, traditional=True) == "President"
    old = [title_name(Title.LAST, rules, english, traditional=True) for rules in PRESETS]
    assert old == ["Scum", "Wiper", "Last", "A-hole"]
    assert title_name(Title.VICE_LAST, "president", english, traditional=True) == "Vice Scum"
    assert title_name(Title.VICE_LAST, "wiper", english, traditional=True) == "Vice Wiper"
    assert title_name(Title.LAST, "ahole", polish, traditional=True) == "Dziura A"


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_every_rule_set_has_a_name_and_two_lines(tag: str, rules: str) -> None:
    words = load_words(tag)
    keys = [f"ruleset.{rules}.{part}" for part in ("name", "line_1", "line_2")]
    assert all(map(words.has, keys))
    assert [rules_name(rules, words), *rules_lines(rules, words)] == list(map(words.say, keys))


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_and_value_is_named_and_explained(tag: str, name: str) -> None:
    words = load_words(tag)
    assert words.has(f"field.{name}.label")
    assert words.has(f"field.{name}.about")
    assert len(field_label(name, words)) <= 32
    assert field_about(name, words)[-1] in ".?"
    labels = [value_label(name, value, words) for value in values_of(name)]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 28
    for value in values_of(name):
        if isinstance(value, str):
            assert words.has(f"field.{name}.{value}")


def test_value_labels() -> None:
    words = load_words("en")
    said = [
        value_label("twos", "trump", words),
        value_label("kitty", True, words),
        value_label("card_trading", False, words),
        value_label("rounds", None, words),
        value_label("rounds", 12, words),
        value_label("decks", 2, words),
    ]
    assert said == ["Close and beat anything", "On", "Off", "None", "12", "Two"]


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "players", "options"),
    [
        ("base", 9, {}),
        ("base", 4, {"min_players": 9}),
        ("wiper", 4, {"hold_hand": True}),
        ("wiper", 2, {"hold_hand": True, "kitty": True}),
        ("base", 4, {"complete_out_of_turn": True}),
        ("base", 4, {"rounds": 3, "target": 3}),
        ("base", 4, {"rounds": None}),
        ("wiper", 4, {"conquest": True, "rounds": 3}),
    ],
)
def test_refused_rules_have_a_sentence_of_their_own(
    tag: str, rules: str, players: int, options: dict[str, Value]
) -> None:
    words = load_words(tag)
    with pytest.raises(BadRules) as refused:
        make_rules(rules, players, options)
    said = rules_refused(refused.value, words)
    assert said != words.say("refused_rules.other")
    assert said.endswith(".")


def test_other_refusals_are_said_in_general() -> None:
    said = rules_refused(BadRules("decks", "decks: 3"), load_words("en"))
    assert said == "These rules do not go together."


def test_house_rules_show_before_and_after() -> None:
    rules = make_rules("base", 4, {"target": 11, "twos": "close"})
    assert house_rules(rules, load_words("en")) == [
        "2s: Only the highest → Close the trick",
        "Points to win: None → 11",
    ]
    assert house_rules(make_rules("ahole", 8), load_words("en")) == []


def test_house_rules_for_more_players_than_the_rule_set_takes() -> None:
    rules = make_rules("base", 9, {"max_players": 10})
    assert house_rules(rules, load_words("en")) == ["Most players: 8 → 10"]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_bots_and_notices_have_texts(tag: str) -> None:
    words = load_words(tag)
    for level in LEVELS:
        assert words.has(f"level.{level}.name")
        assert words.has(f"level.{level}.about")
    for temperament in TEMPERAMENTS:
        assert words.has(f"temperament.{temperament}.name")
        assert words.has(f"temperament.{temperament}.about")
    for kind in NoticeKind:
        assert words.has(f"notice.{kind}")
