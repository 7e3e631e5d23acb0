"""The rules as data: one field a rule, the presets, and what cannot work together.

Fields, values and presets are those of docs/rules.md ("The fields"). Nothing in the
program asks which preset a rule set came from: every difference is a field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, TypeAlias, get_args

from game.engine.cards import DECK_SIZE
from game.engine.shown import shown

Value: TypeAlias = bool | int | str | None

MIN_PLAYERS = 2
MAX_PLAYERS = 10
FEWEST_CARDS = 5
PAIRS_FROM = 4

FirstLead = Literal["3c", "lowest", "left_of_dealer"]
LaterLead = Literal["president", "last"]
LaterDealer = Literal["next", "last"]
EqualRank = Literal["no", "any", "singles"]
AfterEqual = Literal["nothing", "lock", "skip"]
Twos = Literal["high", "close", "trump"]
Four = Literal["nothing", "closes", "lying"]
Returns = Literal["choice", "weakest"]
Scoring = Literal["beaten", "two_one", "conquest"]
BOOL = (False, True)


class BadRules(ValueError):
    """Rules that cannot be played. `field` names the culprit; the text says field, value
    and what is allowed."""

    def __init__(self, field_name: str, message: str) -> None:
        super().__init__(message)
        self.field = field_name


def _allowed(values: tuple[Value, ...] | range, *, none: bool = False) -> Any:
    return {"values": values, "none": none}


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one match. Make one with `make_rules`, which validates it."""

    name: str
    players: int
    decks: int = field(default=1, metadata=_allowed(range(1, 3)))
    first_lead: FirstLead = field(default="3c", metadata=_allowed(get_args(FirstLead)))
    first_lead_contains_3c: bool = field(default=False, metadata=_allowed(BOOL))
    later_lead: LaterLead = field(default="president", metadata=_allowed(get_args(LaterLead)))
    later_dealer: LaterDealer = field(default="next", metadata=_allowed(get_args(LaterDealer)))
    reseat: bool = field(default=False, metadata=_allowed(BOOL))
    more_beats_fewer: bool = field(default=False, metadata=_allowed(BOOL))
    equal_rank: EqualRank = field(default="no", metadata=_allowed(get_args(EqualRank)))
    after_equal: AfterEqual = field(default="nothing", metadata=_allowed(get_args(AfterEqual)))
    twos: Twos = field(default="high", metadata=_allowed(get_args(Twos)))
    four: Four = field(default="nothing", metadata=_allowed(get_args(Four)))
    complete_out_of_turn: bool = field(default=False, metadata=_allowed(BOOL))
    bust_on_twos: bool = field(default=False, metadata=_allowed(BOOL))
    one_time_around: bool = field(default=False, metadata=_allowed(BOOL))
    card_trading: bool = field(default=True, metadata=_allowed((True, False)))
    top_trade: int = field(default=1, metadata=_allowed(range(1, 4)))
    vice_trade: int = field(default=0, metadata=_allowed(range(3)))
    returns: Returns = field(default="choice", metadata=_allowed(get_args(Returns)))
    kitty: bool = field(default=False, metadata=_allowed(BOOL))
    hold_hand: bool = field(default=False, metadata=_allowed(BOOL))
    scoring: Scoring = field(default="beaten", metadata=_allowed(get_args(Scoring)))
    rounds: int | None = field(default=None, metadata=_allowed(range(1, 100), none=True))
    target: int | None = field(default=None, metadata=_allowed(range(1, 1000), none=True))
    auto_pass: bool = field(default=False, metadata=_allowed(BOOL))
    vice_president_from: int = field(default=3, metadata=_allowed(range(3, 5)))
    vice_last: bool = field(default=False, metadata=_allowed(BOOL))
    min_players: int = field(default=3, metadata=_allowed(range(MIN_PLAYERS, MAX_PLAYERS + 1)))
    max_players: int = field(default=8, metadata=_allowed(range(MIN_PLAYERS, MAX_PLAYERS + 1)))


