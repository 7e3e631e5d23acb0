"""Two tabs, full stores and strange data: no match is lost without a word."""

from __future__ import annotations

import json

import pytest

from tests.person import next_press
from tests.web.browser import GamePage
from tests.web.conftest import SIZE
from tests.web.players import Mouse

pytestmark = pytest.mark.web

PREFIX = "president-card-game:"
ASKED = "s.scene === 'trick' && s.need === 'person'"
KEPT = f"Object.fromEntries(Object.entries(localStorage).filter(([k]) => k.startsWith('{PREFIX}')))"


@pytest.fixture
def context(chromium):
    context = chromium.new_context(viewport=SIZE, locale="en-GB")
    yield context
    context.close()


def test_a_second_tab_takes_the_match_over_and_the_first_lets_go(context, site):
    first = GamePage(context, site).open()
    player = Mouse(first)
    player.hurry()
    player.press("play")
    player.play_until(f"{ASKED} && s.hand.split(' ').length < 12")
    second = GamePage(context, site).open()
    taking_over = Mouse(second)
    taking_over.press("continue")
    taking_over.play_until(f"{ASKED} && s.hand.split(' ').length < 10")

    hand = second.state["hand"]
    first.page.bring_to_front()
    while (before := first.state)["scene"] != "ask":
        if press := next_press(before):
            player.press(press)
        first.wait_for_change(before)
    player.press("otherwise")  # not "play here"
    first.wait_until("s.scene === 'menu'")
    second.page.bring_to_front()
    second.reload()
    taking_over.press("continue")
    second.wait_until(ASKED)
    assert second.state["hand"] == hand
    assert first.complaints == second.complaints == []


def test_other_games_keep_what_is_theirs(context, site):
    game = GamePage(context, site).open()
    game.page.evaluate("localStorage.setItem('match', 'of another game')")
    player = Mouse(game)
    player.hurry()
    player.press("play")
    player.play_until(f"{ASKED} && s.hand.split(' ').length < 13")

    keys = game.page.evaluate("Object.keys(localStorage)")
    assert {key for key in keys if not key.startswith(PREFIX)} == {"match"}
    assert game.page.evaluate("localStorage.getItem('match')") == "of another game"


@pytest.mark.parametrize("damage", ["'{'", "'null'", "'\\u0000'", "'[' + '['.repeat(9999)", "'7'"])
def test_damage_to_anything_kept_is_told_and_the_game_starts(context, site, damage):
    game = GamePage(context, site).open()
    player = Mouse(game)
    player.hurry()
    player.press("play")
    player.play_until(f"{ASKED} && s.hand.split(' ').length < 13")
    kept = game.page.evaluate(KEPT)
    assert len(kept) >= 2
    game.page.evaluate(
        f"for (const key of {json.dumps(list(kept))}) localStorage.setItem(key, {damage})"
    )
    game.reload()

    assert game.state["scene"] == "menu"
    assert game.page.inner_text("#urgent") or game.page.inner_text("#polite")
    game.click("play")
    game.wait_until("s.scene !== 'menu'")
    assert game.complaints == []


@pytest.mark.parametrize("name", ["QuotaExceededError", "SecurityError"])
def test_a_store_that_refuses_is_told_and_the_match_goes_on(context, site, name):
    context.add_init_script(
        f"Storage.prototype.setItem = () => {{ throw new DOMException('', '{name}') }}"
    )
    game = GamePage(context, site).open()
    player = Mouse(game)
    player.hurry()
    game.page.wait_for_function("urgent.textContent + polite.textContent")
    player.press("play")

    assert player.play_round()["scene"] == "scoring"
    assert game.complaints == []
