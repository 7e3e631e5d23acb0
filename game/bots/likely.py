"""Worlds in which what the others did makes sense: passes and plays give hands away.

Somebody who passed over a single 8 hardly holds a loose 9, and who leads a 7 hardly a loose
5. Every world is replayed: the more acts in it are not what its player would have done by
habit, the less likely it is. From one world to the next two unseen cards change places, and
a change for the worse is made rarely (the Metropolis rule), so that in the end worlds come
up as often as they are likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from game.bots.habits import PACKED, ByHabit, Habits, lone_players
from game.bots.traces import numbers_of
from game.bots.worlds import Dealt, Unseen, World, held_mask
from game.engine.cards import SUITS
from game.engine.events import Opened, Passed, Played
from game.engine.plays import BIT, COLUMN_OF_MOVE, PASS, SHIFT_OF_MOVE, Situation
from game.engine.tricks import Trick
from game.engine.view import View

_TO_BEGIN = 120
_BETWEEN = 4
_DOUBT = 0.1
"""How much less likely an act against habit makes a world; people have other habits."""


class Likely:
    """The worlds of `Unseen`, as often as the others' acts make them likely.

    Attributes:
        certain: whether there is one world only.
    """

    def __init__(self, view: View, habits: Habits) -> None:
        self._view = view
        self._habits = habits
        self._unseen = Unseen(view)
        self.certain = self._unseen.certain
        self._chain: _Chain | None = None

    def sample(self, random: Random) -> World:
        """A world near the one before."""
        if self.certain:
            return self._unseen.sample(random)
        steps = _BETWEEN
        if self._chain is None:
            self._chain = _Chain(self._view, self._habits, self._unseen, random)
            steps = _TO_BEGIN
        return self._chain.go_on(steps)


class _Chain:
    """Worlds one after the other."""

    def __init__(self, view: View, habits: Habits, unseen: Unseen, random: Random) -> None:
        self._unseen = unseen
        self._draw = random.random
        self._dealt: Dealt = unseen.deal(random)
        self._story = Story(view, habits, unseen.world(self._dealt))
        self._held = self._story.held[:]
        self._odd = self._story.oddness(self._held, range(len(self._held)))

    def go_on(self, steps: int) -> World:
        """The world so many steps further."""
        if self._story.acts:
            for _ in range(steps):
                self._step()
        return self._unseen.world(self._dealt)

    def _step(self) -> None:
        """Let two cards change places, and back again if that is not likely enough."""
        draw = self._draw
        places = (*self._dealt.hands, self._dealt.rest)
        filled = [place for place, hand in enumerate(places) if hand]
        who = [filled[int(draw() * len(filled))] for _ in range(2)]
        one, other = (places[place] for place in who)
        first, second = int(draw() * len(one)), int(draw() * len(other))
        if one is other or one[first] // SUITS == other[second] // SUITS:
            return
        one[first], other[second] = other[second], one[first]
        if not self._unseen.allows(self._dealt) or not self._accept(who):
            one[first], other[second] = other[second], one[first]

    def _accept(self, who: Iterable[int]) -> bool:
        before = self._held
        players = [place for place in who if place < len(before)]
        hands = self._unseen.world(self._dealt).hands
        self._held = before[:]
        for player in players:
            self._held[player] = self._story.held_at_first(player, hands[player])
        odd = self._story.oddness(self._held, players)
        more = sum(odd) - sum(self._odd[player] for player in players)
        if more > 0 and self._draw() >= _DOUBT**more:
            self._held = before
            return False
        for player in players:
            self._odd[player] = odd[player]
        return True


class _Act(NamedTuple):
    """An act of the trick phase, and what everybody saw before it.

    Attributes:
        free: whether there was a choice to make: it was that player's turn.
    """

    player: int
    move: int
    free: bool
    situation: Situation
    top: int
    lone: int


class Story:
    """The acts of the running round's trick phase, ready to be told of other hands.

    Attributes:
        acts: everything laid and every pass, in order.
        held: the held masks before the first act, in the world it was made with.
    """

    def __init__(self, view: View, habits: Habits, world: World) -> None:
        assert view.trick is not None
        self._played: list[list[int]] = [[] for _ in view.names]
        self.acts: list[_Act] = []
        done: list[tuple[int, int, bool]] = []
        leader = view.player
        laws = view.trick.laws
        first = laws.lead
        for event in view.history:
            if isinstance(event, Passed):
                done.append((event.player, PASS, True))
            elif isinstance(event, Played):
                done.append((event.player, event.move, not event.out_of_turn))
                self._played[event.player] += numbers_of(event.cards)
            elif isinstance(event, Opened):
                leader = event.leader
                first = laws.first_lead if event.must_contain_3c else laws.lead
        self.held = [self.held_at_first(p, hand) for p, hand in enumerate(world.hands)]
        trick = Trick(laws, view.seats, self.held, leader)
        trick.open(view.seats)
        trick.situation = first
        self._teller = ByHabit(trick, habits)
        for player, move, in_turn in done:
            free = in_turn and player != view.player
            lone = lone_players(trick.held)
            self.acts.append(_Act(player, move, free, trick.situation, trick.top, lone))
            if move == PASS:
                trick.pass_turn()
            else:
                trick.lay(player, move)

    def held_at_first(self, player: int, cards: Sequence[int]) -> int:
        """The held mask before the first act of a player who has these cards left."""
        return held_mask([*cards, *self._played[player]])

    def oddness(self, held: Sequence[int], players: Iterable[int]) -> list[int]:
        """For each player, how many of the acts habit would not have done with these hands
        before the first act; told of these players only."""
        odd = [0] * len(held)
        told = sum(map(BIT.__getitem__, set(players)))
        teller = self._teller
        trick = teller.trick
        trick.held = now = list(held)
        teller.count()
        for player, move, free, situation, top, lone in self.acts:
            hand = now[player]
            if free and told & BIT[player] and (fits := hand & situation.answers):
                trick.turn = player
                trick.situation = situation
                trick.top = top
                teller.lone = lone
                odd[player] += (teller.choose(fits) or BIT[PASS]) != BIT[move]
            if move != PASS:
                column = hand & COLUMN_OF_MOVE[move]
                now[player] = hand ^ column ^ (column >> SHIFT_OF_MOVE[move])
                teller.cards -= PACKED[move]
        return odd
