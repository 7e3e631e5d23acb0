"""How things move: one table of durations, one speed, and movements as plain data.

Nothing here draws or reads a clock. Time comes in as milliseconds, so that a frame, a test and a
skipped animation are the same call. What moves always knows where it ends: finishing early is
looking at the end, and the layout is never waited for.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import StrEnum
from math import cos, pi
from typing import NamedTuple


class Speed(StrEnum):
    """How fast the table moves, as chosen in the settings."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Beat(StrEnum):
    """What takes its time at the table."""

    MOVE = "move"
    CLOSE_UP = "close_up"
    FLIP = "flip"
    HIGHLIGHT = "highlight"
    DEAL = "deal"
    THINK_LEAST = "think_least"
    THINK_MOST = "think_most"
    TRICK_END = "trick_end"
    REPLAY = "replay"


# Milliseconds at normal speed. DEAL is the whole deal, TRICK_END how long the last play stays
# readable, THINK_… the bounds of a bot's delay, REPLAY the time between the acts of a record.
DURATIONS = {
    Beat.MOVE: 220,
    Beat.CLOSE_UP: 120,
    Beat.FLIP: 160,
    Beat.HIGHLIGHT: 150,
    Beat.DEAL: 1500,
    Beat.THINK_LEAST: 450,
    Beat.THINK_MOST: 750,
    Beat.TRICK_END: 900,
    Beat.REPLAY: 900,
}

FACTORS = {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.OFF: 0.0}

# A movement shorter than this (ms) is seen as a flicker and left out.
SHORTEST = 70

# The period (ms) with which a button that asks for attention swells.
_PULSE = 1100

FAST_REST = 30.0
"""ms between two acts while the rest of a round runs on fast, whatever the speed."""

FAST_THINKING = 250.0
"""ms after which a bot answers while the rest of a round runs on fast."""

LONGEST_HINT = 1000.0
"""ms that a hint may take."""

SETTLES = 300.0
"""ms after which a button that has come in the place of another is meant by whoever presses it."""

QUICKEST_REPLAY = 250.0
"""ms between the acts of a record at least: it is there to be followed."""


def reading_time(text: str) -> float:
    """How long an announcement stays on the table, in ms, whatever the speed."""
    return 1300.0 + 38.0 * len(text)


@dataclass(frozen=True, slots=True)
class Tempo:
    """The player's wishes: a speed, and whether moves are replaced by fades."""

    speed: Speed = Speed.NORMAL
    reduced: bool = False

    def wait(self, beat: Beat) -> float:
        """How many milliseconds a pause of that kind lasts."""
        return DURATIONS[beat] * FACTORS[self.speed]

    def movement(self, beat: Beat) -> float:
        """How many milliseconds a movement of that kind lasts; 0 where it is left out."""
        duration = self.wait(beat)
        return duration if duration >= SHORTEST else 0.0

    def replaying(self) -> float:
        """How many milliseconds lie between two acts of a record that plays by itself."""
        return max(QUICKEST_REPLAY, self.wait(Beat.REPLAY))

    def thinking(self, share: float) -> float:
        """A bot's delay in milliseconds, for a share from 0 (shortest) to 1 (longest)."""
        least, most = self.wait(Beat.THINK_LEAST), self.wait(Beat.THINK_MOST)
        return least + (most - least) * share

    def deal_delays(self, cards: int) -> tuple[float, ...]:
        """When each card of a deal sets out (ms): overlapping, all there within the deal's time."""
        if cards == 0:
            return ()
        each = self.movement(Beat.MOVE)
        if cards == 1 or each == 0:
            return (0.0,) * cards
        step = min(each, (self.wait(Beat.DEAL) - each) / (cards - 1))
        return tuple(i * step for i in range(cards))

    def pulse(self, elapsed: float) -> float:
        """How far a pulsing button has swollen (0 to 1) after so many milliseconds.

        Steadily at its fullest where motion is off or reduced.
        """
        if self.reduced or self.speed is Speed.OFF:
            return 1.0
        return (1 - cos(2 * pi * elapsed / _PULSE)) / 2


