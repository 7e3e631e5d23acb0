"""Text: locale files, plurals, events as sentences, rules as text."""

from __future__ import annotations

from game.assets import find_asset
from game.words.languages import LANGUAGES, best_language
from game.words.words import Words

__all__ = ["LANGUAGES", "Words", "best_language", "load_words"]


def load_words(tag: str = LANGUAGES[0]) -> Words:
    """The game's texts in a language, read from the assets when first needed."""
    return Words(read_locale, tag)


def read_locale(tag: str) -> str:
    """The text of a language's locale file.

    Raises:
        FileNotFoundError: no such language.
    """
    return find_asset(f"locale/{tag}.json").read_text(encoding="utf-8")
