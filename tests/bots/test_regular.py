"""The regular bot's habits, one by one, each in a hand laid out for it."""

import pytest

from game.bots import Reason, make_bot
from game.bots.advice import explain
from game.engine.actions import Give, Keep, Pass, SkipKitty, Swap, Take
from game.engine.cards import cards_text
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.plays import move_of
from game.engine.ruleset import make_rules
from tests.bots.helpers import completion, decision, match

REGULAR = make_bot("regular")
MANY = "3S 4S 5S 6S 7S 8S 9S"


def advice(match):
    return explain(match.view_for(match.turn), decision(REGULAR, match))


def does(match):
    """What the regular bot does, as text, and why."""
    action, reason, *_ = advice(match)
    if isinstance(action, Pass):
        return "pass", reason
    return cards_text(action.cards), reason


def test_it_goes_out_when_it_can():
    table = match("base", "4C 4D 9H, 8C 8D, KC QC", "Ada 4C 4D")
    assert does(table) == ("8C 8D", Reason.GOES_OUT)


def test_it_keeps_sets_together():
    table = match("base", "4C JD JH, 6C 6D 9H QS, KC QC 5D", "Ada 4C")
    assert does(table) == ("9H", Reason.KEEPS_SET_WHOLE)
    assert cards_text(advice(table).cards) == "6C 6D"


def test_it_passes_rather_than_break_its_only_set():
    table = match("base", f"10C {MANY}, QH QD 6C 6D 6H 4C 4D, KC JC 5D 7C 7D", "Ada 10C")
    assert does(table) == ("pass", Reason.KEEPS_SET_WHOLE)
    assert cards_text(advice(table).cards) == "QD QH"


def test_it_leads_low():
    table = match("base", f"4C 9D KH AS, {MANY}, 3C 3D 5C 6C 7C 8C 9C")
    assert does(table) == ("4C", Reason.LEADS_LOW)


def test_it_leads_long():
    table = match("base", f"5C 6C 6D 6H KD AC, {MANY}, 3C 3D 4C 7C 8C 9C 10C")
    assert does(table) == ("6C 6D 6H", Reason.LEADS_LONG)


def test_it_saves_twos_and_aces():
    table = match("base", f"4C {MANY}, 6D 9C JC AC 2D, 3C 3D 5C 7C 8C 10C", "Ada 4C")
    assert does(table) == ("6D", Reason.FOLLOWS_LOW)


def test_it_does_not_spend_a_two_on_a_low_card():
    table = match("wiper", f"QC {MANY}, 3C 3D 4C 4D 5H 5D 2D, 3H 5C 7C 8C 10C", "Ada QC")
    assert does(table) == ("pass", Reason.PASSES_TO_SAVE)


def test_it_does_not_lead_low_into_the_last_card_of_another():
    table = match("base", "4C 9C 9D, JC, 3S 5S 6S 7S")
    assert does(table) == ("9C 9D", Reason.STOPS_LAST_CARD)
    assert advice(table).player == 1


def test_it_does_not_lead_its_lowest_single_into_a_last_card():
    table = match("base", "4C QC KC, JC, 3S 5S 6S 7S")
    assert does(table) == ("QC", Reason.STOPS_LAST_CARD)


def test_it_stays_above_who_could_win_the_trick_and_go_out():
    table = match("base", "9C 4C, 10H QD QH 3C 3D, 5C 5D 6C 6D 7S", "Ada 9C")
    assert does(table)[0] == "10H"


def test_it_closes_and_goes_out_by_a_sure_plan():
    table = match("wiper", "2C 9C, 10C JC, QC KC")
    assert does(table) == ("2C", Reason.NEXT_GOES_OUT)


