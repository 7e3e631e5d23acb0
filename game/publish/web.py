"""The pygbag edition: a page that fetches Python from pygbag's own host."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path

from game.publish.staging import (
    PublishError,
    checkout,
    emptied,
    read_zip,
    staged,
    write_files,
    write_zip,
)
from game.publish.template import Parts

NAME = "president"
"""The staged folder's name, which pygbag gives to the archive."""

# black, if it is installed, would be let loose on the staged game.
_RUN_PYGBAG = "import sys; sys.modules['black'] = None; from pygbag.app import main; main()"


def build_web(out: Path) -> Path:
    """Build the pygbag edition into `out/web` and `out/web.zip`, and return `out/web`.

    It needs no network, and the same checkout gives the same bytes. Raises PublishError.
    """
    root = checkout()
    if importlib.util.find_spec("pygbag") is None:
        raise PublishError("pygbag is not installed; `uv sync` installs it.")
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        stage = work / NAME
        write_files(stage, staged(root))
        template, favicon = work / "page.html", work / "icon.png"
        template.write_text(_template(Parts(root)), encoding="utf-8")
        favicon.write_bytes((root / "assets" / "icon-192.png").read_bytes())
        _run_pygbag(template, favicon, stage)
        made = stage / "build" / "web"
        files = {
            "index.html": (made / "index.html").read_bytes(),
            "favicon.png": (made / "favicon.png").read_bytes(),
        }
        # pygbag packs in whatever order and with whatever times the disk has.
        write_zip(work / "game.apk", read_zip(made / f"{NAME}.apk"))
        files[f"{NAME}.apk"] = (work / "game.apk").read_bytes()

    folder = emptied(out / "web", f"{NAME}.apk")
    write_files(folder, files)
    write_zip(out / "web.zip", files)
    return folder


def _template(parts: Parts) -> str:
    return parts.filled(
        "pygbag.html",
        css=parts.text("page.css"),
        stage=parts.stage("favicon.png"),
        texts=parts.texts(),
        js=parts.script() + parts.text("pygbag.js"),
        boot=parts.text("boot.py"),
    )


def _run_pygbag(template: Path, favicon: Path, stage: Path) -> None:
    command = [sys.executable, "-c", _RUN_PYGBAG, "--build", "--no_opt"]
    command += ["--ume_block", "0", "--can_close", "1", "--title", "President"]
    command += ["--template", str(template), "--icon", str(favicon), str(stage)]
    done = subprocess.run(command, cwd=stage.parent, capture_output=True, text=True, check=False)
    if done.returncode or not (stage / "build" / "web" / "index.html").is_file():
        last = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise PublishError(f"pygbag failed: {' '.join(last) or 'it said nothing'}.")
