"""What the searching bots choose from."""

from game.bots.options import options
from game.engine.actions import Give, SkipKitty, Swap
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
    # Eight players have a kitty of four: fifteen sets, each for the lowest cards and for those
    # that are alone, which makes twenty different swaps here.
    game = Match(make_rules("base", 8, {"kitty": True}), NAMES[:8], 1)
    view = game.view_for(game.turn)
    assert cards_text(view.kitty) == "4C 6C 8C 9H"
    assert cards_text(view.hand) == "3D 6D QC QS AD 2H"
    habit = SkipKitty(view.player)
    skip, *swaps = options(view, habit)
    assert skip == habit
    assert len(swaps) == 16
    # Eleven ranks above the 3 taken, three laid.
    assert swaps[0] == Swap(view.player, parse_cards("3D 6D"), parse_cards("8C 9H"))
    won = [
        sum(card.rank for card in swap.taken) - sum(card.rank for card in swap.laid)
        for swap in swaps
    ]
    assert won == sorted(won, reverse=True)
