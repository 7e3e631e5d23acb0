"""The program: a host, a stack of scenes, and the loop that joins them."""

from game.app.run import run

__all__ = ["run"]
