"""Worlds: the cards one cannot see, dealt so that everything seen could have happened.

A world is drawn by dealing the unseen cards at random to where cards are missing, within
what the traces allow, and mending what an exchange between others rules out. What does
not agree with all that was seen is dealt again. Where that is to no end, the last deal is
taken all the same: a world that is nearly possible says more than none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.bots.mending import could_happen, mend
from game.bots.traces import HIGHEST, LOWEST, Traces, numbers_of
from game.engine.cards import DECK, RANKS, SUITS, Rank
from game.engine.dealing import clockwise, first_leader
from game.engine.hands import COLUMN, Hand
from game.engine.view import View

_TRIES = 40
_LOWEST_TWO = Rank.TWO * SUITS

_BIT = tuple(1 << card // SUITS for card in range(len(DECK)))
_COLUMN = tuple(COLUMN[card // SUITS] for card in range(len(DECK)))


class Dealt(NamedTuple):
    """Unseen cards dealt, as card numbers: to each player beside what is known, and those
    that are left, the hold hand's first."""

    hands: list[list[int]]
    rest: list[int]


class World(NamedTuple):
    """One way the cards may lie, as card numbers: all hands by player, and the hold hand."""

    hands: list[list[int]]
    hold: list[int]

    def held(self) -> list[int]:
        """The held mask of each player."""
        return [held_mask(hand) for hand in self.hands]


def held_mask(hand: list[int]) -> int:
    """The held mask of these cards."""
    mask = 0
    for card in hand:
        mask |= (mask & _COLUMN[card]) << RANKS | _BIT[card]
    return mask


