"""Sounds by name, at the player's volume; silence wherever sound cannot or must not be."""

from __future__ import annotations

import random

import pygame

from game.ui.resources import asset

SOUNDS: dict[str, tuple[str, ...]] = {
    "card": ("card-1", "card-2", "card-3", "card-4"),
    "deal": ("deal-1", "deal-2", "deal-3"),
    "pass": ("pass-1", "pass-2"),
    "clear": ("clear",),
    "turn": ("turn",),
    "tick": ("tick",),
    "lock": ("lock",),
    "skip": ("skip",),
    "out": ("out",),
    "win": ("win",),
    "bust": ("bust",),
}
"""Names of sounds and the recordings of each: several differ a little in pitch and colour."""


class Sounds:
    """Plays sounds. Never raises: a machine without sound simply is silent.

    Attributes:
        volume: loudness of everything, 0 to 1.
        effects: loudness of effects within it, 0 to 1.
        muted: silent for now, volumes kept.
        waiting: silent until `wake`: browsers allow no sound before the first tap or key.
    """

    def __init__(
        self, volume: float = 0.7, effects: float = 1.0, *, waiting: bool = False, seed: int = 0
    ) -> None:
        self.volume = volume
        self.effects = effects
        self.muted = False
        self.waiting = waiting
        self._dice = random.Random(seed)
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, str] = {}
        self._works = True

    def wake(self) -> None:
        """The player has touched something: from now on there may be sound."""
        self.waiting = False

    @property
    def loudness(self) -> float:
        """Amplitude of an effect, 0 to 1: the square of what was set, as ears want it."""
        if self.muted or self.waiting:
            return 0.0
        return (self.volume * self.effects) ** 2

    def play(self, name: str) -> str | None:
        """Plays a sound; returns the recording taken, or None if there is silence.

        Raises:
            KeyError: there is no sound of that name.
        """
        variants = SOUNDS[name]
        loudness = self.loudness
        if not loudness or not self._heard:
            return None
        others = [file for file in variants if file != self._last.get(name)] or list(variants)
        file = others[int(self._dice.random() * len(others))]
        self._last[name] = file
        sound = self._get(file)
        if sound is None:
            return None
        sound.set_volume(loudness)
        sound.play()
        return file

    @property
    def _heard(self) -> bool:
        """Whether there is a device. The host has opened it; where it found none, there is none."""
        return self._works and pygame.mixer.get_init() is not None

    def _get(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(str(asset("sounds", f"{file}.ogg")))
            except (pygame.error, FileNotFoundError):
                self._works = False
                return None
        return self._loaded[file]
