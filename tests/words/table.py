"""Hand-made situations for the tests of words."""

from __future__ import annotations

from game.engine.actions import Pass, Play
from game.engine.cards import parse_cards
from game.engine.dealing import Cut
from game.engine.match import Match, Start
from game.engine.ruleset import Value, make_rules
from game.words import Words, read_locale
from game.words.words import Param

NAMES = ("Ann", "Bob", "Cleo", "Dan")
# Hands that can make every situation that the tests ask for.
HANDS = (
    "3D 7C 7D 9C 9D KC 2C",
    "4C 7H 9H JC QC KD 2D",
    "5C 7S 9S JD QD KH 2H",
    "3C 8C 8D JH QH KS 2S",
)


def match_of(
    rules: str,
    *acts: str,
    options: dict[str, Value] | None = None,
    hands: tuple[str, ...] = HANDS,
    leader: int | None = 0,
) -> Match:
    """A match of these hands after some acts of the trick phase, such as "7C 7D" or "pass",
    each by whoever has the turn."""
    given = Cut(tuple(parse_cards(cards) for cards in hands))
    start = Start(cut=given, dealer=len(hands) - 1, leader=leader)
    match = Match(make_rules(rules, len(hands), options), NAMES[: len(hands)], start=start)
    for act in acts:
        play(match, act)
    return match


def play(match: Match, act: str) -> None:
    """Whoever has the turn lays cards, or passes."""
    assert match.turn is not None
    match.act(Pass(match.turn) if act == "pass" else Play(match.turn, parse_cards(act)))


class Recorder(Words):
    """Remembers which keys were said, and takes no text with something missing in it."""

    def __init__(self, tag: str) -> None:
        super().__init__(read_locale, tag)
        self.said: set[str] = set()

    def say(self, key: str, /, **params: Param) -> str:
        self.said.add(key)
        text = super().say(key, **params)
        assert "…" not in text, key
        return text
