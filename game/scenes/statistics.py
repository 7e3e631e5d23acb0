"""What was won and lost so far, and the matches that are over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.match import Match
from game.engine.record import match_from_record
from game.engine.ruleset import PRESETS
from game.host import FilePicked
from game.scenes.context import Context
from game.scenes.page import Folio, question_buttons
from game.scenes.parts import EmptyState, Tiles
from game.scenes.recordfile import BadFile, file_of, record_in
from game.scenes.replay import ReplayScene
from game.scenes.rows import Line
from game.store import Json, Tally
from game.ui.theme import HEADING, L, M, S
from game.ui.widgets import (
    Button,
    Column,
    Heading,
    Label,
    Segmented,
    Sheet,
    Table,
    Widget,
    question,
)
from game.ui.widgets.labels import panel_accent
from game.words.labels import rules_name

if TYPE_CHECKING:
    from game.scenes.stack import Event

COUNTED, FINISHED = "statistics", "finished"


class StatisticsScene(Folio):
    """Two pages in one: figures, and a list of matches to watch again."""

    name = "statistics"
    title = "statistics.title"
    first = "back"
    widest = 720

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.shown = COUNTED
        self._matches: list[tuple[Json, Match]] = []

    def enter(self) -> None:
        """Read what is kept."""
        self._matches = list(_readable(self.context.store.finished()))
        super().enter()

    def content(self) -> Widget:
        """The choice between the two, and the one chosen."""
        options = [(each, self.say(f"{each}.title")) for each in (COUNTED, FINISHED)]
        choice = Segmented("shown", options, self.shown, self._show)
        parts = self._figures() if self.shown == COUNTED else self._list()
        return Column([choice, *parts], L)

    def _show(self, shown: str) -> None:
        self.shown = shown
        self.body.scroll.offset = 0
        self.rebuild()

    # --- figures

    def _figures(self) -> list[Widget]:
        statistics = self.context.store.statistics()
        played = [name for name in PRESETS if statistics.of(name).matches]
        if not played:
            return [EmptyState(self.say("statistics.empty"))]
        parts: list[Widget] = []
        for name in played:
            head = Label(rules_name(name, self.context.words), HEADING, panel_accent)
            parts.append(Column([head, Tiles(self._tiles(statistics.of(name)))], S))
        return parts

    def _tiles(self, tally: Tally) -> list[tuple[str, str]]:
        words = self.context.words
        counts = {
            "matches": str(tally.matches),
            "wins": self._with_share(tally.wins, tally.matches),
            "rounds": str(tally.rounds),
            "firsts": self._with_share(tally.firsts, tally.rounds),
            "lasts": self._with_share(tally.lasts, tally.rounds),
            "best_streak": str(tally.best_streak),
        }
        return [(text, words.say(f"statistics.{key}")) for key, text in counts.items()]

    def _with_share(self, count: int, total: int) -> str:
        share = self.say("format.percent", n=round(100 * count / max(1, total)))
        return f"{count} · {share}"

    # --- finished matches

    def _list(self) -> list[Widget]:
        if not self._matches:
            return [EmptyState(self.say("finished.empty"))]
        lines: list[Widget] = []
        for place, (kept, match) in enumerate(self._matches):
            label = self.say(
                "finished.entry",
                rules=rules_name(match.rules.name, self.context.words),
                date=str(kept.get("date", "")),
            )
            lines.append(
                Line(
                    f"match:{place}",
                    label,
                    self._result(match),
                    partial(self._open, place),
                    icon="crown",
                )
            )
        return [Column(lines, S)]

    def _result(self, match: Match) -> str:
        names = [match.names[player] for player in match.winners]
        return self.say("score.winner", n=len(names), names=self.context.words.join(names))

    def _open(self, place: int) -> None:
        kept, match = self._matches[place]
        order = sorted(range(len(match.names)), key=lambda player: -match.scores[player])
        headings = [
            Heading(self.say("score.player"), shrink=True),
            Heading(self.say("score.total"), "right"),
        ]
        rows = [
            [match.names[player], self.context.words.number(match.scores[player])]
            for player in order
        ]
        strong = [order.index(player) for player in match.winners]
        body = Column([Label(self._result(match)), Table(headings, rows, strong)], M)
        record = kept["record"]
        buttons = [
            Button("save", self.say("finished.save"), lambda: self._save(kept), icon="save"),
            Button("watch", self.say("finished.watch"), lambda: self._watch(record),
                   kind="primary", icon="play"),
        ]  # fmt: skip
        title = rules_name(match.rules.name, self.context.words)
        self.group.open(Sheet(title, body, buttons, on_dismiss=self.group.close), "watch")

    def _watch(self, record: Json) -> None:
        self.group.close()
        self.context.stack.push(ReplayScene(self.context, record))

    def _save(self, kept: Json) -> None:
        self.group.close()
        name = f"president-{kept.get('date', 'match')}.json"
        place = self.context.host.download(name, file_of(kept["record"]))
        self.context.tell_saved("notice.record_saved", name, place)

    # --- buttons

    def buttons(self) -> list[Button]:
        """Forget the figures, or open a match from a file."""
        if self.shown == FINISHED:
            return [Button("open", self.say("finished.open"), self._ask_file, icon="share")]
        reset = Button("reset", self.say("statistics.reset"), self._ask_reset, icon="trash")
        reset.enabled = bool(self.context.store.statistics().tallies)
        return [reset]

    def _ask_reset(self) -> None:
        buttons = question_buttons(self, self.say("statistics.reset"), self._reset, danger=True)
        ask = question(
            self.say("statistics.title"),
            self.say("statistics.reset_ask"),
            buttons,
            self.group.close,
        )
        self.group.open(ask, "cancel")

    def _reset(self) -> None:
        self.context.store.forget_statistics()
        self.rebuild()

    def _ask_file(self) -> None:
        if not self.context.host.pick_file():
            self.context.tell(self.say("finished.drop"))

    def heard(self, event: Event) -> None:
        """A file was chosen, or dropped on the window: show the match in it."""
        if not isinstance(event, FilePicked):
            return
        try:
            record = record_in(event.text or "")
        except BadFile:
            self.context.tell(self.say("notice.record_refused"), urgent=True)
        else:
            self.context.stack.push(ReplayScene(self.context, record))


def _readable(kept: Sequence[Json]) -> Any:
    """Finished matches whose records can still be read, with the matches they tell."""
    for each in kept:
        try:
            yield each, match_from_record(each.get("record"))
        except ValueError:
            continue
