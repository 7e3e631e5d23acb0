"""Why an act before the first lead is a good one: reasons that are true of that very act."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.bots.bot import Reason
from game.bots.dealings import Appraisal, is_left_over, kitty, worse_than_average
from game.bots.reasons import Why
from game.bots.weights import STEADY
from game.engine.actions import Action, Give, Keep, SkipKitty, Swap, Take
from game.engine.events import Cards
from game.engine.view import View

_HALF = 0.5


def why_before(action: Action, view: View) -> Why | None:
    """The most telling reason that is true of an exchange, a swap or an answer to the hold
    hand; None where there is none."""
    match action:
        case Give():
            return _why_give(action.cards, view)
        case Swap():
            return _why_swap(action, view)
        case SkipKitty():
            worse = kitty(view, STEADY) == action
            return Why(Reason.KITTY_WORSE) if worse else None
        case Take():
            # What somebody laid down is no average hand.
            worse = not is_left_over(view) and _worse_than_average(view) > 0
            return Why(Reason.HOLD_TAKE) if worse else None
        case Keep():
            return Why(Reason.HOLD_KEEP) if _worse_than_average(view) < 0 else None
    return None


def _why_give(cards: Cards, view: View) -> Why | None:
    weakest = view.hand[: len(cards)]
    if _ranks(cards) == _ranks(weakest):
        return Why(Reason.GIVES_WEAKEST)
    held = Counter(card.rank for card in view.hand)
    if any(held[card.rank] > _ranks(cards).count(card.rank) for card in cards):
        return None
    if are_loose(cards, view):
        return Why(Reason.GIVES_LOOSE)
    kept = tuple(card for card in view.hand if card.rank == weakest[0].rank)
    if len(kept) > 1 and not set(kept) & set(cards):
        return Why(Reason.KEEPS_SET_WHOLE, kept)
    return None


def are_loose(cards: Cards, view: View) -> bool:
    """Whether these cards of the hand are low, and each alone in its rank."""
    held = Counter(card.rank for card in view.hand)
    strength = Appraisal(view, STEADY).reckoning.strength
    return all(held[card.rank] == 1 and strength[card.rank] < _HALF for card in cards)


def takes_better(swap: Swap) -> bool:
    """Whether each card that is taken is higher than one that is laid for it."""
    pairs = zip(_ranks(swap.laid), _ranks(swap.taken), strict=True)
    return all(laid < taken for laid, taken in pairs)


def _why_swap(swap: Swap, view: View) -> Why | None:
    before = Counter(card.rank for card in view.hand)
    after = before - Counter(_ranks(swap.laid)) + Counter(_ranks(swap.taken))
    if any(before[rank] == 1 and after[rank] > 1 for rank in _ranks(swap.taken)):
        return Why(Reason.KITTY_SETS)
    return Why(Reason.KITTY_BETTER) if takes_better(swap) else None


def _worse_than_average(view: View) -> float:
    # Always the same hands, so that the same view is always explained alike.
    return worse_than_average(view, STEADY, Random(0))


def _ranks(cards: Cards) -> list[int]:
    return sorted(card.rank for card in cards)
