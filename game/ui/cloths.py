"""What the courts are painted with: cloths for each suit, and the colours they share."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.colour import Colour, rgb
from game.ui.suits import CLUBS, DIAMONDS, HEARTS, SPADES


@dataclass(frozen=True, slots=True)
class Cloths:
    """What a court is painted with: robe, its lighter folds, the second cloth, hair."""

    robe: Colour
    fold: Colour
    second: Colour
    hair: Colour
    hair_light: Colour
    paper: Colour
    ray: Colour


GOLD = rgb("#E9B949")
GOLD_DEEP = rgb("#B98A22")
SKIN = rgb("#F7DFC6")
BLUSH = rgb("#EDA98E")
INK = rgb("#26202B")
CREAM = rgb("#FFF8E6")
STEEL = rgb("#C9D3DC")
LEAF = rgb("#2F7D4F")


def _dyed(*colours: str) -> Cloths:
    """Robe, fold, second, hair, hair light, paper and ray, written as `#RRGGBB`."""
    return Cloths(*(rgb(colour) for colour in colours))


CLOTHS: dict[int, Cloths] = {
    SPADES: _dyed("#1E2A55", "#31427C", "#B3202F", "#3B2A22", "#5D4636", "#EEF0F4", "#DFE4EE"),
    HEARTS: _dyed("#B4142E", "#D23B4C", "#22366B", "#8C4A1E", "#B06A34", "#FBEFE4", "#F6DFD0"),
    DIAMONDS: _dyed("#C4452B", "#DE6B49", "#1C5B66", "#D9A441", "#EBC474", "#FBF1DC", "#F5E2BE"),
    CLUBS: _dyed("#14513A", "#2A7355", "#B3202F", "#2B2B30", "#4B4B53", "#EEF3EA", "#DEE9DA"),
}
"""Cloths of a two-colour deck, by suit."""

CLOTHS_FOUR: dict[int, Cloths] = {
    **CLOTHS,
    DIAMONDS: _dyed("#0F4A99", "#3470C0", "#C4452B", "#D9A441", "#EBC474", "#EAF1FA", "#D8E6F6"),
    SPADES: _dyed("#2A2A31", "#4A4A55", "#B3202F", "#3B2A22", "#5D4636", "#F0F0F2", "#E2E2E8"),
}
"""Cloths of a four-colour deck, by suit."""
