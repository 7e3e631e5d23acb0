"""What a tournament comes to: figures for each table and bot, and how they are printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any, TypeAlias

from game.cli.contest import Key, Outcome
from game.cli.entrants import ORACLE
from game.cli.intervals import Interval, difference, interval, ratio
from game.cli.tally import quantile

Figures: TypeAlias = dict[str, Any]
Values: TypeAlias = Mapping[str, Sequence[float]]
"""By bot, a value for each deal."""


def table_of(
    rules: str, players: int, deals: int, bots: Sequence[str], outcomes: Mapping[Key, Outcome]
) -> Figures:
    """The figures of one table, for JSON.

    `first_share` is the share of first places, `mean_place` counts from 1, `place_share`
    from 0 (first) to 1 (last); each with the 95 % interval over deals. `difference` is to
    the first of the bots on the same deals; where the oracle plays, `way` is how much of the
    way to it a bot goes, from those it plays against.
    """
    played = {
        bot: [outcomes[Key(rules, players, deal, bot)] for deal in range(1, deals + 1)]
        for bot in bots
    }
    firsts = {bot: [_first_share(each) for each in all_] for bot, all_ in played.items()}
    places = {bot: [fmean(each.places) for each in all_] for bot, all_ in played.items()}
    figures: dict[str, Figures] = {}
    for bot in bots:
        shares = [(place - 1) / (players - 1) for place in places[bot]]
        figures[bot] = {
            "first_share": _plain(interval(firsts[bot])),
            "mean_place": _plain(interval(places[bot])),
            "place_share": _plain(interval(shares)),
            "difference": _differences(bot, bots[0], firsts, places),
            "way": _ways(bot, players, firsts, places),
            **_times(played[bot]),
        }
    return {
        "rules": rules,
        "players": players,
        "deals": deals,
        "rounds": deals * players,
        "bots": figures,
    }


def _first_share(outcome: Outcome) -> float:
    return outcome.places.count(1) / len(outcome.places)


def _differences(bot: str, first: str, firsts: Values, places: Values) -> Figures | None:
    if bot == first:
        return None
    return {
        "to": first,
        "first_share": _plain(difference(firsts[bot], firsts[first])),
        "mean_place": _plain(difference(places[bot], places[first])),
    }


def _ways(bot: str, players: int, firsts: Values, places: Values) -> Figures | None:
    """Where all are equal, everybody comes first in one of n rounds, and (n + 1) / 2 on
    average: there the way begins."""
    if ORACLE not in firsts:
        return None

    def way(values: Values, begin: float) -> Figures | None:
        return _plain(
            ratio(
                [value - begin for value in values[bot]],
                [value - begin for value in values[ORACLE]],
            )
        )

    return {
        "first_share": way(firsts, 1 / players),
        "mean_place": way(places, (players + 1) / 2),
    }


def _times(outcomes: Sequence[Outcome]) -> Figures:
    times = sorted(spent for outcome in outcomes for spent in outcome.milliseconds)
    return {
        "timed_decisions": len(times),
        "ms_median": round(quantile(times, 0.5), 3) if times else None,
        "ms_p95": round(quantile(times, 0.95), 3) if times else None,
    }


def _plain(value: Interval | None) -> Figures | None:
    """An interval as a JSON object: the mean, and the ends of the interval if it has any."""
    if value is None:
        return None
    mean, margin = value
    return {
        "mean": round(mean, 5),
        "low": None if margin is None else round(mean - margin, 5),
        "high": None if margin is None else round(mean + margin, 5),
    }


# --- printed

Column: TypeAlias = tuple[str, Callable[[Figures], str]]


def columns(table: Figures) -> list[Column]:
    """The columns worth printing of a table: what each is called, and what it says of a bot."""
    first, *others = table["bots"]
    found: list[Column] = [
        ("firsts %", lambda row: percent(row["first_share"])),
        ("place", lambda row: number(row["mean_place"])),
        ("place 0–1", lambda row: number(row["place_share"], 3)),
    ]
    if others:
        found += [
            (f"firsts % to {first}", lambda row: _of(row["difference"], "first_share", percent)),
            (f"place to {first}", lambda row: _of(row["difference"], "mean_place", number)),
        ]
    if ORACLE in table["bots"]:
        found += [
            ("way in firsts %", lambda row: _of(row["way"], "first_share", percent)),
            ("way in places %", lambda row: _of(row["way"], "mean_place", percent)),
        ]
    found += [
        ("ms median", lambda row: _milliseconds(row["ms_median"])),
        ("ms p95", lambda row: _milliseconds(row["ms_p95"])),
    ]
    return found


def printed(table: Figures, against: str) -> str:
    """A table as text."""
    title = (
        f"{table['rules']}, {table['players']} players, against {against}: "
        f"{table['rounds']:,} rounds on {table['deals']:,} deals, ± 95 %"
    )
    shown = columns(table)
    grid = [["", *(name for name, _ in shown)]]
    grid += [[bot, *(cell(row) for _, cell in shown)] for bot, row in table["bots"].items()]
    wide = [max(map(len, column)) for column in zip(*grid, strict=True)]
    lines = ["  ".join([row[0].ljust(wide[0]), *map(str.rjust, row[1:], wide[1:])]) for row in grid]
    return "\n".join([title, *lines])


def percent(value: Figures | None) -> str:
    """A share as percent, with how far it may be off."""
    return _with_margin(value, 100, 1)


def number(value: Figures | None, digits: int = 2) -> str:
    """A number with how far it may be off."""
    return _with_margin(value, 1, digits)


def _of(pair: Figures | None, name: str, say: Callable[[Figures | None], str]) -> str:
    return "" if pair is None else say(pair[name])


def _milliseconds(value: float | None) -> str:
    return "–" if value is None else f"{value:,.1f}"


def _with_margin(value: Figures | None, scale: int, digits: int) -> str:
    if value is None:
        return "–"
    mean = f"{scale * value['mean']:.{digits}f}"
    if value["high"] is None:
        return mean
    return f"{mean} ±{scale * (value['high'] - value['low']) / 2:.{digits}f}"
