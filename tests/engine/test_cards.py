"""Cards, their text, the shuffle, and hands."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.cards import (
    DECK,
    BadCard,
    Card,
    Rank,
    Suit,
    cards_text,
    parse_card,
    parse_cards,
    shuffled,
)
from game.engine.hands import Hand
from game.engine.plays import MOVES

TWO_DECKS = st.permutations(DECK * 2).flatmap(
    lambda cards: st.integers(0, 26).map(lambda n: tuple(cards[:n]))
)


def test_the_order_of_ranks_and_suits():
    assert cards_text(DECK[:5]) == "3C 3D 3H 3S 4C"
    assert cards_text(DECK[-5:]) == "AS 2C 2D 2H 2S"
    assert [card.rank for card in DECK[::4]] == list(range(13))
    assert list(DECK) == sorted(DECK)
    assert Rank.THREE < Rank.TEN < Rank.JACK < Rank.ACE < Rank.TWO
    assert Suit.CLUBS < Suit.DIAMONDS < Suit.HEARTS < Suit.SPADES


def test_every_card_has_its_own_text():
    assert len({str(card) for card in DECK}) == 52
    assert all(parse_card(str(card)) == card for card in DECK)


@pytest.mark.parametrize("suit", "CDHS")
def test_t_is_read_as_10(suit):
    assert parse_card(f"T{suit}") == parse_card(f"10{suit}")
    assert str(parse_card(f"T{suit}")) == f"10{suit}"


@pytest.mark.parametrize("text", ["", "7", "C7", "7c", "1C", "11C", "7CC", "7C7D", "T", "7♣", "x"])
def test_what_is_no_card_is_named(text):
    with pytest.raises(BadCard) as caught:
        parse_card(text)
    assert str(caught.value).startswith(f'"{text}" is no card')


def test_several_cards():
    assert parse_cards("6C  10D ") == (Card(Rank.SIX, Suit.CLUBS), Card(Rank.TEN, Suit.DIAMONDS))
    assert parse_cards("") == ()
    with pytest.raises(BadCard, match='"6X"'):
        parse_cards("6C 6X")


# The expected orders come from a textbook Fisher-Yates written down apart from the engine.


def test_the_shuffle_of_one_deck_is_fixed_by_the_seed():
    cards = shuffled(1, Random(1 << 32 | 1))
    assert cards_text(cards) == (
        "QC 8S 2D JS 5S 7S 3H 5D 6D AC KC 8D 10C 2C 4H JD 2H 6S 4S 9D 7C 10S 7H KD QS 2S "
        "5C 6H 9S 3C QD 3S 3D 8H KH QH JH 9C AS 10H AD 7D 5H KS 4D AH JC 10D 4C 8C 9H 6C"
    )


def test_the_shuffle_of_two_decks_is_fixed_by_the_seed():
    cards = shuffled(2, Random(3 << 32 | 0xDEADBEEF))
    assert cards_text(cards[:12]) == "5C 9H 4C 7S 3C 3H 4S 8S QS 8S 8C KS"
    assert Counter(cards) == dict.fromkeys(DECK, 2)


def test_a_shuffle_takes_one_number_for_each_card_but_the_last():
    used, fresh = Random(7), Random(7)
    shuffled(1, used)
    for _ in range(51):
        fresh.random()
    assert used.random() == fresh.random()


@given(TWO_DECKS)
def test_a_hand_is_its_cards_in_order(cards):
    hand = Hand(cards)
    assert hand.cards() == tuple(sorted(cards))
    assert len(hand) == len(cards)
    assert list(hand) == sorted(cards)
    ranks = Counter(card.rank for card in cards)
    assert [hand.count(rank) for rank in Rank] == [ranks[rank] for rank in Rank]


@given(TWO_DECKS)
def test_the_held_mask_says_what_can_be_laid(cards):
    ranks = Counter(card.rank for card in cards)
    held = Hand(cards).held()
    assert {MOVES[move] for move in range(len(MOVES)) if held >> move & 1} == {
        (rank, number) for rank, count in ranks.items() for number in range(1, count + 1)
    }


@given(TWO_DECKS, st.integers(0, 27))
def test_best_and_weakest(cards, number):
    hand = Hand(cards)
    assert hand.weakest(number) == tuple(sorted(cards)[:number])
    assert hand.best(number) == tuple(sorted(cards, reverse=True)[:number])


@given(TWO_DECKS, TWO_DECKS)
def test_holding_counts_copies(cards, others):
    hand = Hand(cards)
    assert hand.holds(others) == (Counter(others) <= Counter(cards))
    one_rank = [card for card in others if card.rank == Rank.TWO]
    held = bool(hand.bits_of(Rank.TWO, one_rank))
    assert held == (bool(one_rank) and Counter(one_rank) <= Counter(cards))


@given(TWO_DECKS, st.data())
def test_what_is_removed_is_gone_and_comes_back(cards, data):
    hand = Hand(cards)
    taken = cards[: data.draw(st.integers(0, len(cards)))]
    hand.remove(taken)
    assert Counter(hand) == Counter(cards) - Counter(taken)
    hand.add(taken)
    assert hand.cards() == tuple(sorted(cards))


def test_no_third_copy_and_nothing_that_is_not_held():
    hand = Hand(parse_cards("7C 7C"))
    with pytest.raises(ValueError, match="third 7C"):
        hand.add(parse_cards("7C"))
    with pytest.raises(ValueError, match="7D is not held"):
        hand.remove(parse_cards("7D"))


def test_a_card_of_another_rank_or_held_once_too_few_is_no_bits():
    hand = Hand(parse_cards("7C 7D 8C"))
    assert hand.bits_of(Rank.SEVEN, parse_cards("7D 7C"))
    assert hand.bits_of(Rank.SEVEN, parse_cards("7C 8C")) == 0
    assert hand.bits_of(Rank.SEVEN, parse_cards("7C 7C")) == 0
    assert hand.bits_of(Rank.SEVEN, parse_cards("7H")) == 0


def test_the_lowest_suits_of_a_rank():
    hand = Hand(parse_cards("7S 7D 7H 8C 7D"))
    assert cards_text(hand.lowest(Rank.SEVEN, 3)) == "7D 7D 7H"
