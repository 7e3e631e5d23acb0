"""Plays as the engine reads them: what they take out of the hand, and which move they are.

What the engine itself proposes is made once a player and kept. Most plays are such, and are
known by identity: they need not be looked at card by card, nor told in a new event.
"""

from __future__ import annotations

from game.engine.actions import Pass, Play
from game.engine.cards import CARDS_OF_BITS, LOWEST_BITS, MAX_EQUAL
from game.engine.events import Passed, Played
from game.engine.hands import Hand
from game.engine.plays import BIT, NUMBER_OF_MOVE, RANK_OF_MOVE, move_of
from game.engine.ruleset import MAX_PLAYERS


class Lay:
    """A play of cards of one rank that lie in the hand.

    Attributes:
        action: the play; `player` and `cards` are its own.
        rank, bits: what it takes out of the hand (see `Hand.suits`).
        move, bit: its number in `plays.MOVES`, and that as a mask of moves.
        told: the event that tells of it, if it is made in turn.
    """

    __slots__ = ("action", "bit", "bits", "cards", "move", "player", "rank", "told")

    def __init__(self, action: Play, rank: int, bits: int) -> None:
        self.action = action
        self.player, self.cards = action
        self.rank = rank
        self.bits = bits
        self.move = move_of(rank, len(self.cards))
        self.bit = BIT[self.move]
        self.told = Played(self.player, self.cards, self.move, False)


# By the identity of the play. A lay holds its play, so that none is ever freed and another
# gets its identity.
_KNOWN: dict[int, Lay] = {}


class _Plays(dict[int, Play]):
    """For one player: rank and suit bits in one number → the play of these cards."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def __missing__(self, key: int) -> Play:
        rank, bits = divmod(key, 1 << MAX_EQUAL)
        play = self[key] = Play(self.player, CARDS_OF_BITS[rank][bits])
        _KNOWN[id(play)] = Lay(play, rank, bits)
        return play


_PLAYS = tuple(map(_Plays, range(MAX_PLAYERS)))

PASSES = tuple(map(Pass, range(MAX_PLAYERS)))
"""`PASSES[player]`: the player's pass."""

PASSED = tuple(map(Passed, range(MAX_PLAYERS)))
"""`PASSED[player]`: the event that tells of it."""


def lowest_play(player: int, hand: Hand, move: int) -> Play:
    """The play that makes this move with the lowest suits of the hand."""
    rank = RANK_OF_MOVE[move]
    bits = LOWEST_BITS[hand.suits[rank]][NUMBER_OF_MOVE[move]]
    return _PLAYS[player][rank << MAX_EQUAL | bits]


def lay_of(play: Play, hand: Hand) -> Lay | None:
    """A play as the engine reads it; None where its cards are not held or not of one rank."""
    lay = _KNOWN.get(id(play))
    if lay is not None and not lay.bits & ~hand.suits[lay.rank]:
        return lay
    if not play.cards:
        return None
    rank = play.cards[0].rank
    bits = hand.bits_of(rank, play.cards)
    return Lay(play, rank, bits) if bits else None
