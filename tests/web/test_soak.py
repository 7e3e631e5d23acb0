"""Many matches one after the other leave memory as it was."""

from __future__ import annotations

import json

import pytest

from game.publish.staging import checkout, staged
from tests.web.browser import GamePage
from tests.web.conftest import SIZE, build, local_file, served

pytestmark = pytest.mark.web

MB = 1_000_000
SETTLED = 10
"""Matches after which every cache has what it will hold."""
PATIENCE = 600_000


@pytest.fixture(scope="module")
def matches(chromium, tmp_path_factory):
    """What the page told after each match, with the memory of its JavaScript."""
    folder = build(
        tmp_path_factory.mktemp("soak"), {**staged(checkout()), "main.py": local_file("soak.py")}
    )
    context = chromium.new_context(viewport=SIZE)
    told = []
    with served(folder) as address:
        game = GamePage(context, address)
        game.page.on(
            "console",
            lambda m: told.append(json.loads(m.text[6:])) if m.text.startswith("soak: ") else None,
        )
        devtools = context.new_cdp_session(game.page)
        game.page.goto(address)
        game.page.wait_for_selector("#retry:visible", timeout=PATIENCE)
        devtools.send("HeapProfiler.collectGarbage")
        heap = devtools.send("Runtime.getHeapUsage")["usedSize"]
    context.close()
    assert game.complaints == []
    print(*told, f"JavaScript heap: {heap / MB:.1f} MB", sep="\n")
    return told, heap


def test_thirty_matches_of_bots_are_played(matches):
    told, _ = matches

    assert [each["matches"] for each in told] == list(range(1, 31))


def test_memory_stays_as_it_was(matches):
    told, heap = matches
    settled, last = told[SETTLED - 1], told[-1]

    assert last["used"] <= 1.05 * settled["used"]
    assert last["wasm"] == settled["wasm"]  # it would grow by a fifth at a time
    assert last["objects"] <= 1.05 * settled["objects"]
    assert heap <= 60 * MB
