"""Cards keep their identity wherever they go, equal cards of two decks too."""

import pytest

from game.engine.cards import parse_card
from game.table.motion import Motions, Pose
from game.table.pieces import Pieces, Slot, Zone

HERE, THERE, AWAY = Pose(10, 10, 50), Pose(200, 10, 50), Pose(10, 300, 50)


@pytest.fixture
def pieces():
    pieces = Pieces(Motions())
    pieces.height = 20
    return pieces


def hand(*cards):
    return [
        Slot(Zone.HAND, place, parse_card(card), Pose(50.0 * place, 0, 50))
        for place, card in enumerate(cards)
    ]


def ids(pieces, zone=Zone.HAND):
    return [piece.id for piece in pieces.zone(zone)]


def test_a_card_that_is_laid_is_the_same_card_on_the_pile(pieces):
    pieces.place(hand("3C", "4D", "5H"))
    three, four, five = ids(pieces)
    pieces.move([Slot(Zone.PILE, 0, parse_card("4D"), THERE), *hand("3C", "5H")])
    assert ids(pieces) == [three, five]
    assert ids(pieces, Zone.PILE) == [four]
    assert pieces.motions.moving(four)


def test_equal_cards_of_two_decks_are_two_pieces(pieces):
    pieces.place(hand("7C", "7C", "8D"))
    first, second, eight = ids(pieces)
    assert first != second
    pieces.lift(pieces.hand[1], True)
    pieces.move([Slot(Zone.PILE, 0, parse_card("8D"), THERE), *hand("7C", "7C")])
    assert ids(pieces) == [first, second]
    assert [piece.raised for piece in pieces.hand] == [False, True]
    assert ids(pieces, Zone.PILE) == [eight]


def test_a_lifted_card_lies_higher_and_stays_lifted_when_laid_out_again(pieces):
    pieces.place(hand("3C", "4D"))
    pieces.lift(pieces.hand[0], True)
    assert pieces.hand[0].rest.y == -20
    pieces.place(hand("3C", "4D"))
    assert (pieces.hand[0].rest.y, pieces.hand[1].rest.y) == (-20, 0)
    pieces.lift(pieces.hand[0], False)
    assert pieces.hand[0].rest.y == 0


def test_what_is_new_comes_from_its_origin_and_what_is_gone_leaves(pieces):
    pieces.place([Slot(Zone.PILE, 0, parse_card("KS"), HERE)])
    (king,) = ids(pieces, Zone.PILE)
    pieces.move(hand("3C"), origin=lambda _: AWAY, exit=lambda _: THERE)
    (three,) = pieces.hand
    assert pieces.pose(three) == AWAY
    assert [piece.id for piece in pieces.passing] == [king]
    pieces.arrived(pieces.motions.advance(1000))
    assert pieces.pose(three) == three.rest
    assert pieces.passing == []


def test_without_an_origin_a_card_is_simply_there(pieces):
    pieces.move(hand("3C"))
    assert not pieces.motions.busy


def test_a_resize_sends_what_moves_to_its_new_place(pieces):
    pieces.move([Slot(Zone.PILE, 0, parse_card("KS"), HERE)], origin=lambda _: AWAY)
    (king,) = pieces.zone(Zone.PILE)
    pieces.motions.advance(100)
    pieces.place([Slot(Zone.PILE, 0, parse_card("KS"), THERE)])
    assert pieces.motions.moving(king.id)
    pieces.motions.advance(1000)
    assert pieces.pose(king) == THERE
