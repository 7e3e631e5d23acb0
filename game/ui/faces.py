"""Small portraits for players: animals and people in one manner, round, drawn at any size."""

from __future__ import annotations

import pygame

from game.ui import animals, people
from game.ui.cache import SurfaceCache, blittable
from game.ui.svg import raster

ANIMALS: tuple[str, ...] = tuple(animals.ANIMALS)
"""Portraits for bots, each unlike the others."""
PEOPLE: tuple[str, ...] = tuple(people.PEOPLE)
"""Portraits for people."""

_DRAWINGS = {**animals.ANIMALS, **people.PEOPLE}


class Faces:
    """Draws portraits and keeps them."""

    def __init__(self) -> None:
        self._kept = SurfaceCache(2)

    def get(self, name: str, size: int) -> pygame.Surface:
        """The portrait in a square of `size` px.

        Raises:
            KeyError: there is no portrait of that name.
        """
        draw = _DRAWINGS[name]
        return self._kept.get(
            (name, size), lambda: blittable(raster(draw(), size, size, (100, 100)))
        )
