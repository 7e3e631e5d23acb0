"""The worked example of the rules screen, as data for a picture.

It is the source's own example for the rule that a pass does not shut a player out
(docs/rules.md, Passing).
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import parse_cards
from game.engine.events import Cards
from game.engine.ruleset import RuleSet
from game.words.words import Words


class Step(NamedTuple):
    """What somebody did: the cards laid, none for a pass, and a remark where one helps."""

    name: str
    cards: Cards
    remark: str


class Example(NamedTuple):
    """A trick from its lead on, and what it shows."""

    heading: str
    steps: tuple[Step, ...]
    end: str
    caption: str


_ACTS = (
    ("Alice", "6C 6D"),
    ("Bob", ""),
    ("Chloé", "10C 10D"),
    ("David", "KC KD"),
    ("Alice", ""),
    ("Bob", "AC AD"),
)
_REMARKS = {0: "rules.example.lead", len(_ACTS) - 1: "rules.example.text"}


def worked_example(rules: RuleSet, words: Words) -> Example | None:
    """The example, where a trick can go that way; None where everybody acts only once."""
    if rules.one_time_around:
        return None
    steps = tuple(
        Step(name, parse_cards(cards), words.say(_REMARKS[at], name=name) if at in _REMARKS else "")
        for at, (name, cards) in enumerate(_ACTS)
    )
    return Example(
        heading=words.say("rules.example.heading"),
        steps=steps,
        end=words.say("rules.example.end", name=steps[-1].name),
        caption=words.say("rules.example.caption"),
    )
