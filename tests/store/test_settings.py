from dataclasses import FrozenInstanceError, replace

import pytest

from game.store import BadValue, SeatSetup, Settings, TableSetup


def test_settings_survive_the_way_through_json():
    table = TableSetup(
        rules="ahole",
        options={"target": 5, "kitty": True},
        seats=tuple(SeatSetup(name, "novice", "bold") for name in ("Ada", "Bo", "Cy", "Di")),
    )
    settings = Settings(language="pl", theme="dark", mute=True, completion_seconds=0, table=table)
    assert Settings.from_json(settings.to_json()) == settings


def test_what_is_missing_keeps_its_default_and_what_is_unknown_is_dropped():
    assert Settings.from_json({"mute": True, "smell": "roses"}) == replace(Settings(), mute=True)


def test_settings_do_not_change_in_place():
    with pytest.raises(FrozenInstanceError):
        Settings().mute = True


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", ""),
        ("language", 7),
        ("theme", "pink"),
        ("theme", None),
        ("speed", "warp"),
        ("reduced_motion", True),
        ("four_colours", 1),
        ("scale_percent", 49),
        ("master_volume", 101),
        ("effects_volume", -1),
        ("effects_volume", 50.0),
        ("effects_volume", True),
        ("mute", "no"),
        ("dim_illegal", None),
        ("completion_seconds", 10.5),
        ("completion_seconds", float("nan")),
        ("completion_seconds", float("inf")),
        ("completion_seconds", 10**400),
        ("completion_seconds", False),
        ("completion_seconds", "2"),
        ("fast_forward", 0),
        ("traditional_titles", []),
    ],
)
def test_a_value_that_is_not_allowed_is_named(name, value):
    with pytest.raises(BadValue, match=name):
        Settings(**{name: value})


@pytest.mark.parametrize(
    "table",
    [
        [],
        {"rules": 3},
        {"rules": "chess"},
        {"options": []},
        {"options": {"decks": 3}},
        {"options": {"smell": True}},
        {"options": {"rounds": 3, "target": 3}},
        {"seats": {}},
        {"seats": []},
        {"seats": [{"name": "Ada"}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Bo"}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": "C y"}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": ""}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}, {"bot": "novice"}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}, {"name": "Cy", "bot": 1}]},
        {"seats": [{"name": "Ada"}, {"name": "Bo"}, "Cy"]},
        {"rules": "ahole", "seats": [{"name": n} for n in "abc"]},
    ],
)
def test_a_table_nobody_could_play_at_is_refused(table):
    with pytest.raises(BadValue):
        TableSetup.from_json(table)


def test_the_rules_of_a_table_come_from_preset_and_options():
    rules = TableSetup(rules="base", options={"rounds": 1}).rule_set()
    assert (rules.name, rules.players, rules.rounds) == ("base", 4, 1)


@pytest.mark.parametrize("name", ["", "a b", "a\nb", "a\x00", "a\x1b[31m", "\ud800", "x" * 25, 7])
def test_a_name_that_cannot_be_shown_or_written_is_refused(name):
    with pytest.raises(BadValue):
        SeatSetup(name, None)


@pytest.mark.parametrize("name", ["Zoé", "Łukasz", "😀", "👨\u200d👩\u200d👧", "x" * 24])
def test_any_other_name_is_welcome(name):
    assert SeatSetup(name, None).name == name


def test_a_value_of_any_depth_and_length_is_refused_in_a_short_sentence():
    deep = []
    for _ in range(5000):
        deep = [deep]
    for value in (deep, {"a": deep}, "x" * 10**6, list(range(10**5))):
        with pytest.raises(BadValue) as bad:
            Settings(theme=value)
        assert len(str(bad.value)) < 400
