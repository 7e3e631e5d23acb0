"""`president play --link`: a shared deal on the desktop, or one sentence why not."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game import app
from game.cli import main


@pytest.fixture
def started(monkeypatch):
    """What the program was started with, in place of starting it."""
    starts = []

    async def run(*, size, start, over):
        starts.append(start)

    monkeypatch.setattr(app, "run", run)
    return starts


@pytest.mark.parametrize("before", ["#", "", "https://example.org/president/#"])
def test_a_link_is_handed_on_in_its_shortest_form(started, before):
    assert main(["play", "--link", f"{before}s=42&r=base"]) == 0
    (start,) = started
    assert (start.link, start.table) == ("r=base&n=4&b=regular&s=42", None)


def test_the_language_of_the_command_line_counts_for_more(started):
    main(["play", "--link", "#r=base&l=pl", "--lang", "fr"])
    main(["play", "--link", "#r=base&l=pl"])
    assert [start.link[-5:] for start in started] == ["gular", "&l=pl"]
    assert started[0].language == "fr"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--link", "#n=12"], "--link: “n=12” is not allowed, only 2 to 10."),
        (["--link", "#name=Zoe"], "--link: It says “name”: only r, n, p, b, s or l, or the name"),
        (["--link", ""], "--link: it is empty"),
        (["--link", "#r=base", "--seed", "1"], "--link: it is not allowed together with"),
    ],
)
def test_a_bad_link_is_one_sentence(started, capsys, words, sentence):
    assert main(["play", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"president: {sentence}")
    assert error.count("\n") == 1
    assert started == []
