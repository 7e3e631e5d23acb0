"""The self-contained page, built once, served, and opened in Debian's Chromium."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.cli.serving import served
from game.publish import PublishError, build_offline
from game.publish.staging import checkout, staged
from tests.needs import leave_out
from tests.web.crashes import (  # noqa: F401  (pytest finds its hooks here)
    pytest_report_teststatus,
    pytest_runtest_protocol,
    pytest_terminal_summary,
    watch,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

    from tests.web.browser import GamePage, OpenGame

SIZE = {"width": 1280, "height": 720}


def build(out: Path, game: dict[str, bytes] | None = None) -> Path:
    """Build the self-contained edition, with `game` in the place of the staged one."""
    if not os.environ.get("PRESIDENT_PYGAME_WHEEL"):
        leave_out("browser tests left out: PRESIDENT_PYGAME_WHEEL names no wheel for Pyodide")
    try:
        return build_offline(out, game=game)
    except PublishError as error:
        leave_out(f"browser tests left out: {error}")


def local_file(name: str) -> bytes:
    """Return a file that lies beside this one."""
    return Path(__file__).with_name(name).read_bytes()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address under which the game's page is served."""
    with served(build(tmp_path_factory.mktemp("game"))) as address:
        yield address


@pytest.fixture(scope="session")
def probe_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a page with the probe in the place of the game."""
    game = {**staged(checkout()), "main.py": local_file("probe.py")}
    return build(tmp_path_factory.mktemp("probe"), game)


@pytest.fixture(scope="session")
def probe_site(probe_folder: Path) -> Iterator[str]:
    """The address under which the probe's page is served."""
    with served(probe_folder) as address:
        yield address


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """Playwright, which drives browsers."""
    try:
        from playwright.sync_api import sync_playwright

        from tests.web.browser import CHROMIUM
    except ImportError:
        leave_out("browser tests left out: `uv sync` installs Playwright")
    if not Path(CHROMIUM).exists():
        leave_out("browser tests left out: `apt-get install chromium` installs the browser")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def chromium(driver: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """The browser: a fresh one for each file of tests, so that nothing piles up in it."""
    from tests.web.browser import CHROMIUM, FLAGS

    browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    watch(browser, request.config)
    yield browser
    browser.close()


@contextmanager
def _opener(chromium: Browser, address: str) -> Iterator[OpenGame]:
    from tests.web.browser import GamePage

    opened: list[GamePage] = []

    def open_game(path: str = "", **options: object) -> GamePage:
        context = chromium.new_context(**{"viewport": SIZE, "locale": "en-GB", **options})
        opened.append(GamePage(context, address))
        return opened[-1].open(path)

    yield open_game
    for game in opened:
        game.page.context.close()
    assert [complaint for game in opened for complaint in game.complaints] == []


@pytest.fixture
def open_game(chromium: Browser, site: str) -> Iterator[OpenGame]:
    """A function that opens the game in a fresh profile; afterwards nothing may have gone wrong.

    Its keyword arguments are Playwright's for a context (viewport, has_touch, locale, …).
    """
    with _opener(chromium, site) as opener:
        yield opener


@pytest.fixture
def open_probe(chromium: Browser, probe_site: str) -> Iterator[OpenGame]:
    """Like `open_game`, with the probe in the place of the game."""
    with _opener(chromium, probe_site) as opener:
        yield opener
