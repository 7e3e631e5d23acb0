"""`president tournament`: the figures, going on after a stop, and mistakes in a sentence."""

from __future__ import annotations

import errno
import io
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.cli import main, tournament
from game.cli.contest import Key, Outcome, Piece, play
from game.cli.standings import printed, table_of
from game.engine.ruleset import PRESETS, make_rules
from tests.needs import leave_out

QUICK = ["tournament", "--bots", "regular,random", "--against", "novice", "--rounds", "16"]
PATIENCE = 60


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a tournament prints as JSON, without what a clock measured."""
    assert main([*QUICK, "--json", *words]) == 0
    figures = json.loads(capsys.readouterr().out)
    for table in figures["tables"]:
        for row in table["bots"].values():
            assert row.pop("timed_decisions") > 0
            assert row.pop("ms_median") <= row.pop("ms_p95")
    return figures


class Stopped:
    """Plays so many pieces; then somebody presses Ctrl+C."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces
        self.played: list[Key] = []

    def __call__(self, piece: Piece) -> Outcome:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        self.played.append(piece.key)
        return play(piece)


# --- figures


def around(mean: float, margin: float) -> object:
    """An interval as JSON has it."""
    return pytest.approx({"mean": mean, "low": mean - margin, "high": mean + margin})


def test_figures_by_hand() -> None:
    # Two players, two deals: the bot is first twice, then once and last once.
    outcomes = {
        Key("base", 2, 1, "a"): Outcome((1, 1), (2.0, 4.0)),
        Key("base", 2, 2, "a"): Outcome((1, 2), (6.0,)),
        Key("base", 2, 1, "oracle"): Outcome((1, 1), ()),
        Key("base", 2, 2, "oracle"): Outcome((1, 1), ()),
    }
    table = table_of("base", 2, 2, ["a", "oracle"], outcomes)
    assert (table["deals"], table["rounds"]) == (2, 4)
    a, oracle = table["bots"].values()
    # Shares 1 and 0.5: standard error 0.25, t of one degree of freedom 12.706.
    margin = 12.706 * 0.25
    assert a["first_share"] == around(0.75, margin)
    assert a["mean_place"] == around(1.25, margin)
    assert a["place_share"] == around(0.25, margin)
    assert a["difference"] is None
    assert (a["timed_decisions"], a["ms_median"], a["ms_p95"]) == (3, 4, 6)
    assert oracle["difference"]["to"] == "a"
    assert oracle["difference"]["first_share"]["mean"] == 0.25
    assert oracle["difference"]["mean_place"]["mean"] == -0.25
    # From one half to 1 is the whole way; 0.75 is half of it.
    assert a["way"]["first_share"]["mean"] == 0.5
    assert a["way"]["mean_place"]["mean"] == 0.5
    assert oracle["way"]["first_share"] == {"mean": 1, "low": 1, "high": 1}


def test_a_table_is_printed_with_what_it_may_be_off() -> None:
    outcomes = {
        Key("base", 2, 1, "a"): Outcome((1, 1), (2.0, 4.0)),
        Key("base", 2, 2, "a"): Outcome((1, 2), (6.0,)),
    }
    text = printed(table_of("base", 2, 2, ["a"], outcomes), "b")
    assert text.splitlines() == [
        "base, 2 players, against b: 4 rounds on 2 deals, ± 95 %",
        "      firsts %       place     place 0–1  ms median  ms p95",
        "a  75.0 ±317.6  1.25 ±3.18  0.250 ±3.176        4.0     6.0",
    ]


def test_a_single_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(capsys, "--rounds", "1")
    (table,) = figures["tables"]
    assert (table["deals"], table["rounds"]) == (1, 4)
    share = table["bots"]["regular"]["first_share"]
    assert share["low"] is None
    assert share["high"] is None
    assert main([*QUICK, "--rounds", "1"]) == 0
    assert "regular" in capsys.readouterr().out


def test_all_rule_sets_and_numbers_of_players_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(capsys, "--rules", ",".join(PRESETS), "--players", "4,5", "--jobs", "1")
    tables = [(table["rules"], table["players"], table["rounds"]) for table in figures["tables"]]
    assert tables == [(rules, *rounds) for rules in PRESETS for rounds in ((4, 16), (5, 20))]
    for table in figures["tables"]:
        for row in table["bots"].values():
            place = row["mean_place"]["mean"]
            assert 1 <= place <= table["players"]
            worth = (place - 1) / (table["players"] - 1)
            assert row["place_share"]["mean"] == pytest.approx(worth, abs=1e-4)


def test_options_count(capsys: pytest.CaptureFixture[str]) -> None:
    plain = told(capsys, "--rules", "base")
    other = told(capsys, "--rules", "base", "--set", "more_beats_fewer=true", "--set", "rounds=1")
    assert other["options"] == {"more_beats_fewer": True, "rounds": 1}
    assert other["tables"] != plain["tables"]


