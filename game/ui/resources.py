"""Where the files beside the code are: `assets/` in a checkout and on the page, or in a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder of assets.

    Raises:
        FileNotFoundError: neither place has it: the installation is broken.
    """
    package = Path(__file__).resolve().parent.parent
    for folder in (package.parent / "assets", package / "assets"):
        if (folder / "fonts").is_dir():
            return folder
    raise FileNotFoundError(f"no assets beside {package}")


def asset(*parts: str) -> Path:
    """The path of one file below the folder of assets; it need not exist."""
    return assets().joinpath(*parts)