def ease(share: float) -> float:
    """Ease in and out, cubic: from the share of time that has passed to the share of the way."""
    if share < 0.5:
        return 4 * share**3
    rest = 2 - 2 * share
    return 1 - rest * rest * rest / 2


class Pose(NamedTuple):
    """How something that can move lies: its centre and width in device pixels.

    ``face`` is 1 for a card face up, 0 face down, and between them while it turns; ``alpha`` is 1
    for what is there and 0 for what is not.
    """

    x: float
    y: float
    width: float
    face: float = 1.0
    alpha: float = 1.0

    def towards(self, end: Pose, share: float) -> Pose:
        """The pose that share of the way to another one."""
        return Pose(*(a + (b - a) * share for a, b in zip(self, end, strict=True)))

    @property
    def narrowing(self) -> float:
        """The share of a turning card's width that is seen."""
        return abs(2 * self.face - 1)

    @property
    def shows_face(self) -> bool:
        """Whether the face is seen rather than the back."""
        return self.face >= 0.5


@dataclass(slots=True)
class Movement:
    """One thing on its way from a pose to another; times in milliseconds."""

    start: Pose
    end: Pose
    duration: float
    delay: float = 0.0
    elapsed: float = 0.0

    @property
    def pose(self) -> Pose:
        """Where it is now; until its delay is over it waits at its start."""
        if self.finished:
            return self.end
        if self.elapsed <= self.delay:
            return self.start
        share = (self.elapsed - self.delay) / self.duration
        return self.start.towards(self.end, ease(share))

    @property
    def finished(self) -> bool:
        """Whether it has arrived."""
        return self.elapsed >= self.delay + self.duration


@dataclass(slots=True)
class Motions:
    """Everything that moves at the moment, by key (a card's id, a seat, …)."""

    tempo: Tempo = Tempo()
    _moving: dict[Hashable, Movement] = field(default_factory=dict)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way or waiting to set out."""
        return bool(self._moving)

    def move(
        self, key: Hashable, start: Pose, end: Pose, beat: Beat = Beat.MOVE, delay: float = 0.0
    ) -> None:
        """Let something go from one pose to another after a delay (ms).

        What was moving under the key is replaced. With reduced motion it appears at its end
        instead, and what only moves up in its row is there at once: a row that vanished and came
        back would be more of a stir than the movement. Where that would be too short it is there
        when the delay is over.
        """
        duration = self.tempo.movement(beat)
        if self.tempo.reduced and beat is Beat.CLOSE_UP:
            duration = 0.0
        if start == end or duration + delay == 0:
            self._moving.pop(key, None)
            return
        if self.tempo.reduced:
            start = _unseen(start, end)
        self._moving[key] = Movement(start, end, duration, delay)

    def retarget(self, key: Hashable, end: Pose) -> None:
        """Send something that is moving elsewhere without a jump: the layout has changed."""
        movement = self._moving.get(key)
        if movement is None:
            return
        if self.tempo.reduced:
            movement.start = _unseen(movement.start, end)
        movement.end = end

    def pose(self, key: Hashable, rest: Pose) -> Pose:
        """How it lies now: on its way, or else at rest."""
        movement = self._moving.get(key)
        return rest if movement is None else movement.pose

    def moving(self, key: Hashable) -> bool:
        """Whether it is on its way or waiting to set out."""
        return key in self._moving

    def advance(self, ms: float) -> list[Hashable]:
        """Let time pass; the keys of what has arrived, in the order in which it set out."""
        for movement in self._moving.values():
            movement.elapsed += ms
        arrived = [key for key, movement in self._moving.items() if movement.finished]
        for key in arrived:
            del self._moving[key]
        return arrived

    def finish(self) -> list[Hashable]:
        """Let everything arrive at once; the keys of what was still moving."""
        arrived = list(self._moving)
        self._moving.clear()
        return arrived


def _unseen(start: Pose, end: Pose) -> Pose:
    """Where a fade begins: at the end already, but not seen; what vanishes fades where it is."""
    if end.alpha == 0:
        return start
    return end._replace(alpha=0.0)
