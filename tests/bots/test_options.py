"""What the searching bots choose from."""

from game.bots.options import options
from game.engine.actions import Give, SkipKitty
from game.engine.cards import cards_text, parse_cards
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.bots.helpers import NAMES, match


def test_returns_come_in_the_same_order_on_every_machine():
    # By sum of ranks, and of equal sums the lower card first. In a set it would be the order of
    # hashes, which are other ones in a browser.
    game = match(
        "wiper", "3C 4C 5C 6C 7C 8C 9C KH, 3D 4D, 3H 4H, 2S 2H",
        ranking="Ada Bo Cy Di", vice_trade=0,
    )  # fmt: skip
    view = game.view_for(0)
    assert view.to_return == 2
    habit = Give(0, parse_cards("3C 4C"))
    given = [cards_text(act.cards) for act in options(view, habit)]
    assert given == [
        "3C 4C", "3C 5C", "3C 6C", "4C 5C", "3C 7C", "4C 6C", "3C 8C", "4C 7C", "5C 6C",
        "3C 9C", "4C 8C", "5C 7C", "4C 9C", "5C 8C", "6C 7C", "5C 9C",
    ]  # fmt: skip


def test_of_a_large_kitty_the_swaps_that_win_most_are_tried():
    # Nine players have a kitty of seven, so more than a hundred sets to choose from.
    game = Match(make_rules("base", 9, {"kitty": True}), NAMES[:9], 1)
    view = game.view_for(game.turn)
    assert len(view.kitty) == 7
    skip, *swaps = options(view, SkipKitty(view.player))
    assert skip == SkipKitty(view.player)
    assert len(swaps) == 16
    won = [
        sum(card.rank for card in swap.taken) - sum(card.rank for card in swap.laid)
        for swap in swaps
    ]
    assert won == sorted(won, reverse=True)
    # The best of one card for one: the highest that lies there for the lowest in the hand.
    assert won[0] >= max(view.kitty).rank - min(view.hand).rank > 0
