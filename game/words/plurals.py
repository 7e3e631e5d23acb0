"""Which plural form a number takes."""

from __future__ import annotations

from collections.abc import Callable

CATEGORIES = ("one", "few", "many", "other")
"""Every plural form there is; a locale file uses those of its language."""

FORMS: dict[str, tuple[str, ...]] = {
    "en": ("one", "other"),
    "fr": ("one", "other"),
    "pl": ("one", "few", "many"),
}
"""The forms that each language needs."""


def _english(n: float) -> str:
    return "one" if abs(n) == 1 else "other"


def _french(n: float) -> str:
    return "one" if abs(n) < 2 else "other"


def _polish(n: float) -> str:
    # Fractions ("2,5 sekundy") take the genitive singular, which for the nouns that the
    # game counts in fractions is spelled like the few form.
    if n != int(n):
        return "few"
    size = abs(int(n))
    if size == 1:
        return "one"
    if size % 10 in (2, 3, 4) and size % 100 not in (12, 13, 14):
        return "few"
    return "many"


_RULES: dict[str, Callable[[float], str]] = {
    "en": _english,
    "fr": _french,
    "pl": _polish,
}


def plural_form(tag: str, n: float) -> str:
    """The form that `n` takes in a language, one of `FORMS[tag]`.

    Raises:
        KeyError: a language without rules.
    """
    return _RULES[tag](n)
