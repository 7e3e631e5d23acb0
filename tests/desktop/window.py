"""The game in a real window on a screen of its own: what tests see of it, and their hands."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

State = dict[str, Any]

PATIENCE = 30.0
"""Seconds to wait for a condition on a slow and busy machine."""
GLANCE = 0.01
"""Seconds between two looks at the state."""


@contextmanager
def screen(folder: Path, size: str = "1400x900x24") -> Iterator[dict[str, str]]:
    """Start an X server that shows nowhere, and give the variables that lead programs there.

    What is on its screen can be read from the file `Xvfb_screen0` in `folder`.
    """
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-fbdir", str(folder)]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    try:
        number = server.stdout.readline().strip()
        assert number, "Xvfb does not start"
        yield {"DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def colours(folder: Path) -> int:
    """How many colours there are on the screen of `screen(folder)`."""
    dump = (folder / "Xvfb_screen0").read_bytes()  # in the format of xwd
    header, entries = struct.unpack_from(">I", dump)[0], struct.unpack_from(">I", dump, 76)[0]
    pixels = memoryview(dump)[header + 12 * entries :]
    return len(set(pixels[: len(pixels) // 4 * 4].cast("I")))


class GameWindow:
    """The program, started with arguments on the screen that `display` leads to."""

    def __init__(self, display: dict[str, str], folder: Path, *arguments: str) -> None:
        self._state_file = folder / "state.json"
        self._display = display
        kept_out = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        environment = {name: value for name, value in os.environ.items() if name not in kept_out}
        environment |= display | {
            "SDL_AUDIODRIVER": "dummy",
            "XDG_DATA_HOME": str(folder),
            "PRESIDENT_STATE": str(self._state_file),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "game.cli", "play", *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def end(self) -> tuple[int, str]:
        """Wait until the program has ended; its code, and what it complained of."""
        try:
            _, complaints = self.process.communicate(timeout=PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()
        return self.process.returncode, complaints

    @property
    def state(self) -> State | None:
        """What the game shows of its state; None as long as it has not drawn."""
        try:
            state: State = json.loads(self._state_file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        return state

    def wait_until(self, wanted: Callable[[State], object]) -> State:
        """Wait until `wanted` holds for the state, and return it."""
        late = time.monotonic() + PATIENCE
        while not ((state := self.state) and wanted(state)):
            assert self.process.poll() is None, self.end()
            assert time.monotonic() < late, state
            time.sleep(GLANCE)
        return state

    def wait_for_change(self, before: State) -> State:
        """Wait until the game shows more than another focus than in the state `before`."""
        return self.wait_until(lambda state: _essence(state) != _essence(before))

    def target(self, id: str) -> State:
        """Return the target of that id, waiting for it to be there and enabled."""

        def found(state: State) -> list[State]:
            return [each for each in state["targets"] if each["id"] == id and each["enabled"]]

        return found(self.wait_until(found))[0]

    def click(self, id: str) -> None:
        """Click on the middle of a target, turning the wheel until it is seen."""
        while not (target := self.target(id))["shown"]:
            before = self.wait_until(bool)
            self._do("click", "5" if target["rect"][1] > 0 else "4")
            self.wait_for_change(before)
        x, y, width, height = target["rect"]
        at = [str(round(x + width / 2)), str(round(y + height / 2))]
        self._do("mousemove", "--window", self._id, *at, "click", "1")

    @property
    def _id(self) -> str:
        """What X calls the window."""
        return self._do("search", "--pid", str(self.process.pid)).split()[-1]

    @property
    def title(self) -> str:
        """What stands above the window."""
        return self._do("getwindowname", self._id).strip()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, as X names them."""
        self._do("key", *keys)

    def _do(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, **self._display},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout


def _essence(state: State) -> State:
    return {name: state[name] for name in state.keys() - {"drawn", "focused"}}
