"""Who plays in a tournament: the bots, told their temperament and budget, and the oracle.

The oracle is a cheat to measure others by: it searches as the master does, in the cards as
they lie. Nobody can be expected to play better than somebody who sees all hands, so the
way from an honest bot to the oracle is all there is to gain. Only tournaments know of it.
"""

from __future__ import annotations

import re
from random import Random

from game.bots import LEVELS, WITHOUT_TEMPERAMENT, Bot, UnknownBot, make_bot
from game.bots.registry import MASTER_PLAYOUTS, searcher
from game.bots.strong import Strong
from game.bots.traces import numbers_of
from game.bots.worlds import World
from game.engine.match import Match
from game.engine.view import View

ORACLE = "oracle"
_PLAYOUTS = re.compile("[1-9][0-9]{0,8}")


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
    """A bot for a match: `LEVEL[:TEMPERAMENT][@PLAYOUTS]`, where the level may be `oracle`.

    Raises:
        UnknownBot: there is no such bot or temperament, or it has no playouts.
    """
    who, at, playouts = name.partition("@")
    level, colon, temperament = who.partition(":")
    if at and not _PLAYOUTS.fullmatch(playouts):
        raise UnknownBot(f"{name!r} is not allowed, only a number of playouts after @")
    bot = _make(level, temperament if colon else None, match)
    if at:
        if not isinstance(bot, Strong):
            raise UnknownBot(f"{name!r} is not allowed: {level} plays nothing out")
        bot.playouts = int(playouts)
    return bot


def _make(level: str, temperament: str | None, match: Match) -> Bot:
    if level != ORACLE:
        bot = _make_honest(level, temperament)
        if temperament is not None and level in WITHOUT_TEMPERAMENT:
            raise UnknownBot(f"'{level}:{temperament}' is not allowed: {level} has no temperaments")
        return bot
    make_bot("master", temperament)  # complains of a temperament that there is not

    def truth(_: View) -> Truth:
        return Truth(match)

    return searcher(MASTER_PLAYOUTS, temperament, truth)


def _make_honest(level: str, temperament: str | None) -> Bot:
    try:
        return make_bot(level, temperament)
    except UnknownBot as unknown:
        if level in LEVELS:
            raise
        raise UnknownBot(f"{unknown}, or {ORACLE}") from unknown
