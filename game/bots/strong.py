"""The bots that think ahead.

They deal the cards they cannot see again and again, as everything seen allows, carry out
each choice in the same worlds, and take what does best. With two players left and nothing
hidden they work the rest out instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from game.bots.bot import Hurry, Thinking
from game.bots.endgame import Wins, solve
from game.bots.habits import habits_of
from game.bots.likely import Likely
from game.bots.options import options
from game.bots.regular import Regular
from game.bots.search import Found, search
from game.bots.tempers import STEADY, Temper, rewards_of
from game.bots.trial import WHIM, Deals, Manner, Trial
from game.bots.weights import SHARP, Weights
from game.bots.weights import STEADY as STEADY_WEIGHTS
from game.bots.worlds import Unseen
from game.engine.actions import Action, Play
from game.engine.exchange import Phase
from game.engine.laws import laws_of
from game.engine.ruleset import RuleSet
from game.engine.view import View

BEFORE_THE_LEAD = 2
"""How many times the playouts a decision before the first lead gets: there are few of them,
with many choices each, and the whole round hangs on them."""

Source: TypeAlias = Callable[[View], Deals]
"""Where worlds come from: one that knows what a view leaves open."""


def reading(view: View) -> Deals:
    """Worlds that are possible, half of them such that the others' acts make sense."""
    if view.phase is not Phase.TRICK:
        return Unseen(view)
    return Likely(view, habits_of(laws_of(view.rules)))


def manner_of(rules: RuleSet, foresight: Weights, temper: Temper) -> Manner:
    """How a search plays rounds out: by these habits, aiming at this."""
    habits = habits_of(laws_of(rules), foresight)
    return Manner(habits, rewards_of(rules, temper), WHIM, temper.hoard)


class Strong:
    """A bot that searches.

    Args:
        playouts: how many rounds it plays out in thought for a decision in a trick, at most.
        temper: what it aims at.
        weights: the habits it falls back on.
        source: where worlds come from; `Unseen` takes all for equally likely, `reading`
            makes something of the others' acts, and a cheat may know them.
        foresight: the habits by which everybody plays on in thought.
    """

    def __init__(
        self,
        playouts: int,
        temper: Temper = STEADY,
        weights: Weights = STEADY_WEIGHTS,
        source: Source = Unseen,
        foresight: Weights = SHARP,
    ) -> None:
        self.playouts = playouts
        self._temper = temper
        self._regular = Regular(weights)
        self._source = source
        self._foresight = foresight

    def decide(self, view: View, random: Random) -> Thinking[Action]:
        """What did best in the worlds that were played out."""
        found = yield from self.consider(view, random)
        return found.action

    def completes(self, view: View, random: Random) -> Thinking[bool]:
        """Whether completing four did better than waiting."""
        assert view.completion is not None
        habit = yield from self._regular.completes(view, random)
        complete = Play(view.player, view.cards_for(view.completion))
        at_habit = 0 if habit else 1
        found = yield from self._try(view, [complete, None], at_habit, self._source(view), random)
        return found.best == 0

    def consider(self, view: View, random: Random) -> Thinking[Considered]:
        """Every choice with what it is worth.

        `Hurry` may be thrown into it at any time; the answer is then what is known so far.
        """
        habit = yield from self._regular.decide(view, random)
        actions = options(view, habit)
        if len(actions) == 1:
            return Considered(actions[0], tuple(actions), (1.0,))
        at_habit = actions.index(habit) if habit in actions else 0
        deals = self._source(view)
        try:
            yield
        except Hurry:
            unknown = (0.0,) * len(actions)
            return Considered(actions[at_habit], tuple(actions), unknown, guessed=True)
        if deals.certain and view.trick is not None and view.trick.active == 2:
            solved = yield from self._solve(view, deals, random)
            if solved:
                best = at_habit if solved[at_habit] or True not in solved else solved.index(True)
                worth = tuple(float(won is not False) for won in solved)
                return Considered(actions[best], tuple(actions), worth, worked_out=True)
        found = yield from self._try(view, actions, at_habit, deals, random)
        return Considered(actions[found.best], tuple(actions), found.means)

    def _try(
        self,
        view: View,
        actions: Sequence[Action | None],
        habit: int,
        deals: Deals,
        random: Random,
    ) -> Thinking[Found]:
        manner = manner_of(view.rules, self._foresight, self._temper)
        trial = Trial(view, actions, deals, manner, random)
        budget = self.playouts * (1 if view.phase is Phase.TRICK else BEFORE_THE_LEAD)
        return (yield from search(len(actions), trial.pull, budget, habit))

    def _solve(self, view: View, deals: Deals, random: Random) -> Thinking[Wins | None]:
        assert view.trick is not None
        trick = view.trick.copy()
        trick.held = deals.sample(random).held()
        try:
            return (yield from solve(trick, view.legal))
        except Hurry:
            return None


class Considered(NamedTuple):
    """What was chosen, from which actions, and what each of those is worth, from 0 to 1.

    Where the rest was worked out, 1 is the better of the two places that are open, or may be it
    for all that was found out, and 0 the other one. Where it was guessed, there was no time to
    find out anything.
    """

    action: Action
    actions: tuple[Action, ...]
    worth: tuple[float, ...]
    worked_out: bool = False
    guessed: bool = False
