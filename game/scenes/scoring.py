"""After a round and after the match: ranking, titles, points, totals, and how they went."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.engine.actions import Deal
from game.engine.record import record_of
from game.scenes.page import Page
from game.scenes.parts import Halves
from game.scenes.playing import Playing
from game.scenes.recordfile import file_of
from game.session import Need
from game.ui import boxes
from game.ui.look import Look
from game.ui.theme import BODY, HEADING, LEAD, L, M
from game.ui.widgets import (
    Button,
    Column,
    Flow,
    Heading,
    Label,
    LineChart,
    ScrollArea,
    Series,
    Table,
    Widget,
    draw_panel,
)
from game.ui.widgets.labels import on_panel, panel_accent

if TYPE_CHECKING:
    from game.engine.scoring import Title
    from game.scenes.stack import Event


class ScoringScene(Page):
    """How a round ended."""

    name = "scoring"
    first = "continue"

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.session = playing.session
        self.table = playing.table
        super().__init__(playing.context)

    def build(self) -> list[Widget]:
        """The table of places, the chart, the buttons."""
        self.body = ScrollArea(Column([Halves(self._ranking(), self._chart())], L))
        self.title = Label(self.heading(), HEADING, panel_accent)
        self.footer = Flow(self.buttons(), M, "end")
        return [self.title, self.body, self.footer]

    def heading(self) -> str:
        """What has ended."""
        return self.say("score.round_title", round=self.table.shown.round)

    def buttons(self) -> list[Button]:
        """The menu, and on to the next deal."""
        over = self.session.need is Need.OVER
        label = self.say("score.final" if over else "score.next_deal")
        return [
            Button("menu", self.say("score.menu"), self.context.to_menu, icon="menu"),
            Button("continue", label, self.go_on, kind="primary", icon="forward"),
        ]

    def go_on(self) -> None:
        """Deal again, or show how the match ended."""
        if self.session.need is Need.OVER:
            self.context.stack.replace(MatchEndScene(self.playing))
        elif self.session.need is Need.DEAL:
            self.playing.director.act(Deal())
            self.playing.update(0.0)

    def leave(self) -> None:
        """Esc: to the menu; the match is saved."""
        self.context.to_menu()

    def _ranking(self) -> Widget:
        shown, words = self.table.shown, self.context.words
        result = shown.result
        if result is None:
            return Label("")
        titles = self.session.match.titles()
        headings = [
            Heading(self.say("score.place")),
            Heading(self.say("score.player"), shrink=True),
            Heading(self.say("score.points"), "right"),
            Heading(self.say("score.total"), "right"),
        ]
        rows = [
            [
                self.say(f"ordinal.{place}"),
                self._name(player, titles[player]),
                words.number(result.points[player], signed=True),
                words.number(result.scores[player]),
            ]
            for place, player in enumerate(result.ranking, 1)
        ]
        mine = [result.ranking.index(player) for player in self.session.people]
        return Column([Table(headings, rows, mine if len(mine) == 1 else ())], L)

    def _name(self, player: int, title: Title) -> str:
        return f"{self.table.shown.names[player]} · {self.context.title(title)}"

    def _chart(self) -> Widget:
        names = self.table.shown.names
        first = self.session.match.start.scores or (0,) * len(names)
        totals = [first, *(result.scores for result in self.session.results)]
        series = [
            Series(name, tuple(float(total[player]) for total in totals))
            for player, name in enumerate(names)
        ]
        return Column([Label(self.say("score.chart"), LEAD, on_panel), LineChart(series)], M)

    def arrange(self, look: Look, area: Rect) -> None:
        """A panel in the middle of the window."""
        margin, pad = look.px(M), look.px(L)
        width = min(area.w - 2 * margin, look.px(860))
        inner = width - 2 * pad
        title = self.title.measure(look, inner)[1]
        footer = self.footer.measure(look, inner)[1]
        fixed = title + footer + 2 * pad + 2 * look.px(M)
        body = min(self.body.measure(look, inner)[1], area.h - 2 * margin - fixed)
        self.panel = boxes.centred(area, width, fixed + body)
        x, y = self.panel.x + pad, self.panel.y + pad
        self.title.place(look, Rect(x, y, inner, title))
        y += title + look.px(M)
        self.body.place(look, Rect(x, y, inner, body))
        y += body + look.px(M)
        self.footer.place(look, Rect(x, y, inner, footer))

    def update(self, dt: float) -> None:
        """Let time go by for what is still moving."""
        self.playing.update(dt)
        super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The panel over the table."""
        look = self.context.look
        look.paint.table(surface, look.theme)
        draw_panel(surface, look, self.panel)
        self.group.draw(surface, look)
        self.group.drawn()
        self.table.changed = False

    def report(self) -> dict[str, object]:
        """Who is where."""
        shown, result = self.table.shown, self.table.shown.result
        names = shown.names
        return {
            "phase": str(self.session.match.phase),
            "round": shown.round,
            "ranking": [] if result is None else [names[p] for p in result.ranking],
            "points": {} if result is None else dict(zip(names, result.points, strict=True)),
            "scores": dict(zip(names, shown.scores, strict=True)),
            "hand": "",
            "pile": [],
            "legal": [],
            "turn": None,
        }


class MatchEndScene(ScoringScene):
    """How the match ended."""

    name = "match_end"
    first = "again"

    def enter(self) -> None:
        """Keep and count the match, once."""
        if not self.playing.finished:
            self.playing.finished = True
            self.context.finish_match()
        super().enter()

    def heading(self) -> str:
        """That it is over."""
        return self.say("score.match_title")

    def build(self) -> list[Widget]:
        """The winners first."""
        parts = super().build()
        names = self.table.shown.names
        winners = self.session.match.winners
        text = self.say(
            "score.winner",
            n=len(winners),
            names=self.context.words.join([names[player] for player in winners]),
        )
        column = self.body.items[0]
        assert isinstance(column, Column)
        column.items.insert(0, Label(text, LEAD, on_panel))
        column.items.append(Label(self.say("score.titles_remark"), BODY, on_panel))
        return parts

    def buttons(self) -> list[Button]:
        """Once more, keep the record, tell others."""
        return [
            Button("menu", self.say("score.menu"), self.context.to_menu, icon="menu"),
            Button("save", self.say("score.save_record"), self.save, icon="save"),
            Button("share", self.say("score.share"), self.share, icon="share"),
            Button("again", self.say("score.play_again"), self.again, kind="primary", icon="cards"),
        ]

    def again(self) -> None:
        """Another match at the same table."""
        self.context.start_match(self.context.settings.table)

    def save(self) -> None:
        """Give the player the record as a file."""
        match = self.session.match
        name = f"president-{match.rules.name}-{self.context.today()}.json"
        place = self.context.host.download(name, file_of(record_of(match)))
        self.context.tell_saved("notice.record_saved", name, place)

    def share(self) -> None:
        """Put the result in words on the clipboard."""
        shown = self.table.shown
        player = self.session.people[0] if self.session.people else self.table.player
        order = sorted(shown.scores, reverse=True)
        text = self.say(
            "share.result",
            rules=self.say(f"ruleset.{self.session.match.rules.name}.name"),
            place=self.say(f"ordinal.{order.index(shown.scores[player]) + 1}"),
            players=len(shown.names),
            points=shown.scores[player],
        )
        done = self.context.host.copy(text)
        self.context.tell(
            self.say("share.result_copied") if done else f"{self.say('share.copy_failed')} {text}"
        )

    def heard(self, event: Event) -> None:
        """Nothing else concerns it."""
