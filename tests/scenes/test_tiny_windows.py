"""Windows too small for anything, and of mad shapes: nothing fails, and it all comes back."""

import pytest

from game.host import AddressChanged
from tests.scenes.stage import Stage
from tests.scenes.tour import SCREENS

MAD = [
    ((1, 1), 1.0),
    ((1, 1), 0.25),
    ((1, 1), 3.0),
    ((20, 20), 1.0),
    ((40, 40), 0.33),
    ((1, 500), 1.0),
    ((500, 1), 1.0),
]


def squeeze(stage):
    """Make the window as small as it gets in many ways, then as it was."""
    scene, targets = stage.scene.name, [target.id for target in stage.targets(shown=False)]
    for size, ratio in MAD:
        stage.resize(size, ratio)
    stage.resize((1280, 720), 1.0)
    assert stage.scene.name == scene
    assert [target.id for target in stage.targets(shown=False)] == targets


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_outlives_a_tiny_window(screen):
    stage = Stage()
    SCREENS[screen](stage)
    squeeze(stage)


@pytest.mark.parametrize("rules", ["president", "ahole"])
def test_a_match_outlives_a_tiny_window(rules):
    stage = Stage()
    stage.page(AddressChanged(f"r={rules}&n=5&p=2&s=3"))
    for _ in range(4):
        squeeze(stage)
        if "ready" in [target.id for target in stage.targets()]:
            stage.click("ready")
        stage.turn(20, 50.0)
