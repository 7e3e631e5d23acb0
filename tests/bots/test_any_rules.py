"""Every bot, in any rules that can be made: legal, repeatable, blind to hidden cards."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.bots import LEVELS, TEMPERAMENTS, UnknownBot, make_bot
from game.bots.strong import Strong, reading
from game.bots.tempers import TEMPERS
from game.engine.actions import Deal
from game.engine.exchange import Phase
from game.engine.hands import Hand
from tests.bots.helpers import answer, begun

QUICK = [name for name in LEVELS if name not in ("strong", "master")]
BOTS = [make_bot(name) for name in QUICK]
BOTS += [make_bot("regular", temperament) for temperament in TEMPERAMENTS]
BOTS += [Strong(20), Strong(8, TEMPERS["hoarder"]), Strong(8, source=reading)]
MANY = settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def act_of_bots(match, random):
    """The next act, by some bot; and which bot, player and random seed it came from."""
    seed = random.getrandbits(32)
    for player, move in match.completions().items():
        bot = random.choice(BOTS)
        if answer(bot.completes(match.view_for(player), Random(seed))):
            return match.action_for(player, move)
    if match.phase is Phase.ROUND_OVER:
        return Deal()
    return answer(random.choice(BOTS).decide(match.view_for(match.turn), Random(seed)))


@given(begun())
@MANY
def test_bots_act_legally_to_the_end_of_the_round(table):
    match, random = table
    for _ in range(400):
        if match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return
        match.act(act_of_bots(match, random))
    # A round ends: every trick lays cards, so 400 acts are more than ten small hands take.
    assert sum(map(len, match.hands)) < 104


@given(begun(), st.integers(0, 25))
@MANY
def test_the_same_view_and_seed_give_the_same_answer_whatever_others_hold(table, acts):
    match, random = table
    for _ in range(acts):
        if match.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return
        match.act(act_of_bots(match, random))
    player = match.turn
    if player is None:
        return
    before = match.view_for(player)
    answers = [answer(bot.decide(before, Random(5))) for bot in BOTS]
    reshuffle_unseen(match, player, random)
    after = match.view_for(player)
    assert [answer(bot.decide(after, Random(5))) for bot in BOTS] == answers


def reshuffle_unseen(match, player, random):
    """Deal what the player does not see anew, everybody as many cards as before."""
    others = [other for other in range(len(match.names)) if other != player]
    unseen = [card for other in others for card in match.hands[other]] + list(match.hold)
    random.shuffle(unseen)
    for other in others:
        match.hands[other] = Hand(unseen.pop() for _ in range(len(match.hands[other])))
        if match.trick is not None:
            match.trick.held[other] = match.hands[other].held()
    match.hold = tuple(unseen)


def test_levels_and_temperaments_go_by_name():
    assert LEVELS[:3] == ("random", "novice", "regular")
    for name in LEVELS:
        for temperament in (None, *TEMPERAMENTS):
            assert make_bot(name, temperament)
    with pytest.raises(UnknownBot, match="wizard"):
        make_bot("wizard")
    with pytest.raises(UnknownBot, match="grumpy"):
        make_bot("regular", "grumpy")
