"""A monkey at the whole program: whatever is pressed, in whatever window, nothing breaks or sticks.

    PRESIDENT_MONKEY=100000 uv run pytest tests/test_monkey.py

lets it go on for longer, for so many events in all rule sets together; PRESIDENT_MONKEY_SEED is
the seed that a failure printed, and brings the same life again: bots think by a clock of its own.
"""

import os
import random
from itertools import count

import pygame
import pytest

from game.engine.ruleset import FIELDS, PRESETS, BadRules, make_rules, players_range, values_of
from game.host import Activated, AddressChanged, FilePicked, Focused, Hidden, Shown, TextEntered
from game.scenes.trick import TrickScene
from game.store import SeatSetup, TableSetup
from game.table.director import Director
from game.table.ripening import Ripening
from tests.chance import monkey_seed
from tests.person import next_press
from tests.scenes.moments import MOMENTS
from tests.scenes.stage import FakeHost, Stage
from tests.scenes.tour import SCREENS

EVENTS = int(os.environ.get("PRESIDENT_MONKEY", "2000"))
SEED = monkey_seed()
LIFE, GLANCE = 500, 20
"""Events after which the program is started anew, as often as the monkey does not end it: in
lives that begin anywhere, and in the first ones, of which each begins at another screen."""
LOOK = 0.0015
"""s that go by on the bots' clock whenever it is looked at: four slices of thought in a frame."""
WINDOWS = [(320, 480), (390, 844), (844, 390), (640, 360), (1280, 720)]
TEXTS = ["", "Zoë", "12", "x" * 99, "r=ahole&n=5&s=7", "r=base&n=4", "%zz", '{"format": 1}', None]
KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END,
    pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_F11, pygame.K_p, pygame.K_h,
    pygame.K_u, pygame.K_c, pygame.K_l, pygame.K_m, pygame.K_f, pygame.K_r, pygame.K_x,
    pygame.K_7, pygame.K_KP_ENTER,
)  # fmt: skip
ACTS = {
    "target": 40, "point": 8, "key": 20, "drag": 8, "wait": 16, "wheel": 4, "reader": 5, "page": 3,
    "resize": 1,
}  # fmt: skip
"""What the monkey does, and how often."""
BEGINNINGS = {name: go for name, go in (SCREENS | MOMENTS).items() if name != "crash"}
BOTS = {"novice": 4, "random": 4, "regular": 2, "strong": 1, "master": 1}
"""Who sits at its tables, and how often: those who think long are the fewest."""
NAMES = ("You", "Ann", "Bob", "Cleo", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris")


def any_table(dice, rules):
    """A table of a rule set with any number of players, people, and some rules changed."""
    players = dice.choice(players_range(rules))
    people = dice.choice((1, 1, 1, 2, 3))
    seats = tuple(
        SeatSetup(name, None if place < people else dice.choices([*BOTS], BOTS.values())[0])
        for place, name in enumerate(NAMES[:players])
    )
    options = {name: dice.choice(values_of(name)) for name in dice.sample(sorted(FIELDS), 2)}
    try:
        make_rules(rules, players, options)
    except BadRules:
        options = {}
    return TableSetup(rules, options, seats)


class Monkey:
    """Does anything at all. A life begins at a fresh table of a rule set, or at any screen.

    Attributes:
        seen: the scenes it has come to.
    """

    def __init__(self, rules, seed):
        self.rules = rules
        self.dice = random.Random(seed)
        self.kept = {}
        self.seen = set()

    def live(self, events, beginning=None):
        """Start the program, with what was kept of the last life, and act so many times."""
        dice = self.dice
        self.table = any_table(dice, self.rules)
        host = FakeHost(
            dice.choice(WINDOWS), dice.choice((1.0, 1.0, 2.0)), kept=self.kept,
            languages=(dice.choice(("en", "fr", "pl")),), browser=dice.random() < 0.5,
        )  # fmt: skip
        self.stage = Stage(host)
        self.stage.context.change(speed=dice.choice(("fast", "normal", "off")), thinking=0.1)
        if beginning is not None:
            BEGINNINGS[beginning](self.stage)
        elif dice.random() < 0.6:
            self.stage.context.start_match(self.table, dice.randrange(2**32))
            self.stage.turn()
        else:
            BEGINNINGS[dice.choice(sorted(BEGINNINGS))](self.stage)
        acts, weights = zip(*ACTS.items(), strict=True)
        for act in dice.choices(acts, weights, k=events):
            getattr(self, act)()
            self.stage.turn()
            if self.stage.loop.over:  # it has quit
                return
            self.seen.add(self.stage.scene.name)

    # --- what it does

    def place(self):
        width, height = self.stage.host.surface().get_size()
        return self.dice.randrange(-5, width + 5), self.dice.randrange(-5, height + 5)

    def spot(self):
        """On something that can be pressed, if there is anything."""
        targets = self.stage.targets()
        return pygame.Rect(self.dice.choice(targets).rect).center if targets else self.place()

    def mouse(self, kind, pos, touch, button=1):
        fields = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        if kind != pygame.MOUSEMOTION:
            fields["button"] = button
        self.stage.post(kind, pos=pos, touch=touch, **fields)

    def click(self, pos):
        touch, button = self.dice.random() < 0.4, self.dice.choice((1, 1, 1, 1, 3, 2))
        self.mouse(pygame.MOUSEBUTTONDOWN, pos, touch, button)
        if self.dice.random() < 0.9:
            self.mouse(pygame.MOUSEBUTTONUP, pos, touch, button)

    def target(self):
        self.click(self.spot())

    def point(self):
        self.click(self.place())

    def key(self):
        mod = self.dice.choice((0, 0, 0, pygame.KMOD_SHIFT))
        self.stage.post(pygame.KEYDOWN, key=self.dice.choice(KEYS), mod=mod, unicode="7")

    def drag(self):
        touch = self.dice.random() < 0.5
        self.mouse(pygame.MOUSEBUTTONDOWN, self.spot(), touch)
        for _ in range(self.dice.randrange(4)):
            self.mouse(pygame.MOUSEMOTION, self.place(), touch)
        self.mouse(pygame.MOUSEBUTTONUP, self.place(), touch)

    def wait(self):
        self.stage.turn(self.dice.randrange(1, 5), self.dice.choice((0.0, 16.0, 100.0)))

    def wheel(self):
        y = self.dice.choice((-1, 1))
        self.stage.post(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y), flipped=False)

    def reader(self):
        ids = [target.id for target in self.stage.targets(shown=False)]
        kind = self.dice.choice((Activated, Focused))
        self.stage.host.events.append(kind(self.dice.choice([*ids, "card:99", "nothing"])))

    def page(self):
        text = self.dice.choice(TEXTS)
        told = [Hidden(), Shown(), TextEntered(text), FilePicked("a.json", text)]
        self.stage.host.events.append(self.dice.choice([*told, AddressChanged(text or "")]))

    def resize(self):
        self.stage.host.resize(self.dice.choice(WINDOWS), self.dice.choice((1.0, 1.0, 2.0)))


