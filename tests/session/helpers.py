from game.bots import Hurry
from game.engine.actions import Deal, Give, Keep, Pass, Play, SkipKitty
from game.engine.exchange import Phase
from game.engine.plays import PASS
from game.engine.record import match_from_record
from game.engine.ruleset import make_rules
from game.session import Need, Seat, Session

PERSON = Seat()
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ina", "Jo")


def table(rules, hands, seats, dealer=None, save=None, actions=(), **options):
    """A session with these hands ("6C 6D, 7H, …" by player); the first player leads."""
    hands = [hand.strip() for hand in hands.split(",")]
    names = NAMES[: len(hands)]
    case = {
        "rules": rules,
        "options": options,
        "players": list(names),
        "leader": names[0],
        "hands": dict(zip(names, hands, strict=True)),
        "actions": list(actions),
    }
    return Session(match_from_record(case), seats, bot_seed=3, save=save)


def started(name, players, seats, seed=1, save=None, **options):
    rules = make_rules(name, players, options)
    return Session.start(rules, NAMES[:players], seats, seed, save)


def persons_act(session, player):
    """What our stand-in for a person does in turn: the first thing that is allowed."""
    view = session.view_for(player)
    if view.phase is Phase.TRICK:
        move = view.legal[0]
        return Pass(player) if move == PASS else Play(player, view.cards_for(move))
    if view.phase is Phase.EXCHANGE:
        return Give(player, view.hand[-view.to_return :])
    if view.phase is Phase.HOLD:
        return Keep(player)
    return SkipKitty(player)


def go_on(session, most=100_000):
    """One thing of whatever the session needs; the events."""
    need = session.need
    if need is Need.STEP:
        return session.step()
    if need is Need.OFFER:
        session.decline_offer()
        return []
    if need is Need.DEAL:
        return session.act(Deal())
    return session.act(persons_act(session, session.turn))


def play_out(session, most=100_000):
    for _ in range(most):
        if session.need is Need.OVER:
            return session
        go_on(session)
    raise AssertionError("the match does not end")


class Scripted:
    """A bot that thinks for some slices and then does as it is told."""

    def __init__(self, slices=1, completes=False, log=None):
        self.slices = slices
        self.says = completes
        self.log = [] if log is None else log

    def decide(self, view, random):
        self.log.append(("decide", view.player, random.random()))
        for _ in range(self.slices - 1):
            yield
        move = view.legal[0]
        return Pass(view.player) if move == PASS else Play(view.player, view.cards_for(move))

    def completes(self, view, random):
        self.log.append(("completes", view.player, random.random()))
        for _ in range(self.slices - 1):
            yield
        return self.says


class Dreamer:
    """Thinks till it is hurried, and then lays its highest card."""

    def __init__(self):
        self.slices = 0

    def decide(self, view, random):
        try:
            while True:
                self.slices += 1
                yield
        except Hurry:
            return Play(view.player, view.hand[-1:])

    def completes(self, view, random):
        yield from ()
        return False
