"""The rules in words, written from the fields in force.

No sentence depends on which rule set the fields come from. Only the marks do: what a
rule set's source leaves open is marked as our decision, and a field changed from its
rule set as a house rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple

from game.engine.cards import DECK_SIZE, SUITS
from game.engine.ruleset import PAIRS_FROM, RuleSet, options_of
from game.engine.scoring import Title
from game.words.labels import title_name
from game.words.words import Param, Words


class Mark(StrEnum):
    """Where a paragraph comes from, if not from the rule set's source. The locale files
    explain each (`rules.mark_ours`, `rules.mark_ours_about`)."""

    OURS = "ours"
    HOUSE = "house"


class Paragraph(NamedTuple):
    """One rule in a sentence or two."""

    text: str
    mark: Mark | None = None


class Section(NamedTuple):
    """A heading of the rules and what stands below it."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


EVERYWHERE = frozenset({"president", "wiper", "base", "ahole"})

DECIDED: dict[str, frozenset[str]] = {
    "cards.suits_order": EVERYWHERE,
    "deal.dealer_next": EVERYWHERE,
    "lead.first_3c_kitty": EVERYWHERE,
    "lead.first_lowest": EVERYWHERE,
    "lead.later_president": frozenset({"wiper"}),
    "trick.must_lead": frozenset({"base", "ahole"}),
    "trick.more_beats_fewer_four": EVERYWHERE,
    "trick.pass_stays": frozenset({"wiper"}),
    "trick.skip_two": EVERYWHERE,
    "special.complete_run": EVERYWHERE,
    "special.complete_once": EVERYWHERE,
    "special.closed_out": frozenset({"president", "wiper", "ahole"}),
    "special.bust_how": EVERYWHERE,
    "titles.second_of_three": frozenset({"wiper"}),
    "exchange.from": frozenset({"wiper"}),
    "exchange.top": frozenset({"wiper"}),
    "exchange.choice_received": EVERYWHERE,
    "exchange.two_best": frozenset({"ahole"}),
    "exchange.kitty_first": EVERYWHERE,
    "points.conquest_rounds": EVERYWHERE,
    "points.rounds": frozenset({"wiper"}),
    "points.ties": frozenset({"president", "wiper", "ahole"}),
}
"""Paragraphs that no source settles, with the rule sets whose source leaves them open
(docs/rules.md marks them "ours")."""


class _Author:
    """Writes the paragraphs of one rule set in one language."""

    def __init__(self, rules: RuleSet, words: Words, traditional: bool) -> None:
        self.rules = rules
        self.words = words
        self.traditional = traditional
        self.changed = frozenset(options_of(rules))
        self.cards = DECK_SIZE * rules.decks
        self.left_over = self.cards % rules.players

    @property
    def has_kitty(self) -> bool:
        return self.rules.kitty and self.left_over > 0

    def tell(self, key: str, *fields: str, decision: str = "", **params: Param) -> Paragraph:
        """The paragraph of a key; it follows from these fields. `decision` names it in
        `DECIDED` where the key alone does not."""
        mark = None
        if self.changed.intersection(fields):
            mark = Mark.HOUSE
        elif self.rules.name in DECIDED.get(decision or key, ()):
            mark = Mark.OURS
        return Paragraph(self.words.say(f"rules.{key}", **params), mark)

    def title(self, title: Title) -> str:
        return title_name(title, self.rules.name, self.words, traditional=self.traditional)


def rules_text(rules: RuleSet, words: Words, *, traditional: bool = False) -> list[Section]:
    """The rules of a match, section by section. `traditional` says the titles' old names."""
    author = _Author(rules, words, traditional)
    sections = (
        Section(words.say(f"rules.{name}.heading"), tuple(write(author)))
        for name, write in _SECTIONS.items()
    )
    return [section for section in sections if section.paragraphs]


def _aim(a: _Author) -> Iterator[Paragraph]:
    yield a.tell("aim.text")
    yield a.tell("aim.turns")


