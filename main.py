# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce"]
#
# [tool.uv]
# constraint-dependencies = ["pygame-ce==2.5.6"]
# ///
"""President, the card game: the one way in, for the desktop and for the browser.

On the desktop `uv run main.py` is all it takes; the header above names what it needs.
A web page imports this file and awaits `main()` itself.
"""

import asyncio

import pygame  # noqa: F401  (pygbag looks for it here)

import game.app


async def main() -> None:
    """Play until the window is closed; a page plays for ever."""
    await game.app.run()


if __name__ == "__main__":
    asyncio.run(main())
