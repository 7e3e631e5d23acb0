"""What the game looks like, as data: themes, one scale of spaces and one scale of type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.ui.colour import Colour, rgb

Face = Literal["display", "text", "bold"]
"""The bundled faces: display for titles and card indices, text and its bold for the rest."""


@dataclass(frozen=True, slots=True)
class Style:
    """A face at a size in CSS px; `line` is the height of a line as a multiple of the size."""

    face: Face
    size: float
    line: float = 1.32


CAPTION = Style("text", 13)
CAPTION_BOLD = Style("bold", 13)
SMALL = Style("text", 14)
SMALL_BOLD = Style("bold", 14)
BODY = Style("text", 16)
STRONG = Style("bold", 16)
LEAD = Style("text", 18)
LEAD_BOLD = Style("bold", 18)
SECTION = Style("display", 19)
HEADING = Style("display", 24, 1.2)
TITLE = Style("display", 34, 1.15)
HERO = Style("display", 52, 1.1)
TEXT_FLOOR = 11.0
"""No text is drawn smaller than this many CSS px."""

XS, S, M, L, XL, XXL = 4, 8, 12, 16, 24, 40
"""The scale of spaces in CSS px."""

TARGET = 44
"""Height of a main target in CSS px."""
TARGET_LEAST = 24
RADIUS_S, RADIUS_M, RADIUS_L = 8, 12, 18
"""Corner radii in CSS px: fields, buttons, panels."""
FOCUS_RING = 3


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for. `on_x` is read on `x`; muted text is still text (4.5:1).

    `suits_on_table` and `suits_on_panel` colour suit symbols inside text, in the order clubs,
    diamonds, hearts, spades. `series` colours the lines of a chart on a panel.
    """

    name: str
    dark: bool
    table: Colour
    table_light: Colour
    table_edge: Colour
    on_table: Colour
    on_table_muted: Colour
    accent: Colour
    panel: Colour
    panel_line: Colour
    on_panel: Colour
    on_panel_muted: Colour
    panel_accent: Colour
    field: Colour
    field_line: Colour
    primary: Colour
    on_primary: Colour
    secondary: Colour
    on_secondary: Colour
    secondary_line: Colour
    danger: Colour
    on_danger: Colour
    good: Colour
    bad: Colour
    focus: Colour
    shade: Colour
    suits_on_table: tuple[Colour, Colour, Colour, Colour]
    suits_on_panel: tuple[Colour, Colour, Colour, Colour]
    back: Colour
    back_line: Colour
    series: tuple[Colour, ...]


_SERIES_ON_DARK = tuple(
    rgb(c)
    for c in (
        "#F2C14E",
        "#7FC8F8",
        "#FF8C7A",
        "#8FE08A",
        "#D7A6FF",
        "#FFB26B",
        "#6FE3D2",
        "#F59BC5",
        "#C9D36A",
        "#DADADA",
    )
)
_SERIES_ON_LIGHT = tuple(
    rgb(c)
    for c in (
        "#9A6400",
        "#0B5CAD",
        "#C02B1D",
        "#1F7A33",
        "#7A3DB8",
        "#B3510A",
        "#00756A",
        "#B02A72",
        "#667000",
        "#4A4F57",
    )
)

FELT = Theme(
    name="felt",
    dark=True,
    table=rgb("#124A2C"),
    table_light=rgb("#1B6039"),
    table_edge=rgb("#0A2F1B"),
    on_table=rgb("#F7F1E1"),
    on_table_muted=rgb("#C3D2BF"),
    accent=rgb("#F2C14E"),
    panel=rgb("#0C3520"),
    panel_line=rgb("#2C6A47"),
    on_panel=rgb("#F7F1E1"),
    on_panel_muted=rgb("#B5C9B6"),
    panel_accent=rgb("#F2C14E"),
    field=rgb("#082616"),
    field_line=rgb("#5C9273"),
    primary=rgb("#F2C14E"),
    on_primary=rgb("#2A1E00"),
    secondary=rgb("#1C573A"),
    on_secondary=rgb("#F7F1E1"),
    secondary_line=rgb("#3F8560"),
    danger=rgb("#B3261E"),
    on_danger=rgb("#FFFFFF"),
    good=rgb("#8FE08A"),
    bad=rgb("#FF9C8C"),
    focus=rgb("#FFFFFF"),
    shade=rgb("#03130A"),
    suits_on_table=(rgb("#FFFFFF"), rgb("#FFB0A8"), rgb("#FFB0A8"), rgb("#FFFFFF")),
    suits_on_panel=(rgb("#FFFFFF"), rgb("#FF9C92"), rgb("#FF9C92"), rgb("#FFFFFF")),
    back=rgb("#7A1326"),
    back_line=rgb("#E9C46A"),
    series=_SERIES_ON_DARK,
)

