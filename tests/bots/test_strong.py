"""What the searching bots do with their time, and what they do with certainty."""

from random import Random

import pytest

from game.bots import LEVELS, Hurry, make_bot
from game.bots.strong import Strong, reading
from game.bots.traces import numbers_of
from game.bots.worlds import World
from game.engine.actions import Give, Pass, Play
from game.engine.cards import cards_text, parse_cards
from game.engine.match import Match, Start
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, answer, decision, match

SEARCHERS = [make_bot("strong"), make_bot("master")]


def dealt(name, players, ranking=None, seed=4):
    rules = make_rules(name, players)
    start = Start(ranking=ranking, round=2) if ranking else None
    return Match(rules, NAMES[:players], seed, *([start] if start else []))


@pytest.mark.parametrize("name", ["strong", "master"])
@pytest.mark.parametrize("slices", [0, 1, 2, 5, 15])
def test_a_hurried_search_answers_at_once_with_something_allowed(name, slices):
    game = dealt("base", 5)
    thinking = make_bot(name).decide(game.view_for(game.turn), Random(1))
    next(thinking)
    for _ in range(slices):
        next(thinking)
    with pytest.raises(StopIteration) as stop:
        thinking.throw(Hurry)
    game.act(stop.value.value)
    assert len(game.actions) == 1


@pytest.mark.parametrize("bot", SEARCHERS)
def test_what_wins_for_certain_is_played(bot):
    # The king takes the lead, and the pair goes out: nobody else has a pair, or an ace.
    game = match("base", "4C 4D KH, 9C QD 5S, 8C JD 6S")
    first = decision(bot, game)
    game.act(first)
    while game.turn != 0:
        game.act(Pass(game.turn))
    game.act(decision(bot, game))
    assert game.out == (0,)


def test_the_last_two_play_what_was_worked_out():
    # Cy is out. With a 4 or a 5 Ada comes back with the king and wins; the king first loses.
    cards = "4C 5D KH, 9C QD, 3C"
    game = match("base", cards, "Cy 3C", "Ada pass", "Bo pass", leader="Cy")
    assert game.out == (2,)
    view = game.view_for(game.turn)
    found = answer(Strong(20, source=Known(game)).consider(view, Random(1)))
    assert found.worked_out
    assert cards_text(found.action.cards) in ("4C", "5D")
    worth = {cards_text(a.cards): each for a, each in zip(found.actions, found.worth, strict=True)}
    assert worth == {"4C": 1.0, "5D": 1.0, "KH": 0.0}


class Known:
    """The true cards, as somebody knows who has counted them."""

    certain = True

    def __init__(self, game):
        self.game = game

    def __call__(self, view):
        return self

    def sample(self, random):
        return World([numbers_of(self.game.hand(p)) for p in range(len(self.game.names))], [])


def test_a_loose_low_card_is_returned_rather_than_an_ace():
    game = match(
        "base", "3C QC QH KC KH AC AD 2C, 4S 5S 6S 7S 8S 9S 10S JS, 4D 5D 6D 7D 8D 9D 10D JD",
        ranking="Ada Bo Cy",
    )  # fmt: skip
    for bot in SEARCHERS:
        assert decision(bot, game) == Give(0, parse_cards("3C"))


def test_levels_are_told_from_each_other_by_what_they_spend():
    game = dealt("president", 4)
    view = game.view_for(game.turn)
    slices = {}
    for name in LEVELS:
        thinking = make_bot(name).decide(view, Random(1))
        slices[name] = sum(1 for _ in thinking)
    assert slices["novice"] == slices["regular"] == 0 < slices["strong"] < slices["master"]


def test_worlds_that_explain_nothing_are_not_asked_for_before_the_lead():
    game = dealt("wiper", 4, ranking=(2, 0, 1, 3))
    assert game.trick is None
    action = answer(Strong(4, source=reading).decide(game.view_for(game.turn), Random(3)))
    assert not isinstance(action, Play | Pass)
