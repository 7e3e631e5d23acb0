"""The beginner: lays the lowest cards that fit, and passes only when nothing does."""

from __future__ import annotations

from random import Random

from game.bots.bot import Thinking
from game.bots.legal import give, play
from game.engine.actions import Action, Keep, SkipKitty
from game.engine.exchange import Phase
from game.engine.plays import MOVES
from game.engine.view import View


class Novice:
    """Lowest rank first, and of it no more cards than are needed."""

    def decide(self, view: View, random: Random) -> Thinking[Action]:
        """The lowest legal play; the weakest cards back; no kitty, no hold hand."""
        yield from ()
        if view.phase is Phase.TRICK:
            plays = [move for move in view.legal if move < len(MOVES)]
            return play(view, min(plays, key=MOVES.__getitem__) if plays else view.legal[-1])
        if view.phase is Phase.EXCHANGE:
            return give(view, view.hand[: view.to_return])
        if view.phase is Phase.HOLD:
            return Keep(view.player)
        return SkipKitty(view.player)

    def completes(self, view: View, random: Random) -> Thinking[bool]:
        """Always: it sheds cards."""
        yield from ()
        return True
