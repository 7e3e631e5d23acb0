"""What there is to choose from in each phase: few enough actions to try them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.bots.legal import play, returns
from game.engine.actions import Action, Give, Keep, SkipKitty, Swap, Take
from game.engine.exchange import Phase
from game.engine.view import View

_MOST = 16
"""Of the same kind; with more, each could be tried in a few deals only."""


def options(view: View, habit: Action) -> list[Action]:
    """The actions worth a thought for the player whose turn it is, `habit` among them."""
    if view.phase is Phase.TRICK:
        return [play(view, move) for move in view.legal]
    if view.phase is Phase.HOLD:
        return [Take(view.player), Keep(view.player)]
    found = _returns(view) if view.phase is Phase.EXCHANGE else _swaps(view)
    return _distinct([habit, *found])


def _returns(view: View) -> Iterator[Action]:
    """Cards to return, the lowest first."""
    lowest = sorted(returns(view), key=lambda cards: sum(card.rank for card in cards))
    for cards in lowest[:_MOST]:
        yield Give(view.player, cards)


def _swaps(view: View) -> Iterator[Action]:
    """No swap, and sets of kitty cards for the lowest cards and for the lowest ones that are
    alone in their rank, those that win most first."""
    yield SkipKitty(view.player)
    alone = [card for card in view.hand if sum(c.rank == card.rank for c in view.hand) == 1]
    swaps = [
        Swap(view.player, laid, taken)
        for number in range(1, min(len(view.kitty), len(view.hand)) + 1)
        for taken in combinations(view.kitty, number)
        for laid in (view.hand[:number], tuple(alone[:number]))
        if len(laid) == number and laid[0].rank < taken[-1].rank
    ]
    yield from sorted(dict.fromkeys(swaps), key=_won, reverse=True)[:_MOST]


def _won(swap: Swap) -> int:
    return sum(card.rank for card in swap.taken) - sum(card.rank for card in swap.laid)


def _distinct(actions: Iterable[Action]) -> list[Action]:
    return list(dict.fromkeys(actions))
