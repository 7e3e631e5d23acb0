"""Drawn text is kept while it is shown, and forgotten once many other texts have been shown."""

import pygame
import pytest

from game.ui.look import Look
from game.ui.text import Writer
from game.ui.theme import BODY
from tests.scenes.stage import Stage
from tests.scenes.test_fit import SIZES
from tests.scenes.tour import SCREENS

FULLEST = ("house_refused", "rules", "keys", "statistics")
INK = (255, 255, 255)


@pytest.fixture
def rendered(monkeypatch):
    """Every text that was rendered since the beginning."""
    found = []
    render = Writer._render

    def renders(writer, text, *rest):
        found.append(text)
        return render(writer, text, *rest)

    monkeypatch.setattr(Writer, "_render", renders)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", FULLEST)
def test_the_fullest_screens_are_not_rendered_again_each_frame(rendered, size, screen):
    window, ratio = SIZES[size]
    stage = Stage(size=window, ratio=ratio, languages=("fr",))
    SCREENS[screen](stage)
    stage.stack.draw(stage.host.surface())
    rendered.clear()
    stage.stack.draw(stage.host.surface())

    assert rendered == []


@pytest.mark.parametrize("scale", [1.0, 3.0])
def test_a_long_match_keeps_no_more_text_than_a_short_one(scale):
    pygame.font.init()
    writer = Look(scale=scale).text
    wide = round(600 * scale)
    line = writer.line("Round 0", BODY, INK)
    paragraph = writer.paragraph("Round 0", BODY, INK, wide)
    # At a scale of 1 these are about 60 × 24 px and 600 × 24 px: more than ten screens full.
    for number in range(1, 2000):
        writer.line(f"Round {number}", BODY, INK)
        writer.paragraph(f"Round {number}", BODY, INK, wide)

    assert writer.line("Round 0", BODY, INK) is not line
    assert writer.paragraph("Round 0", BODY, INK, wide) is not paragraph
