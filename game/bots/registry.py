"""The bots by name, and their temperaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game.bots import advice
from game.bots.bot import Advice, Bot, Thinking
from game.bots.novice import Novice
from game.bots.random_bot import RandomBot
from game.bots.regular import Regular
from game.bots.strong import Source, Strong, reading
from game.bots.tempers import STEADY as STEADY_TEMPER
from game.bots.tempers import TEMPERS
from game.bots.weights import SHARP, STEADY, TEMPERAMENTS, Weights
from game.bots.worlds import Unseen
from game.engine.view import View

DEFAULT_BOT = "regular"
STRONG_PLAYOUTS = 120
MASTER_PLAYOUTS = 400
HINT_PLAYOUTS = 300
"""A hint is given time: it is asked for seldom, and waited for."""

_MAKERS: Mapping[str, Callable[[str | None], Bot]] = {
    "random": lambda _: RandomBot(),
    "novice": lambda _: Novice(),
    "regular": lambda temperament: Regular(weights_of(temperament)),
    "strong": lambda temperament: searcher(STRONG_PLAYOUTS, temperament, foresight=STEADY),
    "master": lambda temperament: searcher(MASTER_PLAYOUTS, temperament, reading),
}

LEVELS: tuple[str, ...] = tuple(_MAKERS)
"""The names of all bots, weakest first."""
WITHOUT_TEMPERAMENT = ("random", "novice")
"""The bots that hold nothing dear, so that no temperament changes them."""


class UnknownBot(ValueError):
    """There is no bot or no temperament of this name."""


def make_bot(name: str, temperament: str | None = None) -> Bot:
    """A bot by name, with a temperament where its level has one.

    Raises:
        UnknownBot: no such bot, or no such temperament.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}, only {', '.join(LEVELS)}")
    if temperament is not None and temperament not in TEMPERAMENTS:
        raise UnknownBot(f"there is no temperament {temperament!r}, only {', '.join(TEMPERAMENTS)}")
    return maker(temperament)


def weights_of(temperament: str | None) -> Weights:
    """The weights of a temperament; the steady ones where there is none."""
    return STEADY if temperament is None else TEMPERAMENTS[temperament]


def searcher(
    playouts: int,
    temperament: str | None = None,
    source: Source = Unseen,
    foresight: Weights = SHARP,
) -> Strong:
    """A bot that searches with so many playouts; its worlds come from `source`, and by the
    habits of `foresight` they are played on."""
    temper = STEADY_TEMPER if temperament is None else TEMPERS[temperament]
    return Strong(playouts, temper, weights_of(temperament), source, foresight)


def advise(view: View, random: Random) -> Thinking[Advice]:
    """What a good player would do whose turn it is, and one true reason why."""
    return advice.advise(view, HINT_PLAYOUTS, random)