MIDNIGHT = Theme(
    name="midnight",
    dark=True,
    table=rgb("#14305A"),
    table_light=rgb("#1D4378"),
    table_edge=rgb("#0B1C38"),
    on_table=rgb("#F4F1E8"),
    on_table_muted=rgb("#BECBE0"),
    accent=rgb("#F2C14E"),
    panel=rgb("#0E2344"),
    panel_line=rgb("#31558C"),
    on_panel=rgb("#F4F1E8"),
    on_panel_muted=rgb("#B3C2DB"),
    panel_accent=rgb("#F2C14E"),
    field=rgb("#091831"),
    field_line=rgb("#6385B8"),
    primary=rgb("#F2C14E"),
    on_primary=rgb("#2A1E00"),
    secondary=rgb("#21467C"),
    on_secondary=rgb("#F4F1E8"),
    secondary_line=rgb("#4A74B2"),
    danger=rgb("#B3261E"),
    on_danger=rgb("#FFFFFF"),
    good=rgb("#8FE08A"),
    bad=rgb("#FF9C8C"),
    focus=rgb("#FFFFFF"),
    shade=rgb("#040B18"),
    suits_on_table=(rgb("#FFFFFF"), rgb("#FFB0A8"), rgb("#FFB0A8"), rgb("#FFFFFF")),
    suits_on_panel=(rgb("#FFFFFF"), rgb("#FF9C92"), rgb("#FF9C92"), rgb("#FFFFFF")),
    back=rgb("#0F5A5E"),
    back_line=rgb("#F0D9A0"),
    series=_SERIES_ON_DARK,
)

DARK = Theme(
    name="dark",
    dark=True,
    table=rgb("#1B1D22"),
    table_light=rgb("#272A31"),
    table_edge=rgb("#0F1013"),
    on_table=rgb("#ECEAE4"),
    on_table_muted=rgb("#AEB2BA"),
    accent=rgb("#FFB454"),
    panel=rgb("#24272E"),
    panel_line=rgb("#3D424C"),
    on_panel=rgb("#ECEAE4"),
    on_panel_muted=rgb("#AFB4BD"),
    panel_accent=rgb("#FFB454"),
    field=rgb("#16181C"),
    field_line=rgb("#777E8B"),
    primary=rgb("#FFB454"),
    on_primary=rgb("#2B1A00"),
    secondary=rgb("#343942"),
    on_secondary=rgb("#ECEAE4"),
    secondary_line=rgb("#565D69"),
    danger=rgb("#C2372C"),
    on_danger=rgb("#FFFFFF"),
    good=rgb("#7FD88F"),
    bad=rgb("#FF8F80"),
    focus=rgb("#9CCBFF"),
    shade=rgb("#000000"),
    suits_on_table=(rgb("#F4F2EC"), rgb("#FF8A80"), rgb("#FF8A80"), rgb("#F4F2EC")),
    suits_on_panel=(rgb("#F4F2EC"), rgb("#FF8A80"), rgb("#FF8A80"), rgb("#F4F2EC")),
    back=rgb("#30364A"),
    back_line=rgb("#FFB454"),
    series=_SERIES_ON_DARK,
)

LIGHT = Theme(
    name="light",
    dark=False,
    table=rgb("#DCE7DC"),
    table_light=rgb("#EAF1E8"),
    table_edge=rgb("#C3D3C6"),
    on_table=rgb("#17261D"),
    on_table_muted=rgb("#44574B"),
    accent=rgb("#805300"),
    panel=rgb("#FFFDF7"),
    panel_line=rgb("#D5D3C4"),
    on_panel=rgb("#1C2420"),
    on_panel_muted=rgb("#56605A"),
    panel_accent=rgb("#8A5A00"),
    field=rgb("#F1EFE4"),
    field_line=rgb("#7E877F"),
    primary=rgb("#17633B"),
    on_primary=rgb("#FFFFFF"),
    secondary=rgb("#EDEBDD"),
    on_secondary=rgb("#1C2420"),
    secondary_line=rgb("#BDBBA8"),
    danger=rgb("#B3261E"),
    on_danger=rgb("#FFFFFF"),
    good=rgb("#1F6B34"),
    bad=rgb("#A8281C"),
    focus=rgb("#0B57D0"),
    shade=rgb("#17261D"),
    suits_on_table=(rgb("#111111"), rgb("#B00D27"), rgb("#B00D27"), rgb("#111111")),
    suits_on_panel=(rgb("#111111"), rgb("#C8102E"), rgb("#C8102E"), rgb("#111111")),
    back=rgb("#7A1326"),
    back_line=rgb("#E9C46A"),
    series=_SERIES_ON_LIGHT,
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (FELT, MIDNIGHT, DARK, LIGHT)}
"""Every theme by name; the first is the default."""

_FOUR_ON_DARK = (rgb("#8FE0A2"), rgb("#9CC8FF"), rgb("#FF9C92"), rgb("#FFFFFF"))
_FOUR_ON_LIGHT = (rgb("#0B6B2E"), rgb("#0B4DA2"), rgb("#B00D27"), rgb("#111111"))

Suits = tuple[Colour, Colour, Colour, Colour]


def suit_inks(theme: Theme, on: Literal["table", "panel"], four_colour: bool) -> Suits:
    """Colours of suit symbols inside text on the table or on a panel."""
    if four_colour:
        return _FOUR_ON_DARK if theme.dark else _FOUR_ON_LIGHT
    return theme.suits_on_table if on == "table" else theme.suits_on_panel
