from random import Random

from hypothesis import strategies as st

from game.engine.match import Match, Start
from game.engine.record import match_from_record
from tests.engine.play import rule_sets, small_cut

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ina", "Jo")


def match(rules, hands, *actions, leader="Ada", ranking=None, **options):
    """A match with these hands ("6C 6D, 7H, …" by player) after these actions."""
    hands = [hand.strip() for hand in hands.split(",")]
    names = NAMES[: len(hands)]
    case = {
        "rules": rules,
        "options": options,
        "players": list(names),
        "leader": leader,
        "hands": dict(zip(names, hands, strict=True)),
        "actions": list(actions),
    }
    if ranking:
        del case["leader"]
        case["ranking"] = ranking.split()
    return match_from_record(case)


def answer(thinking):
    """What comes of thinking, however many slices it takes."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            return stop.value


def decision(bot, match, seed=1):
    return answer(bot.decide(match.view_for(match.turn), Random(seed)))


def completion(bot, match, player, seed=1):
    return answer(bot.completes(match.view_for(player), Random(seed)))


@st.composite
def begun(draw):
    """A round that begins as the rules say, and random numbers to play it on with."""
    rules = draw(rule_sets())
    random = Random(draw(st.integers(0, 2**32 - 1)))
    ranking = draw(st.none() | st.permutations(range(rules.players)).map(tuple))
    start = Start(
        cut=small_cut(rules, random) if draw(st.booleans()) else None,
        dealer=0,
        ranking=ranking,
        round=2 if ranking else 1,
    )
    return Match(rules, NAMES[: rules.players], random.getrandbits(32), start), random
