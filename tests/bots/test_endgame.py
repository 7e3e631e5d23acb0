"""Two players and open cards: what is worked out agrees with what a person works out."""

from itertools import islice

import pytest

from game.bots import endgame
from game.bots.endgame import solve
from game.engine.plays import move_of, move_text
from tests.bots.helpers import answer, match


def wins(table):
    """The moves that win, by name."""
    legal = table.legal()
    solved = answer(solve(table.trick, legal))
    return {move_text(move): won for move, won in zip(legal, solved, strict=True)}


def test_the_king_is_kept_to_take_the_lead_back():
    # A king led wins the trick, but then 4 or 5 meets the 9, and Bo leads his queen last.
    # A 4 or 5 led meets 9 or queen, the king takes it, and the last card is led.
    table = match("base", "4C 5D KH, 9C QD", min_players=2)
    assert wins(table) == {"4x1": True, "5x1": True, "Kx1": False}


def test_a_pair_is_led_before_the_card_that_loses():
    # The pair of 6s: Bo has no pair, Ada leads again and loses nothing by it.
    # The 3 first: Bo's jack wins, and he leads the other one, out.
    table = match("base", "3C 6D 6H, JC QD", min_players=2)
    assert wins(table) == {"3x1": False, "6x1": False, "6x2": True}


def test_to_pass_can_be_the_only_way_to_lose():
    # Bo has one card: over his queen only the ace keeps him from leading it.
    table = match("base", "4C 9D AH, QC KD", "Ada 4C", "Bo QC", min_players=2)
    assert wins(table) == {"Ax1": True, "pass": False}


def test_what_takes_too_long_is_left():
    table = match("base", "3C 4C 5D 6H 7S 8D 9C, 3D 4D 5C 6C 7H 8S 9S", min_players=2)
    assert answer(solve(table.trick, table.legal(), limit=3)) is None


def test_a_move_that_wins_is_known_though_others_take_too_long(monkeypatch):
    # Four nines are out at once; three win the trick, and the last one is out. What comes of
    # one or two is a long story.
    monkeypatch.setattr(endgame, "_SLICE", 5)
    hands = "9C 9D 9H 9S, 4D 5C 6C 7H 8S 10D 10C JC QC KD"
    table = match("base", hands, min_players=2)
    assert answer(solve(table.trick, table.legal(), limit=40)) == (None, None, True, True)


@pytest.mark.parametrize("slice_", [1, 2, 3, 5, 8, 13, 150])
@pytest.mark.parametrize(
    ("hands", "wins"),
    [
        ("4C 5D KH, 9C QD", (True, True, False)),  # for these two see above
        ("3C 6D 6H, JC QD", (False, False, True)),
        # Bo beats whatever is led and leads the rest: there is nothing to be done.
        ("3C 4C 5C 6C 7C, 9D 10D JD QD KD", (False,) * 5),
        # Bo beats the 3 alone; whatever he leads then, a 9 takes the lead back for good.
        ("3C 9C 10C JC QC, 4D 5D 6D 7D 8D", (True,) * 5),
    ],
)
def test_however_short_a_slice_the_work_comes_to_an_end(hands, wins, slice_, monkeypatch):
    monkeypatch.setattr(endgame, "_SLICE", slice_)
    table = match("base", hands, min_players=2)
    most = 1000
    assert len(list(islice(solve(table.trick, table.legal()), most))) < most
    assert answer(solve(table.trick, table.legal())) == wins


@pytest.mark.parametrize("hand", ["2C 2D 5S", "2C 5S"])
def test_nobody_wins_by_going_bust(hand):
    # With 2s left and nothing else a player of ahole is bust: the 5 must not go before them.
    table = match("ahole", f"{hand}, 9C QD", min_players=2, bust_on_twos=True)
    solved = wins(table)
    assert not solved["5x1"]
    assert solved[move_text(move_of(12, hand.count("2")))]
