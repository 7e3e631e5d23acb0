"""The daily deals: today's cards in every rule set, and how they went."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.ruleset import PRESETS
from game.scenes.links import daily_of, link_to, table_of
from game.scenes.page import Folio, question_buttons
from game.scenes.rows import Line
from game.scenes.share import result_line, share_daily
from game.ui.theme import BODY, HEADING, LEAD, L, S
from game.ui.widgets import Button, Column, Label, Sheet, Widget, question
from game.ui.widgets.labels import on_panel_muted, panel_accent
from game.words.labels import rules_name

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.session import Session
    from game.store import DailyResult


def daily_detail(context: Context) -> str:
    """Today's date, and whether a deal of today was played to the end."""
    date, daily = context.day.isoformat(), context.store.daily()
    if any(daily.of(rules, context.day) for rules in PRESETS):
        return context.words.say("daily.played", date=date)
    return date


class DailyScene(Folio):
    """Today's deals: to play, to go on with, or done with a result to hand on."""

    name = "daily"
    title = "menu.daily"
    first = f"daily:{next(iter(PRESETS))}"
    widest = 560

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.day = context.day
        self._kept: Session | None = None

    def enter(self) -> None:
        """Look which day it is and what was played."""
        self.day = self.context.day
        self._kept = self.context.kept_match()
        super().enter()

    def content(self) -> Widget:
        """The date, a line for each rule set, and what this is."""
        parts: list[Widget] = [
            Label(self.day.isoformat(), HEADING, panel_accent),
            Column([self._line(rules) for rules in PRESETS], S),
            Label(self.say("daily.about"), BODY, on_panel_muted),
            Label(self.say("daily.midnight"), BODY, on_panel_muted),
        ]
        return Column(parts, L)

    def _line(self, rules: str) -> Line:
        result = self.result(rules)
        detail, icon = self.say("daily.open"), "cards"
        if result is not None:
            detail, icon = result_line(result, self.context.words), "check"
        elif self._kept is not None and self._under_way(rules):
            round_line = self.say("deal.round", round=self._kept.match.round)
            detail, icon = f"{self.say('menu.continue')} · {round_line}", "play"
        return Line(
            f"daily:{rules}",
            rules_name(rules, self.context.words),
            detail,
            self._opener(rules),
            icon=icon,
            strong=result is not None,
        )

    def result(self, rules: str) -> DailyResult | None:
        """How today's deal of a rule set went, if it was played to the end."""
        return self.context.store.daily().of(rules, self.day)

    def _under_way(self, rules: str) -> bool:
        return self._kept is not None and link_to(self._kept) == daily_of(self.day, rules)

    def _opener(self, rules: str) -> Callable[[], None]:
        def press() -> None:
            if self.day != self.context.day:
                self.enter()  # midnight went by: these are the cards of yesterday
            elif self.result(rules) is not None:
                self._show(rules)
            else:
                self._play(rules)

        return press

    def _show(self, rules: str) -> None:
        """The result, to be copied, and the way to play once more."""
        result = self.result(rules)
        assert result is not None, "there is a result to show"

        def copy() -> None:
            self.group.close()
            share_daily(self.context, rules, result)

        def again() -> None:
            self.group.close()
            self._play(rules)

        date = Label(result.day, BODY, on_panel_muted)
        body = Column([Label(result_line(result, self.context.words), LEAD), date], S)
        buttons = [
            Button("again", self.say("score.play_again"), again, icon="cards"),
            Button("copy", self.say("daily.copy"), copy, kind="primary", icon="share"),
        ]
        name = rules_name(rules, self.context.words)
        self.group.open(Sheet(name, body, buttons, on_dismiss=self.group.close), "copy")

    def _play(self, rules: str) -> None:
        if self._under_way(rules):
            if not self.context.continue_match():
                self.enter()
        elif self._kept is not None:
            buttons = question_buttons(self, self.say("menu.replace"), lambda: self._deal(rules))
            text = self.say("menu.replace_ask")
            self.group.open(question(self.say(self.title), text, buttons, self.group.close), "go")
        else:
            self._deal(rules)

    def _deal(self, rules: str) -> None:
        link = daily_of(self.day, rules)
        table = table_of(link, self.context.settings.table, self.context.words)
        self.context.start_match(table, link.seed)
