"""What there is to choose from in each phase: few enough actions to try them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from game.bots.legal import may_give, play
from game.engine.actions import Action, Give, Keep, SkipKitty, Swap, Take
from game.engine.cards import RANKS
from game.engine.events import Cards
from game.engine.exchange import Phase
from game.engine.view import View

_MOST_RETURNS = 16


def options(view: View, habit: Action) -> list[Action]:
    """The actions worth a thought for the player whose turn it is, `habit` among them."""
    if view.phase is Phase.TRICK:
        return [play(view, move) for move in view.legal]
    if view.phase is Phase.HOLD:
        return [Take(view.player), Keep(view.player)]
    found = _returns(view) if view.phase is Phase.EXCHANGE else _swaps(view)
    return _distinct([habit, *found])


def _returns(view: View) -> Iterator[Action]:
    """Low cards to return, the lowest first; of a rank, those of the lowest suits."""
    count = 0
    for ranks in sorted(_some_of(view.hand, view.to_return), key=sum):
        cards = _lowest_of(view.hand, ranks)
        if may_give(view, cards):
            yield Give(view.player, cards)
            count += 1
        if count == _MOST_RETURNS:
            return


def _some_of(hand: Cards, number: int) -> list[tuple[int, ...]]:
    """The ranks of so many cards of a hand, in all ways, in the same order on every machine."""
    held = [sum(card.rank == rank for card in hand) for rank in range(RANKS)]
    ranks = [rank for rank in range(RANKS) if held[rank]]
    return [
        choice
        for choice in combinations_with_replacement(ranks, number)
        if all(choice.count(rank) <= held[rank] for rank in choice)
    ]


def _lowest_of(hand: Cards, ranks: Iterable[int]) -> Cards:
    left = list(hand)
    cards = []
    for rank in ranks:
        card = next(card for card in left if card.rank == rank)
        left.remove(card)
        cards.append(card)
    return tuple(cards)


def _swaps(view: View) -> Iterator[Action]:
    """No swap, and each set of kitty cards for the lowest cards and for the lowest ones
    that are alone in their rank."""
    yield SkipKitty(view.player)
    alone = [card for card in view.hand if sum(c.rank == card.rank for c in view.hand) == 1]
    for number in range(1, min(len(view.kitty), len(view.hand)) + 1):
        for taken in combinations(view.kitty, number):
            for laid in (view.hand[:number], tuple(alone[:number])):
                if len(laid) == number and laid[0].rank < taken[-1].rank:
                    yield Swap(view.player, laid, taken)


def _distinct(actions: Iterable[Action]) -> list[Action]:
    return list(dict.fromkeys(actions))
