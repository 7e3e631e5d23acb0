"""The game's modules as bytecode of the page's own Python."""

from __future__ import annotations

import pytest

from game.publish import PublishError, bytecode
from game.publish.bytecode import compiled
from game.publish.runtime import pyodide_files
from game.publish.staging import checkout, staged, write_zip
from tests.needs import leave_out

FILES = {
    "main.py": b"import game",
    "game/__init__.py": b'"""Zo\xc3\xab."""\n',
    "game/a/b.py": b"def f(x):\n    return {'1': x, '\xe2\x99\xa0': 2.5}\n",
    "assets/x.json": b"{}",
}


@pytest.fixture(scope="module")
def made():
    try:
        pyodide_files(checkout())
    except PublishError as error:
        leave_out(f"compiling left out: {error}")
    return compiled(checkout(), FILES)


def test_modules_are_bytecode_and_all_else_is_as_it_was(made):
    assert made.keys() == {"main.py", "game/__init__.pyc", "game/a/b.pyc", "assets/x.json"}
    assert made["main.py"] == FILES["main.py"]
    assert made["assets/x.json"] == FILES["assets/x.json"]


def test_the_bytecode_needs_no_source_and_knows_where_it_came_from(made):
    code = made["game/a/b.pyc"]

    assert code[2:4] == b"\r\n"  # every magic number ends so
    assert code[4:16] == bytes(12)
    assert b"/game/game/a/b.py" in code


def test_nothing_travels_that_only_readers_of_the_source_need(made):
    assert "Zoë".encode() not in made["game/__init__.pyc"]


def test_the_whole_game_is_small_enough_to_open_fast(made, tmp_path):
    write_zip(tmp_path / "game.zip", compiled(checkout(), staged(checkout())))

    assert (tmp_path / "game.zip").stat().st_size <= 900_000


def test_the_same_modules_give_the_same_bytes(made):
    assert compiled(checkout(), FILES) == made


def test_a_module_with_a_mistake_is_one_sentence(made):
    with pytest.raises(PublishError, match=r"^Node could not compile the game: .*SyntaxError"):
        compiled(checkout(), {"game/x.py": b"def f(:\n"})


def test_without_node_it_says_where_it_comes_from(monkeypatch):
    monkeypatch.setenv("PATH", "")

    with pytest.raises(PublishError, match=r"^Node is missing; it comes with npm\.$"):
        bytecode.compiled(checkout(), FILES)
