"""The events that acts cause, in order, and how a match may be built and asked."""

import pytest

from game.engine.actions import Code, Deal, Give, Illegal, Pass, Play
from game.engine.cards import parse_cards
from game.engine.dealing import Cut
from game.engine.events import (
    Cause,
    Cleared,
    Dealt,
    Locked,
    MatchOver,
    Opened,
    Passed,
    Played,
    RoundOver,
    Seated,
    Skipped,
    WentBust,
    WentOut,
)
from game.engine.match import Match, Start
from game.engine.plays import MOVE_BY_TEXT
from game.engine.ruleset import make_rules
from tests.engine.play import NAMES


def match_of(name, *texts, options=None, leader=0, **start):
    """A match of players 0, 1, 2 … with these hands, player 0 leading."""
    rules = make_rules(name, len(texts), {"min_players": 2} | (options or {}))
    cut = Cut(tuple(map(parse_cards, texts)))
    start = Start(cut=cut, dealer=len(texts) - 1, leader=leader, **start)
    return Match(rules, NAMES[: len(texts)], start=start)


def lay(match, player, text):
    return match.act(Play(player, parse_cards(text)))


def played(player, text, move, *, out_of_turn=False):
    return Played(player, parse_cards(text), MOVE_BY_TEXT[move], out_of_turn)


def test_a_match_begins_with_the_deal_and_the_opening():
    match = match_of("base", "3C 4C", "5C", "6C")
    hands = tuple(parse_cards(text) for text in ("3C 4C", "5C", "6C"))
    assert match.history == [Dealt(1, 2, (2, 1, 1), hands, (), (), 0), Opened(0, False)]
    assert match_of("ahole", "3C 4C", "5C", "6C").history[-1] == Opened(0, True)


def test_a_play_and_a_pass_that_clears():
    match = match_of("base", "3C 4C", "5C", "6C")
    assert lay(match, 0, "3C") == [played(0, "3C", "3x1")]
    assert match.act(Pass(1)) == [Passed(1)]
    assert match.act(Pass(2)) == [Passed(2), Cleared(Cause.ALL_PASSED, last=0, leader=0)]


def test_a_pass_that_was_the_last_act_of_one_time_around():
    match = match_of("base", "3C 4C", "5C", "6C", options={"one_time_around": True})
    lay(match, 0, "3C")
    match.act(Pass(1))
    assert match.act(Pass(2)) == [Passed(2), Cleared(Cause.ALL_ACTED, last=0, leader=0)]


def test_the_lock_names_whom_it_binds_and_the_rank():
    match = match_of("president", "7C 4C", "7D 4D", "8C 8D")
    lay(match, 0, "7C")
    assert lay(match, 1, "7D") == [played(1, "7D", "7x1"), Locked(2, 4)]


def test_no_lock_where_nobody_is_left_to_be_bound():
    match = match_of("president", "7C 4C", "7D 4D", options={"one_time_around": True})
    lay(match, 0, "7C")
    assert lay(match, 1, "7D") == [
        played(1, "7D", "7x1"),
        Cleared(Cause.ALL_ACTED, last=1, leader=1),
    ]


def test_the_skip_names_whom_it_skips():
    match = match_of("ahole", "7C 4C", "7D 4D", "8C 8D", "9C 9D")
    lay(match, 0, "7C")
    assert lay(match, 1, "7D") == [played(1, "7D", "7x1"), Skipped(2, by=1)]


def test_a_skip_that_ends_the_trick():
    match = match_of("ahole", "7C 4C", "7D 4D")
    lay(match, 0, "7C")
    assert lay(match, 1, "7D") == [
        played(1, "7D", "7x1"),
        Skipped(0, by=1),
        Cleared(Cause.ALL_PASSED, last=1, leader=1),
    ]


def test_no_skip_where_everybody_has_acted():
    match = match_of("ahole", "7C 4C", "7D 4D", options={"one_time_around": True})
    lay(match, 0, "7C")
    assert lay(match, 1, "7D") == [
        played(1, "7D", "7x1"),
        Cleared(Cause.ALL_ACTED, last=1, leader=1),
    ]


