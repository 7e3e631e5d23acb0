"""The staged game: what of the checkout goes onto a page, with nothing left to chance."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

ICONS = ("favicon.png", "icon-192.png", "icon.png", "icon-maskable.png")
"""The icons among the assets: pages have them beside the game."""

LEFT_OUT = (
    "game/publish",
    "game/cli",
    "game/py.typed",
    "game/host/desktop.py",
    "game/host/fake.py",
    "assets/pages",
    *(f"assets/{icon}" for icon in ICONS),
)
"""What lies below `main.py game assets` and no page needs."""

_TIME = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can tell


class PublishError(Exception):
    """A page cannot be built or served; its text is one sentence for the player."""


def checkout() -> Path:
    """Return the folder with `main.py`, `game` and `assets`.

    Raises PublishError when the game was installed without the rest of its repository.
    """
    root = Path(__file__).resolve().parents[2]
    if not (root / "main.py").is_file() or not (root / "assets" / "pages").is_dir():
        raise PublishError(
            "Pages can only be built from a checkout of the game's repository, "
            "which this installed copy is not."
        )
    return root


def staged(root: Path) -> dict[str, bytes]:
    """Return the files of the staged game by their names with slashes, in order."""
    files = [root / "main.py", *(root / "game").rglob("*"), *(root / "assets").rglob("*")]
    named = {file.relative_to(root).as_posix(): file for file in files if file.is_file()}
    return {name: named[name].read_bytes() for name in sorted(named) if _belongs(name)}


def _belongs(name: str) -> bool:
    parts = name.split("/")
    if "__pycache__" in parts or any(part.startswith(".") for part in parts):
        return False
    return not any(name == left or name.startswith(f"{left}/") for left in LEFT_OUT)


def emptied(folder: Path, mark: str) -> Path:
    """Return `folder`, made or cleared of an earlier build, which has a file named `mark`.

    Raises PublishError rather than delete anything else.
    """
    try:
        if folder.exists():
            if not (folder / mark).is_file() and any(folder.iterdir()):
                raise PublishError(f"{folder} holds something else than an earlier build.")
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        (folder / mark).touch()  # at once: a build that is broken off may be built anew
    except OSError as error:
        raise PublishError(f"{folder} cannot be written: {error.strerror}.") from error
    return folder


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write `files` below `folder`."""
    for name, data in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def write_zip(archive: Path, files: Mapping[str, bytes]) -> None:
    """Write `files` as a zip whose bytes depend on their names and contents alone."""
    with zipfile.ZipFile(archive, "w") as target:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _TIME)
            entry.create_system = 3  # Unix, wherever it is made
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, files[name], compresslevel=9)


def read_zip(archive: Path) -> dict[str, bytes]:
    """Return the files in a zip by name."""
    with zipfile.ZipFile(archive) as source:
        return {name: source.read(name) for name in source.namelist()}
