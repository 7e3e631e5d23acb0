"""What the self-contained edition runs on: Pyodide from npm, and a pygame-ce wheel."""

from __future__ import annotations

import hashlib
import json
import os
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

from game.publish.staging import PublishError

PYODIDE_FILES = (
    "pyodide.js",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
WHEEL_VARIABLE = "PRESIDENT_PYGAME_WHEEL"
_CDN = "https://cdn.jsdelivr.net/pyodide/v{version}/full/{file}"


def pyodide_files(root: Path) -> dict[str, bytes]:
    """Return the files of Pyodide that a page needs; raises PublishError if npm has not run."""
    folder = pyodide_folder(root)
    missing = [name for name in PYODIDE_FILES if not (folder / name).is_file()]
    if missing:
        raise PublishError(
            "Pyodide is missing; `npm install --ignore-scripts` in the checkout fetches it."
        )
    return {name: (folder / name).read_bytes() for name in PYODIDE_FILES}


def find_wheel(root: Path, wheel: Path | None) -> Path:
    """Return the pygame-ce wheel for Pyodide.

    That is `wheel`, else what PRESIDENT_PYGAME_WHEEL names, else the one that Pyodide's lock
    file names, fetched from Pyodide's public host once and kept in `build`. Raises PublishError.
    """
    if wheel is None and os.environ.get(WHEEL_VARIABLE):
        wheel = Path(os.environ[WHEEL_VARIABLE])
    if wheel is None:
        return _fetched_wheel(root)
    if wheel.suffix != ".whl" or not _holds_pygame(wheel):
        raise PublishError(f"There is no pygame-ce wheel at {wheel}.")
    return wheel


def _holds_pygame(wheel: Path) -> bool:
    try:
        with zipfile.ZipFile(wheel) as archive:
            return "pygame/__init__.py" in archive.namelist()
    except (OSError, zipfile.BadZipFile):
        return False


def _fetched_wheel(root: Path) -> Path:
    lock = json.loads(pyodide_files(root)["pyodide-lock.json"])
    named: dict[str, str] = lock["packages"]["pygame-ce"]
    kept = root / "build" / "wheels" / named["file_name"]
    if kept.is_file() and _sha256(kept.read_bytes()) == named["sha256"]:
        return kept
    package = json.loads((pyodide_folder(root) / "package.json").read_text(encoding="utf-8"))
    address = _CDN.format(version=package["version"], file=named["file_name"])
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            data = answer.read()
    except (urllib.error.URLError, OSError) as error:
        raise PublishError(
            f"The pygame-ce wheel could not be fetched from {address}; "
            f"name one with --pygame-wheel or {WHEEL_VARIABLE}."
        ) from error
    if _sha256(data) != named["sha256"]:
        raise PublishError(f"The wheel from {address} is not the one that Pyodide names.")
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(data)
    return kept


def pyodide_folder(root: Path) -> Path:
    """Return where npm puts Pyodide."""
    return root / "node_modules" / "pyodide"


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