def _cards(a: _Author) -> Iterator[Paragraph]:
    yield a.tell("cards.one_deck" if a.rules.decks == 1 else "cards.two_decks", "decks")
    yield a.tell("cards.order", ranks=" ".join(a.words.letters))
    yield a.tell("cards.suits")
    yield a.tell("cards.suits_order")
    least, most = a.rules.min_players, a.rules.max_players
    key = "cards.players_exactly" if least == most else "cards.players"
    yield a.tell(key, "min_players", "max_players", min=least, max=most)


def _deal(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    if rules.hold_hand:
        yield a.tell("deal.hold", "hold_hand", n=-(-a.cards // (rules.players + 1)))
    elif a.has_kitty:
        yield a.tell("deal.kitty", "kitty", n=a.left_over, each=a.cards // rules.players)
    elif a.left_over:
        yield a.tell("deal.uneven")
    else:
        yield a.tell("deal.even", n=a.cards // rules.players)
    if rules.kitty and not a.has_kitty:
        yield a.tell("deal.kitty_even", "kitty", players=rules.players)
    yield a.tell("deal.first_dealer")
    if rules.reseat:
        yield a.tell("deal.reseat", "reseat")
    else:
        yield a.tell(f"deal.dealer_{rules.later_dealer}", "later_dealer", "reseat")


def _lead(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    by_three = rules.first_lead == "3c"
    if by_three and rules.decks > 1:
        yield a.tell("lead.first_3c_two", "first_lead", "decks")
    else:
        yield a.tell(f"lead.first_{rules.first_lead}", "first_lead")
    if by_three and a.has_kitty:
        yield a.tell("lead.first_3c_kitty")
    if rules.first_lead_contains_3c:
        sure = by_three and not a.has_kitty
        key = "lead.contains_3c" if sure else "lead.contains_3c_if"
        yield a.tell(key, "first_lead_contains_3c")
    yield a.tell(f"lead.later_{rules.later_lead}", "later_lead")


def _trick(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    yield a.tell("trick.lead", most=SUITS * rules.decks)
    yield a.tell("trick.must_lead")
    if rules.more_beats_fewer:
        yield a.tell("trick.more_beats_fewer", "more_beats_fewer")
        yield a.tell("trick.more_beats_fewer_four")
    else:
        yield a.tell("trick.same_number", "more_beats_fewer")
    yield a.tell(_rank_needed(rules), "equal_rank")
    yield a.tell("trick.break_up")
    if rules.equal_rank != "no":
        yield from _after_equal(a)
    yield a.tell("trick.pass")
    if rules.one_time_around:
        yield a.tell("trick.once", "one_time_around")
        yield a.tell("trick.end_once", "one_time_around")
    else:
        yield a.tell("trick.pass_stays", "one_time_around")
        yield a.tell("trick.end", "one_time_around")
    yield a.tell("trick.end_out")


def _rank_needed(rules: RuleSet) -> str:
    if rules.equal_rank == "singles":
        return "trick.equal_singles"
    key = "trick.higher" if rules.equal_rank == "no" else "trick.equal_any"
    return f"{key}_same_number" if rules.more_beats_fewer else key


def _after_equal(a: _Author) -> Iterator[Paragraph]:
    if a.rules.after_equal == "lock":
        yield a.tell("trick.lock", "after_equal")
    elif a.rules.after_equal == "skip":
        yield a.tell("trick.skip", "after_equal")
        yield a.tell("trick.skip_two", "after_equal")
        if a.rules.one_time_around:
            yield a.tell("trick.skip_once", "after_equal", "one_time_around")


def _special(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    yield a.tell(f"special.twos_{rules.twos}", "twos")
    if rules.twos != "high":
        yield a.tell("special.twos_led")
    yield a.tell(f"special.four_{rules.four}", "four")
    if rules.four != "nothing" and rules.decks > 1:
        yield a.tell("special.four_more", "decks")
    if rules.four == "lying":
        yield from _completing(a)
    if rules.twos != "high" or rules.four != "nothing":
        yield a.tell("special.closed_out")
    if rules.bust_on_twos:
        yield a.tell("special.bust", "bust_on_twos")
        yield a.tell("special.bust_how")
    yield a.tell("special.no_more")


def _completing(a: _Author) -> Iterator[Paragraph]:
    yield a.tell("special.complete", "four")
    yield a.tell("special.complete_run")
    if not a.rules.complete_out_of_turn:
        return
    yield a.tell("special.complete_out_of_turn", "complete_out_of_turn")
    if a.rules.one_time_around:
        yield a.tell("special.complete_once")
    if a.rules.decks > 1:
        yield a.tell("special.complete_first", "decks")


def _out(a: _Author) -> Iterator[Paragraph]:
    yield a.tell("out.text")
    if not a.rules.bust_on_twos:
        yield a.tell("out.twos", "bust_on_twos")
    yield a.tell("out.end")


def _titles(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    second = rules.players >= rules.vice_president_from
    second_last = rules.vice_last and rules.players >= PAIRS_FROM
    yield a.tell("titles.first", title=a.title(Title.PRESIDENT))
    if second:
        three = "titles.second_of_three" if rules.players < PAIRS_FROM else ""
        title = a.title(Title.VICE_PRESIDENT)
        yield a.tell("titles.second", "vice_president_from", decision=three, title=title)
    if rules.players > 2 + second + second_last:
        yield a.tell("titles.middle", title=a.title(Title.NEUTRAL))
    if second_last:
        yield a.tell("titles.second_last", "vice_last", title=a.title(Title.VICE_LAST))
    yield a.tell("titles.last", title=a.title(Title.LAST))
    yield a.tell("titles.remark")


def _exchange(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    if rules.hold_hand:
        yield a.tell("exchange.hold", "hold_hand")
    if rules.card_trading:
        yield from _trading(a)
    else:
        yield a.tell("exchange.none", "card_trading")
    if a.has_kitty:
        yield a.tell("exchange.kitty", "kitty")
        yield a.tell("exchange.kitty_first", "kitty")
        yield a.tell("exchange.kitty_rest", "kitty")


def _trading(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    yield a.tell("exchange.from", "card_trading")
    yield a.tell("exchange.top", "top_trade", n=rules.top_trade)
    if rules.vice_trade and rules.players >= PAIRS_FROM:
        yield a.tell("exchange.vice", "vice_trade", n=rules.vice_trade)
    yield a.tell("exchange.two_best")
    yield a.tell(f"exchange.{rules.returns}", "returns")
    if rules.returns == "choice":
        yield a.tell("exchange.choice_received", "returns")
        if rules.bust_on_twos:
            yield a.tell("exchange.not_bust", "bust_on_twos", "returns")
    yield a.tell("exchange.hidden")


def _points(a: _Author) -> Iterator[Paragraph]:
    rules = a.rules
    yield a.tell(_points_key(rules), "scoring")
    if rules.scoring == "conquest" and rules.rounds is not None:
        yield a.tell("points.conquest_rounds", "scoring")
    if rules.rounds is not None:
        yield a.tell("points.rounds", "rounds", "target", n=rules.rounds)
    if rules.target is not None:
        yield a.tell("points.target", "rounds", "target", n=rules.target)
    yield a.tell("points.winner")
    yield a.tell("points.ties")


def _points_key(rules: RuleSet) -> str:
    if rules.scoring == "conquest" and rules.players == 2:
        return "points.conquest_two"
    if rules.scoring == "conquest" and rules.players == 3:
        return "points.conquest_three"
    return f"points.{rules.scoring}"


def _table(a: _Author) -> Iterator[Paragraph]:
    if a.rules.auto_pass:
        yield a.tell("table.auto_pass", "auto_pass")


_SECTIONS: dict[str, Callable[[_Author], Iterator[Paragraph]]] = {
    "aim": _aim,
    "cards": _cards,
    "deal": _deal,
    "lead": _lead,
    "trick": _trick,
    "special": _special,
    "out": _out,
    "titles": _titles,
    "exchange": _exchange,
    "points": _points,
    "table": _table,
}
