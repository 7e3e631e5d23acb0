"""Nothing outside the window, nothing too small to press, no text cut, wherever it is played."""

import pygame
import pytest

from game.ui.text import Writer
from game.ui.widgets import ScrollArea
from game.words import LANGUAGES
from tests.scenes.moments import MOMENTS
from tests.scenes.stage import Stage
from tests.scenes.tour import SCREENS

SIZES = {
    "small": ((320, 480), 1.0),
    "phone": ((390, 844), 1.0),
    "phone3": ((1170, 2532), 3.0),
    "turned": ((844, 390), 1.0),
    "itch": ((1280, 720), 1.0),
    "4k": ((3840, 2160), 1.0),
}
LEAST = 24
"""CSS px: the smaller side of anything that can be pressed."""


@pytest.fixture
def cut(monkeypatch):
    """Every text that was shortened, or broken inside a word, since the beginning."""
    found = []
    shorten, break_word = Writer.shorten, Writer._break_word

    def shortens(writer, text, style, width):
        shown = shorten(writer, text, style, width)
        if shown != text:
            found.append(text)
        return shown

    def breaks(writer, word, style, width, lines):
        rest = break_word(writer, word, style, width, lines)
        if rest != word:
            found.append(word)
        return rest

    monkeypatch.setattr(Writer, "shorten", shortens)
    monkeypatch.setattr(Writer, "_break_word", breaks)
    return found


def whole(stage, target):
    """Whether a target is seen whole: one that is scrolled in half ends where its window ends."""
    scene = getattr(stage.scene, "_shown", stage.scene)
    for widget in walk(scene.group.top):
        edges = (widget.rect.top, widget.rect.bottom)
        if isinstance(widget, ScrollArea) and edges != (0, 0):
            inside = widget.rect.contains(target.rect)
            if inside and {target.rect.top, target.rect.bottom} & set(edges):
                return False
    return True


def walk(widget):
    yield widget
    for child in widget.children():
        yield from walk(child)


def check_fit(stage):
    window = stage.host.surface().get_rect()
    least = LEAST * stage.context.look.scale - 1
    for target in stage.targets():
        assert window.contains(target.rect), (target.id, target.rect, window)
        if whole(stage, target):
            assert min(target.rect.size) >= least, (target.id, target.rect, least)
        assert target.label, target.id
    ids = [target.id for target in stage.targets(shown=False)]
    assert len(set(ids)) == len(ids)


def check_apart(stage):
    shown = stage.targets()
    for place, one in enumerate(shown):
        for other in shown[place + 1 :]:
            assert not one.rect.colliderect(other.rect), (one.id, other.id)


def scroll_through(stage):
    """Turn page after page of what scrolls, so that all of it is drawn."""
    yield
    for _ in range(60):
        before = [target.rect.topleft for target in stage.targets(shown=False)]
        stage.key(pygame.K_PAGEDOWN)
        after = [target.rect.topleft for target in stage.targets(shown=False)]
        if before == after:
            return
        yield


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits(size, language, cut):
    pixels, ratio = SIZES[size]
    too_long = {}
    stage = Stage(size=pixels, ratio=ratio, languages=(language,))
    for screen, go in SCREENS.items():
        stage.may_crash = False
        stage.context.to_menu()
        stage.turn()
        go(stage)
        stage.turn()
        for _ in scroll_through(stage):
            check_fit(stage)
            check_apart(stage)
        # The report of a crash is data, not text: it may break anywhere.
        if screen != "crash" and cut:
            too_long[screen] = sorted(set(cut))
        cut.clear()
    assert not too_long


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_bears_resizing_and_another_language_at_any_moment(screen):
    stage = Stage(size=(1280, 720))
    SCREENS[screen](stage)
    focused = stage.scene.focused
    for size, ratio, language in (
        ((390, 844), 1.0, "fr"),
        ((1688, 780), 2.0, "pl"),
        ((320, 480), 1.0, "en"),
        ((900, 900), 1.0, "fr"),
    ):
        stage.resize(size, ratio)
        check_fit(stage)
        stage.context.change(language=language)
        stage.turn()
        check_fit(stage)
        assert stage.scene.focused == focused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_moment_of_a_match_fits(size, language, cut):
    pixels, ratio = SIZES[size]
    too_long = {}
    stage = Stage(size=pixels, ratio=ratio, languages=(language,))
    for moment, go in MOMENTS.items():
        stage.context.to_menu()
        go(stage)
        stage.turn(6, 100.0)
        check_fit(stage)
        check_apart(stage)
        if cut:
            too_long[moment] = sorted(set(cut))
        cut.clear()
    assert not too_long