CONQUEST = "conquest"
_CONQUEST_MEANS: dict[Value, dict[str, Value]] = {
    True: {"rounds": None, "target": 100},
    False: {"rounds": 5, "target": None},
}
_METADATA = {f.name: f.metadata for f in fields(RuleSet) if f.metadata}
FIELDS: tuple[str, ...] = tuple(_METADATA)
"""The names of all fields that can be set, in the order of docs/rules.md."""

OPTIONS: tuple[str, ...] = (*FIELDS, CONQUEST)
"""What may be named in options: the fields and the shorthand `conquest`."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set: the fields that differ from their first value, and what the
    source of the rules itself offers to change."""

    values: Mapping[str, Value]
    offers: tuple[str, ...] = ()
    two_decks_from: int | None = None


PRESETS: dict[str, Preset] = {
    "president": Preset(
        {
            "first_lead": "3c",
            "later_lead": "last",
            "equal_rank": "any",
            "after_equal": "lock",
            "twos": "close",
            "four": "closes",
            "top_trade": 2,
            "vice_trade": 1,
            "returns": "weakest",
            "scoring": "beaten",
            "rounds": 5,
            "vice_president_from": 4,
            "vice_last": True,
        }
    ),
    "wiper": Preset(
        {
            "first_lead": "lowest",
            "twos": "trump",
            "top_trade": 2,
            "vice_trade": 1,
            "scoring": "conquest",
            "rounds": 5,
            "vice_last": True,
            "min_players": 2,
        },
        offers=(
            "one_time_around",
            "card_trading",
            "top_trade",
            "auto_pass",
            CONQUEST,
            "kitty",
            "hold_hand",
        ),
    ),
    "base": Preset(
        {
            "first_lead": "left_of_dealer",
            "later_dealer": "last",
            "reseat": True,
            "scoring": "two_one",
            "rounds": 5,
        },
        offers=("rounds",),
    ),
    "ahole": Preset(
        {
            "first_lead_contains_3c": True,
            "later_dealer": "last",
            "more_beats_fewer": True,
            "equal_rank": "singles",
            "after_equal": "skip",
            "twos": "trump",
            "four": "lying",
            "complete_out_of_turn": True,
            "bust_on_twos": True,
            "scoring": "two_one",
            "target": 11,
            "min_players": 4,
            "max_players": 10,
        },
        two_decks_from=8,
    ),
}


def values_of(name: str) -> tuple[Value, ...]:
    """What an option may be set to, in order; `None` last where it may be unset.

    Raises:
        KeyError: there is no such option.
    """
    if name == CONQUEST:
        return BOOL
    meta = _METADATA[name]
    return (*meta["values"], None) if meta["none"] else tuple(meta["values"])


