"""Wrong values as messages repeat them: short, however large or deeply nested they are."""

from __future__ import annotations

from reprlib import Repr

_SHORT = Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 60


def shown(value: object) -> str:
    """A value as Python writes it, with dots for what is too much of it."""
    return _SHORT.repr(value)
