"""A match: deal → hold → exchange → kitty → trick → round over → … → match over.

There is one way to change it, `act`, which returns what happened or refuses and changes
nothing. It never acts by itself for a player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.actions import (
    Action,
    Code,
    Deal,
    Give,
    Illegal,
    Keep,
    Pass,
    Play,
    SkipKitty,
    Swap,
    Take,
)
from game.engine.cards import THREE_OF_CLUBS
from game.engine.dealing import (
    Cut,
    Start,
    clockwise,
    deal_cards,
    first_dealer,
    first_leader,
)
from game.engine.events import (
    Cards,
    Cause,
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    HoldDiscarded,
    KittySkipped,
    KittySwapped,
    Locked,
    MatchOver,
    Opened,
    RoundOver,
    Seated,
    Skipped,
    WentBust,
    WentOut,
)
from game.engine.exchange import (
    Gift,
    Pending,
    Phase,
    gifts,
    hold_offers,
    kitty_swaps,
    why_not_give,
    why_not_swap,
)
from game.engine.hands import Hand
from game.engine.laws import laws_of
from game.engine.lays import PASSED, PASSES, Lay, lay_of, lowest_play
from game.engine.plays import (
    CLOSE,
    LOCK,
    MOVES,
    PASS,
    SKIP,
    moves_of_mask,
    refusal,
)
from game.engine.ruleset import RuleSet
from game.engine.scoring import Title, is_over, points_of, titles_of, winners_of
from game.engine.tricks import BUST, CLEARED, NOBODY, OUT, OVER, Trick
from game.engine.view import View, view_of

# A NamedTuple's own constructor costs twice as much.
_new = tuple.__new__
_OR_PASS = (PASS,)


class Match:
    """The whole state of a match, with all its secrets.

    Players are numbers in the order of `names` and keep them; `seats` lists the players
    clockwise.

    Raises:
        ValueError: names and rules disagree on the number of players, or there is
            neither a seed nor a deal.
    """

    def __init__(
        self,
        rules: RuleSet,
        names: Sequence[str],
        seed: int | None = None,
        start: Start | None = None,
    ) -> None:
        if len(names) != rules.players:
            raise ValueError(f"{len(names)} names for {rules.players} players")
        start = start or Start()
        self.rules = rules
        self.laws = laws_of(rules)
        self.names = tuple(names)
        self.seed = seed
        self.start = start
        self.seats = tuple(range(rules.players))
        self.round = start.round
        self.scores = list(start.scores or [0] * rules.players)
        self.ranking = start.ranking
        self.winners: tuple[int, ...] = ()
        self.history: list[Event] = []
        self._events: list[Event] = []
        self.actions: list[Action] = []
        self.pile: list[tuple[int, Cards]] = []
        self.hands: list[Hand] = []
        self.kitty = Hand()
        self.hold: Cards = ()
        self.trick: Trick | None = None
        self._seen: list[list[Event]] = []
        self._queue: list[Pending] = []
        self._stages: list[Callable[[], None]] = []
        self._duty = False
        self._lay: Lay | None = None  # of the play that was found to be allowed last
        self._leader = start.leader
        if start.dealer is None:
            self._need_seed()
        self.dealer = (
            first_dealer(seed or 0, rules.players) if start.dealer is None else start.dealer
        )
        self.first_dealer = self.dealer
        self.first_cut = self._deal(start.cut)
        self.history += self._events

    # --- what can be asked

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        return self._queue[0].phase

    @property
    def turn(self) -> int | None:
        """Who must act; None between rounds and after the match."""
        trick = self.trick
        if trick is not None and (turn := trick.turn) != NOBODY:
            return turn
        return self._queue[0].player

    @property
    def to_return(self) -> int:
        """How many cards the turn player must return; 0 if none are due."""
        return self._queue[0].number

    @property
    def out(self) -> tuple[int, ...]:
        """Who went out in this round, in order."""
        return tuple(self.trick.out) if self.trick else ()

    @property
    def bust(self) -> tuple[int, ...]:
        """Who went bust in this round, in order."""
        return tuple(self.trick.bust) if self.trick else ()

    @property
    def must_contain_3c(self) -> bool:
        """Whether the lead that is due must contain the 3♣."""
        return self._duty and self.phase is Phase.TRICK

    def legal(self) -> tuple[int, ...]:
        """The turn player's moves in the trick phase, by number, then rank, pass last."""
        trick = self.trick
        if trick is None or (turn := trick.turn) == NOBODY:
            return ()
        moves = moves_of_mask(trick.held[turn] & trick.situation.answers)
        return moves if trick.top == NOBODY else moves + _OR_PASS

    def completions(self) -> dict[int, int]:
        """Who may complete four out of turn, and with which move. Never the turn player."""
        trick = self.trick
        if trick is None or trick.turn == NOBODY:
            return {}
        return dict.fromkeys(trick.completing(), trick.situation.completion)

    def hand(self, player: int) -> Cards:
        """A player's cards, weakest first."""
        return self.hands[player].cards()

    def cards_for(self, player: int, move: int) -> Cards:
        """The cards a move lays if nobody chooses: the lowest suits."""
        rank, number = MOVES[move]
        return self.hands[player].lowest(rank, number)

    def action_for(self, player: int, move: int) -> Play | Pass:
        """A move of a player as an action, with the cards of `cards_for`."""
        return PASSES[player] if move == PASS else lowest_play(player, self.hands[player], move)

    def titles(self) -> Mapping[int, Title]:
        """The titles of the last finished round; nobody has one before."""
        return titles_of(self.rules, self.ranking) if self.ranking else {}

    def why_not(self, action: Action) -> Code | None:
        """Why an action would be refused, or None (docs/rules.md, Refusals)."""
        phase, why_not, _ = _KINDS[type(action)]
        return Code.WRONG_PHASE if self.phase is not phase else why_not(self, action)

    def view_for(self, player: int) -> View:
        """What a player may know, and nothing else."""
        return view_of(self, player, self._seen_by(player))

    # --- what can be done

    def act(self, action: Action) -> list[Event]:
        """Carry out an action and return the events it caused, in order.

        Raises:
            Illegal: the rules refuse it; nothing has changed.
        """
        phase, why_not, carry_out = _KINDS[type(action)]
        if self._queue[0].phase is not phase:
            raise Illegal(Code.WRONG_PHASE)
        code = why_not(self, action)
        if code is not None:
            raise Illegal(code)
        events = self._events = []
        self.actions.append(action)
        carry_out(self, action)
        self.history.extend(events)
        return events

    # --- plays

    def _why_not_play(self, action: Play) -> Code | None:
        trick = self.trick
        assert trick is not None
        player = action[0]
        hand = self.hands[player]
        lay = self._lay = lay_of(action, hand)
        if player == trick.turn:
            # So it mostly is; only what is not so plain is looked at more closely.
            if lay is not None and trick.situation.answers & lay.bit and not self._duty:
                return None
            return refusal(trick.situation, hand, action.cards, lay, self._duty)
        if not self.laws.out_of_turn:
            return Code.NOT_YOUR_TURN
        cards = action.cards
        if player not in trick.completing() or not cards:
            return Code.NOT_A_COMPLETION
        rank, number = MOVES[trick.situation.completion]
        if len(cards) != number or any(card.rank != rank for card in cards):
            return Code.NOT_A_COMPLETION
        return None if lay else Code.NO_SUCH_CARD

    def _play(self, action: Play) -> None:
        trick = self.trick
        lay = self._lay
        assert trick is not None
        assert lay is not None
        player, move = lay.player, lay.move
        situation = trick.situation
        self.hands[player].suits[lay.rank] ^= lay.bits
        self._duty = False
        self.pile.append((player, lay.cards))
        told = lay.told
        self._events.append(told if player == trick.turn else told._replace(out_of_turn=True))
        effects = trick.lay(player, move)
        if effects:
            self._tell(player, effects, situation.cause(move) if effects & CLOSE else None)

    def _why_not_pass(self, action: Pass) -> Code | None:
        trick = self.trick
        assert trick is not None
        if action[0] != trick.turn:
            return Code.NOT_YOUR_TURN
        return Code.MUST_LEAD if trick.top == NOBODY else None

    def _pass(self, action: Pass) -> None:
        trick = self.trick
        assert trick is not None
        self._events.append(PASSED[trick.turn])
        last = trick.top
        if trick.pass_turn():
            self._clear(self.laws.ended, last)

    def _tell(self, player: int, effects: int, cause: Cause | None) -> None:
        """Write down what a play brought about besides itself."""
        trick = self.trick
        assert trick is not None
        if effects & (OUT | BUST):
            self._tell_left(player, effects)
        if effects & OVER:
            self._end_round()
            return
        if effects & SKIP and trick.skipped != player:
            self._events.append(_new(Skipped, (trick.skipped, player)))
        if effects & CLEARED:
            self._clear(cause or self.laws.ended, player)
        elif effects & LOCK:
            self._events.append(Locked(trick.turn, MOVES[trick.situation.top].rank))

    def _tell_left(self, player: int, effects: int) -> None:
        trick = self.trick
        assert trick is not None
        if effects & OUT:
            self._events.append(WentOut(player, len(trick.out)))
        else:
            self._events.append(WentBust(player, len(self.names) + 1 - len(trick.bust)))

    def _clear(self, cause: Cause, last: int) -> None:
        assert self.trick is not None
        self.pile.clear()
        self._events.append(_new(Cleared, (cause, last, self.trick.turn)))

    # --- between the deal and the first lead

    def _deal(self, cut: Cut | None) -> Cut:
        if cut is None:
            cut = deal_cards(self.rules, self.seats, self.dealer, self._need_seed(), self.round)
        self.hands = [Hand(cards) for cards in cut.hands]
        self.kitty = Hand(cut.kitty)
        self.hold = tuple(sorted(cut.hold))
        self.trick = None
        self.pile = []
        self._seen = [[] for _ in self.names]
        self._events.append(
            Dealt(
                self.round,
                self.dealer,
                tuple(map(len, cut.hands)),
                tuple(hand.cards() for hand in self.hands),
                self.kitty.cards(),
                self.hold,
                len(self.hold),
            )
        )
        self._queue = []
        self._stages = [self._offer_hold, self._exchange, self._offer_kitty, self._open]
        self._settle()
        return cut

    def _settle(self) -> None:
        """Go on until somebody has to decide."""
        while not self._queue:
            self._stages.pop(0)()

    def _offer_hold(self) -> None:
        if self.ranking and self.hold:
            self._queue += hold_offers(self.ranking)

    def _exchange(self) -> None:
        if not self.ranking:
            return
        if self.hold:
            self._events.append(HoldDiscarded(len(self.hold)))
            self.hold = ()
        due = gifts(self.laws.gifts, self.ranking, self.hands)
        for gift in due:
            self._give(gift, returned=False, chosen=False)
        for giver, receiver, cards in due:
            if self.rules.returns == "choice":
                self._queue.append(Pending(Phase.EXCHANGE, receiver, len(cards), giver))
            else:
                back = self.hands[receiver].weakest(len(cards))
                self._give(Gift(receiver, giver, back), returned=True, chosen=False)

    def _offer_kitty(self) -> None:
        if len(self.kitty):
            self._queue += kitty_swaps(self.ranking or clockwise(self.seats, self.dealer))

    def _open(self) -> None:
        held = [hand.held() for hand in self.hands]
        self.trick = Trick(self.laws, self.seats, held, self._first_leader())
        self._leader = None
        bust = self.trick.open(self.seats)
        for place, player in enumerate(bust):
            self._events.append(WentBust(player, len(self.names) - place))
        if self.trick.turn == NOBODY:
            self._end_round()
            return
        self._duty = self._owes_3c(self.trick.turn)
        if self._duty:
            self.trick.situation = self.laws.first_lead
        self._events.append(Opened(self.trick.turn, self._duty))
        self._queue.append(Pending(Phase.TRICK))

    def _owes_3c(self, leader: int) -> bool:
        """Whether this leader, who may stand in for a bust one, must lead the 3♣."""
        first = self.rules.first_lead_contains_3c and not self.ranking
        return first and THREE_OF_CLUBS in self.hands[leader]

    def _first_leader(self) -> int:
        """Who leads the round, if not bust."""
        if self._leader is not None:
            return self._leader
        if self.ranking:
            return self.ranking[0 if self.rules.later_lead == "president" else -1]
        return first_leader(self.rules, clockwise(self.seats, self.dealer), self.hands)

    def _why_not_due(self, action: Any) -> Code | None:
        return None if action.player == self.turn else Code.NOT_YOUR_TURN

    def _why_not_give(self, action: Give) -> Code | None:
        if action.player != self.turn:
            return Code.NOT_YOUR_TURN
        return why_not_give(self.rules, self.hands[action.player], action.cards, self.to_return)

    def _why_not_swap(self, action: Swap) -> Code | None:
        if action.player != self.turn:
            return Code.NOT_YOUR_TURN
        return why_not_swap(self.hands[action.player], self.kitty, action.laid, action.taken)

    def _return(self, action: Give) -> None:
        receiver = self._queue.pop(0).receiver
        assert receiver is not None
        self._give(Gift(action.player, receiver, action.cards), returned=True, chosen=True)
        self._settle()

    def _skip_kitty(self, action: SkipKitty) -> None:
        self._queue.pop(0)
        self._events.append(KittySkipped(action.player))
        self._settle()

    def _give(self, gift: Gift, *, returned: bool, chosen: bool) -> None:
        giver, receiver, cards = gift
        self.hands[giver].remove(cards)
        self.hands[receiver].add(cards)
        self._events.append(Given(giver, receiver, cards, len(cards), returned, chosen))

    def _swap(self, action: Swap) -> None:
        self._queue.pop(0)
        hand = self.hands[action.player]
        hand.remove(action.laid)
        self.kitty.remove(action.taken)
        hand.add(action.taken)
        self.kitty.add(action.laid)
        self._events.append(KittySwapped(action.player, action.laid, action.taken))
        self._settle()

    def _take_hold(self, action: Take) -> None:
        self._queue.pop(0)
        player = action.player
        laid, taken = self.hand(player), self.hold
        self.hold = laid
        self.hands[player] = Hand(taken)
        self._events.append(HoldAnswered(player, True, laid, taken, len(laid), len(taken)))
        self._settle()

    def _keep_hand(self, action: Keep) -> None:
        self._queue.pop(0)
        self._events.append(HoldAnswered(action.player, False, (), (), 0, 0))
        self._settle()

    # --- the end of a round

    def _end_round(self) -> None:
        trick = self.trick
        assert trick is not None
        self.ranking = trick.ranking()
        points = points_of(self.rules, self.ranking)
        self.scores = [total + won for total, won in zip(self.scores, points, strict=True)]
        self._events.append(RoundOver(self.round, self.ranking, points, tuple(self.scores)))
        self.pile.clear()
        phase = Phase.ROUND_OVER
        if is_over(self.rules, self.round, self.scores):
            phase = Phase.MATCH_OVER
            self.winners = winners_of(self.seats, self.scores)
            self._events.append(MatchOver(self.winners, tuple(self.scores)))
        self._queue = [Pending(phase)]

    def _why_not_deal(self, action: Deal) -> Code | None:
        if action.hands is None:
            self._need_seed()
        return None

    def _next_round(self, action: Deal) -> None:
        assert self.ranking is not None
        cut = None if action.hands is None else Cut(action.hands, action.kitty, action.hold)
        self.history = []
        if self.rules.reseat:
            self.seats = self.ranking
            self._events.append(Seated(self.seats))
        self.dealer = self._next_dealer() if action.dealer is None else action.dealer
        self.round += 1
        dealt = self._deal(cut)
        self.actions[-1] = Deal(dealt.hands, dealt.kitty, dealt.hold, action.dealer)

    def _next_dealer(self) -> int:
        assert self.ranking is not None
        if self.rules.reseat or self.rules.later_dealer == "last":
            return self.ranking[-1]
        return clockwise(self.seats, self.dealer)[0]

    def _need_seed(self) -> int:
        if self.seed is None:
            raise ValueError("a match without a seed needs every deal given")
        return self.seed

    # --- views

    def _seen_by(self, player: int) -> tuple[Event, ...]:
        seen = self._seen[player]
        for event in self.history[len(seen) :]:
            seen.append(event.seen_by(player))
        return tuple(seen)


# Of each kind of action: its phase, why it may be refused, how it is carried out.
_KINDS: dict[
    type[Action],
    tuple[Phase, Callable[[Match, Any], Code | None], Callable[[Match, Any], None]],
] = {
    Play: (Phase.TRICK, Match._why_not_play, Match._play),
    Pass: (Phase.TRICK, Match._why_not_pass, Match._pass),
    Give: (Phase.EXCHANGE, Match._why_not_give, Match._return),
    Swap: (Phase.KITTY, Match._why_not_swap, Match._swap),
    SkipKitty: (Phase.KITTY, Match._why_not_due, Match._skip_kitty),
    Take: (Phase.HOLD, Match._why_not_due, Match._take_hold),
    Keep: (Phase.HOLD, Match._why_not_due, Match._keep_hand),
    Deal: (Phase.ROUND_OVER, Match._why_not_deal, Match._next_round),
}
