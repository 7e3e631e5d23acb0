"""Whole matches put into words: nothing is left unsaid, whatever happens."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.actions import Action, Deal, Give, Illegal, Keep, Play, SkipKitty, Swap, Take
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import PRESETS, Value, make_rules
from game.words import LANGUAGES
from game.words.sentences import announcements, seat_note, sentence
from game.words.situation import to_beat, turn_line, why_not
from tests.words.table import Recorder

ROUNDS = 3
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    *((name, 4, {}) for name in PRESETS),
    ("ahole", 10, {}),
    ("wiper", 2, {"hold_hand": True}),
    ("wiper", 5, {"kitty": True, "one_time_around": True}),
    ("base", 3, {"equal_rank": "any", "after_equal": "lock", "four": "lying"}),
    ("president", 6, {"more_beats_fewer": True, "twos": "high", "reseat": True}),
]


def chosen(match: Match, random: Random) -> Action:
    """Something that may be done now."""
    player = match.turn
    if player is None:
        return Deal()
    if match.phase is Phase.TRICK:
        return match.action_for(player, random.choice(match.legal()))
    if match.phase is Phase.KITTY and match.kitty.cards() and random.random() < 0.5:
        return Swap(player, match.hand(player)[:1], match.kitty.cards()[:1])
    if match.phase is Phase.KITTY:
        return SkipKitty(player)
    if match.phase is Phase.HOLD:
        return random.choice((Take(player), Keep(player)))
    return _return(match, player)


def _return(match: Match, player: int) -> Give:
    hand = match.hand(player)
    for first in range(len(hand)):
        give = Give(player, hand[first : first + match.to_return])
        if match.why_not(give) is None:
            return give
    raise AssertionError("nothing can be returned")


def speak_of(match: Match, words: Recorder) -> None:
    """Say everything there is to say of a match as it stands, to everybody."""
    for player in range(len(match.names)):
        view = match.view_for(player)
        assert (to_beat(view, words) is None) == (match.phase is not Phase.TRICK)
        assert (turn_line(view, words) == "") == (match.turn is None)
        for place in range(len(view.hand)):
            refused = match.why_not(Play(player, view.hand[place : place + 2]))
            if refused is not None:
                assert why_not(refused, view, words)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(("rules", "players", "options"), TABLES)
def test_everything_that_happens_can_be_said(
    tag: str, rules: str, players: int, options: dict[str, Value]
) -> None:
    words = Recorder(tag)
    random = Random(7)
    names = [f"P{number}" for number in range(players)]
    match = Match(make_rules(rules, players, options), names, seed=7)
    while match.round <= ROUNDS and match.phase is not Phase.MATCH_OVER:
        if random.random() < 0.1:
            speak_of(match, words)
        for event in match.act(chosen(match, random)):
            for me in (None, 0):
                seen = event if me is None else event.seen_by(me)
                assert sentence(seen, names, words)
                seat_note(seen, words)
                announcements([seen], names, words, me)
    unknown = [key for key in words.said if not words.has(key)]
    assert unknown == []


def test_a_refused_act_is_explained_to_whoever_tried() -> None:
    words = Recorder("en")
    match = Match(make_rules("base", 4), ("Ann", "Bob", "Cleo", "Dan"), seed=3)
    assert match.turn is not None
    other = (match.turn + 1) % 4
    with pytest.raises(Illegal) as refused:
        match.act(Play(other, match.hand(other)[:1]))
    said = why_not(refused.value.code, match.view_for(other), words)
    assert said == f"Not your turn yet: {match.names[match.turn]} is to play."
