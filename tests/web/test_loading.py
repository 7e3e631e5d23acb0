"""The loading screens: honest about what comes, what is late and what failed.

pygbag's loader cannot be fetched in a test, so a stand-in takes its place: it does what the real
one was seen to do, step by step as the test tells it.
"""

from __future__ import annotations

import json
import re

import pytest

from game.publish import build_web
from tests.web.conftest import served

pytestmark = pytest.mark.web

RUNTIME = "https://pygame-web.github.io/cdn/0.9.3/"
LOADER = """
window.addEventListener("error", () => alert("an error"));
window.addEventListener("unhandledrejection", () => alert("a rejection"));
window.Module = { setStatus: (text) => { window.status_text = text; } };
window.seen = { address: location.search + location.hash, config };
custom_onload(true);
"""


@pytest.fixture(scope="module")
def pygbag_site(tmp_path_factory):
    with served(build_web(tmp_path_factory.mktemp("out"))) as address:
        yield address


@pytest.fixture
def pygbag_page(chromium, pygbag_site):
    """A function that opens the pygbag page with stand-ins for the runtime's files."""
    contexts, dialogs = [], []

    def open_page(files=None, path="", locale="en-GB"):
        context = chromium.new_context(locale=locale)
        contexts.append(context)
        page = context.new_page()
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        files = {"pythons.js": LOADER, **(files or {})}

        def answer(route):
            name = route.request.url.removeprefix(RUNTIME)
            body = files.get(name)
            if body is None:
                route.abort()
            else:
                headers = {"Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript"}
                route.fulfill(status=404 if body == 404 else 200, body=str(body), headers=headers)

        context.route(re.compile("^https:"), answer)
        page.clock.install()
        page.goto(pygbag_site + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert dialogs == []


def words(page):
    page.clock.run_for(150)
    return page.inner_text("#words")


def bar(page):
    return page.evaluate("document.getElementById('bar').value")


def fetch(page, name):
    page.evaluate(f"fetch({RUNTIME + name!r}).then((r) => r.text()).catch(() => {{}})")


def test_the_loader_finds_its_settings_and_a_bare_address(pygbag_page):
    page = pygbag_page(path="?lang=fr#r=base&s=%22%zz")
    page.wait_for_function("window.seen")
    seen = page.evaluate("seen")

    assert seen["address"] == ""
    assert seen["config"] == {
        "ume_block": 0,
        "can_close": 1,
        "user_canvas_managed": 1,
        "archive": "president",
        "cdn": RUNTIME,
    }
    assert page.url.endswith("?lang=fr#r=base&s=%22%zz")
    start = json.loads(page.evaluate("president.start('[]')"))
    assert (start["fragment"], start["query"]) == ("r=base&s=%22%zz", "lang=fr")
    assert start["frames"] == "runtime"


def test_the_words_tell_what_comes_and_the_bar_never_goes_back(pygbag_page):
    page = pygbag_page({"main.wasm": "x" * 100, "pygame.whl": "w", "president.apk": "a"})
    page.wait_for_function("window.seen")
    assert words(page) == "Fetching Python… 0%"
    page.evaluate("Module.setStatus('Downloading data... (50/100)')")
    assert words(page) == "Fetching Python… 16%"  # half of 6 in 18 MB
    shares = [bar(page)]
    page.evaluate("Module.setStatus('Downloading data... (100/100)')")
    fetch(page, "main.wasm")
    assert words(page) == "Starting Python…"
    shares.append(bar(page))
    fetch(page, "pygame.whl")
    assert words(page) == "Fetching the game… 88%"
    fetch(page, "president.apk")
    assert words(page) == "Shuffling the cards…"
    shares.append(bar(page))
    page.evaluate("president.ready('[]')")
    page.clock.run_for(300)

    assert page.is_hidden("#loading")
    assert page.evaluate("document.activeElement.id") == "canvas"
    assert page.evaluate("status_text") == "Downloading data... (100/100)"
    assert shares == sorted(set(shares))


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("fr-CA", "Chargement de Python… 0\u202f%"),
        ("pl", "Pobieranie Pythona… 0%"),
        ("de", "Fetching Python… 0%"),
    ],
)
def test_the_words_are_in_the_browsers_language(pygbag_page, locale, expected):
    page = pygbag_page(locale=locale)

    assert page.inner_text("#words") == expected
    assert page.evaluate("document.documentElement.lang") == (
        "en" if locale == "de" else locale[:2]
    )


