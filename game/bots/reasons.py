"""Why a move is a good one: the most telling of the reasons that are true of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.bots.bot import Advice, Reason
from game.bots.legal import play
from game.engine.actions import Pass, Play
from game.engine.cards import Rank
from game.engine.events import Cards, Cause
from game.engine.plays import CLOSE, LOCK, MOVES, PASS, SKIP
from game.engine.tricks import NOBODY
from game.engine.view import View

if TYPE_CHECKING:
    from game.bots.regular import Thought

_LIKELY = 0.6
_CLEARLY = 0.1


class _Why(NamedTuple):
    reason: Reason
    cards: Cards = ()
    player: int | None = None


def forced(view: View) -> Advice:
    """The only move there is, and why there is no other."""
    (move,) = view.legal
    assert view.trick is not None
    bound = move != PASS or view.trick.situation.locked
    return Advice(play(view, move), Reason.ONLY_MOVE if bound else Reason.CANNOT_BEAT)


def reason_for(action: Play | Pass, move: int, thought: Thought) -> Advice:
    """The action with its reason."""
    why = _why_pass(thought) if move == PASS else _why_play(move, thought)
    return Advice(action, *why)


def _why_pass(thought: Thought) -> _Why:
    view = thought.view
    plays = view.legal[:-1]
    if all(map(thought.is_bust_after, plays)):
        return _Why(Reason.AVOIDS_BUST)
    if not any(map(thought.is_whole, plays)):
        return _Why(Reason.KEEPS_SET_WHOLE, _all_of(thought, MOVES[plays[0]].rank))
    # Once around, who passes is out of the trick.
    return _Why(Reason.SAVES_HIGH if view.rules.one_time_around else Reason.PASSES_TO_SAVE)


def _why_play(move: int, thought: Thought) -> _Why:
    view = thought.view
    if thought.empties(move):
        return _Why(Reason.GOES_OUT)
    if view.must_contain_3c:
        return _Why(Reason.CONTAINS_3C)
    return (
        _why_it_wins(move, thought)
        or _why_it_stops(move, thought)
        or _why_next(move, thought)
        or _why_habit(move, thought)
    )


def _why_it_wins(move: int, thought: Thought) -> _Why | None:
    """A play that is certain to take the trick."""
    trick = thought.view.trick
    assert trick is not None
    step = thought.reckoning.step(move)
    if not thought.reckoning.is_sure(step):
        return None
    after = thought.ranks_after(move)
    if len(after) == 1:
        return _Why(Reason.NEXT_GOES_OUT)
    if thought.view.rules.bust_on_twos and MOVES[move].rank == Rank.TWO and len(after) == 2:
        return _Why(Reason.AVOIDS_BUST)
    if not step[1] & CLOSE:
        return _Why(Reason.UNBEATABLE)
    completes = trick.situation.cause(move) is Cause.COMPLETED
    return _Why(Reason.COMPLETES_FOUR if completes else Reason.CLOSES_AND_LEADS)


def _why_it_stops(move: int, thought: Thought) -> _Why | None:
    """A play over which somebody is less likely to go out than over the others."""
    reckoning = thought.reckoning
    trick = thought.view.trick
    assert trick is not None
    others = [
        trick.situation if other == PASS else reckoning.step(other)[0]
        for other in thought.view.legal
        if other != move
    ]
    chosen = reckoning.step(move)[0]
    for player in sorted(thought.endangered, key=thought.view.counts.__getitem__):
        worst = max(reckoning.threat(player, other) for other in others)
        if worst > reckoning.threat(player, chosen) + _CLEARLY:
            one = thought.view.counts[player] == 1
            reason = Reason.STOPS_LAST_CARD if one else Reason.STOPS_LAST_CARDS
            return _Why(reason, player=player)
    return None


def _why_next(move: int, thought: Thought) -> _Why | None:
    """A play that binds or skips whoever is next."""
    view = thought.view
    effects = thought.reckoning.step(move)[1]
    assert view.trick is not None
    if effects & LOCK:
        return _Why(Reason.LOCKS_NEXT)
    if effects & SKIP:
        trick = view.trick.copy()
        trick.lay(view.player, move)
        if trick.skipped != view.player:
            return _Why(Reason.SKIPS_NEXT, player=trick.skipped)
    return None


def _why_habit(move: int, thought: Thought) -> _Why:
    """A play that is simply sound."""
    view = thought.view
    trick = view.trick
    assert trick is not None
    rank, number = MOVES[move]
    plays = [other for other in view.legal if other not in (move, PASS)]
    lower = [other for other in plays if MOVES[other].rank < rank]
    if trick.top == NOBODY:
        if number > 1:
            return _Why(Reason.LEADS_LONG)
        if not lower:
            return _Why(Reason.LEADS_LOW)
    if not lower:
        return _Why(Reason.FOLLOWS_LOW)
    whole = thought.is_whole(move)
    if whole and not any(map(thought.is_whole, lower)):
        return _Why(Reason.KEEPS_SET_WHOLE, _all_of(thought, MOVES[lower[0]].rank))
    if thought.reckoning.keeps(thought.reckoning.step(move)) > _LIKELY:
        return _Why(Reason.LIKELY_WINS)
    return _Why(Reason.BREAKS_NOTHING if whole else Reason.SAVES_HIGH)


def _all_of(thought: Thought, rank: int) -> Cards:
    return tuple(card for card in thought.view.hand if card.rank == rank)
