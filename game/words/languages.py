"""The languages of the game, and which of them suits a player best."""

from __future__ import annotations

from collections.abc import Iterable

LANGUAGES: tuple[str, ...] = ("en", "fr", "pl")
"""The languages with a locale file; the first one is spoken where none suits."""


def best_language(tags: Iterable[str]) -> str:
    """The first of a player's preferred languages that the game speaks, else English.

    Args:
        tags: what browsers and systems call languages, most wanted first: `pl`,
            `fr-CA`, `fr_CA.UTF-8`, `EN`.
    """
    for tag in tags:
        primary = tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
        if primary in LANGUAGES:
            return primary
    return LANGUAGES[0]
