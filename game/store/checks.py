"""Checks for single values: each returns the value or says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, field, fields
from typing import Any, TypeAlias

from game.engine.shown import can_be_shown, shown

Check: TypeAlias = Callable[[object], object]


class BadValue(ValueError):
    """A value that is not allowed where it stands. The message says which and why."""


def flag(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadValue(f"{shown(value)} is neither true nor false")
    return value


def whole(least: int, most: int) -> Check:
    """A whole number between two."""

    def check(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadValue(f"{shown(value)} is no whole number from {least} to {most}")
        return value

    return check


def number(least: float, most: float) -> Check:
    """A number between two, whole or not."""

    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadValue(f"{shown(value)} is no number")
        if not least <= value <= most:  # nor is what is no number at all
            raise BadValue(f"{shown(value)} is not between {least} and {most}")
        return value

    return check


def one_of(*allowed: str) -> Check:
    """One of a few words."""

    def check(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise BadValue(f"{shown(value)} is none of {', '.join(allowed)}")
        return value

    return check


def word(longest: int) -> Check:
    """A text of so many characters at most, not empty, that can be shown and written: no white
    space, no control characters, no halves of characters."""

    def check(value: object) -> str:
        if not isinstance(value, str) or not 0 < len(value) <= longest:
            raise BadValue(f"{shown(value)} is no text of 1 to {longest} characters")
        if value.split() != [value]:
            raise BadValue(f"{shown(value)} has white space in it")
        if not can_be_shown(value):
            raise BadValue(f"{shown(value)} has a character in it that cannot be shown")
        return value

    return check


def optional(check: Check) -> Check:
    """None, or what the other check allows."""
    return lambda value: None if value is None else check(value)


def checked(default: Any, check: Check) -> Any:
    """A dataclass field with a default and a check, for `check_fields` to apply."""
    return field(default=default, metadata={"check": check})


def check_fields(instance: Any) -> None:
    """Apply the checks of all fields of a dataclass instance.

    Raises:
        BadValue: the message names the field.
    """
    for each in fields(instance):
        check = each.metadata.get("check")
        if check is None:
            continue
        try:
            check(getattr(instance, each.name))
        except BadValue as error:
            raise BadValue(f"{each.name}: {error}") from None


def known(data: object, names: tuple[Field[Any], ...]) -> dict[str, Any]:
    """Of a JSON object, what a dataclass with these fields takes: missing fields keep their
    defaults, those of a later version are dropped.

    Raises:
        BadValue: it is no JSON object.
    """
    if not isinstance(data, Mapping):
        raise BadValue(f"{shown(data)} is no object")
    return {each.name: data[each.name] for each in names if each.name in data}
