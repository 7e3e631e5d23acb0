"""The regular player before the first lead: what to give back, to swap, to take."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.legal import returns
from game.bots.reckoning import Reckoning
from game.bots.weights import Weights
from game.engine.actions import Give, Keep, SkipKitty, Swap, Take
from game.engine.cards import RANKS, Rank
from game.engine.events import Cards, HoldAnswered
from game.engine.view import View

_SAMPLES = 60
_LEFTOVER_MARGIN = 1.0
_WORTH_A_SWAP = 0.05


class Appraisal:
    """What hands cost, as far as a view lets one tell."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.reckoning = Reckoning(view)
        self.weights = weights
        self.costs = [weights.cost(strength) for strength in self.reckoning.strength]

    def cost(self, counts: list[int]) -> float:
        """What a hand costs that has so many cards of each rank."""
        sets = 0.0
        for rank, held in enumerate(counts):
            if held:
                # A card more of a strong rank is another control, of a weak one a burden less
                # than a rank of its own.
                sets += self.costs[rank] + min(0.0, self.costs[rank]) * (held - 1)
        return sets


def give(view: View, weights: Weights) -> Give:
    """Return the cards without which the hand costs least."""
    appraisal = Appraisal(view, weights)
    own = appraisal.reckoning.own
    best: tuple[float, Cards] | None = None
    for cards in returns(view):
        number_of = Counter(card.rank for card in cards)
        cost = appraisal.cost([held - number_of[rank] for rank, held in enumerate(own)])
        if best is None or cost < best[0]:
            best = cost, cards
    return Give(view.player, best[1] if best else view.hand[: view.to_return])


def kitty(view: View, weights: Weights) -> Swap | SkipKitty:
    """Swap one card after the other as long as the hand gets better by it."""
    appraisal = Appraisal(view, weights)
    own = appraisal.reckoning.own[:]
    cost = appraisal.cost(own)
    left, open_ = list(view.hand), list(view.kitty)
    laid: list[int] = []
    taken: list[int] = []
    while True:
        swaps = []
        for out in {card.rank: n for n, card in enumerate(left) if n not in laid}.values():
            for into in {card.rank: n for n, card in enumerate(open_) if n not in taken}.values():
                after = own[:]
                after[left[out].rank] -= 1
                after[open_[into].rank] += 1
                if view.rules.bust_on_twos and not any(after[: Rank.TWO]):
                    continue
                swaps.append((appraisal.cost(after), out, into, after))
        if not swaps:
            break
        better, out, into, after = min(swaps)
        if better > cost - _WORTH_A_SWAP:
            break
        cost, own = better, after
        laid.append(out)
        taken.append(into)
    if not laid:
        return SkipKitty(view.player)
    lays = tuple(left[n] for n in sorted(laid))
    takes = tuple(open_[n] for n in sorted(taken))
    return Swap(view.player, lays, takes)


def hold(view: View, weights: Weights, random: Random) -> Take | Keep:
    """Take the hold hand where the own hand is worse than an average one."""
    margin = _LEFTOVER_MARGIN if is_left_over(view) else 0.0
    worse = worse_than_average(view, weights, random) > margin
    return Take(view.player) if worse else Keep(view.player)


def is_left_over(view: View) -> bool:
    """Whether what lies there for a hold hand was not good enough for somebody."""
    return any(isinstance(event, HoldAnswered) and event.took for event in view.history)


def worse_than_average(view: View, weights: Weights, random: Random) -> float:
    """By how much the own hand costs more than an average one would, dealt from all cards
    that are unseen."""
    appraisal = Appraisal(view, weights)
    deck = [rank for rank, unseen in enumerate(appraisal.reckoning.unseen) for _ in range(unseen)]
    total = 0.0
    for _ in range(_SAMPLES):
        counts = [0] * RANKS
        for place in range(view.hold_count):
            other = place + int(random.random() * (len(deck) - place))
            deck[place], deck[other] = deck[other], deck[place]
            counts[deck[place]] += 1
        total += appraisal.cost(counts)
    return appraisal.cost(appraisal.reckoning.own) - total / _SAMPLES
