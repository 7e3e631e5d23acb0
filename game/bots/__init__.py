"""Players that are not people: a view in, an action out, thought over in slices."""

from game.bots.bot import Advice, Bot, Hurry, Reason, Thinking
from game.bots.registry import (
    DEFAULT_BOT,
    LEVELS,
    WITHOUT_TEMPERAMENT,
    UnknownBot,
    advise,
    make_bot,
)
from game.bots.weights import TEMPERAMENTS

__all__ = [
    "DEFAULT_BOT",
    "LEVELS",
    "TEMPERAMENTS",
    "WITHOUT_TEMPERAMENT",
    "Advice",
    "Bot",
    "Hurry",
    "Reason",
    "Thinking",
    "UnknownBot",
    "advise",
    "make_bot",
]