def test_it_wins_the_trick_with_the_highest_card_left_and_goes_out():
    played = "2C 2D 2H 2S AC AD AH"
    hands = f"{played} 3C 5C 4C, AS 7C, 6C KC 8C"
    acts = ["Ada 3C", "Bo AS"]
    table = match("base", hands, *acts, leader="Ada")
    # With 2s unseen in other hands the ace is not sure, with all of them gone it is.
    assert advice(table).action.player == 2
    acts = [f"Ada {card}" for card in played.split()]
    lines = []
    for act in acts:
        lines += [act, "Bo pass", "Cy pass"]
    table = match("base", hands, *lines, "Ada 3C")
    assert does(table) == ("AS", Reason.NEXT_GOES_OUT)


def test_a_plan_counts_what_is_left_of_a_set_and_not_what_it_was():
    # A 2 is out: three aces win for certain, and so would two, but not the ace then left.
    hands = "2C 2D 2H AS AH AD 5C, KC KD 3C 4C 2S, 6C 7C 8C 9C 10C"
    table = match("base", hands, "Ada 2C 2D 2H", "Bo pass", "Cy pass")
    assert does(table) == ("AD AH AS", Reason.NEXT_GOES_OUT)


@pytest.mark.parametrize(
    ("hand", "want"),
    [
        ("2C 9C", "2C"),  # the 9 would leave only the 2
        ("2C 2D 9C", "2C"),
        ("2C 2D 9C 9D", "2C"),
        ("2C 9C JC", None),
    ],
)
def test_it_plays_its_twos_in_time(hand, want):
    table = match("ahole", f"5C 3D 4D, {hand}, 6C 7C 8C, 6D 7D 8D", "Ada 5C")
    got, reason = does(table)
    if want:
        assert got == want
        assert reason in (Reason.NEXT_GOES_OUT, Reason.AVOIDS_BUST)
    else:
        assert got != "pass"


def test_it_passes_rather_than_go_bust():
    # A 2 on two cards would do, but only where a single 2 goes on anything.
    table = match("ahole", "5C 5D 3D 4D, 2C 9C 9D, 6C 7C 8C, 6D 7D 8D", "Ada 5C 5D", twos="close")
    assert does(table) == ("pass", Reason.AVOIDS_BUST)


def test_it_leads_its_twos_before_the_last_other_cards():
    table = match("ahole", "2C 2D 9C 9D, 5C 3D 4D, 6C 7C 8C, 6D 7D 8D")
    assert does(table)[0] in ("2C", "2C 2D")


def test_it_matches_to_lock_or_to_skip():
    table = match("president", "8C 3C 4C, 8D JD QD, 10C KC AC, 9C 9D 9H", "Ada 8C")
    assert does(table) == ("8D", Reason.LOCKS_NEXT)
    table = match("ahole", "8C 3D 4C, 8D JD QD, 10C KC AC, 9C 9D 9H", "Ada 8C")
    assert does(table) == ("8D", Reason.SKIPS_NEXT)
    assert advice(table).player == 2


SEVENS = "7C 7D 5H 6S, 10C 10D 4H, {}, 9C 9D 9H"


def test_it_completes_four():
    table = match("ahole", SEVENS.format("7H 7S KC 4C"), "Ada 7C 7D")
    assert completion(REGULAR, table, 2) is True
    table.act(Pass(1))
    assert does(table) == ("7H 7S", Reason.COMPLETES_FOUR)


def test_it_completes_four_to_go_out_but_not_into_bust():
    table = match("ahole", SEVENS.format("7H 7S"), "Ada 7C 7D")
    assert completion(REGULAR, table, 2) is True
    table = match("ahole", SEVENS.format("7H 7S 2C"), "Ada 7C 7D")
    assert completion(REGULAR, table, 2) is False
    table.act(Pass(1))
    assert does(table)[0] in ("2C", "pass")


def returned(hand, rules="base", **options):
    """What the President returns of this hand and the ace it is given."""
    others = "8S 9S 10S, JS QS AS"
    table = match(rules, f"{hand}, {others}", ranking="Ada Cy Bo", **options)
    assert table.phase is Phase.EXCHANGE
    assert isinstance(decision(REGULAR, table), Give)
    return does(table)


