"""What lies above the table: the menu of the match, the log of the round with the totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.scenes.keys import keys_sheet
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.share import share_deal
from game.table.drawing.words import log_lines
from game.ui.theme import BODY, SMALL_BOLD, XS
from game.ui.widgets import Button, Column, Label, Option, Rule, Sheet, Widget
from game.ui.widgets.labels import on_panel, panel_accent

if TYPE_CHECKING:
    from game.scenes.tablescene import TableScene


def menu_sheet(scene: TableScene) -> Sheet:
    """The menu of the match."""
    context, group = scene.context, scene.group

    def then(act: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            group.close()
            act()

        return go

    rules = scene.session.match.rules
    lines: list[Widget] = [
        Option("resume", scene.say("menu.resume"), group.close, icon="play"),
        Option(
            "rules",
            scene.say("menu.rules"),
            then(lambda: context.stack.push(RulesScene(context, rules))),
            icon="rules",
        ),
        Option("log-all", scene.say("trick.log"), then(scene.open_log), icon="log"),
        Option(
            "settings",
            scene.say("menu.settings"),
            then(lambda: context.stack.push(SettingsScene(context))),
            icon="settings",
        ),
        Option(
            "share_deal",
            scene.say("score.share_deal"),
            then(lambda: share_deal(context, scene.session)),
            icon="share",
        ),
        Option("keys", scene.say("menu.keys"), lambda: group.open(keys_sheet(scene)), icon="info"),
        Option("fullscreen", scene.say("menu.fullscreen"), context.host.toggle_fullscreen,
               icon="fullscreen"),
        Option("leave", scene.say("menu.leave"), then(context.to_menu), icon="quit"),
    ]  # fmt: skip
    return Sheet(scene.say("common.menu"), Column(lines, XS), widest=340, on_dismiss=group.close)


def log_sheet(scene: TableScene) -> Sheet:
    """Everybody's total, and the round so far in words, latest first."""
    shown, words = scene.table.shown, scene.context.words
    totals = " · ".join(
        f"{shown.names[player]} {words.number(shown.scores[player])}"
        for player in (shown.player, *shown.others)
    )
    lines = log_lines(scene.table) or [scene.say("trick.empty_log")]
    body = Column(
        [
            Label(scene.say("score.total"), SMALL_BOLD, panel_accent),
            Label(totals, BODY, on_panel),
            Rule(),
            *(Label(line, BODY, on_panel) for line in reversed(lines)),
        ],
        XS,
    )
    close = Button("close", scene.say("common.close"), scene.group.close)
    return Sheet(scene.say("trick.log"), body, [close], widest=480, on_dismiss=scene.group.close)


def who_sheet(
    scene: TableScene,
    players: Sequence[int],
    claim: Callable[[int], None],
    decline: Callable[[], None],
) -> Sheet:
    """Which of several people wants to complete four."""
    group, names = scene.group, scene.session.match.names

    def taking(player: int) -> Callable[[], None]:
        def take() -> None:
            group.close()
            claim(player)

        return take

    def nobody() -> None:
        group.close()
        decline()

    lines = [
        Option(f"who:{player}", names[player], taking(player), icon="person") for player in players
    ]
    no = Button("nobody", scene.say("trick.complete_decline"), nobody)
    title = scene.say("curtain.who")
    return Sheet(title, Column(lines, XS), [no], widest=360, on_dismiss=nobody)
