"""Moves as small numbers, their text, and the selection that taps make."""

import pytest

from game.engine.cards import Rank, parse_cards
from game.engine.plays import MOVE_BY_TEXT, MOVES, PASS, adjust, move_of, move_text, moves_of_mask


def test_moves_are_ordered_by_number_then_rank():
    assert [move_text(move) for move in (0, 1, 12, 13, 25)] == ["3x1", "4x1", "2x1", "3x2", "2x2"]
    assert list(MOVES) == sorted(MOVES, key=lambda move: (move.number, move.rank))
    assert len(MOVES) == 8 * 13


def test_moves_and_their_text_belong_together():
    assert move_text(PASS) == "pass"
    assert move_text(move_of(Rank.TEN, 3)) == "10x3"
    assert MOVE_BY_TEXT["Kx4"] == move_of(Rank.KING, 4)
    assert all(MOVE_BY_TEXT[move_text(move)] == move for move in range(PASS + 1))
    assert all(move_of(*MOVES[move]) == move for move in range(PASS))


def test_a_mask_of_moves_as_a_list():
    moves = [0, 5, 12, 13, 30, 52, 103]
    assert moves_of_mask(sum(1 << move for move in moves)) == tuple(moves)
    assert moves_of_mask(0) == ()


HAND = parse_cards("3C 7C 7D 7H 8C 8D 2S")


def moves(*texts):
    return [MOVE_BY_TEXT[text] for text in texts]


@pytest.mark.parametrize(
    ("legal", "selected", "tapped", "after"),
    [
        # A lead: one card, and more of the rank tap by tap.
        (moves("3x1", "7x1", "7x2", "7x3"), (), 1, (1,)),
        (moves("3x1", "7x1", "7x2", "7x3"), (1,), 3, (1, 3)),
        (moves("3x1", "7x1", "7x2", "7x3"), (1, 3), 1, (3,)),
        (moves("3x1", "7x1", "7x2", "7x3"), (1, 3), 0, (0,)),
        (moves("3x1", "7x1", "7x2", "7x3"), (0,), 0, ()),
        # Two are asked for: one tap takes two, the tapped one among them.
        (moves("8x2", "pass"), (), 5, (4, 5)),
        (moves("7x2", "8x2", "pass"), (), 3, (1, 3)),
        (moves("7x2", "8x2", "pass"), (1, 3), 4, (4, 5)),
        (moves("7x3", "pass"), (), 2, (1, 2, 3)),
        # What cannot be laid is selected alone.
        (moves("8x2", "pass"), (), 0, (0,)),
        (moves("pass"), (), 6, (6,)),
    ],
)
def test_a_tap_selects_what_is_asked_for(legal, selected, tapped, after):
    assert adjust(HAND, legal, selected, tapped) == after