def test_it_returns_what_it_needs_least():
    assert returned("4C 9C 9D KH") == ("4C", Reason.GIVES_WEAKEST)
    assert returned("4C 4D 7H 9D 9C KH") == ("7H", Reason.GIVES_LOOSE)
    assert returned("4C 4D 6H 8D KH QC", rules="wiper", top_trade=2) == (
        "6H 8D",
        Reason.GIVES_LOOSE,
    )


def test_it_returns_nothing_that_leaves_only_twos():
    text, _ = returned("2C 2D 2H 3C", bust_on_twos=True)
    assert text == "3C"  # the ace it was given stays


def kitty(hand, lying):
    from game.engine.record import match_from_record

    case = {
        "rules": "wiper",
        "options": {"kitty": True},
        "players": ["Ada", "Bo", "Cy"],
        "hands": {"Ada": hand, "Bo": "6S 7S", "Cy": "8S 9S"},
        "kitty": lying,
    }
    table = match_from_record(case)
    assert table.phase is Phase.KITTY
    assert table.turn == 0
    return advice(table)


def test_it_swaps_its_loose_low_cards_for_what_the_kitty_has_better():
    action, reason, *_ = kitty("3C 4D 9C 9D KC", "9H 2S")
    assert action == Swap(0, *[tuple(a) for a in (action.laid, action.taken)])
    assert (cards_text(action.laid), cards_text(action.taken)) == ("3C 4D", "9H 2S")
    assert reason is Reason.KITTY_BETTER
    assert kitty("3C 4D 9C KC", "9H 2S").reason is Reason.KITTY_SETS


def test_it_leaves_a_kitty_that_has_nothing_for_it():
    action, reason, *_ = kitty("QC QD AC AD 2C", "3C 5S")
    assert action == SkipKitty(0)
    assert reason is Reason.KITTY_WORSE


def hold_table(hand, other="6S 7S 8S 9S 10S JS"):
    from game.engine.record import match_from_record

    case = {
        "rules": "wiper",
        "options": {"hold_hand": True},
        "players": ["Ada", "Bo"],
        "hands": {"Ada": hand, "Bo": other},
        "hold": "6H 7H 8H 9H 10H JH",
        "ranking": ["Ada", "Bo"],
    }
    table = match_from_record(case)
    assert table.phase is Phase.HOLD
    return table


def held(hand):
    return advice(hold_table(hand))


def test_it_takes_the_hold_hand_for_a_bad_hand_and_keeps_a_good_one():
    assert held("3C 4D 5C 6D 7C 8D")[:2] == (Take(0), Reason.HOLD_TAKE)
    assert held("KC KD AC AD 2C 2D")[:2] == (Keep(0), Reason.HOLD_KEEP)


def test_no_average_hand_is_promised_of_what_somebody_laid_down():
    """Ada laid her hand down, which is what Bo is offered: that an average one is better than
    his is no reason to take it. Where she kept hers it is: nobody has seen what lies there."""
    bad = "3C 4D 5C 6D 7C 8D"
    for answer, reason in ((Take(0), Reason.NOTHING_BETTER), (Keep(0), Reason.HOLD_TAKE)):
        table = hold_table("6S 7S 8S 9S 10S JS", bad)
        table.act(answer)
        assert explain(table.view_for(1), Take(1)).reason is reason
    table = hold_table(bad, "KC KD AC AD 2C 2D")
    table.act(Take(0))
    assert explain(table.view_for(1), Keep(1)).reason is Reason.HOLD_KEEP


def test_it_never_goes_bust_while_another_move_is_there():
    chances = 0
    for seed in range(30):
        table = Match(make_rules("ahole", 4), ("Ada", "Bo", "Cy", "Di"), seed)
        while table.phase is Phase.TRICK:
            legal = table.legal()
            action = decision(REGULAR, table)
            bust = len(table.bust)
            table.act(action)
            if len(table.bust) > bust:
                assert legal == (move_of(action.cards[0].rank, len(action.cards)),)
            chances += 1
    assert chances > 1000
