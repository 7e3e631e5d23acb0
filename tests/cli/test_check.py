"""`president check`: what it says of cases that hold, fail, or are no cases at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import main

CASE: dict[str, Any] = {
    "case": "a king does not beat a king",
    "rules": "base",
    "players": ["Ann", "Ben", "Cat"],
    "dealer": "Cat",
    "hands": {"Ann": "KC 3D", "Ben": "KD 2C", "Cat": "2D 6D"},
    "actions": ["Ann KC", {"refuse": "Ben KD", "code": "too_low"}, "Ben 2C"],
    "expect": {"turn": "Cat", "legal": ["pass"]},
}


def write(folder: Path, content: object, name: str = "case.json") -> str:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(path)


def test_silent_for_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", write(tmp_path, [CASE, CASE])]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_a_line_for_each_thing_that_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = CASE | {"expect": {"turn": "Ben", "legal": ["2x1", "pass"]}}
    name = write(tmp_path, wrong)
    assert main(["check", name]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{name}: a king does not beat a king: expect: turn: got Cat, want Ben",
        f"{name}: a king does not beat a king: expect: legal: got [pass], want [2x1, pass]",
        "0 passed, 1 failed",
    ]


def test_a_refusal_that_does_not_come(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = [{"refuse": "Ann KC", "code": "too_low"}]
    name = write(tmp_path, CASE | {"actions": actions, "expect": {"turn": "Ann"}})
    assert main(["check", name]) == 1
    first = capsys.readouterr().out.splitlines()[0]
    assert first.endswith("actions[0]: refuse: got no refusal, want too_low")


def test_an_action_that_is_refused_ends_its_case_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = write(tmp_path, [CASE | {"actions": ["Ann KC", "Ben KD"]}, CASE])
    assert main(["check", name]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{name}: a king does not beat a king: actions[1]: refused: too_low",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("7", "not an object: 7"),
        ({"rules": "base"}, "players: missing"),
        (CASE | {"actions": ["Bo pass"]}, 'actions[0]: unknown player "Bo"'),
    ],
)
def test_a_malformed_file_is_one_line_and_the_rest_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: object, said: str
) -> None:
    bad = write(tmp_path, content, "bad.json")
    good = write(tmp_path, CASE, "good.json")
    assert main(["check", bad, good]) == 2
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{bad}: ")
    assert said in first
    assert last == "1 passed, 1 failed"


def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b"\xff\xfe\x00{")
    assert main(["check", str(path)]) == 2
    assert "not JSON" in capsys.readouterr().out


def test_missing_files_and_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none.json"), str(tmp_path)]) == 2
    missing, folder, last = capsys.readouterr().out.splitlines()
    assert "No such file" in missing
    assert "Is a directory" in folder
    assert last == "0 passed, 2 failed"


@pytest.mark.parametrize(
    "sign",
    ["\ud800", "\x1b[31m", "\x07", "\u202e", "\u2028"],
    ids=["half", "esc", "bell", "rtl", "ls"],
)
def test_what_a_terminal_would_obey_or_cannot_print_is_not_printed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], sign: str
) -> None:
    named = write(tmp_path, CASE | {"case": f"a{sign}b", "expect": {"turn": "Ben"}}, "named.json")
    keyed = write(tmp_path, CASE | {f"a{sign}b": 1}, "keyed.json")
    assert main(["check", named, keyed]) == 2
    lines = capfd.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "".join(lines).isprintable()
