"""Hints: what the search chooses, explained, in time."""

from random import Random

import pytest

from game.bots import Hurry, Reason, make_bot
from game.bots.advice import advise, explain
from game.bots.options import options
from game.bots.reasons import Why
from game.bots.strong import Strong
from game.engine.actions import Deal, Play
from game.engine.cards import Rank, parse_cards
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, answer, match

PLAYOUTS = 40
TABLES = [
    ("president", 4, {}),
    ("wiper", 2, {"hold_hand": True}),
    ("wiper", 5, {"kitty": True, "top_trade": 2}),
    ("ahole", 6, {}),
    ("base", 3, {"bust_on_twos": True}),
]


def views(name, players, settings, most, seed=3):
    """What whoever has the turn sees, in rounds played at random."""
    game = Match(make_rules(name, players, settings), NAMES[:players], seed)
    random = Random(seed)
    for _ in range(most):
        if game.phase is Phase.MATCH_OVER:
            return
        if game.phase is Phase.ROUND_OVER:
            game.act(Deal())
            continue
        view = game.view_for(game.turn)
        yield game, view
        habit = answer(Strong(1).decide(view, random))
        game.act(random.choice(options(view, habit)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_hint_is_what_the_search_would_do_and_is_allowed(table):
    for number, (game, view) in enumerate(views(*table, 60)):
        hint = answer(advise(view, PLAYOUTS, Random(number)))
        found = answer(Strong(PLAYOUTS).consider(view, Random(number)))
        assert hint.action == found.action
        assert game.why_not(hint.action) is None
        worth = dict(zip(found.actions, found.worth, strict=True))
        if hint.reason is Reason.BEST_CHANCES:
            others = [each for action, each in worth.items() if action != hint.action]
            assert worth[hint.action] > max(others)


def hurried_after(thinking, slices):
    """The answer of thinking that is hurried after so many slices, if it takes as many."""
    try:
        for _ in range(slices):
            next(thinking)
        for _ in range(2):  # what is being worked out for certain, then the search
            thinking.throw(Hurry())
    except StopIteration as stop:
        return stop.value
    raise AssertionError("it goes on thinking")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_hint_in_a_hurry_is_allowed_too(table):
    hurried = 0
    for number, (game, view) in enumerate(views(*table, 40)):
        thinking = advise(view, 10_000, Random(number))
        advice = hurried_after(thinking, 1 + number % 5)
        assert game.why_not(advice.action) is None
        hurried += 1
    assert hurried > 20


def test_a_hint_that_was_cut_before_anything_was_played_through_claims_no_thought():
    """Hurried at once, it is what the regular bot would do, with a reason that is true of that
    act by itself, or none but that it is a guess."""
    guessed = 0
    for table in TABLES:
        for number, (_, view) in enumerate(views(*table, 40)):
            thinking = advise(view, 10_000, Random(number))
            try:
                next(thinking)
            except StopIteration:  # there was no choice, and no need of time
                continue
            with pytest.raises(StopIteration) as stop:
                thinking.throw(Hurry())
            advice = stop.value.value
            assert advice.action == answer(make_bot("regular").decide(view, Random(number)))
            assert advice == explain(view, advice.action, Why(Reason.FIRST_GUESS))
            guessed += advice.reason is Reason.FIRST_GUESS
    assert guessed


def test_the_twos_that_win_for_certain_are_led_before_the_last_low_card():
    """Nobody beats 2s in `base`; the 3 is beaten by nearly everything."""
    table = match("base", "3C 2C 2D, 4D 5D, 6H 7H")
    hint = answer(advise(table.view_for(0), 200, Random(1)))
    assert {card.rank for card in hint.action.cards} == {Rank.TWO}
    assert hint.reason in (Reason.UNBEATABLE, Reason.NEXT_GOES_OUT)


def test_what_has_no_other_reason_is_explained_by_what_came_of_it():
    """A jack out of a pair, led where a 6 could be and nothing higher: no reason is true of
    that but what the search found."""
    many = "3{0} 4{0} 5{0} 7{0} 8{0} 9{0} 10{0} Q{0} K{0} A{0}"
    table = match("president", f"6C JC JD, {many.format('H')}, {many.format('S')}")
    jack = Play(0, parse_cards("JC"))
    found_out = Why(Reason.BEST_CHANCES)
    assert explain(table.view_for(0), jack, found_out).reason is Reason.BEST_CHANCES
    assert explain(table.view_for(0), jack).reason is Reason.NOTHING_BETTER


def test_what_is_worked_out_comes_true():
    """With two players left, whoever is told to be ahead for certain is, if the search plays on."""
    told = 0
    for seed in range(40):
        game = Match(make_rules("president", 3), NAMES[:3], seed)
        promised = None
        while game.phase is Phase.TRICK:
            view = game.view_for(game.turn)
            hint = answer(advise(view, PLAYOUTS, Random(seed)))
            if hint.reason is Reason.WORKED_OUT and promised is None:
                promised = view.player, hint.player
            game.act(hint.action)
        if promised is not None:
            told += 1
            first, second = promised
            assert game.ranking.index(first) < game.ranking.index(second)
    assert told >= 5
