"""The rules in force, in words, with a trick as an example."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.ruleset import RuleSet
from game.scenes.context import Context
from game.scenes.page import Folio
from game.scenes.ruletext import ExampleView, RuleText
from game.ui.theme import HEADING, LEAD, STRONG, L, M, S
from game.ui.widgets import Button, Column, Flow, Label, Rule, Widget
from game.ui.widgets.labels import on_panel_muted, panel_accent
from game.words.example import worked_example
from game.words.labels import house_rules, rules_lines, rules_name
from game.words.rules_text import Mark, Section, rules_text


class RulesScene(Folio):
    """The rules of a table, section by section, generated from the fields in force."""

    name = "rules"
    title = "rules.title"
    first = "back"
    widest = 760
    read = True

    def __init__(self, context: Context, rules: RuleSet) -> None:
        super().__init__(context)
        self.rules = rules
        self._heads: dict[str, Widget] = {}

    def content(self) -> Widget:
        """What kind of game it is, where to find what, the sections, the example."""
        words = self.context.words
        traditional = self.context.settings.traditional_titles
        sections = rules_text(self.rules, words, traditional=traditional)
        self._heads = {}
        parts: list[Widget] = [
            Label(rules_name(self.rules.name, words), HEADING, panel_accent),
            self._kind(),
        ]
        chapters = [self._chapter(place, each) for place, each in enumerate(sections)]
        example = worked_example(self.rules, words)
        if example is not None:
            head = self._head("example", example.heading)
            chapters.append(Column([head, ExampleView(example, self.say("note.pass"))], M))
        parts.append(Flow([self._jump(key, head) for key, head in self._heads.items()], S))
        for chapter in [*chapters, self._legend(sections)]:
            parts += [Rule(), chapter]
        return Column(parts, L)

    def _kind(self) -> Widget:
        """How these rules differ from others: what was changed at this table or, where nothing
        was, what is special about the rule set."""
        words = self.context.words
        changed = house_rules(self.rules, words)
        if not changed:
            return Label("\n".join(rules_lines(self.rules.name, words)), LEAD, on_panel_muted)
        head = Label(self.say("rules.house"), STRONG, on_panel_muted)
        return Column([head, *(RuleText(line, "", house=True) for line in changed)], S)

    def _legend(self, sections: Sequence[Section]) -> Column:
        """What the marks mean that stand behind some of the rules."""
        used = {each.mark for section in sections for each in section.paragraphs}
        return Column(
            [
                RuleText(self.say(f"rules.mark_{mark}_about"), self._mark(mark),
                         house=mark is Mark.HOUSE)
                for mark in Mark if mark in used
            ],
            S,
        )  # fmt: skip

    def _chapter(self, place: int, section: Section) -> Column:
        lines = [
            RuleText(each.text, self._mark(each.mark), house=each.mark is Mark.HOUSE)
            for each in section.paragraphs
        ]
        return Column([self._head(str(place), section.heading), *lines], S)

    def _mark(self, mark: Mark | None) -> str:
        return "" if mark is None else self.say(f"rules.mark_{mark}")

    def _head(self, key: str, text: str) -> Label:
        head = Label(text, HEADING, panel_accent)
        self._heads[key] = head
        return head

    def _jump(self, key: str, head: Widget) -> Button:
        assert isinstance(head, Label)
        return Button(f"jump:{key}", head.text, self._jumper(key), small=True)

    def _jumper(self, key: str) -> Callable[[], None]:
        def jump() -> None:
            scroll = self.body.scroll
            scroll.scroll_to(scroll.offset + self._heads[key].rect.y - scroll.rect.y)

        return jump
