"""What the regular bot holds dear, as numbers; temperaments are other numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LEAST_LEAD = 0.2
"""What the next lead is worth at least, however good the hand."""
FEW_CARDS = 3
"""Whoever has no more is about to go out."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Everything is measured in plays: a weak rank in the hand costs about one more play.

    Attributes:
        burden: what a rank costs that anything beats.
        ease: how much less a rank costs that few cards beat.
        control: how much less again one costs that almost nothing beats.
        lead: what the next lead is worth, as a share of the worst rank one could lead.
        fading: how much less of that for each rank in the hand: early leads win little.
        breaking: what breaking up a set costs.
        patience: what passing is worth by itself.
        danger: what it costs if another player goes out.
    """

    burden: float = 1.1
    ease: float = 1.0
    control: float = 0.5
    lead: float = 0.45
    fading: float = 0.0
    breaking: float = 0.15
    patience: float = 0.1
    danger: float = 1.0

    def cost(self, strength: float) -> float:
        """What a rank of this strength (0 to 1) costs as long as it is in the hand."""
        # Products and not a power: what that comes to in its last digit is up to the machine.
        square = strength * strength
        return self.burden - self.ease * strength - self.control * (square * square)

    def next_lead(self, ranks: int) -> float:
        """What the next lead is worth with so many ranks in the hand."""
        return self.lead - self.fading * ranks


STEADY = Weights()
SHARP = Weights(burden=1.2, ease=0.9, control=0.6, fading=0.05, patience=-0.08, danger=0.8)
"""Weights that were bred (docs/bots.md): they win rounds against `STEADY`."""

TEMPERAMENTS: Mapping[str, Weights] = {
    "cautious": Weights(control=0.7, patience=0.25, danger=1.2),
    "bold": Weights(control=0.3, lead=0.7, patience=0.0, danger=0.5),
    "hoarder": Weights(control=0.8, breaking=0.5),
}
"""Weights by the name of a temperament."""
