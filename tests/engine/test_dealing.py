"""Who gets which card, who deals, and who leads (docs/rules.md, Dealing, Kitty, Hold hand)."""

import pytest

from game.engine.cards import DECK, cards_text, parse_cards
from game.engine.dealing import (
    Cut,
    clockwise,
    deal_cards,
    first_dealer,
    first_leader,
)
from game.engine.hands import Hand
from game.engine.match import Match, Start
from game.engine.ruleset import make_rules
from tests.engine.play import NAMES


def test_one_card_at_a_time_from_the_dealers_left():
    # The shuffle of seed 1, round 1 (see test_cards) begins QC 8S 2D JS 5S 7S 3H 5D.
    cut = deal_cards(make_rules("president", 4), (0, 1, 2, 3), dealer=1, seed=1, number=1)
    assert cards_text(cut.hands[2]) == "QC 5S 6D 10C 2H 7C QS 9S 3D JH AD 4D 4C"
    assert cards_text(cut.hands[3]) == "8S 7S AC 2C 6S 10S 2S 3C 8H 9C 7D AH 8C"
    assert cards_text(cut.hands[0]) == "2D 3H KC 4H 4S 7H 5C QD KH AS 5H JC 9H"
    assert cards_text(cut.hands[1]) == "JS 5D 8D JD 9D KD 6H 3S QH 10H KS 10D 6C"
    assert (cut.kitty, cut.hold) == ((), ())


def test_the_deal_follows_the_seats_not_the_players_numbers():
    rules = make_rules("base", 4)
    plain = deal_cards(rules, (0, 1, 2, 3), dealer=3, seed=1, number=2)
    moved = deal_cards(rules, (2, 0, 3, 1), dealer=1, seed=1, number=2)
    assert [moved.hands[player] for player in (2, 0, 3, 1)] == list(plain.hands)
    assert cards_text(plain.hands[0][:3]) == "5H 9D 7D"


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (3, [18, 17, 17]),
        (5, [11, 11, 10, 10, 10]),
        (7, [8, 8, 8, 7, 7, 7, 7]),
        (8, [7] * 4 + [6] * 4),
    ],
)
def test_the_first_after_the_dealer_get_one_more(players, sizes):
    dealer = 1
    cut = deal_cards(make_rules("president", players), range(players), dealer, 9, 1)
    order = clockwise(range(players), dealer)
    assert [len(cut.hands[player]) for player in order] == sizes
    assert sorted(card for hand in cut.hands for card in hand) == list(DECK)


@pytest.mark.parametrize(
    ("players", "each", "left"), [(3, 17, 1), (5, 10, 2), (6, 8, 4), (7, 7, 3)]
)
def test_a_kitty_is_what_does_not_come_out_even(players, each, left):
    rules = make_rules("wiper", players, {"kitty": True})
    cut = deal_cards(rules, range(players), 0, 9, 1)
    assert {len(hand) for hand in cut.hands} == {each}
    assert len(cut.kitty) == left
    assert sorted([*cut.kitty, *(card for hand in cut.hands for card in hand)]) == list(DECK)


def test_there_is_no_kitty_where_the_cards_come_out_even():
    cut = deal_cards(make_rules("wiper", 4, {"kitty": True}), range(4), 0, 9, 1)
    assert cut.kitty == ()


def test_the_hold_hand_is_dealt_first_and_gets_the_extra_card():
    cut = deal_cards(
        make_rules("wiper", 2, {"hold_hand": True}), (0, 1), dealer=0, seed=1, number=1
    )
    assert (len(cut.hold), len(cut.hands[1]), len(cut.hands[0])) == (18, 17, 17)
    assert cards_text(cut.hold[:3]) == "QC JS 3H"
    assert cards_text(cut.hands[1][:3]) == "8S 5S 5D"
    assert cards_text(cut.hands[0][:3]) == "2D 7S 6D"


def test_two_players_without_a_hold_hand_get_26_each():
    cut = deal_cards(make_rules("wiper", 2), (0, 1), 0, 1, 1)
    assert [len(hand) for hand in cut.hands] == [26, 26]


def test_two_decks_are_dealt_whole():
    cut = deal_cards(make_rules("ahole", 8), range(8), 0, 1, 1)
    assert [len(hand) for hand in cut.hands] == [13] * 8
    assert sorted(card for hand in cut.hands for card in hand) == sorted(DECK * 2)


def test_chance_picks_the_first_dealer_and_the_seed_fixes_it():
    assert [first_dealer(seed, 4) for seed in (1, 2, 3)] == [0, 3, 0]
    assert {first_dealer(seed, 10) for seed in range(200)} == set(range(10))
    match = Match(make_rules("base", 4), NAMES[:4], seed=2)
    assert match.dealer == 3


def test_rounds_and_seeds_deal_differently():
    rules = make_rules("base", 4)
    deals = {deal_cards(rules, range(4), 0, seed, n).hands for seed in range(9) for n in (1, 2, 3)}
    assert len(deals) == 27


def test_clockwise_ends_at_its_start():
    assert clockwise((2, 0, 3, 1), 0) == (3, 1, 2, 0)
    assert clockwise((2, 0, 3, 1), 1) == (2, 0, 3, 1)


def hands(*texts):
    return [parse_cards(text) for text in texts]


@pytest.mark.parametrize(
    ("first_lead", "texts", "order", "leader"),
    [
        ("3c", ("4C", "3C 5C", "3D"), (0, 1, 2), 1),
        ("3c", ("4C", "3S", "3D"), (0, 1, 2), 2),
        ("3c", ("3C", "4C", "3C"), (1, 2, 0), 2),
        ("3c", ("3C", "4C", "5C"), (1, 2, 0), 0),
        ("lowest", ("4D 2C", "4C AC", "4H"), (0, 1, 2), 1),
        ("lowest", ("4C", "3S", "3H"), (0, 1, 2), 2),
        ("lowest", ("3D", "4C", "3D"), (1, 2, 0), 2),
        ("left_of_dealer", ("3C", "4C", "5C"), (1, 2, 0), 1),
    ],
)
def test_who_leads_a_first_round(first_lead, texts, order, leader):
    rules = make_rules("base", 3, {"first_lead": first_lead, "decks": 2})
    assert first_leader(rules, order, [Hand(cards) for cards in hands(*texts)]) == leader


def test_a_match_needs_a_seed_or_a_deal_and_as_many_names_as_players():
    rules = make_rules("base", 3)
    with pytest.raises(ValueError, match="seed"):
        Match(rules, NAMES[:3])
    with pytest.raises(ValueError, match="seed"):
        Match(rules, NAMES[:3], start=Start(dealer=0))
    with pytest.raises(ValueError, match="4 names for 3 players"):
        Match(rules, NAMES[:4], seed=1)
    given = Start(cut=Cut(tuple(hands("3C", "4C", "5C"))), dealer=2)
    assert Match(rules, NAMES[:3], start=given).turn == 0
