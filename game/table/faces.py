"""Which portrait each player has: the same at every table with the same names, and no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.ui.faces import ANIMALS, PEOPLE


@lru_cache(maxsize=16)
def faces_of(names: tuple[str, ...], are_people: tuple[bool, ...]) -> tuple[str, ...]:
    """A portrait for each player: people look like people, bots like animals."""
    taken: list[str] = []
    for player, (name, person) in enumerate(zip(names, are_people, strict=True)):
        faces = PEOPLE if person else ANIMALS
        start = player + sum(map(ord, name))
        taken.append(_first_free(faces, start, taken))
    return tuple(taken)


def _first_free(faces: Sequence[str], start: int, taken: Sequence[str]) -> str:
    """The face at `start` or the next one that nobody has; with too few faces, a second time."""
    order = [faces[(start + step) % len(faces)] for step in range(len(faces))]
    return next((face for face in order if face not in taken), order[0])
