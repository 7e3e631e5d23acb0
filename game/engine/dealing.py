"""The deal: which cards go where. Round n is a function of (seed, n) alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.engine.cards import THREE_OF_CLUBS, shuffled
from game.engine.events import Cards
from game.engine.hands import Hand
from game.engine.ruleset import RuleSet

SEED_BITS = 32
_DEALER_ROUND = 0


@dataclass(frozen=True, slots=True)
class Cut:
    """Where the cards of one deal lie: hands by player, kitty, hold hand."""

    hands: tuple[Cards, ...]
    kitty: Cards = ()
    hold: Cards = ()


@dataclass(frozen=True, slots=True)
class Start:
    """Where a match begins, if not with a fresh deal of round 1.

    Attributes:
        cut: the cards as dealt; without it the seed deals.
        dealer: who deals; without it chance decides.
        leader: forces who leads this round.
        ranking: the ranking of the round before, first to last; with it this is a later
            round, exchange and all.
        scores: totals before this round.
        round: the number of this round.
    """

    cut: Cut | None = None
    dealer: int | None = None
    leader: int | None = None
    ranking: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    round: int = 1


def random_of(seed: int, round_number: int) -> Random:
    """The random numbers of one round. Seeds have 32 bits, so rounds never share one."""
    return Random(round_number << SEED_BITS | seed & (1 << SEED_BITS) - 1)


def first_dealer(seed: int, players: int) -> int:
    """Who deals round 1: chance decides, in every rule set."""
    return int(random_of(seed, _DEALER_ROUND).random() * players)


def clockwise(seats: Sequence[int], start: int) -> tuple[int, ...]:
    """All players clockwise, from the one after `start` round to `start` itself."""
    place = seats.index(start) + 1
    return (*seats[place:], *seats[:place])


def deal_cards(rules: RuleSet, seats: Sequence[int], dealer: int, seed: int, number: int) -> Cut:
    """Shuffle and deal round `number`, one card at a time from the dealer's left.

    With `kitty` what does not come out even lies open; with `hold_hand` a third hand is
    dealt first, so it gets the extra card (docs/rules.md, Kitty; Hold hand).
    """
    cards = shuffled(rules.decks, random_of(seed, number))
    order = clockwise(seats, dealer)
    places = len(order) + rules.hold_hand
    even = len(cards) - len(cards) % len(order) if rules.kitty else len(cards)
    piles = [tuple(cards[place:even:places]) for place in range(places)]
    hold = piles.pop(0) if rules.hold_hand else ()
    hands: list[Cards] = [()] * len(order)
    for player, pile in zip(order, piles, strict=True):
        hands[player] = pile
    return Cut(tuple(hands), tuple(sorted(cards[even:])), hold)


def first_leader(rules: RuleSet, order: Sequence[int], hands: Sequence[Hand]) -> int:
    """Who leads a first round; `order` is clockwise from the dealer's left.

    Without a 3♣ in any hand the lowest card leads (docs/rules.md, Kitty). Of two equal
    cards, which two decks have, the first in `order` counts.
    """
    if rules.first_lead == "left_of_dealer":
        return order[0]
    if rules.first_lead == "3c":
        for player in order:
            if THREE_OF_CLUBS in hands[player]:
                return player
    return min((p for p in order if len(hands[p])), key=lambda p: hands[p].weakest(1))
