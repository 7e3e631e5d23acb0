"""Why a link is refused, as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.ruleset import BadRules
from game.words.labels import rules_refused
from game.words.words import Words


def link_refused(refusal: str, params: Mapping[str, str | tuple[str, ...]], words: Words) -> str:
    """What is wrong with a link and what is allowed instead.

    Args:
        refusal: the kind of mistake, as the store names it.
        params: what it tells about the mistake; a tuple is a list of what is allowed.
        words: the language to say it in.
    """
    if refusal == "together":
        return rules_refused(BadRules(str(params["field"]), refusal), words)
    if refusal == "nobody":
        return words.say("setup.nobody")
    said = {
        name: value if isinstance(value, str) else words.join(value, "or")
        for name, value in params.items()
    }
    return words.say(f"link.{refusal}", **said)
