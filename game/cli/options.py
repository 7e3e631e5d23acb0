"""What several commands read from their command line, and how a mistake is told."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn

from game.engine.dealing import SEED_BITS
from game.engine.ruleset import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRESETS,
    BadRules,
    RuleSet,
    Value,
    make_rules,
    parse_value,
)
from game.engine.shown import shown


class UserError(Exception):
    """A mistake on the command line or around it, as one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Tell a mistake in one sentence, without the usage."""
        raise UserError(message)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """`--rules`, `--set`, `--players`, `--seed`."""
    parser.add_argument("--rules", default="president", help=f"one of {', '.join(PRESETS)}")
    add_set(parser)
    parser.add_argument("--players", type=whole("--players"), default=4, help="2 to 10; default 4")
    parser.add_argument("--seed", type=whole("--seed"), help="of the deals; 32 bits")


def add_set(parser: argparse.ArgumentParser) -> None:
    """`--set`."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="change a field of the rule set, as docs/rules.md names them",
    )


class whole:  # noqa: N801  (argparse calls it as a type)
    """A whole number of at least `least`, for argparse."""

    def __init__(self, name: str, least: int = 0) -> None:
        self.name = name
        self.least = least

    def __call__(self, text: str) -> int:
        """The number that a text says."""
        try:
            number = int(text)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise UserError(
                f"{self.name}: {shown(text)} is not allowed, only a whole number from {self.least}"
            )
        return number


def place(name: str) -> Callable[[str], Path]:
    """The path of a file or folder, for argparse; an empty one would quietly be this folder."""

    def path(text: str) -> Path:
        if not text:
            raise UserError(f"{name}: it is empty; the name of a file or folder is needed")
        return Path(text)

    return path


def rules_of(arguments: argparse.Namespace) -> RuleSet:
    """The rule set that the arguments ask for.

    Raises:
        UserError: they name what there is not, or what cannot work.
    """
    players = arguments.players
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UserError(f"players: {players} is not allowed, only {MIN_PLAYERS} to {MAX_PLAYERS}")
    try:
        return make_rules(arguments.rules, players, options_of(arguments))
    except BadRules as bad:
        raise UserError(str(bad)) from bad


def options_of(arguments: argparse.Namespace) -> Mapping[str, Value]:
    """The options after `--set`, by name.

    Raises:
        UserError: no such option or value, or one is set twice.
    """
    options: dict[str, Value] = {}
    for text in arguments.set:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise UserError(f"--set: {shown(text)} is not allowed, only OPTION=VALUE")
        if name in options:
            raise UserError(f"{name}: it is set twice")
        try:
            options[name] = parse_value(name, value)
        except BadRules as bad:
            raise UserError(str(bad)) from bad
    return options


def seed_of(arguments: argparse.Namespace) -> int:
    """The seed asked for, or a fresh one.

    Raises:
        UserError: it has more than 32 bits.
    """
    if arguments.seed is None:
        return secrets.randbits(SEED_BITS)
    seed = int(arguments.seed)
    if seed >> SEED_BITS:
        raise UserError(f"--seed: {seed} is not allowed, only 0 to {(1 << SEED_BITS) - 1}")
    return seed
