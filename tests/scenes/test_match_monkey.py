"""Random taps, keys, drags, resizes and pauses at every stage: nothing breaks or gets stuck."""

import random

import pygame
import pytest

from game.host import Activated, Focused, Hidden, Shown
from tests.chance import monkey_seed
from tests.scenes.chair import Chair
from tests.scenes.test_match_whole import Pointer, play_out, reach

EVENTS = 2000
SIZES = [(390, 844), (1280, 720), (844, 390), (320, 480)]
KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END,
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_p, pygame.K_h,
    pygame.K_u, pygame.K_c, pygame.K_l, pygame.K_m, pygame.K_f, pygame.K_r, pygame.K_PAGEDOWN,
    pygame.K_x,
)  # fmt: skip
TABLES = {
    "trick": ("president", 4, 1, {"rounds": 99}),
    "exchange": ("wiper", 4, 1, {"rounds": 99}),
    "kitty": ("wiper", 5, 1, {"kitty": True, "rounds": 99}),
    "hold": ("wiper", 2, 1, {"hold_hand": True, "rounds": 99}),
    "curtain": ("ahole", 5, 3, {"target": 999}),
    "scoring": ("base", 3, 1, {"rounds": 99}),
    "match_end": ("base", 3, 1, {"rounds": 1}),
    "deal": ("ahole", 8, 1, {"target": 999}),
}
AWAY = ("menu", "settings", "rules", "review")


class Monkey:
    def __init__(self, chair, seed):
        self.chair = chair
        self.dice = random.Random(seed)

    def act(self):
        chair, dice = self.chair, self.dice
        kind = dice.choices(
            ("target", "point", "key", "drag", "wait", "resize", "reader", "wheel", "page"),
            (30, 8, 20, 8, 20, 1, 6, 4, 1),
        )[0]
        getattr(self, kind)()
        if dice.random() < 0.01:
            chair.draw()
        if chair.name == "menu":
            assert chair.context.continue_match() or self.again()

    def again(self):
        self.chair.start("base", 3, rounds=1)
        return True

    def place(self):
        width, height = self.chair.host.size.width, self.chair.host.size.height
        return self.dice.randrange(-5, width + 5), self.dice.randrange(-5, height + 5)

    def target(self):
        targets = list(self.chair.targets().values())
        if targets:
            target = self.dice.choice(targets)
            self.chair.click_at(target.rect.center, self.dice.random() < 0.5)

    def point(self):
        pos = self.place()
        button = self.dice.choice((1, 1, 3, 2))
        self.chair.down(pos, button=button)
        if self.dice.random() < 0.8:
            self.chair.up(pos, button=button)

    def key(self):
        self.chair.key(self.dice.choice(KEYS))

    def drag(self):
        targets = list(self.chair.targets().values())
        start = self.dice.choice(targets).rect.center if targets else self.place()
        touch = self.dice.random() < 0.5
        self.chair.down(start, touch)
        for _ in range(self.dice.randrange(4)):
            self.chair.move(self.place(), touch)
        if self.dice.random() < 0.9:
            self.chair.up(self.place(), touch)

    def wait(self):
        self.chair.stack.update(self.dice.choice((0.0, 8.0, 16.0, 100.0)))

    def resize(self):
        self.chair.resize(*self.dice.choice(SIZES), self.dice.choice((1.0, 1.0, 2.0)))

    def reader(self):
        ids = [*self.chair.targets(), "card:99", "kitty:0", "nothing"]
        kind = self.dice.choice((Activated, Focused))
        self.chair.scene.handle(kind(self.dice.choice(ids)))

    def wheel(self):
        y = self.dice.choice((-1, 1))
        self.chair.event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y))

    def page(self):
        self.chair.scene.handle(self.dice.choice((Hidden(), Shown())))


def leave_all(chair):
    """Back to the table, whatever the monkey has opened."""
    for _ in range(10):
        if chair.name in AWAY or "close" in chair.targets() or "resume" in chair.targets():
            if chair.name == "menu":
                chair.context.continue_match()
            else:
                chair.key(pygame.K_ESCAPE)
        elif chair.targets().keys() & {"card-view", "nobody"}:
            chair.key(pygame.K_ESCAPE)
        else:
            return


@pytest.mark.parametrize("name", TABLES)
def test_a_monkey_at_the_table(name):
    rules, players, people, options = TABLES[name]
    seed = monkey_seed()
    print(f"monkey at {name}: seed {seed}")
    chair = Chair(speed="normal" if name == "deal" else "fast")
    chair.start(rules, players, people, seed=seed, **options)
    if name != "deal":
        reach(chair, name)
    monkey = Monkey(chair, seed)
    for _ in range(EVENTS):
        monkey.act()
    leave_all(chair)
    chair.up((0, 0))
    chair.context.change(speed="off")
    if chair.session is not None and chair.session.match.rules.rounds == 1:
        play_out(chair, Pointer(chair))
    else:
        for _ in range(2):
            reach(chair, "scoring")
            chair.click("continue")
