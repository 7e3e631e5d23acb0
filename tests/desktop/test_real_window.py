"""A whole match in a real window on an X server, by mouse and by keys."""

from __future__ import annotations

import json
import shutil

import pytest

from game.cli import main
from tests.desktop.window import GameWindow, colours, screen
from tests.needs import leave_out
from tests.person import next_press

SHORTCUTS = {"play": "Return", "give": "Return", "pass": "p", "skip": "p", "complete": "c"}


@pytest.fixture
def display(tmp_path):
    for program, package in (("Xvfb", "xvfb"), ("xdotool", "xdotool")):
        if shutil.which(program) is None:
            leave_out(f"real window left out: `apt-get install {package}` installs {program}")
    with screen(tmp_path) as variables:
        yield variables


@pytest.fixture
def window(display, tmp_path):
    record = str(tmp_path / "match.json")
    arguments = ["--rules", "president", "--set", "rounds=2", "--players", "3", "--seed", "7"]
    window = GameWindow(display, tmp_path, *arguments, "--lang", "en", "--record", record)
    yield window
    window.process.kill()
    window.process.communicate()


class Mouse:
    """Clicks on targets."""

    def __init__(self, window):
        self.window = window

    def press(self, id):
        self.window.click(id)


class Keys:
    """Keys of the hand for what they are there for, Tab and Enter for all else."""

    def __init__(self, window):
        self.window = window

    def press(self, id):
        kind, _, place = id.partition(":")
        state = self.window.wait_until(bool)
        if kind == "card":
            self.window.press("Home", *["Right"] * int(place), "space")
        elif id in SHORTCUTS and (state["focused"] or "").startswith("card:"):
            self.window.press(SHORTCUTS[id])
        else:
            self.go_to(id)
            self.window.press("Return")

    def go_to(self, id):
        self.window.target(id)
        while (before := self.window.wait_until(bool)["focused"]) != id:
            self.window.press("Tab")
            self.window.wait_until(lambda state, before=before: state["focused"] != before)


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_whole_match_in_a_real_window(window, tmp_path, hands):
    hands = hands(window)
    window.wait_until(lambda state: state["scene"] == "trick")
    assert window.title == "President"
    assert colours(tmp_path) > 100  # it is really drawn
    for id in ("menu", "settings", "speed:off", "back"):
        hands.press(id)

    while (state := window.wait_until(bool))["scene"] != "match_end":
        if press := "continue" if state["scene"] == "scoring" else next_press(state):
            hands.press(press)
        window.wait_for_change(state)
    hands.press("menu")
    hands.press("quit")
    hands.press("go")

    assert window.end() == (0, "")
    record = tmp_path / "match.json"
    assert json.loads(record.read_text(encoding="utf-8"))["actions"]
    assert main(["check", str(record)]) == 0
