"""Rule sets as data: presets, options, and what is refused with which message."""

import pytest
from hypothesis import given

from game.engine.ruleset import (
    FIELDS,
    OPTIONS,
    PRESETS,
    BadRules,
    allowed_text,
    make_rules,
    options_of,
    parse_value,
    players_range,
    value_text,
    values_of,
)
from tests.engine.play import rule_sets

# The table of docs/rules.md, The fields, once more: first value, then where a rule set differs.
TABLE = {
    "decks": (1, {}),
    "first_lead": ("3c", {"wiper": "lowest", "base": "left_of_dealer"}),
    "first_lead_contains_3c": (False, {"ahole": True}),
    "later_lead": ("president", {"president": "last"}),
    "later_dealer": ("next", {"base": "last", "ahole": "last"}),
    "reseat": (False, {"base": True}),
    "more_beats_fewer": (False, {"ahole": True}),
    "equal_rank": ("no", {"president": "any", "ahole": "singles"}),
    "after_equal": ("nothing", {"president": "lock", "ahole": "skip"}),
    "twos": ("high", {"president": "close", "wiper": "trump", "ahole": "trump"}),
    "four": ("nothing", {"president": "closes", "ahole": "lying"}),
    "complete_out_of_turn": (False, {"ahole": True}),
    "bust_on_twos": (False, {"ahole": True}),
    "one_time_around": (False, {}),
    "card_trading": (True, {}),
    "top_trade": (1, {"president": 2, "wiper": 2}),
    "vice_trade": (0, {"president": 1, "wiper": 1}),
    "returns": ("choice", {"president": "weakest"}),
    "kitty": (False, {}),
    "hold_hand": (False, {}),
    "scoring": ("beaten", {"wiper": "conquest", "base": "two_one", "ahole": "two_one"}),
    "rounds": (5, {"ahole": None}),
    "target": (None, {"ahole": 11}),
    "auto_pass": (False, {}),
    "vice_president_from": (3, {"president": 4}),
    "vice_last": (False, {"president": True, "wiper": True}),
    "min_players": (3, {"wiper": 2, "ahole": 4}),
    "max_players": (8, {"ahole": 10}),
}

# In the order of the table: what values there are, and how a message lists them.
VALUES = {
    "decks": ((1, 2), "1 or 2"),
    "first_lead": (("3c", "lowest", "left_of_dealer"), "3c, lowest or left_of_dealer"),
    "later_lead": (("president", "last"), "president or last"),
    "later_dealer": (("next", "last"), "next or last"),
    "equal_rank": (("no", "any", "singles"), "no, any or singles"),
    "after_equal": (("nothing", "lock", "skip"), "nothing, lock or skip"),
    "twos": (("high", "close", "trump"), "high, close or trump"),
    "four": (("nothing", "closes", "lying"), "nothing, closes or lying"),
    "card_trading": ((True, False), "true or false"),
    "reseat": ((False, True), "false or true"),
    "top_trade": ((1, 2, 3), "1, 2 or 3"),
    "vice_trade": ((0, 1, 2), "0, 1 or 2"),
    "returns": (("choice", "weakest"), "choice or weakest"),
    "scoring": (("beaten", "two_one", "conquest"), "beaten, two_one or conquest"),
    "rounds": ((*range(1, 100), None), "1 to 99 or none"),
    "target": ((*range(1, 1000), None), "1 to 999 or none"),
    "conquest": ((False, True), "false or true"),
    "vice_president_from": ((3, 4), "3 or 4"),
    "min_players": (tuple(range(2, 11)), "2 to 10"),
    "max_players": (tuple(range(2, 11)), "2 to 10"),
}


def test_the_fields_are_those_of_the_table():
    assert set(FIELDS) == set(TABLE)
    assert set(OPTIONS) == {*TABLE, "conquest"}
    assert tuple(PRESETS) == ("president", "wiper", "base", "ahole")


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("field", TABLE)
def test_a_preset_has_the_values_of_the_table(name, field):
    first, differs = TABLE[field]
    assert getattr(make_rules(name, 4), field) == differs.get(name, first)


