"""Telling moments of matches: how to get a table to each of them."""

from random import Random

from game.bots import make_bot
from game.engine.actions import Deal
from game.engine.exchange import Phase
from game.engine.plays import MOVES, PASS
from game.engine.ruleset import make_rules
from game.scenes.match import open_match
from game.session import Need, Seat, Session
from tests.bots.helpers import answer
from tests.scenes.play import advised, play_match, play_round


def new_session(stage, rules, players, seed, people=1, **options):
    """A match of persons and regular bots, with names in the language in force."""
    say = stage.context.words.say
    listed = say("names.people" if people > 1 else "names.bots").split(",")
    names = [say("names.person"), *(name.strip() for name in listed)][:players]
    seats = [Seat(None if place < people else "regular") for place in range(players)]
    return Session.start(make_rules(rules, players, options), names, seats, seed)


def sit(stage, session):
    """Show a session, everything at rest."""
    stage.context.leave_match()
    stage.context.session = session
    stage.stack.reset(open_match(stage.context, session))
    stage.turn()


def play_until(session, wanted):
    """Play until something is so, or the match is over; say whether it came to be so."""
    while not wanted(session):
        if session.need is Need.OVER:
            return False
        if session.need is Need.DEAL:
            session.act(Deal())
        elif session.need is Need.STEP:
            session.step()
        elif session.need is Need.OFFER:
            session.decline_offer()
        else:
            session.act(advised(session))
    return True


def found(stage, wanted, *table, **options):
    """The first match in which something comes to be so."""
    for seed in range(1, 200):
        session = new_session(stage, *table, seed, **options)
        if play_until(session, wanted):
            return session
    raise LookupError("no such match")


def asked_in(phase, rounds=1, *, plays=0, cards=1, hand=0):
    """Whether the first player is asked something in a phase, from a round on; in a trick,
    to answer so many plays, the last of at least so many cards, with so many cards in hand."""

    def asked(session):
        match = session.match
        return (
            session.need is Need.PERSON
            and session.turn == 0
            and match.phase is phase
            and match.round >= rounds
            and len(match.pile) >= plays
            and (not plays or len(match.pile[-1][1]) >= cards)
            and len(match.hand(0)) >= hand
            and (not plays or len(match.legal()) > 1)
        )

    return asked


def deal(stage):
    stage.context.start_match(stage.context.settings.table, 5)
    stage.turn(46)


def returns(stage):
    sit(stage, found(stage, lambda s: s.turn == 0 and s.match.to_return, "wiper", 4))


def gifts(stage):
    session = found(stage, lambda s: s.match.ranking and s.match.ranking[-1] == 0, "president", 4)
    sit(stage, session)
    stage.click("continue")
    for _ in range(400):
        if stage.scene.name == "exchange" and stage.scene.director.gate:
            return
        stage.turn()
    raise LookupError("no gifts")


def kitty(stage):
    sit(stage, found(stage, asked_in(Phase.KITTY), "wiper", 5, kitty=True))


def hold(stage):
    sit(stage, found(stage, asked_in(Phase.HOLD), "wiper", 2, hold_hand=True))


def trick(stage):
    sit(stage, found(stage, asked_in(Phase.TRICK, 2, plays=3, hand=9), "president", 4))


def selected(stage):
    """A trick with the first cards selected that can be played."""
    trick(stage)
    hand = stage.scene.table.shown.hand
    least = min(MOVES[move].rank for move in stage.scene.table.view.legal if move != PASS)
    stage.click(f"card:{[card.rank for card in hand].index(least)}")


def trick_of_two(stage):
    sit(stage, found(stage, asked_in(Phase.TRICK, 2, plays=2, hand=9), "wiper", 2))


def trick_of_six(stage):
    sit(stage, found(stage, asked_in(Phase.TRICK, 2, plays=2, hand=6, cards=2), "base", 6))


