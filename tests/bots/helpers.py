from random import Random

from game.engine.record import match_from_record

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
