"""Who makes things happen, and when: the pace of a match on the screen.

The director tells the table event by event, with pauses in which what happened can be read, asks
the session for the next act when the table has caught up, and waits for people where they are
asked. It never blocks: time comes in as milliseconds, and a hurried player skips what moves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from game.engine.actions import Action
from game.engine.events import (
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    KittySwapped,
    Locked,
    MatchOver,
    Opened,
    Passed,
    Played,
    RoundOver,
    Skipped,
    WentBust,
    WentOut,
)
from game.session import Need
from game.table.motion import FAST_REST, FAST_THINKING, Beat
from game.table.shown import STAGES, Stage

if TYPE_CHECKING:
    from game.table.table import Table

BUDGET = 6.0
"""ms of a frame that bots may think."""


class Director:
    """Tells the table what happens.

    Attributes:
        table: what is told.
        on_event: called with every event as the player sees it when it is told, and with
            whether the session passed by itself (docs/rules.md, Auto-pass).
        on_closing: called with the clearing of a trick that still lies there to be read.
        fast: whether the round runs on fast, since no person acts in it any more.
        gate: whether it waits for `go_on`: there is something to be looked at.
        thinking: the bot that is thinking, to be seen at its seat; None while nobody does.
        offer_left: ms that an offer to complete four still stands; None without one or a limit.
        offer_waits: somebody has taken the offer up and makes up their mind.
        offer_held: something lies above the table, so that the offer cannot be seen: its time
            stands still.
    """

    def __init__(
        self,
        table: Table,
        on_event: Callable[[Event, bool], None],
        *,
        clock: Callable[[], float] = perf_counter,
        seed: int = 0,
    ) -> None:
        self.table = table
        self.session = table.session
        self.on_event = on_event
        self.on_closing: Callable[[Cleared], None] = lambda _: None
        self.fast = False
        self.gate = False
        self.thinking: int | None = None
        self.offer_left: float | None = None
        self.offer_waits = False
        self.offer_held = False
        self._clock = clock
        self._random = Random(seed)
        self._queue: deque[tuple[Event, bool]] = deque()
        self._rest = 0.0
        self._rested_for: Event | None = None
        self._asked: int | None = None
        self._think_left = 0.0
        self._thought = 0.0
        self._unread = False

    # --- what is asked

    @property
    def caught_up(self) -> bool:
        """Whether the table shows all that has happened, and nothing is on its way."""
        return not self._queue and not self._rest and not self.gate

    @property
    def need(self) -> Need | None:
        """What people are asked for; None while something is told or a bot thinks."""
        if not self.caught_up or self.session.need is Need.STEP:
            return None
        return self.session.need

    @property
    def my_turn(self) -> bool:
        """Whether the player who looks is asked to act."""
        return self.need is Need.PERSON and self.session.turn == self.table.player

    @property
    def next_player(self) -> int | None:
        """The person who is asked to act but does not have the device."""
        if self.need is Need.PERSON and self.session.turn != self.table.player:
            return self.session.turn
        return None

    @property
    def active(self) -> int | None:
        """The player at whose seat the light is."""
        if self.thinking is not None:
            return self.thinking
        return self.session.turn if self.need is Need.PERSON else None

    # --- what people do

    def begin(self, events: Sequence[Event]) -> None:
        """Tell what has happened already, as the beginning of a match."""
        self._take(events)

    def act(self, action: Action) -> None:
        """Carry out a person's action, or the next deal.

        Raises:
            Illegal: the rules refuse it.
        """
        events = self.session.act(action)
        self.thinking = None  # a bot's thought, where somebody completed four before it
        self.offer_waits = False
        self.table.unselect()
        self._take(events)

    def decline(self) -> None:
        """Nobody completes four now."""
        if self.session.need is Need.OFFER:
            self.session.decline_offer()
            self.offer_left = None
            self.offer_waits = False
            self.table.changed = True

    def go_on(self) -> None:
        """Everything has been looked at."""
        if self.gate:
            self.gate = False
            self._unread = False
            self.table.settle()

    def hurry(self) -> None:
        """Finish what moves, and tell at once what was waiting to be told."""
        self.table.finish()
        self._rest = 0.0
        while self._queue and not self.gate:
            self._tell_next()
            self._rest = 0.0
        self.table.finish()

    # --- time

    def update(self, dt: float) -> None:
        """Let `dt` ms go by."""
        passed = dt
        self.table.advance(dt)
        self._rest = max(0.0, self._rest - dt)
        until = self._clock() + BUDGET / 1000
        while not self._rest and not self.gate:
            if self._queue:
                self._tell_next()
            elif not self._ask(dt, until) or self._clock() >= until:
                break
            dt = 0.0
        self.table.light(self.active, passed)

    def _tell_next(self) -> None:
        event, automatic = self._queue[0]
        before = self._rest_before(event)
        if before and self._rested_for is not event:
            self._rested_for = event
            self._rest = before
            if isinstance(event, Cleared):
                self.table.close(event)
                self.on_closing(event)
            return
        if self._unread and not isinstance(event, Given):
            self.gate = True
            return
        self._queue.popleft()
        self._rested_for = None
        if isinstance(event, Given) and event.receiver == self.table.player:
            self._unread = True
        if isinstance(event, Dealt):
            self.fast = False
        self.table.tell(event)
        self.on_event(event, automatic)
        self._rest = self._rest_after(event)
        if self.fast:
            self.table.finish()

    def _rest_before(self, event: Event) -> float:
        if self.fast:
            return 0.0
        if isinstance(event, Cleared | RoundOver):
            return self.table.tempo.wait(Beat.TRICK_END)
        return 0.0

    def _rest_after(self, event: Event) -> float:
        tempo = self.table.tempo
        if self.fast:
            return FAST_REST if isinstance(event, Played | Passed) else 0.0
        match event:
            case Dealt():
                return tempo.wait(Beat.DEAL) + tempo.wait(Beat.HIGHLIGHT)
            case Given() | Played() | KittySwapped() | HoldAnswered() | Cleared() | Opened():
                return tempo.wait(Beat.MOVE)
            case Skipped() | Locked() | WentOut() | WentBust():
                return 2 * tempo.wait(Beat.HIGHLIGHT)
            case Passed():
                return tempo.wait(Beat.HIGHLIGHT)
            case MatchOver() | RoundOver():
                return 0.0
        return 0.0

    # --- the session

    def _ask(self, dt: float, until: float) -> bool:
        """See what the session needs; whether anything came of it."""
        stage = STAGES[self.session.match.phase]
        if self._unread and stage is not Stage.EXCHANGE:
            self.gate = True
            return False
        need = self.session.need
        self.table.enter(stage)
        if need is not Need.STEP:
            self.thinking = None
        if need is not Need.OFFER:
            self.offer_left = None
        if need is Need.STEP:
            return self._let_think(dt, until)
        if need is Need.OFFER:
            return self._offer(dt)
        if need is Need.PERSON and self.table.shown.got:
            return self._show_gifts()
        return False

    def _let_think(self, dt: float, until: float) -> bool:
        if self.session.people_done and self.table.around.settings.fast_forward:
            self.fast = True
        asked = len(self.session.match.actions)
        if self._asked != asked:
            self._asked = asked
            turn = self.session.turn
            self.thinking = None if turn in self.session.people else turn
            self._think_left = self.table.tempo.thinking(self._random.random())
            self.table.changed = True
            self._thought = 0.0
        self._think_left -= dt
        self._thought += dt
        most = FAST_THINKING if self.fast else self.table.around.settings.thinking * 1000
        hurry = self._thought > most
        if self._think_left > 0 and not self.fast:
            # What is to be seen as a pause is used to think.
            while not self.session.think(hurry=hurry) and self._clock() < until:
                hurry = False
            return False
        while True:
            events = self.session.step(hurry=hurry)
            hurry = False
            if events:
                self.thinking = None
                self._take(events, automatic=self.session.automatic)
                return True
            if self.session.need is not Need.STEP:
                return True
            if self._clock() >= until:
                return False

    def _offer(self, dt: float) -> bool:
        seconds = self.table.around.settings.completion_seconds
        if not seconds or self.offer_waits:
            self.offer_left = None
            return False
        if self.offer_left is None:
            self.offer_left = seconds * 1000
            self.table.changed = True
        if self.offer_held:
            return False
        self.offer_left -= dt
        self.table.changed = True
        if self.offer_left > 0:
            return False
        self.decline()
        return True

    def _show_gifts(self) -> bool:
        """Let gifts lie to be seen before their receiver chooses what to return."""
        if self._unread:
            self._unread = False
            self._rest = self.table.tempo.wait(Beat.TRICK_END)
        else:
            self.table.settle()
            self._rest = self.table.tempo.wait(Beat.MOVE)
        return True

    def _take(self, events: Sequence[Event], *, automatic: bool = False) -> None:
        player = self.table.player
        self._queue.extend((event.seen_by(player), automatic) for event in events)
