"""What a good player would do, and one true sentence why."""

from __future__ import annotations

from random import Random

from game.bots.bot import Advice, Reason, Thinking
from game.bots.dealing_reasons import why_before
from game.bots.reasons import Why, why
from game.bots.regular import Thought
from game.bots.strong import Considered, Strong
from game.bots.weights import STEADY
from game.engine.actions import Action, Pass, Play
from game.engine.plays import PASS, move_of
from game.engine.view import View

_NOTHING_BETTER = Why(Reason.NOTHING_BETTER)
_SURE = (
    Reason.ONLY_MOVE,
    Reason.CANNOT_BEAT,
    Reason.GOES_OUT,
    Reason.NEXT_GOES_OUT,
    Reason.AVOIDS_BUST,
)
"""Reasons that tell more than that everything was worked out."""


def advise(view: View, playouts: int, random: Random) -> Thinking[Advice]:
    """What did best in thought for the player whose turn it is, and why.

    `Hurry` may be thrown into it, as into any search.
    """
    found = yield from Strong(playouts).consider(view, random)
    return explain(view, found.action, _found_out(view, found))


def explain(view: View, action: Action, otherwise: Why = _NOTHING_BETTER) -> Advice:
    """An action of the view's player with the most telling reason that is true of it;
    `otherwise`, where none is, which is what came of trying the action."""
    if isinstance(action, Play | Pass):
        because = why(move_made(action), Thought(view, STEADY))
    else:
        because = why_before(action, view)
    worked = otherwise.reason is Reason.WORKED_OUT
    if because is None or (worked and because.reason not in _SURE):
        because = otherwise
    return Advice(action, *because)


def ahead_for_certain(view: View) -> Why:
    """The reason of an act after which the last opponent stays behind, whatever comes."""
    gone = {*view.out, *view.bust, view.player}
    return Why(Reason.WORKED_OUT, player=next(p for p in view.seats if p not in gone))


def _found_out(view: View, found: Considered) -> Why:
    """What the search found out about the act that it chose."""
    if found.guessed:
        return Why(Reason.FIRST_GUESS)
    worth = found.worth[found.actions.index(found.action)]
    rivals = [each for a, each in zip(found.actions, found.worth, strict=True) if a != found.action]
    if found.worked_out:
        return ahead_for_certain(view) if worth > min(rivals) else _NOTHING_BETTER
    return Why(Reason.BEST_CHANCES) if worth > max(rivals, default=1.0) else _NOTHING_BETTER


def move_made(action: Play | Pass) -> int:
    """What an action of the trick phase is, but for suits."""
    if isinstance(action, Pass):
        return PASS
    return move_of(action.cards[0].rank, len(action.cards))
