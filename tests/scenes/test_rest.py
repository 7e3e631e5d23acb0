"""At rest nothing is drawn: no scene burns a phone's battery while somebody thinks."""

import pytest

from tests.scenes.moments import MOMENTS
from tests.scenes.stage import FakeHost, Stage
from tests.scenes.tour import SCREENS

GOES_ON = {"out", "review_thinking", "crash"}
"""Where bots play or think by themselves for longer; and the screen that ends a test."""


@pytest.mark.parametrize("name", sorted((SCREENS | MOMENTS).keys() - GOES_ON))
def test_a_scene_at_rest_draws_nothing(name):
    stage = Stage(FakeHost((390, 844)))
    (SCREENS | MOMENTS)[name](stage)
    stage.turn(300, 100.0)  # deals end, offers and messages go
    shown = []
    stage.host.present = lambda: shown.append(stage.scene.name)
    stage.turn(60)
    assert not shown
