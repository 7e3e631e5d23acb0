"""Where the game's assets lie."""

from __future__ import annotations

from pathlib import Path

_PLACES = (
    Path(__file__).parent.parent / "assets",  # a checkout, or the staged game of a page
    Path(__file__).parent / "assets",  # an installed wheel
)


def find_asset(name: str) -> Path:
    """The file or folder of this name below the assets, such as `locale/en.json`.

    Raises:
        FileNotFoundError: there is no such asset in either place.
    """
    for place in _PLACES:
        path = place / name
        if path.exists():
            return path
    raise FileNotFoundError(f"no asset {name!r} in {_PLACES[0]} or {_PLACES[1]}")
