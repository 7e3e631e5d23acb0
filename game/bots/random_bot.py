"""The bot that does anything it may, each thing as often as another."""

from __future__ import annotations

from random import Random

from game.bots.bot import Thinking
from game.bots.legal import give, play
from game.engine.actions import Action, Keep, SkipKitty, Swap, Take
from game.engine.events import Cards
from game.engine.exchange import Phase
from game.engine.view import View

_SWAPS_KITTY = 0.5
_COMPLETES = 0.5
_TAKES_HOLD = 0.5


class RandomBot:
    """Plays at random, as a measure for the others and to try everything the rules allow."""

    def decide(self, view: View, random: Random) -> Thinking[Action]:
        """Any legal action."""
        yield from ()
        if view.phase is Phase.TRICK:
            return play(view, view.legal[int(random.random() * len(view.legal))])
        if view.phase is Phase.EXCHANGE:
            return give(view, some(view.hand, view.to_return, random))
        if view.phase is Phase.HOLD:
            return Take(view.player) if random.random() < _TAKES_HOLD else Keep(view.player)
        return _swap(view, random)

    def completes(self, view: View, random: Random) -> Thinking[bool]:
        """Every other time."""
        yield from ()
        return random.random() < _COMPLETES


def _swap(view: View, random: Random) -> Action:
    most = min(len(view.kitty), len(view.hand))
    if random.random() >= _SWAPS_KITTY or not most:
        return SkipKitty(view.player)
    number = 1 + int(random.random() * most)
    return Swap(view.player, some(view.hand, number, random), some(view.kitty, number, random))


def some(cards: Cards, number: int, random: Random) -> Cards:
    """So many of these cards, in their order. Only `Random.random` is the same everywhere."""
    left = list(cards)
    while len(left) > number:
        del left[int(random.random() * len(left))]
    return tuple(left)
