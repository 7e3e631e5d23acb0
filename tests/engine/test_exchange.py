"""Gifts, returns, kitty and hold hand as values (docs/rules.md, Exchange, Kitty, Hold hand)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Code, Give, Keep, SkipKitty, Swap, Take
from game.engine.cards import DECK, cards_text, parse_cards
from game.engine.dealing import Cut
from game.engine.events import Given, HoldAnswered, HoldDiscarded, KittySkipped, KittySwapped
from game.engine.exchange import (
    Gift,
    Pending,
    Phase,
    gifts,
    hold_offers,
    kitty_swaps,
    why_not_give,
    why_not_swap,
)
from game.engine.hands import Hand
from game.engine.laws import laws_of
from game.engine.match import Match, Start
from game.engine.ruleset import make_rules
from tests.engine.play import NAMES


def later_round(name, texts, options=None, kitty="", hold=""):
    """A match whose players finished the round before in the order of their seats."""
    rules = make_rules(name, len(texts), options)
    cut = Cut(tuple(map(parse_cards, texts)), parse_cards(kitty), parse_cards(hold))
    start = Start(cut=cut, dealer=0, ranking=tuple(range(len(texts))), round=2)
    return Match(rules, NAMES[: len(texts)], start=start)


@pytest.mark.parametrize(
    ("name", "players", "options", "pairs"),
    [
        ("president", 3, {}, ((-1, 0, 2),)),
        ("president", 4, {}, ((-1, 0, 2), (-2, 1, 1))),
        ("wiper", 2, {}, ((-1, 0, 2),)),
        ("wiper", 5, {"top_trade": 3, "vice_trade": 2}, ((-1, 0, 3), (-2, 1, 2))),
        ("base", 6, {}, ((-1, 0, 1),)),
        ("ahole", 4, {"vice_trade": 1}, ((-1, 0, 1), (-2, 1, 1))),
        ("ahole", 4, {"card_trading": False, "vice_trade": 1}, ()),
        ("wiper", 3, {"vice_trade": 2}, ((-1, 0, 2),)),
    ],
)
def test_who_gives_how_many_to_whom(name, players, options, pairs):
    assert laws_of(make_rules(name, players, options)).gifts == pairs


@given(st.permutations(DECK), st.integers(1, 5), st.integers(1, 3))
def test_gifts_are_the_best_cards(cards, held, number):
    hands = [Hand(cards[:9]), Hand(cards[9 : 9 + held])]
    due = gifts([(-1, 0, number)], (0, 1), hands)
    best = tuple(sorted(cards[9 : 9 + held], reverse=True)[:number])
    assert due == [Gift(1, 0, best)]
    assert hands[1].cards() == tuple(sorted(cards[9 : 9 + held]))


def test_places_are_those_of_the_ranking():
    hands = [Hand(parse_cards(text)) for text in ("3C", "4C 5C", "6C", "7C 8C")]
    due = gifts([(-1, 0, 1), (-2, 1, 2)], (3, 2, 0, 1), hands)
    assert due == [Gift(1, 3, parse_cards("5C")), Gift(0, 2, parse_cards("3C"))]


def test_what_happens_in_an_exchange_in_order():
    match = later_round("wiper", ("3C 4C", "5C 6C", "9C 10C", "JC QC KC"))
    gifts_made = [event for event in match.history if isinstance(event, Given)]
    assert gifts_made == [
        Given(3, 0, parse_cards("KC QC"), 2, returned=False, chosen=False),
        Given(2, 1, parse_cards("10C"), 1, returned=False, chosen=False),
    ]
    assert (match.phase, match.turn, match.to_return) == (Phase.EXCHANGE, 0, 2)
    back = parse_cards("KC 3C")
    assert match.act(Give(0, back)) == [Given(0, 3, back, 2, returned=True, chosen=True)]
    assert (match.phase, match.turn, match.to_return) == (Phase.EXCHANGE, 1, 1)
    match.act(Give(1, parse_cards("5C")))
    assert (match.phase, match.to_return) == (Phase.TRICK, 0)
    view = match.view_for(0)
    assert (view.received(), view.given()) == (parse_cards("KC QC"), back)
    assert (match.view_for(2).received(), match.view_for(2).given()) == (
        parse_cards("5C"),
        parse_cards("10C"),
    )


def test_automatic_returns_are_events_too():
    match = later_round("president", ("3C 4C 5C", "6C 7C", "JC QC KC"))
    assert [event for event in match.history if isinstance(event, Given)] == [
        Given(2, 0, parse_cards("KC QC"), 2, returned=False, chosen=False),
        Given(0, 2, parse_cards("3C 4C"), 2, returned=True, chosen=False),
    ]


@pytest.mark.parametrize(
    ("hand", "cards", "number", "code"),
    [
        ("3C 2C", "3C", 1, Code.BAD_RETURN),
        ("3C 2C", "2C", 1, None),
        ("3C 3D 2C", "3C 3D", 2, Code.BAD_RETURN),
        ("3C 3D 2C", "3C 2C", 2, None),
        ("2C 2D", "2C", 1, None),
        ("2C 2D 2H", "2C 2D", 2, None),
        ("3C 2C", "3C 2C", 1, Code.WRONG_NUMBER),
        ("3C 2C", "", 1, Code.WRONG_NUMBER),
        ("3C 2C", "4C", 1, Code.NO_SUCH_CARD),
        ("3C 2C", "4C 5C", 1, Code.NO_SUCH_CARD),
        ("3C 4C", "3C 3C", 2, Code.NO_SUCH_CARD),
    ],
)
def test_why_a_return_is_refused(hand, cards, number, code):
    rules = make_rules("ahole", 4)
    assert why_not_give(rules, Hand(parse_cards(hand)), parse_cards(cards), number) is code


def test_without_bust_any_cards_may_be_returned():
    rules = make_rules("base", 4)
    assert why_not_give(rules, Hand(parse_cards("3C 2C")), parse_cards("3C"), 1) is None


@pytest.mark.parametrize(
    ("laid", "taken", "code"),
    [
        ("3C", "KC", None),
        ("3C 4C", "KC KD", None),
        ("3C", "KC KD", Code.WRONG_NUMBER),
        ("3C 4C", "KD", Code.WRONG_NUMBER),
        ("", "", Code.WRONG_NUMBER),
        ("5C", "KC", Code.NO_SUCH_CARD),
        ("3C", "QC", Code.NO_SUCH_CARD),
        ("3C 3C", "KC KD", Code.NO_SUCH_CARD),
        ("3C", "3C", Code.NO_SUCH_CARD),
        ("5C 3C", "KC", Code.NO_SUCH_CARD),
    ],
)
def test_why_a_swap_is_refused(laid, taken, code):
    hand, kitty = Hand(parse_cards("3C 4C")), Hand(parse_cards("KC KD"))
    assert why_not_swap(hand, kitty, parse_cards(laid), parse_cards(taken)) is code


def test_who_is_asked_in_which_order():
    assert hold_offers((1, 0)) == [Pending(Phase.HOLD, 1), Pending(Phase.HOLD, 0)]
    assert kitty_swaps((2, 0, 1)) == [Pending(Phase.KITTY, player) for player in (2, 0, 1)]


def test_kitty_events():
    options = {"kitty": True, "card_trading": False}
    match = later_round("wiper", ("3C 4C", "5C 6C", "9C 10C"), options, kitty="AC")
    assert match.act(SkipKitty(0)) == [KittySkipped(0)]
    swapped = match.act(Swap(1, parse_cards("5C"), parse_cards("AC")))
    assert swapped == [KittySwapped(1, parse_cards("5C"), parse_cards("AC"))]
    assert cards_text(match.view_for(0).kitty) == "5C"
    match.act(SkipKitty(2))
    assert match.phase is Phase.TRICK


def test_hold_hand_events():
    options = {"hold_hand": True, "card_trading": False}
    match = later_round("wiper", ("3C 4C", "5C 6C"), options, hold="9C 10C JC")
    laid, taken = parse_cards("3C 4C"), parse_cards("9C 10C JC")
    assert match.view_for(0).hold_count == 3
    assert match.act(Take(0)) == [HoldAnswered(0, True, laid, taken, 2, 3)]
    assert match.view_for(1).hold_count == 2
    kept, gone, *_ = match.act(Keep(1))
    assert kept == HoldAnswered(1, False, (), (), 0, 0)
    assert gone == HoldDiscarded(2)
    assert match.view_for(1).hold_count == 0
