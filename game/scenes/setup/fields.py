"""An option of the rules as a row: its name, a sentence, a control, and what is usual."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ruleset import BOOL, Value, values_of
from game.scenes.page import Page
from game.scenes.setup.draft import Draft, values_offered
from game.ui.theme import SMALL, S
from game.ui.widgets import (
    Button,
    Column,
    Dropdown,
    Field,
    Flow,
    Label,
    Stepper,
    Toggle,
    Widget,
)
from game.ui.widgets.labels import panel_accent
from game.words.labels import field_about, field_label, value_label

MOST_STEPS = 10
"""A number with more values than that is chosen from a list."""


def option_row(page: Page, draft: Draft, name: str, changed: Callable[[], None]) -> Widget:
    """The row of an option; `changed` is called after the draft has changed."""
    words = page.context.words
    control = _control(page, draft, name, changed)
    field = Field(field_label(name, words), control, field_about(name, words))
    usual = draft.usual()[name]
    if draft.values()[name] == usual:
        return field
    field.label.ink = panel_accent

    def reset() -> None:
        draft.reset(name)
        changed()

    note = Label(
        page.say("setup.usual", value=value_label(name, usual, words)), SMALL, panel_accent
    )
    button = Button(
        f"reset:{name}", page.say("common.reset"), reset, kind="quiet", icon="undo", small=True
    )
    return Column([field, Flow([note, button], S)], S)


def _control(page: Page, draft: Draft, name: str, changed: Callable[[], None]) -> Widget:
    words = page.context.words
    value = draft.values()[name]
    label = field_label(name, words)

    def take(chosen: Value) -> None:
        draft.set_option(name, chosen)
        changed()

    values = values_of(name)
    if set(values) == set(BOOL):
        return Toggle(f"option:{name}", label, bool(value), take)
    if isinstance(values[0], int) and values[-1] is not None and len(values) <= MOST_STEPS:
        return Stepper(
            f"option:{name}",
            label,
            int(value or 0),
            (int(values[0]), int(values[-1] or 0)),
            take,
            show=lambda number: value_label(name, number, words),
        )
    listed = values_offered(name)
    if value not in listed:
        listed = (value, *listed)
    return Dropdown(
        f"option:{name}",
        label,
        [(each, value_label(name, each, words)) for each in listed],
        value,
        take,
        open_list=page.group.open,
        close_list=page.group.close,
    )
