"""The trick: laying cards, passing, completing four, running on fast."""

from __future__ import annotations

import pygame

from game.engine.actions import Pass, Play
from game.engine.plays import MOVES, PASS, adjust
from game.scenes.curtain import CurtainScene
from game.scenes.hinting import HintingScene
from game.scenes.matchmenu import who_sheet
from game.scenes.playing import Playing
from game.scenes.tablescene import Line, beat_line
from game.session import Need
from game.table.hand import Deeds
from game.table.layout import Rect as Place
from game.ui.look import Look
from game.words.situation import why_not


class TrickScene(HintingScene):
    """Where most of a match happens."""

    name = "trick"
    first = ("fast", "complete", "card:0")

    def __init__(self, playing: Playing) -> None:
        # What was selected before the last two taps and between them: two quick taps play that.
        self._taps: tuple[tuple[int, ...], ...] = ()
        super().__init__(playing)

    def make(self) -> None:
        """Play, pass, hint, undo, complete and decline, fast forward."""
        self.add("play", self.play, main=True).large = True
        self.add("pass", self.pass_)
        super().make()
        self.add("undo", self.undo, icon="undo", bare=True)
        self.add("complete", self.complete, main=True)
        self.add("decline", self.decline)
        self.add("fast", self.run_fast, icon="fast", main=True)

    # --- how things are

    @property
    def offered(self) -> bool:
        """Whether the player is asked to complete four, out of turn or in turn."""
        if self.director.need is Need.OFFER:
            return True
        return self.director.my_turn and self._completion_in_turn() is not None

    @property
    def still_open(self) -> bool:
        """Whether four can still be completed though the offer was declined: until cards are laid.

        Only where one person plays, since the button would betray a hand to the others.
        """
        if self.playing.several or self.session.need is not Need.STEP:
            return False
        return self.table.view.completion is not None

    def _completion_in_turn(self) -> int | None:
        view = self.table.view
        if view.trick is None:
            return None
        move = view.trick.situation.completion
        return move if move != PASS and move in view.legal else None

    @property
    def out(self) -> bool:
        """Whether no person acts in this round any more, so that it can run on fast."""
        return self.session.people_done and self.session.need is Need.STEP

    def places(self) -> dict[str, Place | None]:
        """The main buttons, and those that are there at times."""
        layout = self.table.layout
        offer = self.director.need is Need.OFFER
        out = self.out and not offer
        return {
            "play": None if out else layout.play,
            "fast": layout.play if out else None,
            "pass": None if offer else layout.pass_,
            "decline": layout.pass_ if offer else None,
            "hint": layout.hint,
            "undo": layout.undo,
            "complete": layout.complete if self.offered or self.still_open else None,
        }

    def state(self) -> object:
        """As everywhere at the table, and what is left of an offer that is gone."""
        self.playing.note_offer()
        return super().state(), self.playing.offer_just_gone, self.still_open

    def dress(self) -> None:
        """Play is the main button once what is selected can be laid."""
        super().dress()
        buttons, mine = self.buttons, self.director.my_turn
        selected = self.table.selected
        play = buttons["play"]
        play.label = self.say("trick.play")
        play.enabled = mine
        play.kind = "primary" if mine and self._refusal() is None else "secondary"
        buttons["pass"].label = self.say("trick.pass")
        may_pass = mine and PASS in self.table.view.legal
        buttons["pass"].enabled = may_pass and not self.playing.offer_just_gone
        buttons["undo"].label = self.say("trick.undo")
        buttons["undo"].enabled = bool(selected)
        buttons["fast"].label = self.say("trick.fast_forward")
        buttons["fast"].enabled = not self.director.fast
        buttons["decline"].label = self.say("trick.complete_decline")
        self._dress_completion()

    def _dress_completion(self) -> None:
        button = self.buttons["complete"]
        view = self.table.view
        move = view.completion
        if move is None and self.director.my_turn:
            move = self._completion_in_turn()
        neutral = self._asks_everybody
        button.enabled = neutral or move is not None
        if neutral:
            button.label = self.say("trick.complete_anyone")
        elif move is not None:
            cards = self.context.words.cards(view.cards_for(move))
            button.label = self.say("trick.complete_cards", cards=cards)
        else:
            button.label = self.say("trick.complete")

    @property
    def public(self) -> bool:
        """As everywhere at the table, and while everybody is asked."""
        return self._asks_everybody or super().public

    @property
    def _asks_everybody(self) -> bool:
        """Whether several people are asked at once, so that nobody's cards may be told."""
        offered = self.director.need is Need.OFFER
        return offered and self.playing.several and self.playing.claim is None

    def line(self) -> Line:
        """What must be beaten."""
        if not self.director.caught_up:
            return Line(False)
        if self.director.need is Need.OFFER and self.playing.claim is None:
            asked = self.say("trick.complete_anyone")
            return Line(True, asked if self._asks_everybody else self.say("announce.complete_now"))
        return beat_line(self)

    def dim(self) -> frozenset[int]:
        """Cards of ranks that no move lays now."""
        if not self.director.my_turn or not self.context.settings.dim_illegal:
            return frozenset()
        return frozenset(p for p in range(len(self.table.shown.hand)) if not self._playable(p))

    def _playable(self, place: int) -> bool:
        rank = self.table.shown.hand[place].rank
        return any(m != PASS and MOVES[m].rank == rank for m in self.table.view.legal)

    def _refusal(self) -> object:
        return self.session.why_not(Play(self.table.player, self.table.chosen()))

    # --- what the player does

    def hand_deeds(self) -> Deeds:
        """Tap selects, a second tap or a throw plays."""
        return Deeds(
            tap=self.tap,
            double=self.double,
            inspect=self._inspect_hand,
            throw=self.throw,
        )

    def tap(self, place: int) -> None:
        """Select as the player means it; an illegal card says why it is one."""
        table = self.table
        view = table.view
        if self.director.my_turn and not self._playable(place) and place not in table.selected:
            self._taps = ()
            self.explain_card(place)
            return
        legal = view.legal if self.director.my_turn else ()
        self._taps = (*self._taps[-1:], table.selected)
        table.select(adjust(tuple(table.shown.hand), legal, table.selected, place))
        self.playing.announcer.clear()

    def double(self, place: int) -> None:
        """Play what the first of two taps selected, or what it took the card away from."""
        for selected in reversed(self._taps):
            if place in selected:
                self.table.select(selected)
                self.play()
                return

    def explain_card(self, place: int) -> None:
        """Say why a card cannot be played now."""
        card = self.table.shown.hand[place]
        number = max(1, len(self.table.shown.pile[-1][1])) if self.table.shown.pile else 1
        same = tuple(c for c in self.table.shown.hand if c.rank == card.rank)
        cards = (card, *(c for c in same if c is not card))[:number]
        code = self.session.why_not(Play(self.table.player, cards))
        if code is not None:
            self.explain(why_not(code, self.table.view, self.context.words))

    def play(self) -> None:
        """Lay what is selected."""
        if self.director.my_turn:
            self.act(Play(self.table.player, self.table.chosen()))

    confirm = play

    def throw(self, _: int) -> None:
        """Lay what was dragged up: in turn, or to complete four; else say whose turn it is."""
        if not self._asks_everybody and self.director.caught_up:
            self.act(Play(self.table.player, self.table.chosen()))

    def pass_(self) -> None:
        """Pass."""
        if self.director.my_turn:
            self.act(Pass(self.table.player))

    def undo(self) -> None:
        """Select nothing."""
        self.table.unselect()
        self.playing.announcer.clear()

    def complete(self) -> None:
        """Complete four, in turn or out of turn; with several people, ask who does."""
        if self._asks_everybody:
            self._ask_who()
            return
        view = self.table.view
        move = view.completion if view.completion is not None else None
        if move is None and self.director.my_turn:
            move = self._completion_in_turn()
        if move is not None:
            self.act(Play(self.table.player, view.cards_for(move)))

    def decline(self) -> None:
        """Nobody completes four."""
        self.director.decline()

    def _ask_who(self) -> None:
        self.director.offer_waits = True
        if len(self.session.offer) == 1:
            self._claim(self.session.offer[0])
        else:
            self.group.open(who_sheet(self, self.session.offer, self._claim, self.decline))

    def _claim(self, player: int) -> None:
        """Let somebody see the own hand, and decide; whoever has the device, at once."""
        playing = self.playing

        def look() -> None:
            if self.table.player != player:
                playing.sit(player)
            playing.claim = player

        if player == self.table.player:
            look()
            return

        def ready() -> None:
            look()
            self.context.stack.replace(TrickScene(playing))

        self.context.stack.replace(CurtainScene(playing, player, ready, "curtain.claim_title"))

    def run_fast(self) -> None:
        """Let the rest of the round run on fast."""
        self.director.fast = True

    def key(self, event: pygame.event.Event) -> bool:
        """The letters."""
        acts = {
            pygame.K_p: "pass",
            pygame.K_u: "undo",
            pygame.K_c: "complete",
            pygame.K_f: "fast",
        }
        if self.director.need is Need.OFFER:
            acts[pygame.K_p] = "decline"
        button = self.buttons.get(acts.get(event.key, ""))
        if button is None or button not in self.group.root.items:
            return super().key(event)
        if button is self.buttons["pass"] and not self.playing.offer_just_gone:
            self.pass_()  # which says why, where whoever leads may not
            return True
        return button.activate(button.id)

    def draw_above(self, surface: pygame.Surface, look: Look) -> None:
        """How long an offer still stands, as a line that gets shorter."""
        left, total = self.director.offer_left, self.context.settings.completion_seconds * 1000
        button = self.buttons["complete"]
        if left is None or button not in self.group.root.items:
            return
        rect = button.rect.inflate(-look.px(24), 0)
        rect.h = look.px(4)
        rect.bottom = button.rect.bottom - look.px(4)
        rect.w = round(rect.w * left / total)
        look.paint.box(surface, rect, rect.h // 2, look.theme.on_primary)

    def update(self, dt: float) -> None:
        """Let time go by; the button that asks to be pressed swells."""
        super().update(dt)
        swollen = self.table.tempo.pulse(self.playing.now) if self.offered else 0.0
        self.buttons["complete"].swell(swollen)
