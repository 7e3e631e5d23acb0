"""Where the page can be put: offline, below a path, inside another page, in a hidden tab."""

from __future__ import annotations

import re
import shutil

import pytest

from tests.web.browser import GamePage
from tests.web.conftest import SIZE, served

pytestmark = pytest.mark.web

KEPT = """navigator.serviceWorker.ready.then(async () => {
    const names = await caches.keys();
    const cache = await caches.open(names[0]);
    return names.length === 1 && (await cache.keys()).length;
})"""


@pytest.fixture
def context(chromium):
    context = chromium.new_context(viewport=SIZE, locale="en-GB")
    yield context
    context.close()


def test_once_opened_it_plays_without_a_network(context, probe_folder):
    with served(probe_folder) as address:
        game = GamePage(context, address).open()
        files = [file for file in probe_folder.rglob("*") if file.is_file()]
        assert game.page.evaluate(KEPT) == len(files) - 1  # the worker itself is not among them
    context.set_offline(True)  # and the server is gone
    game.reload()
    game.click("left")
    game.wait_until("s.log.includes(\"down 1 mouse ['left']\")")
    game.page.goto(game.address + "?lang=fr#r=base")
    game.wait()

    assert game.complaints == []


def test_a_new_build_is_taken_at_the_next_start(context, probe_folder, tmp_path):
    folder = tmp_path / "site"
    shutil.copytree(probe_folder, folder)
    marked = "fetch('page.css').then((r) => r.text()).then((text) => text.includes('newer'))"
    with served(folder) as address:
        game = GamePage(context, address).open()
        game.page.evaluate(KEPT)
        (folder / "page.css").write_text("/* newer */" + (folder / "page.css").read_text())
        worker = (folder / "worker.js").read_text()
        (folder / "worker.js").write_text(re.sub(r"(?<=\$\{OURS\})\w+", "newer", worker))
        game.reload()
        assert not game.page.evaluate(marked)
        game.page.wait_for_function(
            "navigator.serviceWorker.getRegistration().then((r) => r.waiting)"
        )
        game.page.reload()

        game.page.wait_for_function(marked)
        game.wait()
        game.page.wait_for_function("caches.keys().then((names) => names.length === 1)")


def test_it_runs_below_a_path(context, probe_folder, tmp_path):
    (tmp_path / "games").mkdir()
    shutil.copytree(probe_folder, tmp_path / "games" / "president")
    with served(tmp_path) as address:
        game = GamePage(context, address).open("games/president/")
        scope = game.page.evaluate("navigator.serviceWorker.ready.then((r) => r.scope)")

        assert scope == f"{address}games/president/"
        assert game.complaints == []


def test_it_plays_inside_another_page_as_on_itch(context, probe_folder, tmp_path):
    shutil.copytree(probe_folder, tmp_path / "game")
    (tmp_path / "index.html").write_text(
        "<!doctype html><link rel='icon' href='data:,'><input id='outside'><br>"
        "<iframe src='game/' width='960' height='600' allow='autoplay; fullscreen *'></iframe>"
    )
    with served(tmp_path) as address:
        game = GamePage(context, address)
        game.page.goto(address)
        frame = game.page.frames[1]
        frame.wait_for_function("window.president && president.state()")
        game.page.click("#outside")
        game.page.keyboard.type("no")
        x, y, width, height = frame.evaluate("president.state().targets[0].rect")
        box = game.page.locator("iframe").bounding_box()
        game.page.mouse.click(box["x"] + x + width / 2, box["y"] + y + height / 2)
        game.page.keyboard.press("q")
        frame.wait_for_function("president.state().log.includes('key q')")

        log = frame.evaluate("president.state().log")
        assert log == ["down 1 mouse ['left']", "up 1 mouse ['left']", "key q"]
        assert game.page.input_value("#outside") == "no"
        assert game.complaints == []


def test_a_hidden_tab_is_silent_and_comes_back_without_a_jump(context, probe_site):
    context.add_init_script(
        "const Plain = AudioContext; window.sounds = []; window.AudioContext = "
        "class extends Plain { constructor(...a) { super(...a); sounds.push(this); } }"
    )
    game = GamePage(context, probe_site).open()
    game.click("left")  # sound may start now
    states = "sounds.map((each) => each.state)"
    game.page.wait_for_function(f"{states}.includes('running')")
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    game.page.evaluate(hide, True)
    game.page.wait_for_function(f"{states}.every((state) => state === 'suspended')")
    game.wait_until("s.log.includes('Hidden()')")
    game.page.evaluate(hide, False)
    game.page.wait_for_function(f"{states}.includes('running')")
    state = game.wait_until("s.log.includes('Shown()')")

    assert state["longest"] <= 100
