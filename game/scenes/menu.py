"""The menu: play at once, go on, set up a table, and everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.daily import DailyScene, daily_detail
from game.scenes.page import Page
from game.scenes.rows import DetailButton
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene, first_table
from game.scenes.statistics import StatisticsScene
from game.scenes.title import TitleArt
from game.store import TableSetup
from game.ui import boxes
from game.ui.look import Look
from game.ui.theme import L, M
from game.ui.widgets import Button, Column, Segmented, Shares, Widget, question
from game.words import LANGUAGES
from game.words.labels import rules_name

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.stack import Scene
    from game.session import Session


class MenuScene(Page):
    """Where the game begins, and where every way back ends."""

    name = "menu"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._kept: Session | None = None

    @property
    def table(self) -> TableSetup:
        """The table that "play now" sits down at: the last one, or the first ever."""
        return first_table(self.context)

    def enter(self) -> None:
        """Look whether a match can be continued."""
        self._kept = self.context.kept_match()
        self.first = "continue" if self._kept else "play"
        super().enter()

    def build(self) -> list[Widget]:
        """The title at one side, the buttons at the other."""
        self.title = TitleArt(self.say("menu.title"), self.say("menu.tagline"))
        new = Button("new", self.say("menu.new_game"), self._new, icon="cards")
        others = [
            self._way("rules", "rules", lambda: RulesScene(self.context, self.table.rule_set())),
            self._way("settings", "settings", lambda: SettingsScene(self.context)),
            self._way("statistics", "chart", lambda: StatisticsScene(self.context)),
        ]
        if not self.context.host.is_browser:
            others.append(Button("quit", self.say("menu.quit"), self.leave, icon="quit"))
        daily = DetailButton(
            "daily",
            self.say("menu.daily"),
            daily_detail(self.context),
            lambda: self.context.stack.push(DailyScene(self.context)),
            "star",
            main=False,
        )
        rows: list[Widget] = [self._main(), Shares([new, daily])]
        rows += [Shares(others[at : at + 2]) for at in range(0, len(others), 2)]
        rows.append(self._languages())
        self.column = Column(rows)
        return [self.title, self.column]

    def _main(self) -> DetailButton:
        if self._kept is not None:
            match = self._kept.match
            detail = self.say(
                "menu.continue_detail",
                rules=rules_name(match.rules.name, self.context.words),
                round=match.round,
            )
            return DetailButton("continue", self.say("menu.continue"), detail, self._go_on, "play")
        table = self.table
        detail = " · ".join(
            (
                rules_name(table.rules, self.context.words),
                self.say("setup.players_n", n=len(table.seats)),
            )
        )
        return DetailButton("play", self.say("menu.quick_game"), detail, self._play, "play")

    def _way(self, name: str, icon: str, scene: Callable[[], Scene]) -> Button:
        return Button(
            name, self.say(f"menu.{name}"), lambda: self.context.stack.push(scene()), icon=icon
        )

    def _languages(self) -> Segmented[str]:
        options = [(tag, self.say(f"language.{tag}")) for tag in LANGUAGES]
        return Segmented(
            "language",
            options,
            self.context.language,
            lambda tag: self.context.change(language=tag),
        )

    def arrange(self, look: Look, area: Rect) -> None:
        """Side by side in a wide window, below each other in a high one."""
        margin = look.px(L)
        inner = boxes.inset(area, margin)
        width = min(inner.w, look.px(360))
        high = self.column.measure(look, width)[1]
        if area.w > area.h:
            right = Rect(inner.right - inner.w * 9 // 20, inner.y, inner.w * 9 // 20, inner.h)
            width = min(width, right.w)
            self.column.place(look, boxes.centred(right, width, high))
            left = Rect(inner.x, inner.y, inner.w - right.w - margin, inner.h)
            self.title.place(look, left)
        else:
            spare = max(0, inner.h - high)
            below = min(spare // 6, look.px(48))
            box = Rect(inner.centerx - width // 2, inner.bottom - below - high, width, high)
            self.column.place(look, box)
            self.title.place(look, Rect(inner.x, inner.y, inner.w, box.y - margin - inner.y))

    @property
    def notice_bottom(self) -> int | None:
        """Above the buttons."""
        look, area = self.context.look, self.context.area
        return area.h - look.px(L) if area.w > area.h else self.column.rect.y - look.px(M)

    def leave(self) -> None:
        """Ask, then close the window; a page is closed by its own means."""
        if self.context.host.is_browser:
            return
        stay = Button("cancel", self.say("common.cancel"), self.group.close)
        go = Button("go", self.say("menu.quit"), self.context.stack.pop, kind="primary")
        store = self.context.store
        lost = store.has_match() and not store.persistent
        asked = "quit_lost" if lost else "quit_saved" if store.has_match() else "quit_ask"
        text = self.say(f"menu.{asked}")
        self.group.open(
            question(self.say("menu.quit"), text, [stay, go], self.group.close),
            "cancel" if lost else "go",
        )

    def _go_on(self) -> None:
        if not self.context.continue_match():
            self.enter()

    def _play(self) -> None:
        self.context.start_match(self.table)

    def _new(self) -> None:
        self.context.stack.push(SetupScene(self.context))
