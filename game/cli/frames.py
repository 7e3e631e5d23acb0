"""What a frame costs: the real program without a window, measured frame by frame.

A frame is events, update and drawing, in ms of processor time. Showing it on a screen is not
counted, nor is much of the bots' thinking: novices play, who hardly do. Each view is measured
when everything in it has been drawn before, as it has in all frames of a match but the first.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.app.loop import Loop
from game.app.program import Program, Start
from game.engine.cards import shuffled
from game.engine.dealing import Cut
from game.engine.dealing import Start as Begin
from game.engine.match import Match
from game.engine.ruleset import make_rules
from game.host import Activated
from game.host.fake import FakeHost
from game.scenes.match import open_match
from game.scenes.stack import Stack
from game.session import Need, Seat, Session

SIZES = ((1280, 720), (390, 844), (2560, 1440))
NAMES = ("You", "Ann", "Bob", "Cleo", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris")
HAND = 18
"""Cards in the player's hand at a table of ten."""
SEED = 2026
DT = 1000 / 60
"""ms from frame to frame."""
SWEEPS, SWEEP_FRAMES = 4, 14
"""So many sweeps of the pile are measured, and so many frames of each: that is how long it takes.
"""
SETTLING = 30
"""Frames in which the light comes to the seat of whoever has the turn, before a table is idle."""
LONGEST = 6000
"""Frames after which a view that goes by itself must have come to its end."""


class Frame(NamedTuple):
    """What one frame took in ms, and whether it drew anything."""

    ms: float
    drawn: bool


class Figures(NamedTuple):
    """A view's frames that drew: how many of how many, and what they took in ms."""

    drawn: int
    frames: int
    median: float
    p95: float
    worst: float


COLUMNS = ("drew", "of frames", "median ms", "p95 ms", "worst ms")


class Screen:
    """The program on a host without a window."""

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        self.host = FakeHost(size)
        self.stack = Stack()
        program = Program(Start(), lambda session: None)
        self.stack.push(program.open(self.host, self.stack))
        self.context = program.context
        self._loop = Loop(self.host, self.stack, program.crash_scene, program.hear)
        self.frame()

    def frame(self) -> Frame:
        """Turn the loop once."""
        shown = self.host.presented
        begin = time.process_time()
        self._loop.turn(DT)
        return Frame((time.process_time() - begin) * 1000, self.host.presented > shown)

    def frames(self, count: int, before: Callable[[int], None] = lambda _: None) -> list[Frame]:
        """Turn the loop so many times, `before` each of them having something done."""
        frames = []
        for number in range(count):
            before(number)
            frames.append(self.frame())
        return frames

    def until(self, done: Callable[[], bool]) -> list[Frame]:
        """Turn the loop until something is so."""
        frames: list[Frame] = []
        while not done():
            frames.append(self.frame())
            assert len(frames) < LONGEST, "the match is stuck"
        return frames

    def show(self, session: Session) -> None:
        """Sit down at a match."""
        self.context.session = session
        self.stack.reset(open_match(self.context, session))

    def press(self, target: str) -> None:
        """Act on a target, as a screen reader does."""
        self.host.events.append(Activated(target))

    def point(self, pos: tuple[int, int], kind: int = pygame.MOUSEMOTION) -> None:
        """Move, press or let go of the mouse."""
        more: dict[str, Any] = {"button": 1}
        if kind == pygame.MOUSEMOTION:
            more = {"rel": (0, 0), "buttons": (0, 0, 0)}
        pygame.event.post(pygame.event.Event(kind, pos=pos, touch=False, **more))

    @property
    def places(self) -> list[tuple[int, int]]:
        """The middles of all that can be pressed."""
        return [pygame.Rect(target.rect).center for target in self.stack.top.targets()]

    @property
    def told(self) -> dict[str, object]:
        """What the scene reports."""
        return dict(self.stack.top.report())


def table_of_ten() -> Session:
    """A person with 18 cards in hand who leads, and nine novices."""
    players = len(NAMES)
    cards = shuffled(2, Random(SEED))
    rest = cards[HAND:]
    hands = (cards[:HAND], *(rest[seat :: players - 1] for seat in range(players - 1)))
    begin = Begin(Cut(tuple(map(tuple, hands))), dealer=players - 1, leader=0)
    match = Match(make_rules("ahole", players), NAMES, SEED, begin)
    return Session(match, [Seat(), *[Seat("novice")] * (players - 1)], SEED)


def finished_round() -> Session:
    """A round that is over, of four rounds with ten players."""
    bots = [Seat("novice")] * len(NAMES)
    session = Session.start(make_rules("ahole", len(NAMES)), NAMES, bots, SEED)
    while session.need is Need.STEP:
        session.step()
    return session


def hover(screen: Screen) -> list[Frame]:
    """The mouse goes from button to button."""
    places = screen.places
    return screen.frames(60, lambda number: screen.point(places[number // 2 % len(places)]))


def drag(screen: Screen) -> list[Frame]:
    """A card in the middle of the hand is taken up and moved about, and laid back."""
    x, y = screen.places[HAND // 2]
    screen.point((x, y), pygame.MOUSEBUTTONDOWN)
    frames = screen.frames(60, lambda number: screen.point((x + 2 * number, y - number % 30)))
    screen.point((x, y), pygame.MOUSEBUTTONUP)
    screen.until(lambda: not screen.stack.dirty)
    screen.press("undo")
    return frames


def play_on(screen: Screen) -> tuple[list[Frame], list[Frame]]:
    """A few tricks are played; the frames of all that, and of the pile being swept away."""
    frames: list[Frame] = []
    sweeps: list[Frame] = []
    pile: object = []
    while len(sweeps) < SWEEPS * SWEEP_FRAMES:
        before, told = pile, screen.told
        pile, need = told["pile"], told["need"]
        if before and not pile:
            sweeps += screen.frames(SWEEP_FRAMES)
        if need == "offer":
            screen.press("decline")
        elif need == "person" and pile:
            screen.press("pass")
        elif need == "person":
            screen.press("card:0")
            screen.press("play")
        frames.append(screen.frame())
        assert len(frames) < LONGEST, "the match is stuck"
    return frames, sweeps


def views(screen: Screen) -> dict[str, list[Frame]]:
    """Every view and what its frames took."""
    screen.context.to_menu()
    screen.frame()
    menu = hover(screen)
    screen.show(table_of_ten())
    deal = screen.until(lambda: screen.stack.top.name == "trick")
    screen.until(lambda: screen.told["need"] == "person")
    screen.frames(SETTLING)
    idle = screen.frames(60)
    trick = drag(screen)
    bots, sweep = play_on(screen)
    screen.show(finished_round())
    screen.frame()
    return {
        "menu": menu, "deal": deal, "idle": idle, "trick": trick, "bots": bots, "sweep": sweep,
        "scoring": hover(screen),
    }  # fmt: skip


def figures(frames: Sequence[Frame]) -> Figures:
    """What the frames took that drew something; where none did, what all of them took."""
    drawn = [frame.ms for frame in frames if frame.drawn]
    took = sorted(drawn or [frame.ms for frame in frames])
    return Figures(
        len(drawn),
        len(frames),
        round(statistics.median(took), 2),
        round(took[(len(took) * 95 - 1) // 100], 2),
        round(took[-1], 2),
    )


def measure(size: tuple[int, int]) -> dict[str, Figures]:
    """What the frames of each view take in a window of that size."""
    screen = Screen(size)
    views(screen)
    return {name: figures(frames) for name, frames in views(screen).items()}
