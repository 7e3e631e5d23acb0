"""What a round's history tells about the cards one cannot see.

Everything here follows from the view alone. Cards are numbers here, 0 to 51 in the order
of strength (`DECK`), since comparing and counting them is all that is done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.cards import DECK, SUITS, Card
from game.engine.events import (
    Event,
    Given,
    HoldAnswered,
    HoldDiscarded,
    KittySwapped,
    Opened,
    Played,
)
from game.engine.view import View

LOWEST, HIGHEST = 0, len(DECK) - 1


def number_of(card: Card) -> int:
    """A card as a number, by strength."""
    return card[0] * SUITS + card[1]


def numbers_of(cards: Iterable[Card]) -> list[int]:
    """Cards as numbers, in their order."""
    return [card[0] * SUITS + card[1] for card in cards]


class Trade(NamedTuple):
    """An exchange between two others: the giver's best cards went to the receiver, who
    returned as many, chosen or the weakest; which ones, nobody else saw."""

    giver: int
    receiver: int
    number: int
    chosen: bool


@dataclass(slots=True)
class Trace:
    """What is known of one player's hand.

    Attributes:
        known: cards the player certainly holds now.
        played: cards laid in this round's tricks.
        left: cards held after the exchange that have left the hand since.
        extra: cards that came out of the kitty, to which `low` and `high` do not apply.
        low, high: all other cards held after the exchange lie between these.
    """

    known: Counter[int] = field(default_factory=Counter)
    played: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    extra: Counter[int] = field(default_factory=Counter)
    low: int = LOWEST
    high: int = HIGHEST


class Traces:
    """The history of the running round, read by one player.

    Attributes:
        of: the trace of each player, the own one included.
        trades: the exchanges between others.
        opened: how the trick phase began; None before.
        lying: cards known to lie in the hold hand.
        gone: cards known to have left the round unseen by others.
    """

    def __init__(self, view: View) -> None:
        self.player = view.player
        self.of = [Trace() for _ in view.names]
        self.trades: list[Trade] = []
        self.opened: Opened | None = None
        self.gone: Counter[int] = Counter()
        self.lying: Counter[int] = Counter()
        for event in view.history:
            self._read(event)

    def _read(self, event: Event) -> None:
        if isinstance(event, Played):
            self._read_play(event)
        elif isinstance(event, Given):
            self._read_gift(event)
        elif isinstance(event, KittySwapped):
            self._read_swap(event)
        elif isinstance(event, HoldAnswered):
            self._read_hold(event)
        elif isinstance(event, HoldDiscarded):
            self.gone += self.lying
            self.lying = Counter()
        elif isinstance(event, Opened):
            self.opened = event

    def _read_play(self, event: Played) -> None:
        trace = self.of[event.player]
        for card in numbers_of(event.cards):
            trace.played.append(card)
            self._leave(trace, card)

    def _read_swap(self, event: KittySwapped) -> None:
        trace = self.of[event.player]
        for card in numbers_of(event.laid):
            self._leave(trace, card)
        taken = numbers_of(event.taken)
        trace.known.update(taken)
        trace.extra.update(taken)

    def _leave(self, trace: Trace, card: int) -> None:
        if trace.known[card]:
            trace.known[card] -= 1
        if trace.extra[card]:
            trace.extra[card] -= 1
        else:
            trace.left.append(card)

    def _read_gift(self, event: Given) -> None:
        if event.cards is None:
            if not event.returned:
                self.trades.append(Trade(event.giver, event.receiver, event.number, chosen=True))
            elif not event.chosen:
                self.trades = [
                    trade._replace(chosen=False)
                    if (trade.giver, trade.receiver) == (event.receiver, event.giver)
                    else trade
                    for trade in self.trades
                ]
            return
        cards = numbers_of(event.cards)
        giver, receiver = self.of[event.giver], self.of[event.receiver]
        for card in cards:
            if giver.known[card]:
                giver.known[card] -= 1
        receiver.known.update(cards)
        if cards and not event.returned:
            giver.high = min(cards)
        elif cards and not event.chosen:
            giver.low = max(cards)

    def _read_hold(self, event: HoldAnswered) -> None:
        if not event.took:
            return
        lay_there = self.lying
        if event.laid is not None:
            self.lying = Counter(numbers_of(event.laid))
            return
        self.lying = Counter()
        self.of[event.player].known.update(lay_there)
