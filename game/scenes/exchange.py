"""Before the first lead: the deal, the hold hand, the exchange, the kitty."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.engine.actions import Give, Keep, SkipKitty, Swap, Take
from game.engine.events import Given
from game.engine.plays import adjust
from game.scenes.hinting import HintingScene
from game.scenes.tablescene import Line, TableScene
from game.table.hand import Deeds
from game.table.layout import Rect as Place
from game.table.pieces import Zone
from game.table.table import Table
from game.ui.look import Look
from game.ui.theme import TEXT_FLOOR, Style


class DealScene(TableScene):
    """The cards are dealt."""

    name = "deal"
    first = ("skip", "card:0")

    def make(self) -> None:
        """One button to have them all at once."""
        self.add("skip", self.director.hurry)

    def places(self) -> dict[str, Place | None]:
        """Where Play will be."""
        return {"skip": self.table.layout.play}

    def dress(self) -> None:
        """Say so."""
        self.buttons["skip"].label = self.say("deal.skip")

    def hand_deeds(self) -> Deeds:
        """Cards can be selected already."""
        return Deeds(tap=self.tap, inspect=self._inspect_hand)

    def tap(self, place: int) -> None:
        """Select cards of one rank."""
        table = self.table
        table.select(adjust(tuple(table.shown.hand), (), table.selected, place))

    def line(self) -> Line:
        """Who deals."""
        shown = self.table.shown
        return Line(False, self.say("deal.dealer", name=shown.names[shown.dealer]))


class ExchangeScene(HintingScene):
    """Gifts cross the table; what is returned is chosen."""

    name = "exchange"
    first = ("continue", "card:0")

    def make(self) -> None:
        """Give what is selected, or go on."""
        super().make()
        self.add("give", self.give, main=True)
        self.add("continue", self.director.go_on, main=True)
        self.add("undo", self.table.unselect, icon="undo", bare=True)

    def places(self) -> dict[str, Place | None]:
        """Both where Play will be."""
        layout = self.table.layout
        return {
            "give": layout.play if self.director.my_turn else None,
            "continue": layout.play if self.director.gate else None,
            "undo": layout.undo if self.director.my_turn else None,
            "hint": layout.hint if self.director.my_turn else None,
        }

    def dress(self) -> None:
        """Giving needs the right number."""
        super().dress()
        chosen, due = len(self.table.selected), self.table.view.to_return
        self.buttons["give"].label = self.say("exchange.give")
        self.buttons["give"].kind = "primary" if chosen == due else "secondary"
        self.buttons["continue"].label = self.say("exchange.go_on")
        self.buttons["undo"].label = self.say("trick.undo")
        self.buttons["undo"].enabled = bool(chosen)

    def line(self) -> Line:
        """How many are chosen, once one is."""
        chosen, due = len(self.table.selected), self.table.view.to_return
        if self.director.my_turn and chosen:
            return Line(True, self.say("exchange.chosen", n=chosen, total=due))
        if self.director.caught_up:
            return super().line()
        best, weakest = self.say("exchange.best"), self.say("exchange.weakest")
        both = [f"{best} {weakest}"] if self.session.match.rules.returns == "weakest" else []
        return Line(self.director.gate, *both, best)

    def hand_deeds(self) -> Deeds:
        """A tap selects, and a throw gives."""
        return Deeds(tap=self.tap, inspect=self._inspect_hand, throw=lambda _: self.give())

    def tap(self, place: int) -> None:
        """Select one more or one less; of too many the first goes back."""
        if not self.director.my_turn:
            return
        toggle(self.table, Zone.HAND, place, self.table.view.to_return)

    def give(self) -> None:
        """Return what is selected."""
        if self.director.my_turn:
            self.act(Give(self.table.player, self.table.chosen()))

    def confirm(self) -> None:
        """Give, or go on."""
        if self.director.my_turn:
            self.give()
        else:
            self.director.go_on()

    def report(self) -> dict[str, object]:
        """How many cards are due, besides."""
        return {**super().report(), "due": self.table.view.to_return}

    def draw_more(self, surface: pygame.Surface, look: Look) -> None:
        """Who gives what, above the cards in the middle."""
        layout, shown, words = self.table.layout, self.table.shown, self.context.words
        for gifts, row, key in (
            (shown.gave, layout.give, "exchange.you_give"),
            (shown.got, layout.receive, "exchange.you_get"),
        ):
            if row is None or not gifts:
                continue
            gift: Given = gifts[-1]
            other = gift.receiver if key.endswith("give") else gift.giver
            cards = words.cards([card for each in gifts for card in each.cards or ()])
            text = words.say(key, name=shown.names[other], cards=cards)
            arrow = "→" if key.endswith("give") else "←"
            style, box = Style("bold", 14), Rect(row.label)
            if look.text.width(text, Style("bold", TEXT_FLOOR)) > box.w:
                text = f"{arrow} {shown.names[other]}"
            look.text.draw(
                surface, text, style, look.theme.on_table, box,
                align="centre", suits=look.suits_on_table, shrink=True,
            )  # fmt: skip


class KittyScene(HintingScene):
    """Cards may be swapped with the kitty."""

    name = "kitty"
    first = ("card:0",)

    def make(self) -> None:
        """Swap what is selected, or leave the kitty."""
        super().make()
        self.add("swap", self.swap, main=True)
        self.add("skip", self.leave)
        self.add("undo", self.table.unselect, icon="undo", bare=True)

    def places(self) -> dict[str, Place | None]:
        """Where Play and Pass will be."""
        layout = self.table.layout
        if not self.director.my_turn:
            return {}
        return {
            "swap": layout.play,
            "skip": layout.pass_,
            "undo": layout.undo,
            "hint": layout.hint,
        }

    def enter(self) -> None:
        """Let the kitty be touched."""
        super().enter()
        self.playing.kitty.active = True
        self.playing.kitty.deeds = Deeds(
            tap=lambda place: self.tap(Zone.KITTY, place), inspect=self._inspect_kitty
        )
        self.refresh()

    def exit(self) -> None:
        """The kitty cannot be touched any more."""
        self.playing.kitty.active = False

    def _inspect_kitty(self, place: int) -> None:
        self._inspect(self.table.shown.kitty[place])

    def dress(self) -> None:
        """As many must be taken as are laid."""
        super().dress()
        laid, taken = self.table.selected, self.table.raised(Zone.KITTY)
        self.buttons["swap"].label = self.say("kitty.swap")
        self.buttons["swap"].kind = "primary" if laid and len(laid) == len(taken) else "secondary"
        self.buttons["skip"].label = self.say("kitty.skip")
        self.buttons["undo"].label = self.say("trick.undo")
        self.buttons["undo"].enabled = bool(laid or taken)

    def line(self) -> Line:
        """What is chosen for what."""
        words = self.context.words
        laid, taken = self.table.chosen(), self.table.chosen(Zone.KITTY)
        if self.director.my_turn and (laid or taken):
            chosen = words.say(
                "kitty.chosen", laid=words.cards(laid) or "–", taken=words.cards(taken) or "–"
            )
            return Line(True, chosen)
        return super().line()

    def hand_deeds(self) -> Deeds:
        """A tap selects."""
        return Deeds(tap=lambda place: self.tap(Zone.HAND, place), inspect=self._inspect_hand)

    def tap(self, zone: Zone, place: int) -> None:
        """Select one more or one less."""
        if self.director.my_turn:
            toggle(self.table, zone, place)

    def swap(self) -> None:
        """Swap what is selected."""
        if self.director.my_turn:
            table = self.table
            self.act(Swap(table.player, table.chosen(), table.chosen(Zone.KITTY)))

    confirm = swap

    def leave(self) -> None:
        """Leave the kitty as it is."""
        if self.director.my_turn:
            self.act(SkipKitty(self.table.player))

    def key(self, event: pygame.event.Event) -> bool:
        """P leaves the kitty, as it passes elsewhere."""
        if event.key == pygame.K_p:
            self.leave()
        elif event.key == pygame.K_u:
            self.table.unselect()
        else:
            return super().key(event)
        return True

    def draw_above(self, surface: pygame.Surface, look: Look) -> None:
        """A title above the kitty."""
        draw_middle_label(self, surface, look, self.say("kitty.title"))


class HoldScene(HintingScene):
    """The whole hand may be swapped for the hold hand."""

    name = "hold"
    first = ("keep", "card:0")

    def make(self) -> None:
        """Take it or keep the own hand."""
        super().make()
        self.add("take", self.take, main=True)
        self.add("keep", self.keep)

    def places(self) -> dict[str, Place | None]:
        """Where Play and Pass will be."""
        layout = self.table.layout
        if not self.director.my_turn:
            return {}
        return {"take": layout.play, "keep": layout.pass_, "hint": layout.hint}

    def dress(self) -> None:
        """Name them."""
        super().dress()
        self.buttons["take"].label = self.say("hold.take")
        self.buttons["keep"].label = self.say("hold.keep")

    def take(self) -> None:
        """Swap the whole hand, unseen."""
        if self.director.my_turn:
            self.act(Take(self.table.player))

    def keep(self) -> None:
        """Keep the own hand."""
        if self.director.my_turn:
            self.act(Keep(self.table.player))

    def draw_more(self, surface: pygame.Surface, look: Look) -> None:
        """The hold hand, face down."""
        count = self.table.shown.hold_count
        if not count:
            return
        deck = Rect(self.table.layout.deck)
        for depth in range(3):
            look.cards.draw(surface, deck.move(-depth * look.px(2), -depth * look.px(2)), None)
        draw_middle_label(self, surface, look, self.say("hold.cards", n=count))


def toggle(table: Table, zone: Zone, place: int, most: int | None = None) -> None:
    """Select a card of a zone, or take it back; of more than `most` the first one goes back."""
    chosen = list(table.raised(zone))
    if place in chosen:
        chosen.remove(place)
    else:
        chosen.append(place)
        if most is not None and len(chosen) > most:
            chosen.pop(0)
    table.select(chosen, zone)


def draw_middle_label(scene: TableScene, surface: pygame.Surface, look: Look, text: str) -> None:
    """A line of words above what lies in the middle."""
    place = scene.table.layout.middle_label
    if place is not None:
        look.text.draw(
            surface, text, Style("bold", 14), look.theme.on_table,
            Rect(place).move(0, -look.px(4)), align="centre", shrink=True,
        )  # fmt: skip