@pytest.mark.parametrize("option", VALUES)
def test_the_values_of_an_option_and_how_they_are_listed(option):
    values, listed = VALUES[option]
    assert values_of(option) == values
    assert allowed_text(option) == listed


def test_ahole_takes_the_second_deck_from_eight_players():
    assert [make_rules("ahole", n).decks for n in (4, 7, 8, 10)] == [1, 1, 2, 2]
    assert make_rules("ahole", 8, {"decks": 1}).decks == 1
    assert make_rules("ahole", 4, {"decks": 2}).decks == 2
    assert make_rules("base", 8).decks == 1


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("president", (3, 8)), ("wiper", (2, 8)), ("base", (3, 8)), ("ahole", (4, 10))],
)
def test_the_players_of_a_preset(name, numbers):
    least, most = numbers
    assert players_range(name) == range(least, most + 1)
    for players in range(least, most + 1):
        assert make_rules(name, players).players == players
    for players in (least - 1, most + 1, 0, -1, 99):
        with pytest.raises(BadRules) as caught:
            make_rules(name, players)
        assert caught.value.field == "players"
        message = f"players: {players} is not allowed, only {least} to {most}"
        assert str(caught.value).startswith(message)


# --- the end of a match


@pytest.mark.parametrize(
    ("name", "options", "rounds", "target"),
    [
        ("base", {"rounds": 1}, 1, None),
        ("base", {"target": 20}, None, 20),
        ("ahole", {"rounds": 9}, 9, None),
        ("ahole", {"target": 1}, None, 1),
        ("wiper", {"conquest": True}, None, 100),
        ("wiper", {"conquest": False}, 5, None),
        ("ahole", {"conquest": True}, None, 100),
        ("ahole", {"conquest": False}, 5, None),
        ("ahole", {"rounds": 3, "target": None}, 3, None),
        ("base", {"rounds": None, "target": 7}, None, 7),
    ],
)
def test_one_end_unsets_the_other(name, options, rounds, target):
    rules = make_rules(name, 4, options)
    assert (rules.rounds, rules.target) == (rounds, target)


# --- what is refused: options, players, the field, parts of the message

REFUSED = [
    ({"top_trade": 5}, 4, "top_trade", ("5", "1, 2 or 3")),
    ({"top_trade": 0}, 4, "top_trade", ("0", "1, 2 or 3")),
    ({"vice_trade": 3}, 4, "vice_trade", ("3", "0, 1 or 2")),
    ({"decks": 3}, 4, "decks", ("3", "1 or 2")),
    ({"decks": True}, 4, "decks", ("true", "1 or 2")),
    ({"kitty": 1}, 4, "kitty", ("1", "false or true")),
    ({"kitty": "true"}, 4, "kitty", ("true", "false or true")),
    ({"twos": "bomb"}, 4, "twos", ("bomb", "high, close or trump")),
    ({"four": None}, 4, "four", ("none", "nothing, closes or lying")),
    ({"rounds": 100}, 4, "rounds", ("100", "1 to 99 or none")),
    ({"rounds": 0}, 4, "rounds", ("0", "1 to 99 or none")),
    ({"target": 1000}, 4, "target", ("1000", "1 to 999 or none")),
    ({"target": -1}, 4, "target", ("-1", "1 to 999 or none")),
    ({"target": 2.5}, 4, "target", ("2.5", "1 to 999 or none")),
    ({"min_players": 1}, 4, "min_players", ("1", "2 to 10")),
    ({"max_players": 11}, 4, "max_players", ("11", "2 to 10")),
    ({"vice_president_from": 5}, 4, "vice_president_from", ("5", "3 or 4")),
    ({"jokers": 2}, 4, "jokers", ("no such option", "decks", "conquest")),
    ({"conquest": 100}, 4, "conquest", ("100", "false or true")),
    ({"conquest": None}, 4, "conquest", ("none", "false or true")),
    ({"conquest": True, "rounds": 5}, 4, "conquest", ("true", "rounds")),
    ({"conquest": False, "target": None}, 4, "conquest", ("false", "target")),
    ({"rounds": 5, "target": 11}, 4, "target", ("rounds and target", "only one")),
    ({"rounds": None}, 4, "rounds", ("none", "must be a number")),
    ({"rounds": None, "target": None}, 4, "rounds", ("none", "must be a number")),
    ({"hold_hand": True}, 4, "hold_hand", ("true", "2 players", "4")),
    ({"hold_hand": True}, 3, "hold_hand", ("true", "2 players", "3")),
    ({"hold_hand": True, "kitty": True}, 2, "hold_hand", ("true", "kitty")),
    ({"complete_out_of_turn": True}, 4, "complete_out_of_turn", ("true", "lying", "nothing")),
    (
        {"complete_out_of_turn": True, "four": "closes"},
        4,
        "complete_out_of_turn",
        ("true", "lying", "closes"),
    ),
    ({"min_players": 6, "max_players": 5}, 4, "min_players", ("6", "5")),
    ({"min_players": 5}, 4, "players", ("4", "5 to 8")),
    ({"max_players": 3}, 4, "players", ("4", "2 to 3")),
]


