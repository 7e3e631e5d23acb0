"""From a deal to the first lead: what lies between, done as the rules do it.

A search that thinks about a return, a swap or the hold hand needs the round that follows.
What others still have to decide is decided for them in the simplest way: they return
their weakest cards, leave the kitty alone and keep their hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import THREE_OF_CLUBS
from game.engine.dealing import clockwise, first_leader
from game.engine.events import Given
from game.engine.exchange import Phase, gifts
from game.engine.hands import Hand
from game.engine.laws import Laws, laws_of
from game.engine.tricks import NOBODY, Trick
from game.engine.view import View


class Opening:
    """The rest of the way to the first lead, seen from a view before it."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._laws: Laws = laws_of(view.rules)
        self._returned = {
            (event.giver, event.receiver)
            for event in view.history
            if isinstance(event, Given) and event.returned
        }
        # Whose return is what is being tried, and so carried out already.
        self._returning = view.turn if view.phase is Phase.EXCHANGE else None

    def trick(self, hands: Sequence[Hand]) -> Trick:
        """The trick phase that these hands come to; they change on the way."""
        view = self._view
        if view.ranking is not None:
            if view.phase is Phase.HOLD:
                self._make_gifts(hands)
            if view.phase in (Phase.HOLD, Phase.EXCHANGE):
                self._make_returns(hands)
        leader = self._leader(hands)
        trick = Trick(self._laws, view.seats, [hand.held() for hand in hands], leader)
        trick.open(view.seats)
        first = view.rules.first_lead_contains_3c and view.ranking is None
        if first and trick.turn != NOBODY and THREE_OF_CLUBS in hands[trick.turn]:
            trick.situation = self._laws.first_lead
        return trick

    def _make_gifts(self, hands: Sequence[Hand]) -> None:
        assert self._view.ranking is not None
        for giver, receiver, cards in gifts(self._laws.gifts, self._view.ranking, hands):
            hands[giver].remove(cards)
            hands[receiver].add(cards)

    def _make_returns(self, hands: Sequence[Hand]) -> None:
        ranking = self._view.ranking
        assert ranking is not None
        for low, high, number in self._laws.gifts:
            giver, receiver = ranking[high], ranking[low]
            if (giver, receiver) in self._returned or giver == self._returning:
                continue
            cards = hands[giver].weakest(number)
            hands[giver].remove(cards)
            hands[receiver].add(cards)

    def _leader(self, hands: Sequence[Hand]) -> int:
        view = self._view
        if view.ranking is not None:
            return view.ranking[0 if view.rules.later_lead == "president" else -1]
        return first_leader(view.rules, clockwise(view.seats, view.dealer), hands)
