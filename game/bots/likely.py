"""Worlds in which what the others did makes sense: passes and plays give hands away.

Somebody who passed over a single 8 hardly holds a loose 9, and who leads an ace hardly a loose
5. Every world is replayed: the more acts in it are clearly worse, by habit, than others would
have been, the less likely it is. So cards of players whose acts are odd change places with other
unseen ones; a change for the worse is seldom kept (the Metropolis rule). Several worlds,
each dealt by itself, are changed in turn: one alone would long stay what it is. And every
other world is left as it was dealt, for the others may have quite other habits: somebody who
plays better is read wrongly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import prod
from random import Random
from typing import NamedTuple

from game.bots.habits import ByHabit, Habits
from game.bots.packed import PACKED, lone_players
from game.bots.traces import numbers_of
from game.bots.worlds import Dealt, Unseen, World, held_mask
from game.engine.cards import SUITS
from game.engine.events import Opened, Passed, Played
from game.engine.plays import BIT, COLUMN_OF_MOVE, PASS, SHIFT_OF_MOVE, Situation
from game.engine.tricks import BUST, Trick
from game.engine.view import View

_DRAFTS = 24
_STEPS = 24
_MORE_STEPS = 8
"""How many worlds there are, how often each is changed at first, and how often whenever it
comes up again. More worlds know less, fewer are too sure of what they know."""
_ODD = 0.3
"""An act is odd if it is worth so many plays less than what habit would have done: hardly ever
one of a regular player's acts is, and one in ten of somebody who plays better."""
_DOUBT = 0.1
"""How much less likely an act against habit makes a world; people have other habits."""


class Likely:
    """The worlds of `Unseen`, half of them changed until the others' acts make sense in them.

    Attributes:
        certain: whether there is one world only.
    """

    def __init__(self, view: View, habits: Habits) -> None:
        self._view = view
        self._habits = habits
        self._unseen = Unseen(view)
        self.certain = self._unseen.certain
        self._story: Story | None = None
        self._drafts: list[_Draft] = []
        self._count = 0

    def sample(self, random: Random) -> World:
        """Every other time any world that is possible; else one of several that go on
        changing, each in its turn."""
        self._count += 1
        if self.certain or self._count % 2:
            return self._unseen.sample(random)
        if len(self._drafts) < _DRAFTS:
            dealt = self._unseen.deal(random)
            if not self._unseen.allows(dealt):
                return self._unseen.world(dealt)  # no story: what was done could not be done in it
            if self._story is None:
                self._story = Story(self._view, self._habits, self._unseen.world(dealt))
            draft = _Draft(dealt, self._unseen, self._story, random.random)
            self._drafts.append(draft)
            draft.go_on(_STEPS)
        else:
            draft = self._drafts[self._count // 2 % _DRAFTS]
            draft.go_on(_MORE_STEPS)
        return self._unseen.world(draft.dealt)


class _Draft:
    """A world that is being changed.

    Attributes:
        dealt: how the unseen cards are dealt in it.
        odd: by player, how many acts do not make sense yet.
    """

    def __init__(
        self, dealt: Dealt, unseen: Unseen, story: Story, draw: Callable[[], float]
    ) -> None:
        self.dealt = dealt
        self._unseen = unseen
        self._story = story
        self._draw = draw
        hands = unseen.world(dealt).hands
        self._held = [story.held_at_first(player, hand) for player, hand in enumerate(hands)]
        self.odd = story.oddness(self._held, range(len(hands)))

    def go_on(self, steps: int) -> None:
        """Change it so often, as long as anything is odd in it."""
        for _ in range(steps):
            if not any(self.odd):
                break
            self._step()

    def _step(self) -> None:
        """Let a card of somebody whose acts are odd change places with another unseen one,
        and back again if that is not likely enough."""
        places = (*self.dealt.hands, self.dealt.rest)
        who = (
            self._any([player for player, odd in enumerate(self.odd) if odd and places[player]]),
            self._any([place for place, hand in enumerate(places) if hand]),
        )
        if who[0] == who[1] or who[0] < 0:
            return
        one, other = (places[place] for place in who)
        first, second = int(self._draw() * len(one)), int(self._draw() * len(other))
        if one[first] // SUITS == other[second] // SUITS:
            return
        one[first], other[second] = other[second], one[first]
        if not self._unseen.allows(self.dealt) or not self._accept(who):
            one[first], other[second] = other[second], one[first]

    def _any(self, places: Sequence[int]) -> int:
        return places[int(self._draw() * len(places))] if places else -1

    def _accept(self, who: Iterable[int]) -> bool:
        held = self._held[:]
        players = [place for place in who if place < len(held)]
        for player in players:
            cards = (*self.dealt.hands[player], *self._unseen.known(player).elements())
            held[player] = self._story.held_at_first(player, cards)
        odd = self._story.oddness(held, players)
        more = sum(odd) - sum(self.odd[player] for player in players)
        if more > 0 and self._draw() >= prod((_DOUBT,) * more):
            return False
        self._held = held
        for player in players:
            self.odd[player] = odd[player]
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
            elif trick.lay(player, move) & BUST:
                trick.held[player] = 0

    def held_at_first(self, player: int, cards: Sequence[int]) -> int:
        """The held mask before the first act of a player who has these cards left."""
        return held_mask([*cards, *self._played[player]])

    def oddness(self, held: Sequence[int], players: Iterable[int]) -> list[int]:
        """For each player, how many acts were odd, with these hands before the first act;
        told of these players only."""
        odd = [0] * len(held)
        told = sum(map(BIT.__getitem__, set(players)))
        teller = self._teller
        trick = teller.trick
        staying = trick.laws.staying
        # What bust players keep beats nobody.
        trick.held = now = [hand if hand & staying else 0 for hand in held]
        teller.count()
        for player, move, free, situation, top, lone in self.acts:
            hand = now[player]
            if free and told & BIT[player] and (fits := hand & situation.answers):
                trick.turn = player
                trick.situation = situation
                trick.top = top
                teller.lone = lone
                odd[player] += teller.gap(fits, move) > _ODD
            if move != PASS:
                column = hand & COLUMN_OF_MOVE[move]
                now[player] = left = hand ^ column ^ (column >> SHIFT_OF_MOVE[move])
                teller.cards -= PACKED[move]
                if left and not left & staying:
                    now[player] = 0
                    teller.count()
        return odd
