"""What it takes to load the page, beside a bare page of the same runtime.

Counted is the processor time of the page's thread from the navigation to the first frame, so that
other programs on the machine disturb little; the best of several rounds is taken of each page,
one page after the other in each round.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.cli.serving import served
from game.publish import build_offline

ROUNDS = 3
PATIENCE = 120_000
"""ms that a page may take to load."""

_BARE = b'''
import importlib

import pygame


async def main():
    """Only open a window: what the runtime itself takes to come up."""
    page = importlib.import_module("js").window.president
    pygame.display.init()
    surface = pygame.display.set_mode((1280, 720))
    surface.fill("#124A2C")
    pygame.display.flip()
    page.ready("[]")
    while True:
        await page.nextFrame()
'''

Times = dict[str, float]
"""ms by "cold", with nothing kept from an earlier visit, and "warm", the next time."""


def measure(browser: Any) -> dict[str, Times]:
    """The best cold and warm times of both pages in a browser of Playwright's, and their ratio."""
    bare, ours = _best(browser, {"main.py": _BARE}, None)
    return {
        visit: {
            "bare_ms": bare[visit],
            "game_ms": ours[visit],
            "ratio": round(ours[visit] / bare[visit], 3),
        }
        for visit in bare
    }


def _best(browser: Any, *games: Mapping[str, bytes] | None) -> list[Times]:
    with tempfile.TemporaryDirectory() as place:
        folders = [
            build_offline(Path(place) / str(number), game=game) for number, game in enumerate(games)
        ]
        rounds = [[_visits(browser, folder) for folder in folders] for _ in range(ROUNDS)]
    return [
        {visit: min(times[visit] for times in of_page) for visit in of_page[0]}
        for of_page in zip(*rounds, strict=True)
    ]


def _visits(browser: Any, folder: Path) -> Times:
    """A first and a second visit in a fresh profile."""
    with served(folder) as address:
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        times = {visit: _visit(context, address) for visit in ("cold", "warm")}
        context.close()
    return times


def _visit(context: Any, address: str) -> float:
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_selector("#loading.done", state="attached", timeout=PATIENCE)
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")  # it keeps the page's files
    page.close()
    (spent,) = (each["value"] for each in metrics if each["name"] == "TaskDuration")
    return round(1000 * float(spent))
