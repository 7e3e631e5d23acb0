"""Photographs the game: every scene in every kind of window, and the table full and empty.

    uv run python -m tools.contact_sheet [docs]

drives the real program without a window and writes `table.png`, which README.md shows, and the
sheets `sheet-<what>.png`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.scenes.stage import Stage  # first: it keeps SDL from opening a window

import pygame  # isort: skip

from game.ui.look import Look
from game.ui.theme import CAPTION, FELT
from tests.scenes.moments import MOMENTS
from tests.scenes.tour import SCREENS
from tools.png import save, save_reduced

MOST_BYTES = 600_000
"""No picture is larger."""
MARGIN, LABEL = 12, 22
REST_MS = 600
"""What still moves when a scene begins has come to rest after that."""

SCENES = (
    "menu", "setup", "seat", "house", "rules", "settings", "statistics", "match", "replay",
    "daily", "link_asks", "crash",
    "deal", "kitty", "hold", "gifts", "trick", "trick_of_two", "trick_of_ten", "completion", "out",
    "scoring", "review", "match_end", "curtain",
)  # fmt: skip
"""Every scene, and the table of two, four and ten players."""
WINDOWS = {"phone": (390, 844), "desktop": (1280, 720), "large": (2560, 1440)}
LOOKS = (("fr", "midnight", False), ("pl", "dark", True), ("en", "light", False))
"""Languages and themes, and whether with four colours of cards."""


class Shot(NamedTuple):
    """A picture to take."""

    view: str
    size: tuple[int, int]
    language: str = "en"
    theme: str = "felt"
    four_colours: bool = False

    def take(self) -> pygame.Surface:
        """Go there and take it."""
        stage = Stage(size=self.size, languages=(self.language,))
        stage.context.change(theme=self.theme, four_colours=self.four_colours)
        go: Callable[[Stage], None] = {**SCREENS, **MOMENTS}[self.view]
        go(stage)
        if self.view != "deal":
            stage.wait(REST_MS)
        return stage.host.surface()


class Sheet(NamedTuple):
    """Pictures beside each other, each `wide` px wide, so many in a row."""

    shots: Sequence[Shot]
    wide: int
    columns: int


def scenes_in(window: str, wide: int, columns: int) -> Sheet:
    """Every scene in one kind of window."""
    return Sheet([Shot(view, WINDOWS[window]) for view in SCENES], wide, columns)


def looks() -> Sheet:
    """The other languages and themes, and cards of four colours."""
    views = ("menu", "house", "trick", "scoring")
    shots = [Shot(v, WINDOWS["desktop"], *look) for look in LOOKS for v in views]
    return Sheet(shots, 440, 4)


SHEETS: dict[str, Callable[[], Sheet]] = {
    "phone": lambda: scenes_in("phone", 156, 13),
    "desktop": lambda: scenes_in("desktop", 390, 5),
    "large": lambda: scenes_in("large", 390, 5),
    "looks": looks,
}


def paste(sheet: Sheet) -> pygame.Surface:
    """The pictures in rows, each with its name below; in a row all are equally high."""
    images = [scaled(shot.take(), sheet.wide) for shot in sheet.shots]
    rows = [images[at : at + sheet.columns] for at in range(0, len(images), sheet.columns)]
    heights = [max(image.get_height() for image in row) + LABEL + MARGIN for row in rows]
    width = sheet.columns * (sheet.wide + MARGIN) + MARGIN
    surface = pygame.Surface((width, sum(heights) + MARGIN))
    surface.fill(FELT.field)
    look = Look()
    y = MARGIN
    shots = iter(sheet.shots)
    for row, high in zip(rows, heights, strict=True):
        for column, image in enumerate(row):
            x = MARGIN + column * (sheet.wide + MARGIN)
            surface.blit(image, (x, y))
            label = pygame.Rect(x, y + image.get_height(), sheet.wide, LABEL)
            text = next(shots).view.replace("_", " ")
            look.text.draw(surface, text, CAPTION, FELT.on_panel_muted, label, align="centre")
        y += high
    return surface


def scaled(image: pygame.Surface, wide: int) -> pygame.Surface:
    """The picture at that width, halved first as often as that helps it stay crisp."""
    while image.get_width() >= 2 * wide:
        image = pygame.transform.smoothscale_by(image, 0.5)
    high = round(image.get_height() * wide / image.get_width())
    return pygame.transform.smoothscale(image, (wide, high))


def save_small(surface: pygame.Surface, path: Path) -> None:
    """Saves in as many colours as the file has room for."""
    save(surface, path)
    for colours in (256, 192, 128, 96, 80, 72, 64, 60, 56, 52, 48, 40, 32):
        if path.stat().st_size <= MOST_BYTES:
            return
        save_reduced(surface, path, colours)
    raise SystemExit(f"{path} has {path.stat().st_size} bytes, more than {MOST_BYTES}")


def main(folder: str = "docs", *names: str) -> None:
    """Writes the table and all sheets, or only those named, into a folder."""
    into = Path(folder)
    into.mkdir(parents=True, exist_ok=True)
    for name in names or ("table", *SHEETS):
        path = into / (f"{name}.png" if name == "table" else f"sheet-{name}.png")
        picture = Shot("selected", (1280, 720)).take() if name == "table" else paste(SHEETS[name]())
        save_small(picture, path)
        print(f"{path}: {picture.get_width()} x {picture.get_height()}, {path.stat().st_size}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="contact_sheet", description=__doc__)
    parser.add_argument("folder", nargs="?", default="docs")
    parser.add_argument("names", nargs="*", help=f"table, {', '.join(SHEETS)}; default: all")
    asked = parser.parse_args()
    if unknown := set(asked.names) - {"table", *SHEETS}:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    main(asked.folder, *asked.names)
