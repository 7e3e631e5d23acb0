"""The trick: turn, passing, closing, going out, bust.

It carries the effects of plays out and knows no rank's meaning. Hands are here only as
held masks (see `hands`): suits do not matter in a trick, so a match and a bot's playout
run the same few lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.engine.laws import Laws
from game.engine.plays import BIT, CLOSE, COLUMN_OF_MOVE, PASS, SHIFT_OF_MOVE, SKIP, Situation

# What an act brought about, besides the effects of the play itself.
OUT = 8
BUST = 16
CLEARED = 32
OVER = 64

NOBODY = -1


class _Ring(dict[int, int]):
    """For one player: set of barred players → the next one clockwise who is not barred.

    The player comes last, after a full turn, and even if barred.
    """

    __slots__ = ("others", "player")

    def __init__(self, player: int, others: Sequence[int]) -> None:
        super().__init__()
        self.player = player
        self.others = others

    def __missing__(self, barred: int) -> int:
        free = (other for other in self.others if not barred >> other & 1)
        found = self[barred] = next(free, self.player)
        return found


@lru_cache(maxsize=1024)
def ring_of(seats: tuple[int, ...]) -> tuple[_Ring, ...]:
    """For each player, who is next clockwise among those not barred."""
    rings = [
        _Ring(player, (*seats[place + 1 :], *seats[:place])) for place, player in enumerate(seats)
    ]
    return tuple(sorted(rings, key=lambda ring: ring.player))


class Trick:
    """The state of the trick phase, from the first lead to the end of the round.

    Attributes:
        held: the held mask of each player.
        situation: what lies on top, and what it allows.
        turn: the player to act, `NOBODY` once the round is over.
        top: who played last in this trick, `NOBODY` on a lead.
        barred: who may not act again in this trick, as a mask of players.
        gone: who is out or bust, as a mask of players.
        active: how many are neither.
        out, bust: players in the order they went.
        skipped: whom the last skip was for; the player who matched, if nobody else could act.
    """

    __slots__ = (
        "active",
        "barred",
        "bust",
        "gone",
        "held",
        "laws",
        "out",
        "rings",
        "situation",
        "skipped",
        "top",
        "turn",
    )

    def __init__(
        self, laws: Laws, seats: tuple[int, ...], held: Iterable[int], leader: int
    ) -> None:
        self.laws = laws
        self.rings = ring_of(seats)
        self.held = list(held)
        self.situation: Situation = laws.lead
        self.turn = leader
        self.top = NOBODY
        self.barred = 0
        self.gone = 0
        self.active = len(self.held)
        self.out: list[int] = []
        self.bust: list[int] = []
        self.skipped = NOBODY

    def copy(self) -> Trick:
        """A trick to play on without changing this one."""
        twin: Trick = Trick.__new__(Trick)
        twin.laws = self.laws
        twin.rings = self.rings
        twin.held = self.held[:]
        twin.situation = self.situation
        twin.turn = self.turn
        twin.top = self.top
        twin.barred = self.barred
        twin.gone = self.gone
        twin.active = self.active
        twin.out = self.out[:]
        twin.bust = self.bust[:]
        twin.skipped = self.skipped
        return twin

    def open(self, seats: Iterable[int]) -> list[int]:
        """Begin: whoever holds nothing but 2s is bust, in the order of `seats`, if the
        rules say so; a lead of theirs goes on. Returns the bust players."""
        staying = self.laws.staying
        bust = [player for player in seats if not self.held[player] & staying]
        for player in bust:
            self._leave(player, self.held[player])
        if self.active < 2:
            self.turn = NOBODY
        elif self.gone >> self.turn & 1:
            self.turn = self.rings[self.turn][self.gone]
        return bust

    def lay(self, player: int, move: int) -> int:
        """Lay cards, in turn or out of turn, and carry out what that causes.

        The move must be allowed: `plays` judges that. Returns effects as bits.
        """
        held = self.held
        hand = held[player]
        column = hand & COLUMN_OF_MOVE[move]
        # A rank's bits are unary: shifting its column down takes cards off its count.
        held[player] = hand = hand ^ column ^ (column >> SHIFT_OF_MOVE[move])
        situation, effects = self.situation.after[move]
        self.top = player
        if not hand & self.laws.staying:
            effects |= self._leave(player, hand)
            if self.active < 2:
                self.turn = NOBODY
                return effects | OVER
        if effects & CLOSE:
            self._clear()
            return effects | CLEARED
        self.situation = situation
        if self.laws.once:
            self.barred |= 1 << player
        ring = self.rings
        following = ring[player][self.barred]
        if effects & SKIP:
            self.skipped = following
            if following != player:
                if self.laws.once:
                    self.barred |= 1 << following
                following = ring[following][self.barred & ~(1 << player)]
        if following == player:
            self._clear()
            return effects | CLEARED
        self.turn = following
        return effects

    def pass_turn(self) -> int:
        """The turn player passes. Returns effects as bits."""
        player = self.turn
        self.situation = self.situation.free
        if self.laws.once:
            self.barred |= 1 << player
        top = self.top
        following = self.rings[player][self.barred & ~(1 << top)]
        if following == top:
            self._clear()
            return CLEARED
        self.turn = following
        return 0

    def answers(self) -> int:
        """The plays that the turn player can make, as a mask of moves."""
        return self.held[self.turn] & self.situation.answers

    def completing(self) -> list[int]:
        """Who may complete four out of turn (docs/rules.md, Completing four); the move is
        `situation.completion`. The turn player is not listed."""
        if not self.laws.out_of_turn or self.situation.completion == PASS:
            return []
        bit = BIT[self.situation.completion]
        # Mostly nobody can, and playouts ask after every play.
        for held in self.held:
            if held & bit:
                break
        else:
            return []
        return [
            player
            for player, held in enumerate(self.held)
            if held & bit and player != self.turn and not self.gone >> player & 1
        ]

    def ranking(self) -> tuple[int, ...]:
        """First to last, once the round is over: bust players from the bottom up."""
        placed = {*self.out, *self.bust}
        left = [player for player in range(len(self.held)) if player not in placed]
        return (*self.out, *left, *reversed(self.bust))

    def _leave(self, player: int, hand: int) -> int:
        bit = 1 << player
        self.gone |= bit
        self.barred |= bit
        self.active -= 1
        if hand:
            self.bust.append(player)
            return BUST
        self.out.append(player)
        return OUT

    def _clear(self) -> None:
        top = self.top
        gone = self.gone
        self.situation = self.laws.lead
        self.barred = gone
        self.turn = self.rings[top][gone] if gone >> top & 1 else top
        self.top = NOBODY
