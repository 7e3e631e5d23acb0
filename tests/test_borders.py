"""The borders of the house: who may import whom (CONTRIBUTING.md, The map of the house)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

GAME = Path(__file__).parent.parent / "game"

# Each room, and the rooms it may import from besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "assets": set(),
    "engine": set(),
    "bots": {"engine"},
    "session": {"bots", "engine"},
    "store": {"engine"},
    "words": {"engine", "bots", "assets"},
    "host": set(),
    "ui": {"assets"},
    "table": {"session", "bots", "engine", "words", "ui", "host", "store"},
    "scenes": {"table", "session", "bots", "engine", "words", "ui", "host", "store", "assets"},
    "app": {"scenes", "table", "session", "bots", "engine", "words", "ui", "host", "store"},
    "publish": {"words", "assets"},
    "cli": {"app", "scenes", "session", "bots", "engine", "words", "host", "store", "publish"},
}
WITHOUT_PYGAME = ("engine", "bots", "session", "store", "words", "publish")
STAGED = tuple(room for room in MAY_IMPORT if room not in ("cli", "publish"))
DESKTOP_ONLY = {"rich", "playwright", "pygbag", "multiprocessing", "threading", "concurrent"}


def files_of(room: str) -> list[Path]:
    alone = GAME / f"{room}.py"
    return [alone] if alone.exists() else sorted((GAME / room).rglob("*.py"))


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module
            found.add(node.module)
            if node.module == "game":
                found |= {f"game.{alias.name}" for alias in node.names}
    return found


def rooms_of(imports: set[str]) -> set[str]:
    return {name.split(".")[1] for name in imports if name.startswith("game.")}


def test_every_room_has_its_row() -> None:
    names = {path.stem for path in GAME.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert names - {"__init__", "__pycache__", "py"} <= set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_arrows_point_one_way(room: str) -> None:
    files = files_of(room)
    assert files
    for path in files:
        foreign = rooms_of(imports_of(path)) - {room} - MAY_IMPORT[room]
        assert not foreign, f"{path.relative_to(GAME)} imports {foreign}"


@pytest.mark.parametrize("room", WITHOUT_PYGAME)
def test_the_rules_know_no_screen(room: str) -> None:
    for path in files_of(room):
        assert "pygame" not in {name.split(".")[0] for name in imports_of(path)}, path


@pytest.mark.parametrize("room", STAGED)
def test_the_staged_game_imports_what_a_browser_has(room: str) -> None:
    allowed = set(sys.stdlib_module_names) - DESKTOP_ONLY | {"game", "pygame", "js"}
    for path in files_of(room):
        foreign = {name.split(".")[0] for name in imports_of(path)} - allowed
        assert not foreign, f"{path.relative_to(GAME)} imports {foreign}"


def test_the_engine_uses_no_clock_files_or_global_chance() -> None:
    forbidden = {"time", "os", "pathlib", "io", "datetime", "secrets", "random"}
    for path in files_of("engine"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert not forbidden & {alias.name for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                names = {alias.name for alias in node.names}
                assert node.module not in forbidden or names == {"Random"}, path
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input"}, path


def test_no_code_asks_for_a_preset_by_name() -> None:
    presets = {"president", "wiper", "base", "ahole"}
    for room in ("engine", "bots", "session", "table"):
        for path in files_of(room):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare):
                    compared = {
                        part.value
                        for part in [node.left, *node.comparators]
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    }
                    named = compared & presets
                    # "president" is also a value of later_lead.
                    assert named <= {"president"}, f"{path}: {named}"


@pytest.mark.parametrize("command", ["check", "simulate", "tournament", "bench"])
def test_commands_without_a_screen_never_import_pygame(command: str) -> None:
    code = f"import game.cli.{command}, sys; sys.exit('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=GAME.parent, check=False)
    assert done.returncode == 0