def test_why_a_pile_is_cleared():
    match = match_of("ahole", "7C 7D 2C 6C 6D 6H 6S 4C", "7H 7S 4D", "8C 8D")
    assert lay(match, 0, "2C")[-1] == Cleared(Cause.TWOS, last=0, leader=0)
    assert lay(match, 0, "6C 6D 6H 6S")[-1] == Cleared(Cause.FOUR, last=0, leader=0)
    lay(match, 0, "7C 7D")
    match.act(Pass(1))
    assert lay(match, 1, "7H 7S") == [
        played(1, "7H 7S", "7x2", out_of_turn=True),
        Cleared(Cause.COMPLETED, last=1, leader=1),
    ]


def test_completing_in_turn_is_no_act_out_of_turn():
    match = match_of("ahole", "7C 7D 4C", "7H 7S 4D", "8C 8D")
    lay(match, 0, "7C 7D")
    assert lay(match, 1, "7H 7S")[0] == played(1, "7H 7S", "7x2")


def test_going_out_on_a_2_and_who_leads_then():
    match = match_of("president", "7C 4C", "2D", "8C 8D")
    lay(match, 0, "7C")
    assert lay(match, 1, "2D") == [
        played(1, "2D", "2x1"),
        WentOut(1, position=1),
        Cleared(Cause.TWOS, last=1, leader=2),
    ]


def test_going_bust_names_the_place():
    match = match_of("ahole", "7C 2C", "8D 2D", "9C 9D", "10C JC")
    assert lay(match, 0, "7C") == [played(0, "7C", "7x1"), WentBust(0, position=4)]
    assert lay(match, 1, "8D") == [played(1, "8D", "8x1"), WentBust(1, position=3)]


def test_bust_at_the_beginning_comes_before_the_opening():
    match = match_of("ahole", "2C", "3C 4C", "2D 2H", "10C JC")
    assert match.history[1:] == [WentBust(0, 4), WentBust(2, 3), Opened(1, True)]


def test_the_end_of_a_round_and_of_the_match():
    match = match_of("base", "3C", "5C", "6C 7C", options={"rounds": 2}, scores=(1, 0, 2))
    lay(match, 0, "3C")
    assert lay(match, 1, "5C") == [
        played(1, "5C", "5x1"),
        WentOut(1, position=2),
        RoundOver(1, (0, 1, 2), points=(2, 1, 0), scores=(3, 1, 2)),
    ]
    assert match.pile == []
    hands = tuple(map(parse_cards, ("3C", "5C", "6C 7C")))
    seated, dealt, *_ = match.act(Deal(hands))
    assert seated == Seated((0, 1, 2))
    assert dealt == Dealt(2, 2, (1, 1, 2), hands, (), (), 0)
    match.act(Give(0, parse_cards("3C")))
    lay(match, 0, "7C")
    match.act(Pass(1))
    match.act(Pass(2))
    assert lay(match, 1, "5C") == [
        played(1, "5C", "5x1"),
        WentOut(1, position=2),
        RoundOver(2, (0, 1, 2), points=(2, 1, 0), scores=(5, 2, 2)),
        MatchOver((0,), (5, 2, 2)),
    ]


def test_a_refusal_carries_its_code():
    match = match_of("base", "3C 4C", "5C", "6C")
    with pytest.raises(Illegal) as refused:
        lay(match, 0, "9C")
    assert refused.value.code is Code.NO_SUCH_CARD
    assert str(refused.value) == "no_such_card"


def test_a_move_takes_the_lowest_suits():
    match = match_of("base", "7S 7C 7H", "5C", "6C")
    move = MOVE_BY_TEXT["7x2"]
    assert match.cards_for(0, move) == parse_cards("7C 7H")
    assert match.action_for(0, move) == Play(0, parse_cards("7C 7H"))
    assert match.action_for(0, MOVE_BY_TEXT["pass"]) == Pass(0)


def test_players_keep_their_numbers_when_they_change_seats():
    match = match_of("base", "3C 4C", "5C", "6C")
    lay(match, 0, "3C")
    lay(match, 1, "5C")
    lay(match, 2, "6C")
    assert match.ranking == (1, 2, 0)
    match.act(Deal(tuple(map(parse_cards, ("3C", "5C", "6C")))))
    assert match.seats == (1, 2, 0)
    assert match.dealer == 0
    assert match.names == NAMES[:3]
    assert (match.hand(1), match.turn) == (parse_cards("3C 5C"), 1)
