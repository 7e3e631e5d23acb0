"""Plays that are kept and known by identity do what equal plays made anew do."""

import pytest

from game.engine.actions import Code, Illegal, Pass, Play
from game.engine.cards import parse_cards
from game.engine.dealing import Cut
from game.engine.events import Cleared, Passed, Played
from game.engine.match import Match, Start
from game.engine.plays import MOVE_BY_TEXT
from game.engine.ruleset import make_rules
from tests.engine.play import NAMES


def match_of(name, *texts, **options):
    """A match of players 0, 1, 2 … with these hands, player 0 leading."""
    rules = make_rules(name, len(texts), {"min_players": 2} | options)
    cut = Cut(tuple(map(parse_cards, texts)))
    return Match(rules, NAMES[: len(texts)], start=Start(cut=cut, dealer=0, leader=0))


def kept(match, player, text):
    return match.action_for(player, MOVE_BY_TEXT[text])


def test_a_proposal_is_made_once_for_all_matches():
    first, second = (match_of("base", "7C 7D KS", "9C KH") for _ in range(2))
    assert kept(first, 0, "7x2") is kept(second, 0, "7x2")
    assert kept(first, 1, "pass") is kept(second, 1, "pass")
    assert kept(first, 0, "Kx1") == Play(0, parse_cards("KS"))
    assert kept(first, 1, "Kx1") == Play(1, parse_cards("KH"))


@pytest.mark.parametrize("same", [lambda play: play, lambda play: Play(*play)])
def test_a_kept_play_and_an_equal_one_cause_the_same(same):
    match = match_of("base", "7C 7D KS", "9C KH")
    events = match.act(same(kept(match, 0, "7x2")))
    assert events == [Played(0, parse_cards("7C 7D"), MOVE_BY_TEXT["7x2"], False)]
    assert match.hand(0) == parse_cards("KS")
    assert match.pile == [(0, parse_cards("7C 7D"))]
    passed = kept(match, 1, "pass")
    assert match.act(passed) == [Passed(1), Cleared("all_passed", 0, 0)]


def test_a_kept_play_is_refused_once_its_cards_are_gone():
    match = match_of("base", "7C KS", "9C KH")
    play = kept(match, 0, "7x1")
    match.act(play)
    match.act(Pass(1))
    assert match.why_not(play) is Code.NO_SUCH_CARD
    with pytest.raises(Illegal):
        match.act(play)
    assert match.hand(0) == parse_cards("KS")


def test_a_kept_play_of_another_hand_is_refused():
    match = match_of("base", "7C KS", "9C KH")
    other = match_of("base", "8C KS", "9C KH")
    assert match.why_not(kept(other, 0, "8x1")) is Code.NO_SUCH_CARD


def test_the_first_copy_of_a_card_stands_for_the_second():
    """Of two equal cards the lower bit goes first; the play made of it still names the other."""
    match = match_of("base", "7C 7C KS", "9C KH", decks=2)
    play = kept(match, 0, "7x1")
    match.act(play)
    match.act(Pass(1))
    assert match.why_not(play) is None
    match.act(play)
    assert match.hand(0) == parse_cards("KS")


def test_a_completion_out_of_turn_is_told_as_such_and_the_kept_play_stays_as_it_was():
    """Ann leads three 7s; Cat completes four out of turn, and plays the same card in a match
    in which it is her turn."""
    match = match_of("ahole", "7C 7D 7H KS", "9C KC", "7S KD", "9D KH")
    match.act(kept(match, 0, "7x3"))
    completion = kept(match, 2, "7x1")
    events = match.act(completion)
    assert events[0] == Played(2, parse_cards("7S"), MOVE_BY_TEXT["7x1"], True)
    other = match_of("ahole", "5C KS", "6C KC", "7S KD", "9D KH")
    other.act(kept(other, 0, "5x1"))
    other.act(kept(other, 1, "6x1"))
    assert kept(other, 2, "7x1") is completion
    assert other.act(completion) == [Played(2, parse_cards("7S"), MOVE_BY_TEXT["7x1"], False)]