class Unseen:
    """All that a view leaves open, ready to be dealt again and again.

    Attributes:
        certain: whether the unseen cards can lie in one way only.
        pool: the cards of which nothing is known.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._traces = traces = Traces(view)
        self._own = numbers_of(view.hand)
        self.pool = self._unseen()
        self._asks_leader = self._trace_leader()
        known = [trace.known.total() for trace in traces.of]
        self._sizes = [
            max(0, count - number) for count, number in zip(view.counts, known, strict=True)
        ]
        self._sizes[view.player] = 0
        self._hold_size = view.hold_count - traces.lying.total()
        self._bounds = [self._bounds_of(player) for player in range(len(view.counts))]
        self._order = sorted(range(len(view.counts)), key=self._width)
        self._free = self._width(self._order[0]) == HIGHEST - LOWEST
        missing = sum(size > 0 for size in self._sizes) + bool(self._hold_size)
        spare = self.pool.total() - sum(self._sizes) - self._hold_size
        self.certain = missing + bool(spare) <= 1

    def known(self, player: int) -> Counter[int]:
        """The cards that another player certainly holds."""
        return +self._traces.of[player].known

    def sample(self, random: Random) -> World:
        """A world drawn at random: a possible one, if one was found in time (see `deal`)."""
        return self.world(self.deal(random))

    def deal(self, random: Random) -> Dealt:
        """The unseen cards dealt at random: in a possible way, or the last one tried if after
        `_TRIES` none was found. `allows` tells."""
        for _ in range(_TRIES):
            dealt = self._deal(random.random)
            if self._mend(dealt.hands) and self._agrees(dealt.hands):
                break
        return dealt

    def allows(self, dealt: Dealt) -> bool:
        """Whether unseen cards dealt in this way agree with all that was seen."""
        hands = dealt.hands
        for hand, (low, high) in zip(hands, self._bounds, strict=True):
            if hand and (min(hand) < low or max(hand) > high):
                return False
        traces = self._traces
        if not all(could_happen(trade, traces.of, hands) for trade in traces.trades):
            return False
        return self._agrees(hands)

    def world(self, dealt: Dealt) -> World:
        """The world in which the unseen cards are dealt in this way."""
        traces = self._traces
        hands = [
            [*hand, *trace.known.elements()]
            for hand, trace in zip(dealt.hands, traces.of, strict=True)
        ]
        hands[self._view.player] = self._own[:]
        return World(hands, [*dealt.rest[: self._hold_size], *traces.lying.elements()])

    # --- what is unseen

    def _unseen(self) -> Counter[int]:
        view, traces = self._view, self._traces
        cards = Counter(dict.fromkeys(range(len(DECK)), view.rules.decks))
        cards.subtract(self._own)
        cards.subtract(numbers_of(view.kitty))
        cards.subtract(traces.gone)
        cards.subtract(traces.lying)
        for player, trace in enumerate(traces.of):
            cards.subtract(trace.played)
            if player != view.player:
                cards.subtract(trace.known)
        return +cards

    def _trace_leader(self) -> bool:
        """Note the card for which somebody leads the first round (docs/rules.md,
        Leading); whether worlds have to be asked who leads, since it cannot be told."""
        view, opened = self._view, self._traces.opened
        by_card = view.ranking is None and view.rules.first_lead != "left_of_dealer"
        if not by_card or opened is None or view.bust:
            return False
        in_hands = sum(view.counts) + sum(len(trace.played) for trace in self._traces.of)
        if in_hands + len(view.kitty) != len(DECK):
            return True
        lowest = min(set(range(len(DECK))) - set(numbers_of(view.kitty)))
        if self.pool[lowest]:
            del self.pool[lowest]
            self._traces.of[opened.leader].known[lowest] = 1
        return False

    def _bounds_of(self, player: int) -> tuple[int, int]:
        if player in self._view.bust:
            return _LOWEST_TWO, HIGHEST
        trace = self._traces.of[player]
        return trace.low, trace.high

    def _width(self, player: int) -> int:
        low, high = self._bounds[player]
        return high - low

    # --- dealing

    def _deal(self, draw: Callable[[], float]) -> Dealt:
        cards = _shuffled(self.pool, draw)
        hands: list[list[int]] = [[] for _ in self._sizes]
        if self._free:
            start = 0
            for player, size in enumerate(self._sizes):
                hands[player] = cards[start : start + size]
                start += size
            return Dealt(hands, cards[start:])
        for player in self._order:
            hands[player] = _take(cards, self._sizes[player], *self._bounds[player])
        return Dealt(hands, cards)

    def _mend(self, dealt: list[list[int]]) -> bool:
        traces = self._traces
        return all(mend(trade, traces.of, dealt, self._bounds) for trade in traces.trades)

    def _agrees(self, dealt: list[list[int]]) -> bool:
        """Whether nobody should be out, bust or the leader who is not."""
        view, traces = self._view, self._traces
        if [len(hand) for hand in dealt] != self._sizes:
            return False
        if view.rules.bust_on_twos and traces.opened is not None:
            for player, hand in enumerate(dealt):
                if hand and player not in view.bust:
                    known = traces.of[player].known.elements()
                    if min(hand) >= _LOWEST_TWO and not any(c < _LOWEST_TWO for c in known):
                        return False
        return not self._asks_leader or self._right_leader(dealt)

    def _right_leader(self, dealt: list[list[int]]) -> bool:
        view, traces = self._view, self._traces
        assert traces.opened is not None
        hands = [
            Hand(DECK[card] for card in (*hand, *trace.played))
            for hand, trace in zip(self.world(Dealt(dealt, [])).hands, traces.of, strict=True)
        ]
        order = clockwise(view.seats, view.dealer)
        return first_leader(view.rules, order, hands) == traces.opened.leader


def _shuffled(pool: Counter[int], draw: Callable[[], float]) -> list[int]:
    cards = list(pool.elements())
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _take(cards: list[int], number: int, low: int, high: int) -> list[int]:
    """Take the first cards within these bounds out of a shuffled pile, so many at most."""
    taken: list[int] = []
    kept: list[int] = []
    for card in cards:
        if len(taken) < number and low <= card <= high:
            taken.append(card)
        else:
            kept.append(card)
    cards[:] = kept
    return taken
