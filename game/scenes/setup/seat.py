"""One seat of a table being set up: its row, and the sheet that changes it."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import LEVELS, TEMPERAMENTS, WITHOUT_TEMPERAMENT
from game.scenes.entry import EntrySheet
from game.scenes.names import strange_signs
from game.scenes.page import Page
from game.scenes.rows import Choice, Line
from game.scenes.setup.draft import Draft
from game.store import BadValue, SeatSetup
from game.store.settings import LONGEST_NAME
from game.table.faces import faces_of
from game.ui.theme import SECTION, S
from game.ui.widgets import Button, Column, Label, Segmented, Sheet, Widget
from game.ui.widgets.labels import panel_accent
from game.words import Words
from game.words.labels import offered_names

PLAIN = "balanced"
"""What the words call no temperament at all."""


def seat_detail(seat: SeatSetup, words: Words) -> str:
    """Who plays in a seat: "Person", or "Regular, bold"."""
    if seat.bot is None:
        return words.say("setup.person")
    level = words.say(f"level.{seat.bot}.name")
    if seat.temperament is None:
        return level
    return f"{level} · {words.say(f'temperament.{seat.temperament}.name')}"


class SeatEditor:
    """Shows and changes seats in the modals of a page."""

    def __init__(self, page: Page, draft: Draft, changed: Callable[[], None]) -> None:
        self._page = page
        self._draft = draft
        self._changed = changed

    def row(self, seat: int) -> Line:
        """The row of a seat."""
        seats = self._draft.seats
        setup = seats[seat]
        names = tuple(each.name for each in seats)
        faces = faces_of(names, tuple(each.bot is None for each in seats))
        return Line(
            f"seat:{seat}",
            setup.name,
            seat_detail(setup, self._page.context.words),
            lambda: self.open(seat),
            icon="person" if setup.bot is None else "bot",
            face=faces[seat],
        )

    def open(self, seat: int, focus: str | None = None) -> None:
        """Show the sheet of a seat."""
        page, setup = self._page, self._draft.seats[seat]
        parts: list[Widget] = [
            Line("rename", setup.name, page.say("setup.name"), lambda: self._rename(seat),
                 icon="edit"),
            Label(page.say("setup.who"), SECTION, panel_accent),
            *self._who(seat, setup),
        ]  # fmt: skip
        if setup.bot is not None and setup.bot not in WITHOUT_TEMPERAMENT:
            parts.append(Label(page.say("setup.temperament"), SECTION, panel_accent))
            parts += self._temperaments(seat, setup)
        done = Button("done", page.say("common.done"), self._close, kind="primary")
        sheet = Sheet(
            page.say("setup.seat", n=seat + 1), Column(parts, S), [done], on_dismiss=self._close
        )
        before = page.group.modal
        if isinstance(before, Sheet) and focus is not None:
            sheet.scroll.offset = before.scroll.offset
        page.group.open(sheet, focus or "rename")

    def _close(self) -> None:
        self._page.group.close()
        self._changed()

    def _who(self, seat: int, setup: SeatSetup) -> list[Widget]:
        def choose(bot: str | None) -> Callable[[], None]:
            def take() -> None:
                temperament = None if bot in (None, *WITHOUT_TEMPERAMENT) else setup.temperament
                self._draft.set_bot(seat, bot, temperament)
                self.open(seat, f"who:{bot or 'person'}")

            return take

        say = self._page.say
        person = Choice(
            "who:person", say("setup.person"), say("setup.person_about"), setup.bot is None,
            choose(None),
        )  # fmt: skip
        return [
            person,
            *(
                Choice(
                    f"who:{bot}",
                    say(f"level.{bot}.name"),
                    say(f"level.{bot}.about"),
                    setup.bot == bot,
                    choose(bot),
                )
                for bot in LEVELS
            ),
        ]

    def _temperaments(self, seat: int, setup: SeatSetup) -> list[Widget]:
        def take(chosen: str) -> None:
            self._draft.set_bot(seat, setup.bot, None if chosen == PLAIN else chosen)
            self.open(seat, f"temperament:{chosen}")

        say = self._page.say
        here = setup.temperament or PLAIN
        options = [(each, say(f"temperament.{each}.name")) for each in (PLAIN, *TEMPERAMENTS)]
        return [
            Segmented("temperament", options, here, take),
            Label(say(f"temperament.{here}.about")),
        ]

    def _rename(self, seat: int) -> None:
        page = self._page
        names = {other.name for other in self._draft.seats}
        kind = "people" if self._draft.seats[seat].bot is None else "bots"
        page.group.open(
            EntrySheet(
                page,
                page.say("setup.choose_name"),
                self._draft.seats[seat].name,
                lambda text: self._name(seat, text),
                lambda: self.open(seat),
                suggestions=[
                    name for name in offered_names(kind, page.context.words) if name not in names
                ],
                limit=LONGEST_NAME,
                accepts=self._can_show,
            ),
            "entry",
        )

    def _can_show(self, sign: str) -> bool:
        """Whether the fonts have it: names of empty boxes could not be told apart."""
        return sign.isprintable() and not strange_signs(sign)

    def _name(self, seat: int, text: str) -> str:
        """Take a name; what is wrong with it, if anything."""
        name = text.strip()
        say = self._page.say
        if not name:
            return say("setup.name_empty")
        if " " in name:
            return say("setup.name_space")
        if name in {other.name for n, other in enumerate(self._draft.seats) if n != seat}:
            return say("setup.name_taken", name=name)
        try:
            self._draft.set_name(seat, name)
        except BadValue:
            return say("setup.name_long", n=LONGEST_NAME)
        self.open(seat)
        return ""
