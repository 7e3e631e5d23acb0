"""A chair at the table for tests: a match on a host without a window, a pointer, keys, time."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.engine.record import match_from_record
from game.host import Resized
from game.host.fake import FakeHost
from game.scenes.context import Context
from game.scenes.match import open_match
from game.scenes.stack import Scene, Stack
from game.session import Seat, Session
from game.store import SeatSetup, TableSetup

NAMES = ("You", "Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ina")
FRAME = 16.0


class Menu(Scene):
    name = "menu"


class Chair:
    """Somebody at the table; `people` of the players are persons, the others bots."""

    def __init__(self, size=(1280, 720), ratio=1.0, language="en", kept=None, **settings):
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((1, 1))
        self.host = FakeHost(size, ratio, kept=kept)
        self.host.preferred_languages = (language,)
        self.host.seeds = [7] * 50
        self.stack = Stack()
        self.context = Context(
            self.host, self.stack, menu=lambda _: Menu(), match=open_match,
            today=lambda: "2026-11-29",
        )  # fmt: skip
        if settings:
            self.context.change(**settings)
        self.stack.push(Menu())

    # --- sitting down

    def start(self, rules="president", players=4, people=1, seed=5, bot="regular", **options):
        seats = tuple(
            SeatSetup(name, None if place < people else bot)
            for place, name in enumerate(NAMES[:players])
        )
        self.context.start_match(TableSetup(rules, options, seats), seed)
        return self

    def deal(self, rules, hands, people=(0,), actions=(), bot="novice", **options):
        """A round with these hands ("6C 6D, 7H, …"); the first player leads."""
        hands = [hand.strip() for hand in hands.split(",")]
        names = NAMES[: len(hands)]
        match = match_from_record(
            {
                "rules": rules,
                "options": options,
                "players": list(names),
                "leader": names[0],
                "hands": dict(zip(names, hands, strict=True)),
                "actions": list(actions),
            }
        )
        seats = [Seat(None if n in people else bot) for n in range(len(hands))]
        session = Session(match, seats, bot_seed=3)
        self.context.session = session
        self.stack.reset(open_match(self.context, session))
        return self

    # --- looking

    @property
    def scene(self):
        return self.stack.top

    @property
    def name(self):
        return self.stack.top.name

    @property
    def report(self):
        return self.stack.top.report()

    @property
    def session(self):
        return self.context.session

    def targets(self):
        return {target.id: target for target in self.scene.targets()}

    def can(self, target_id):
        target = self.targets().get(target_id)
        return target is not None and target.enabled

    def draw(self):
        self.stack.draw(self.host.surface())
        return self.host.surface()

    # --- time

    def wait(self, ms=FRAME):
        while ms > 0:
            self.stack.update(min(ms, FRAME))
            ms -= FRAME
        return self

    def until(self, wanted, most=4000):
        """Let frames go by until `wanted` is true."""
        for _ in range(most):
            if wanted():
                return self
            self.stack.update(FRAME)
        raise AssertionError(f"never came: {self.name} {self.report}")

    def until_asked(self, name="trick", need="person"):
        return self.until(lambda: self.name == name and self.report.get("need") == need)

    def ask_to_complete(self):
        """Three 7s lie and it is Ada's turn, who takes the device; You and Bo are asked, and
        Bo holds the fourth."""
        self.deal(
            "ahole", "7C 7D 7H 9C, 4H 4C 5C 10C, 7S 4D 5D JC, 6C 8C 9D KC",
            people=(0, 1, 2), actions=["You 7C 7D 7H"],
        )  # fmt: skip
        assert (self.name, self.report["player"]) == ("curtain", "Ada")
        self.click("ready")
        return self.until_asked(need="offer")

    # --- doing

    def event(self, kind, **fields):
        self.context.hear(event := pygame.event.Event(kind, **fields))
        self.scene.handle(event)

    def down(self, pos, touch=False, button=1):
        self.event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=touch)

    def up(self, pos, touch=False, button=1):
        self.event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=touch)

    def move(self, pos, touch=False):
        self.event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=touch)

    def click_at(self, pos, touch=False):
        self.down(pos, touch)
        self.up(pos, touch)

    def click(self, target_id, touch=False):
        target = self.targets().get(target_id)
        assert target is not None, f"no {target_id} in {self.name}: {list(self.targets())}"
        assert target.enabled, f"{target_id} is disabled"
        self.click_at(target.rect.center, touch)

    def drag(self, target_id, by, touch=False):
        x, y = self.targets()[target_id].rect.center
        self.down((x, y), touch)
        self.move((x + by[0] // 2, y + by[1] // 2), touch)
        self.move((x + by[0], y + by[1]), touch)
        self.up((x + by[0], y + by[1]), touch)

    def key(self, code, mod=0):
        self.event(pygame.KEYDOWN, key=code, mod=mod, unicode="")

    def resize(self, width, height, ratio=1.0):
        self.host.resize(width, height, ratio)
        event = Resized(width, height, ratio)
        self.context.hear(event)
        self.scene.handle(event)


def places_of(hand, move):
    """The places in a hand ("3C 3D 4H") of the cards of a move ("3x2")."""
    rank, _, number = move.partition("x")
    found = [place for place, card in enumerate(hand.split()) if card[:-1] == rank]
    return found[: int(number)]