def trick_of_ten(stage):
    wanted = asked_in(Phase.TRICK, 2, plays=3, hand=8, cards=2)
    sit(stage, found(stage, wanted, "ahole", 10, target=30))


def lock(stage):
    def locked(session):
        ranks = [cards[0].rank for _, cards in session.match.pile[-2:]]
        return asked_in(Phase.TRICK, plays=2, hand=7)(session) and ranks[0] == ranks[1]

    sit(stage, found(stage, locked, "president", 4))


def completion(stage):
    sit(stage, found(stage, lambda s: s.need is Need.OFFER, "ahole", 6))


def out(stage):
    """The person has gone out; the others play on, but have not come far."""

    def wanted(session):
        match = session.match
        going_on = sum(len(match.hand(player)) >= 4 for player in range(1, 6)) >= 3
        asked = session.people_done and session.need is Need.STEP
        return asked and match.round == 2 and len(match.pile) >= 2 and going_on

    stage.context.change(fast_forward=False)
    sit(stage, found(stage, wanted, "president", 6))


def scoring(stage):
    session = new_session(stage, "president", 4, 3)
    for _ in range(3):
        play_round(session)
        if session.need is Need.DEAL and len(session.results) < 3:
            session.act(Deal())
    sit(stage, session)


def review(stage):
    """What the first player might have done better in a round played at random."""
    look_back(stage, "president", 4, 4)


def review_of_people(stage):
    """Two people at one device."""
    look_back(stage, "ahole", 5, 2, people=2)


def review_thinking(stage):
    look_back(stage, "ahole", 10, 3, wait=False)


def look_back(stage, rules, players, seed, *, people=1, wait=True):
    session = new_session(stage, rules, players, seed, people=people)
    careless = {player: make_bot("random") for player in session.people}
    while session.need is not Need.DEAL:
        if session.need is Need.STEP:
            session.step()
        elif session.need is Need.OFFER:
            session.decline_offer()
        else:
            player = session.turn
            session.act(answer(careless[player].decide(session.view_for(player), Random(seed))))
    sit(stage, session)
    stage.click("review")
    for _ in range(20_000 if wait else 0):
        if not stage.scene.report()["thinking"]:
            return
        stage.turn()


def scoring_of_ten(stage):
    session = new_session(stage, "ahole", 10, 3, target=30)
    for _ in range(4):
        play_round(session)
        if session.need is Need.DEAL and len(session.results) < 4:
            session.act(Deal())
    sit(stage, session)


def match_end(stage):
    session = new_session(stage, "president", 4, 3)
    play_match(session)
    sit(stage, session)
    stage.click("continue")


def curtain(stage):
    sit(stage, found(stage, asked_in(Phase.TRICK, plays=1), "president", 4, people=2))


def menu_sheet(stage):
    trick(stage)
    stage.click("menu")


def log_sheet(stage):
    trick(stage)
    stage.click("log" if any(t.id == "log" for t in stage.targets()) else "menu")
    if any(t.id == "log-all" for t in stage.targets()):
        stage.click("log-all")


def hint(stage):
    trick(stage)
    stage.click("hint")
    stage.wait(1100)  # it takes no longer than a second


def card_view(stage):
    trick(stage)
    stage.scene.inspect((10, 2), "Q")
    stage.turn()


MOMENTS = {
    "deal": deal,
    "returns": returns,
    "gifts": gifts,
    "kitty": kitty,
    "hold": hold,
    "trick_of_two": trick_of_two,
    "trick": trick,
    "selected": selected,
    "trick_of_six": trick_of_six,
    "trick_of_ten": trick_of_ten,
    "lock": lock,
    "completion": completion,
    "hint": hint,
    "out": out,
    "menu_sheet": menu_sheet,
    "log_sheet": log_sheet,
    "card_view": card_view,
    "scoring": scoring,
    "scoring_of_ten": scoring_of_ten,
    "review": review,
    "review_of_people": review_of_people,
    "review_thinking": review_thinking,
    "match_end": match_end,
    "curtain": curtain,
}