@pytest.mark.parametrize(("options", "players", "field", "parts"), REFUSED)
def test_a_refusal_names_field_value_and_what_is_allowed(options, players, field, parts):
    with pytest.raises(BadRules) as caught:
        make_rules("wiper", players, options)
    message = str(caught.value)
    assert caught.value.field == field
    assert message.startswith(f"{field}: ")
    for part in parts:
        assert part in message.removeprefix(f"{field}: ")


def test_ahole_without_four_lying_cannot_complete_out_of_turn():
    with pytest.raises(BadRules, match=r"^complete_out_of_turn: .*lying"):
        make_rules("ahole", 4, {"four": "closes"})


def test_an_unknown_rule_set_is_refused_with_the_known_ones():
    with pytest.raises(BadRules, match=r"^rules: 'scum' .* president, wiper, base or ahole$"):
        make_rules("scum", 4)


@pytest.mark.parametrize(
    "options",
    [
        {"kitty": True},
        {"after_equal": "lock"},
        {"after_equal": "skip", "equal_rank": "no"},
        {"first_lead_contains_3c": True},
        {"vice_last": True, "vice_trade": 2, "vice_president_from": 4},
        {"reseat": True, "later_dealer": "next"},
        {"min_players": 4, "max_players": 4},
    ],
)
def test_what_merely_has_no_effect_is_allowed(options):
    rules = make_rules("wiper", 4, options)
    assert all(getattr(rules, name) == value for name, value in options.items())


# --- text


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        ("top_trade", "3", 3),
        ("kitty", "true", True),
        ("kitty", "FALSE", False),
        ("conquest", "true", True),
        ("twos", "trump", "trump"),
        ("twos", " Close ", "close"),
        ("rounds", "none", None),
        ("target", "999", 999),
        ("first_lead", "3C", "3c"),
        ("four", "nothing", "nothing"),
    ],
)
def test_values_are_read_from_text(option, text, value):
    assert parse_value(option, text) == value
    assert type(parse_value(option, text)) is type(value)


@pytest.mark.parametrize(
    ("option", "text"),
    [("top_trade", "5"), ("kitty", "yes"), ("decks", "true"), ("rounds", "100"), ("twos", "")],
)
def test_a_text_that_is_no_value_is_refused(option, text):
    with pytest.raises(BadRules) as caught:
        parse_value(option, text)
    assert str(caught.value) == f"{option}: {text!r} is not allowed, only {allowed_text(option)}"


def test_a_text_for_an_unknown_option_is_refused():
    with pytest.raises(BadRules, match=r"^joker: there is no such option"):
        parse_value("joker", "1")


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_a_text_that_reads_back(option):
    for value in values_of(option):
        assert parse_value(option, value_text(value)) == value


@given(rule_sets())
def test_options_say_all_that_differs_from_the_preset(rules):
    options = options_of(rules)
    assert make_rules(rules.name, rules.players, options) == rules
    for name in options:
        fewer = {key: value for key, value in options.items() if key != name}
        try:
            other = make_rules(rules.name, rules.players, fewer)
        except BadRules:
            continue
        assert other != rules, f"{name} need not be said"


def test_a_preset_as_it_is_has_no_options():
    for name in PRESETS:
        for players in players_range(name):
            assert options_of(make_rules(name, players)) == {}
