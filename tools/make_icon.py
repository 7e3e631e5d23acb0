"""Makes the icons below assets/ from the same code that draws the title.

uv run python -m tools.make_icon
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.ui.title import icon
from tools.png import save

OUT = Path(__file__).resolve().parent.parent / "assets"

ICONS = {
    "icon.png": (512, False),
    "icon-192.png": (192, False),
    "icon-maskable.png": (512, True),
    "favicon.png": (64, False),
}


def main() -> None:
    """Writes every icon."""
    for name, (size, maskable) in ICONS.items():
        save(icon(size, maskable=maskable), OUT / name)
        print(f"{name}: {(OUT / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
