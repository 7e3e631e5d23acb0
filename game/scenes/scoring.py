"""After a round: ranking, titles, points, totals, and how they went."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.scenes.page import Page
from game.scenes.parts import Halves
from game.scenes.playing import Playing
from game.scenes.ranking import Rank, Ranking
from game.scenes.review import ReviewScene
from game.scenes.share import share_deal
from game.session import Need
from game.table.drawing.seats import face_of
from game.table.drawing.words import round_line
from game.ui import boxes
from game.ui.look import Look
from game.ui.theme import HEADING, SMALL, STRONG, L, M, S
from game.ui.widgets import (
    Button,
    Column,
    Flow,
    Label,
    LineChart,
    ScrollArea,
    Series,
    Widget,
    draw_panel,
)
from game.ui.widgets.labels import on_panel_muted, panel_accent


class ScoringScene(Page):
    """How a round ended."""

    name = "scoring"
    first = "continue"
    narrow_below = 480
    """CSS px of the window below which all but the main button have to do with their icons."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.session = playing.session
        self.table = playing.table
        super().__init__(playing.context)

    def build(self) -> list[Widget]:
        """The places, the chart, the buttons."""
        self.body = ScrollArea(Column(self.content(), L))
        self.title = Label(self.heading(), HEADING, panel_accent)
        self.subtitle = Label(self.line(), SMALL, on_panel_muted, align="right")
        self.footer = Flow(self.buttons(), M, "end")
        return [self.title, self.subtitle, self.body, self.footer]

    def content(self) -> list[Widget]:
        """What the panel shows between heading and buttons."""
        return [Halves(self.ranking(), self.chart())]

    def heading(self) -> str:
        """What has ended."""
        return self.say("score.round_title", round=self.table.shown.round)

    def line(self) -> str:
        """How far the match is."""
        return round_line(self.table)

    def buttons(self) -> list[Button]:
        """The menu, and on to the next deal."""
        over = self.session.need is Need.OVER
        label = self.say("score.final" if over else "score.next_deal")
        return [
            Button("menu", self.say("score.menu"), self.leave, icon="menu", bare=self.narrow),
            Button(
                "share_deal", self.say("score.share_deal"), self.share_deal, icon="share", bare=True
            ),
            *self.review_button(),
            Button("continue", label, self.go_on, kind="primary", icon="forward"),
        ]

    def review_button(self) -> list[Button]:
        """Look back, if there is anybody whom that concerns."""
        if not self.session.people:
            return []
        label = self.say("review.show")
        return [Button("review", label, self.review, icon="eye", bare=self.narrow)]

    def review(self) -> None:
        """Show which acts of the round cost most."""
        if self.session.people:
            self.context.stack.push(ReviewScene(self.playing, self.playing.reviews))

    def key(self, event: pygame.event.Event) -> bool:
        """R looks back."""
        if event.key == pygame.K_r:
            self.review()
            return True
        return super().key(event)

    @property
    def narrow(self) -> bool:
        """Whether all but the main button have to do with their icons."""
        return self.context.area.w < self.context.look.px(self.narrow_below)

    def go_on(self) -> None:
        """Deal again, or show how the match ended."""
        if self.session.need is Need.OVER:
            self.playing.end()
        elif self.session.need is Need.DEAL:
            self.playing.deal()

    def share_deal(self) -> None:
        """Put a link to these cards on the clipboard."""
        share_deal(self.context, self.session)

    def leave(self) -> None:
        """Esc: to the menu; the match is saved."""
        self.context.to_menu()

    def ranking(self) -> Widget:
        """Who came in where in this round."""
        shown, words = self.table.shown, self.context.words
        result, titles = shown.result, self.session.match.titles()
        lines = [] if result is None else [
            Rank(
                place,
                face_of(self.table, player),
                shown.names[player],
                self.context.title(titles[player]),
                words.number(result.points[player], signed=True),
                words.number(result.scores[player]),
                self.session.people == (player,),
            )
            for place, player in enumerate(result.ranking, 1)
        ]  # fmt: skip
        return Ranking(lines, self.say("score.points"), self.say("score.total"))

    def chart(self) -> Widget:
        """How the totals went, round by round."""
        names = self.table.shown.names
        first = self.session.match.start.scores or (0,) * len(names)
        totals = [first, *(result.scores for result in self.session.results)]
        series = [
            Series(name, tuple(float(total[player]) for total in totals))
            for player, name in enumerate(names)
        ]
        return Column([Label(self.say("score.chart"), STRONG, panel_accent), LineChart(series)], S)

    def arrange(self, look: Look, area: Rect) -> None:
        """A panel in the middle of the window."""
        margin, pad, gap = look.px(M), look.px(L), look.px(M)
        width = min(area.w - 2 * margin, look.px(900))
        inner = width - 2 * pad
        title = self.title.measure(look, inner)
        footer = self.footer.measure(look, inner)[1]
        fixed = title[1] + footer + 2 * pad + 2 * gap
        body = min(self.body.measure(look, inner)[1], area.h - 2 * margin - fixed)
        self.panel = boxes.centred(area, width, fixed + body)
        x, y = self.panel.x + pad, self.panel.y + pad
        self.title.place(look, Rect(x, y, title[0], title[1]))
        beside = Rect(x + title[0] + gap, y, inner - title[0] - gap, title[1])
        self.subtitle.place(look, beside)
        y += title[1] + gap
        self.body.place(look, Rect(x, y, inner, body))
        self.footer.place(look, Rect(x, y + body + gap, inner, footer))

    @property
    def notice_bottom(self) -> int | None:
        """Above the buttons."""
        return self.footer.rect.y - self.context.look.px(M)

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
        """Who came in where."""
        shown, result = self.table.shown, self.table.shown.result
        names = shown.names
        return {
            "phase": str(self.session.match.phase),
            "round": shown.round,
            "ranking": [] if result is None else [names[p] for p in result.ranking],
            "points": {} if result is None else dict(zip(names, result.points, strict=True)),
            "scores": dict(zip(names, shown.scores, strict=True)),
            "need": str(self.session.need),
            "turn": None,
            "hand": "",
            "pile": [],
            "legal": [],
        }
