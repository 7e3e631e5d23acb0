"""Looking back at a round: the moments that cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.bots.review import Moment
from game.scenes.momentview import MomentView
from game.scenes.page import Folio
from game.scenes.parts import EmptyState
from game.session.review import Review
from game.table.director import BUDGET
from game.table.ripening import Ripening
from game.ui.theme import LEAD, L, M, S
from game.ui.widgets import Button, Column, Flow, Label, Progress, Widget
from game.ui.widgets.button import Kind
from game.ui.widgets.labels import on_panel_muted
from game.words.review import spoken_lines

if TYPE_CHECKING:
    from game.scenes.playing import Playing

_BUDGET = 2 * BUDGET
"""ms of a frame: nothing moves here but the bar."""
_STEPS = 100

Moments = tuple[Moment, ...]


class ReviewScene(Folio):
    """What a person at the table could have done better in the round that is over.

    Args:
        playing: a match between rounds, or at its end.
        known: the moments that were found before, by player; what is found is added.
    """

    name = "review"
    title = "review.title"
    first = "back"
    widest = 760
    read = True

    def __init__(self, playing: Playing, known: dict[int, Moments]) -> None:
        self.playing = playing
        self.session = playing.session
        self.known = known
        self.player = self.session.people[0]
        self._begin()
        super().__init__(playing.context)

    def _begin(self) -> None:
        """Look back at this player's acts, if that has not been done yet."""
        self._review = Review(self.session.match, self.player, self.session.bot_seed)
        self._thought: Ripening[Moments] | None = None
        if self.player not in self.known:
            self._thought = Ripening(self._review.look_back(), budget=_BUDGET)

    @property
    def moments(self) -> Moments | None:
        """What was found; None while it is still looked for."""
        return self.known.get(self.player)

    # --- what is shown

    def content(self) -> Widget:
        """The moments, below who can be asked for."""
        people = self.session.people
        whose = [Flow([self._chooser(player) for player in people], S)] if len(people) > 1 else []
        return Column([*whose, *self._found()], L)

    def _found(self) -> list[Widget]:
        moments, words = self.moments, self.context.words
        if moments is None:
            return [EmptyState(self.say("review.thinking"))]
        if not moments:
            return [EmptyState(self.say("review.none"))]
        names = self.session.match.names
        views = [MomentView(moment, names, words) for moment in moments]
        return [Label(self.say("review.about"), LEAD, on_panel_muted), Column(views, M)]

    def _chooser(self, player: int) -> Button:
        name = self.session.match.names[player]
        kind: Kind = "primary" if player == self.player else "secondary"
        return Button(f"whose:{player}", name, self._asker(player), small=True, kind=kind)

    def _asker(self, player: int) -> Callable[[], None]:
        def ask() -> None:
            self.player = player
            self._begin()
            self.body.scroll.offset = 0
            self.rebuild()

        return ask

    def remark(self) -> Widget | None:
        """How far the thinking is."""
        if self._thought is None:
            return None
        self.progress = Progress(self._review.share)
        return self.progress

    # --- time

    def update(self, dt: float) -> None:
        """Think on."""
        if self._thought is not None:
            self._think(self._thought, dt)
        super().update(dt)

    def _think(self, thought: Ripening[Moments], dt: float) -> None:
        if thought.update(dt):
            assert thought.answer is not None
            self.known[self.player] = thought.answer
            self._thought = None
            self.context.host.announce(" ".join(self.outline()))
            self.rebuild()
        elif round(self.progress.share * _STEPS) != round(self._review.share * _STEPS):
            self.progress.share = self._review.share
            self.progress.changed = True

    # --- for screen readers and tests

    def outline(self) -> Sequence[str]:
        """What is shown, line by line."""
        if self.moments is None:
            return [self.say("review.thinking")]
        if not self.moments:
            return [self.say("review.none")]
        names, words = self.session.match.names, self.context.words
        found = [line for each in self.moments for line in spoken_lines(each, names, words)]
        return [self.say("review.about"), *found]

    def report(self) -> dict[str, object]:
        """Whose round, and what was found in it."""
        return {
            "player": self.session.match.names[self.player],
            "thinking": self._thought is not None,
            "lines": list(self.outline()),
        }
