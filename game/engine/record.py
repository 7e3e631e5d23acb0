"""Matches as plain objects: cases and records (docs/records.md) to and from them.

No files here: the caller brings what it read as JSON and gets objects to write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from game.engine.actions import (
    Action,
    Deal,
    Give,
    Illegal,
    Keep,
    Pass,
    Play,
    SkipKitty,
    Swap,
    Take,
)
from game.engine.cards import cards_text, parse_cards
from game.engine.dealing import Cut, Start
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.plays import move_text
from game.engine.reading import BARE, FORMAT, BadRecord, Expect, Reader, Refuse, Script
from game.engine.ruleset import options_of

__all__ = [
    "BadRecord",
    "Failure",
    "Script",
    "action_of",
    "check",
    "match_from_record",
    "matches_in",
    "read",
    "record_of",
    "traced",
]

Plain: TypeAlias = dict[str, Any]


class Failure(NamedTuple):
    """A place in a case, and what does not hold there."""

    place: str
    text: str


# --- reading and checking


def read(case: object) -> Script:
    """The script that a case or record describes.

    Raises:
        BadRecord: it is malformed; the message begins with the path to the fault.
    """
    return Reader(case).script()


def matches_in(loaded: object) -> Iterator[tuple[str, object]]:
    """The cases of a file, each with its path in it: one object, or a list of them."""
    if isinstance(loaded, list):
        yield from ((f"[{place}]", case) for place, case in enumerate(loaded))
    else:
        yield "", loaded


def check(script: Script) -> list[Failure]:
    """Replay a script; what does not hold, in order. Empty if all does."""
    match = script.start()
    failures: list[Failure] = []
    for place, step in script.steps:
        if isinstance(step, Expect):
            failures += _compare(match, step, place)
        elif isinstance(step, Refuse):
            failures += _check_refusal(match, step, place)
        else:
            code = match.why_not(step)
            if code is not None:
                failures.append(Failure(place, f"refused: {code}"))
                return failures
            match.act(step)
    return failures


def match_from_record(record: object) -> Match:
    """The match that a record tells, at the point where the record ends.

    Raises:
        BadRecord: the record is malformed, or an action of it is not allowed.
    """
    script = read(record)
    match = script.start()
    for place, step in script.steps:
        if isinstance(step, Expect | Refuse):
            continue
        try:
            match.act(step)
        except Illegal as illegal:
            raise BadRecord(place, f"refused: {illegal.code}") from illegal
    return match


def _compare(match: Match, expect: Expect, place: str) -> list[Failure]:
    failures = []
    for key, want in expect.wanted.items():
        got = ASKED[key](match)
        if key == "hands":
            got = {name: got[name] for name in want}
        if _settled(key, got) != _settled(key, want):
            failures.append(Failure(place, f"{key}: got {_shown(got)}, want {_shown(want)}"))
    return failures


def _check_refusal(match: Match, refuse: Refuse, place: str) -> list[Failure]:
    before = fingerprint(match)
    try:
        code = match.why_not(refuse.action)
        if code is not None:
            match.act(refuse.action)
    except Illegal as illegal:
        code = illegal.code
    failures = []
    if code != refuse.code:
        got = "no refusal" if code is None else code.value
        failures.append(Failure(place, f"refuse: got {got}, want {refuse.code.value}"))
    if fingerprint(match) != before:
        failures.append(Failure(place, "refuse: the refused action changed the match"))
    return failures


def fingerprint(match: Match) -> Plain:
    """Everything that can be expected of a match, and how much has happened in it."""
    state = {key: asked(match) for key, asked in ASKED.items()}
    return state | {"happened": len(match.history), "acts": len(match.actions)}


def _settled(key: str, value: Any) -> Any:
    """A value with what has no order put into one: cards in a hand, in a play."""
    if key == "hands":
        return {name: sorted(parse_cards(text)) for name, text in value.items()}
    if key in ("kitty", "hold"):
        return sorted(parse_cards(value))
    if key == "pile":
        return [sorted(parse_cards(text)) for text in value]
    return value


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return value or "nothing"
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{k}: {_shown(v)}' for k, v in value.items())}}}"
    return "null" if value is None else str(value)


# --- what can be asked of a match


def _name(match: Match, player: int | None) -> str | None:
    return None if player is None else match.names[player]


def _names(match: Match, players: tuple[int, ...] | None) -> list[str] | None:
    return None if players is None else [match.names[player] for player in players]


def _round_ranking(match: Match) -> list[str] | None:
    over = match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
    return _names(match, match.ranking) if over else None


ASKED: Mapping[str, Callable[[Match], Any]] = {
    "phase": lambda m: m.phase.value,
    "turn": lambda m: _name(m, m.turn),
    "pile": lambda m: [cards_text(cards) for _, cards in m.pile],
    "legal": lambda m: [move_text(move) for move in m.legal()],
    "can_complete": lambda m: {m.names[p]: move_text(v) for p, v in m.completions().items()},
    "hands": lambda m: {m.names[p]: cards_text(m.hand(p)) for p in range(len(m.names))},
    "kitty": lambda m: cards_text(m.kitty),
    "hold": lambda m: cards_text(m.hold),
    "out": lambda m: _names(m, m.out),
    "bust": lambda m: _names(m, m.bust),
    "ranking": _round_ranking,
    "scores": lambda m: dict(zip(m.names, m.scores, strict=True)),
    "titles": lambda m: {m.names[p]: title.value for p, title in m.titles().items()},
    "seats": lambda m: _names(m, m.seats),
    "dealer": lambda m: m.names[m.dealer],
    "round": lambda m: m.round,
    "winners": lambda m: _names(m, m.winners),
}
"""What `expect` can ask, by key (docs/records.md, Expectations)."""


# --- writing


def record_of(match: Match, title: str | None = None) -> Plain:
    """A match as a record: every deal in full, all actions, and where it stands."""
    start = match.start
    record: Plain = {"format": FORMAT}
    if title is not None:
        record["case"] = title
    record["rules"] = match.rules.name
    if options := options_of(match.rules):
        record["options"] = options
    record["players"] = list(match.names)
    if match.seed is not None:
        record["seed"] = match.seed
    record |= _start_of(match, start)
    record |= _cut_of(match, match.first_cut)
    record["actions"] = [action_of(match, action) for action in match.actions]
    record["expect"] = _end_of(match)
    return record


def traced(record: Plain) -> Plain:
    """The same record with an expectation before every action of the trick phase."""
    script = read(record)
    match = script.start()
    actions: list[Any] = []
    written = iter(record["actions"])
    for _, step in script.steps:
        if isinstance(step, Expect | Refuse):
            continue
        if match.phase is Phase.TRICK:
            keys = ("turn", "pile", "legal", "can_complete")
            actions.append({"expect": {key: ASKED[key](match) for key in keys}})
        actions.append(next(written))
        match.act(step)
    return record | {"actions": actions}


def _start_of(match: Match, start: Start) -> Plain:
    plain: Plain = {"dealer": match.names[match.first_dealer]}
    if start.leader is not None:
        plain["leader"] = match.names[start.leader]
    if start.ranking is not None:
        plain["ranking"] = _names(match, start.ranking)
    if start.scores is not None:
        plain["scores"] = dict(zip(match.names, start.scores, strict=True))
    if start.round != 1:
        plain["round"] = start.round
    return plain


def _cut_of(match: Match, cut: Cut) -> Plain:
    plain: Plain = {
        "hands": {
            name: cards_text(sorted(cards))
            for name, cards in zip(match.names, cut.hands, strict=True)
        }
    }
    if cut.kitty:
        plain["kitty"] = cards_text(cut.kitty)
    if cut.hold:
        plain["hold"] = cards_text(sorted(cut.hold))
    return plain


def _end_of(match: Match) -> Plain:
    keys = ["phase", "turn", "round", "scores"]
    if match.phase is Phase.ROUND_OVER:
        keys += ["ranking"]
    elif match.phase is Phase.MATCH_OVER:
        keys += ["ranking", "winners"]
    return {key: ASKED[key](match) for key in keys}


def action_of(match: Match, action: Action) -> str | Plain:
    """An action that was carried out, as records write it."""
    if isinstance(action, Deal):
        assert action.hands is not None
        cut = _cut_of(match, Cut(action.hands, action.kitty, action.hold))
        return {
            "deal": cut | ({} if action.dealer is None else {"dealer": _name(match, action.dealer)})
        }
    name = match.names[action.player]
    return f"{name} {_words_of(action)}"


def _words_of(action: Play | Pass | Give | Swap | SkipKitty | Take | Keep) -> str:
    if isinstance(action, Play):
        return cards_text(action.cards)
    if isinstance(action, Give):
        return f"give {cards_text(action.cards)}"
    if isinstance(action, Swap):
        return f"swap {cards_text(action.laid)} for {cards_text(action.taken)}"
    return _WORDS[type(action)]


_WORDS: Mapping[type[Action], str] = {kind: word for word, kind in BARE.items()}
