"""A round played to its end by a policy that takes no time: the search's measure of a move.

The policy knows one thing that matters in this game, tempo: it lays whenever it can, the
lowest set that stays whole first. It plays on the engine's own trick, so that no rule is
written twice.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from game.engine.cards import MAX_EQUAL, RANKS, Rank
from game.engine.hands import COLUMN
from game.engine.laws import Laws
from game.engine.plays import CLOSE, MOVES, PASS
from game.engine.tricks import NOBODY, Trick

WHIM = 0.08
"""How often the policy passes though it could lay, so that playouts of a deal differ."""

_TWOS = COLUMN[Rank.TWO]


@lru_cache(maxsize=64)
def closing_moves(laws: Laws) -> int:
    """The moves that close a trick when led, as a mask."""
    after = laws.lead.after
    return sum(1 << move for move in range(RANKS * MAX_EQUAL) if after[move][1] & CLOSE)


def play_out(trick: Trick, random: Random, until: int = NOBODY) -> int:
    """Play a round on, to its end or till the player `until` has left it.

    Changes the trick; returns how many decisions were made.
    """
    laws = trick.laws
    held = trick.held
    lay = trick.lay
    pass_turn = trick.pass_turn
    draw = random.random
    closing = closing_moves(laws)
    bust = laws.rules.bust_on_twos
    out_of_turn = laws.out_of_turn
    decisions = 0
    watched = 1 << until if until != NOBODY else 0
    while (player := trick.turn) != NOBODY:
        decisions += 1
        hand = held[player]
        fits = hand & trick.situation.answers
        if not fits:
            pass_turn()
            continue
        # A held mask is unary by rank, so this leaves one bit a rank: all cards of it.
        whole = hand & ~(hand >> RANKS)
        if bust and hand & _TWOS and whole.bit_count() == 2:
            fits &= ~whole | _TWOS
        if trick.top == NOBODY:
            bit = _lead(fits, whole, closing)
        elif not fits or draw() < WHIM:
            pass_turn()
            continue
        else:
            bit = whole & fits or fits
            bit &= -bit
        lay(player, bit.bit_length() - 1)
        if out_of_turn:
            complete(trick)
        if trick.gone & watched:
            break
    return decisions


def place_of(trick: Trick, player: int) -> int:
    """The place of a player who has left the round, or of the last when it is over; 0 is
    the first."""
    if player in trick.out:
        return trick.out.index(player)
    if player in trick.bust:
        return len(trick.held) - 1 - trick.bust.index(player)
    return len(trick.out)


def _lead(fits: int, whole: int, closing: int) -> int:
    """The lowest rank with all its cards; of two ranks left, first what nobody can beat."""
    if whole.bit_count() == 2 and closing & whole & fits:
        return closing & whole & fits
    if not fits:
        return whole & -whole
    lowest = fits & -fits
    return whole & fits & COLUMN[lowest.bit_length() - 1] or lowest


def complete(trick: Trick) -> None:
    """Somebody who can complete four out of turn does."""
    move = trick.situation.completion
    if move == PASS or trick.turn == NOBODY:
        return
    for player in trick.completing():
        if _sheds(trick, player, move):
            trick.lay(player, move)
            return


def _sheds(trick: Trick, player: int, move: int) -> bool:
    """Whether a completion does not leave its player with nothing but 2s, bust."""
    rest = trick.held[player] & ~COLUMN[MOVES[move].rank]
    return not trick.laws.rules.bust_on_twos or rest != rest & _TWOS or not rest
