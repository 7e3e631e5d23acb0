"""From settings, wishes and window to how the game looks: theme, scale, deck, motion."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.host import PageSize, Wishes
from game.store import Settings
from game.table.layout.frame import growth
from game.ui.cards import CardLook
from game.ui.look import Look
from game.ui.theme import FELT, THEMES, Theme
from game.words import Words

SMALLEST = 160
"""CSS px, and px of the device, of either side that anything is laid out in at least."""


def theme_for(settings: Settings, wishes: Wishes) -> Theme:
    """The theme chosen, or the one that suits the device.

    Browsers say "light" for everyone who never asked for anything, so only a wish for a dark
    scheme takes the place of the felt.
    """
    if settings.theme == "auto":
        return THEMES["dark"] if wishes.dark else FELT
    return THEMES.get(settings.theme, FELT)


def laid_out(size: PageSize) -> PageSize:
    """The size that scenes lay themselves out in: of a window too small for that a part is seen.

    A window may be dragged, or a frame of a page folded, to a single pixel.
    """
    least = round(SMALLEST * max(1.0, size.ratio))
    return replace(size, width=max(size.width, least), height=max(size.height, least))


def scale_for(size: PageSize, settings: Settings, wishes: Wishes) -> float:
    """Device px of a CSS px as the player asked for it, the size of the window left aside."""
    return size.ratio * settings.scale_percent / 100 * wishes.font_scale


@dataclass(frozen=True, slots=True)
class Appearance:
    """Everything that a look is made of: two that are equal look the same."""

    theme: Theme
    scale: float
    cards: CardLook

    def look(self) -> Look:
        """A look, with nothing drawn yet."""
        return Look(self.theme, self.scale, cards=self.cards)


def appearance_of(size: PageSize, settings: Settings, wishes: Wishes, words: Words) -> Appearance:
    """How a window looks: larger in large ones, smaller where else nothing would fit."""
    scale = scale_for(size, settings, wishes)
    jack, queen, king, ace = words.letters[8:12]
    return Appearance(
        theme_for(settings, wishes),
        scale * growth(size.width / scale, size.height / scale),
        CardLook(settings.four_colours, (jack, queen, king, ace)),
    )


def reduced_motion(settings: Settings, wishes: Wishes) -> bool:
    """Whether cards fade in place of moving."""
    if settings.reduced_motion == "auto":
        return wishes.reduced_motion
    return settings.reduced_motion == "on"
