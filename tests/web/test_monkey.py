"""A monkey in front of the page: whatever it does, there is no crash and no error."""

from __future__ import annotations

from random import Random

import pytest

pytestmark = pytest.mark.web

SEED = 20261129
DEEDS, RELOADS = 5000, 30
SIZES = [(1280, 720), (390, 844), (844, 390), (320, 480), (1920, 1080)]
KEYS = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "Enter",
    "Space",
    "Escape",
    "Tab",
    "Shift+Tab",
    "p",
    "h",
    "m",
    "c",
    "u",
    "l",
    "f",
    "r",
    "Backspace",
]


class Monkey:
    """Clicks, taps, drags, presses keys and turns the window, all by chance."""

    def __init__(self, game, random):
        self.game, self.random = game, random
        self.page = game.page

    def somewhere(self):
        """A place in the window, mostly where something can be pressed."""
        size = self.page.viewport_size
        targets = self.targets
        if targets and self.random.random() < 0.7:
            x, y, width, height = self.random.choice(targets)["rect"]
            place = (x + width * self.random.random(), y + height * self.random.random())
        else:
            place = (size["width"] * self.random.random(), size["height"] * self.random.random())
        return max(0, min(place[0], size["width"] - 1)), max(0, min(place[1], size["height"] - 1))

    def do(self, count):
        """Do so many deeds, ten to each look at what there is."""
        deeds = [self.click, self.tap, self.drag, self.key, self.wheel]
        for number in range(count):
            if number % 10 == 0:
                self.targets = (self.page.evaluate("president.state()") or {}).get("targets", [])
            self.random.choices(deeds, (4, 4, 1, 6, 1))[0]()
        if self.random.random() < 0.3:
            width, height = self.random.choice(SIZES)
            self.page.set_viewport_size({"width": width, "height": height})

    def click(self):
        button = self.random.choices(("left", "right", "middle"), (8, 1, 1))[0]
        self.page.mouse.click(*self.somewhere(), button=button)

    def tap(self):
        self.page.touchscreen.tap(*self.somewhere())

    def drag(self):
        self.page.mouse.move(*self.somewhere())
        self.page.mouse.down()
        self.page.mouse.move(*self.somewhere(), steps=3)
        self.page.mouse.up()

    def key(self):
        self.page.keyboard.press(self.random.choice(KEYS))

    def wheel(self):
        self.page.mouse.move(*self.somewhere())
        self.page.mouse.wheel(0, self.random.choice((-120, 120)))


def test_nothing_the_monkey_does_is_an_error(open_game):
    random = Random(SEED)
    game = open_game(has_touch=True, accept_downloads=False)
    game.page.on("filechooser", lambda chooser: None)  # no dialog of the system's
    game.page.context.on("page", lambda page: page.close())  # nor another tab
    monkey = Monkey(game, random)
    scenes = set()
    for life in range(RELOADS + 1):
        for _ in range(4):
            monkey.do(DEEDS // (RELOADS + 1) // 4 + 1)
            state = game.state
            assert state["scene"] != "crash", (SEED, life, state["error"])
            scenes.add(state["scene"])
        if life < RELOADS:
            game.reload()

    assert {"menu", "trick"} <= scenes, scenes
    # The browser itself remarks on fingers that come while the wheel still turns.
    game.complaints[:] = [each for each in game.complaints if "Ignored attempt" not in each]
