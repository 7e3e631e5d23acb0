"""A handful of views as pictures, compared with those in tests/screens.

Fonts are drawn a little differently by other versions of SDL, so not pixels are compared but
small cells. `PRESIDENT_REGENERATE=1 pytest tests/test_screens.py` takes the pictures anew; look at
the difference before committing it. Where a view is not as recorded, the message says where to
see what was recorded, what is drawn, and where the two differ.
"""

import os
import tempfile
from pathlib import Path

import pytest

from tests.scenes.stage import Stage  # first: it keeps SDL from opening a window

import pygame  # isort: skip

from game.session import Seat, Session
from tests.scenes.moments import sit
from tests.scenes.tour import SCREENS
from tools.contact_sheet import scaled
from tools.png import save, save_reduced

GOLDEN = Path(__file__).parent / "screens"
COLOURS = 96
CELL = 6
"""Px of a recorded picture that are compared by their mean colour."""
NEAR = 14
"""A cell is as recorded if no channel of its colour differs by more."""
MOST = 0.006
"""Share of cells that may not be as recorded."""

PHONE, DESKTOP = (390, 844), (1280, 720)
NAMES = ["You", "Ann", "Bob", "Cleo", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris"]


def table(stage, rules, hands, *actions):
    """A round with these hands, the first player's turn after some acts."""
    names = NAMES[: len(hands)]
    record = {
        "rules": rules,
        "players": names,
        "leader": actions[0].split()[0] if actions else names[0],
        "hands": dict(zip(names, hands, strict=True)),
        "actions": list(actions),
    }
    seats = [Seat()._asdict(), *[Seat("novice")._asdict()] * (len(names) - 1)]
    sit(stage, Session.resume({"record": record, "seats": seats, "bot_seed": 0}, []))


def trick(stage):
    table(
        stage, "president",
        ["4C 5D 5S 8H 9C 9D JC JD QH QS KD AC 2S", "4D 4H 3S 10C", "7C 7D KH 10D 3C",
         "8C 8D AH 6C 6D 3H"],
        "Ann 4D 4H", "Bob 7C 7D", "Cleo 8C 8D",
    )  # fmt: skip
    stage.click("card:4")
    stage.wait(500)


def trick_of_ten(stage):
    others = ["3C 5C 6C", "3D 5D", "3H 5H 7H 8H", "3S 5S", "6D 7D", "6H 8C", "6S 9S", "9H KS",
              "10C JC QC"]  # fmt: skip
    acts = [f"{name} {hand.split()[0]}" for name, hand in zip(NAMES[7:], others[6:], strict=True)]
    table(stage, "ahole", ["4H 9C 9D JD QH KD AD 2S", *others], *acts)
    stage.wait(500)


def scoring(stage):
    acts = ("You AC", "Ann pass", "Bob pass", "You 4D", "Ann 9C", "Bob 10C", "Ann pass", "Bob 5D")
    table(stage, "base", ["AC 4D", "9C 3D", "10C 5D"], *acts)
    stage.wait(500)


def court(stage):
    trick(stage)
    stage.scene.inspect((10, 2), "K♥")
    stage.turn()


VIEWS = {
    "menu": (SCREENS["menu"], DESKTOP, "en", "felt"),
    "menu-phone": (SCREENS["menu"], PHONE, "fr", "light"),
    "setup": (SCREENS["setup"], DESKTOP, "pl", "midnight"),
    "settings": (SCREENS["settings"], PHONE, "pl", "dark"),
    "trick": (trick, DESKTOP, "en", "felt"),
    "trick-phone": (trick_of_ten, PHONE, "en", "felt"),
    "court": (court, DESKTOP, "fr", "light"),
    "scoring": (scoring, PHONE, "en", "midnight"),
}


def draw(name):
    """The view as it is drawn now, made small."""
    go, size, language, theme = VIEWS[name]
    stage = Stage(size=size, languages=(language,))
    stage.context.today = lambda: "2026-11-29"
    stage.context.change(theme=theme)
    stage.context.to_menu()
    stage.turn()
    go(stage)
    stage.turn()
    return scaled(stage.host.surface(), size[0] * 2 // 5 if size == DESKTOP else size[0] * 3 // 5)


def strange_cells(recorded, drawn):
    """Where the two differ, in cells; and how many cells there are."""
    assert recorded.get_size() == drawn.get_size()
    columns, rows = recorded.get_width() // CELL, recorded.get_height() // CELL
    small = [pygame.transform.smoothscale(each, (columns, rows)) for each in (recorded, drawn)]
    strange = [
        (x, y)
        for x in range(columns)
        for y in range(rows)
        if any(
            abs(a - b) > NEAR
            for a, b in zip(small[0].get_at((x, y)), small[1].get_at((x, y)), strict=True)
        )
    ]
    return strange, columns * rows


def show_difference(name, recorded, drawn, strange):
    """Recorded, drawn, and the latter with the strange cells marked, beside each other."""
    wide, high = drawn.get_size()
    marked = drawn.copy()
    for x, y in strange:
        marked.fill((255, 0, 120), (x * CELL, y * CELL, CELL, CELL))
    sheet = pygame.Surface((3 * wide + 20, high))
    for column, image in enumerate((recorded, drawn, marked)):
        sheet.blit(image, (column * (wide + 10), 0))
    folder = Path(tempfile.gettempdir()) / "president-screens"
    folder.mkdir(exist_ok=True)
    save(sheet, folder / f"{name}.png")
    return folder / f"{name}.png"


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_is_as_recorded(name):
    drawn = draw(name)
    path = GOLDEN / f"{name}.png"
    if os.environ.get("PRESIDENT_REGENERATE"):
        GOLDEN.mkdir(exist_ok=True)
        save_reduced(drawn, path, COLOURS)
    recorded = pygame.image.load(path).convert(drawn)
    strange, cells = strange_cells(recorded, drawn)
    assert len(strange) <= MOST * cells, (
        f"{len(strange)} of {cells} cells differ: {show_difference(name, recorded, drawn, strange)}"
    )


@pytest.fixture
def recorded():
    return draw("trick")


def test_a_button_or_a_card_elsewhere_is_noticed(recorded):
    for place in ((444, 220, 60, 34), (190, 100, 40, 58)):
        drawn = recorded.copy()
        drawn.blit(recorded, place, (0, 0, *place[2:]))
        strange, cells = strange_cells(recorded, drawn)
        assert len(strange) > MOST * cells


def test_text_drawn_a_little_differently_is_not(recorded):
    blurred = pygame.transform.box_blur(recorded, 1)
    strange, cells = strange_cells(recorded, blurred)
    assert len(strange) <= MOST * cells
