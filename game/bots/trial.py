"""Trying actions: each is carried out in a sampled world, and the round played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeAlias

from game.bots.habits import Habits
from game.bots.opening import Opening
from game.bots.playout import complete, place_of, play_out
from game.bots.worlds import World
from game.engine.actions import Action, Give, Pass, Play, Swap, Take
from game.engine.cards import DECK, Rank
from game.engine.exchange import Phase
from game.engine.hands import Hand
from game.engine.laws import laws_of
from game.engine.plays import move_of
from game.engine.tricks import Trick
from game.engine.view import View

WHIM = 0.1
"""How often somebody passes for no reason where there is one world only."""

Wait: TypeAlias = None
"""In the place of an action: do nothing out of turn, and see what others do."""


class Deals(Protocol):
    """Where worlds come from."""

    @property
    def certain(self) -> bool:
        """Whether there is one world only."""

    def sample(self, random: Random) -> World:
        """A world."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How playouts go, and what their ends are worth.

    Attributes:
        habits: by which everybody plays on.
        rewards: what each place is worth, first to last.
        whim: how often somebody passes for no reason, where there is one world only.
        hoard: what it costs to lay a king, ace or 2 before the end.
    """

    habits: Habits
    rewards: Sequence[float]
    whim: float
    hoard: float


class Trial:
    """The same worlds for all actions, drawn as they are needed."""

    def __init__(
        self,
        view: View,
        actions: Sequence[Action | Wait],
        deals: Deals,
        manner: Manner,
        random: Random,
    ) -> None:
        self._view = view
        self._actions = actions
        self._deals = deals
        self._manner = manner
        self._random = random
        self._whim = manner.whim if deals.certain else 0.0
        self._worlds: list[World] = []
        self._held: list[list[int]] = []
        self._opening = None if view.phase is Phase.TRICK else Opening(view)

    def pull(self, arm: int, number: int) -> float:
        """What comes of an action in the world of this number."""
        if number == len(self._worlds):
            world = self._deals.sample(self._random)
            self._worlds.append(world)
            self._held.append(world.held())
        action = self._actions[arm]
        if self._opening is None:
            trick = self._after(action, self._held[number])
        else:
            trick = self._opening.trick(self._hands(action, self._worlds[number]))
        me = self._view.player
        manner = self._manner
        if not trick.gone >> me & 1:
            play_out(trick, self._random, me, manner.habits, self._whim)
        reward = manner.rewards[place_of(trick, me)]
        return reward - self._regret(action, trick) if manner.hoard else reward

    def _after(self, action: Action | Wait, held: list[int]) -> Trick:
        start = self._view.trick
        assert start is not None
        trick = start.copy()
        trick.held = held[:]
        if isinstance(action, Play):
            trick.lay(self._view.player, move_of(action.cards[0].rank, len(action.cards)))
            if self._manner.habits.out_of_turn:
                complete(trick)
        elif isinstance(action, Pass):
            trick.pass_turn()
        return trick

    def _hands(self, action: Action | Wait, world: World) -> list[Hand]:
        """The hands in a world, after an action before the first lead."""
        hands = [Hand(DECK[card] for card in hand) for hand in world.hands]
        me = self._view.player
        if isinstance(action, Give):
            hands[me].remove(action.cards)
            hands[self._receiver()].add(action.cards)
        elif isinstance(action, Swap):
            hands[me].remove(action.laid)
            hands[me].add(action.taken)
        elif isinstance(action, Take):
            hands[me] = Hand(DECK[card] for card in world.hold)
        return hands

    def _receiver(self) -> int:
        """To whom the player returns cards."""
        ranking = self._view.ranking
        assert ranking is not None
        return next(
            ranking[low]
            for low, high, _ in laws_of(self._view.rules).gifts
            if ranking[high] == self._view.player
        )

    def _regret(self, action: Action | Wait, trick: Trick) -> float:
        """What a temper feels about the high cards that an action lays."""
        if not isinstance(action, Play) or not trick.held[self._view.player]:
            return 0.0
        return self._manner.hoard * sum(card.rank >= Rank.KING for card in action.cards)