def finish_round(kept, table, most=4000):
    """Start the program again; a match that is kept, or a new one, comes to its next scoring."""
    stage = Stage(kept=kept)
    stage.context.change(speed="off", fast_forward=True)
    if not stage.context.continue_match():
        stage.context.start_match(table, 1)
    for _ in range(most):
        stage.turn(dt=50.0)
        if stage.scene.name in ("scoring", "match_end"):
            return
        ids = [target.id for target in stage.targets() if target.enabled]
        report = stage.scene.report()
        targets = [{"id": target_id, "enabled": True} for target_id in ids]
        press = "nobody" if "nobody" in ids else next_press(
            {"scene": stage.scene.name, "targets": targets, **report}
        )  # fmt: skip
        if press is not None:
            stage.page(Activated(press))
    raise AssertionError(f"stuck: {stage.scene.name} {stage.scene.report()}")


def lives(rules, events):
    """How long each life is, and where it begins: a quarter of all screens, then anywhere."""
    for beginning in sorted(BEGINNINGS)[list(PRESETS).index(rules) :: len(PRESETS)]:
        yield GLANCE, beginning
        events -= GLANCE
    while events > 0:
        yield min(LIFE, events), None
        events -= LIFE


@pytest.fixture(autouse=True)
def steady_clock(monkeypatch):
    """What bots think in a frame depends on no machine, so that a seed brings the same again."""
    looks = count()
    for thinker in (Director, Ripening):
        defaults = thinker.__init__.__kwdefaults__
        monkeypatch.setitem(defaults, "clock", lambda: next(looks) * LOOK)


@pytest.mark.parametrize("rules", PRESETS)
def test_nothing_breaks_and_no_match_is_stuck(rules):
    print(f"PRESIDENT_MONKEY_SEED={SEED}")
    monkey = Monkey(rules, SEED)
    for events, beginning in lives(rules, EVENTS // len(PRESETS)):
        monkey.live(events, beginning)
        if beginning is None:
            finish_round(dict(monkey.kept), monkey.table)
    assert monkey.seen >= {"trick", "menu"}


# --- the monkey itself


def test_it_begins_at_every_screen_in_some_rule_set():
    begun = [start for rules in PRESETS for _, start in lives(rules, EVENTS // len(PRESETS))]
    assert {start for start in begun if start} == set(BEGINNINGS)


def test_it_acts_as_often_as_asked():
    """Twelve screens or so to a rule set are looked at, and the rest of the events comes after."""
    for rules in PRESETS:
        assert sum(events for events, _ in lives(rules, 25_000)) == 25_000


def trace(seed):
    """Where a life among all that bots think about ends."""
    monkey = Monkey("ahole", seed)
    monkey.live(150, "hint")
    scene, session = monkey.stage.scene, monkey.stage.context.session
    return scene.name, dict(scene.report()), session and session.match.actions


def test_a_seed_brings_the_same_life_again():
    ended = trace(11)
    assert trace(11) == ended
    assert trace(12) != ended


def test_it_finds_a_fault_in_a_button(monkeypatch):
    def fail(scene):
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(TrickScene, "undo", fail)
    with pytest.raises(AssertionError, match="planted"):
        Monkey("president", 1).live(1000, "selected")


def test_it_notices_a_match_that_is_stuck(monkeypatch):
    monkeypatch.setattr(TrickScene, "play", lambda scene: None)
    table = any_table(random.Random(1), "president")
    with pytest.raises(AssertionError, match="stuck"):
        finish_round({}, table, most=600)
