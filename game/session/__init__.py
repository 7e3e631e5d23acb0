"""Who sits where and whose turn it is: people, bots and the match between them."""

from game.engine.reading import BadRecord
from game.session.session import Need, Saver, Seat, Session

__all__ = ["BadRecord", "Need", "Saver", "Seat", "Session"]
