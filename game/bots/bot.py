"""What every bot is: it sees a view, thinks in slices, and answers with an action."""

from __future__ import annotations

from collections.abc import Generator
from enum import StrEnum
from random import Random
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from game.engine.actions import Action
from game.engine.events import Cards
from game.engine.view import View

T = TypeVar("T")

Thinking: TypeAlias = Generator[None, None, T]
"""Thought in slices: each `next` is a slice, and the answer comes with `StopIteration`."""


class Hurry(Exception):
    """Thrown into thinking when time is up: the answer is what is known so far."""


class Bot(Protocol):
    """A player that is not a person.

    A bot keeps nothing between calls that its answers depend on: the same view and the
    same random numbers give the same answer, so a match can be continued and repeated.
    """

    def decide(self, view: View, random: Random) -> Thinking[Action]:
        """What the player of the view does now. It is this player's turn, in any phase."""

    def completes(self, view: View, random: Random) -> Thinking[bool]:
        """Whether the player lays `view.completion`, out of turn."""


class Reason(StrEnum):
    """Why an action is advised: a fixed set, each true of the action it is given for.

    The sentence for each comes from the locale files.
    """

    ONLY_MOVE = "only_move"
    CANNOT_BEAT = "cannot_beat"
    GOES_OUT = "goes_out"
    NEXT_GOES_OUT = "next_goes_out"
    KEEPS_SET_WHOLE = "keeps_set_whole"
    BREAKS_NOTHING = "breaks_nothing"
    STOPS_LAST_CARD = "stops_last_card"
    STOPS_LAST_CARDS = "stops_last_cards"
    LEADS_LOW = "leads_low"
    LEADS_LONG = "leads_long"
    FOLLOWS_LOW = "follows_low"
    PASSES_TO_SAVE = "passes_to_save"
    UNBEATABLE = "unbeatable"
    LIKELY_WINS = "likely_wins"
    CLOSES_AND_LEADS = "closes_and_leads"
    COMPLETES_FOUR = "completes_four"
    LOCKS_NEXT = "locks_next"
    SKIPS_NEXT = "skips_next"
    AVOIDS_BUST = "avoids_bust"
    CONTAINS_3C = "contains_3c"
    GIVES_WEAKEST = "gives_weakest"
    GIVES_LOOSE = "gives_loose"
    SAVES_HIGH = "saves_high"
    KITTY_BETTER = "kitty_better"
    KITTY_SETS = "kitty_sets"
    KITTY_WORSE = "kitty_worse"
    HOLD_TAKE = "hold_take"
    HOLD_KEEP = "hold_keep"
    BEST_CHANCES = "best_chances"
    NOTHING_BETTER = "nothing_better"
    FIRST_GUESS = "first_guess"
    WORKED_OUT = "worked_out"


class Advice(NamedTuple):
    """An action and one true reason for it. `cards` and `player` fill the sentence: the
    set kept whole, the player with one card left, the one who is skipped."""

    action: Action
    reason: Reason
    cards: Cards = ()
    player: int | None = None
