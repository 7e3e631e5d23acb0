"""The locale files: complete, alike in every language, and well set."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.engine.cards import RANK_TEXT, SUIT_TEXT
from game.words import LANGUAGES, read_locale
from game.words.plurals import FORMS
from game.words.words import PLACEHOLDER, Text, flatten

GAME = Path(__file__).parents[2] / "game"
OTHERS = [tag for tag in LANGUAGES if tag != "en"]
# Numbers that a singular form may leave out: "the best card" for "the 1 best card".
COUNT = "n"


@cache
def texts(tag: str) -> dict[str, Text]:
    return dict(flatten(json.loads(read_locale(tag))))


def forms(text: Text) -> list[str]:
    return [text] if isinstance(text, str) else list(text.values())


def all_forms(tag: str) -> Iterator[tuple[str, str]]:
    return ((key, form) for key, text in texts(tag).items() for form in forms(text))


@pytest.mark.parametrize("tag", OTHERS)
def test_every_language_has_the_same_keys(tag: str) -> None:
    assert texts(tag).keys() == texts("en").keys()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_key_is_given_twice(tag: str) -> None:
    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        names = [name for name, _ in pairs]
        assert len(set(names)) == len(names), names
        return dict(pairs)

    json.loads(read_locale(tag), object_pairs_hook=once)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_text_is_empty_or_has_stray_spaces(tag: str) -> None:
    spaced = ("format.comma", "format.group")
    wrong = [
        key
        for key, form in all_forms(tag)
        if key not in spaced and (not form or form != form.strip() or "  " in form)
    ]
    assert wrong == []


@pytest.mark.parametrize("tag", OTHERS)
def test_placeholders_are_those_of_the_english_text(tag: str) -> None:
    for key, text in texts(tag).items():
        wanted = set(PLACEHOLDER.findall("".join(forms(texts("en")[key]))))
        for form in forms(text):
            found = set(PLACEHOLDER.findall(form))
            assert wanted - found <= {COUNT}, f"{tag} {key}: {form}"
            assert found <= wanted, f"{tag} {key}: {form}"
        assert set(PLACEHOLDER.findall("".join(forms(text)))) == wanted, f"{tag} {key}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_only_the_singular_may_leave_its_number_out(tag: str) -> None:
    for key, text in texts(tag).items():
        if not isinstance(text, str):
            for form, said in text.items():
                assert form == "one" or "{n}" in said or key.endswith(("winner", "match_over"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_braces_hold_placeholders_and_nothing_else(tag: str) -> None:
    for key, form in all_forms(tag):
        assert not set("{}") & set(PLACEHOLDER.sub("", form)), f"{tag} {key}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_plural_texts_have_exactly_the_forms_of_their_language(tag: str) -> None:
    for key, text in texts(tag).items():
        if not isinstance(text, str):
            assert tuple(text) == FORMS[tag], f"{tag} {key}"


@pytest.mark.parametrize("tag", OTHERS)
def test_plural_in_one_language_is_plural_in_all(tag: str) -> None:
    plural = {key for key, text in texts("en").items() if not isinstance(text, str)}
    assert {key for key, text in texts(tag).items() if not isinstance(text, str)} == plural


@pytest.mark.parametrize("tag", OTHERS)
def test_sentences_are_translated(tag: str) -> None:
    """Longer texts that equal the English ones were forgotten."""
    same = [
        key
        for key, form in all_forms(tag)
        if form in forms(texts("en")[key]) and len(re.findall(r"[^\W\d_]{2,}", form)) > 4
    ]
    assert same == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_quotes_and_dots_are_typographic(tag: str) -> None:
    for key, form in all_forms(tag):
        assert not re.search(r"""['"`]|\.\.\.|<|>""", form), f"{tag} {key}: {form}"


def test_french_has_narrow_spaces_before_its_high_signs() -> None:
    for key, form in all_forms("fr"):
        bare = form.replace("{url}", "")
        assert not re.search("[^\u202f][:;!?%»]", bare), f"{key}: {form!r}"
        assert not re.search("«[^\u202f]", bare), f"{key}: {form!r}"


def test_polish_has_its_own_quotes() -> None:
    assert not [key for key, form in all_forms("pl") if re.search("[“‘«»]", form)]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_buttons_are_short(tag: str) -> None:
    """Two buttons stand side by side on a phone that is 390 px wide."""
    buttons = ("play", "pass", "hint", "undo", "complete", "fast_forward", "log", "menu")
    for name in buttons:
        assert len(str(texts(tag)[f"trick.{name}"])) <= 14, f"{tag} {name}"
    for key in ("exchange.give", "kitty.swap", "kitty.skip", "hold.take", "hold.keep"):
        assert len(str(texts(tag)[key])) <= 20, f"{tag} {key}"


def test_offered_names_are_single_words_and_differ() -> None:
    for tag in LANGUAGES:
        offered = str(texts(tag)["names.bots"]) + ", " + str(texts(tag)["names.people"])
        names = offered.split(", ")
        assert len(set(names)) == len(names) >= 20
        assert not [name for name in names if " " in name or not name[0].isupper()]


def code_strings() -> Iterator[str]:
    """Strings in the code as patterns: what f-strings fill in is a group."""
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = (p.value if isinstance(p, ast.Constant) else None for p in node.values)
                yield "".join("(.+)" if part is None else re.escape(str(part)) for part in parts)


def said_in_code() -> Iterator[tuple[Path, str]]:
    """Keys and beginnings of keys in the arguments of `say` anywhere in the code."""
    for path in sorted(GAME.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and call.args and _is_say(call.func):
                for part in ast.walk(call.args[0]):
                    text = part.value if isinstance(part, ast.Constant) else None
                    if isinstance(text, str) and re.match(r"\w+\.", text):
                        yield path, text


def _is_say(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "say"


def test_every_key_that_the_code_says_exists() -> None:
    keys = list(texts("en"))
    said = list(said_in_code())
    assert len(said) > 50
    missing = [
        f"{path.relative_to(GAME)}: {text}"
        for path, text in said
        if not any(key.startswith(text) for key in keys)
    ]
    assert missing == []


def test_every_text_is_said_somewhere() -> None:
    """A key is in the code as it is, or an f-string makes it of words that are in the code."""
    found = {p for p in code_strings() if re.fullmatch(r"(\w|\\\.|\(\.\+\))+", p)}
    plain = {p.replace("\\.", ".") for p in found if "(" not in p}
    made = [re.compile(p) for p in found if "(" in p and re.search("[a-z]", p)]

    @cache
    def said(text: str) -> bool:
        if text in plain or text.isdigit() or text in RANK_TEXT + SUIT_TEXT:
            return True
        matches = (pattern.fullmatch(text) for pattern in made)
        return any(match and all(map(said, match.groups())) for match in matches)

    assert len(made) > 20
    assert said("menu.new_game")
    assert not said("menu.no_such_text")
    assert [key for key in texts("en") if not said(key)] == []
