"""Playing a session on without a screen: people do what the hints say."""

from game.engine.actions import Deal
from game.session import Need


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
    """What the hint says whose turn it is."""
    thinking = session.hint(session.turn)
    while True:
        try:
            next(thinking)
        except StopIteration as answer:
            return answer.value.action
