"""The self-contained page comes up, and what the player does there arrives."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.web


def test_the_first_frame_comes_without_complaint(open_game):
    game = open_game()

    assert game.state["drawn"] >= 1
    assert game.page.title() == "President"
    game.page.wait_for_function("document.getElementById('loading').hidden")
