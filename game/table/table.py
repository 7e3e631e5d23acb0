"""The table of one match: what one player sees of it, where it lies, what is selected.

It lives as long as the match and is handed from scene to scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from game.engine.dealing import clockwise
from game.engine.events import (
    Cards,
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    KittySwapped,
    Opened,
    Played,
    RoundOver,
)
from game.table.layout import Middle, Situation, TableLayout, layout
from game.table.motion import Beat, Motions, Pose, Speed, Tempo
from game.table.pieces import Piece, Pieces, Slot, Zone, nowhere, pose_of, slots
from game.table.shown import Shown, Stage

if TYPE_CHECKING:
    from pygame import Rect

    from game.engine.scoring import Title
    from game.engine.view import View
    from game.session import Session
    from game.store import Settings
    from game.ui.look import Look
    from game.words import Words


class Surroundings(Protocol):
    """What the table needs to know of the program around it."""

    look: Look
    words: Words
    settings: Settings
    version: int

    @property
    def area(self) -> Rect:
        """The window in device px."""

    @property
    def scale(self) -> float:
        """Device px of a CSS px."""

    @property
    def speed(self) -> str:
        """How fast things move."""

    @property
    def reduced_motion(self) -> bool:
        """Whether moves are replaced by fades."""

    def title(self, title: Title) -> str:
        """A title as the player wants it."""


_MIDDLES = {
    Stage.EXCHANGE: Middle.EXCHANGE,
    Stage.KITTY: Middle.KITTY,
    Stage.HOLD: Middle.HOLD,
}


GIFT_STEP = 0.6
"""How far the backs of a gift lie apart on their way, as a share of their width."""


class Table:
    """What one player sees of a match.

    Attributes:
        session: the match and who plays it.
        player: who looks; with several people, whoever has the device.
        shown: what is on the table now.
        layout: where everything lies.
        pieces: the cards.
        incoming: backs on their way to a seat, which its number does not count yet.
        glow: how brightly seats are lit, 0 to 1, by player; those that are dark are not there.
        closing: how the trick that still lies there will be cleared in a moment, or None.
        veiled: whether the hand lies face down, since others look on.
        changed: something to be seen has changed.
    """

    def __init__(self, around: Surroundings, session: Session, player: int) -> None:
        self.around = around
        self.session = session
        self.motions = Motions()
        self.pieces = Pieces(self.motions)
        self.incoming: dict[object, int] = {}
        self.glow: dict[int, float] = {}
        self._unlit = True
        self.closing: Cleared | None = None
        self.veiled = False
        self.changed = True
        self._version = -1
        self._view: tuple[tuple[int, int], View] | None = None
        self.player = player
        self.shown: Shown
        self.layout: TableLayout
        self.sit(player)

    # --- who looks, and where from

    def sit(self, player: int) -> None:
        """Show the table as this player sees it now, everything at rest."""
        self.player = player
        self.shown = Shown.of(self.view)
        self.pieces.clear()
        self.incoming.clear()
        self.glow.clear()
        self._unlit = True
        self.closing = None
        self.veiled = False
        self.place()

    @property
    def view(self) -> View:
        """What the player may know of the match; it may be ahead of what is shown."""
        # It is asked for many times in a frame, and changes with acts alone.
        asked = (self.player, len(self.session.match.actions))
        if self._view is None or self._view[0] != asked:
            self._view = (asked, self.session.view_for(self.player))
        return self._view[1]

    @property
    def tempo(self) -> Tempo:
        """How fast things move."""
        return self.motions.tempo

    def follow(self) -> None:
        """Lay the table out again if window, look or settings have changed."""
        if self._version != self.around.version:
            self.place()

    def place(self) -> None:
        """Lay everything out at once, wherever it was."""
        self._version = self.around.version
        self.motions.tempo = Tempo(Speed(self.around.speed), self.around.reduced_motion)
        self._lay_out()
        self.pieces.place(self._slots())
        self.changed = True

    def veil(self, hidden: bool) -> None:
        """Lay the hand face down, at once and with nothing selected, or open it again."""
        if hidden == self.veiled:
            return
        self.veiled = hidden
        if hidden:
            self.unselect()
            self.finish()
            self.place()
        else:
            self._lay_out()
            self.pieces.move(self._slots())
            self.changed = True

    def _slots(self) -> Iterator[Slot]:
        for slot in slots(self.shown, self.layout):
            if self.veiled and slot.zone is Zone.HAND:
                yield replace(slot, pose=slot.pose._replace(face=0.0))
            else:
                yield slot

    def _lay_out(self) -> None:
        self.layout = layout(self._situation())
        self.pieces.height = self.layout.lift

    def _situation(self) -> Situation:
        shown, rules = self.shown, self.session.match.rules
        gifts = max(rules.top_trade, rules.vice_trade) if rules.card_trading else 0
        ranks = tuple(card.rank for card in shown.hand)
        if self.veiled:
            ranks = tuple(range(len(ranks)))  # equal ranks lie closer together
        return Situation(
            size=self.around.area.size,
            scale=self.around.scale,
            others=shown.others,
            hand=ranks,
            capacity=shown.dealt + gifts,
            completes=rules.four == "lying",
            middle=self.middle,
            plays=tuple(len(cards) for _, cards in shown.pile),
            kitty=shown.kitty_size,
            give=sum(gift.number for gift in shown.gave),
            receive=sum(gift.number for gift in shown.got),
        )

    @property
    def middle(self) -> Middle:
        """What the middle of the table shows."""
        shown = self.shown
        if shown.stage is Stage.DEAL:
            if shown.kitty:
                return Middle.KITTY
            return Middle.HOLD if shown.hold_count else Middle.PILE
        return _MIDDLES.get(shown.stage, Middle.PILE)

    # --- what happens

    def tell(self, event: Event) -> None:
        """Let an event happen and the cards move."""
        self.closing = None
        ways = _Ways(self, event)
        self.shown.tell(event)
        self._lay_out()
        self.pieces.move(
            self._slots(),
            origin=ways.origin,
            exit=ways.exit,
            delay=ways.delay,
        )
        ways.fly_backs()
        self.changed = True

    def close(self, event: Cleared) -> None:
        """Show which cards closed the trick, while it still lies there to be read."""
        self.closing = event
        self.changed = True

    def enter(self, stage: Stage) -> None:
        """Go to a stage without anything having happened: somebody is asked something."""
        if self.shown.stage is not stage:
            self.shown.stage = stage
            self._lay_out()
            self.pieces.move(self._slots(), exit=lambda p: _gone(p.rest))
            self.changed = True

    def settle(self) -> None:
        """Take what lies in the middle after an exchange into the hand."""
        if self.shown.gave or self.shown.got:
            receivers = [g.receiver for g in self.shown.gave for _ in range(g.number)]
            self.shown.settle()
            self._lay_out()
            self.pieces.move(
                self._slots(),
                exit=lambda piece: self.seat_pose(receivers[piece.index]),
            )
            self.changed = True

    def advance(self, dt: float) -> None:
        """Let `dt` ms go by for what moves."""
        if self.motions.busy:
            self.changed = True
            self._arrived(self.motions.advance(dt))

    def light(self, player: int | None, dt: float) -> None:
        """Let `dt` ms go by for the light, which fades in at the seat of a player (None: of
        nobody) and out at all others. The first one after sitting down is there at once."""
        duration = 0.0 if self._unlit else self.tempo.movement(Beat.HIGHLIGHT)
        step = dt / duration if duration else 1.0
        self._unlit = False
        for each in {*self.glow, *(() if player is None else (player,))}:
            before = self.glow.get(each, 0.0)
            after = min(1.0, before + step) if each == player else max(0.0, before - step)
            if after != before:
                self.changed = True
            if after:
                self.glow[each] = after
            else:
                self.glow.pop(each, None)

    def finish(self) -> None:
        """Let everything arrive that is on its way."""
        if self.motions.busy:
            self.changed = True
            self._arrived(self.motions.finish())

    def _arrived(self, keys: Iterable[object]) -> None:
        for key in keys:
            self.incoming.pop(key, None)
            self.pieces.arrived((key,))

    def count(self, player: int) -> int:
        """How many cards lie at a seat, those on their way not counted."""
        return self.shown.counts[player] - sum(p == player for p in self.incoming.values())

    # --- where things are

    def seat_pose(self, player: int) -> Pose:
        """How a card lies that a player holds, face down."""
        if player == self.player:
            x, y = self.layout.hand.center
            return Pose(x, y, self.layout.card[0], 0.0)
        x, y = self.layout.seat(player).fan.center
        return Pose(x, y, self.layout.back[0], 0.0)

    def width_of(self, pose: Pose) -> int:
        """The width (px) at which a card is drawn sharply: as backs at a seat lie, or any other."""
        back, card = self.layout.back[0], self.layout.card[0]
        return back if round(pose.width) == back else card

    @property
    def deck_pose(self) -> Pose:
        """How the pack lies in the middle."""
        return pose_of(self.layout.deck, face=0.0)

    def small(self, pose: Pose) -> Pose:
        """The same for a card that is only seen from behind, in the size of a seat's backs."""
        return pose._replace(width=self.layout.back[0])

    # --- what is selected

    @property
    def selected(self) -> tuple[int, ...]:
        """The places in the hand of the selected cards."""
        return self.raised(Zone.HAND)

    def raised(self, zone: Zone) -> tuple[int, ...]:
        """The places of the selected cards of a zone."""
        return tuple(p.index for p in self.pieces.zone(zone) if p.raised)

    def select(self, places: Iterable[int], zone: Zone = Zone.HAND) -> None:
        """Select these cards of a zone and no others."""
        wanted = set(places)
        for piece in self.pieces.zone(zone):
            self.pieces.lift(piece, piece.index in wanted)
        self.changed = True

    def unselect(self) -> None:
        """Select nothing."""
        self.select(())
        self.select((), Zone.KITTY)

    def chosen(self, zone: Zone = Zone.HAND) -> Cards:
        """The selected cards of a zone."""
        return tuple(p.card for p in self.pieces.zone(zone) if p.raised and p.card is not None)


