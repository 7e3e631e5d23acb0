"""The self-contained edition: everything the page needs lies in its own folder."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from game.publish.bytecode import compiled
from game.publish.runtime import find_wheel, pyodide_files
from game.publish.staging import ICONS, checkout, emptied, staged, write_files, write_zip
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
    pyodide = {f"pyodide/{name}": data for name, data in pyodide_files(root).items()}
    contents = compiled(root, staged(root) if game is None else game)
    folder = emptied(out / "offline", "game.zip")
    write_zip(folder / "game.zip", contents)
    files = {
        **pyodide,
        chosen.name: chosen.read_bytes(),
        "game.zip": (folder / "game.zip").read_bytes(),
        **{icon: (root / "assets" / icon).read_bytes() for icon in ICONS},
    }
    files |= _page(Parts(root), files, chosen.name)
    files["worker.js"] = _worker(Parts(root), files)
    write_files(folder, files)
    return folder


def _page(parts: Parts, files: Mapping[str, bytes], wheel: str) -> dict[str, bytes]:
    """Return the page's own files; `files` are those that it loads."""
    counted = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", wheel, "game.zip")
    page = parts.filled(
        "offline.html",
        policy=POLICY,
        stage=parts.stage("icon-192.png"),
        texts=parts.texts(),
        wheel=wheel,
        parts=for_script(
            {
                "sizes": {name.rpartition("/")[2]: len(files[name]) for name in counted},
                "wheel": f"./{wheel}",
            }
        ),
    )
    texts = {
        "index.html": page,
        "page.css": parts.text("page.css"),
        "page.js": parts.script(),
        "offline.js": parts.text("offline.js"),
        "manifest.webmanifest": parts.text("manifest.webmanifest"),
    }
    return {name: text.encode() for name, text in texts.items()}


def _worker(parts: Parts, files: Mapping[str, bytes]) -> bytes:
    """Return the service worker that keeps `files`, under a version made of their contents."""
    seal = hashlib.sha256()
    for name in sorted(files):
        seal.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    kept = ["./", *sorted(files.keys() - {"index.html"})]
    return parts.filled("worker.js", files=for_script(kept), version=seal.hexdigest()[:16]).encode()
