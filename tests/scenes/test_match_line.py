"""The line above the hand says all that would beat the pile, in two lines on an upright phone."""

import pytest

from game.table.drawing.words import draw_line
from game.ui.text import Writer
from tests.scenes.moments import hold, kitty, returns, trick_of_ten
from tests.scenes.stage import Stage


@pytest.fixture
def written(monkeypatch):
    """What is set in one line and in several."""
    seen = {"lines": [], "paragraphs": []}
    draw, paragraph = Writer.draw, Writer.paragraph

    def line(self, surface, text, *args, **options):
        seen["lines"].append(text)
        return draw(self, surface, text, *args, **options)

    def several(self, text, style, colour, width, **options):
        seen["paragraphs"].append((text, len(self.wrap(text, style, width))))
        return paragraph(self, text, style, colour, width, **options)

    monkeypatch.setattr(Writer, "draw", line)
    monkeypatch.setattr(Writer, "paragraph", several)
    return seen


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (430, 932)])
def test_a_long_line_takes_two_on_an_upright_phone(language, size, written):
    stage = Stage(size=size, languages=(language,))
    trick_of_ten(stage)
    whole = stage.scene.line().choices[0]
    assert whole.count(",") >= 3, "more cards, a single 2 and completing four would do as well"
    for several in written.values():
        several.clear()
    scene = stage.scene
    assert draw_line(stage.host.surface(), scene.table, [whole, "short"], strong=True) == ""
    assert written == {"lines": [], "paragraphs": [(whole, 2)]}


def test_what_fits_into_a_line_stays_in_one(written):
    stage = Stage(size=(390, 844))
    trick_of_ten(stage)
    for several in written.values():
        several.clear()
    draw_line(stage.host.surface(), stage.scene.table, ["Your lead · Lead anything"], strong=True)
    assert written == {"lines": ["Your lead · Lead anything"], "paragraphs": []}


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("moment", [kitty, hold, returns, trick_of_ten])
def test_nothing_has_to_lie_over_the_cards_in_the_smallest_window(language, moment):
    stage = Stage(size=(320, 480), languages=(language,))
    moment(stage)
    scene = stage.scene
    assert draw_line(stage.host.surface(), scene.table, scene.line().choices, strong=True) == ""
