"""Which acts are blamed: those that cost something, by what could be known."""

from itertools import permutations
from random import Random

import pytest

from game.bots import Reason, review
from game.bots.advice import explain
from game.bots.options import options
from game.bots.reasons import Why
from game.bots.regular import Regular
from game.bots.review import Moment, contrasted, judge, worst_of
from game.bots.strong import Considered, Strong
from game.engine.actions import Deal, Give, Pass, Play, Swap
from game.engine.cards import DECK, Rank, cards_text, parse_cards
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, answer, match

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


def test_the_better_act_and_its_reason_come_from_the_search(monkeypatch):
    """A single 9 broke the pair; the 6 is low."""
    many = "3{0} 4{0} 5{0} 7{0} 8{0} 10{0} Q{0} K{0} A{0} 2{0}"
    table = match("president", f"6C 9C 9D JC JD, {many.format('H')}, {many.format('S')}")
    actions = tuple(Play(0, parse_cards(text)) for text in ("6C", "9C"))

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
    moment = judged(table, "9C")
    assert moment.better.action == actions[0]
    assert moment.better.reason is Reason.LEADS_LOW
    assert moment.cost == 2.0  # from the first of three places to the last


MANY = "3{0} 4{0} 5{0} 7{0} 8{0} 10{0} Q{0} K{0} A{0} 2{0}"
REST = "3S 3D 4S 4D 10S, 3H 4H 10H JH"
LEADS = "president", f"6C 9C 9D JC JD, {MANY.format('H')}, {MANY.format('S')}"
FIVE = "wiper", f"6C 7C 8C 8D 9C 9D KC KD, 5S {REST}", "Bo 5S", "Cy pass"
EIGHT = "wiper", f"9C 9D JC 3C, 8S {REST}", "Bo 8S", "Cy pass"
SEVENS = "wiper", f"6C 7C 7D AC, 5S {REST}", "Bo 5S", "Cy pass"
ALL_TWOS = "wiper", f"4C AC 2C 2D 2H 2S, KS {REST}", "Bo KS", "Cy pass"
CARD_LEFT = "president", "KD AH AS AD 2D, QS KS 4S 7C 9C, 5H", "Bo QS", "Cy pass"


@pytest.mark.parametrize(
    ("told_of", "done", "better", "reason"),
    [
        (LEADS, "9C", "6C", Reason.LEADS_LOW),  # a single 9 broke the pair; the 6 is low
        (LEADS, "6C", "9C 9D", Reason.LEADS_LONG),
        (LEADS, "9C 9D", "JC JD", None),  # both are long
        (LEADS, "JC JD", "9C 9D", None),
        # Nothing lower than the 6 would do. Passing parts with nothing at all.
        (FIVE, "7C", "6C", Reason.FOLLOWS_LOW),
        (FIVE, "pass", "6C", None),
        # Of what else there is only the 6 breaks up no pair.
        (FIVE, "8C", "7C", Reason.BREAKS_NOTHING),
        (FIVE, "6C", "7C", None),
        (FIVE, "pass", "7C", None),
        (EIGHT, "9C", "JC", Reason.KEEPS_SET_WHOLE),
        (EIGHT, "pass", "JC", None),
        # The ace is saved, which it is by a 6 as well.
        (SEVENS, "AC", "7C", Reason.SAVES_HIGH),
        (SEVENS, "6C", "7C", None),
        (SEVENS, "pass", "7C", None),
        # All 2s are hers, so that nothing beats the ace. Both lead next; whoever passes does not.
        (ALL_TWOS, "2C", "AC", None),
        (ALL_TWOS, "AC", "2C", None),
        (ALL_TWOS, "pass", "AC", Reason.UNBEATABLE),
        (ALL_TWOS, "pass", "2C", Reason.CLOSES_AND_LEADS),
        # Cy has one card. After a pass 10 of 46 cards get through, over the king 7, over the
        # ace 4; the 2 closes.
        (CARD_LEFT, "pass", "AD", Reason.STOPS_LAST_CARD),
        (CARD_LEFT, "KD", "AD", None),
        (CARD_LEFT, "2D", "AD", None),
    ],
)
def test_a_reason_does_not_speak_for_what_was_done_as_well(told_of, done, better, reason):
    rules, hands, *acts = told_of
    table = match(rules, hands, *acts, leader="Bo" if acts else "Ada")
    assert told(table.view_for(0), move(done), move(better)) is (reason or Reason.BEST_CHANCES)


