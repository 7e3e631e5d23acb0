"""Which act cost something, seen from what its player could know at the time.

An act is compared with what a search would have done instead. The search that finds the
better act is lucky with it, so it does not count: both acts are then tried anew, in several
batches of fresh deals, and what the batches say on average is the cost. It is told only if it
is worth telling and beyond chance: at least `LEAST` of a place, and three standard errors of
the batches, so that in a round of twenty acts without fault hardly any is blamed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import NamedTuple

from game.bots.advice import explain
from game.bots.bot import Advice, Reason, Thinking
from game.bots.strong import Considered, Strong
from game.bots.tempers import Temper
from game.bots.worlds import Unseen
from game.engine.actions import Action, Give, Pass, Play, Swap
from game.engine.exchange import Phase
from game.engine.plays import PASS, move_of
from game.engine.view import View

LEAST = 0.25
"""The least cost that is told, in places."""
MOST_MOMENTS = 3

_ERRORS = 3.0
_SEARCH = 200
_BATCHES = 8
_BATCH = 72
_GLANCE = 3
"""After so many batches, what hardly seems to cost anything is let go."""

# Places alone count: what a moment cost is told in places.
_PLACES = Temper(points=0.0)


class Moment(NamedTuple):
    """An act that cost something.

    Attributes:
        view: what its player knew.
        action: what the player did.
        better: what would have been better, and why.
        cost: how many places the act cost on average.
    """

    view: View
    action: Action
    better: Advice
    cost: float


def judge(view: View, action: Action, random: Random) -> Thinking[Moment | None]:
    """The act as a moment, if it cost something to speak of; None if not.

    It must have been the turn of the view's player.
    """
    if view.phase is Phase.TRICK and len(view.legal) == 1:
        return None
    found = yield from Strong(_SEARCH, _PLACES).consider(view, random)
    done = _counterpart(action, found.actions)
    if done is None or done == found.action or _difference(found, done) <= 0:
        return None
    if _worked_out(view, found):
        cost = _places(_difference(found, done), view)
    else:
        cost = yield from _cost(view, done, found.action, random)
    if cost < LEAST:
        return None
    return Moment(view, action, _contrasted(view, action, found.action), cost)


def _contrasted(view: View, done: Action, better: Action) -> Advice:
    """The better act with a reason that does not speak for what was done as well."""
    advice = explain(view, better, best=True)
    same = explain(view, done).reason is advice.reason
    if same or (isinstance(done, Play) and not _tells_apart(advice, done, view)):
        return Advice(better, Reason.BEST_CHANCES)
    return advice


def _tells_apart(advice: Advice, done: Play, view: View) -> bool:
    rank, number = done.cards[0].rank, len(done.cards)
    better = advice.action.cards if isinstance(advice.action, Play) else ()
    match advice.reason:
        case Reason.KEEPS_SET_WHOLE:
            return any(card.rank == rank for card in advice.cards)
        case Reason.BREAKS_NOTHING:
            return sum(card.rank == rank for card in view.hand) > number
        case Reason.LEADS_LONG:
            return len(better) > number
        case Reason.LEADS_LOW | Reason.FOLLOWS_LOW:
            return better[0].rank < rank
    return True


def worst_of(moments: Iterable[Moment], most: int = MOST_MOMENTS) -> tuple[Moment, ...]:
    """The moments that cost most, in the order in which they came."""
    listed = list(moments)
    dearest = sorted(range(len(listed)), key=lambda n: -listed[n].cost)[:most]
    return tuple(listed[n] for n in sorted(dearest))


def _cost(view: View, done: Action, better: Action, random: Random) -> Thinking[float]:
    """How many places the better act is better by; 0 where that may be chance."""
    narrowed = _narrowed(view, done, better)
    costs: list[float] = []
    for batch in range(_BATCHES):
        found = yield from Strong(_BATCH, _PLACES).consider(narrowed, random)
        costs.append(_places(_difference(found, done, better), view))
        if batch + 1 == _GLANCE and _mean(costs) < LEAST / 2:
            return 0.0
    cost = _mean(costs)
    error = sqrt(_mean([(each - cost) ** 2 for each in costs]) / (len(costs) - 1))
    return cost if cost > _ERRORS * error else 0.0


def _worked_out(view: View, found: Considered) -> bool:
    """Whether nothing was left to chance: every choice wins or loses for certain."""
    two_left = view.trick is not None and view.trick.active == 2
    return two_left and {*found.worth} <= {0.0, 1.0} and Unseen(view).certain


def _narrowed(view: View, *actions: Action) -> View:
    """The view with nothing to choose from but these, where they are moves."""
    if view.phase is not Phase.TRICK:
        return view
    moves = {_move(action) for action in actions if isinstance(action, Play | Pass)}
    return replace(view, legal=tuple(move for move in view.legal if move in moves))


def _difference(found: Considered, done: Action, better: Action | None = None) -> float:
    better = found.action if better is None else better
    worth = dict(zip(found.actions, found.worth, strict=True))
    return worth[better] - worth[done]


def _places(difference: float, view: View) -> float:
    """A difference in worth as places. Worth goes from 1 for the first place to 0 for the
    last; where the rest was worked out, from 1 to 0 for the two places that were open."""
    places = difference * (len(view.names) - 1)
    still_in = len(view.names) - len(view.out) - len(view.bust)
    return min(places, still_in - 1.0)


def _counterpart(action: Action, actions: Sequence[Action]) -> Action | None:
    """The one among these that is the same act, whichever suits were chosen."""
    return next((each for each in actions if _same(each, action)), None)


def _same(one: Action, other: Action) -> bool:
    if isinstance(one, Play | Give) and isinstance(other, Play | Give):
        return type(one) is type(other) and _ranks(one.cards) == _ranks(other.cards)
    if isinstance(one, Swap) and isinstance(other, Swap):
        laid = _ranks(one.laid) == _ranks(other.laid)
        return laid and _ranks(one.taken) == _ranks(other.taken)
    return one == other


def _move(action: Play | Pass) -> int:
    if isinstance(action, Pass):
        return PASS
    return move_of(action.cards[0].rank, len(action.cards))


def _ranks(cards: Iterable[tuple[int, int]]) -> list[int]:
    return sorted(rank for rank, _ in cards)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
