"""What the page says before the game runs: it has no locale files yet, only words.json."""

from __future__ import annotations

import json
import re

from game.assets import find_asset
from game.words import LANGUAGES
from game.words.words import PLACEHOLDER

WORDS: dict[str, dict[str, str]] = json.loads(
    find_asset("pages/words.json").read_text(encoding="utf-8")
)


def test_every_language_says_the_same_things() -> None:
    assert set(WORDS) == set(LANGUAGES)
    for tag in LANGUAGES:
        assert WORDS[tag].keys() == WORDS["en"].keys()
        for key, text in WORDS[tag].items():
            assert text.strip(), f"{tag} {key}"
            wanted = sorted(PLACEHOLDER.findall(WORDS["en"][key]))
            assert sorted(PLACEHOLDER.findall(text)) == wanted, f"{tag} {key}"


def test_french_has_narrow_spaces_before_its_high_signs() -> None:
    assert not [text for text in WORDS["fr"].values() if re.search("[^\u202f][:;!?%»]", text)]
