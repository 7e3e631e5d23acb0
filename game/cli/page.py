"""`president bench --page`: the same figures natively and in Chromium, beside each other."""

from __future__ import annotations

import importlib
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.cli import loading
from game.cli.figures import Figures, figures
from game.cli.options import UserError
from game.cli.serving import served
from game.publish import PublishError, build_offline
from game.publish.staging import checkout, staged

CHROMIUM = "/usr/bin/chromium"
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run")
LONGEST = 600_000
"""ms that the page may take."""
_MARK = "figures: "
_MAIN = """
import json
import os

os.environ["SDL_VIDEODRIVER"] = "emscripten"  # here SDL has no driver without a screen


async def main():
    from game.cli.figures import figures

    print({mark!r} + json.dumps(figures({seconds!r})))
"""


def measure(seconds: float) -> dict[str, Any]:
    """Measure natively, in the page, and its loading; raises UserError where it cannot be had."""
    try:
        with _browser() as browser:
            page = _in_page(browser, seconds)
            load = loading.measure(browser)
    except PublishError as error:
        raise UserError(str(error)) from error
    return {"native": figures(seconds), "page": page, "loading": load}


def table(measured: dict[str, Any]) -> str:
    """Write the figures of both beside each other, and how many times slower the page is.

    Below them stands what loading takes, beside a bare page of the same runtime.
    """
    native, page = measured["native"], measured["page"]
    lines = [f"{'':36}{'native':>12}{'page':>12}{'page / native':>16}"]
    for kind, rows in native.items():
        for row, values in rows.items():
            for name, value in values.items():
                there = page[kind][row][name]
                ratio = f"{there / value:16.2f}" if value else ""
                lines.append(f"{row:12}{name:24}{value:>12,}{there:>12,}{ratio}")
    lines.append(f"{'':36}{'bare page':>12}{'game':>12}{'game / bare':>16}")
    for visit, load in measured["loading"].items():
        lines.append(
            f"{'loading':12}{visit + ', ms':24}{load['bare_ms']:>12,}{load['game_ms']:>12,}"
            f"{load['ratio']:16.2f}"
        )
    return "\n".join(lines)


@contextmanager
def _browser() -> Iterator[Any]:
    try:
        playwright = importlib.import_module("playwright.sync_api")
    except ImportError as error:
        raise UserError("--page needs Playwright; `uv sync` installs it") from error
    if not Path(CHROMIUM).exists():
        raise UserError(f"--page needs Chromium at {CHROMIUM}; `apt-get install chromium`")
    with (
        playwright.sync_playwright() as driver,
        driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS)) as browser,
    ):
        yield browser


def _in_page(browser: Any, seconds: float) -> Figures:
    said: list[str] = []
    with _measuring(seconds) as address:
        page = browser.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.goto(address)
        page.wait_for_selector("#retry:visible", timeout=LONGEST)  # the little program has ended
        page.close()
    for line in said:
        if line.startswith(_MARK):
            measured: Figures = json.loads(line.removeprefix(_MARK))
            return measured
    raise UserError(f"the page could not be measured: {' '.join(said[-1:])[-300:]}")


@contextmanager
def _measuring(seconds: float) -> Iterator[str]:
    """Serve a page that measures and tells, and give its address."""
    root = checkout()
    measuring = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in [*(root / "game" / "cli").glob("*.py"), root / "game" / "host" / "fake.py"]
    }
    main = _MAIN.format(mark=_MARK, seconds=seconds).encode()
    with tempfile.TemporaryDirectory() as place:
        folder = build_offline(Path(place), game={**staged(root), **measuring, "main.py": main})
        with served(folder) as address:
            yield address
