"""Texts in the language in force: one `Words` for the whole program."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from game.engine.cards import RANK_TEXT, SUIT_TEXT, Card, Rank
from game.words.languages import LANGUAGES, best_language
from game.words.plurals import CATEGORIES, plural_form

Text: TypeAlias = str | Mapping[str, str]
"""One text, or one per plural form; the parameter `n` chooses among those."""

Param: TypeAlias = str | int | float

PLACEHOLDER = re.compile(r"\{(\w+)\}")
ELLIPSIS = "…"
MINUS = "−"
GROUP_FROM = 10_000
SUIT_SYMBOLS = ("♣", "♦", "♥", "♠")


def flatten(sections: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Text]]:
    """The texts of a locale file with their keys: `menu.quit` is "quit" in "menu"."""
    for name, value in sections.items():
        if isinstance(value, str) or set(value) <= set(CATEGORIES):
            yield prefix + name, value
        else:
            yield from flatten(value, f"{prefix}{name}.")


class Words:
    """All texts in one language, which can be switched in place.

    Whoever holds a `Words` asks for every text anew when it draws, so that `use` changes
    the language everywhere at once.
    """

    def __init__(self, read: Callable[[str], str], tag: str = LANGUAGES[0]) -> None:
        """Speak a language.

        Args:
            read: gives the text of the locale file of a language (JSON).
            tag: the language; one that the game does not speak becomes English.
        """
        self._read = read
        self._tables: dict[str, dict[str, Text]] = {}
        self._symbols: dict[str, re.Pattern[str]] = {}
        self.tag = best_language((tag,))

    def use(self, tag: str) -> None:
        """Switch to another language."""
        self.tag = best_language((tag,))

    def has(self, key: str) -> bool:
        """Whether the language in force has a text of its own for a key."""
        return key in self._table(self.tag)

    def say(self, key: str, /, **params: Param) -> str:
        """The text of a key, its `{placeholders}` filled in.

        Numbers are written as the language writes them. Where a text has plural forms,
        the number `n` chooses. A text that is missing is said in English, and one that
        English lacks as well becomes the last word of its key: a raw key is never shown.
        """
        text = self._text(key)
        if not isinstance(text, str):
            text = self._form(text, params.get("n", 0))
        return PLACEHOLDER.sub(lambda match: self._filled(params, match[1]), text)

    def number(self, value: float, *, signed: bool = False) -> str:
        """A number as the language writes it; `signed` puts a plus before positive ones."""
        sign = MINUS if value < 0 else "+" if signed and value > 0 else ""
        size = abs(value)
        whole, _, fraction = f"{size:.2f}".rstrip("0").partition(".")
        if size >= GROUP_FROM:
            whole = f"{int(whole):,}".replace(",", self._raw("format.group"))
        return sign + whole + (self._raw("format.decimal") + fraction if fraction else "")

    def join(self, items: Sequence[str], word: str = "and") -> str:
        """Items as a list in words: "Ann, Bob and Cat". `word` is `and` or `or`."""
        if len(items) < 2:
            return "".join(items)
        most = self._raw("format.comma").join(items[:-1])
        return self.say(f"format.{word}", most=most, last=items[-1])

    @property
    def letters(self) -> tuple[str, ...]:
        """What stands in the corner of a card, weakest rank first: 3 … 10 J Q K A 2."""
        return tuple(map(self.rank, Rank))

    def rank(self, rank: int) -> str:
        """A rank as it stands in the corner of a card."""
        return self._raw(f"rank.{RANK_TEXT[rank]}")

    def card(self, card: Card) -> str:
        """A card as symbols: 7♣, or K♠ in English, R♠ in French."""
        return self.rank(card.rank) + SUIT_SYMBOLS[card.suit]

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as symbols: 7♦ 7♠."""
        return " ".join(map(self.card, cards))

    def spoken(self, cards: Iterable[Card]) -> str:
        """Cards as words for a screen reader: "7 of diamonds, 7 of spades"."""
        return self._raw("format.comma").join(
            self.say(
                "spoken.card",
                rank=self._raw(f"spoken.rank.{RANK_TEXT[card.rank]}"),
                suit=self._raw(f"spoken.suit.{SUIT_TEXT[card.suit]}"),
            )
            for card in cards
        )

    def aloud(self, text: str) -> str:
        """A text with its cards as words: screen readers stumble over the symbols."""
        if not any(symbol in text for symbol in SUIT_SYMBOLS):
            return text
        if self.tag not in self._symbols:
            letters = "|".join(map(re.escape, self.letters))
            card = f"(?:{letters})[{''.join(SUIT_SYMBOLS)}]"
            self._symbols[self.tag] = re.compile(rf"(?<!\w){card}(?: {card})*")
        return self._symbols[self.tag].sub(lambda match: self._symbols_aloud(match[0]), text)

    def _symbols_aloud(self, cards: str) -> str:
        ranks = dict(zip(self.letters, Rank, strict=True))
        return self.spoken(
            Card(ranks[each[:-1]], SUIT_SYMBOLS.index(each[-1])) for each in cards.split()
        )

    def _table(self, tag: str) -> dict[str, Text]:
        if tag not in self._tables:
            self._tables[tag] = dict(flatten(json.loads(self._read(tag))))
        return self._tables[tag]

    def _text(self, key: str) -> Text:
        text = self._table(self.tag).get(key)
        if text is None:
            text = self._table(LANGUAGES[0]).get(key)
        if text is None:
            text = key.rpartition(".")[2].replace("_", " ").capitalize()
        return text

    def _raw(self, key: str) -> str:
        text = self._text(key)
        return text if isinstance(text, str) else ELLIPSIS

    def _form(self, forms: Mapping[str, str], n: Param) -> str:
        form = plural_form(self.tag, n) if isinstance(n, int | float) else "other"
        # A text borrowed from English knows English forms only.
        return forms.get(form) or forms.get("other") or next(iter(forms.values()), ELLIPSIS)

    def _filled(self, params: Mapping[str, Param], name: str) -> str:
        value = params.get(name, ELLIPSIS)
        return value if isinstance(value, str) else self.number(value)
