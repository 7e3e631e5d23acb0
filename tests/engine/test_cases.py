"""Every case in tests/cases, each worked out by hand from docs/rules.md."""

import json
from pathlib import Path

import pytest

from game.engine.actions import Code
from game.engine.record import check, match_from_record, matches_in, read, record_of, traced
from game.engine.ruleset import FIELDS, OPTIONS, make_rules, values_of

FOLDER = Path(__file__).parents[1] / "cases"
FILES = sorted(FOLDER.glob("*.json"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['case']}")
    for file in FILES
    for _, case in matches_in(json.loads(file.read_text(encoding="utf-8")))
]
ANY_NUMBER = ("rounds", "target", "min_players", "max_players")


def all_cases():
    return [param.values[0] for param in CASES]


@pytest.mark.parametrize("case", CASES)
def test_case_holds(case):
    assert check(read(case)) == []


@pytest.mark.parametrize("case", CASES)
def test_case_told_as_a_record_replays_to_the_same_record(case):
    record = record_of(match_from_record(case))
    plain = json.loads(json.dumps(record))
    assert check(read(plain)) == []
    assert record_of(match_from_record(plain)) == record
    assert check(read(traced(plain))) == []


def test_names_are_unique_and_sources_named():
    cases = all_cases()
    names = [case["case"] for case in cases]
    assert len(set(names)) == len(names)
    assert all(case["source"] for case in cases)


def test_cases_know_only_sections_that_exist():
    rules = (FOLDER.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
    for case in all_cases():
        document, _, section = case["source"].partition(", ")
        if document == "docs/rules.md":
            assert f"\n## {section}\n" in rules, case["case"]


def test_every_refusal_code_occurs():
    codes = {
        action["code"]
        for case in all_cases()
        for action in case["actions"]
        if isinstance(action, dict) and "code" in action
    }
    assert codes == {code.value for code in Code}


@pytest.mark.parametrize("option", [name for name in OPTIONS if name not in ANY_NUMBER])
def test_every_value_of_an_option_occurs(option):
    seen = set()
    for case in all_cases():
        options = case.get("options", {})
        if option in FIELDS:
            seen.add(getattr(make_rules(case["rules"], len(case["players"]), options), option))
        elif option in options:
            seen.add(options[option])
    assert seen >= set(values_of(option))


def test_every_rule_set_occurs_with_many_numbers_of_players():
    players = {}
    for case in all_cases():
        players.setdefault(case["rules"], set()).add(len(case["players"]))
    assert {name: len(numbers) for name, numbers in players.items() if len(numbers) < 3} == {}
    assert players["ahole"] >= {2, 3, 4, 5, 7, 8, 10}
