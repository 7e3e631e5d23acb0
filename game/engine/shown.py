"""What can be shown of texts and values that come from outside, from files and command lines."""

from __future__ import annotations

from reprlib import Repr
from unicodedata import category

_SHORT = Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 60


def shown(value: object) -> str:
    """A wrong value as messages repeat it: short, however large or deeply nested it is."""
    return _SHORT.repr(value)


def can_be_shown(text: str) -> bool:
    """Whether a text has no control characters and no halves of characters in it."""
    return not any(category(sign) in ("Cc", "Cs") for sign in text)
