"""The command line as a whole: help, unknown commands, and each command's mistakes."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.engine.ruleset import PRESETS

COMMANDS = ("play", "check", "simulate", "tournament", "bench", "web")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in COMMANDS)


def test_an_unknown_command_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "president: there is no command 'deal', only " + ", ".join(COMMANDS)
    ]


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan"])
def test_bench_takes_a_number_of_seconds(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    assert main(["bench", "--seconds", seconds]) == 2
    assert "--seconds" in capsys.readouterr().err


def test_bench_measures_one_thing_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--frames", "--page"]) == 2
    assert "not allowed with" in capsys.readouterr().err


def test_bench_tells_of_every_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == list(PRESETS)
    for figures in told.values():
        assert set(figures) == {
            "match_decisions_per_s",
            "playout_decisions_per_s",
            "search_decisions_per_s",
            "search_playouts_per_s",
            "rounds_per_s",
        }
        assert all(figure > 0 for figure in figures.values())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "70000"], "65535"),
        (["--port", "http"], "--port"),
        (["--pygame-wheel", "x.whl"], "--self-contained"),
        (["--self-contained", "--pygame-wheel", "/nowhere/x.whl", "--build-only"], "/nowhere"),
        (["--out", "/dev/null/x", "--build-only"], "/dev/null/x"),
        (["--out", "", "--build-only"], "--out"),
    ],
)
def test_web_tells_a_mistake_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["web", *words]) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert said in told


def test_web_with_a_port_that_is_taken(
    capsys: pytest.CaptureFixture[str], tmp_path: pytest.TempPathFactory
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["web", "--out", str(tmp_path), "--port", port, "--no-open"]
        assert main(words) == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize("command", ["check", "simulate", "help"])
@pytest.mark.parametrize(
    ("sink", "code", "told"),
    [("closed pipe", 141, ""), ("/dev/full", 2, "No space left"), ("nowhere", 0, "")],
)
def test_output_that_finds_no_reader_or_no_room(
    tmp_path: Path, command: str, sink: str, code: int, told: str
) -> None:
    if sink == "/dev/full" and not Path(sink).exists():
        pytest.skip("this system has no /dev/full")
    (tmp_path / "none.json").write_text("[]")
    words = {
        "check": ["check", str(tmp_path / "none.json")],
        "simulate": ["simulate", "--set", "rounds=1", "--bots", "novice", "--json"],
        "help": ["--help"],
    }[command]
    program = [sys.executable, "-m", "game.cli", *words]
    if sink == "nowhere":
        program = ["sh", "-c", 'exec "$@" >&-', "sh", *program]
    reader, output = os.pipe()
    os.close(reader)
    if sink.startswith("/"):
        output = os.open(sink, os.O_WRONLY)
    done = subprocess.run(program, stdout=output, stderr=subprocess.PIPE, text=True, check=False)
    os.close(output)
    assert done.returncode == code
    assert told in done.stderr
    assert done.stderr.count("\n") <= 1


def test_what_the_terminal_has_no_letters_for_is_escaped(tmp_path: Path) -> None:
    file = tmp_path / "zażółć.json"
    done = subprocess.run(
        [sys.executable, "-m", "game.cli", "check", str(file)],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 2
    assert b"za\\u017c\\xf3" in done.stdout
