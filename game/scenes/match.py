"""Opening a match on the screen, and going from scene to scene in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.actions import Deal
from game.engine.dealing import clockwise
from game.scenes.curtain import CurtainScene
from game.scenes.exchange import DealScene, ExchangeScene, HoldScene, KittyScene
from game.scenes.matchend import MatchEndScene
from game.scenes.playing import Playing
from game.scenes.scoring import ScoringScene
from game.scenes.stack import Scene
from game.scenes.tablescene import TableScene
from game.scenes.trick import TrickScene
from game.session import Session
from game.table.shown import Stage

if TYPE_CHECKING:
    from game.scenes.context import Context

SCENES: dict[Stage, type[TableScene]] = {
    Stage.DEAL: DealScene,
    Stage.HOLD: HoldScene,
    Stage.EXCHANGE: ExchangeScene,
    Stage.KITTY: KittyScene,
    Stage.TRICK: TrickScene,
}


def open_match(context: Context, session: Session) -> Scene:
    """The scene that a match starts or goes on with, at whatever point the session is."""
    return Opening(context, session).scene


class Opening:
    """Chooses the scene that fits what is shown, again and again while the match lasts."""

    def __init__(self, context: Context, session: Session) -> None:
        self.context = context
        self.playing = Playing(context, session, first_player(session))
        self.playing.on_update = self.look
        self.playing.deal = self._deal
        self.playing.end = lambda: context.stack.replace(MatchEndScene(self.playing))
        fresh = not session.match.actions
        if self.playing.several and session.turn is not None:
            self.scene: Scene = self._curtain(self.playing.table.player, fresh=fresh)
        else:
            self.scene = self._open(fresh=fresh)

    def _open(self, *, fresh: bool) -> Scene:
        playing = self.playing
        if fresh:
            playing.begin()
        return self._scene(playing.table.shown.stage)

    def _scene(self, stage: Stage) -> Scene:
        kind = SCENES.get(stage)
        return ScoringScene(self.playing) if kind is None else kind(self.playing)

    def _curtain(self, player: int, *, fresh: bool = False) -> CurtainScene:
        def ready() -> None:
            self.playing.sit(player)
            self.context.stack.replace(self._open(fresh=fresh))

        return CurtainScene(self.playing, player, ready)

    def _deal(self) -> None:
        """Deal the next round; with several people, behind the curtain."""
        playing, session = self.playing, self.playing.session
        if playing.several:
            session.act(Deal())
            self.context.stack.replace(self._curtain(first_player(session), fresh=True))
        else:
            playing.director.act(Deal())
            playing.update(0.0)

    def look(self) -> None:
        """Go to another scene, if what is shown asks for it.

        Not below a menu, a log or a large card: the scene that opened it waits until it is closed.
        """
        stack, playing = self.context.stack, self.playing
        top = stack.top
        if isinstance(top, CurtainScene):
            return
        if isinstance(top, TableScene) and top.group.modal is not None:
            return
        player = playing.director.next_player
        if player is not None:
            stack.replace(self._curtain(player))
            return
        stage = playing.table.shown.stage
        wanted = SCENES.get(stage)
        if wanted is None:
            if isinstance(top, TableScene):
                stack.replace(ScoringScene(playing))
        elif type(top) is not wanted:
            scene = wanted(playing)
            if isinstance(top, TableScene):
                scene.take_over(top)
            stack.replace(scene)


def first_player(session: Session) -> int:
    """Who looks at first: the person whose turn it is, or the next person to have it."""
    people = session.people
    turn = session.turn
    if not people:
        return 0
    if turn is None or turn in people:
        return people[0] if turn is None else turn
    return next(player for player in clockwise(session.match.seats, turn) if player in people)
