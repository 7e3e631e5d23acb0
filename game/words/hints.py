"""Advice in words: what to do, and one true sentence why."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import Advice
from game.engine.actions import Give, Keep, Pass, Play, SkipKitty, Swap, Take
from game.words.words import Words


def reason(advice: Advice, names: Sequence[str], words: Words) -> str:
    """Why an action is advised."""
    return words.say(
        f"hint.{advice.reason}",
        cards=words.cards(advice.cards),
        name="" if advice.player is None else names[advice.player],
    )


def hint(advice: Advice, names: Sequence[str], words: Words) -> str:
    """An advised action and why: "7♦ 7♠. It is the lowest card that does the job.\""""
    why = reason(advice, names, words)
    match advice.action:
        case Play() | Give():
            return words.say("trick.hint_play", cards=words.cards(advice.action.cards), reason=why)
        case Swap():
            laid, taken = words.cards(advice.action.laid), words.cards(advice.action.taken)
            swap = words.say("kitty.chosen", laid=laid, taken=taken)
            return words.say("trick.hint_play", cards=swap, reason=why)
        case Pass():
            return words.say("trick.hint_pass", reason=why)
        case SkipKitty() | Take() | Keep():
            return words.say(
                "trick.hint_play", cards=words.say(_CHOICES[type(advice.action)]), reason=why
            )
    return why


_CHOICES: dict[type, str] = {
    SkipKitty: "kitty.skip",
    Take: "hold.take",
    Keep: "hold.keep",
}
