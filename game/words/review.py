"""Looking back in words: when it was, what was done, what would have been better, and its cost."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.review import Moment
from game.engine.actions import Pass
from game.engine.events import Cleared
from game.engine.exchange import Phase
from game.words.hints import act, reason
from game.words.words import Words

_QUARTERS = 4


def when(moment: Moment, words: Words) -> str:
    """When a moment was: "Trick 3"."""
    view = moment.view
    if view.phase is not Phase.TRICK:
        return words.say("review.before")
    number = 1 + sum(isinstance(event, Cleared) for event in view.history)
    return words.say("review.trick" if view.pile else "review.lead", n=number)


def cost(places: float, words: Words) -> str:
    """What a moment cost, in quarters of a place; from one place on in halves."""
    quarters = max(1, round(places * _QUARTERS))
    if quarters < _QUARTERS:
        return words.say(f"review.cost_{quarters}")
    return words.say("review.cost", n=round(places * 2) / 2)


def because(moment: Moment, names: Sequence[str], words: Words) -> str:
    """Why the better act is better."""
    return reason(moment.better, names, words)


def spoken_lines(moment: Moment, names: Sequence[str], words: Words) -> list[str]:
    """A moment line by line, for whoever does not see the cards."""
    view, done, better = moment.view, moment.action, moment.better.action
    lines = [when(moment, words)]
    if view.pile:
        player, cards = view.pile[-1]
        lines.append(words.say("event.played", name=names[player], cards=words.cards(cards)))
    passed, leave = isinstance(done, Pass), isinstance(better, Pass)
    lines += [
        words.say("review.you_passed" if passed else "review.you_played", cards=act(done, words)),
        words.say("review.better_pass" if leave else "review.better", cards=act(better, words)),
        because(moment, names, words),
        cost(moment.cost, words),
    ]
    return lines
