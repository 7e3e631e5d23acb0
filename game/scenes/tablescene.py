"""What all scenes at the table do: the felt, everybody around it, the hand, and some buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.engine.actions import Action, Illegal
from game.engine.cards import Card, cards_text
from game.engine.plays import move_text
from game.host import Activated, Focused, Hidden
from game.scenes.matchmenu import log_sheet, menu_sheet
from game.scenes.playing import Playing
from game.scenes.stack import Scene
from game.scenes.tablebutton import TableButton
from game.table.drawing.cards import draw_dragged, draw_pieces
from game.table.drawing.seats import draw_seats
from game.table.drawing.words import (
    draw_banner,
    draw_captions,
    draw_line,
    draw_log,
    draw_plate,
    draw_round,
    draw_scores,
)
from game.table.hand import Deeds
from game.table.layout import Rect as Place
from game.table.outline import outline
from game.table.pieces import Zone
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.widgets import Button, CardView, Group, Widget
from game.words.situation import to_beat, turn_line, why_not

if TYPE_CHECKING:
    from game.scenes.stack import Event


class Line:
    """What stands above the hand, in several lengths, the longest first.

    Attributes:
        mine: whether it concerns the player.
    """

    def __init__(self, mine: bool, *choices: str) -> None:
        self.mine = mine
        self.choices = choices


class TableScene(Scene):
    """A scene at the table: the felt, everybody around it, the hand, and some buttons.

    Sub-classes say which buttons there are (`make`), what they say now (`dress`), and what
    tapping cards and the keys mean.
    """

    first: tuple[str, ...] = ()
    """The ids of the targets that take the focus while none has it, the best first."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.context = playing.context
        self.table = playing.table
        self.director = playing.director
        self.session = playing.session
        self.buttons: dict[str, Button] = {}
        self.add("menu", self.open_menu, icon="menu", bare=True)
        self.add("log", self.open_log, icon="log", bare=True)
        self.make()
        self.cards: tuple[Widget, ...] = (playing.middle, playing.hand, playing.kitty)
        self.group = Group([*self.cards, *self.buttons.values()], self._arrange)
        self.group.on_escape = self.open_menu
        self._version = -1
        self._state: object = None
        self._dim: frozenset[int] = frozenset()
        self._outlined_at: object = None
        self._outline: tuple[str, ...] = ()
        playing.hand.label_of = self.card_label
        playing.kitty.label_of = self.kitty_label

    # --- for the scenes themselves

    def make(self) -> None:
        """Add the buttons."""

    def dress(self) -> None:
        """Say what the buttons say and whether they can be pressed, as things are now."""

    def places(self) -> dict[str, Place | None]:
        """Where the buttons are; those without a place are not there."""
        return {}

    def line(self) -> Line:
        """The line of words above the hand."""
        return Line(self.director.my_turn, turn_line(self.table.view, self.context.words))

    def state(self) -> object:
        """Everything that buttons, their places and dimmed cards depend on."""
        table, director = self.table, self.director
        return (
            self.context.version,
            self._version,
            table.player,
            len(self.session.match.actions),
            self.session.need,
            director.need,
            director.gate,
            director.fast,
            table.shown.stage,
            table.selected,
            table.raised(Zone.KITTY),
            table.layout,
            self.playing.claim,
            self.group.modal is None,
        )

    @property
    def public(self) -> bool:
        """Whether somebody else is to see the table than whose hand lies here: it is hidden."""
        return self.director.next_player is not None

    def dim(self) -> frozenset[int]:
        """The places of cards in the hand that cannot be chosen now."""
        return frozenset()

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key that means something in this scene only; say whether it did."""
        return False

    def confirm(self) -> None:
        """What Enter does while a card has the focus."""

    def draw_more(self, surface: pygame.Surface, look: Look) -> None:
        """Draw what only this scene shows, below the buttons."""

    def draw_above(self, surface: pygame.Surface, look: Look) -> None:
        """Draw what only this scene shows, above the buttons."""

    def add(
        self,
        button_id: str,
        act: Callable[[], None],
        *,
        label: str = "",
        icon: str | None = None,
        bare: bool = False,
        main: bool = False,
    ) -> Button:
        """Add a button; `dress` gives it its label."""
        button = TableButton(
            button_id, label, act, kind="primary" if main else "secondary", icon=icon, bare=bare
        )
        self.buttons[button_id] = button
        return button

    def say(self, key: str, /, **params: str | int | float) -> str:
        """A text in the language in force."""
        return self.context.words.say(key, **params)

    def card_label(self, place: int) -> str:
        """What a card of the hand is called aloud."""
        card = self.table.shown.hand[place]
        spoken = self.context.words.spoken([card])
        if place in self._dim:
            return self.say("access.card_illegal", card=spoken)
        if card in self.table.shown.fresh:
            return self.say("access.card_new", card=spoken)
        return spoken

    def kitty_label(self, place: int) -> str:
        """What a card of the kitty is called aloud."""
        return self.say(
            "access.kitty", cards=self.context.words.spoken([self.table.shown.kitty[place]])
        )

    # --- what every scene at the table does

    def act(self, action: Action) -> bool:
        """Carry out the player's action, or say why not; whether it was done."""
        try:
            self.director.act(action)
        except Illegal as illegal:
            self.explain(why_not(illegal.code, self.table.view, self.context.words))
            return False
        return True

    def explain(self, text: str) -> None:
        """Say why something is not possible, in place of all that was said before."""
        self.playing.announcer.clear()
        self.playing.announcer.say(text, urgent=True)

    def inspect(self, card: tuple[int, int], name: str) -> None:
        """Show a card large."""
        self.group.open(CardView(card, name, self.group.close))

    def open_menu(self) -> None:
        """Show the menu of the match."""
        self.group.open(menu_sheet(self))

    def open_log(self) -> None:
        """Show the whole log of the round."""
        self.group.open(log_sheet(self))

    def refresh(self) -> None:
        """Bring the buttons up to date, if anything they depend on has changed."""
        state = self.state()
        if state == self._state:
            return
        self._state = state
        self._veil()
        self._dim = self.dim()
        self.table.changed = True
        self.buttons["menu"].label = self.say("trick.menu")
        self.buttons["log"].label = self.say("trick.log")
        self.dress()
        self._arrange(self.context.look, self.context.area)
        ids = [target.id for target in self.group.targets() if target.enabled]
        if self.group.modal is None and self.group.focus.id not in ids:
            self.group.focus.set(next((each for each in self.first if each in ids), None))

    def _veil(self) -> None:
        hidden = self.public
        # Whoever is next waits until a large card is put away; the others of an offer do not.
        asked = hidden and self.director.next_player is None
        if asked and not self.table.veiled and isinstance(self.group.modal, CardView):
            self.group.close()
        self.playing.veil(hidden)

    def _arrange(self, look: Look, area: Rect) -> None:
        layout = self.table.layout
        places = {"menu": layout.menu, "log": layout.log_button, **self.places()}
        shown = list(self.cards)
        for button_id, button in self.buttons.items():
            place = places.get(button_id)
            if place is not None:
                rect = Rect(place)
                if button.rect != rect:
                    button.place(look, rect)
                shown.append(button)
        if self.group.root.items != shown:
            self.group.root.items = shown
            self.group.root.changed = True

    # --- the scene

    def enter(self) -> None:
        """Take the cards over."""
        self.group.focus.visible = self.context.by_keys
        self.playing.hand.deeds = self.hand_deeds()
        self.playing.kitty.deeds = Deeds()
        self.playing.kitty.active = False
        self.playing.middle.inspect = self._inspect
        self.playing.hand.label_of = self.card_label
        self.playing.kitty.label_of = self.kitty_label
        self._lay_out()

    def _lay_out(self) -> None:
        self._version = self.context.version
        self.table.follow()
        self.group.layout(self.context.look, self.context.area)
        self.refresh()

    def hand_deeds(self) -> Deeds:
        """What is done with the cards of the hand."""
        return Deeds(inspect=self._inspect_hand)

    def _inspect(self, card: Card) -> None:
        self.inspect(card, self.context.words.spoken([card]))

    def _inspect_hand(self, place: int) -> None:
        self._inspect(self.table.shown.hand[place])

    def take_over(self, before: TableScene) -> None:
        """Go on where another scene of the match was left: focus, and a button held down."""
        self.group.focus.id = before.group.focus.id
        for button_id, button in before.buttons.items():
            if button.pressed is not None and button_id in self.buttons:
                self.buttons[button_id].pressed = button.pressed

    def handle(self, event: Event) -> None:
        """Finish what moves, and do what the event means."""
        if isinstance(event, Activated):
            self._hurry()
            self.group.activate(event.id)
        elif isinstance(event, Focused):
            self.group.focus.set(event.id, visible=True)
        elif isinstance(event, Hidden):
            self.group.root.let_go()  # where the pointer goes now is not told
        elif isinstance(event, pygame.event.Event):
            self._input(event)
        self.refresh()
        self._look_changed()

    def _input(self, event: pygame.event.Event) -> None:
        if self.group.modal is not None:
            self.group.handle(event)
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.playing.hand.aim(event.pos)
            self.playing.kitty.aim(event.pos)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._hurry()
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        self.group.handle(event)

    def _hurry(self) -> None:
        self.director.hurry()
        self.director.update(0.0)
        self.refresh()

    def _key(self, event: pygame.event.Event) -> bool:
        place = self.playing.hand.place_of(self.group.focus.id)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and place is not None:
            self.group.focus.visible = True
            self.confirm()
            return True
        if self._move_over_cards(event.key, place):
            return True
        if event.key == pygame.K_m:
            self.context.toggle_mute()
            return True
        if event.key == pygame.K_l:
            self.open_log()
            return True
        return self.key(event)

    def _move_over_cards(self, key: int, place: int | None) -> bool:
        last = len(self.table.shown.hand) - 1
        if last < 0 or not self.playing.hand.open:
            return False
        moves = {pygame.K_HOME: 0, pygame.K_END: last}
        if place is not None:
            moves |= {pygame.K_LEFT: max(0, place - 1), pygame.K_RIGHT: min(last, place + 1)}
        elif self.group.focus.id is None:
            moves |= {pygame.K_LEFT: last, pygame.K_RIGHT: 0}
        if key not in moves:
            return False
        self.group.focus.set(f"card:{moves[key]}", visible=True)
        self.group.root.changed = True
        return True

    def update(self, dt: float) -> None:
        """Let `dt` ms go by."""
        self.director.offer_held = self.group.modal is not None
        self.playing.update(dt)
        self.refresh()
        self._tell_turn()
        self._look_changed()

    def _tell_turn(self) -> None:
        """Say once that it is the player's turn, and what has to be beaten."""
        if not self.director.my_turn:
            return
        turn = (self.table.player, len(self.session.match.actions))
        if self.playing.told_turn != turn:
            self.playing.told_turn = turn
            self.context.sounds.play("turn")
            self.context.host.announce(self.line().choices[0])

    def _look_changed(self) -> None:
        if self._version != self.context.version:
            # Where a drag began means nothing in a window of another size: what is selected
            # stays so, and goes back to its place.
            self.group.root.let_go()
            self._lay_out()
            self.dirty = True
        announcer = self.playing.announcer
        if self.table.changed or announcer.changed or self.group.changed:
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and everything on it."""
        look, table = self.context.look, self.table
        active = self.director.active
        look.paint.table(surface, look.theme)
        draw_round(surface, table)
        draw_scores(surface, table, active)
        draw_log(surface, table)
        draw_seats(surface, table)
        draw_plate(surface, table, active=active == table.player)
        self.draw_more(surface, look)
        texts = self.playing.announcer.texts
        if self.group.modal is None:
            line = self.line()
            longer = draw_line(surface, table, line.choices, strong=line.mine)
            texts = texts or ([longer] if longer else [])
        dragged = {**self.playing.hand.shift, **self.playing.kitty.shift}
        draw_pieces(surface, table, dim=self._dim, dragged=dragged)
        draw_captions(surface, table)
        if self.group.modal is None:
            complete = self.buttons.get("complete")
            above = complete.rect if complete in self.group.root.items else None
            draw_banner(surface, table, texts, above)
        self.group.draw(surface, look)
        if self.group.modal is None:
            self.draw_above(surface, look)
            draw_dragged(surface, table, dragged)
        self.group.drawn()
        table.changed = False
        self.playing.announcer.changed = False

    def targets(self) -> Sequence[Target]:
        """What can be pressed."""
        return self.group.targets()

    def outline(self) -> Sequence[str]:
        """The table in lines, made anew only when something has happened there."""
        table, shown, active = self.table, self.table.shown, self.director.active
        state = (self.context.version, shown.player, shown.round, len(shown.log), active)
        if state != self._outlined_at:
            self._outlined_at = state
            self._outline = outline(table, active)
        return self._outline

    @property
    def notice_bottom(self) -> int:
        """Short messages stand where announcements do, above the line of words."""
        return int(self.table.layout.notice.bottom)

    @property
    def sheet(self) -> Rect | None:
        """The panel of a dialog, if one is open."""
        return self.group.sheet

    @property
    def focused(self) -> str | None:
        """The target that has the focus."""
        return self.group.focus.id

    def report(self) -> dict[str, object]:
        """What tests may know: what is shown, and what the player may do."""
        table, shown = self.table, self.table.shown
        match = self.session.match
        # The next person is asked only behind the curtain.
        need = None if self.director.next_player is not None else self.director.need
        return {
            "seed": match.seed,
            "phase": str(match.phase),
            "round": shown.round,
            "need": None if need is None else str(need),
            "player": shown.names[table.player],
            "turn": None if self.director.active is None else shown.names[self.director.active],
            "hand": "" if table.veiled else cards_text(shown.hand),
            "selected": list(table.selected),
            "pile": [[shown.names[p], cards_text(cards)] for p, cards in shown.pile],
            "legal": [move_text(m) for m in table.view.legal] if self.director.my_turn else [],
            "counts": dict(zip(shown.names, shown.counts, strict=True)),
            "scores": dict(zip(shown.names, shown.scores, strict=True)),
            "texts": self.playing.announcer.texts,
        }


def beat_line(scene: TableScene) -> Line:
    """What must be beaten, with whose turn it is."""
    words, view = scene.context.words, scene.table.view
    mine = scene.director.my_turn
    beat = to_beat(view, words)
    who = turn_line(view, words)
    if beat is None:
        return Line(mine, who)
    return Line(mine, f"{who} · {beat}", str(beat), f"{who} · {beat.line}", beat.line)
