"""What the pages of the set-up share: a draft, and why nobody can play by it."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.context import Context
from game.scenes.page import Folio
from game.scenes.parts import Problem
from game.scenes.setup.draft import Draft
from game.ui.widgets import Widget


class DraftingScene(Folio):
    """Changes a draft of a table, and says as long as it is so why nobody can play at it.

    Attributes:
        draft: what is changed.
        problem: why nobody can play, as a sentence; empty if they can.
    """

    def __init__(self, context: Context, draft: Draft) -> None:
        super().__init__(context)
        self.draft = draft
        self.problem = ""

    def remark(self) -> Widget:
        """Why nobody can play."""
        return Problem(self.problem)

    def rebuild(self) -> None:
        """As on every page; a new problem is also said aloud."""
        before, self.problem = self.problem, self.draft.problem(self.context.words)
        super().rebuild()
        if self.problem and self.problem != before:
            self.context.host.announce(self.problem)

    def outline(self) -> Sequence[str]:
        """Why nobody can play, to be read again."""
        return (self.problem,) if self.problem else ()