def value_text(value: Value) -> str:
    """A value as it is written after `--set` and in messages: `true`, `none`, `3c`."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def allowed_text(name: str) -> str:
    """The values an option may have, in words: `1 to 3`, `true or false`, `no, any or singles`."""
    values = values_of(name)
    if len(values) > 4 and isinstance(values[0], int):
        end = " or none" if values[-1] is None else ""
        last = values[-2] if end else values[-1]
        return f"{value_text(values[0])} to {value_text(last)}{end}"
    texts = [value_text(value) for value in values]
    return f"{', '.join(texts[:-1])} or {texts[-1]}"


def parse_value(name: str, text: str) -> Value:
    """The value of an option from its text.

    Raises:
        BadRules: no such option, or none of its values.
    """
    _check_name(name)
    for value in values_of(name):
        if value_text(value) == text.strip().lower():
            return value
    raise BadRules(name, f"{name}: {shown(text)} is not allowed, only {allowed_text(name)}")


def make_rules(name: str, players: int, options: Mapping[str, Value] | None = None) -> RuleSet:
    """The rule set of a preset for this many players, with options changed.

    `rounds` and `target` unset each other; `conquest` is a shorthand for either
    (docs/rules.md, Match end).

    Raises:
        BadRules: no such preset, option or value, or a combination that cannot work.
    """
    preset = PRESETS.get(name)
    if preset is None:
        raise BadRules("rules", f"rules: {shown(name)} is not a rule set, only {_listed(PRESETS)}")
    changes = dict(options or {})
    for option, value in changes.items():
        _check_name(option)
        _check_value(option, value)
    changes = _settle_end(changes)
    if preset.two_decks_from is not None and players >= preset.two_decks_from:
        changes.setdefault("decks", 2)
    rules = RuleSet(name, players, **(dict(preset.values) | changes))  # type: ignore[arg-type]
    _check_together(rules)
    return rules


def options_of(rules: RuleSet) -> dict[str, Value]:
    """The fields in which a rule set differs from its preset, so that
    `make_rules(rules.name, rules.players, options_of(rules))` is the same again."""
    plain = RuleSet(rules.name, rules.players, **dict(PRESETS[rules.name].values))  # type: ignore[arg-type]
    from_decks = PRESETS[rules.name].two_decks_from
    if from_decks is not None and rules.players >= from_decks:
        plain = replace(plain, decks=2)
    options = {
        name: getattr(rules, name)
        for name in FIELDS
        if getattr(rules, name) != getattr(plain, name)
    }
    # Setting one end of the match unsets the other: naming both would be refused.
    for end in ("rounds", "target"):
        if end in options and options[end] is None:
            del options[end]
    return options


def players_range(name: str) -> range:
    """How many can play a preset as it is."""
    values = PRESETS[name].values
    plain = RuleSet(name, MAX_PLAYERS, **dict(values))  # type: ignore[arg-type]
    return range(plain.min_players, plain.max_players + 1)


def _listed(names: Any) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}"


def _check_name(name: str) -> None:
    if name not in OPTIONS:
        raise BadRules(name, f"{name}: there is no such option; there are {_listed(OPTIONS)}")


def _check_value(name: str, value: object) -> None:
    for allowed in values_of(name):
        if value == allowed and type(value) is type(allowed):
            return
    told = value_text(value) if isinstance(value, bool | int | None) else shown(value)
    raise BadRules(name, f"{name}: {told} is not allowed, only {allowed_text(name)}")


def _settle_end(changes: dict[str, Value]) -> dict[str, Value]:
    """Turn `conquest` into an end of the match, and let one end unset the other."""
    ends = [name for name in ("rounds", "target") if changes.get(name) is not None]
    named = [name for name in ("rounds", "target") if name in changes]
    if CONQUEST in changes:
        if named:
            raise BadRules(
                CONQUEST,
                f"conquest: {value_text(changes[CONQUEST])} sets the end of the match, "
                f"so {named[0]} is not allowed with it",
            )
        return {n: v for n, v in changes.items() if n != CONQUEST} | _CONQUEST_MEANS[
            changes[CONQUEST]
        ]
    if len(ends) == 2:
        raise BadRules(
            "target", "target: rounds and target are both given; only one of them is allowed"
        )
    if ends:
        other = "target" if ends[0] == "rounds" else "rounds"
        return changes | {other: None}
    return changes


def _check_together(rules: RuleSet) -> None:
    if rules.rounds is None and rules.target is None:
        raise BadRules("rounds", "rounds: none with target none; one of them must be a number")
    if rules.min_players > rules.max_players:
        raise BadRules(
            "min_players",
            f"min_players: {rules.min_players} is more than max_players {rules.max_players}; "
            f"at most {rules.max_players} is allowed",
        )
    _check_players(rules)
    if rules.hold_hand and rules.players != 2:
        raise BadRules(
            "hold_hand",
            f"hold_hand: true is allowed with 2 players only, not with {rules.players}",
        )
    if rules.hold_hand and rules.kitty:
        raise BadRules("hold_hand", "hold_hand: true is not allowed together with kitty")
    if rules.complete_out_of_turn and rules.four != "lying":
        raise BadRules(
            "complete_out_of_turn",
            f"complete_out_of_turn: true is allowed where four is lying only, not {rules.four}",
        )


def _check_players(rules: RuleSet) -> None:
    if not rules.min_players <= rules.players <= rules.max_players:
        raise BadRules(
            "players",
            f"players: {rules.players} is not allowed, only "
            f"{rules.min_players} to {rules.max_players} ({rules.name})",
        )
    if rules.decks * DECK_SIZE // rules.players < FEWEST_CARDS:
        raise BadRules(
            "players",
            f"players: {rules.players} is not allowed: fewer than {FEWEST_CARDS} cards each",
        )
