"""What a good player would do, and one true sentence why."""

from __future__ import annotations

from random import Random

from game.bots.bot import Advice, Reason, Thinking
from game.bots.dealing_reasons import why_before
from game.bots.reasons import Why, why
from game.bots.regular import Thought
from game.bots.strong import Strong
from game.bots.weights import STEADY
from game.engine.actions import Action, Pass, Play
from game.engine.plays import PASS, move_of
from game.engine.view import View


def advise(view: View, playouts: int, random: Random) -> Thinking[Advice]:
    """What did best in thought for the player whose turn it is, and why.

    `Hurry` may be thrown into it, as into any search.
    """
    found = yield from Strong(playouts).consider(view, random)
    worth = found.worth[found.actions.index(found.action)]
    rivals = [each for a, each in zip(found.actions, found.worth, strict=True) if a != found.action]
    return explain(view, found.action, best=worth > max(rivals, default=1.0))


def explain(view: View, action: Action, *, best: bool = False) -> Advice:
    """An action of the view's player with the most telling reason that is true of it.

    Where no other reason is, what came of trying it is the reason; `best` says whether
    nothing else that was tried did as well.
    """
    if isinstance(action, Play | Pass):
        because = _why_move(view, action)
    else:
        because = why_before(action, view)
    if because is None:
        because = Why(Reason.BEST_CHANCES if best else Reason.NOTHING_BETTER)
    return Advice(action, *because)


def _why_move(view: View, action: Play | Pass) -> Why | None:
    move = PASS
    if isinstance(action, Play):
        move = move_of(action.cards[0].rank, len(action.cards))
    return why(move, Thought(view, STEADY))
