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

from game.bots.advice import ahead_for_certain, explain, move_made
from game.bots.bot import Advice, Reason, Thinking
from game.bots.dealing_reasons import are_loose, takes_better
from game.bots.reasons import Why, is_high, leads_next, stops
from game.bots.regular import Thought
from game.bots.search import advantage
from game.bots.strong import Considered, Strong, manner_of
from game.bots.tempers import Temper
from game.bots.trial import Trial
from game.bots.weights import SHARP, STEADY
from game.bots.worlds import Unseen
from game.engine.actions import Action, Give, Pass, Play, Swap
from game.engine.exchange import Phase
from game.engine.plays import MOVES, PASS
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

_LEADS_NEXT = (
    Reason.UNBEATABLE,
    Reason.LIKELY_WINS,
    Reason.CLOSES_AND_LEADS,
    Reason.COMPLETES_FOUR,
)
"""They all come to one thing: to lead next."""
_STOPS = (Reason.STOPS_LAST_CARD, Reason.STOPS_LAST_CARDS)
_MORE_SO_BY_PASSING = (
    Reason.KEEPS_SET_WHOLE,
    Reason.BREAKS_NOTHING,
    Reason.SAVES_HIGH,
    Reason.FOLLOWS_LOW,
)
"""What a play does to the hand, and a pass does better: it parts with nothing."""

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
    return Moment(view, action, contrasted(view, action, better, found_out), cost)


def contrasted(view: View, done: Action, better: Action, found_out: Why) -> Advice:
    """The better act with a reason that does not speak for what was done as well; where there
    is none, with what was found out about it."""
    advice = explain(view, better, found_out)
    same = explain(view, done).reason is advice.reason
    if same or not _tells_apart(advice, done, view):
        return Advice(better, *found_out)
    return advice


def _tells_apart(advice: Advice, done: Action, view: View) -> bool:
    """Whether a reason for the better act is none for what was done."""
    match done:
        case Play() | Pass():
            return _tells_moves_apart(advice, done, view)
        case Give(cards=given) if advice.reason is Reason.KEEPS_SET_WHOLE:
            return not set(_ranks(given)).isdisjoint(_ranks(advice.cards))
        case Give(cards=given) if advice.reason is Reason.GIVES_LOOSE:
            return not are_loose(given, view)
        case Swap() if advice.reason is Reason.KITTY_BETTER:
            return not takes_better(done)
    return True


def _tells_moves_apart(advice: Advice, done: Play | Pass, view: View) -> bool:
    assert isinstance(advice.action, Play | Pass)
    move, better, thought = move_made(done), move_made(advice.action), Thought(view, STEADY)
    if advice.reason in _LEADS_NEXT:
        return not leads_next(move, thought)
    if advice.reason in _STOPS:
        assert advice.player is not None
        return stops(advice.player, better, move, thought)
    if move == PASS:
        return advice.reason not in _MORE_SO_BY_PASSING
    rank, number = MOVES[move]
    match advice.reason:
        case Reason.KEEPS_SET_WHOLE:
            return rank in _ranks(advice.cards)
        case Reason.BREAKS_NOTHING:
            return not thought.is_whole(move)
        case Reason.SAVES_HIGH:
            return is_high(rank, thought)
        case Reason.LEADS_LONG:
            return MOVES[better].number > number
        case Reason.LEADS_LOW:
            return MOVES[better].rank < rank
        case Reason.FOLLOWS_LOW:
            return MOVES[better] < MOVES[move]
    return True


def worst_of(moments: Iterable[Moment], most: int = MOST_MOMENTS) -> tuple[Moment, ...]:
    """The moments that cost most, in the order in which they came."""
    listed = list(moments)
    dearest = sorted(range(len(listed)), key=lambda n: -listed[n].cost)[:most]
    return tuple(listed[n] for n in sorted(dearest))


def _cost(view: View, done: Action, better: Action, random: Random) -> Thinking[float]:
    """How many places the better act is better by; 0 where that may be chance."""
    manner = manner_of(view.rules, SHARP, _PLACES)
    trial = Trial(view, (better, done), Unseen(view), manner, random)
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