def test_a_blocked_loader_is_named_and_can_be_tried_again(pygbag_page):
    files = {"pythons.js": None}
    page = pygbag_page(files)
    page.get_by_role("alert").wait_for()

    assert "pythons.js" in page.inner_text("#words")
    assert page.is_hidden("#bar")
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()


@pytest.mark.parametrize("answer", [None, 404])
@pytest.mark.parametrize("name", ["main.wasm", "pygame.whl", "president.apk"])
def test_a_part_that_cannot_be_had_is_named(pygbag_page, name, answer):
    page = pygbag_page({name: answer})
    page.wait_for_function("window.seen")
    fetch(page, name)
    page.get_by_role("alert").wait_for()

    assert name in page.inner_text("#words")


@pytest.mark.parametrize(
    ("failure", "expected"),
    [
        ("Module.onAbort('Cannot enlarge memory arrays')", "The browser ran out of memory"),
        ("Module.onAbort('both async and sync fetching failed')", "The game stopped on an error"),
        (
            "void Promise.reject(new RangeError('Memory(): could not allocate memory'))",
            "The browser ran out of memory",
        ),
        ("queueMicrotask(() => { throw new Error('unexpected') })", "The game stopped on an error"),
        (
            f"president.failed({json.dumps(json.dumps('Traceback: żółć'))})",
            "The game stopped on an error",
        ),
    ],
)
def test_other_failures_are_said_without_alert_boxes(pygbag_page, failure, expected):
    page = pygbag_page()
    page.wait_for_function("window.seen")
    page.evaluate(failure)
    page.clock.run_for(10)
    page.get_by_role("alert").wait_for()

    assert page.inner_text("#words").startswith(expected)
    if "żółć" in failure:
        assert page.inner_text("#trouble") == "Traceback: żółć"


def test_what_hangs_is_said_after_a_while_and_taken_back_when_it_moves(pygbag_page):
    page = pygbag_page()
    page.wait_for_function("window.seen")
    page.clock.run_for(29_000)
    assert page.is_hidden("#retry")
    page.clock.run_for(2_000)
    assert page.inner_text("#trouble").startswith("This is taking longer than usual")
    assert page.is_visible("#retry")
    page.evaluate("Module.setStatus('Downloading data... (1/100)')")

    assert page.is_hidden("#trouble")
    assert page.is_hidden("#retry")


def test_a_browser_without_webassembly_is_told(chromium, pygbag_site):
    context = chromium.new_context()
    context.add_init_script("delete window.WebAssembly")
    context.route(re.compile("^https:"), lambda route: route.abort())
    page = context.new_page()
    page.goto(pygbag_site)

    assert "WebAssembly" in page.inner_text("#words")
    context.close()


def test_without_javascript_the_page_says_so_in_each_language(chromium, pygbag_site, site):
    for address in (pygbag_site, site):
        context = chromium.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(address)
        said = page.inner_text("noscript")
        assert "needs JavaScript" in said
        assert "il lui faut JavaScript" in said
        assert "potrzebuje JavaScriptu" in said
        context.close()


@pytest.mark.parametrize(
    "part", ["pyodide/pyodide.js", "pyodide/pyodide.asm.wasm", "game.zip", "*.whl"]
)
def test_the_self_contained_page_names_a_part_that_is_missing(chromium, site, part):
    context = chromium.new_context()
    context.route(f"**/{part}", lambda route: route.fulfill(status=404))
    page = context.new_page()
    page.goto(site)
    page.get_by_role("alert").wait_for(timeout=30_000)

    assert part.split("/")[-1].lstrip("*") in page.inner_text("#words")
    assert page.is_visible("#retry")
    context.close()
