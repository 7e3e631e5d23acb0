"""Draws all cards, widgets, faces and themes into pictures, to be looked at.

    uv run python -m tools.gallery build/gallery

makes cards.png, four-colour.png, art.png, and widgets-<theme>.png for every theme.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect

from game.ui import theme as themes
from game.ui.cards import CardLook
from game.ui.faces import ANIMALS, PEOPLE
from game.ui.icons import ICONS
from game.ui.look import Look
from game.ui.theme import THEMES, Theme
from game.ui.title import draw_title, icon
from game.ui.widgets import (
    Block,
    Button,
    Check,
    Column,
    Document,
    Dropdown,
    Field,
    Flow,
    Group,
    Heading,
    Label,
    LineChart,
    Notices,
    Panel,
    Progress,
    Rule,
    ScrollArea,
    Segmented,
    Series,
    Sheet,
    Slider,
    Stepper,
    Table,
    Toggle,
    draw_tip,
)


def art_sheet(look: Look) -> pygame.Surface:
    """Portraits, titles and icons."""
    sheet = pygame.display.set_mode((1480, 1000))
    look.paint.table(sheet, look.theme)
    for i, name in enumerate((*ANIMALS, *PEOPLE)):
        sheet.blit(look.faces.get(name, 132), (16 + i % 10 * 144, 16 + i // 10 * 144))
        for row, size in enumerate((28, 44, 64)):
            sheet.blit(look.faces.get(name, size), (16 + i * (size + 6), 310 + row * 50))
    for text, box in (
        ("President", Rect(16, 500, 560, 360)),
        ("Prezydent", Rect(600, 500, 320, 240)),
        ("Président", Rect(600, 780, 320, 90)),
    ):
        draw_title(sheet, look, box, text)
    x = 960
    for size in (256, 128, 64, 32, 16):
        sheet.blit(icon(size), (x, 500))
        sheet.blit(icon(size, maskable=True), (x, 770))
        x += size + 12
    return sheet


def nothing(*_: object) -> None:
    """What the buttons here do."""


def cards_sheet(look: Look) -> pygame.Surface:
    """Cards at every size that matters, marked, fanned and turned."""
    sheet = pygame.display.set_mode((1480, 1330))
    look.paint.table(sheet, look.theme)
    y = 16
    for width, gap in ((36, 8), (46, 8), (60, 8), (90, 10)):
        for i in range(14):
            card = (i, (3, 2, 1, 0)[i % 4]) if i < 13 else None
            look.cards.draw(sheet, Rect(16 + i * (width + gap), y, width, width * 7 // 5), card)
        y += width * 7 // 5 + 12
    for i, card in enumerate([(7, 0), (8, 3), (9, 1), (10, 2), (11, 3), (12, 2), (6, 1), (5, 3)]):
        look.cards.draw(sheet, Rect(16 + i * 152, y, 140, 196), card)
    look.cards.draw(sheet, Rect(16 + 8 * 152, y, 140, 196), None)
    y += 208
    for i, card in enumerate([(10, 2), (9, 3), (8, 0), (11, 1), None]):
        look.cards.draw(sheet, Rect(16 + i * 264, y, 250, 350), card)
    y += 366
    for i in range(13):
        marks = ("dim",) if i < 4 else ("selected",) if i in (6, 7) else ()
        lift = 18 if i in (6, 7) else 0
        marks = ("fresh",) if i == 12 else marks
        box = Rect(16 + i * 30, y + 20 - lift, 96, 134)
        look.cards.draw(sheet, box, (i, i % 4), marks=marks)
    for i in range(9):
        face = look.cards.face(i + 3, i % 4, 96, angle=6 - 1.5 * i)
        sheet.blit(face, (520 + i * 44, y + 8 + round(abs(i - 4) ** 2 * 1.4)))
    for i in range(5):
        sheet.blit(look.cards.back(60, angle=8 - 4 * i), (1040 + i * 20, y + 20 + abs(i - 2) * 3))
    return sheet


def demo_panel(group: Group) -> Panel:
    """Settings of every kind."""
    dropdown = Dropdown(
        "lang",
        "Language",
        [("en", "English"), ("fr", "Français"), ("pl", "Polski")],
        "fr",
        nothing,
        open_list=group.open,
        close_list=group.close,
    )
    rows = [
        Field("Players", Stepper("n", "Players", 4, (2, 10), nothing), "People and bots together."),
        Field("Language", dropdown),
        Field("Speed", Segmented("v", [(1, "Slow"), (2, "Normal"), (3, "Fast")], 2, nothing)),
        Field("Effects", Slider("s", "Effects", 6, 10, nothing)),
        Field("Music", Toggle("m", "Music", False, nothing)),
        Rule(),
        Check("four", "Four-colour deck", True, nothing, "♣ green, ♦ blue, ♥ red, ♠ black."),
        Check("dim", "Dim what cannot be played", False, nothing, "Tapping it still says why."),
    ]
    return Panel(Column(rows), "Settings")


def widgets_sheet(theme: Theme) -> pygame.Surface:
    """Everything that is not a card, in one theme."""
    look = Look(theme)
    sheet = pygame.display.set_mode((1480, 1180))
    look.paint.table(sheet, theme)
    group = Group([])
    buttons = Flow(
        [
            Button("a", "Play", nothing, kind="primary", large=True, icon="check"),
            Button("b", "Pass", nothing, large=True),
            Button("c", "Hint", nothing, icon="hint"),
            Button("d", "Undo", nothing, icon="undo", enabled=False),
            Button("e", "Quit", nothing, kind="danger", icon="quit"),
            Button("f", "Rules", nothing, kind="quiet", icon="rules"),
            Button("g", "Menu", nothing, icon="menu", bare=True),
            Button("h", "Small", nothing, small=True),
        ]
    )
    panel = demo_panel(group)
    series = [
        Series("Ann", (0, 2, 3, 5, 5, 8)),
        Series("Bartek", (0, 0, 2, 2, 4, 4)),
        Series("Chloé", (0, 1, 1, 3, 3, 3)),
        Series("Dov", (0, 0, 0, 0, 1, 3)),
    ]
    chart = Panel(Column([LineChart(series), _table()]), "Totals")
    text = Panel(ScrollArea(_document()))
    x = Rect(24, 24, 1430, 60)
    buttons.place(look, x)
    wide = panel.measure(look, 440)
    panel.place(look, Rect(24, 100, 440, wide[1]))
    chart.place(look, Rect(488, 100, 460, chart.measure(look, 460)[1]))
    text.place(look, Rect(972, 100, 484, 420))
    group.root.items += [buttons, panel, chart, text]
    panel.items[0].hovered = None
    group.focus.set("b", visible=True)
    group.draw(sheet, look)
    _type_scale(sheet, look, 24, wide[1] + 120)
    sheet_box = Sheet(
        "Leave the match?",
        Label("It is kept, and the menu will offer to go on with it at the same card."),
        [Button("x", "Stay", nothing), Button("y", "Leave", nothing, kind="primary")],
    )
    sheet_box.place(look, Rect(972, 540, 484, 240))
    sheet_box.draw(sheet, look)
    notices = Notices()
    notices.say("Two cards are asked for: that is only one.", 0, "bad")
    notices.say("Saved.", 0, "good")
    notices.draw(sheet, look, (1214, 900), 400)
    draw_tip(
        sheet, look, "The ♠7 closes the trick: nobody may play on it.", Rect(1150, 960, 60, 60)
    )
    progress = Progress(0.63, "Fetching Python… 63 %")
    progress.place(look, Rect(972, 1010, 484, progress.measure(look, 484)[1]))
    progress.draw(sheet, look)
    for i, name in enumerate(ICONS):
        icon = look.icons.get(name, 26, theme.on_table)
        sheet.blit(icon, (500 + i % 13 * 34, 980 + i // 13 * 40))
    return sheet


def _table() -> Table:
    heads = [Heading("Player", shrink=True), Heading("Title"), Heading("+", "right")]
    return Table(
        [*heads, Heading("Total", "right")],
        [
            ["Ann", "President", "3", "8"],
            ["Bartek", "Vice-president", "2", "4"],
            ["Chloé", "Citizen", "1", "3"],
            ["Dov", "Scum", "0", "3"],
        ],
        strong=[1],
    )


def _document() -> Document:
    return Document(
        [
            Block("title", "President"),
            Block("text", "Get rid of your cards first and you rule; last, and you are the scum."),
            Block("heading", "Playing"),
            Block("text", "Whoever leads plays one card or several of one rank, for instance "
                  "♠8 ♥8. The others play as many, of a higher rank, or pass."),
            Block("bullet", "Suits do not matter: ♦9 does not beat ♣9."),
            Block("bullet", "A 2 is the highest and clears the pile."),
            Block("section", "The end of a trick"),
            Block("text", "When all the others have passed, the last to play leads again."),
            Block("note", "You may pass even if you could play."),
        ]
    )  # fmt: skip


def _type_scale(sheet: pygame.Surface, look: Look, x: int, y: int) -> None:
    for style, text in (
        (themes.HERO, "President"),
        (themes.TITLE, "Prezydent"),
        (themes.HEADING, "Vice-président"),
        (themes.SECTION, "Round 3 of 8"),
        (themes.LEAD, "Two cards, higher than 9"),
        (themes.BODY, "Zażółć gęślą jaźń — ♠ ♥ ♦ ♣ → « œuvre »"),
        (themes.CAPTION, "Cards left: 7 · passed"),
    ):
        line = look.text.line(text, style, look.theme.on_table, suits=look.suits_on_table)
        sheet.blit(line, (x, y))
        y += look.text.line_height(style)


def main(folder: str) -> None:
    """Writes the pictures."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    pygame.init()
    pygame.display.set_mode((16, 16))
    pygame.image.save(cards_sheet(Look()), out / "cards.png")
    four = Look(THEMES["dark"], cards=CardLook(four_colour=True, letters=("W", "D", "K", "A")))
    pygame.image.save(cards_sheet(four), out / "four-colour.png")
    pygame.image.save(art_sheet(Look()), out / "art.png")
    for name, theme in THEMES.items():
        pygame.image.save(widgets_sheet(theme), out / f"widgets-{name}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", default="build/gallery")
    main(parser.parse_args().folder)
