"""A record played through: forwards and backwards, act by act, all hands open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect

from game.engine.actions import Deal
from game.engine.match import Match
from game.engine.reading import Expect, Refuse
from game.engine.record import read
from game.scenes.context import Context
from game.scenes.openhands import OpenHands
from game.scenes.page import Page
from game.scenes.parts import Headline
from game.table.motion import Speed, Tempo
from game.ui import boxes
from game.ui.look import Look
from game.ui.theme import STRONG, TARGET, M, S
from game.ui.widgets import Button, Container, Flow, Label, Widget
from game.ui.widgets.labels import on_table
from game.words.sentences import sentence

if TYPE_CHECKING:
    from game.engine.actions import Action
    from game.scenes.stack import Event

Act = Callable[[], None]


class Replay:
    """A position in a record.

    Attributes:
        match: the match after `at` acts.
        at: how many acts have been carried out.
        acts: all of them.
    """

    def __init__(self, record: object) -> None:
        """Begin before the first act.

        Raises:
            BadRecord: the record is malformed.
        """
        self._script = read(record)
        self.acts: list[Action] = [
            step for _, step in self._script.steps if not isinstance(step, Expect | Refuse)
        ]
        self.match: Match = self._script.start()
        self.at = 0
        self._deals = [0, *(n for n, act in enumerate(self.acts, 1) if isinstance(act, Deal))]

    def go(self, at: int) -> None:
        """Go to after so many acts."""
        at = max(0, min(at, len(self.acts)))
        if at < self.at:
            self.match = self._script.start()
            self.at = 0
        for act in self.acts[self.at : at]:
            self.match.act(act)
        self.at = at

    def next_round(self) -> None:
        """Go to the next deal, or to the end."""
        self.go(next((deal for deal in self._deals if deal > self.at), len(self.acts)))

    def previous_round(self) -> None:
        """Go to the deal of this round, or from there to the one before."""
        self.go(max((deal for deal in self._deals if deal < self.at), default=0))


class ReplayScene(Page):
    """Shows a record and moves through it."""

    name = "replay"
    first = "play"

    def __init__(self, context: Context, record: dict[str, Any]) -> None:
        super().__init__(context)
        self.replay = Replay(record)
        self.playing = False
        self._waited = 0.0

    def build(self) -> list[Widget]:
        """Headline, table, what was done last, buttons."""
        replay, match = self.replay, self.replay.match
        self.back = Button(
            "back", self.say("common.back"), self.leave, kind="quiet", icon="back", bare=True
        )
        self.headline = Headline(self.say("replay.title"))
        self.table = OpenHands(match, self.context)
        position = self.say("replay.position", n=replay.at, total=len(replay.acts))
        said = sentence(match.history[-1], match.names, self.context.words)
        self.said = Label(said, STRONG, on_table, align="centre", most=2)
        self.position = Label(position, STRONG, on_table, align="centre")
        self.controls = Flow(self._controls(), S, "middle")
        return [self.back, self.headline, Container([self.table, self.said]), self.controls,
                self.position]  # fmt: skip

    def _controls(self) -> list[Button]:
        replay = self.replay
        begun, ended = replay.at > 0, replay.at < len(replay.acts)

        def button(name: str, icon: str, act: Act, usable: bool) -> Button:
            made = Button(name, self.say(f"replay.{name}"), act, icon=icon, bare=True)
            made.enabled = usable
            return made

        pause = "pause" if self.playing else "play"
        toggle = Button("play", self.say(f"replay.{pause}"), self._toggle, icon=pause, bare=True,
                        kind="primary")  # fmt: skip
        toggle.enabled = ended or self.playing
        return [
            button("previous_round", "first", self._by(replay.previous_round), begun),
            button("step_back", "back", self._by(lambda: replay.go(replay.at - 1)), begun),
            toggle,
            button("step", "forward", self._by(lambda: replay.go(replay.at + 1)), ended),
            button("next_round", "last", self._by(replay.next_round), ended),
        ]

    def _by(self, move: Act) -> Act:
        def act() -> None:
            self.playing = False
            move()
            self.rebuild()

        return act

    def _toggle(self) -> None:
        self.playing = not self.playing
        self._waited = 0.0
        self.rebuild()

    def arrange(self, look: Look, area: Rect) -> None:
        """The table gets all the room there is; in a low window the buttons move up."""
        margin, gap, high = look.px(M), look.px(S), look.px(TARGET)
        room = boxes.inset(area, margin)
        head = Rect(room.x, room.y, room.w, high)
        self.back.place(look, Rect(head.x, head.y, high, high))
        wide = look.text.width(self.position.text, STRONG) + gap
        self.position.place(look, Rect(room.right - wide, head.y, wide, high))
        left, right = self.back.rect.right + gap, room.right - wide - gap
        low = area.h < look.px(460) and area.w > look.px(640)
        bottom = room.bottom
        if low:
            beside = (high + gap) * len(self.controls.items)
            self.controls.place(look, Rect(right - beside, head.y, beside, high))
            right -= beside
        else:
            bottom -= high
            self.controls.place(look, Rect(room.x, bottom, room.w, high))
            bottom -= gap
        self.headline.place(look, Rect(left, head.y, right - left, high))
        said = look.text.line_height(STRONG) * (1 if low else 2)
        self.said.place(look, Rect(room.x, bottom - said, room.w, said))
        top = head.bottom + gap
        self.table.place(look, Rect(room.x, top, room.w, bottom - said - gap - top))

    def update(self, dt: float) -> None:
        """Go on by itself while playing."""
        if self.playing:
            self._waited += dt
            if self._waited >= Tempo(Speed(self.context.speed)).replaying():
                self._waited = 0.0
                self.replay.go(self.replay.at + 1)
                self.playing = self.replay.at < len(self.replay.acts)
                self.rebuild()
        super().update(dt)

    def handle(self, event: Event) -> None:
        """Left and right step, wherever the focus is."""
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if (
            isinstance(event, pygame.event.Event)
            and event.type == pygame.KEYDOWN
            and event.key in steps
        ):
            self._by(lambda: self.replay.go(self.replay.at + steps[event.key]))()
            return
        super().handle(event)
