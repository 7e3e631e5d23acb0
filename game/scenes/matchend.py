"""After the match: who won, how it went, and what to do next."""

from __future__ import annotations

from game.engine.record import record_of
from game.engine.ruleset import options_of
from game.scenes.ranking import Rank, Ranking
from game.scenes.recordfile import file_of
from game.scenes.scoring import ScoringScene
from game.scenes.share import share_result
from game.store import SeatSetup, TableSetup
from game.table.drawing.seats import face_of
from game.ui.theme import LEAD_BOLD, SMALL
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets.labels import on_panel, on_panel_muted
from game.words.labels import rules_name


class MatchEndScene(ScoringScene):
    """How the match ended."""

    name = "match_end"
    first = "again"
    narrow_below = 760

    def enter(self) -> None:
        """Keep and count the match, once."""
        if not self.playing.finished:
            self.playing.finished = True
            self.context.finish_match()
            self.context.host.announce(self._winners())
        super().enter()

    def heading(self) -> str:
        """That it is over."""
        return self.say("score.match_title")

    def line(self) -> str:
        """Which game it was."""
        return rules_name(self.session.match.rules.name, self.context.words)

    def content(self) -> list[Widget]:
        """The winners first."""
        remark = Label(self.say("score.titles_remark"), SMALL, on_panel_muted)
        return [Label(self._winners(), LEAD_BOLD, on_panel), *super().content(), remark]

    def _winners(self) -> str:
        winners, names = self.session.match.winners, self.table.shown.names
        people = self.session.people
        if len(people) == 1 and people[0] in winners:
            return self.say("score.you_win" if len(winners) == 1 else "score.you_share")
        listed = self.context.words.join([names[player] for player in winners])
        return self.say("score.winner", n=len(winners), names=listed)

    def ranking(self) -> Widget:
        """Everybody by their totals; equal totals share a place."""
        shown, words = self.table.shown, self.context.words
        totals = sorted(shown.scores, reverse=True)
        order = sorted(self.session.match.seats, key=lambda player: -shown.scores[player])
        rounds = self._rounds_won()
        lines = [
            Rank(
                totals.index(shown.scores[player]) + 1,
                face_of(self.table, player),
                shown.names[player],
                words.say("score.rounds_won", n=rounds[player]),
                "",
                words.number(shown.scores[player]),
                self.session.people == (player,),
            )
            for player in order
        ]
        return Ranking(lines, "", self.say("score.total"))

    def _rounds_won(self) -> list[int]:
        firsts = [result.ranking[0] for result in self.session.results]
        return [firsts.count(player) for player in range(len(self.table.shown.names))]

    def buttons(self) -> list[Button]:
        """Once more, keep the record, tell others, look back at the last round."""
        narrow = self.narrow
        return [
            Button("menu", self.say("score.menu"), self.leave, icon="menu", bare=narrow),
            Button("save", self.say("score.save_record"), self.save, icon="save", bare=narrow),
            Button("share", self.say("score.share"), self.share, icon="share", bare=narrow),
            *self.review_button(),
            Button("again", self.say("score.play_again"), self.again, kind="primary", icon="cards"),
        ]

    def again(self) -> None:
        """Another match at the same table."""
        match, seats = self.session.match, self.session.seats
        names = zip(match.names, seats, strict=True)
        self.context.start_match(
            TableSetup(
                match.rules.name,
                options_of(match.rules),
                tuple(SeatSetup(name, seat.bot, seat.temperament) for name, seat in names),
            )
        )

    def save(self) -> None:
        """Give the player the record as a file."""
        match = self.session.match
        name = f"president-{match.rules.name}-{self.context.today()}.json"
        place = self.context.host.download(name, file_of(record_of(match)))
        self.context.tell_saved("notice.record_saved", name, place)

    def share(self) -> None:
        """Put the result and a link to these cards on the clipboard."""
        share_result(self.context, self.session)
