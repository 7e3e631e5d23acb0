"""Which act cost something, seen from what its player could know at the time.

An act is compared with what a search would have done instead. The search that finds the
better act is lucky with it, so it does not count: both acts are then tried in the same fresh
worlds, and by how much the better one does better on average is the cost. It is told only if
it is worth telling and beyond chance: at least `LEAST` of a place, and three standard errors,
so that in a round of twenty acts without fault hardly any is blamed.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.bots.advice import ahead_for_certain, explain
from game.bots.bot import Advice, Reason, Thinking
from game.bots.habits import habits_of
from game.bots.reasons import Why
from game.bots.search import advantage
from game.bots.strong import Considered, Strong
from game.bots.tempers import Temper, rewards_of
from game.bots.trial import WHIM, Manner, Trial
from game.bots.weights import SHARP
from game.bots.worlds import Unseen
from game.engine.actions import Action, Give, Play, Swap
from game.engine.exchange import Phase
from game.engine.laws import laws_of
from game.engine.view import View

LEAST = 0.25
"""The least cost that is told, in places."""
MOST_MOMENTS = 3

_ERRORS = 3.0
_SEARCH = 200
_WORLDS = 240
_GLANCE = 60
"""After so many worlds, what hardly seems to cost anything is let go."""
_SLICE = 3

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
    better = found.action
    if _same(action, better):
        return None
    found_out = Why(Reason.BEST_CHANCES)
    if found.worked_out:
        cost = _worth(found, better) - _worth(found, action)
        found_out = ahead_for_certain(view)
    else:
        cost = yield from _cost(view, action, better, random)
    if cost < LEAST:
        return None
    return Moment(view, action, _contrasted(view, action, better, found_out), cost)


def _contrasted(view: View, done: Action, better: Action, found_out: Why) -> Advice:
    """The better act with a reason that does not speak for what was done as well; where there
    is none, with what was found out about it."""
    advice = explain(view, better, found_out)
    same = explain(view, done).reason is advice.reason
    if same or (isinstance(done, Play) and not _tells_apart(advice, done, view)):
        return Advice(better, *found_out)
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
    habits, rewards = habits_of(laws_of(view.rules), SHARP), rewards_of(view.rules, _PLACES)
    trial = Trial(view, (better, done), Unseen(view), Manner(habits, rewards, WHIM, 0.0), random)
    with_better: list[float] = []
    with_done: list[float] = []
    last_place = len(view.names) - 1
    for world in range(_WORLDS):
        with_better.append(trial.pull(0, world))
        with_done.append(trial.pull(1, world))
        if world % _SLICE == 0:
            yield
        if world == _GLANCE and last_place * advantage(with_better, with_done)[0] < LEAST / 2:
            return 0.0
    gained, error = advantage(with_better, with_done)
    return last_place * gained if gained > _ERRORS * error else 0.0


def _worth(found: Considered, action: Action) -> float:
    worths = zip(found.actions, found.worth, strict=True)
    return next(worth for each, worth in worths if _same(each, action))


def _same(one: Action, other: Action) -> bool:
    """Whether two acts are the same but for suits."""
    if isinstance(one, Play | Give) and isinstance(other, Play | Give):
        return type(one) is type(other) and _ranks(one.cards) == _ranks(other.cards)
    if isinstance(one, Swap) and isinstance(other, Swap):
        laid = _ranks(one.laid) == _ranks(other.laid)
        return laid and _ranks(one.taken) == _ranks(other.taken)
    return one == other


def _ranks(cards: Iterable[tuple[int, int]]) -> list[int]:
    return sorted(rank for rank, _ in cards)
