"""docs/bots.md and the script that fills it: the commands are right, the places are there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.bots.registry import MASTER_PLAYOUTS, STRONG_PLAYOUTS
from game.bots.strong import BEFORE_THE_LEAD
from game.cli.contest import Key, Outcome
from game.cli.standings import table_of
from game.engine.ruleset import PRESETS
from tools import bot_tables
from tools.bot_tables import DOCUMENT, TABLES, Run, Table, fill, section

TEXT = DOCUMENT.read_text(encoding="utf-8")


def without_rounds(command: str) -> str:
    """How many rounds were played is a matter of how long the night was."""
    return re.sub(r" --rounds \d+", "", command)


def test_the_document_tells_the_commands_that_the_script_runs() -> None:
    runs = [run for table in TABLES for run in table.runs]
    blocks = re.findall(r"^```text\n(.*?)^```$", TEXT, re.DOTALL | re.M)
    told = [line for block in blocks for line in block.splitlines()]
    assert [without_rounds(line) for line in told] == [
        without_rounds(" ".join(["president", *run.words()])) for run in runs
    ]
    assert len({run.name for run in runs}) == len(runs)


def test_the_document_has_one_place_for_each_table() -> None:
    assert re.findall(r"<!-- table: (\w+) -->", TEXT) == [table.name for table in TABLES]


def test_the_document_tells_the_budgets_of_the_search() -> None:
    assert f"at most {STRONG_PLAYOUTS:,} rounds" in TEXT
    assert f"({BEFORE_THE_LEAD * STRONG_PLAYOUTS:,} before the first lead)" in TEXT
    assert f"at most {MASTER_PLAYOUTS:,} ({BEFORE_THE_LEAD * MASTER_PLAYOUTS:,}), " in TEXT


def test_the_document_says_of_levels_and_temperaments_what_the_game_says() -> None:
    words = json.loads((DOCUMENT.parent.parent / "assets/locale/en.json").read_text("utf-8"))
    for name, level in words["level"].items():
        assert f"| `{name}` | {level['about']} |" in TEXT
    for name, temperament in words["temperament"].items():
        first = "–" if name == "balanced" else f"`{name}`"
        assert f"| {first} | {temperament['about']} |" in TEXT


def test_every_rule_set_is_played_where_enough_may_sit() -> None:
    words = Run("x", 4, ("master",), "regular", 2000).words(0.1)
    assert words[words.index("--rules") + 1] == ",".join(PRESETS)
    assert words[words.index("--rounds") + 1] == "200"
    assert words[words.index("--out") + 1] == "build/tournaments/x.jsonl"
    # Four are needed in ahole.
    words = Run("x", 3, ("master",), "regular", 1).words(0.1)
    assert words[words.index("--rules") + 1] == "president,wiper,base"
    assert words[words.index("--rounds") + 1] == "1"


def test_filling_leaves_all_else_as_it_was() -> None:
    text = "a\n<!-- table: x -->\nold\n<!-- end of table -->\nb\n<!-- table: y -->\nc\n<!-- end of table -->\n"  # fmt: skip # noqa: E501
    filled = fill(text, "x", r"new \1" + "\n")
    assert filled == text.replace("old", r"new \1")
    assert fill(filled, "x", "old\n") == text


def test_a_document_without_the_place_is_refused() -> None:
    for text in ("a", "<!-- table: x -->", "<!-- end of table --><!-- table: x -->"):
        with pytest.raises(ValueError, match="table x"):
            fill(text, "x", "new")


def test_figures_become_rows() -> None:
    outcomes = {
        Key("base", 2, 1, "a"): Outcome((1, 2), (2.0, 4.0)),
        Key("base", 2, 2, "a"): Outcome((2, 1), (6.0,)),
    }
    figures = {"against": "b", "tables": [table_of("base", 2, 2, ["a"], outcomes)]}
    text = section(Table("x", (Run("x", 4, ("a",), "b", 8),)), [figures])
    assert text.splitlines()[-4:-1] == [
        "| rule set | players | bot | against | rounds | firsts % | place | place 0–1 | ms median | ms p95 |",  # noqa: E501
        "| --- | --: | --- | --- | --: | --: | --: | --: | --: | --: |",
        "| `base` | 2 | a | b | 4 | 50.0 ±0.0 | 1.50 ±0.00 | 0.500 ±0.000 | 4.0 | 6.0 |",
    ]


def test_the_script_plays_keeps_and_writes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "bots.md"
    document.write_text("x <!-- table: quick -->\n<!-- end of table -->\n", encoding="utf-8")
    table = Table("quick", (Run("quick", 4, ("novice",), "random", 80),))
    monkeypatch.setattr(bot_tables, "TABLES", (table,))
    monkeypatch.setattr(bot_tables, "DOCUMENT", document)
    monkeypatch.setattr(bot_tables, "FOLDER", tmp_path)
    assert bot_tables.main(["--rounds-share", "0.1", "--jobs", "1", "--untimed"]) == 0
    filled = document.read_text(encoding="utf-8")
    for rules in PRESETS:
        row = rf"^\| `{rules}` \| 4 \| novice \| random \| 8 \| \d.* \| – \| – \|$"
        assert re.search(row, filled, re.M)
    # A line for the tournament, and one for each of two deals at four tables.
    assert len((tmp_path / "quick.jsonl").read_text("utf-8").splitlines()) == 9
    assert "president tournament --rules president" in capfd.readouterr().err


@pytest.mark.parametrize("words", [["--only", "poker"], ["--rounds-share", "0"]])
def test_what_cannot_be_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bot_tables.main(words)
    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err


def test_a_tournament_that_ends_early_ends_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(words: list[str]) -> dict[str, Any]:
        raise bot_tables.subprocess.CalledProcessError(130, words)

    monkeypatch.setattr(bot_tables, "play", stopped)
    assert bot_tables.main([]) == 130
