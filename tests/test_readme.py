"""What the documents tell people to type works, and what they show and link to is there."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.engine.ruleset import PRESETS
from game.publish.runtime import WHEEL_VARIABLE
from tests.needs import leave_out

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
MANY_OPTIONS = {"play", "simulate", "tournament"}
"""The commands of which the README names options."""
EXCEPTED = {"uv run pytest": "these very tests"}
PATIENCE = 120
"""Seconds that a command may take on a slow and busy machine."""


def blocks(document: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", document.read_text("utf-8"), re.DOTALL | re.M)


COMMANDS = {
    line: document.relative_to(ROOT).as_posix()
    for document in DOCUMENTS
    for block in blocks(document, "sh")
    for line in block.splitlines()
    if line.strip()
}


@pytest.fixture
def environment(tmp_path):
    """The surroundings of a command: no screen and no sound are asked for, nothing is kept."""
    if shutil.which("uv") is None:
        leave_out("left out: the README's commands need uv, which is not on the path")
    return os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_DATA_HOME": str(tmp_path),
        "PRESIDENT_STATE": str(tmp_path / "state.json"),
        # The environment is there already, and a test does not change it.
        "UV_NO_SYNC": "1",
    }


def test_the_readme_gives_commands_to_try():
    assert {"uv run main.py", "uv run pytest", "uv run president web"} <= COMMANDS.keys()
    assert EXCEPTED.keys() <= COMMANDS.keys()


@pytest.mark.parametrize("command", sorted(COMMANDS.keys() - EXCEPTED))
def test_a_command_does_what_it_is_there_for(command, environment, tmp_path):
    command, _, result = command.partition("  # ")
    words = shlex.split(command)
    if words[:3] == ["uv", "run", "main.py"] or words[:4] == ["uv", "run", "president", "play"]:
        assert_a_window_opens(words, environment)
    elif words[:4] == ["uv", "run", "president", "web"]:
        assert_a_page_is_built(words, environment, tmp_path)
    else:
        done = run(["bash", "-c", command], environment)
        assert not result or done.split() == [result.strip()]


def run(words: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def assert_a_window_opens(words: list[str], environment: dict[str, str]) -> None:
    """Start a command that plays; once there is something to see, close the window."""
    state = Path(environment["PRESIDENT_STATE"])
    program = subprocess.Popen(
        words, cwd=ROOT, env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
        text=True, start_new_session=True,
    )  # fmt: skip
    try:
        late = time.monotonic() + PATIENCE
        while not state.exists():
            assert program.poll() is None, program.communicate()[1]
            assert time.monotonic() < late, "nothing is shown"
            time.sleep(0.02)
        shown = state.read_text("utf-8")
        program.terminate()  # uv hands it on; twice would hit the game as it ends
        _, complaints = program.communicate(timeout=PATIENCE)
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
    assert program.returncode == 0, complaints
    assert json.loads(shown)["scene"] == ("deal" if "play" in words else "menu")


def assert_a_page_is_built(words: list[str], environment: dict[str, str], out: Path) -> None:
    """Build into a folder of our own, and serve nothing."""
    if "--self-contained" in words:
        if not environment.get(WHEEL_VARIABLE):
            leave_out(f"left out: the self-contained page needs a wheel in {WHEEL_VARIABLE}")
        if not (ROOT / "node_modules" / "pyodide").exists():
            leave_out("left out: `npm install` fetches Pyodide for the self-contained page")
    run([*dict.fromkeys([*words, "--build-only"]), "--out", str(out)], environment)
    edition = "offline" if "--self-contained" in words else "web"
    assert (out / edition / "index.html").stat().st_size > 1000


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_pictures_lead_somewhere(document):
    text = document.read_text("utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"https://[a-z]", link):
            continue
        file, _, anchor = link.partition("#")
        target = document.parent / file if file else document
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def anchors(document: Path) -> set[str]:
    """The names that GitHub gives to the headings of a document."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def test_pictures_in_the_readme_are_pictures():
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))

    assert pictures
    for picture in pictures:
        assert (ROOT / picture).read_bytes().startswith(b"\x89PNG"), picture


def test_the_table_of_commands_names_options_that_there_are():
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", (ROOT / "README.md").read_text("utf-8"), re.M)
    described = {name: text for name, text in rows if name in MANY_OPTIONS}
    assert described.keys() == MANY_OPTIONS
    for name, text in described.items():
        told = subprocess.run(
            [sys.executable, "-m", "game.cli", name, "--help"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
        options = re.findall(r"--[a-z-]+", text)
        assert options
        assert [option for option in options if option not in told] == []


def test_the_table_of_rule_sets_is_complete():
    text = (ROOT / "README.md").read_text("utf-8").partition("## The rule sets")[2]
    rows = re.findall(r"^\| `(\w+)` \|", text.partition("\n## ")[0], re.M)

    assert rows == list(PRESETS)
