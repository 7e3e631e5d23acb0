"""The work of a tournament, piece by piece: one deal, with one bot in each seat in turn.

A piece depends on nothing but what it says, so pieces can be played in any order and in
any process, and whoever sits there gets the same cards.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.cli.entrants import make_player
from game.cli.rounds import NAMES, decisions
from game.engine.dealing import SEED_BITS, Start
from game.engine.match import Match
from game.engine.ruleset import RuleSet
from game.session import Seat, Session


class Piece(NamedTuple):
    """One deal of a table for one bot.

    Attributes:
        deal: which deal, from 1. Odd ones are first rounds, even ones follow a round.
        seed: of all deals of the tournament; 32 bits.
        bot: the bot that sits in each seat once.
        against: the bot in all other seats.
    """

    rules: RuleSet
    deal: int
    seed: int
    bot: str
    against: str

    @property
    def key(self) -> Key:
        """What tells this piece from all others of its tournament."""
        return Key(self.rules.name, self.rules.players, self.deal, self.bot)


class Key(NamedTuple):
    """What tells the pieces of a tournament apart."""

    rules: str
    players: int
    deal: int
    bot: str


class Outcome(NamedTuple):
    """What came of a piece.

    Attributes:
        places: the place of the bot, from 1, by the seat it sat in.
        milliseconds: what each of its decisions took; none where times are not kept.
    """

    places: tuple[int, ...]
    milliseconds: tuple[float, ...]


def play(piece: Piece) -> Outcome:
    """Play the deal once with the bot in each seat."""
    places: list[int] = []
    times: list[float] = []
    for seat in range(piece.rules.players):
        session = session_of(piece, seat)
        times += [spent for player, spent in decisions(session) if player == seat]
        ranking = session.match.ranking
        assert ranking is not None
        places.append(ranking.index(seat) + 1)
    return Outcome(tuple(places), tuple(round(spent, 3) for spent in times))


def session_of(piece: Piece, seat: int) -> Session:
    """The deal of a piece with its bot in a seat, before anybody has done anything."""
    match, bot_seed = _deal(piece)
    players = range(len(match.names))
    bots = {
        player: make_player(piece.bot if player == seat else piece.against, match)
        for player in players
    }
    return Session(match, [Seat(None) for _ in players], bot_seed, bots=bots)


def _deal(piece: Piece) -> tuple[Match, int]:
    """A match that begins with the deal of a piece, and the seed of the bots' chance."""
    rules = piece.rules
    chance = Random(piece.seed << SEED_BITS | piece.deal)
    seed, bot_seed = chance.getrandbits(SEED_BITS), chance.getrandbits(SEED_BITS)
    start = Start() if piece.deal % 2 else _later_round(rules, chance)
    return Match(rules, NAMES[: rules.players], seed, start), bot_seed


def _later_round(rules: RuleSet, chance: Random) -> Start:
    """The round after one that ended by chance (docs/rules.md, Dealing; Re-seating)."""
    ranking = list(range(rules.players))
    if not rules.reseat:  # else everybody sits where the ranking says
        ranking.sort(key=lambda _: chance.random())  # the same in every Python
    last_deals = rules.reseat or rules.later_dealer == "last"
    return Start(dealer=ranking[-1] if last_deals else None, ranking=tuple(ranking), round=2)
