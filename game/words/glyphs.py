"""Every character the texts can show, for whoever chooses the fonts."""

from __future__ import annotations

import json
from collections.abc import Callable
from string import ascii_letters, digits

from game.words.languages import LANGUAGES
from game.words.words import ELLIPSIS, MINUS, SUIT_SYMBOLS, flatten

# What comes from outside the locale files: cards, numbers, players' names, addresses.
_ALWAYS = f"{ascii_letters}{digits} {ELLIPSIS}{MINUS}{''.join(SUIT_SYMBOLS)}+-.,:/#=&?%_@()'\""


def glyphs(read: Callable[[str], str]) -> frozenset[str]:
    """The characters of all languages' texts, of cards, numbers and plain names.

    Args:
        read: gives the text of the locale file of a language (JSON).
    """
    found = set(_ALWAYS)
    for tag in LANGUAGES:
        for _, text in flatten(json.loads(read(tag))):
            for form in [text] if isinstance(text, str) else text.values():
                found.update(form)
    return frozenset(found)
