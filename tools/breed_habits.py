"""Breeds the weights by which the master plays rounds on in thought (`SHARP`).

    uv run python -m tools.breed_habits [--rules president,wiper] [--players 4] [--deals 300]
        [--generations 22] [--litter 28] [--seed 1]

Each set of weights plays every deal once from each seat, among players with the weights of the
regular bot. The best quarter of a litter says where the next one is drawn: around its mean, as
far off as it is spread (the cross-entropy method). Everybody plays by habit alone, so a minute
sees a hundred thousand rounds. What comes out is printed, to be rounded by hand.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from random import Random

from game.bots.habits import ByHabit, habits_of
from game.bots.playout import complete, place_of
from game.bots.traces import numbers_of
from game.bots.weights import STEADY, Weights
from game.bots.worlds import held_mask
from game.cli.contest import Piece, session_of
from game.cli.rounds import decisions
from game.engine.exchange import Phase
from game.engine.ruleset import PRESETS, BadRules, make_rules
from game.engine.tricks import BUST, NOBODY, Trick

SPREAD: Mapping[str, float] = {
    "burden": 0.15,
    "ease": 0.25,
    "control": 0.25,
    "lead": 0.12,
    "fading": 0.02,
    "breaking": 0.12,
    "patience": 0.12,
    "danger": 0.5,
}
"""How far from the regular bot's weights the first litter is drawn."""
LEAST_SPREAD = 0.05
"""Of the spread at first: a litter is never drawn closer together."""
INHERITED = 0.3
"""How much of the last mean and spread each generation keeps."""
SEED = 1_000_000
"""Of the deals."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Breed and print, generation by generation."""
    parser = argparse.ArgumentParser(prog="breed_habits", description=__doc__)
    parser.add_argument("--rules", default=",".join(PRESETS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--generations", type=int, default=22)
    parser.add_argument("--litter", type=int, default=28)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if asked.litter < 8 or min(asked.deals, asked.generations) < 1:
        parser.error("at least 8 in a litter, one deal and one generation")
    names = tuple(asked.rules.split(","))
    try:
        for name in names:
            make_rules(name, asked.players)
    except BadRules as wrong:
        parser.error(str(wrong))
    with ProcessPoolExecutor() as workers:
        measure = partial(mean_place, names, asked.players, asked.deals)
        mean = {name: getattr(STEADY, name) for name in SPREAD}
        spread = dict(SPREAD)
        chance = Random(asked.seed)
        for number in range(1, asked.generations + 1):
            litter = drawn(mean, spread, asked.litter, chance)
            places = list(workers.map(measure, litter))
            best = sorted(range(asked.litter), key=places.__getitem__)[: asked.litter // 4]
            mean, spread = bred(mean, spread, [litter[one] for one in best])
            told = ", ".join(f"{name}={value:.3f}" for name, value in mean.items())
            print(f"{number:3} best {min(places):.4f}  Weights({told})", file=sys.stdout)
    return 0


def drawn(
    mean: Mapping[str, float], spread: Mapping[str, float], litter: int, chance: Random
) -> list[Weights]:
    """A litter of weights around a mean; the last one is the mean itself."""
    others = [
        Weights(**{name: mean[name] + spread[name] * chance.gauss(0, 1) for name in mean})
        for _ in range(litter - 1)
    ]
    return [*others, Weights(**mean)]


def bred(
    mean: Mapping[str, float], spread: Mapping[str, float], best: Sequence[Weights]
) -> tuple[dict[str, float], dict[str, float]]:
    """The mean and the spread of the next litter."""
    new_mean, new_spread = {}, {}
    for name in mean:
        values = [getattr(weights, name) for weights in best]
        middle = math.fsum(values) / len(values)
        wide = math.sqrt(math.fsum((value - middle) ** 2 for value in values) / len(values))
        new_mean[name] = INHERITED * mean[name] + (1 - INHERITED) * middle
        wide = INHERITED * spread[name] + (1 - INHERITED) * wide
        new_spread[name] = max(LEAST_SPREAD * SPREAD[name], wide)
    return new_mean, new_spread


def mean_place(names: Sequence[str], players: int, deals: int, weights: Weights) -> float:
    """The mean place, 0 for the first to 1 for the last, of one player with these weights among
    players with the regular bot's, over all rule sets."""
    places = [
        play(start, seat, weights)
        for name in names
        for start in starts(name, players, deals)
        for seat in range(players)
    ]
    return math.fsum(places) / len(places) / (players - 1)


@lru_cache
def starts(name: str, players: int, deals: int) -> list[Trick]:
    """The first leads of so many deals; whatever comes before is done by regular bots."""
    found = (_start(name, players, deal) for deal in range(1, deals + 1))
    return [trick for trick in found if trick is not None]


def _start(name: str, players: int, deal: int) -> Trick | None:
    rules = make_rules(name, players)
    session = session_of(Piece(rules, deal, SEED, "regular", "regular"), 0)
    match = session.match
    acts: Iterator[object] = decisions(session)
    while match.phase is not Phase.TRICK:
        if next(acts, None) is None:
            return None  # the deal alone ended the round
    view = match.view_for(0)
    assert view.trick is not None
    trick = view.trick.copy()
    trick.held = [held_mask(numbers_of(match.hand(player))) for player in range(players)]
    return trick


def play(start: Trick, seat: int, weights: Weights) -> int:
    """The place, from 0, in which a player with these weights comes."""
    trick = start.copy()
    held = trick.held
    steady = ByHabit(trick, habits_of(trick.laws))
    other = ByHabit(trick, habits_of(trick.laws, weights))
    while (player := trick.turn) != NOBODY and not trick.gone >> seat & 1:
        fits = held[player] & trick.situation.answers
        bit = fits and (other if player == seat else steady).choose(fits)
        if not bit:
            trick.pass_turn()
            continue
        move = bit.bit_length() - 1
        if trick.lay(player, move) & BUST:
            held[player] = 0
        if trick.laws.out_of_turn:
            complete(trick)
        steady.count()
        other.count()
    return place_of(trick, seat)


if __name__ == "__main__":
    raise SystemExit(main())
