"""Scenes in which the player can ask what a good player would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.actions import Give, Play, Swap
from game.engine.cards import Card
from game.scenes.tablescene import TableScene
from game.table.motion import LONGEST_HINT
from game.table.pieces import Zone
from game.table.ripening import Ripening
from game.words.hints import hint

if TYPE_CHECKING:
    from game.bots import Advice
    from game.scenes.playing import Playing


class HintingScene(TableScene):
    """A scene with a hint: thought over for a second at most, then said and selected."""

    def __init__(self, playing: Playing) -> None:
        self._hinting: Ripening[Advice] | None = None
        self._asked: object = None
        super().__init__(playing)

    def make(self) -> None:
        """The button, and the key H."""
        self.add("hint", self.ask_hint, icon="hint", bare=True)

    def dress(self) -> None:
        """There is something to be advised on the player's turn only."""
        self.buttons["hint"].label = self.say("trick.hint")
        self.buttons["hint"].enabled = self.director.my_turn

    def key(self, event: pygame.event.Event) -> bool:
        """H asks for a hint."""
        if event.key == pygame.K_h:
            self.ask_hint()
            return True
        return False

    def ask_hint(self) -> None:
        """Begin to think about what a good player would do."""
        if self.director.my_turn and self._hinting is None:
            self._asked = self._question()
            self._hinting = Ripening(self.session.hint(self.table.player), most=LONGEST_HINT)

    def update(self, dt: float) -> None:
        """Let time go by, and the hint ripen; its button glows as long as it does."""
        super().update(dt)
        if self._hinting is not None:
            self._ripen(self._hinting, dt)
        thinking = self._hinting is not None
        glow = self.table.tempo.pulse(self.playing.now) if thinking else 0.0
        self.buttons["hint"].swell(glow)

    def _ripen(self, hinting: Ripening[Advice], dt: float) -> None:
        if not self.director.my_turn or self._question() != self._asked:
            self._hinting = None
        elif hinting.update(dt):
            self._hinting = None
            assert hinting.answer is not None
            self._show_hint(hinting.answer)

    def _question(self) -> object:
        """What a hint is about: a player's turn. The next one may come within a frame."""
        return self.table.player, len(self.session.match.actions)

    def _show_hint(self, advice: Advice) -> None:
        table, action = self.table, advice.action
        table.unselect()
        match action:
            case Play() | Give():
                table.select(_places(table.shown.hand, action.cards))
            case Swap():
                table.select(_places(table.shown.hand, action.laid))
                table.select(_places(table.shown.kitty, action.taken), Zone.KITTY)
        self.explain(hint(advice, table.shown.names, self.context.words))


def _places(row: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Where these cards lie in a row; equal cards lie in different places."""
    left = list(cards)
    places = []
    for place, card in enumerate(row):
        if card in left:
            left.remove(card)
            places.append(place)
    return places
