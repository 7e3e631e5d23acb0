"""Making a random deal agree with an exchange that two others made unseen.

The giver's best cards went to the receiver, so the receiver holds as many that are at
least as high as the rest of the giver's; and where the rules returned the weakest, the
giver holds as many that are at most as low as all of the receiver's. Both speak of the
hands right after the exchange: what was laid since counts too.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.traces import Trace, Trade

_SWAPS = 24
Bounds = Sequence[tuple[int, int]]


def mend(trade: Trade, traces: Sequence[Trace], dealt: list[list[int]], bounds: Bounds) -> bool:
    """Swap dealt cards until the trade could have happened; whether it could."""
    for _ in range(_SWAPS):
        if could_happen(trade, traces, dealt):
            return True
        if not _swap(trade, dealt, bounds):
            return False
    return could_happen(trade, traces, dealt)


def could_happen(trade: Trade, traces: Sequence[Trace], dealt: list[list[int]]) -> bool:
    """Whether the trade could have happened if the unseen cards lie like this."""
    giver = _after_exchange(traces[trade.giver], dealt[trade.giver])
    receiver = _after_exchange(traces[trade.receiver], dealt[trade.receiver])
    if trade.chosen:
        # A chosen return may have been anything; but hardly anybody returns high cards.
        highest = max(dealt[trade.giver], default=-1)
        return sum(card >= highest for card in receiver) >= trade.number
    lowest = min(receiver, default=0)
    if sum(card <= lowest for card in giver) < trade.number:
        return False
    highest = max(giver, default=0)
    return highest <= lowest or sum(card >= highest for card in receiver) >= trade.number


def _after_exchange(trace: Trace, dealt: list[int]) -> list[int]:
    return [*dealt, *trace.left, *(trace.known - trace.extra).elements()]


def _swap(trade: Trade, dealt: list[list[int]], bounds: Bounds) -> bool:
    """Move a high card from the giver to the receiver for a low one; where that no longer
    helps, a high card from the giver or a low one from the receiver to somebody else."""
    giver, receiver = trade.giver, trade.receiver
    others = [p for p in range(len(dealt)) if p not in (giver, receiver)]
    pairs = [(giver, receiver), *((giver, other) for other in others)]
    pairs += [(other, receiver) for other in others]
    return any(_exchange(dealt, high_from, low_from, bounds) for high_from, low_from in pairs)


def _exchange(dealt: list[list[int]], high_from: int, low_from: int, bounds: Bounds) -> bool:
    first, second = dealt[high_from], dealt[low_from]
    if not first or not second:
        return False
    high, low = max(first), min(second)
    if high <= low or not _fits(high, bounds[low_from]) or not _fits(low, bounds[high_from]):
        return False
    first[first.index(high)] = low
    second[second.index(low)] = high
    return True


def _fits(card: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= card <= bounds[1]
