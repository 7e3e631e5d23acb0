"""A hand: which cards a player holds, kept as suit bits per rank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import getitem

from game.engine.cards import (
    CARDS_OF_BITS,
    COPY_BITS,
    LOWEST_BITS,
    MAX_EQUAL,
    RANKS,
    SUITS,
    Card,
)

# A `held` mask has bit (n - 1) * 13 + rank set where at least n cards of the rank are
# held. So the bits of one rank form a column in unary, a hand's size is the mask's bit
# count, and one AND with a mask of moves tells which of them the hand can make.
COLUMN: tuple[int, ...] = tuple(
    sum(1 << number * RANKS + rank for number in range(MAX_EQUAL)) for rank in range(RANKS)
)
"""`COLUMN[rank]`: all bits of one rank in a held mask."""

COLUMN_OF_COUNT: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << number * RANKS + rank for number in range(count)) for count in range(MAX_EQUAL + 1)
    )
    for rank in range(RANKS)
)
"""`COLUMN_OF_COUNT[rank][count]`: the bits of a rank that is held so often."""

_HELD_OF_BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(column[bits.bit_count()] for bits in range(1 << MAX_EQUAL)) for column in COLUMN_OF_COUNT
)
ALL_HELD = sum(COLUMN)
_BITS_OF_SUIT: tuple[int, ...] = tuple(3 << suit * COPY_BITS for suit in range(SUITS))


def _with_one_more(bits: int, suit: int) -> int:
    free = _BITS_OF_SUIT[suit] & ~bits
    return bits | free & -free if free else 0


_WITH: tuple[tuple[int, ...], ...] = tuple(
    tuple(_with_one_more(bits, suit) for suit in range(SUITS)) for bits in range(1 << MAX_EQUAL)
)
"""`_WITH[bits][suit]`: the suit bits of a rank with one more card; 0 if both copies are there."""


class Hand:
    """The cards of one player; equal cards of two decks are kept apart.

    `suits[rank]` has two bits a suit (one a deck), clubs lowest.
    """

    __slots__ = ("suits",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self.suits = [0] * RANKS
        self.add(cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards())

    def __len__(self) -> int:
        return sum(map(int.bit_count, self.suits))

    def cards(self) -> tuple[Card, ...]:
        """The cards, weakest first, equal ranks by suit."""
        return tuple(chain.from_iterable(map(getitem, CARDS_OF_BITS, self.suits)))

    def held(self) -> int:
        """The mask of which ranks are held at least n times (see `COLUMN`)."""
        return sum(map(getitem, _HELD_OF_BITS, self.suits))

    def count(self, rank: int) -> int:
        """How many cards of a rank there are."""
        return self.suits[rank].bit_count()

    def bits_of(self, rank: int, cards: Sequence[Card]) -> int:
        """The suit bits of these cards, or 0 where one is not held or of another rank."""
        held = self.suits[rank]
        found = 0
        for card_rank, suit in cards:
            free = _BITS_OF_SUIT[suit] & held & ~found
            if not free or card_rank != rank:
                return 0
            found |= free & -free
        return found

    def lowest(self, rank: int, number: int) -> tuple[Card, ...]:
        """The `number` cards of a rank with the lowest suits."""
        return CARDS_OF_BITS[rank][LOWEST_BITS[self.suits[rank]][number]]

    def holds(self, cards: Iterable[Card]) -> bool:
        """Whether all these cards are held, equal cards counted."""
        left = self.suits[:]
        for rank, suit in cards:
            bits = left[rank] & _BITS_OF_SUIT[suit]
            if not bits:
                return False
            left[rank] ^= bits & -bits
        return True

    def weakest(self, number: int) -> tuple[Card, ...]:
        """The lowest cards, ♣ first, at most `number` of them."""
        found: tuple[Card, ...] = ()
        for row, bits in zip(CARDS_OF_BITS, self.suits, strict=True):
            if len(found) >= number:
                break
            found += row[bits]
        return found[:number]

    def best(self, number: int) -> tuple[Card, ...]:
        """The highest cards, ♠ first, at most `number` of them."""
        found: tuple[Card, ...] = ()
        for rank in reversed(range(RANKS)):
            if len(found) >= number:
                break
            found += CARDS_OF_BITS[rank][self.suits[rank]][::-1]
        return found[:number]

    def add(self, cards: Iterable[Card]) -> None:
        """Take cards in.

        Raises:
            ValueError: a third copy of a card, which no two decks have.
        """
        suits = self.suits
        for rank, suit in cards:
            bits = _WITH[suits[rank]][suit]
            if not bits:
                raise ValueError(f"a third {Card(rank, suit)}")
            suits[rank] = bits

    def remove(self, cards: Iterable[Card]) -> None:
        """Take cards out.

        Raises:
            ValueError: a card is not held.
        """
        for card in cards:
            bits = self.bits_of(card[0], (card,))
            if not bits:
                raise ValueError(f"{card} is not held")
            self.suits[card[0]] ^= bits
