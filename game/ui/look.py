"""One look: a theme at a scale, with everything that draws in it. Scenes hand it to widgets."""

from __future__ import annotations

from game.ui.cards import CardLook, Cards
from game.ui.faces import Faces
from game.ui.icons import Icons
from game.ui.paint import Painter
from game.ui.text import Writer
from game.ui.theme import FELT, Suits, Theme, suit_inks


class Look:
    """Theme, scale (device px per CSS px) and the caches of what was drawn with them.

    Make a new one when theme, scale, text size or deck change; nothing in it is mutable from
    outside, so whatever holds rectangles lays itself out again with the new one.
    """

    def __init__(
        self,
        theme: Theme = FELT,
        scale: float = 1.0,
        text_factor: float = 1.0,
        cards: CardLook | None = None,
    ) -> None:
        self.theme = theme
        self.scale = scale
        self.text = Writer(scale, text_factor)
        self.paint = Painter()
        self.icons = Icons()
        self.faces = Faces()
        self.cards = Cards(theme, self.paint, cards)

    def px(self, css: float) -> int:
        """Device px of a length in CSS px: at least 1 for what is not 0."""
        size = round(css * self.scale)
        return size if size or not css else 1

    @property
    def suits_on_table(self) -> Suits:
        """Colours of suit symbols in text on the table."""
        return suit_inks(self.theme, "table", self.cards.look.four_colour)

    @property
    def suits_on_panel(self) -> Suits:
        """Colours of suit symbols in text on a panel."""
        return suit_inks(self.theme, "panel", self.cards.look.four_colour)
