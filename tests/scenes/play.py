"""Playing a session on without a screen: people play like sound bots."""

from random import Random

from game.bots import make_bot
from game.engine.actions import Deal
from game.session import Need
from tests.bots.helpers import answer


def play_round(session):
    """Play until the round or the match is over."""
    while session.need not in (Need.DEAL, Need.OVER):
        if session.need is Need.STEP:
            session.step()
        elif session.need is Need.OFFER:
            session.decline_offer()
        else:
            session.act(advised(session))


def play_match(session):
    """Play until the match is over."""
    play_round(session)
    while session.need is Need.DEAL:
        session.act(Deal())
        play_round(session)


def advised(session):
    """What a sound player does whose turn it is."""
    view = session.view_for(session.turn)
    return answer(make_bot("regular").decide(view, Random(1)))
