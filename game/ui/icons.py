"""Line icons, drawn in a square of 24 units at the size and in the colour asked for."""

from __future__ import annotations

import pygame

from game.ui.cache import SurfaceCache, blittable
from game.ui.colour import Colour
from game.ui.svg import path, raster

_STROKED: dict[str, str] = {
    "menu": "M4 6.5H20M4 12H20M4 17.5H20",
    "close": "M6 6L18 18M18 6L6 18",
    "back": "M14.5 5L7.5 12L14.5 19",
    "forward": "M9.5 5L16.5 12L9.5 19",
    "up": "M5 14.5L12 7.5L19 14.5",
    "down": "M5 9.5L12 16.5L19 9.5",
    "plus": "M12 5V19M5 12H19",
    "minus": "M5 12H19",
    "check": "M4.5 12.5L9.5 17.5L19.5 6.5",
    "undo": "M8 5L4 9L8 13M4 9H14.5A5.5 5 0 0 1 14.5 19H9",
    "hint": "M9.2 16.2C9.2 13.8 6 12.8 6 9A6 6 0 0 1 18 9C18 12.8 14.8 13.8 14.8 16.2Z"
    "M9.5 19H14.5M10.8 21.5H13.2",
    "rules": "M12 6.5C10 4.8 7 4.5 4 5V18.5C7 18 10 18.4 12 20C14 18.4 17 18 20 18.5V5"
    "C17 4.5 14 4.8 12 6.5ZM12 6.5V20",
    "log": "M8.5 6H20M8.5 12H20M8.5 18H20M4 6H4.2M4 12H4.2M4 18H4.2",
    "sound": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4.5 4.5 0 0 1 15.5 15"
    "M18 6.5A8 8 0 0 1 18 17.5",
    "mute": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
    "language": "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM3.5 12H20.5"
    "M12 3.5C7.5 8 7.5 16 12 20.5C16.5 16 16.5 8 12 3.5Z",
    "person": "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4ZM4.5 20.5C5 16.5 8 14.8 12 14.8"
    "C16 14.8 19 16.5 19.5 20.5",
    "bot": "M6 8.5H18V18.5H6ZM12 8.5V4.5M9.5 12V13.5M14.5 12V13.5M9.5 16.2H14.5"
    "M3.5 12V15.5M20.5 12V15.5",
    "fullscreen": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "share": "M12 15V4M8 7.5L12 3.5L16 7.5M6 11H4.5V20.5H19.5V11H18",
    "save": "M12 4V15M8 11.5L12 15.5L16 11.5M4.5 17V20.5H19.5V17",
    "chart": "M4 4V20H20M7 15.5L11 10.5L14 13L19.5 6.5",
    "cards": "M10 6.5L18.5 4.5L21 16L12.5 18ZM8.5 8.5L3.5 10L7 20.5L14.5 18.5",
    "eye": "M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5"
    "S5 16.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
    "lock": "M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
    "info": "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 11V16.5M12 7.4V7.6",
    "quit": "M14 4.5H5V19.5H14M10 12H20.5M17 8.5L20.5 12L17 15.5",
    "clock": "M12 3.5A8.5 8.5 0 1 1 12 20.5A8.5 8.5 0 1 1 12 3.5ZM12 7.5V12L15 14",
    "dice": "M5 4H19A1 1 0 0 1 20 5V19A1 1 0 0 1 19 20H5A1 1 0 0 1 4 19V5A1 1 0 0 1 5 4Z"
    "M8.5 8.5H8.6M15.5 8.5H15.6M12 12H12.1M8.5 15.5H8.6M15.5 15.5H15.6",
    "skip": "M5 18C5 9 10 6.5 15 6.5H19M15.5 3L19 6.5L15.5 10M12 14.5L16 18.5M16 14.5L12 18.5",
    "first": "M6 5V19M18 5L9 12L18 19",
    "last": "M18 5V19M6 5L15 12L6 19",
    "pause": "M8.5 5.5V18.5M15.5 5.5V18.5",
    "edit": "M4.5 19.5L5.5 15L15.5 5L19 8.5L9 18.5ZM13 7.5L16.5 11",
    "trash": "M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.5 20H16.5L17.5 7M10.5 11V16M13.5 11V16",
}
_FILLED: dict[str, str] = {
    "play": "M7 4.5L19.5 12L7 19.5Z",
    "fast": "M3 5L12 12L3 19ZM12 5L21 12L12 19Z",
    "star": "M12 2.5L14.9 8.9L21.8 9.6L16.6 14.2L18.1 21L12 17.5L5.9 21L7.4 14.2L2.2 9.6L9.1 8.9Z",
    "crown": "M3.5 18.5L2.5 7.5L7.8 11.5L12 4.5L16.2 11.5L21.5 7.5L20.5 18.5Z",
    "dot": "M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z",
}
_GEAR = (
    "M10.3 3H13.7L14.3 5.6L16.2 6.7L18.7 5.9L20.4 8.9L18.5 10.7V13.3L20.4 15.1L18.7 18.1"
    "L16.2 17.3L14.3 18.4L13.7 21H10.3L9.7 18.4L7.8 17.3L5.3 18.1L3.6 15.1L5.5 13.3V10.7"
    "L3.6 8.9L5.3 5.9L7.8 6.7L9.7 5.6ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z"
)
_STROKED["settings"] = _GEAR

ICONS: tuple[str, ...] = (*_STROKED, *_FILLED)
"""Names of all icons."""


class Icons:
    """Draws icons and keeps them."""

    def __init__(self) -> None:
        self._kept = SurfaceCache(2)

    def get(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """The icon in a square of `size` px.

        Raises:
            KeyError: there is no icon of that name.
        """

        def make() -> pygame.Surface:
            if name in _FILLED:
                body = path(_FILLED[name], fill=colour, stroke=colour, width=1)
            else:
                body = path(_STROKED[name], stroke=colour, width=2)
            return blittable(raster(body, size, size, (24, 24)))

        return self._kept.get((name, size, colour), make)
