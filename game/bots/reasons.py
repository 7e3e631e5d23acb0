"""Why a move is a good one: the most telling of the reasons that are true of it.

Every reason is true of the very move it is given for, whoever chose the move; where none of
them is, there is none, and only what came of trying the move speaks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.bots.bot import Reason
from game.engine.cards import Rank
from game.engine.events import Cards, Cause
from game.engine.plays import CLOSE, LOCK, MOVES, PASS, SKIP, Situation
from game.engine.tricks import CLEARED, NOBODY, Trick
from game.engine.view import View

if TYPE_CHECKING:
    from game.bots.regular import Thought

_LIKELY = 0.6
_CLEARLY = 0.1
_HALF = 0.5


class Why(NamedTuple):
    """A reason, and what fills its sentence: see `Advice`."""

    reason: Reason
    cards: Cards = ()
    player: int | None = None


def why_forced(view: View) -> Why:
    """Why the only move there is is the only one."""
    (move,) = view.legal
    assert view.trick is not None
    bound = move != PASS or view.trick.situation.locked
    return Why(Reason.ONLY_MOVE if bound else Reason.CANNOT_BEAT)


def why(move: int, thought: Thought) -> Why | None:
    """The most telling reason that is true of a move of the trick phase; None where there
    is none."""
    if len(thought.view.legal) == 1:
        return why_forced(thought.view)
    if move == PASS:
        return _why_pass(thought)
    if thought.empties(move):
        return Why(Reason.GOES_OUT)
    if thought.view.must_contain_3c:
        return Why(Reason.CONTAINS_3C)
    if thought.is_bust_after(move):
        return None
    return (
        _why_it_wins(move, thought)
        or _why_it_stops(move, thought)
        or _why_next(move, thought)
        or _why_lead(move, thought)
        or _why_follow(move, thought)
    )


def _why_pass(thought: Thought) -> Why | None:
    view = thought.view
    plays = view.legal[:-1]
    if all(map(thought.is_bust_after, plays)):
        return Why(Reason.AVOIDS_BUST)
    if not any(map(thought.is_whole, plays)):
        return Why(Reason.KEEPS_SET_WHOLE, _all_of(thought, MOVES[plays[0]].rank))
    if any(not is_high(MOVES[play].rank, thought) for play in plays):
        return None
    return Why(Reason.PASSES_TO_SAVE if _stays_after_pass(view) else Reason.SAVES_HIGH)


def _stays_after_pass(view: View) -> bool:
    """Whether somebody else acts in this trick after a pass, so that the turn may come back."""
    assert view.trick is not None
    return not view.rules.one_time_around and not view.trick.copy().pass_turn()


def is_high(rank: int, thought: Thought) -> bool:
    """Whether at least half of the cards that may be in other hands are not higher."""
    return thought.reckoning.strength[rank] >= _HALF


def leads_next(move: int, thought: Thought) -> bool:
    """Whether after a move its player leads the next trick, for certain or probably."""
    if move == PASS or thought.is_bust_after(move):
        return False
    trick, effects = _laid(move, thought.view)
    if effects & CLEARED:
        return trick.turn == thought.view.player
    step = thought.reckoning.step(move)
    threats = (thought.reckoning.threat(player, step[0]) for player in thought.endangered)
    # Whoever can go out over it will.
    return thought.reckoning.keeps(step) > _LIKELY and max(threats, default=0.0) < 1 - _LIKELY


def stops(player: int, move: int, other: int, thought: Thought) -> bool:
    """Whether a player is half as likely at most to go out over a move as over another, and
    clearly less likely."""
    threat = thought.reckoning.threat
    over = threat(player, _left_by(move, thought))
    return threat(player, _left_by(other, thought)) > max(2 * over, over + _CLEARLY)


def _left_by(move: int, thought: Thought) -> Situation:
    """What lies on the pile after a move."""
    if move != PASS:
        return thought.reckoning.step(move)[0]
    assert thought.view.trick is not None
    return thought.view.trick.situation


def _laid(move: int, view: View) -> tuple[Trick, int]:
    """The public trick after a move, and all that the move brought about."""
    assert view.trick is not None
    trick = view.trick.copy()
    return trick, trick.lay(view.player, move)


def _why_it_wins(move: int, thought: Thought) -> Why | None:
    """A play that is certain to take the trick."""
    view = thought.view
    trick, effects = _laid(move, view)
    leads = bool(effects & CLEARED) and trick.turn == view.player
    if not leads and not thought.reckoning.is_sure(thought.reckoning.step(move)):
        return None
    after = thought.ranks_after(move)
    if len(after) == 1:
        return Why(Reason.NEXT_GOES_OUT)
    if view.rules.bust_on_twos and MOVES[move].rank == Rank.TWO and len(after) == 2:
        return Why(Reason.AVOIDS_BUST)
    if not leads:
        return Why(Reason.UNBEATABLE)
    assert view.trick is not None
    completes = effects & CLOSE and view.trick.situation.cause(move) is Cause.COMPLETED
    return Why(Reason.COMPLETES_FOUR if completes else Reason.CLOSES_AND_LEADS)


def _why_it_stops(move: int, thought: Thought) -> Why | None:
    """A play over which somebody is less likely to go out than over another move: half as
    likely at most, and as unlikely as may be."""
    reckoning, view = thought.reckoning, thought.view
    assert view.trick is not None
    others = {other: _left_by(other, thought) for other in view.legal if other != move}
    chosen = _left_by(move, thought)
    for player in sorted(thought.endangered, key=view.counts.__getitem__):
        threats = {other: reckoning.threat(player, left) for other, left in others.items()}
        worst = max(threats, key=threats.__getitem__)
        safest = reckoning.threat(player, chosen) <= min(threats.values()) + _CLEARLY
        if not safest or not stops(player, move, worst, thought):
            continue
        if view.counts[player] == 1:
            return Why(Reason.STOPS_LAST_CARD, player=player)
        # Laying another number of cards keeps a player in as well, but not by being above.
        below = view.trick.situation.top if worst == PASS else worst
        if MOVES[below].number == MOVES[move].number and MOVES[below].rank < MOVES[move].rank:
            return Why(Reason.STOPS_LAST_CARDS, player=player)
    return None


def _why_next(move: int, thought: Thought) -> Why | None:
    """A play that binds or skips whoever is next."""
    view = thought.view
    trick, effects = _laid(move, view)
    if effects & CLEARED:
        return None
    if effects & LOCK:
        return Why(Reason.LOCKS_NEXT)
    if effects & SKIP and trick.skipped != view.player:
        return Why(Reason.SKIPS_NEXT, player=trick.skipped)
    return None


def _why_lead(move: int, thought: Thought) -> Why | None:
    """A lead that is simply sound: long, or low."""
    view = thought.view
    assert view.trick is not None
    if view.trick.top != NOBODY:
        return None
    rank, number = MOVES[move]
    if number > 1 and thought.is_whole(move):
        return Why(Reason.LEADS_LONG)
    lowest = rank == view.hand[0].rank
    if lowest and thought.is_whole(move) and not is_high(rank, thought):
        return Why(Reason.LEADS_LOW)
    return None


def _why_follow(move: int, thought: Thought) -> Why | None:
    """A play that does no harm to the rest of the hand."""
    view = thought.view
    assert view.trick is not None
    rank = MOVES[move].rank
    plays = [other for other in view.legal if other not in (move, PASS)]
    # Fewer of the same rank are lower as well, where they would do.
    if view.trick.top != NOBODY and not any(MOVES[other] < MOVES[move] for other in plays):
        return Why(Reason.FOLLOWS_LOW)
    lower = [other for other in plays if MOVES[other].rank < rank]
    whole = thought.is_whole(move)
    if whole and lower and not any(map(thought.is_whole, lower)):
        return Why(Reason.KEEPS_SET_WHOLE, _all_of(thought, MOVES[lower[0]].rank))
    if leads_next(move, thought):
        return Why(Reason.LIKELY_WINS)
    # Where hardly anything would break a set, that this play does not is no reason for it.
    if whole and 2 * sum(not thought.is_whole(other) for other in plays) >= len(plays) > 0:
        return Why(Reason.BREAKS_NOTHING)
    higher = [other for other in plays if MOVES[other].rank > rank]
    saved = any(is_high(MOVES[other].rank, thought) for other in higher)
    return Why(Reason.SAVES_HIGH) if saved and not is_high(rank, thought) else None


def _all_of(thought: Thought, rank: int) -> Cards:
    return tuple(card for card in thought.view.hand if card.rank == rank)
