"""A match with its players at the table: asks bots, waits for people, saves after each act.

No clock and no screen: whoever owns the session calls `step` as often as it likes, so that
the window and `president simulate` run the same code at their own pace.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, TypeAlias

from game.bots import Advice, Bot, Hurry, Thinking, advise, make_bot
from game.engine.actions import Action, Code, Deal, Illegal, Pass
from game.engine.dealing import clockwise
from game.engine.events import Event, Played, RoundOver
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.plays import PASS
from game.engine.reading import BadRecord, Expect, Refuse
from game.engine.record import read
from game.engine.ruleset import RuleSet
from game.engine.view import View
from game.session.saved import Seat, head_of, parse, tail_of

__all__ = ["Need", "Saver", "Seat", "Session"]

Saver: TypeAlias = Callable[[dict[str, Any] | None, list[Any]], object]
"""Takes what `Session.resume` needs: the head (None: as before) and the tail."""

_DECIDES, _COMPLETES, _HINTS = range(3)


class Need(StrEnum):
    """What a session waits for."""

    STEP = "step"
    """A bot thinks or a pass is due by itself: call `step`."""
    OFFER = "offer"
    """The people in `offer` may complete four out of turn: `act` or `decline_offer`."""
    PERSON = "person"
    """The person whose turn it is has to `act`."""
    DEAL = "deal"
    """The round is over: `act(Deal())` deals the next."""
    OVER = "over"
    """The match is over."""


class Session:
    """The one who asks everybody in turn.

    Attributes:
        match: the match. Screens and bots look at it through `view_for` only.
        seats: who plays for each player of the match.
        offer: the people who are offered to complete four out of turn, clockwise. With one
            person at the table, only when that person can; with several, everyone who does
            not have the turn whenever anybody can, so that the offer betrays nobody.
        automatic: whether the latest act was a pass for a player without a legal play
            (docs/rules.md, Auto-pass).
        results: how each round of this match ended, in order.

    Args:
        match: a match at any point.
        seats: one for each player, in the order of the match's names.
        bot_seed: 32 bits from which the bots' random numbers come, apart from the deals'.
        save: called with head and tail at once and after each act.
        bots: by player, bots that play though no seat can name them. They are not saved.

    Raises:
        ValueError: not one seat for each player.
        UnknownBot: no such bot or temperament.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        bot_seed: int = 0,
        save: Saver | None = None,
        bots: Mapping[int, Bot] | None = None,
    ) -> None:
        if len(seats) != len(match.names):
            raise ValueError(f"{len(seats)} seats for {len(match.names)} players")
        self.match = match
        self.seats = tuple(seats)
        self.bot_seed = bot_seed
        self.offer: tuple[int, ...] = ()
        self.automatic = False
        self.results: list[RoundOver] = []
        self._save = save
        self._bots: dict[int, Bot] = {
            player: make_bot(seat.bot, seat.temperament)
            for player, seat in enumerate(self.seats)
            if seat.bot is not None
        }
        self._bots |= bots or {}
        self._asked: list[int] = []
        self._deciding: Thinking[Action] | None = None
        self._decided: Action | None = None
        self._completing: Thinking[bool] | None = None
        self._declined = False
        self._look_round()
        self._keep(new_head=True)

    @classmethod
    def start(
        cls,
        rules: RuleSet,
        names: Sequence[str],
        seats: Sequence[Seat],
        seed: int,
        save: Saver | None = None,
    ) -> Session:
        """A new match, dealt from a seed of 32 bits; the bots' chance comes from it too.

        Raises:
            ValueError: names, seats and rules disagree on the number of players.
            UnknownBot: no such bot or temperament.
        """
        return cls(Match(rules, names, seed), seats, seed, save)

    @classmethod
    def resume(cls, head: object, tail: object, save: Saver | None = None) -> Session:
        """The session that was saved as this head and tail, to go on as it would have.

        Raises:
            BadRecord: they cannot be read or tell of something that is not allowed.
            ValueError: they seat somebody who is not there.
        """
        saved = parse(head, tail)
        script = read(saved.record)
        match = script.start()
        results: list[RoundOver] = []
        for path, step in script.steps:
            if isinstance(step, Expect | Refuse):
                raise BadRecord(path, "a saved match asks for nothing")
            try:
                events = match.act(step)
            except Illegal as illegal:
                raise BadRecord(path, f"refused: {illegal.code}") from illegal
            results += [event for event in events if isinstance(event, RoundOver)]
        session = cls(match, saved.seats, saved.bot_seed, save)
        session.results = results
        return session

    # --- what can be asked

    @property
    def need(self) -> Need:
        """What the session waits for."""
        phase = self.match.phase
        if phase is Phase.MATCH_OVER:
            return Need.OVER
        if phase is Phase.ROUND_OVER:
            return Need.DEAL
        if self.offer:
            return Need.OFFER
        if self._asked or self.turn in self._bots or self._passes_by_itself():
            return Need.STEP
        return Need.PERSON

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None between rounds and after the match."""
        return self.match.turn

    @property
    def people(self) -> tuple[int, ...]:
        """The players who are persons."""
        return tuple(player for player in range(len(self.seats)) if player not in self._bots)

    @property
    def people_done(self) -> bool:
        """Whether no person can act any more in this round, so that it may run on fast."""
        gone = (*self.match.out, *self.match.bust)
        return all(player in gone for player in self.people)

    def view_for(self, player: int) -> View:
        """What a player may know."""
        return self.match.view_for(player)

    def why_not(self, action: Action) -> Code | None:
        """Why an action would be refused, or None."""
        return self.match.why_not(action)

    def hint(self, player: int) -> Thinking[Advice]:
        """What a good player would do in this player's place, thought over in slices.

        It must be this player's turn.
        """
        return advise(self.match.view_for(player), self._random(_HINTS, player))

    # --- what can be done

    def act(self, action: Action) -> list[Event]:
        """Carry out a person's action, in turn or out of turn, or the next deal.

        Raises:
            Illegal: the rules refuse it; nothing has changed.
            ValueError: a bot plays for this player.
        """
        if not isinstance(action, Deal) and action.player in self._bots:
            raise ValueError(f"{self.match.names[action.player]} is a bot")
        return self._carry_out(action)

    def decline_offer(self) -> None:
        """Nobody of those in `offer` completes: bots are asked next.

        The people may still act out of turn as long as the rules allow it, but nobody
        waits for them again before cards are laid.
        """
        self.offer = ()
        self._declined = True

    def think(self, *, hurry: bool = False) -> bool:
        """Do one slice of the thought that is due; whether nothing is left to be thought.

        Nothing happens on it: `step` carries out what came of it. A bot in a hurry answers
        with what it knows so far.
        """
        if self.need is not Need.STEP:
            return True
        if self._asked or self._decided is not None or self._passes_by_itself():
            return True
        player = self.match.turn
        assert player is not None
        if self._deciding is None:
            view = self.match.view_for(player)
            self._deciding = self._bots[player].decide(view, self._random(_DECIDES, player))
            hurry = False
        try:
            _slice(self._deciding, hurry=hurry)
        except StopIteration as answer:
            self._decided = answer.value
            return True
        return False

    def step(self, *, hurry: bool = False) -> list[Event]:
        """Do one slice of what is due without a person; the events, if an act came of it.

        Does nothing where `need` is not `STEP`. A bot in a hurry answers with what it knows
        so far.
        """
        if self.need is not Need.STEP:
            return []
        if self._asked:
            return self._step_completion(hurry=hurry)
        if self._passes_by_itself():
            player = self.match.turn
            assert player is not None
            return self._carry_out(Pass(player), automatic=True)
        if not self.think(hurry=hurry):
            return []
        assert self._decided is not None
        return self._carry_out(self._decided)

    def _step_completion(self, *, hurry: bool) -> list[Event]:
        player = self._asked[0]
        if self._completing is None:
            view = self.match.view_for(player)
            self._completing = self._bots[player].completes(view, self._random(_COMPLETES, player))
            hurry = False
        try:
            _slice(self._completing, hurry=hurry)
        except StopIteration as answer:
            self._completing = None
            self._asked.pop(0)
            if answer.value:
                move = self.match.completions()[player]
                return self._carry_out(self.match.action_for(player, move))
        return []

    def _carry_out(self, action: Action, *, automatic: bool = False) -> list[Event]:
        events = self.match.act(action)
        self.automatic = automatic
        self._deciding = None
        self._decided = None
        self._completing = None
        if any(isinstance(event, Played) for event in events):
            self._declined = False
        self.results += [event for event in events if isinstance(event, RoundOver)]
        self._look_round()
        self._keep(new_head=isinstance(action, Deal))
        return events

    # --- between acts

    def _look_round(self) -> None:
        """Find out who may complete four now: people first, then bots clockwise."""
        self.offer = ()
        self._asked = []
        able = self.match.completions()
        if not able:
            return
        last = self.match.pile[-1][0]
        order = clockwise(self.match.seats, last)
        if not self._declined:
            self.offer = tuple(p for p in order if p in self._offered(able))
        # A person with the turn and the missing cards comes before any bot.
        if not self._person_completes_in_turn():
            self._asked = [p for p in order if p in able and p in self._bots]

    def _offered(self, able: dict[int, int]) -> set[int]:
        people = set(self.people)
        if len(people) < 2:
            return people & set(able)
        gone = {*self.match.out, *self.match.bust, self.match.turn}
        return people - gone

    def _person_completes_in_turn(self) -> bool:
        match = self.match
        if match.turn in self._bots or match.trick is None:
            return False
        return match.trick.situation.completion in match.legal()[:-1]

    def _passes_by_itself(self) -> bool:
        return self.match.rules.auto_pass and self.match.legal() == (PASS,)

    def _random(self, purpose: int, player: int) -> Random:
        """Random numbers for one question to one bot.

        They depend on the seed and on how far the match is, not on what was asked before,
        so a continued match needs no state of a generator.
        """
        seed = self.bot_seed
        for part, bits in ((len(self.match.actions), 32), (player, 8), (purpose, 2)):
            seed = seed << bits | part
        return Random(seed)

    def _keep(self, *, new_head: bool) -> None:
        if self._save is None:
            return
        head = head_of(self.match, self.seats, self.bot_seed) if new_head else None
        self._save(head, tail_of(self.match))


def _slice(thinking: Thinking[Any], *, hurry: bool) -> None:
    if hurry:
        thinking.throw(Hurry())
    else:
        next(thinking)
