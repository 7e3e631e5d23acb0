"""A cache that forgets what was not used for longest, and how surfaces are made cheap to blit."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

Value = TypeVar("Value")


class Cache(Generic[Value]):
    """Keeps up to `limit` values that are dear to make."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._values: dict[Hashable, Value] = {}

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of that key, made now if it is not kept."""
        value = self._values.pop(key, None)
        if value is None:
            value = make()
            if len(self._values) >= self._limit:
                del self._values[next(iter(self._values))]
        self._values[key] = value  # at the end: the most recently used
        return value

    def has(self, key: Hashable) -> bool:
        """Whether that value is kept."""
        return key in self._values

    def clear(self) -> None:
        """Forgets everything."""
        self._values.clear()

    def __len__(self) -> int:
        return len(self._values)


class SurfaceCache(Cache[pygame.Surface]):
    """Keeps surfaces of up to so many million pixels (4 bytes each) together."""

    def __init__(self, megapixels: float) -> None:
        super().__init__(1 << 30)
        self._budget = round(megapixels * 1_000_000)
        self._used = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of that key, drawn now if it is not kept."""
        if not self.has(key):
            # Drawing one may draw and keep another: look at what is used only afterwards.
            surface = make()
            self._used += _pixels(surface)
            self._values[key] = surface
            while self._used > self._budget and len(self._values) > 1:
                self._used -= _pixels(self._values.pop(next(iter(self._values))))
            return surface
        return super().get(key, make)

    def clear(self) -> None:
        """Forgets everything."""
        super().clear()
        self._used = 0


def _pixels(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()


def blittable(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's format, run-length encoded.

    The encoding makes a blit with per-pixel alpha about eighty times cheaper where SDL has no
    fast path for it, as in browsers. It mixes wrongly into a surface that has alpha of its own:
    what is put together on such a surface must be made of plain surfaces.
    """
    if pygame.display.get_surface() is not None:
        surface = surface.convert_alpha()
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface


def unencoded(surface: pygame.Surface) -> pygame.Surface:
    """A plain copy of a blittable surface, from which another can be put together."""
    copy = surface.copy()
    copy.set_alpha(255)
    return copy
