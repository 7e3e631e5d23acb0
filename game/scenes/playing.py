"""A match on the screen: what its scenes hand to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.events import Dealt, Passed
from game.engine.events import Event as GameEvent
from game.session import Need, Session
from game.table.announcer import Announcer
from game.table.director import Director
from game.table.glass import Glass
from game.table.hand import CardRow
from game.table.motion import SETTLES
from game.table.pieces import Zone
from game.table.shown import Shown
from game.table.table import Table

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.review import Moments


class Playing:
    """A match on the screen: what its scenes share.

    Attributes:
        context: the surroundings.
        session: the match and who plays it.
        table: what one player sees of it.
        director: makes things happen.
        announcer: says what happens.
        hand, kitty: the cards to be touched.
        middle: the cards to be looked at.
        now: ms since the match was opened.
        claim: who of several people at one device has taken up the offer to complete four.
        finished: whether the match has been kept among the finished ones.
        reviews: what was found looking back at the round that is over, by player.
        told_turn: the turn that the player was last told of.
        on_update: called after each update, to go to another scene.
        deal: deals the next round, and shows it.
        end: shows how the match ended.
    """

    def __init__(self, context: Context, session: Session, player: int) -> None:
        self.context = context
        self.session = session
        self.table = Table(context, session, player)
        self.announcer = Announcer(self.table, context.host, context.sounds)
        self.director = Director(self.table, self._hear, seed=session.bot_seed)
        self.director.on_closing = self.announcer.foretell
        self.hand = CardRow(self.table, Zone.HAND, "card")
        self.kitty = CardRow(self.table, Zone.KITTY, "kitty")
        self.middle = Glass(self.table)
        self.now = 0.0
        self.claim: int | None = None
        self._offering = False
        self._offer_gone = -SETTLES
        self.finished = False
        self.reviews: dict[int, Moments] = {}
        self.told_turn: object = None
        self.on_update: Callable[[], None] = lambda: None
        self.deal: Callable[[], None] = lambda: None
        self.end: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Show the deal of a new match from its first card on."""
        history = list(self.session.match.history)
        self.table.shown = Shown.before(self.table.view)
        self.table.pieces.clear()
        self.director.begin(history)
        self.director.update(0.0)

    def _hear(self, event: GameEvent, automatic: bool) -> None:
        if isinstance(event, Dealt):
            self.announcer.clear()
            self.reviews.clear()
        self.announcer.hear(event)
        if automatic and isinstance(event, Passed) and event.player == self.table.player:
            self.announcer.say(self.context.words.say("trick.auto_pass"))

    @property
    def several(self) -> bool:
        """Whether several people share the device."""
        return len(self.session.people) > 1

    def sit(self, player: int) -> None:
        """Show the table to another player, with nothing of what was said to the one before."""
        self.announcer.clear()
        self.table.sit(player)

    def veil(self, hidden: bool) -> None:
        """Lay the hand face down while others look on, with nothing of what was said to whom it
        belongs, or open it again."""
        if hidden and not self.table.veiled:
            self.hand.let_go()
            self.announcer.clear()
        self.table.veil(hidden)

    def note_offer(self) -> None:
        """See whether the offer to complete four has gone, and with it the button to decline and
        who has taken it up."""
        if self.session.need is not Need.OFFER:
            self.claim = None
        offering = self.director.need is Need.OFFER
        if self._offering and not offering:
            self._offer_gone = self.now
        self._offering = offering

    @property
    def offer_just_gone(self) -> bool:
        """Whether a press on Pass may have been meant for what stood in its place until now.

        Such as the second half of a double click, or a press as the time of the offer ran out: it
        would pass for whoever has the turn.
        """
        return self.now - self._offer_gone < SETTLES

    def update(self, dt: float) -> None:
        """Let `dt` ms go by."""
        self.now += dt
        self.table.follow()
        self.hand.update(self.now)
        self.kitty.update(self.now)
        self.middle.update(self.now)
        self.announcer.update(dt)
        self.director.update(dt)
        self.on_update()
