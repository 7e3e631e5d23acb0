"""The same seed, the same match, on every machine: what is reckoned is exact everywhere.

Sums, products and quotients come out the same wherever there are floats. Powers do not.
"""

import ast
from pathlib import Path

import pytest

from game import bots
from game.bots.reckoning import Reckoning
from game.bots.weights import Weights
from game.engine.cards import Rank
from game.engine.plays import move_of
from tests.bots.helpers import match

WHOLE = {"rivals ** number"}
"""Powers of whole numbers, which are whole."""


def test_no_bot_raises_a_fraction_to_a_power():
    powers = {
        ast.unparse(node)
        for path in Path(bots.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow))
        or (isinstance(node, ast.Name) and node.id == "pow")
        or (isinstance(node, ast.Attribute) and node.attr == "pow")
    }
    assert powers == WHOLE


def test_a_rank_costs_less_by_the_fourth_power_of_its_strength():
    weights = Weights(burden=3.0, ease=2.0, control=1.0)
    for strength, cost in ((0.0, 3.0), (0.5, 3 - 1 - 1 / 16), (1.0, 0.0)):
        assert weights.cost(strength) == cost


def test_three_of_a_rank_are_together_the_less_likely_the_more_cards_are_aside():
    """Ada leads three kings in `base`. Of the 45 cards that she does not see 10 are in hands, so
    three of them all are with a chance of 10/45 thrice. Then they are in the one or the other of
    two hands, 2 of 8 ways; of four 2s there are four such threes."""
    table = match("base", "KC KD KH AC 3C 4C 5C, 3D 4D 5D 6D 7D, 3H 4H 5H 6H 7H")
    reckoning = Reckoning(table.view_for(0))
    kings = reckoning.step(move_of(Rank.KING, 3))
    there = 10 / 45 * (10 / 45) * (10 / 45)
    aces, twos = 2 / 8 * there, 4 * 2 / 8 * there
    # Whoever can beat it does so three times in four, with 2s about one time in three.
    assert reckoning.keeps(kings) == pytest.approx((1 - aces * 0.75) * (1 - twos * 0.35))


def test_where_most_cards_lie_aside_one_card_in_another_hand_may_still_beat():
    """Ada leads a 3 in `wiper`, all 2s are hers. The one card of the other hand is any of 47, so
    each of the ranks from 4 to the ace, four cards of them, lies there in 4 of 47 deals."""
    table = match("wiper", "3C 2C 2D 2H 2S, 4D")
    reckoning = Reckoning(table.view_for(0))
    three = reckoning.step(move_of(Rank.THREE, 1))
    assert reckoning.keeps(three) == pytest.approx((1 - 4 / 47 * 0.75) ** 11)
