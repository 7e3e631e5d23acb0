"""From what a bot wants to an action that the rules take."""

from __future__ import annotations

from game.engine.actions import Give, Pass, Play
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


def give(view: View, cards: Cards) -> Give:
    """Return these cards or, where that would leave nothing but 2s, the highest."""
    if not may_give(view, cards):
        cards = view.hand[-view.to_return :]
    return Give(view.player, cards)
