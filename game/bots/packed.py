"""How many cards of each rank there are, packed into one number: seven bits a rank, lowest first.

As 128 is 1 modulo 127, such a number modulo 127 is the sum of its parts, so "cards above a
rank" is one shift and one remainder. Two decks have 104 cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.engine.cards import RANKS
from game.engine.hands import COLUMN
from game.engine.plays import BIT, MOVES

_SINGLES = (1 << RANKS) - 1
_PART = 7
SUM = (1 << _PART) - 1
"""`packed % SUM`: how many cards there are in all."""
ABOVE = tuple(_PART * (rank + 1) for rank in range(RANKS))
"""`(packed >> ABOVE[rank]) % SUM`: how many cards there are above a rank."""
HIGHER = tuple(sum(COLUMN[rank + 1 :]) for rank in range(RANKS))
"""`HIGHER[rank]`: the bits of all higher ranks in a held mask."""
PACKED = tuple(number << _PART * rank for rank, number in MOVES)
"""What each move takes off packed cards."""


@lru_cache(maxsize=1 << RANKS)
def _spread(ranks: int) -> int:
    return sum(1 << _PART * rank for rank in range(RANKS) if ranks >> rank & 1)


def packed_cards(held: Iterable[int]) -> int:
    """The cards of these hands by rank, packed."""
    cards = 0
    for hand in held:
        rest = hand
        while rest:
            cards += _spread(rest & _SINGLES)
            rest >>= RANKS
    return cards


def lone_players(held: Sequence[int]) -> int:
    """Who holds a single card, as a mask of players."""
    return sum(BIT[player] for player, hand in enumerate(held) if hand.bit_count() == 1)
