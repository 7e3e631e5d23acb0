"""A round played to its end in no time: the measure by which a search knows its moves.

Everybody plays by habit, on the engine's own trick, so that no rule is written twice.
"""

from __future__ import annotations

from random import Random

from game.bots.habits import ByHabit, Habits, habits_of
from game.engine.cards import RANKS, Rank
from game.engine.hands import COLUMN
from game.engine.plays import BIT, MOVES, PASS
from game.engine.tricks import BUST, NOBODY, Trick

_TWOS = COLUMN[Rank.TWO]


def play_out(
    trick: Trick,
    random: Random,
    until: int = NOBODY,
    habits: Habits | None = None,
    whim: float = 0.0,
) -> int:
    """Play a round on, to its end or till the player `until` has left it.

    Changes the trick; returns how many decisions were made. `whim` is how often somebody
    passes for no reason, so that playouts of the same cards differ.
    """
    habits = habits or habits_of(trick.laws)
    held = trick.held
    for player in trick.bust:
        # What bust players keep beats nobody.
        held[player] = 0
    habit = ByHabit(trick, habits)
    choose = habit.choose
    note = habit.note
    lay = trick.lay
    pass_turn = trick.pass_turn
    out_of_turn = habits.out_of_turn
    decisions = 0
    watched = BIT[until] if until != NOBODY else 0
    while (player := trick.turn) != NOBODY:
        decisions += 1
        fits = held[player] & trick.situation.answers
        bit = fits and choose(fits)
        if not bit or (whim and trick.top != NOBODY and random.random() < whim):
            pass_turn()
            continue
        move = bit.bit_length() - 1
        effects = lay(player, move)
        note(player, move)
        if effects & BUST:
            held[player] = 0
            habit.count()
        elif out_of_turn and complete(trick):
            habit.count()
        if trick.gone & watched:
            break
    return decisions


def complete(trick: Trick) -> bool:
    """Somebody who can complete four out of turn does; whether anybody could."""
    move = trick.situation.completion
    if move == PASS or trick.turn == NOBODY:
        return False
    for player in trick.completing():
        if not is_bust_after(trick, player, move):
            trick.lay(player, move)
            return True
    return False


def is_bust_after(trick: Trick, player: int, move: int) -> bool:
    """Whether a play leaves nothing but 2s where that is bust."""
    if not trick.laws.rules.bust_on_twos:
        return False
    rank, number = MOVES[move]
    hand = trick.held[player]
    left = hand & ~COLUMN[rank] | (hand & COLUMN[rank]) >> number * RANKS
    return bool(left) and not left & ~_TWOS


def place_of(trick: Trick, player: int) -> int:
    """The place, 0 for the first, of a player who has left the round, or is the only one
    who has not."""
    if player in trick.out:
        return trick.out.index(player)
    if player in trick.bust:
        return len(trick.held) - 1 - trick.bust.index(player)
    return len(trick.out)
