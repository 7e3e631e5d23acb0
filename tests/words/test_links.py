"""Every reason to refuse a link is said in every language, with what is allowed."""

import pytest

from game.store import BadLink, Known, Refusal
from game.store.link import parse_link
from game.words import LANGUAGES, load_words
from game.words.links import link_refused

KNOWN = Known(("random", "regular"), ("bold", "cautious"), LANGUAGES, "regular")

EXAMPLES = {
    Refusal.LONG: "r=base&" * 1000,
    Refusal.BROKEN: "r=base&s=%4",
    Refusal.UNKNOWN: "name=Zoe",
    Refusal.TWICE: "s=1&s=2",
    Refusal.VALUE: "twos=low",
    Refusal.NUMBER: "n=12",
    Refusal.NUMBER_OR_NONE: "rounds=0",
    Refusal.SEATS: "n=3&b=person,regular",
    Refusal.PEOPLE_TWICE: "n=3&p=1&b=person,regular,regular",
    Refusal.NOBODY: "n=3&b=regular,regular,regular",
    Refusal.TOGETHER: "hold_hand=true",
}


def said(text, tag):
    with pytest.raises(BadLink) as caught:
        parse_link(text, KNOWN)
    return link_refused(caught.value.refusal, caught.value.params, load_words(tag))


def test_there_is_an_example_of_every_reason():
    assert set(EXAMPLES) == set(Refusal)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("refusal", Refusal)
def test_every_reason_is_a_sentence_of_its_own(refusal, tag):
    sentence = said(EXAMPLES[refusal], tag)
    assert sentence.endswith(".")
    assert "{" not in sentence
    # Nothing was left out, and nothing had to be borrowed.
    assert "…" not in sentence
    assert tag == "en" or sentence != said(EXAMPLES[refusal], "en")


@pytest.mark.parametrize(
    ("text", "tag", "sentence"),
    [
        ("twos=low", "en", "“twos=low” is not allowed, only high, close or trump."),
        ("n=12", "en", "“n=12” is not allowed, only 2 to 10."),
        ("s=-1", "en", "“s=-1” is not allowed, only 0 to 4294967295."),
        ("r=ahole&n=3", "en", "“n=3” is not allowed, only 4, 5, 6, 7, 8, 9 or 10."),
        ("rounds=0", "en", "“rounds=0” is not allowed, only 1 to 99 or none."),
        ("l=de", "fr", "«\u202fl=de\u202f» n’est pas permis, seulement en, fr ou pl."),
        ("l=de", "pl", "„l=de” jest niedozwolone, możliwe tylko: en, fr albo pl."),
        ("rounds=none", "en", "The match needs an end: a number of rounds or points to win."),
        ("n=3&b=regular,regular,regular", "fr", "Il faut au moins une personne à la table."),
    ],
)
def test_sentences_as_they_are_read(text, tag, sentence):
    assert said(text, tag) == sentence
