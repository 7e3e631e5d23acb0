"""Which acts are blamed: those that cost something, by what could be known."""

from random import Random

import pytest

from game.bots import Reason, review
from game.bots.advice import explain
from game.bots.review import Moment, judge, worst_of
from game.bots.strong import Considered, Strong
from game.engine.actions import Give, Pass, Play
from game.engine.cards import DECK, cards_text, parse_cards
from tests.bots.helpers import answer, match

# In `wiper` 2s clear the pile. Ada leads them, then the 3, and is first for certain. If she
# leads the 3, Bo goes out over it unless his card is another 3: three of the 47 unseen.
TWOS = "3C 2C 2D 2H 2S, 4D"
COST = 44 / 47


def judged(table, text, seed=1):
    view = table.view_for(table.turn)
    player = table.turn
    action = Pass(player) if text == "pass" else Play(player, parse_cards(text))
    return answer(judge(view, action, Random(seed)))


def test_throwing_a_certain_lead_away_costs_what_can_be_worked_out_by_hand():
    moment = judged(match("wiper", TWOS), "3C")
    assert abs(moment.cost - COST) < 0.06
    assert cards_text(moment.action.cards) == "3C"
    assert {card.rank for card in moment.better.action.cards} == {12}
    assert moment.better.reason in (Reason.NEXT_GOES_OUT, Reason.CLOSES_AND_LEADS)


def test_a_certain_win_is_never_blamed_whichever_way_it_is_played():
    for text in ("2C", "2C 2D", "2H 2S", "2C 2D 2H 2S"):
        assert judged(match("wiper", TWOS), text) is None


def test_other_suits_are_the_same_act():
    assert judged(match("wiper", TWOS), "2S") is None


def test_an_act_without_a_choice_is_not_judged():
    assert judged(match("base", "4C 5C, 3D 6D, 7H", "Ada 4C", "Bo 6D"), "7H") is None
    assert judged(match("base", "4C AC, 3D 6D, 7H", "Ada AC"), "pass") is None


def test_returning_a_two_where_a_three_would_do_is_found():
    """The President returns the one card that wins a trick for certain; the lowest would have
    done."""
    low = "4{0} 5{0} 6{0} 7{0} 8{0} 9{0} 10{0} J{0}"
    hands = f"3C 4C 5H 6H 7H KC AD 2C, {low.format('S')}, {low.format('D')}"
    table = match("base", hands, ranking="Ada Bo Cy")
    moment = judged_return(table, "2C")
    assert moment.action == Give(0, parse_cards("2C"))
    assert moment.better.action == Give(0, parse_cards("3C"))
    assert moment.better.reason is Reason.GIVES_WEAKEST
    assert judged_return(table, "3C") is None


def judged_return(table, text):
    return answer(judge(table.view_for(0), Give(0, parse_cards(text)), Random(1)))


def test_worked_out_to_the_end_an_act_costs_the_place_it_loses():
    """All other cards are laid, so that each knows the other's hand. Ada leads her kings, which
    Bo cannot beat, then the 3. After a 3 or a single king Bo lays the ace, then his last card."""
    held = parse_cards("3C KC KD 4D AD")
    rest = [cards_text([card]) for card in DECK if card not in held]
    table = match("wiper", f"3C KC KD {' '.join(rest)}, 4D AD")
    lay = {}
    for card in rest:
        lay.setdefault(card[:-1], []).append(card)
    for cards in sorted(lay.values(), key=len):
        table.act(Play(0, parse_cards(" ".join(cards))))
        while table.turn == 1:
            table.act(Pass(1))
    assert (cards_text(table.hand(0)), table.turn) == ("3C KC KD", 0)
    for loses in ("3C", "KD"):
        moment = judged(table, loses)
        assert moment.cost == 1.0
        assert cards_text(moment.better.action.cards) == "KC KD"
        assert moment.better.reason is Reason.NEXT_GOES_OUT
    assert judged(table, "KC KD") is None


@pytest.mark.parametrize(
    ("done", "better", "reason"),
    [
        ("9C", "6C", Reason.LEADS_LOW),  # a single 9 broke the pair; the 6 is low
        ("6C", "9C 9D", Reason.LEADS_LONG),
        ("9C 9D", "JC JD", Reason.BEST_CHANCES),  # both are long
        ("JC JD", "9C 9D", Reason.BEST_CHANCES),
    ],
)
def test_a_reason_does_not_speak_for_what_was_done_as_well(done, better, reason, monkeypatch):
    many = "3{0} 4{0} 5{0} 7{0} 8{0} 10{0} Q{0} K{0} A{0} 2{0}"
    table = match("president", f"6C 9C 9D JC JD, {many.format('H')}, {many.format('S')}")
    actions = tuple(Play(0, parse_cards(text)) for text in (better, done))

    class Certain(Strong):
        """A search that is sure which of the two is better."""

        def consider(self, view, random):
            yield
            return Considered(actions[0], actions, (0.9, 0.1))

    class Tried:
        """In every world the first act leads to the first place, the second to the last."""

        def __init__(self, *_):
            pass

        def pull(self, arm, world):
            return 1.0 - arm

    monkeypatch.setattr(review, "Strong", Certain)
    monkeypatch.setattr(review, "Trial", Tried)
    moment = judged(table, done)
    assert cards_text(moment.better.action.cards) == better
    assert moment.better.reason is reason
    assert moment.cost == 2.0  # from the first of three places to the last


def test_the_dearest_moments_are_told_in_the_order_in_which_they_came():
    view = match("wiper", TWOS).view_for(0)
    advice = explain(view, Play(0, parse_cards("2C")))
    costs = (0.3, 1.2, 0.5, 0.4, 2.0)
    moments = [Moment(view, Pass(0), advice, cost) for cost in costs]
    assert [moment.cost for moment in worst_of(moments)] == [1.2, 0.5, 2.0]
    assert worst_of([]) == ()
