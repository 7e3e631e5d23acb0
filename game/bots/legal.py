"""From what a bot wants to an action that the rules take."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from game.engine.actions import Give, Pass, Play
from game.engine.cards import Card
from game.engine.events import Cards
from game.engine.exchange import why_not_give
from game.engine.hands import Hand
from game.engine.plays import PASS
from game.engine.view import View


def play(view: View, move: int) -> Play | Pass:
    """A move of the view's player as an action."""
    if move == PASS:
        return Pass(view.player)
    return Play(view.player, view.cards_for(move))


def may_give(view: View, cards: Cards) -> bool:
    """Whether the rules let these cards be returned."""
    return why_not_give(view.rules, Hand(view.hand), cards, view.to_return) is None


def returns(view: View) -> Iterator[Cards]:
    """All cards that may be returned, lowest rank first; of a rank, those of the lowest suits.

    The order is the same on every machine.
    """
    of_rank: dict[int, list[Card]] = {}
    for card in view.hand:
        of_rank.setdefault(card.rank, []).append(card)
    for ranks in combinations_with_replacement(of_rank, view.to_return):
        number_of = {rank: ranks.count(rank) for rank in ranks}
        if any(number > len(of_rank[rank]) for rank, number in number_of.items()):
            continue
        cards = tuple(card for rank, number in number_of.items() for card in of_rank[rank][:number])
        if may_give(view, cards):
            yield cards


def give(view: View, cards: Cards) -> Give:
    """Return these cards or, where that would leave nothing but 2s, the highest."""
    if not may_give(view, cards):
        cards = view.hand[-view.to_return :]
    return Give(view.player, cards)
