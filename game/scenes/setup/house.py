"""House rules: every field of the rules that the set-up itself does not show."""

from __future__ import annotations

from game.engine.ruleset import FIELDS
from game.scenes.setup.drafting import DraftingScene
from game.scenes.setup.fields import option_row
from game.ui.theme import BODY, SECTION, L
from game.ui.widgets import Button, Column, Label, Rule, Widget
from game.ui.widgets.labels import on_panel_muted, panel_accent

SECTIONS: dict[str, tuple[str, ...]] = {
    "deal": ("decks", "later_dealer", "reseat"),
    "lead": ("first_lead", "first_lead_contains_3c", "later_lead"),
    "trick": ("more_beats_fewer", "equal_rank", "after_equal", "one_time_around"),
    "special": ("twos", "four", "complete_out_of_turn", "bust_on_twos"),
    "exchange": ("card_trading", "top_trade", "vice_trade", "returns", "kitty", "hold_hand"),
    "points": ("scoring", "rounds", "target"),
    "titles": ("vice_president_from", "vice_last"),
    "table": ("auto_pass", "min_players", "max_players"),
}
"""The fields below the headings that the rules themselves have."""
assert {name for names in SECTIONS.values() for name in names} == set(FIELDS)


class HouseRulesScene(DraftingScene):
    """Changes the draft of a table, field by field."""

    name = "house_rules"
    title = "setup.house_rules"
    first = "done"
    widest = 720

    def content(self) -> Widget:
        """Sections of fields."""
        parts: list[Widget] = [Label(self.say("setup.house_rules_about"), BODY, on_panel_muted)]
        for section, names in SECTIONS.items():
            shown = [name for name in names if name not in self.draft.offers]
            if not shown:
                continue
            parts.append(Rule())
            parts.append(Label(self.say(f"rules.{section}.heading"), SECTION, panel_accent))
            parts += [option_row(self, self.draft, name, self.rebuild) for name in shown]
        return Column(parts, L)

    def buttons(self) -> list[Button]:
        """Back to the rule set, and done."""
        reset = Button("reset", self.say("setup.reset"), self._reset, icon="undo")
        reset.enabled = bool(self.draft.changed())
        done = Button("done", self.say("common.done"), self.leave, kind="primary")
        return [reset, done]

    def _reset(self) -> None:
        self.draft.reset_all()
        self.rebuild()
