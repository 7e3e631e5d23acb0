"""The program: a host, a stack of scenes, and the loop that joins them."""

from game.app.program import Start
from game.app.run import Opening, play, run

__all__ = ["Opening", "Start", "play", "run"]
