"""Being taught in the page: a hint comes soon, and a round can be looked back at."""

from __future__ import annotations

import pytest

from tests.web.players import Keys, Mouse

pytestmark = pytest.mark.web

ASKED = "s.scene === 'trick' && s.need === 'person' && s.legal.length > 1"


def test_a_hint_comes_while_the_game_goes_on_being_drawn(open_game):
    player = Mouse(game := open_game("#r=president&n=4&s=7"))
    player.play_until(ASKED)
    game.press("h")

    state = game.wait_until("s.texts.length > 0")
    assert state["need"] == "person"
    assert state["selected"] or "ass" in state["texts"][0]


def test_a_round_is_looked_back_at_and_listed_for_screen_readers(open_game):
    player = Keys(game := open_game())
    player.hurry()
    player.press("play")
    player.play_round()
    game.press("r")

    game.wait_until("s.scene === 'review'")
    state = game.wait_until("!s.thinking")
    listed = game.page.get_by_role("listitem").all_text_contents()
    assert len(listed) == len(state["lines"])
    assert listed[0] == state["lines"][0]
    game.press("Escape")
    assert game.wait_until("s.scene === 'scoring'")