@pytest.mark.parametrize(
    ("done", "better", "reason"),
    [
        # Of "3C 3D 5H 6H KC AD" and what was received, the 3s are the weakest.
        ("3C", "KC", Reason.KEEPS_SET_WHOLE),
        ("AD", "KC", None),  # leaves the 3s together too
        ("5H", "KC", None),
        ("KC", "5H", Reason.GIVES_LOOSE),
        ("6H", "5H", None),  # alone and low as well
    ],
)
def test_nor_does_a_reason_for_a_return(done, better, reason):
    low = "4{0} 5{0} 7{0} 8{0} 9{0} 10{0}"
    hands = f"3C 3D 5H 6H KC AD, {low.format('S')}, {low.format('D')}"
    table = match("base", hands, ranking="Ada Bo Cy")
    acts = (Give(0, parse_cards(text)) for text in (done, better))
    assert told(table.view_for(0), *acts) is (reason or Reason.BEST_CHANCES)


def move(text):
    return Pass(0) if text == "pass" else Play(0, parse_cards(text))


def told(view, done, better):
    """The reason by which the better act is told from what was done."""
    return contrasted(view, done, better, Why(Reason.BEST_CHANCES)).reason


TABLES = [
    ("president", 4, {}),
    ("wiper", 3, {"kitty": True, "top_trade": 3}),
    ("base", 5, {"bust_on_twos": True}),
    ("ahole", 5, {}),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_done_and_whatever_is_better_the_reason_is_for_one_of_them(table):
    name, players, settings = table
    seen = set()
    for seed in range(3):
        game = Match(make_rules(name, players, settings), NAMES[:players], seed)
        random = Random(seed)
        for _ in range(120):
            if game.phase is Phase.ROUND_OVER:
                game.act(Deal())
            view = game.view_for(game.turn)
            acts = options(view, answer(Regular().decide(view, random)))
            for done, better in permutations(random.sample(acts, min(len(acts), 5)), 2):
                advice = contrasted(view, done, better, Why(Reason.BEST_CHANCES))
                assert not speaks_for(advice, done, view), (advice, done, view.hand, view.pile)
                seen.add(advice.reason)
            game.act(random.choice(acts))
    assert len(seen) >= 8


def speaks_for(advice, done, view):
    """Whether a reason speaks for what was done as well, as far as the cards alone tell."""
    laid = [card.rank for card in getattr(done, "cards", getattr(done, "laid", ()))]
    held = [card.rank for card in view.hand]
    whole = all(held.count(rank) == laid.count(rank) for rank in laid)
    better = [card.rank for card in getattr(advice.action, "cards", ())]
    closes = view.rules.twos != "high" and laid and laid[0] == Rank.TWO
    match advice.reason:
        case Reason.KEEPS_SET_WHOLE:
            return not {card.rank for card in advice.cards} & set(laid)
        case Reason.BREAKS_NOTHING:
            return whole
        case Reason.FOLLOWS_LOW:
            return not laid or (laid[0], len(laid)) <= (better[0], len(better))
        case Reason.LEADS_LOW | Reason.SAVES_HIGH if better:
            return not laid or laid[0] <= better[0]
        case Reason.LEADS_LONG:
            return len(laid) >= len(better)
        case Reason.UNBEATABLE | Reason.LIKELY_WINS | Reason.CLOSES_AND_LEADS:
            return closes and len(set(held)) > 2
        case Reason.STOPS_LAST_CARD | Reason.STOPS_LAST_CARDS:
            return closes
        case Reason.GIVES_LOOSE:
            return all(held.count(rank) == 1 and rank <= max(better) for rank in laid)
        case Reason.KITTY_BETTER if isinstance(done, Swap):
            taken = sorted(card.rank for card in done.taken)
            return all(a < b for a, b in zip(sorted(laid), taken, strict=True))
    return False


def test_the_dearest_moments_are_told_in_the_order_in_which_they_came():
    view = match("wiper", TWOS).view_for(0)
    advice = explain(view, Play(0, parse_cards("2C")))
    costs = (0.3, 1.2, 0.5, 0.4, 2.0)
    moments = [Moment(view, Pass(0), advice, cost) for cost in costs]
    assert [moment.cost for moment in worst_of(moments)] == [1.2, 0.5, 2.0]
    assert worst_of([]) == ()
