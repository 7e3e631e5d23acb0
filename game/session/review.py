"""Looking back at a round: what a player did in it, and which acts cost most."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots import Thinking
from game.bots.review import Moment, judge, worst_of
from game.engine.actions import Action, Deal
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.view import View

_SLICE = 24
"""Acts of a match that are repeated in a slice."""
_REPEATING = 0.1
"""The share of the work that repeating the match is."""


class Act(NamedTuple):
    """An act in its turn, and what its player knew before it; `number` counts the match's acts."""

    number: int
    view: View
    action: Action


class Review:
    """One player's acts in the latest round of a match, which is over.

    Each act is judged by what its player could know then: the match is repeated from its
    beginning, and seen through the player's own eyes.

    Attributes:
        share: how much of the work is done, 0 to 1.

    Args:
        match: a match between rounds, or at its end.
        player: whose acts are looked at.
        seed: 32 bits from which all chance comes: the same seed finds the same.

    Raises:
        ValueError: the round is still going on.
    """

    def __init__(self, match: Match, player: int, seed: int) -> None:
        if match.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            raise ValueError("a round that goes on cannot be looked back at")
        self.share = 0.0
        self._match = match
        self._player = player
        self._seed = seed

    def look_back(self) -> Thinking[tuple[Moment, ...]]:
        """The moments that cost most, in order; none where nothing is to be regretted."""
        acts = yield from self._acts()
        moments = []
        for done, act in enumerate(acts):
            self.share = _REPEATING + (1 - _REPEATING) * done / len(acts)
            random = Random((self._seed << 32 | act.number) << 8 | self._player)
            moment = yield from judge(act.view, act.action, random)
            if moment is not None:
                moments.append(moment)
        self.share = 1.0
        return worst_of(moments)

    def _acts(self) -> Thinking[list[Act]]:
        match = self._match
        deals = [n for n, action in enumerate(match.actions) if isinstance(action, Deal)]
        first = deals[-1] + 1 if deals else 0
        twin = Match(match.rules, match.names, match.seed, match.start)
        acts = []
        for number, action in enumerate(match.actions):
            if number >= first and self._in_turn(action, twin):
                acts.append(Act(number, twin.view_for(self._player), action))
            twin.act(action)
            if number % _SLICE == 0:
                self.share = _REPEATING * number / len(match.actions)
                yield
        return acts

    def _in_turn(self, action: Action, match: Match) -> bool:
        """Whether it is an act of the player in turn; who completes four out of turn is not
        judged, since nobody writes down when the player left it."""
        if isinstance(action, Deal):
            return False
        return action.player == self._player == match.turn
