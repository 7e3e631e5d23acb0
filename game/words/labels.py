"""Names of things: titles, rule sets, fields and their values."""

from __future__ import annotations

from game.engine.ruleset import (
    FIELDS,
    PRESETS,
    BadRules,
    RuleSet,
    Value,
    make_rules,
    options_of,
    players_range,
    value_text,
)
from game.engine.scoring import Title
from game.words.words import Words

MILD = "mild"


def title_name(title: Title, rules_name: str, words: Words, *, traditional: bool = False) -> str:
    """A title as it is shown: mild, or as the rule set has always called it."""
    names = rules_name if traditional and rules_name in PRESETS else MILD
    return words.say(f"titles.{names}.{title}")


def rules_name(name: str, words: Words) -> str:
    """The name of a rule set."""
    return words.say(f"ruleset.{name}.name")


def rules_lines(name: str, words: Words) -> tuple[str, str]:
    """Two lines on how a rule set differs from the others."""
    return words.say(f"ruleset.{name}.line_1"), words.say(f"ruleset.{name}.line_2")


def field_label(name: str, words: Words) -> str:
    """What an option is called."""
    return words.say(f"field.{name}.label")


def field_about(name: str, words: Words) -> str:
    """One sentence that explains an option."""
    return words.say(f"field.{name}.about")


def value_label(name: str, value: Value, words: Words) -> str:
    """A value of an option, as it stands beside its label."""
    if isinstance(value, bool):
        return words.say("common.on" if value else "common.off")
    if value is None:
        return words.say("common.none")
    key = f"field.{name}.{value_text(value)}"
    if isinstance(value, int) and not words.has(key):
        return words.number(value)
    return words.say(key)


def rules_refused(error: BadRules, words: Words) -> str:
    """Why a rule set cannot be played, for whoever is choosing it."""
    key = f"refused_rules.{error.field}"
    return words.say(key if words.has(key) else "refused_rules.other")


def offered_names(kind: str, words: Words) -> list[str]:
    """Names to choose from for `people` or for `bots`, each a single word."""
    return words.say(f"names.{kind}").split(", ")


def house_rules(rules: RuleSet, words: Words) -> list[str]:
    """A line for each field that was changed from its rule set."""
    usual = usual_rules(rules)
    changed = options_of(rules)
    return [
        words.say(
            "rules.line_house",
            field=field_label(name, words),
            value=value_label(name, getattr(rules, name), words),
            usual=value_label(name, getattr(usual, name), words),
        )
        for name in FIELDS
        if name in changed
    ]


def usual_rules(rules: RuleSet) -> RuleSet:
    """The rule set that these rules were made from, for as many of its players as it takes."""
    players = players_range(rules.name)
    return make_rules(rules.name, min(max(rules.players, players[0]), players[-1]))
