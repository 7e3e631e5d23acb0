"""Which names of players can be told apart on the screen. This needs no pygame."""

from __future__ import annotations

from game.ui.glyphs import covered
from game.ui.resources import asset


def strange_signs(name: str) -> str:
    """The signs of a name that the fonts lack: all of them would be the same empty box."""
    known = covered(asset("fonts", "text.ttf"))
    return "".join(sign for sign in dict.fromkeys(name) if sign not in known)
