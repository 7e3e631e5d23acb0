"""Where everything on the table is: one pure function from a situation to rectangles.

``layout(Situation(...))`` serves every window from 320 × 480 to 3840 × 2160 CSS pixels, upright
and wide, two to ten players and hands of up to thirty cards. It draws nothing and needs no pygame.
"""

from game.table.layout.build import layout
from game.table.layout.parts import (
    CardPlace,
    CardRow,
    Insets,
    Middle,
    PlayPlace,
    SeatPlace,
    Side,
    Situation,
    TableLayout,
)
from game.table.layout.rect import Rect
from game.table.layout.seats import backs

__all__ = [
    "CardPlace",
    "CardRow",
    "Insets",
    "Middle",
    "PlayPlace",
    "Rect",
    "SeatPlace",
    "Side",
    "Situation",
    "TableLayout",
    "backs",
    "layout",
]
