"""Bytecode for the self-contained page: compiling in a browser would take a second or two."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from game.publish.runtime import pyodide_folder
from game.publish.staging import PublishError, read_zip, write_zip

_SCRIPT = Path(__file__).with_name("compile.mjs")


def compiled(root: Path, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return `files` with the game's modules as bytecode in the place of their source.

    Pyodide itself compiles them, under Node. `main.py` stays as it is. Raises PublishError.
    """
    sources = {n: data for n, data in files.items() if n.startswith("game/") and n.endswith(".py")}
    with tempfile.TemporaryDirectory() as place:
        source, target = Path(place) / "source.zip", Path(place) / "target.zip"
        write_zip(source, sources)
        command = ["node", str(_SCRIPT), str(pyodide_folder(root)), str(source), str(target)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except FileNotFoundError as error:
            raise PublishError("Node is missing; it comes with npm.") from error
        if done.returncode or not target.is_file():
            last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise PublishError(f"Node could not compile the game: {last[:200]}.")
        modules = read_zip(target)
    return {**{n: data for n, data in files.items() if n not in sources}, **modules}
