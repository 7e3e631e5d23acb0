"""`president simulate`: figures, records that check accepts, and mistakes in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import main
from game.cli.tally import Tally
from game.engine.events import RoundOver
from game.engine.ruleset import PRESETS, players_range

ALL_TABLES = [(name, players) for name in PRESETS for players in players_range(name)]


@pytest.mark.parametrize(("rules", "players"), ALL_TABLES)
def test_traced_records_are_accepted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], rules: str, players: int
) -> None:
    table = ["--rules", rules, "--players", str(players)]
    asked = ["simulate", *table, "--matches", "2", "--bots", "random,novice", "--seed", "5"]
    assert main([*asked, "--record", str(tmp_path), "--trace"]) == 0
    capsys.readouterr()
    records = sorted(map(str, tmp_path.iterdir()))
    assert len(records) == 2
    assert main(["check", *records]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_a_trace_that_lies_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--bots", "novice", "--seed", "5", "--set", "rounds=1"]
    main([*asked, "--record", str(tmp_path), "--trace"])
    path = next(tmp_path.iterdir())
    record = json.loads(path.read_text(encoding="utf-8"))
    traces = [step for step in record["actions"] if isinstance(step, dict) and "expect" in step]
    assert traces
    traces[-1]["expect"]["legal"] = ["3x1"]
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["check", str(path)]) == 1


def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        asked = ["simulate", "--bots", "random,regular", "--seed", "9", "--matches", "2"]
        main([*asked, "--record", str(tmp_path / folder)])
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 2
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_json_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--bots", "random,novice", "--matches", "4", "--rotate", "--seed", "1"]
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == "president"
    assert set(told["bots"]) == {"random", "novice"}
    assert sum(bot["wins"] for bot in told["bots"].values()) == pytest.approx(4)
    assert sum(bot["first_share"] for bot in told["bots"].values()) == pytest.approx(1)
    # Four seats share the places 1 to 4, so the mean of two equal halves is 2.5.
    assert sum(bot["mean_place"] for bot in told["bots"].values()) / 2 == pytest.approx(2.5)
    assert all(bot["matches"] == 4 and bot["rounds"] == 20 for bot in told["bots"].values())


def test_shared_wins_count_in_part() -> None:
    tally = Tally(["a", "b"])
    tally.match(("a", "b"), [RoundOver(1, (0, 1), (2, 1), (2, 2))], winners=(0, 1))
    figures = tally.figures()
    assert [figures[bot]["wins"] for bot in "ab"] == [0.5, 0.5]
    assert [figures[bot]["mean_place"] for bot in "ab"] == [1, 2]
    assert [figures[bot]["mean_points"] for bot in "ab"] == [2, 1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rules", "poker"], "poker"),
        (["--players", "11"], "2 to 10"),
        (["--players", "two"], "--players"),
        (["--players", "2"], "3 to 8"),
        (["--set", "top_trade=5"], "1, 2 or 3"),
        (["--set", "top_trade"], "OPTION=VALUE"),
        (["--set", "joker=true"], "joker"),
        (["--set", "rounds=3", "--set", "rounds=4"], "twice"),
        (["--set", "rounds=3", "--set", "target=4"], "only one"),
        (["--set", "hold_hand=true"], "2 players"),
        (["--bots", "genius"], "genius"),
        (["--bots", "random,random,random,random,random"], "too many"),
        (["--matches", "0"], "--matches"),
        (["--seed", "-1"], "--seed"),
        (["--seed", "4294967296"], "--seed"),
        (["--trace"], "--record"),
        (["--record", "/dev/null/x"], "/dev/null/x"),
        (["--frobnicate"], "--frobnicate"),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["simulate", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert said in told.err
