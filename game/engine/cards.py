"""Rank, suit, card, deck: their text form, their bits, and the shuffle.

Rank order is always 3 4 5 6 7 8 9 10 J Q K A 2; suits order ♣ < ♦ < ♥ < ♠ where equal
ranks must be told apart (docs/rules.md, Words).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from random import Random
from typing import NamedTuple


class Rank(IntEnum):
    """A card's rank, weakest first, so that comparing the numbers compares strength."""

    THREE = 0
    FOUR = 1
    FIVE = 2
    SIX = 3
    SEVEN = 4
    EIGHT = 5
    NINE = 6
    TEN = 7
    JACK = 8
    QUEEN = 9
    KING = 10
    ACE = 11
    TWO = 12


class Suit(IntEnum):
    """A card's suit. It never matters for strength, only to tell equal ranks apart."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


RANK_TEXT = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
SUIT_TEXT = ("C", "D", "H", "S")
RANKS = len(RANK_TEXT)
SUITS = len(SUIT_TEXT)
DECK_SIZE = RANKS * SUITS
MAX_DECKS = 2
MAX_EQUAL = SUITS * MAX_DECKS


class Card(NamedTuple):
    """One card. Cards compare by rank, then suit. Two decks hold equal cards twice.

    `rank` and `suit` are the plain numbers of `Rank` and `Suit`: an enum member is hashed
    and added in Python, which the engine would feel.
    """

    rank: int
    suit: int

    def __str__(self) -> str:
        return RANK_TEXT[self.rank] + SUIT_TEXT[self.suit]


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in range(RANKS) for suit in range(SUITS))
THREE_OF_CLUBS = DECK[0]
CARD_BY_TEXT: dict[str, Card] = {str(card): card for card in DECK} | {
    "T" + SUIT_TEXT[suit]: DECK[Rank.TEN * SUITS + suit] for suit in range(SUITS)
}

# Within a rank a hand keeps two bits a suit, one for each deck, clubs lowest:
# taking the lowest bits takes the weakest cards, and counting bits counts cards.
COPY_BITS = MAX_DECKS


def _cards_of_bits(rank: int, bits: int) -> tuple[Card, ...]:
    return tuple(
        DECK[rank * SUITS + position // COPY_BITS]
        for position in range(MAX_EQUAL)
        if bits >> position & 1
    )


def _lowest_bits(bits: int, number: int) -> int:
    taken = 0
    for _ in range(min(number, bits.bit_count())):
        taken |= (bits ^ taken) & -(bits ^ taken)
    return taken


CARDS_OF_BITS: tuple[tuple[tuple[Card, ...], ...], ...] = tuple(
    tuple(_cards_of_bits(rank, bits) for bits in range(1 << MAX_EQUAL)) for rank in range(RANKS)
)
"""`CARDS_OF_BITS[rank][bits]`: the cards that the suit bits of a rank stand for."""

LOWEST_BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_lowest_bits(bits, number) for number in range(MAX_EQUAL + 1))
    for bits in range(1 << MAX_EQUAL)
)
"""`LOWEST_BITS[bits][number]`: the lowest `number` of these bits (all, if fewer)."""


class BadCard(ValueError):
    """A text that names no card. The message names it."""


def parse_card(text: str) -> Card:
    """The card that a text such as `7C` or `10H` names (`T` is read as 10).

    Raises:
        BadCard: the text names no card.
    """
    card = CARD_BY_TEXT.get(text)
    if card is None:
        raise BadCard(f'"{text}" is no card: a rank (3 to 10, J, Q, K, A, 2) and C, D, H or S')
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards that a text such as `6C 6D 8H` names, in its order; none for an empty text.

    Raises:
        BadCard: a word of the text names no card.
    """
    return tuple(parse_card(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """The text form of cards, as `parse_cards` reads it."""
    return " ".join(map(str, cards))


def shuffled(decks: int, random: Random) -> list[Card]:
    """All cards of one or two decks in random order.

    Our own Fisher-Yates over `Random.random()`, whose values are the same on every
    platform and Python version; `Random.shuffle` promises no such thing.
    """
    cards = list(DECK) * decks
    draw = random.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(draw() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards
