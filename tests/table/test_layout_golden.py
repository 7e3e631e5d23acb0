"""Layouts as numbers: a handful of views that must not change unnoticed.

``PRESIDENT_REGENERATE=1 pytest tests/table/test_layout_golden.py`` writes them anew; look at the
difference before committing it.
"""

from __future__ import annotations

import json
import os
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from game.table.layout import Insets, Middle, Rect, Situation, layout

GOLDEN = Path(__file__).parent / "golden"

_THIRTEEN = (0, 0, 1, 2, 3, 3, 3, 6, 7, 9, 10, 11, 12)

VIEWS = {
    "phone_4": Situation(
        size=(1170, 2532),
        others=(1, 2, 3),
        scale=3.0,
        hand=_THIRTEEN,
        capacity=15,
        insets=Insets(top=141, bottom=102),
        plays=(1, 1),
    ),
    "phone_10": Situation(
        size=(390, 844), others=tuple(range(1, 10)), hand=_THIRTEEN[:10], completes=True, plays=(2,)
    ),
    "phone_wide_6": Situation(
        size=(844, 390), others=(4, 5, 0, 1, 2), hand=_THIRTEEN[:9], completes=True, plays=(1, 2)
    ),
    "smallest_9_kitty": Situation(
        size=(320, 480),
        others=tuple(range(1, 9)),
        hand=(0, 3, 4, 4, 9),
        middle=Middle.KITTY,
        kitty=7,
    ),
    "frame_4": Situation(
        size=(1280, 720), others=(1, 2, 3), hand=_THIRTEEN, capacity=15, plays=(2, 2, 2)
    ),
    "frame_3_exchange": Situation(
        size=(1280, 720), others=(1, 2), hand=_THIRTEEN, middle=Middle.EXCHANGE, give=2, receive=2
    ),
    "large_2_hold": Situation(
        size=(3840, 2160), others=(1,), hand=_THIRTEEN, capacity=18, middle=Middle.HOLD
    ),
}


def _plain(value: object) -> object:
    """Lists, strings and numbers only, one short list a rectangle."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Rect | tuple):
        return [_plain(each) for each in value]
    return round(value, 4) if isinstance(value, float) else value


def _text(plain: dict[str, object]) -> str:
    """One line a field, so that a difference shows what moved."""
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in plain.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@pytest.mark.parametrize("name", VIEWS)
def test_layout_is_as_recorded(name: str) -> None:
    plain = _plain(layout(VIEWS[name]))
    assert isinstance(plain, dict)
    path = GOLDEN / f"{name}.json"
    if os.environ.get("PRESIDENT_REGENERATE"):
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(_text(plain), encoding="utf-8")
    assert plain == json.loads(path.read_text(encoding="utf-8"))
