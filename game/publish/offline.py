"""The self-contained edition: everything the page needs lies in its own folder."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from game.publish.icons import icon
from game.publish.runtime import find_wheel, pyodide_files
from game.publish.staging import checkout, emptied, staged, write_files, write_zip
from game.publish.template import Parts, for_script

POLICY = "; ".join(
    (
        "default-src 'none'",
        # Emscripten evaluates SDL's own JavaScript when it loads pygame-ce.
        "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""The tightest Content-Security-Policy that the page works under."""


def build_offline(
    out: Path, wheel: Path | None = None, *, game: Mapping[str, bytes] | None = None
) -> Path:
    """Build the self-contained edition into `out/offline` and return that folder.

    `wheel` is a pygame-ce wheel for Pyodide; see `find_wheel` for where else it may come from.
    `game` is what to put on the page if not the staged game: tests and benchmarks put in a
    `main.py` of their own. Raises PublishError.
    """
    root = checkout()
    chosen = find_wheel(root, wheel)
    pyodide = pyodide_files(root)
    folder = emptied(out / "offline", "game.zip")
    write_files(folder / "pyodide", pyodide)
    shutil.copyfile(chosen, folder / chosen.name)
    write_zip(folder / "game.zip", staged(root) if game is None else game)

    parts = Parts(root)
    counted = {
        "pyodide.asm.wasm": len(pyodide["pyodide.asm.wasm"]),
        "python_stdlib.zip": len(pyodide["python_stdlib.zip"]),
        chosen.name: chosen.stat().st_size,
        "game.zip": (folder / "game.zip").stat().st_size,
    }
    page = parts.filled(
        "offline.html",
        policy=POLICY,
        stage=parts.text("stage.html"),
        texts=parts.texts(),
        wheel=chosen.name,
        parts=for_script({"sizes": counted, "wheel": f"./{chosen.name}"}),
    )
    write_files(
        folder,
        {
            "index.html": page.encode(),
            "page.css": parts.text("page.css").encode(),
            "page.js": parts.script().encode(),
            "offline.js": parts.text("offline.js").encode(),
            "favicon.png": icon(root, 192),
        },
    )
    return folder
