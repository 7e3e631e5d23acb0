"""What goes onto a page, and that the same commit gives the same bytes."""

from __future__ import annotations

import ast
import os
import tomllib
import zipfile
from pathlib import Path

import pytest

from game.publish import PublishError, staging
from game.publish.staging import checkout, emptied, read_zip, staged, write_files, write_zip

ROOT = Path(__file__).resolve().parents[2]

# The standard library of pygbag's Python lacks these, or has an empty shell.
MISSING = {
    "statistics",
    "graphlib",
    "doctest",
    "timeit",
    "cProfile",
    "tracemalloc",
    "shelve",
    "dbm",
    "sched",
    "wave",
    "cmd",
    "pdb",
    "curses",
    "lzma",
    "sqlite3",
    "multiprocessing",
    "decimal",
    "threading",
    "concurrent",
    "socket",
    "subprocess",
    "zoneinfo",
}
FORBIDDEN = {
    "logging.config",
    "unittest.mock",
    "time.sleep",
    "pygame.time.wait",
    "pygame.time.delay",
    "pygame.time.set_timer",
    "pygame.event.wait",
    "pygame.quit",
    "sys.exit",
    "asyncio.to_thread",
    "asyncio.TaskGroup",
    "random.seed",
    "random.random",
    "random.choice",
    "random.shuffle",
    "random.randrange",
    "random.randint",
}


@pytest.fixture(scope="module")
def files():
    return staged(checkout())


def test_the_staged_game_is_the_game_and_nothing_else(files):
    assert {"main.py", "game/app/__init__.py", "game/host/browser.py"} <= files.keys()
    assert {"assets/locale/en.json"} <= files.keys()
    kinds = {Path(name).suffix for name in files}
    assert kinds <= {".py", ".json", ".ttf", ".ogg", ".png", ".svg", ".txt", ".md"}
    assert not [
        name
        for name in files
        if name.startswith(("game/publish/", "game/cli/", "assets/pages/")) or "__pycache__" in name
    ]


def test_it_is_small_enough_to_open_fast(files, tmp_path):
    write_zip(tmp_path / "game.zip", files)

    assert (tmp_path / "game.zip").stat().st_size <= 900_000


def dotted(node):
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def unfit(tree):
    """The names a module uses that pygbag's Python lacks or that would stop a page."""
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name.split(".")[0] for alias in node.names}
            yield from (a.name for a in node.names if a.name.split(".")[0] in MISSING)
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from (n for n in names if n.split(".")[0] in MISSING or n in FORBIDDEN)
    for node in ast.walk(tree):
        name = dotted(node) if isinstance(node, ast.Attribute) else ""
        if name in FORBIDDEN and name.split(".")[0] in modules:
            yield name


def test_it_uses_only_what_a_page_can_bear(files):
    assert not [
        f"{name}: {each}"
        for name, data in files.items()
        if name.endswith(".py")
        for each in unfit(ast.parse(data))
    ]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import statistics", ["statistics"]),
        ("from concurrent.futures import wait", ["concurrent.futures.wait"]),
        ("import random\nrandom.random()", ["random.random"]),
        ("def f(random):\n    random.random()", []),
        ("import pygame\npygame.time.wait(3)", ["pygame.time.wait"]),
        ("from time import sleep", ["time.sleep"]),
    ],
)
def test_what_a_page_cannot_bear_is_found(code, found):
    assert list(unfit(ast.parse(code))) == found


def test_main_says_what_it_needs_as_pygbag_and_uv_understand_it():
    lines = (ROOT / "main.py").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# /// script"
    header = lines[1 : lines.index("# ///")]
    block = tomllib.loads("\n".join(line.removeprefix("#").removeprefix(" ") for line in header))
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert block["dependencies"] == ["pygame-ce"]  # a version here breaks pygbag
    (constraint,) = block["tool"]["uv"]["constraint-dependencies"]
    assert constraint in pins["dependencies"]
    assert block["requires-python"] == pins["requires-python"]


def test_main_starts_for_desktop_and_page_alike():
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"))
    text = (ROOT / "main.py").read_text(encoding="utf-8")

    assert "import pygame" in text
    assert "__file__" not in text
    assert any(isinstance(n, ast.AsyncFunctionDef) and n.name == "main" for n in tree.body)
    assert ast.unparse(tree.body[-1]) == "if __name__ == '__main__':\n    asyncio.run(main())"


def test_a_zip_depends_on_names_and_contents_alone(tmp_path):
    write_files(tmp_path / "a", {"b.py": b"1", "a/c.txt": b"2"})
    os.utime(tmp_path / "a" / "b.py", (1e9, 1e9))
    write_zip(tmp_path / "1.zip", {"b.py": b"1", "a/c.txt": b"2"})
    write_zip(tmp_path / "2.zip", {"a/c.txt": b"2", "b.py": b"1"})

    assert (tmp_path / "1.zip").read_bytes() == (tmp_path / "2.zip").read_bytes()
    assert read_zip(tmp_path / "1.zip") == {"a/c.txt": b"2", "b.py": b"1"}
    with zipfile.ZipFile(tmp_path / "1.zip") as archive:
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {info.external_attr >> 16 for info in archive.infolist()} == {0o100644}


def test_an_installed_copy_says_that_it_has_nothing_to_build_from(monkeypatch, tmp_path):
    monkeypatch.setattr(staging, "__file__", str(tmp_path / "site" / "game" / "publish" / "x.py"))

    with pytest.raises(PublishError, match="checkout"):
        checkout()


def test_only_an_earlier_build_is_cleared_away(tmp_path):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "thesis.txt").write_text("my own")
    with pytest.raises(PublishError, match="something else"):
        emptied(tmp_path / "web", "president.apk")
    assert (tmp_path / "web" / "thesis.txt").exists()

    mark = tmp_path / "web" / "president.apk"
    mark.write_text("an earlier build")
    assert list(emptied(tmp_path / "web", "president.apk").iterdir()) == [mark]
    assert mark.read_text() == ""


def test_a_build_that_was_broken_off_may_be_built_anew(tmp_path):
    """Where there was no room, what was written so far is ours as well."""
    folder = emptied(tmp_path / "web", "president.apk")
    (folder / "index.html").touch()
    assert not (emptied(folder, "president.apk") / "index.html").exists()


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "file").touch()

    with pytest.raises(PublishError, match=r"cannot be written: Not a directory\.$"):
        emptied(tmp_path / "file" / "web", "x")
