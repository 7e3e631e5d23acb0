"""Advice in words: what to do, and one true sentence why."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import Advice
from game.engine.actions import Action, Give, Keep, Pass, Play, SkipKitty, Swap, Take
from game.words.words import Words


def reason(advice: Advice, names: Sequence[str], words: Words) -> str:
    """Why an action is advised."""
    return words.say(
        f"hint.{advice.reason}",
        cards=words.cards(advice.cards),
        name="" if advice.player is None else names[advice.player],
    )


def hint(advice: Advice, names: Sequence[str], words: Words) -> str:
    """An advised action and why: "7♦ 7♠. Nothing lower does the job.\""""
    why = reason(advice, names, words)
    if isinstance(advice.action, Pass):
        return words.say("trick.hint_pass", reason=why)
    return words.say("trick.hint_play", cards=act(advice.action, words), reason=why)


def act(action: Action, words: Words) -> str:
    """An action without who does it: "7♦ 7♠", "pass", "3♣ for K♥"."""
    match action:
        case Play() | Give():
            return words.cards(action.cards)
        case Swap():
            laid, taken = words.cards(action.laid), words.cards(action.taken)
            return words.say("kitty.chosen", laid=laid, taken=taken)
        case Pass():
            return words.say("note.pass")
        case SkipKitty() | Take() | Keep():
            return words.say(_CHOICES[type(action)])
    raise TypeError(f"no words for {action!r}")


_CHOICES: dict[type, str] = {
    SkipKitty: "kitty.skip",
    Take: "hold.take",
    Keep: "hold.keep",
}
