"""What can be reckoned from a view: which cards are unseen, and what they could do."""

from __future__ import annotations

from itertools import accumulate, repeat
from math import comb
from operator import mul

from game.engine.cards import MAX_EQUAL, RANKS, SUITS, Rank
from game.engine.events import Played
from game.engine.plays import BIT, CLOSE, LEAD, MOVES, SKIP, Situation, move_of, moves_of_mask
from game.engine.tricks import NOBODY
from game.engine.view import View

# How likely somebody who can beat a play does so, rather than save the cards.
_BEATS = 0.75
_BEATS_WITH_TWOS = 0.35


class Reckoning:
    """The cards a player does not see, and the chances that follow from their number.

    Attributes:
        view: what the player knows.
        own: how many cards of each rank the player holds.
        unseen: how many cards of each rank may be in other hands.
        strength: for each rank, the share of unseen cards that are not higher.
        opponents: the others still in the round.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.own = counts_of(view)
        self.unseen = _unseen(view, self.own)
        self.all_unseen = sum(self.unseen)
        self.strength = _strength(self.unseen, self.all_unseen)
        gone = {*view.out, *view.bust, view.player}
        self.opponents = [player for player in view.seats if player not in gone]
        in_hands = sum(view.counts[player] for player in self.opponents)
        present = min(1.0, in_hands / self.all_unseen) if self.all_unseen else 0.0
        # The chance that so many unseen cards are all in hands. A product and not a power:
        # what a power comes to in its last digit is up to the machine.
        self._present = list(accumulate(repeat(present, MAX_EQUAL), mul, initial=1.0))
        self._mask = sum(
            BIT[move_of(rank, number)]
            for rank, unseen in enumerate(self.unseen)
            for number in range(1, unseen + 1)
        )

    def step(self, move: int) -> tuple[Situation, int]:
        """What lies on the pile after a move of this player, and the move's effects."""
        trick = self.view.trick
        assert trick is not None
        return trick.situation.after[move]

    def leads(self, move: int) -> tuple[Situation, int]:
        """The same for a move with which this player leads a later trick."""
        trick = self.view.trick
        assert trick is not None
        return trick.laws.lead.after[move]

    def beaters(self, situation: Situation) -> tuple[int, ...]:
        """The moves, made of unseen cards, that beat what lies there."""
        return moves_of_mask(self._mask & situation.free.answers)

    def is_sure(self, step: tuple[Situation, int]) -> bool:
        """Whether nothing unseen can keep a play from winning the trick."""
        situation, effects = step
        if effects & CLOSE or (effects & SKIP and len(self.opponents) == 1):
            return True
        return not self._mask & situation.free.answers

    def keeps(self, step: tuple[Situation, int]) -> float:
        """The chance that a play wins the trick."""
        if self.is_sure(step):
            return 1.0
        rivals = len(self._rivals())
        if step[1]:  # skipped or locked: one who will not answer
            rivals -= 1
        chance = 1.0
        for move in self.beaters(step[0]):
            rank, number = MOVES[move]
            held = self._held_together(self.unseen[rank], number, rivals)
            chance *= 1 - held * (_BEATS_WITH_TWOS if rank == Rank.TWO else _BEATS)
        return chance

    def threat(self, player: int, situation: Situation) -> float:
        """The chance that a player goes out by beating what lies there: none where nothing
        does, as after a play that closes the trick."""
        if situation.top == LEAD:
            return 0.0
        number = self.view.counts[player]
        ways = comb(self.all_unseen, number)
        if not ways or player not in self._rivals():
            return 0.0
        beating = sum(
            comb(self.unseen[rank], number)
            for rank, size in (MOVES[move] for move in self.beaters(situation))
            if size == number
        )
        return beating / ways

    def _rivals(self) -> list[int]:
        """The opponents who may still act in this trick."""
        trick = self.view.trick
        if trick is None or trick.top == NOBODY:
            return self.opponents
        return [p for p in self.opponents if p == trick.top or not trick.barred >> p & 1]

    def _held_together(self, unseen: int, number: int, rivals: int) -> float:
        """The chance that one of so many rivals holds so many of the unseen cards."""
        if rivals < 1:
            return 0.0
        spread = rivals * comb(unseen, number) / rivals**number
        return float(min(1.0, spread * self._present[number]))


def counts_of(view: View) -> list[int]:
    """How many cards of each rank the player of a view holds."""
    counts = [0] * RANKS
    for card in view.hand:
        counts[card[0]] += 1
    return counts


def _unseen(view: View, own: list[int]) -> list[int]:
    seen = own[:]
    for card in view.kitty:
        seen[card[0]] += 1
    for event in view.history:
        if isinstance(event, Played):
            seen[event.cards[0][0]] += len(event.cards)
    whole = SUITS * view.rules.decks
    return [max(0, whole - number) for number in seen]


def _strength(unseen: list[int], whole: int) -> list[float]:
    strength = []
    lower = 0
    for number in unseen:
        lower += number
        strength.append(lower / whole if whole else 1.0)
    return strength