class _Ways:
    """Where cards come from and go to when one event happens."""

    def __init__(self, table: Table, event: Event) -> None:
        self.table = table
        self.event = event
        self.gave = [gift.receiver for gift in table.shown.gave for _ in range(gift.number)]
        self.origin: Callable[[Slot], Pose | None] = nowhere
        self.exit: Callable[[Piece], Pose | None] = nowhere
        self.delays: dict[int, float] = {}
        self._choose()

    def delay(self, piece: Piece) -> float:
        """When a piece sets out, in ms from now."""
        if isinstance(self.event, Dealt) and piece.zone is Zone.HAND:
            return self.delays.get(piece.index, 0.0)
        return 0.0

    def _choose(self) -> None:
        table, event = self.table, self.event
        match event:
            case Played():
                self.origin = lambda _: table.seat_pose(event.player)
            case Cleared():
                self.exit = lambda _: table.seat_pose(event.last)._replace(face=1.0, alpha=0.0)
            case RoundOver():
                self.exit = lambda piece: piece.rest._replace(alpha=0.0)
            case Given():
                self.origin = lambda _: table.seat_pose(event.giver)
                self.exit = self._exit_gift
            case KittySwapped():
                self.origin = lambda _: table.seat_pose(event.player)
                self.exit = lambda _: table.seat_pose(event.player)
            case HoldAnswered():
                self.origin = lambda _: table.deck_pose
                self.exit = lambda _: table.deck_pose
            case Opened():
                self.exit = self._exit_gift
            case Dealt():
                self._plan_deal(event)

    def _exit_gift(self, piece: Piece) -> Pose | None:
        if piece.zone is Zone.GAVE:
            return self.table.seat_pose(self.gave[piece.index])
        return _gone(piece.rest)

    def _plan_deal(self, event: Dealt) -> None:
        table = self.table
        self.origin = lambda _: table.deck_pose
        delays = table.tempo.deal_delays(sum(event.counts))
        order = _deal_order(event, table.shown.seats)
        mine = [delay for player, delay in zip(order, delays, strict=True)
                if player == table.player]  # fmt: skip
        self.delays = dict(enumerate(mine))
        self.backs = [
            (player, delay)
            for player, delay in zip(order, delays, strict=True)
            if player != table.player
        ]

    def fly_backs(self) -> None:
        """Send the cards on their way that only are seen from behind."""
        table, event = self.table, self.event
        match event:
            case Dealt():
                for player, delay in self.backs:
                    self._fly(table.deck_pose, player, delay)
            case Given(cards=None):
                start = table.small(table.seat_pose(event.giver))
                for place in range(event.number):
                    # Beside each other, so that two are seen to be two.
                    aside = (place - (event.number - 1) / 2) * GIFT_STEP * start.width
                    self._fly(start, event.receiver, aside=aside)
            case HoldAnswered(took=True) if event.player != table.player:
                seat, deck = table.seat_pose(event.player), table.small(table.deck_pose)
                table.pieces.fly(seat, deck)
                table.pieces.fly(deck, seat)

    def _fly(self, start: Pose, player: int, delay: float = 0.0, aside: float = 0.0) -> None:
        table = self.table
        end = table.small(table.seat_pose(player))
        start, end = (pose._replace(x=pose.x + aside) for pose in (start, end))
        key = table.pieces.fly(start, end, delay=delay, beat=Beat.MOVE)
        if table.motions.moving(key):
            table.incoming[key] = player


def _gone(pose: Pose) -> Pose:
    return pose._replace(alpha=0.0)


def _deal_order(event: Dealt, seats: tuple[int, ...]) -> list[int]:
    """Who gets which card: one at a time from the dealer's left."""
    left = list(event.counts)
    order: list[int] = []
    around = clockwise(seats, event.dealer)
    while any(left):
        for player in around:
            if left[player]:
                left[player] -= 1
                order.append(player)
    return order
