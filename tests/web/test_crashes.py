"""A crash of Chromium is told of and tried once more; a failure of the game is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.web

ROOT = Path(__file__).parents[2]
TESTS = """
from pathlib import Path

import pytest

from playwright.sync_api import Error

RUNS = Path(__file__).with_suffix(".runs")


def run():
    earlier = RUNS.read_text() if RUNS.exists() else ""
    RUNS.write_text(earlier + "x")
    return len(earlier) + 1


def crash(chromium):
    page = chromium.new_context().new_page()
    with pytest.raises(Error):
        page.goto("chrome://crash")
    page.evaluate("1")


@pytest.fixture(scope="module")
def browsers():
    return []
"""
ONCE = """
def test_once(chromium, browsers):
    browsers.append(chromium)
    assert len(browsers) == 1  # what belongs to the module is made anew
    if run() == 1:
        crash(chromium)
    assert chromium.new_context().new_page().evaluate("2") == 2


def test_after(chromium):
    assert len(chromium.contexts) == 1
"""
ALWAYS = """
def test_always(chromium):
    run()
    crash(chromium)
"""
FAILURE = """
def test_failure(chromium):
    run()
    assert chromium.new_context().new_page().evaluate("3") == 2
"""


def outcome(folder, test):
    """How a run of pytest on `test` ends, what it says, and how often the test was run."""
    file = folder / "test_it.py"
    file.write_text(TESTS + test, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.web.conftest", "-p", "no:cacheprovider"]
    ended = subprocess.run(
        [*command, "--rootdir", folder, file],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return ended.returncode, ended.stdout, len(file.with_suffix(".runs").read_text())


def test_after_a_crash_the_test_is_run_once_more_in_a_fresh_browser(chromium, tmp_path):
    code, said, runs = outcome(tmp_path, ONCE)

    assert (code, runs) == (0, 2), said
    assert "Chromium crashed, run once more: test_it.py::test_once" in said
    assert "Target crashed" in said
    assert "2 passed, 1 crashed" in said


def test_a_second_crash_fails(chromium, tmp_path):
    code, said, runs = outcome(tmp_path, ALWAYS)

    assert (code, runs) == (1, 2), said
    assert "1 failed, 1 crashed" in said


def test_a_failure_without_a_crash_is_not_run_again(chromium, tmp_path):
    code, said, runs = outcome(tmp_path, FAILURE)

    assert (code, runs) == (1, 1), said
    assert "crashed" not in said
