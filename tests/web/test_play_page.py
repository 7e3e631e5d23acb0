"""The game in the page: its menu, its language, and matches that outlive what happens to pages."""

from __future__ import annotations

import pytest

from game.words import load_words
from tests.person import next_press
from tests.web.players import Mouse

pytestmark = pytest.mark.web

SHOWN = ("round", "player", "hand", "pile", "counts", "scores", "turn", "legal")
"""What a table shows to its player; other than what is selected, it outlives a reload."""
ASKED = "s.scene === 'trick' && s.need === 'person'"


def at_the_table(game):
    """Sit down, and play until a few cards are gone and it is the person's turn again."""
    player = Mouse(game)
    player.hurry()
    player.press("play")
    player.play_until(f"{ASKED} && s.hand.split(' ').length < 11")
    return player


def test_the_menu_is_the_first_thing_to_see(open_game):
    game = open_game()

    assert game.state["scene"] == "menu"
    assert game.state["focused"] == "play"
    assert "quit" not in [target["id"] for target in game.state["targets"]]


@pytest.mark.parametrize(
    ("locale", "language"), [("fr-CA", "fr"), ("pl-PL", "pl"), ("de-DE", "en")]
)
def test_the_language_is_the_browsers(open_game, locale, language):
    game = open_game(locale=locale)

    assert game.target("play")["label"] == load_words(language).say("menu.quick_game")
    assert game.page.evaluate("document.documentElement.lang") == language


def test_another_language_is_chosen_by_a_click_and_stays(open_game):
    game = open_game()
    game.click("language:pl")
    game.page.wait_for_function("document.documentElement.lang === 'pl'")
    game.reload()

    assert game.target("play")["label"] == load_words("pl").say("menu.quick_game")


def test_a_reload_in_the_middle_of_a_round_goes_on_at_the_same_card(open_game):
    player = at_the_table(game := open_game())
    before = game.state
    assert before["pile"] or before["legal"]
    game.reload()
    assert game.state["scene"] == "menu"
    player.press("continue")
    after = game.wait_until("s.need === 'person'")

    assert {name: after[name] for name in SHOWN} == {name: before[name] for name in SHOWN}
    assert player.play_round()["round"] == 1


def test_with_the_network_off_a_round_is_played_to_its_end(open_game):
    game = open_game()
    game.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    game.page.context.set_offline(True)
    game.reload()
    player = Mouse(game)
    player.hurry()
    player.press("play")

    assert player.play_round()["round"] == 1


def test_a_window_that_turns_keeps_what_is_selected(open_game):
    player = at_the_table(game := open_game())
    player.play_until(f"{ASKED} && s.legal[0] !== 'pass'")
    player.press(next_press(game.state))
    chosen = game.wait_until("s.selected.length")["selected"]
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        before = game.state
        game.page.set_viewport_size({"width": width, "height": height})
        assert game.wait_for_change(before)["selected"] == chosen
    left = len(game.state["hand"].split()) - len(chosen)
    player.press("play")
    game.wait_until(f"s.hand.split(' ').length === {left}")
