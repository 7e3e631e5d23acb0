"""A cheat to measure others by: it searches as the master does, in the cards as they lie.

Nobody can be expected to play better than somebody who sees all hands, so the way from an
honest bot to the oracle is all there is to gain. Only tournaments know of it.
"""

from __future__ import annotations

from random import Random

from game.bots import Bot, UnknownBot, make_bot
from game.bots.registry import MASTER_PLAYOUTS
from game.bots.strong import Strong
from game.bots.traces import numbers_of
from game.bots.worlds import World
from game.engine.match import Match
from game.engine.view import View

ORACLE = "oracle"


class Truth:
    """The one world there is: all hands of a match and its hold hand, as they are now."""

    certain = True

    def __init__(self, match: Match) -> None:
        hands = [numbers_of(match.hand(player)) for player in range(len(match.names))]
        self._world = World(hands, numbers_of(match.hold))

    def sample(self, random: Random) -> World:
        """The world."""
        return self._world


def make_player(name: str, match: Match) -> Bot:
    """The bot of this name for a match: any that `make_bot` knows, or the oracle, which may
    be told its playouts as in `oracle@4000`.

    Raises:
        UnknownBot: there is no such bot.
    """
    level, at, number = name.partition("@")
    if level != ORACLE:
        return make_bot(name)
    if at and not (number.isascii() and number.isdigit() and int(number)):
        raise UnknownBot(f"there is no bot {name!r}: after @ comes the number of playouts")
    playouts = int(number) if at else MASTER_PLAYOUTS

    def deals(_: View) -> Truth:
        return Truth(match)

    return Strong(playouts, deals=deals)
