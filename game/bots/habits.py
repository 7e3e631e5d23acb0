"""How everybody plays in playouts: the regular bot's habits as a few operations on masks.

A play is worth what the hand costs less after it, plus the chance to lead next, minus the
chance that somebody with a single card goes out over it. This is the place where a search
spends its time, so what can be a table is one.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf

from game.bots.packed import ABOVE, HIGHER, PACKED, SUM, lone_players, packed_cards
from game.bots.weights import FEW_CARDS, LEAST_LEAD, STEADY, Weights
from game.engine.cards import RANKS, Rank
from game.engine.hands import COLUMN
from game.engine.laws import Laws
from game.engine.plays import BIT, CLOSE, PASS, RANK_OF_MOVE
from game.engine.tricks import NOBODY, Trick

_TWOS = COLUMN[Rank.TWO]
_SINGLES = (1 << RANKS) - 1
_STEPS = 64
_FEW_RANKS = 4
_NOTHING = -9.0
# The chance to win the trick with a play that so many different plays beat, and with one
# that only 2s beat, which most players would rather keep.
_KEEPS = (1.0, 0.25, 0.06) + (0.015,) * PASS
_KEEPS_FROM_TWOS = 0.65


class Habits:
    """The habits under some laws, as tables.

    Attributes:
        cost: what a rank costs in the hand, by the share of higher cards with others.
        lead: what the next lead is worth, by the number of ranks in the hand.
        breaking, patience, danger: see `Weights`.
        lead_after: what follows a move that is led.
        closing: the moves that close a trick when led, as a mask.
        bust: whether to be left with nothing but 2s is bust.
        out_of_turn: whether four may be completed out of turn.
    """

    __slots__ = (
        "breaking",
        "bust",
        "closing",
        "cost",
        "danger",
        "lead",
        "lead_after",
        "out_of_turn",
        "patience",
    )

    def __init__(self, laws: Laws, weights: Weights) -> None:
        self.cost = [weights.cost(1 - step / _STEPS) for step in range(_STEPS + 1)]
        self.lead = [weights.next_lead(ranks) for ranks in range(RANKS + 1)]
        self.breaking = weights.breaking
        self.patience = weights.patience
        self.danger = weights.danger
        self.lead_after = laws.lead.after
        self.closing = sum(BIT[move] for move in range(PASS) if self.lead_after[move][1] & CLOSE)
        self.bust = laws.rules.bust_on_twos
        self.out_of_turn = laws.out_of_turn


@lru_cache(maxsize=64)
def habits_of(laws: Laws, weights: Weights = STEADY) -> Habits:
    """The habits under these laws, made once."""
    return Habits(laws, weights)


class ByHabit:
    """Whoever has the turn at a trick, choosing by habit.

    Attributes:
        cards: the packed cards of all hands.
        lone: who holds a single card, as a mask of players.
        worth: what the last choice is worth; endlessly much where there was nothing to weigh.
    """

    __slots__ = ("cards", "habits", "lone", "trick", "worth")

    def __init__(self, trick: Trick, habits: Habits) -> None:
        self.trick = trick
        self.habits = habits
        self.worth = inf
        self.count()

    def count(self) -> None:
        """Look at the hands anew."""
        held = self.trick.held
        self.cards = packed_cards(held)
        self.lone = lone_players(held)

    def note(self, player: int, move: int) -> None:
        """A player has laid a move."""
        self.cards -= PACKED[move]
        hand = self.trick.held[player]
        if not hand & (hand - 1):
            self.lone = self.lone | BIT[player] if hand else self.lone & ~BIT[player]

    def choose(self, fits: int) -> int:
        """The bit of the move that the turn player makes, 0 for a pass.

        `fits` are the moves of the hand that the situation allows, at least one.
        """
        trick = self.trick
        hand = trick.held[trick.turn]
        # A held mask is unary by rank, so this leaves one bit a rank: all cards of it.
        whole = hand & ~(hand >> RANKS)
        ranks = whole.bit_count()
        self.worth = inf
        if ranks <= _FEW_RANKS:
            if ranks == 1 and whole & fits:
                return whole
            if ranks == 2 and self.habits.bust and hand & _TWOS:
                # On a lead there must be some move, at any price.
                safe = fits & (~whole | _TWOS)
                fits = safe or (fits if trick.top == NOBODY else 0)
                if not fits:
                    return 0
        others = self._others()
        if ranks <= _FEW_RANKS and (bit := self._finish(whole, fits, others)):
            return bit
        return self._weigh(fits, others, may_pass=trick.top != NOBODY)

    def gap(self, fits: int, move: int) -> float:
        """By how much a move of the turn player, a pass perhaps, is worth less than the best."""
        if (self.choose(fits) or BIT[PASS]) == BIT[move]:
            return 0.0
        best = self.worth
        others = self._others()
        if move == PASS:
            hand = self.trick.held[self.trick.turn]
            danger = self._danger(hand) if self.lone else 0.0
            return best - self._worth_of_passing(hand, others, danger)
        self._weigh(BIT[move], others, may_pass=False)
        return best - self.worth

    def _others(self) -> int:
        """What anybody but the turn player can lay."""
        held = self.trick.held
        player = self.trick.turn
        hand = held[player]
        held[player] = 0
        others = 0
        for other in held:
            others |= other
        held[player] = hand
        return others

    def _finish(self, whole: int, fits: int, others: int) -> int:
        """A play that nobody can beat, if all other ranks but one cannot be beaten either."""
        after = self.habits.lead_after
        sure = 0
        unsure = 0
        rest = whole
        while rest:
            bit = rest & -rest
            rest ^= bit
            situation, effects = after[bit.bit_length() - 1]
            if effects & CLOSE or not others & situation.answers:
                sure |= bit
            elif unsure:
                return 0
            else:
                unsure = 1
        best = sure & fits or self.habits.closing & fits & ~whole
        return best and 1 << best.bit_length() - 1

    def _weigh(self, fits: int, others: int, *, may_pass: bool) -> int:
        """The play that is worth most, or a pass where none is worth as much."""
        trick = self.trick
        hand = trick.held[trick.turn]
        cards = self.cards
        cost = self.habits.cost
        after = trick.situation.after
        scale = _STEPS / (cards % SUM - hand.bit_count())
        danger = self._danger(hand) if self.lone else 0.0
        lowest = (hand & -hand).bit_length() - 1
        above = (cards >> ABOVE[lowest]) % SUM - (hand & HIGHER[lowest]).bit_count()
        lowest_cost = cost[int(scale * above)]
        whole = hand & ~(hand >> RANKS)
        next_lead = self.habits.lead[whole.bit_count()]
        lead = next_lead * (lowest_cost if lowest_cost > LEAST_LEAD else LEAST_LEAD)
        best = self._worth_of_passing(hand, others, danger) if may_pass else _NOTHING
        chosen = 0
        whole &= fits
        while whole:
            bit = whole & -whole
            whole ^= bit
            fits ^= bit
            move = bit.bit_length() - 1
            rank = RANK_OF_MOVE[move]
            step, effects = after[move]
            keeps = 1.0
            if not effects & CLOSE and (beaters := others & step.free.answers):
                keeps = _KEEPS[beaters.bit_count()] if beaters & ~_TWOS else _KEEPS_FROM_TWOS
            above = (cards >> ABOVE[rank]) % SUM - (hand & HIGHER[rank]).bit_count()
            if rank == lowest:
                worth = lowest_cost + next_lead * self._worst_without(lowest, hand, scale) * keeps
            else:
                worth = cost[int(scale * above)] + lead * keeps
            if danger and move < RANKS and not effects & CLOSE:
                worth -= danger * above
            if worth > best:
                best = worth
                chosen = bit
        self.worth = best
        if fits and lead - self.habits.breaking > best:
            return self._break_up(fits, others, lead, best) or chosen
        return chosen

    def _break_up(self, fits: int, others: int, lead: float, best: float) -> int:
        """The play that breaks up a set and is still worth more than `best`, if any is."""
        trick = self.trick
        hand = trick.held[trick.turn]
        after = trick.situation.after
        danger = self._danger(hand) if self.lone else 0.0
        chosen = 0
        while fits:
            bit = fits & -fits
            fits ^= bit
            move = bit.bit_length() - 1
            step, effects = after[move]
            worth = lead
            if not effects & CLOSE:
                if beaters := others & step.free.answers:
                    worth *= _KEEPS[beaters.bit_count()] if beaters & ~_TWOS else _KEEPS_FROM_TWOS
                if danger and move < RANKS:
                    worth -= danger * self._above(move, hand)
            worth -= self.habits.breaking
            if worth > best:
                best = worth
                chosen = bit
        self.worth = best
        return chosen

    def _danger(self, hand: int) -> float:
        """What it costs, for each higher card, that others with a single card may hold it."""
        lone = (self.lone & ~BIT[self.trick.turn]).bit_count()
        return self.habits.danger * lone / (self.cards % SUM - hand.bit_count())

    def _above(self, rank: int, hand: int) -> int:
        """How many cards above a rank are not in this hand."""
        return (self.cards >> ABOVE[rank]) % SUM - (hand & HIGHER[rank]).bit_count()

    def _worth_of_passing(self, hand: int, others: int, danger: float) -> float:
        trick = self.trick
        top = trick.top
        worth = self.habits.patience
        situation = trick.situation
        if danger and situation.top < RANKS:
            worth -= danger * self._above(situation.top, hand)
        left = trick.held[top].bit_count()
        if 0 < left <= FEW_CARDS and top != trick.turn:
            # Whoever wins the trick with hardly a card left leads it, and is out.
            keeps = _KEEPS[(others & situation.free.answers).bit_count()]
            worth -= self.habits.danger * keeps / left
        return worth

    def _worst_without(self, lowest: int, hand: int, scale: float) -> float:
        """What the worst rank costs once the lowest is gone."""
        worst = LEAST_LEAD
        if rest := hand & _SINGLES & ~BIT[lowest]:
            second = (rest & -rest).bit_length() - 1
            worst = max(worst, self.habits.cost[int(scale * self._above(second, hand))])
        return worst
