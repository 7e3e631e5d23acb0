"""The wheel of the project, installed where nothing else is, plays and finds its assets."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.needs import leave_out

ROOT = Path(__file__).parent.parent

# Opens the window at a table with SDL's dummy driver, and stops after some frames.
PLAY = """
import asyncio, sys
import game.app
from game.cli import main
frames = 0
async def soon(self):
    global frames
    frames += 1
    if frames > 20:
        sys.exit(0)
import game.host.desktop
game.host.desktop.DesktopHost.next_frame = soon
sys.exit(main(["play", "--players", "5", "--lang", "pl"]))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel; the folder of its commands."""
    uv = shutil.which("uv")
    if uv is None:
        leave_out("left out: the wheel is built with uv, which is not on the path")
    folder = tmp_path_factory.mktemp("wheel")
    run(uv, "build", "--wheel", "--quiet", "--out-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    run(uv, "venv", "--quiet", str(folder / "env"))
    python = str(folder / "env" / "bin" / "python")
    run(uv, "pip", "install", "--quiet", "--python", python, str(wheel))
    return folder / "env" / "bin"


def run(*words: str, code: int = 0, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        words,
        cwd="/",
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def test_the_command_checks_and_simulates(installed: Path) -> None:
    president = str(installed / "president")
    cases = sorted(map(str, (ROOT / "tests" / "cases").glob("*.json")))
    assert run(president, "check", *cases).stdout.endswith(" passed, 0 failed\n")
    assert "regular" in run(president, "simulate", "--matches", "1", "--seed", "1").stdout


def test_the_window_opens(installed: Path, tmp_path: Path) -> None:
    run(
        str(installed / "python"),
        "-c",
        PLAY,
        SDL_VIDEODRIVER="dummy",
        SDL_AUDIODRIVER="dummy",
        HOME=str(tmp_path),
        XDG_DATA_HOME=str(tmp_path),
    )


def test_building_the_page_needs_a_checkout(installed: Path, tmp_path: Path) -> None:
    told = run(
        str(installed / "president"), "web", "--build-only", "--out", str(tmp_path), code=2
    ).stderr
    assert len(told.splitlines()) == 1
    assert "checkout" in told
