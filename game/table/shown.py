"""What the table shows at the moment: a view that is told event by event.

The match is always a little ahead of the screen, since cards take time to move. So the screen has
a state of its own. It is made from what one player saw of the round and goes on one event at a
time; told all of them, it agrees with the player's view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from game.engine.cards import Card
from game.engine.dealing import clockwise
from game.engine.events import (
    Cards,
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    HoldDiscarded,
    KittySkipped,
    KittySwapped,
    Locked,
    MatchOver,
    Opened,
    Passed,
    Played,
    RoundOver,
    Seated,
    Skipped,
    WentBust,
    WentOut,
)
from game.engine.exchange import Phase
from game.engine.ruleset import RuleSet
from game.engine.scoring import Title, titles_of
from game.engine.view import View


class Stage(StrEnum):
    """What is going on at the table; each has its scene."""

    DEAL = "deal"
    HOLD = "hold"
    EXCHANGE = "exchange"
    KITTY = "kitty"
    TRICK = "trick"
    SCORING = "scoring"


STAGES = {
    Phase.HOLD: Stage.HOLD,
    Phase.EXCHANGE: Stage.EXCHANGE,
    Phase.KITTY: Stage.KITTY,
    Phase.TRICK: Stage.TRICK,
    Phase.ROUND_OVER: Stage.SCORING,
    Phase.MATCH_OVER: Stage.SCORING,
}
"""The stage at which a match waits in each phase."""


@dataclass(slots=True)
class Shown:
    """The table as one player sees it now.

    Attributes:
        player: who looks.
        hand: the player's cards, weakest first.
        fresh: cards of the hand that arrived in this round's exchange or from the kitty.
        pile: (player, cards) of the current trick, first to last.
        gave, got: what the player gave and was given while it lies in the middle to be seen;
            what was got is in the hand only after `settle`.
        notes: the event to be told at each player's seat: the last act in this trick.
        locked: the rank that the next player is bound to, or None.
        log: the events of this round, in order.
        result: how the round ended, or None while it goes on.
        ended: how the match ended, or None.
    """

    player: int
    rules: RuleSet
    names: tuple[str, ...]
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    titles: Mapping[int, Title]
    round: int = 1
    dealer: int = 0
    stage: Stage = Stage.DEAL
    hand: list[Card] = field(default_factory=list)
    fresh: list[Card] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    dealt: int = 0
    pile: list[tuple[int, Cards]] = field(default_factory=list)
    kitty: list[Card] = field(default_factory=list)
    kitty_size: int = 0
    hold_count: int = 0
    hold_size: int = 0
    gave: tuple[Given, ...] = ()
    got: tuple[Given, ...] = ()
    out: tuple[int, ...] = ()
    bust: tuple[int, ...] = ()
    notes: dict[int, Event] = field(default_factory=dict)
    locked: int | None = None
    log: list[Event] = field(default_factory=list)
    result: RoundOver | None = None
    ended: MatchOver | None = None

    @classmethod
    def of(cls, view: View) -> Shown:
        """What the player of the view has seen so far, told at once."""
        shown = cls.before(view)
        for event in view.history:
            shown.tell(event)
        shown.stage = STAGES[view.phase]
        return shown

    @classmethod
    def before(cls, view: View) -> Shown:
        """The table before anything of the round has been seen."""
        return cls(
            player=view.player,
            rules=view.rules,
            names=view.names,
            seats=view.seats,
            scores=view.scores,
            titles=view.titles,
            counts=[0] * len(view.names),
        )

    @property
    def others(self) -> tuple[int, ...]:
        """The other players clockwise, from the player's left on."""
        return tuple(clockwise(self.seats, self.player))[:-1]

    def position_of(self, player: int) -> int | None:
        """The place in the ranking that a player has reached who is out or bust, else None."""
        if player in self.bust:
            return len(self.names) - self.bust.index(player)
        return self.out.index(player) + 1 if player in self.out else None

    def title_at(self, position: int) -> Title:
        """The title that a place in this round's ranking brings (docs/rules.md, Titles)."""
        return titles_of(self.rules, range(len(self.names)))[position - 1]

    def title_of(self, player: int) -> Title | None:
        """A player's title: the one just won by whoever is out or bust, else that of the round
        before; None where there was no round before."""
        position = self.position_of(player)
        return self.titles.get(player) if position is None else self.title_at(position)

    def settle(self) -> None:
        """Take what was got into the hand; what was given is gone."""
        for gift in self.got:
            self._take(gift.cards or ())
        self.gave = self.got = ()

    def tell(self, event: Event) -> None:
        """Let one event happen."""
        self.log.append(event)
        match event:
            case Played():
                self._played(event)
            case Passed() | Skipped():
                self.notes[event.player] = event
                self.locked = None
            case Locked():
                self.locked = event.rank
            case Cleared():
                self.pile.clear()
                self.notes.clear()
                self.locked = None
            case WentOut():
                self.out += (event.player,)
            case WentBust():
                self.bust += (event.player,)
            case RoundOver():
                self._over(event)
            case MatchOver():
                self.ended = event
            case _:
                self._before_the_lead(event)

    def _played(self, event: Played) -> None:
        self.pile.append((event.player, event.cards))
        self.notes[event.player] = event
        self.locked = None
        self.counts[event.player] -= len(event.cards)
        if event.player == self.player:
            self._lay(event.cards)

    def _over(self, event: RoundOver) -> None:
        self.stage = Stage.SCORING
        self.result = event
        self.scores = event.scores
        self.titles = titles_of(self.rules, event.ranking)
        self.pile.clear()
        self.notes.clear()
        self.locked = None

    def _before_the_lead(self, event: Event) -> None:
        match event:
            case Seated():
                self.seats = event.seats
            case Dealt():
                self._deal(event)
            case HoldAnswered():
                self._hold_answered(event)
            case HoldDiscarded():
                self.hold_count = 0
            case Given():
                self._given(event)
            case KittySwapped():
                self._kitty_swapped(event)
            case KittySkipped():
                self.stage = Stage.KITTY
                self.settle()
                self.notes[event.player] = event
            case Opened():
                self.stage = Stage.TRICK
                self.settle()
                self.kitty.clear()
                self.notes = {event.leader: event}

    def _deal(self, event: Dealt) -> None:
        self.stage = Stage.DEAL
        self.round = event.round
        self.dealer = event.dealer
        self.hand = list(event.hands[self.player] or ())
        self.fresh = []
        self.counts = list(event.counts)
        self.dealt = max(*event.counts, event.hold_count)
        self.kitty = list(event.kitty)
        self.kitty_size = len(event.kitty)
        self.hold_count = self.hold_size = event.hold_count
        self.pile.clear()
        self.gave = self.got = ()
        self.out = self.bust = ()
        self.notes = {event.dealer: event}
        self.locked = None
        self.result = self.ended = None
        self.log = [each for each in self.log[-2:] if isinstance(each, Seated | Dealt)]

    def _hold_answered(self, event: HoldAnswered) -> None:
        self.stage = Stage.HOLD
        self.notes[event.player] = event
        if not event.took:
            return
        self.counts[event.player] = event.taken_count
        self.hold_count = event.laid_count
        if event.taken is not None:
            self.hand = sorted(event.taken)

    def _given(self, event: Given) -> None:
        self.stage = Stage.EXCHANGE
        self.counts[event.giver] -= event.number
        self.counts[event.receiver] += event.number
        if event.cards is None:
            return
        if event.giver == self.player:
            if any(card not in self.hand for card in event.cards):
                self.settle()  # one of the cards just received goes back
            self._lay(event.cards)
            self.gave += (event,)
        elif event.receiver == self.player:
            self.got += (event,)

    def _kitty_swapped(self, event: KittySwapped) -> None:
        self.stage = Stage.KITTY
        self.settle()
        self.notes[event.player] = event
        self.kitty = sorted(_without(self.kitty, event.taken) + list(event.laid))
        if event.player == self.player:
            self._lay(event.laid)
            self._take(event.taken)

    def _lay(self, cards: Cards) -> None:
        self.hand = _without(self.hand, cards)
        for card in cards:
            if card in self.fresh:
                self.fresh.remove(card)

    def _take(self, cards: Cards) -> None:
        self.hand = sorted([*self.hand, *cards])
        self.fresh += cards


def _without(held: Sequence[Card], gone: Cards) -> list[Card]:
    left = list(held)
    for card in gone:
        left.remove(card)
    return left
