"""What passes between Python and a page: ASCII JSON in, JSON out, nothing else."""

from __future__ import annotations

import errno
import json
import sys
from types import SimpleNamespace

import pygame
import pytest

from game.host import Activated, FilePicked, Hidden, PageSize, TextEntered
from game.host.browser import BrowserHost


class Page:
    """A page that notes its calls; `answers` has what to return, by function."""

    def __init__(self):
        self.calls = []
        self.answers = {
            "start": {
                "frames": "runtime",
                "languages": ["pl"],
                "reducedMotion": True,
                "dark": None,
                "fontScale": 1.25,
                "fragment": "r=base",
                "query": "",
            },
            "poll": {"size": [800, 600, 2], "watched": False, "events": []},
        }

    def __getattr__(self, name):
        def function(arguments):
            assert type(arguments) is str
            assert arguments.isascii()
            self.calls.append((name, json.loads(arguments)))
            return json.dumps(self.answers.get(name))

        return function


@pytest.fixture
def page(monkeypatch):
    monkeypatch.setenv("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "")
    page = Page()
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(window=SimpleNamespace(president=page)))
    return page


def target(label="Play", value=""):
    return SimpleNamespace(
        id="play",
        label=label,
        rect=pygame.Rect(20, 40, 100, 88),
        enabled=True,
        role="button",
        value=value,
        checked=None,
        shown=True,
    )


def test_the_start_tells_wishes_languages_and_address(page):
    host = BrowserHost()

    assert host.is_browser
    assert host.languages() == ("pl",)
    assert host.wishes().reduced_motion
    assert host.wishes().dark is None
    assert host.wishes().font_scale == 1.25
    assert host.address.fragment == "r=base"
    assert host.page_size() == PageSize(800, 600, 2)


def test_text_reaches_the_page_whole(page):
    BrowserHost().announce("Zoë: 7♣ \0 😀", urgent=True)

    assert page.calls[-1] == ("announce", ["Zoë: 7♣ \0 😀", True])


def test_what_is_said_aloud_is_not_what_is_shown(page):
    host = BrowserHost()
    host.aloud = lambda text: text.replace("7♣", "seven of clubs")
    host.announce("Zoë: 7♣")
    assert page.calls[-1] == ("announce", ["Zoë: seven of clubs", False])
    host.mirror([target(label="Complete: 7♣", value="not 7♣")])
    mirrored = page.calls[-1][1][0][0]

    assert (mirrored["label"], mirrored["value"]) == (
        "Complete: seven of clubs",
        "not seven of clubs",
    )


def test_events_come_in_order_and_once(page):
    page.answers["poll"]["events"] = [
        ["hidden"],
        ["activated", "play"],
        ["file", "a.json", None],
        ["text", "Zoë"],
    ]
    host = BrowserHost()

    assert host.page_events() == [
        Hidden(),
        Activated("play"),
        FilePicked("a.json", None),
        TextEntered("Zoë"),
    ]
    assert host.page_events() == []


def test_targets_are_mirrored_in_css_px_and_only_when_they_changed(page):
    host, play = BrowserHost(), target()
    host.mirror([play], "play")
    host.mirror([play], "play")
    mirrored = [arguments for name, arguments in page.calls if name == "mirror"]

    assert len(mirrored) == 1
    assert mirrored[0][0][0]["rect"] == [10, 20, 50, 44]
    assert mirrored[0][1] == "play"
    host.mirror([play], None)
    assert len([name for name, _ in page.calls if name == "mirror"]) == 2


def test_the_outline_is_said_aloud_and_sent_only_when_it_changed(page):
    host = BrowserHost()
    host.aloud = lambda text: text.replace("7♣", "seven of clubs")
    host.outline(())
    for _ in range(2):
        host.outline(("On the pile: 7♣ – Zoë", "Zoë: 3 cards"))
    host.outline(())
    told = [arguments for name, arguments in page.calls if name == "outline"]

    assert told == [[["On the pile: seven of clubs – Zoë", "Zoë: 3 cards"]], [[]]]


def test_what_is_stored_has_our_prefix_and_refusals_are_told(page):
    host = BrowserHost()
    page.answers["storageGet"] = {"value": "1"}
    assert host.storage.get("match") == "1"
    assert page.calls[-1] == ("storageGet", ["president-card-game:match"])
    page.answers["storageKeys"] = {"value": ["president-card-game:match"]}
    assert host.storage.keys() == ["match"]
    page.answers["storageSet"] = {"refused": "full"}
    with pytest.raises(OSError, match="full") as caught:
        host.storage.set("settings", "{}")

    assert caught.value.errno == errno.ENOSPC
