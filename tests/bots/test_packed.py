"""Packed cards: counted by hand."""

from game.bots.packed import ABOVE, PACKED, SUM, lone_players, packed_cards
from game.engine.cards import DECK, RANKS, Rank, parse_cards
from game.engine.hands import Hand
from game.engine.plays import move_of


def held(*texts):
    return [Hand(parse_cards(text)).held() if text else 0 for text in texts]


def above(cards, rank):
    return (cards >> ABOVE[rank]) % SUM


def test_cards_above_a_rank():
    cards = packed_cards(held("3C 3D 5H", "KS KH 2C"))
    assert cards % SUM == 6
    assert above(cards, Rank.THREE) == 4
    assert above(cards, Rank.FIVE) == 3
    assert above(cards, Rank.KING) == 1
    assert above(cards, Rank.TWO) == 0


def test_two_decks_are_not_too_many():
    cards = packed_cards([Hand(DECK * 2).held()])
    assert cards % SUM == 104
    assert [above(cards, rank) for rank in range(RANKS)] == list(range(96, -8, -8))


def test_a_play_is_taken_off():
    cards = packed_cards(held("3C 3D 5H", "KS"))
    assert cards - PACKED[move_of(Rank.THREE, 2)] == packed_cards(held("5H", "KS"))


def test_who_holds_a_single_card():
    assert lone_players(held("3C", "4C 4D", "", "2S")) == 0b1001
