"""The table set-up: which game, who plays, by which rules, with which cards."""

from __future__ import annotations

from functools import partial

from game.engine.dealing import SEED_BITS
from game.engine.ruleset import PRESETS
from game.scenes.context import Context
from game.scenes.entry import EntrySheet
from game.scenes.page import question_buttons
from game.scenes.parts import Halves
from game.scenes.rows import Choice, Line
from game.scenes.rules import RulesScene
from game.scenes.setup.draft import Draft, spare_seats, table_for
from game.scenes.setup.drafting import DraftingScene
from game.scenes.setup.fields import option_row
from game.scenes.setup.house import HouseRulesScene
from game.scenes.setup.seat import SeatEditor
from game.store import TableSetup
from game.ui.theme import HEADING, L, S
from game.ui.widgets import Button, Column, Field, Label, Stepper, Widget, question
from game.ui.widgets.labels import panel_accent
from game.words.labels import rules_lines, rules_name

SEED_DIGITS = len(str((1 << SEED_BITS) - 1))


def first_table(context: Context) -> TableSetup:
    """The table last sat down at, or one with names in the language in force."""
    table = context.settings.table
    return table_for(context.words) if table == TableSetup() else table


class SetupScene(DraftingScene):
    """Changes a draft of a table until it is dealt."""

    name = "setup"
    title = "setup.title"
    first = "start"
    widest = 1040

    def __init__(self, context: Context, draft: Draft | None = None) -> None:
        spare = spare_seats(context.words)
        super().__init__(context, draft or Draft(first_table(context), spare))
        self._seats = SeatEditor(self, self.draft, self.rebuild)

    # --- what is shown

    def content(self) -> Widget:
        """The rule sets at the left; players, options and the deal at the right."""
        left = Column([self._heading("setup.rules"), *self._rule_sets()], S)
        right = Column(
            [
                self._heading("setup.seats"),
                self._players(),
                Column([self._seats.row(seat) for seat in range(self.draft.count)], S),
                *self._options(),
                self._heading("setup.table"),
                Column([self._house_rules(), self._seed()], S),
            ],
            L,
        )
        return Halves(left, right)

    def _heading(self, key: str) -> Label:
        return Label(self.say(key), HEADING, panel_accent)

    def _rule_sets(self) -> list[Widget]:
        words = self.context.words
        return [
            Choice(
                f"rules:{name}",
                rules_name(name, words),
                "\n".join(rules_lines(name, words)),
                name == self.draft.rules,
                partial(self._choose_rules, name),
            )
            for name in PRESETS
        ]

    def _players(self) -> Field:
        allowed = self.draft.players()
        least = min(allowed[0] if allowed else 2, self.draft.count)
        most = max(allowed[-1] if allowed else 2, self.draft.count)
        stepper = Stepper(
            "players", self.say("setup.players"), self.draft.count, (least, most), self._set_count
        )
        return Field(self.say("setup.players"), stepper)

    def _options(self) -> list[Widget]:
        rows = [option_row(self, self.draft, name, self.rebuild) for name in self.draft.offers]
        return [self._heading("setup.options"), *rows] if rows else []

    def _house_rules(self) -> Line:
        changed = [name for name in self.draft.changed() if name not in self.draft.offers]
        detail = self.say("setup.house_rules_none")
        if changed:
            detail = self.say("setup.house_rules_n", n=len(changed))
        return Line(
            "house_rules",
            self.say("setup.house_rules"),
            detail,
            lambda: self.context.stack.push(HouseRulesScene(self.context, self.draft)),
            icon="edit",
            strong=bool(changed),
        )

    def _seed(self) -> Line:
        seed = self.draft.seed
        return Line(
            "seed",
            self.say("setup.seed"),
            self.say("setup.seed_random") if seed is None else str(seed),
            self._ask_seed,
            icon="dice",
            strong=seed is not None,
        )

    def buttons(self) -> list[Button]:
        """Read the rules, and deal, unless nobody can play."""
        rules = Button("read_rules", self.say("setup.read_rules"), self._read_rules, icon="rules")
        start = Button("start", self.say("setup.start"), self._start, kind="primary", icon="cards")
        rules.enabled = start.enabled = not self.problem
        return [rules, start]

    # --- what is done

    def _choose_rules(self, name: str) -> None:
        self.draft.set_rules(name)
        self.rebuild()

    def _set_count(self, count: int) -> None:
        self.draft.set_count(count)
        self.rebuild()

    def _ask_seed(self) -> None:
        seed = self.draft.seed
        sheet = EntrySheet(
            self,
            self.say("setup.seed"),
            "" if seed is None else str(seed),
            self._take_seed,
            self.group.close,
            about=self.say("setup.seed_about"),
            limit=SEED_DIGITS,
            accepts=lambda c: c in "0123456789",
        )
        self.group.open(sheet, "entry")

    def _take_seed(self, text: str) -> str:
        if text and int(text) >> SEED_BITS:
            return self.say("setup.seed_large", most=(1 << SEED_BITS) - 1)
        self.draft.seed = int(text) if text else None
        self.group.close()
        self.rebuild()
        return ""

    def _read_rules(self) -> None:
        self.context.stack.push(RulesScene(self.context, self.draft.rule_set()))

    def _start(self) -> None:
        if self.context.store.has_match():
            buttons = question_buttons(self, self.say("menu.replace"), self._deal)
            ask = question(
                self.say("setup.title"), self.say("menu.replace_ask"), buttons, self.group.close
            )
            self.group.open(ask, "go")
        else:
            self._deal()

    def _deal(self) -> None:
        self.context.start_match(self.draft.table(), self.draft.seed)
