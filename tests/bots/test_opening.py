"""From a decision to the first lead, in thought: nobody gains or loses a card on the way."""

from random import Random

import pytest

from game.bots import make_bot, trial
from game.bots.habits import habits_of
from game.bots.options import options
from game.bots.trial import Manner, Trial
from game.bots.worlds import Unseen
from game.engine.actions import Keep, Take
from game.engine.exchange import Phase
from game.engine.laws import laws_of
from game.engine.match import Match, Start
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, answer

# What is given and returned is the same number, and so is what is swapped. Whoever takes the
# hold hand has its cards, 18 as dealt, and the own 17 lie there (docs/rules.md, Hold hand).
DEALT = [
    ("wiper", 2, {"hold_hand": True}, (17, 17)),
    ("wiper", 2, {"hold_hand": True, "returns": "weakest"}, (17, 17)),
    ("wiper", 2, {"hold_hand": True, "top_trade": 3}, (17, 17)),
    ("wiper", 2, {"hold_hand": True, "card_trading": False}, (17, 17)),
    ("wiper", 4, {}, (13, 13, 13, 13)),
    ("wiper", 4, {"vice_trade": 2, "top_trade": 3}, (13, 13, 13, 13)),
    ("wiper", 5, {"kitty": True}, (10, 10, 10, 10, 10)),
    ("base", 3, {"kitty": True}, (17, 17, 17)),
    ("ahole", 4, {"decks": 2}, (26, 26, 26, 26)),
]


@pytest.fixture
def at_the_lead(monkeypatch):
    """The hands in thought, as numbers of cards, when the round is about to be played out."""
    seen = []

    def note(trick, *_):
        seen.append(tuple(held.bit_count() for held in trick.held))

    monkeypatch.setattr(trial, "play_out", note)
    monkeypatch.setattr(trial, "place_of", lambda *_: 0)
    return seen


def begin(name, players, settings, ranking):
    return Match(
        make_rules(name, players, settings), NAMES[:players], 5, Start(ranking=ranking, round=2)
    )


def tried(view, actions, seen):
    """How many cards everybody has at the first lead after each of these actions."""
    manner = Manner(habits_of(laws_of(view.rules)), (1.0,) * len(view.names), 0.0, 0.0)
    trying = Trial(view, actions, Unseen(view), manner, Random(1))
    seen.clear()
    for arm in range(len(actions)):
        trying.pull(arm, 0)
    return list(seen)


def leads(table):
    """Every decision before the lead, with all there is to choose from; then it goes on by
    habit, but that the hold hand is left alone."""
    regular = make_bot("regular")
    while table.phase is not Phase.TRICK:
        view = table.view_for(table.turn)
        habit = answer(regular.decide(view, Random(1)))
        yield view, options(view, habit)
        table.act(Keep(table.turn) if view.phase is Phase.HOLD else habit)


@pytest.mark.parametrize("dealt", DEALT, ids=str)
@pytest.mark.parametrize("best_first", [True, False])
def test_hands_in_thought_have_the_sizes_of_the_real_ones(dealt, best_first, at_the_lead):
    name, players, settings, sizes = dealt
    order = range(players) if best_first else reversed(range(players))
    for view, actions in leads(begin(name, players, settings, tuple(order))):
        found = tried(view, actions, at_the_lead)
        for action, hands in zip(actions, found, strict=True):
            expected = list(sizes)
            if isinstance(action, Take):
                expected[view.player] = 18
            assert hands == tuple(expected), action


def test_what_the_president_laid_down_is_there_for_the_last(at_the_lead):
    """The President took the 18; the Last has the choice between 17 and the other 17."""
    table = begin("wiper", 2, {"hold_hand": True}, (0, 1))
    table.act(Take(0))
    assert tried(table.view_for(1), [Take(1), Keep(1)], at_the_lead) == [(18, 17), (18, 17)]


def test_the_president_who_keeps_a_hand_returns_its_lowest_cards_in_thought(monkeypatch):
    """Of all hands the President's is open: after the gifts, which are the best cards, the two
    lowest that were dealt are gone."""
    hands = []
    monkeypatch.setattr(trial, "play_out", lambda trick, *_: hands.append(trick.held[0]))
    monkeypatch.setattr(trial, "place_of", lambda *_: 0)
    table = begin("wiper", 2, {"hold_hand": True, "returns": "weakest"}, (0, 1))
    view = table.view_for(0)
    tried(view, [Keep(0)], [])
    table.act(Keep(0))
    table.act(Keep(1))
    kept = view.hand[2:]
    real = table.trick.held[0]
    for rank in {card.rank for card in kept}:
        number = sum(card.rank == rank for card in kept)
        for held in (hands[0], real):
            assert sum(held >> 13 * n + rank & 1 for n in range(4)) >= number
    assert hands[0].bit_count() == real.bit_count() == 17