def test_two_processes_come_to_what_one_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--jobs", "2") == told(capsys, "--jobs", "1")


@pytest.mark.parametrize("done", [1, 8])
def test_nothing_goes_on_when_all_is_played_or_given_up(done: int) -> None:
    """Whatever still ran when Python ended complained of it on the screen."""
    before = {*threading.enumerate()}
    pieces = [Piece(make_rules("base", 3), deal, 1, "random", "random") for deal in range(1, 9)]
    playing = tournament._at_once(pieces, 2)
    for _ in range(done):
        next(playing)
    playing.close()
    assert {*threading.enumerate()} <= before
    assert not multiprocessing.active_children()


# --- going on


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "out.jsonl"


def test_a_stopped_tournament_goes_on_to_the_same_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    whole = told(capsys, "--jobs", "1")
    words = ["--jobs", "1", "--out", str(file)]
    first = Stopped(3)
    monkeypatch.setattr(tournament, "play", first)
    assert main([*QUICK, *words]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "president: stopped; the same command goes on from here\n"
    assert len(file.read_text("utf-8").splitlines()) == 1 + 3

    rest = Stopped(100)
    monkeypatch.setattr(tournament, "play", rest)
    assert told(capsys, *words) == whole
    # Four deals of four rounds for each of two bots.
    assert len(rest.played) == 8 - 3
    assert len({*first.played, *rest.played}) == 8

    monkeypatch.setattr(tournament, "play", Stopped(0))
    assert told(capsys, *words) == whole


def test_what_was_being_written_when_it_stopped_is_played_again(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    words = ["--jobs", "1", "--out", str(file)]
    whole = told(capsys, *words)
    file.write_bytes(file.read_bytes()[:-20])
    assert told(capsys, *words) == whole
    assert told(capsys, *words) == whole


def test_more_rounds_go_on_from_the_fewer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    words = ["--jobs", "1", "--out", str(file)]
    few = told(capsys, *words)
    more = Stopped(100)
    monkeypatch.setattr(tournament, "play", more)
    told(capsys, *words, "--rounds", "24")
    assert {key.deal for key in more.played} == {5, 6}
    assert told(capsys, *words) == few


def test_untimed_rounds_count_but_for_the_times(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    def times(*words: str) -> dict[str, Any]:
        assert main([*QUICK, "--jobs", "1", "--json", *words]) == 0
        (table,) = json.loads(capsys.readouterr().out)["tables"]
        row: dict[str, Any] = table["bots"]["regular"]
        return {name: row[name] for name in ("timed_decisions", "ms_median", "ms_p95")}

    none = {"timed_decisions": 0, "ms_median": None, "ms_p95": None}
    assert times("--untimed") == none
    kept = ["--out", str(file)]
    some = times(*kept, "--rounds", "8")
    assert some["timed_decisions"] > 0
    assert times(*kept, "--rounds", "16", "--untimed") == some
    assert told(capsys, "--jobs", "1", *kept) == told(capsys, "--jobs", "1")
    assert main([*QUICK, "--jobs", "1", "--untimed"]) == 0
    row = capsys.readouterr().out.splitlines()[2]
    assert row.split()[-2:] == ["–", "–"]


def test_without_a_file_a_stop_says_that_nothing_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament, "play", Stopped(1))
    assert main([*QUICK, "--jobs", "1"]) == 130
    assert capsys.readouterr().err == "president: stopped; nothing is kept without --out\n"


@pytest.fixture
def endless(file: Path) -> Iterator[subprocess.Popen[str]]:
    """A tournament of two processes that would play on for hours, once it plays."""
    if not hasattr(os, "killpg"):
        leave_out("left out: this system has no groups of processes to press Ctrl+C for")
    words = ["--rounds", "400000", "--jobs", "2", "--out", str(file)]
    program = subprocess.Popen(
        [sys.executable, "-m", "game.cli", *QUICK, *words], stderr=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        for _ in waiting():
            assert program.poll() is None, program.communicate()
            if file.exists() and file.read_bytes().count(b"\n") > 5:
                break
        yield program
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)


def test_ctrl_c_ends_all_processes_and_says_one_sentence(endless: subprocess.Popen[str]) -> None:
    # As in a terminal it reaches every process of the group. What they print ends with the last.
    os.killpg(endless.pid, signal.SIGINT)
    out, complaints = endless.communicate(timeout=PATIENCE)
    assert endless.returncode == 130
    assert (out, complaints) == ("", "president: stopped; the same command goes on from here\n")


def test_processes_end_with_the_one_that_started_them(endless: subprocess.Popen[str]) -> None:
    os.kill(endless.pid, signal.SIGKILL)
    endless.communicate(timeout=PATIENCE)


def waiting() -> Iterator[None]:
    """Look again and again, but not for ever."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        yield
        time.sleep(0.02)
    raise AssertionError("it takes too long")


# --- mistakes


@pytest.mark.parametrize(
    "words",
    [
        ["--seed", "7"],
        ["--bots", "regular"],
        ["--against", "random"],
        ["--players", "5"],
        ["--rules", "base"],
        ["--set", "rounds=2"],
    ],
)
def test_the_file_of_another_tournament_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path, words: list[str]
) -> None:
    told(capsys, "--jobs", "1", "--rounds", "4", "--out", str(file))
    before = file.read_bytes()
    assert main([*QUICK, "--out", str(file), *words]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    differs = "options" if words[0] == "--set" else words[0][2:]
    assert re.search(rf"of another tournament, with other {differs};", said)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        b"{}",
        b"[1, 2]",
        b"null",
        b"not JSON",
        b"\xff\xfe",
        b'{"rules":"president","players":4,"deal":1,"bot":"regular","places":[1,2,3],"ms":[]}',
        b'{"rules":"president","players":4,"deal":1,"bot":"regular","places":[1,2,3,5],"ms":[]}',
        b'{"rules":"president","players":4,"deal":1,"bot":"regular","places":[1,2,3,4]}',
        b'{"rules":"president","players":4,"deal":[],"bot":"regular","places":[1,2,3,4],"ms":[]}',
        b'{"rules":"president","players":{},"deal":1,"bot":"regular","places":[],"ms":[]}',
        b'{"rules":"president","players":4,"deal":1,"bot":"regular","places":[1e999],"ms":[]}',
        b'{"rules":"president","players":1,"deal":1,"bot":"","places":[1],"ms":[1'
        + b"0" * 400
        + b"]}",
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_refused(
    capsys: pytest.CaptureFixture[str], file: Path, damage: bytes
) -> None:
    told(capsys, "--jobs", "1", "--rounds", "4", "--out", str(file))
    head, one, two = file.read_bytes().splitlines()
    before = b"\n".join([head, one, damage, two, b""])
    file.write_bytes(before)
    assert main([*QUICK, "--out", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.splitlines() == [
        f"president: --out: '{file}' is damaged in line 3; name another file"
    ]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["my letters to Eve", "my letters\nto Eve\n", "{}\n", "[]\n", "\n", '{"format":1}\n']
)
def test_a_file_of_something_else_is_left_alone(
    capsys: pytest.CaptureFixture[str], file: Path, text: str
) -> None:
    file.write_text(text, encoding="utf-8")
    assert main([*QUICK, "--out", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.splitlines() == [f"president: --out: '{file}' is no tournament's file"]
    assert file.read_text(encoding="utf-8") == text


class Full(io.StringIO):
    """A file on a disk with room for so many letters; closing tries once more, as files do."""

    left = 1000

    def write(self, text: str) -> int:
        self.left -= len(text)
        return len(text)

    def flush(self) -> None:
        if self.left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def close(self) -> None:
        super().close()
        if self.left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk_is_told_as_one_of_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path, jobs: str
) -> None:
    monkeypatch.setattr(Path, "open", lambda *_, **__: Full())
    assert main([*QUICK, "--jobs", jobs, "--out", str(file)]) == 2
    said = capsys.readouterr().err
    assert said == f"president: --out: '{file}' cannot be used: {os.strerror(errno.ENOSPC)}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rules", "poker"], "poker"),
        (["--rules", "base,base"], "--rules: base is named twice"),
        (["--players", "2,11"], "3 to 8"),
        (["--players", "12"], "2 to 10"),
        (["--players", "4,4"], "--players: 4 is named twice"),
        (["--players", "4,04"], "--players: 4 is named twice"),
        (["--players", "four"], "--players"),
        (["--players", ""], "--players"),
        (["--set", "joker=true"], "joker"),
        (["--bots", "genius"], "--bots: there is no bot 'genius'"),
        (["--bots", "genius"], "random, novice, regular, strong, master, or oracle"),
        (["--bots", "novice:bold"], "--bots: 'novice:bold' is not allowed: novice has no"),
        (["--bots", ""], "--bots: there is no bot ''"),
        (["--bots", "novice,random,novice"], "--bots: novice is named twice"),
        (["--bots", "oracle@0"], "playouts"),
        (["--against", "genius"], "--against: there is no bot 'genius'"),
        (["--rounds", "0"], "--rounds"),
        (["--jobs", "0"], "--jobs"),
        (["--seed", "4294967296"], "--seed"),
        (["--out", ""], "--out"),
        (["--out", "/dev/null/x"], "/dev/null/x"),
        (["--out", "/"], "--out: '/' cannot be used"),
        (["--out", os.devnull], f"--out: {os.devnull!r} is no tournament's file"),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main([*QUICK, *words]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert len(heard.err.splitlines()) == 1
    assert said in heard.err
