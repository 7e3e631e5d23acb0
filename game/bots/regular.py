"""The regular player: sound habits, no search.

It weighs every play against passing. A play is worth what the hand costs less after it,
plus the chance of leading next, minus the chance that it lets another player out. Three
things come before any weighing: going out, a plan that is sure to go out, and never
being left with nothing but 2s where that is bust.
"""

from __future__ import annotations

from math import fsum
from random import Random

from game.bots.bot import Thinking
from game.bots.dealings import give, hold, kitty
from game.bots.legal import play
from game.bots.reckoning import Reckoning
from game.bots.weights import FEW_CARDS, LEAST_LEAD, STEADY, Weights
from game.engine.actions import Action
from game.engine.cards import Rank
from game.engine.exchange import Phase
from game.engine.plays import MOVES, PASS, Situation, move_of
from game.engine.view import View


class Regular:
    """Keeps sets together, leads low and long, saves 2s and aces, stops who is nearly out."""

    def __init__(self, weights: Weights = STEADY) -> None:
        self.weights = weights

    def decide(self, view: View, random: Random) -> Thinking[Action]:
        """What it thinks best."""
        yield from ()
        if view.phase is Phase.EXCHANGE:
            return give(view, self.weights)
        if view.phase is Phase.KITTY:
            return kitty(view, self.weights)
        if view.phase is Phase.HOLD:
            return hold(view, self.weights, random)
        only = len(view.legal) == 1
        return play(view, view.legal[0] if only else Thought(view, self.weights).best())

    def completes(self, view: View, random: Random) -> Thinking[bool]:
        """Yes where the cards laid and the lead are worth more than keeping them."""
        yield from ()
        assert view.completion is not None
        thought = Thought(view, self.weights)
        if thought.is_bust_after(view.completion):
            return False
        return thought.empties(view.completion) or thought.worth(view.completion) > thought.passing


class Thought:
    """One decision of the trick phase, weighed."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.reckoning = Reckoning(view)
        self.own = self.reckoning.own
        self.next_lead = weights.next_lead(sum(map(bool, self.own)))
        self.costs = [weights.cost(strength) for strength in self.reckoning.strength]
        self.endangered = [
            player for player in self.reckoning.opponents if view.counts[player] <= FEW_CARDS
        ]
        self.passing = self._worth_of_passing()

    def best(self) -> int:
        """The move to make."""
        view = self.view
        moves = [move for move in view.legal if not self.is_bust_after(move)]
        if not moves:
            return view.legal[0]
        plays = [move for move in moves if move != PASS]
        for move in plays:
            if self.empties(move):
                return move
        for move in sorted(plays, key=self._two_first):
            if self.finishes(move):
                return move
        return max(moves, key=self.value)

    def value(self, move: int) -> float:
        """What a move is worth, passing included."""
        return self.passing if move == PASS else self.worth(move)

    def worth(self, move: int) -> float:
        """What a play is worth."""
        step = self.reckoning.step(move)
        whole = self.is_whole(move)
        rank = MOVES[move].rank
        gain = self.costs[rank] if whole else -self.weights.breaking
        rest = [self.costs[r] for r in self.ranks_after(move)]
        lead = self.next_lead * max(LEAST_LEAD, *rest)
        return gain + lead * self.reckoning.keeps(step) - self.danger(step[0])

    def danger(self, situation: Situation) -> float:
        """What it may cost that others with few cards go out over what lies there."""
        threats = (self.reckoning.threat(player, situation) for player in self.endangered)
        return self.weights.danger * fsum(threats)

    # --- what a move comes to

    def is_whole(self, move: int) -> bool:
        """Whether a play lays all cards of its rank."""
        rank, number = MOVES[move]
        return self.own[rank] == number

    def ranks_after(self, move: int) -> list[int]:
        """The ranks that are still held after a play."""
        return [MOVES[lead].rank for lead in self.leads_after(move)]

    def empties(self, move: int) -> bool:
        """Whether a move lays the last cards."""
        return move != PASS and not self.ranks_after(move)

    def is_bust_after(self, move: int) -> bool:
        """Whether a play leaves nothing but 2s where that is bust."""
        if move == PASS or not self.view.rules.bust_on_twos:
            return False
        return self.ranks_after(move) == [Rank.TWO]

    def finishes(self, move: int) -> bool:
        """Whether this play wins the trick for certain, and all leads after it but the
        last do too."""
        reckoning = self.reckoning
        if not reckoning.is_sure(reckoning.step(move)):
            return False
        leads = self.leads_after(move)
        return sum(not reckoning.is_sure(reckoning.leads(lead)) for lead in leads) <= 1

    def leads_after(self, move: int) -> list[int]:
        """The plays that lay what is left after a play, each rank whole."""
        rank, number = MOVES[move]
        left = self.own[:]
        left[rank] -= number
        return [move_of(r, held) for r, held in enumerate(left) if held]

    def _two_first(self, move: int) -> bool:
        return MOVES[move].rank != Rank.TWO

    def _worth_of_passing(self) -> float:
        trick = self.view.trick
        assert trick is not None
        if trick.top < 0:
            return float("-inf")
        worth = self.weights.patience - self.danger(trick.situation)
        if trick.top in self.endangered:
            # Whoever wins the trick with hardly a card left leads it, and is out.
            share = self.reckoning.keeps((trick.situation, 0)) / self.view.counts[trick.top]
            worth -= self.weights.danger * share
        return worth
