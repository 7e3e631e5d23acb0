import pytest

from game.ui import theme as themes
from game.ui.colour import contrast, rgb
from game.ui.theme import THEMES, suit_inks

TEXT, LARGE = 4.5, 3.0


def test_contrast_of_known_pairs():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (255, 255, 255)) == pytest.approx(1)
    # #767676 is the well-known lightest grey that passes 4.5:1 on white.
    assert contrast(rgb("#767676"), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)
def test_text_is_readable(theme):
    pairs = {
        "on_table": (theme.on_table, theme.table),
        "on_table_muted": (theme.on_table_muted, theme.table),
        "on table light": (theme.on_table, theme.table_light),
        "muted on table light": (theme.on_table_muted, theme.table_light),
        "accent": (theme.accent, theme.table),
        "on_panel": (theme.on_panel, theme.panel),
        "on_panel_muted": (theme.on_panel_muted, theme.panel),
        "panel_accent": (theme.panel_accent, theme.panel),
        "on field": (theme.on_panel, theme.field),
        "muted on field": (theme.on_panel_muted, theme.field),
        "on_primary": (theme.on_primary, theme.primary),
        "on_secondary": (theme.on_secondary, theme.secondary),
        "on_danger": (theme.on_danger, theme.danger),
        "good": (theme.good, theme.panel),
        "bad": (theme.bad, theme.panel),
        "good on table": (theme.good, theme.table),
        "bad on table": (theme.bad, theme.table),
    }
    for on in ("table", "panel"):
        for four in (False, True):
            for suit, ink in enumerate(suit_inks(theme, on, four)):
                pairs[f"suit {suit} on {on}, four {four}"] = (ink, getattr(theme, on))
    poor = {name: round(contrast(*p), 2) for name, p in pairs.items() if contrast(*p) < TEXT}
    assert not poor


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)
def test_graphics_stand_out(theme):
    pairs = {
        "focus on table": (theme.focus, theme.table),
        "focus on panel": (theme.focus, theme.panel),
        "focus on field": (theme.focus, theme.field),
        "field_line on panel": (theme.field_line, theme.panel),
        "back_line on back": (theme.back_line, theme.back),
    }
    for number, colour in enumerate(theme.series):
        pairs[f"series {number}"] = (colour, theme.panel)
    poor = {name: round(contrast(*p), 2) for name, p in pairs.items() if contrast(*p) < LARGE}
    assert not poor


def test_spaces_and_sizes_rise():
    spaces = [themes.XS, themes.S, themes.M, themes.L, themes.XL, themes.XXL]
    assert spaces == sorted(set(spaces))
    styles = [v for v in vars(themes).values() if isinstance(v, themes.Style)]
    assert min(style.size for style in styles) >= themes.TEXT_FLOOR
