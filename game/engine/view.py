"""What one player may know of a match. Bots and screens see nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.events import Cards, Event, Given
from game.engine.exchange import Phase
from game.engine.hands import Hand
from game.engine.plays import MOVES
from game.engine.ruleset import RuleSet
from game.engine.scoring import Title
from game.engine.tricks import Trick

if TYPE_CHECKING:
    from game.engine.match import Match


@dataclass(frozen=True, slots=True)
class View:
    """A match as one player sees it.

    Attributes:
        player: who looks.
        seats: the players clockwise.
        counts: cards held, by player.
        pile: (player, cards) of the current trick, first to last.
        history: the events of the running round, as far as the player saw them.
        to_return: cards this player must return now; 0 if nothing is to be returned.
        legal: moves, if it is this player's turn in the trick phase; `PASS` last.
        completion: the move with which this player may complete four out of turn now.
        trick: the public state of the trick phase, in which only the own hand is held, so
            that a bot can put sampled hands beside it and play on; None before it begins.
    """

    player: int
    rules: RuleSet
    names: tuple[str, ...]
    seats: tuple[int, ...]
    dealer: int
    round: int
    phase: Phase
    turn: int | None
    hand: Cards
    counts: tuple[int, ...]
    pile: tuple[tuple[int, Cards], ...]
    kitty: Cards
    hold_count: int
    out: tuple[int, ...]
    bust: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...] | None
    titles: Mapping[int, Title]
    history: tuple[Event, ...]
    to_return: int
    legal: tuple[int, ...]
    completion: int | None
    trick: Trick | None
    must_contain_3c: bool

    def cards_for(self, move: int) -> Cards:
        """The cards a move lays if nobody chooses: the lowest suits of the own hand."""
        rank, number = MOVES[move]
        return Hand(self.hand).lowest(rank, number)

    def given(self) -> Cards:
        """The cards this player gave away in the round's exchange."""
        return tuple(
            card for gift in self._gifts() if gift.giver == self.player for card in gift.cards or ()
        )

    def received(self) -> Cards:
        """The cards this player was given in the round's exchange."""
        return tuple(
            card
            for gift in self._gifts()
            if gift.receiver == self.player
            for card in gift.cards or ()
        )

    def _gifts(self) -> list[Given]:
        return [event for event in self.history if isinstance(event, Given)]


def view_of(match: Match, player: int, history: tuple[Event, ...]) -> View:
    """What a player may know of a match; `history` is what the player saw of the round."""
    turn = match.turn
    return View(
        player=player,
        rules=match.rules,
        names=match.names,
        seats=match.seats,
        dealer=match.dealer,
        round=match.round,
        phase=match.phase,
        turn=turn,
        hand=match.hand(player),
        counts=tuple(len(hand) for hand in match.hands),
        pile=tuple(match.pile),
        kitty=match.kitty.cards(),
        hold_count=len(match.hold),
        out=match.out,
        bust=match.bust,
        scores=tuple(match.scores),
        ranking=match.ranking,
        titles=match.titles(),
        history=history,
        to_return=match.to_return if player == turn else 0,
        legal=match.legal() if player == turn else (),
        completion=match.completions().get(player),
        trick=_public_trick(match, player),
        must_contain_3c=match.must_contain_3c,
    )


def _public_trick(match: Match, player: int) -> Trick | None:
    if match.trick is None:
        return None
    trick = match.trick.copy()
    trick.held = [held if p == player else 0 for p, held in enumerate(trick.held)]
    return trick
