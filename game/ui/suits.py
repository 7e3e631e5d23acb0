"""The four suits as outlines: one shape each, used on cards, in text fonts and in title art.

Suits are numbered as everywhere in this room: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
Every outline is SVG path data in a square of 100 × 100 units, centred on (50, 50), using only
the commands M, L, C and Z with absolute coordinates, so that the font script can read it too.
"""

from __future__ import annotations

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

SUIT_SYMBOLS = "♣♦♥♠"
"""The characters of the suits, indexed by suit."""

SUIT_PATHS: tuple[str, ...] = (
    # Clubs: three leaves that melt into each other around a small heart, and a flared foot.
    "M 50 7 C 61.6 7 70.5 15.4 70.5 26.5 C 70.5 32.4 68 37.4 63.6 42.2"
    " C 66.4 40.9 69.6 40.1 73 40.1 C 84.6 40.1 93.5 48.6 93.5 59.6"
    " C 93.5 70.8 84.8 79.2 73.6 79.2 C 65.6 79.2 58.8 74.6 54.6 67.4"
    " C 55.4 78.6 59 87.6 67 93 L 33 93 C 41 87.6 44.6 78.6 45.4 67.4"
    " C 41.2 74.6 34.4 79.2 26.4 79.2 C 15.2 79.2 6.5 70.8 6.5 59.6"
    " C 6.5 48.6 15.4 40.1 27 40.1 C 30.4 40.1 33.6 40.9 36.4 42.2"
    " C 32 37.4 29.5 32.4 29.5 26.5 C 29.5 15.4 38.4 7 50 7 Z",
    # Diamonds: sides drawn in a little, so that it sparkles.
    "M 50 4 C 58 19.5 70.5 36 85 50 C 70.5 64 58 80.5 50 96 C 42 80.5 29.5 64 15 50"
    " C 29.5 36 42 19.5 50 4 Z",
    # Hearts.
    "M 50 94 C 41 77 7 58.5 7 32.5 C 7 18.5 17.4 8 30 8 C 39.4 8 46.8 13.6 50 22.6"
    " C 53.2 13.6 60.6 8 70 8 C 82.6 8 93 18.5 93 32.5 C 93 58.5 59 77 50 94 Z",
    # Spades: a heart turned over on the foot of the club.
    "M 50 5 C 58 22 91 37.4 91 60.4 C 91 71.6 82.6 79.6 72.6 79.6"
    " C 65 79.6 58.6 75.4 54.6 68.6 C 55.4 79 59 87.8 67 93.4 L 33 93.4"
    " C 41 87.8 44.6 79 45.4 68.6 C 41.4 75.4 35 79.6 27.4 79.6"
    " C 17.4 79.6 9 71.6 9 60.4 C 9 37.4 42 22 50 5 Z",
)
"""Outline of each suit, indexed by suit."""
