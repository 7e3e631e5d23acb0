from random import Random

from game.bots import make_bot
from game.engine.actions import Give, Keep, Pass, Play, SkipKitty
from game.engine.cards import cards_text, parse_cards
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.bots.helpers import answer, completion, decision, match

NOVICE = make_bot("novice")
RANDOM = make_bot("random")


def test_the_novice_lays_the_lowest_legal_cards():
    table = match("base", "4C 4D 9H, 6C 6D 9C, 5C 7C", leader="Ada")
    assert cards_text(decision(NOVICE, table).cards) == "4C"
    table = match("base", "4C 4D 9H, 6C 6D 9C, 5C 7C", "Ada 4C")
    assert cards_text(decision(NOVICE, table).cards) == "6C"


def test_the_novice_passes_only_when_it_must():
    table = match("base", "KC 3D, AC 2D, QC 7C", "Ada KC")
    assert decision(NOVICE, table) == Play(1, parse_cards("AC"))
    table = match("base", "KC 3D, QC QD, QS 7C", "Ada KC")
    assert decision(NOVICE, table) == Pass(1)


def test_the_novice_gives_its_weakest_and_keeps_out_of_kitty_and_hold():
    table = match("base", "3C 4D 9H, 6C 6D KC, 5C 7C 8C", ranking="Ada Bo Cy")
    assert decision(NOVICE, table) == Give(0, parse_cards("3C"))
    rules = make_rules("wiper", 3, {"kitty": True})
    assert isinstance(decision(NOVICE, Match(rules, ("Ada", "Bo", "Cy"), 1)), SkipKitty)
    from game.engine.record import match_from_record

    case = {
        "rules": "wiper",
        "options": {"hold_hand": True},
        "players": ["Ada", "Bo"],
        "hands": {"Ada": "3C", "Bo": "4C"},
        "hold": "2C",
        "ranking": ["Ada", "Bo"],
    }
    assert decision(NOVICE, match_from_record(case)) == Keep(0)


def test_a_return_that_would_leave_only_twos_is_mended():
    # Ada's hand is 3 2 2 once Cy's 2 has come; returning the 3 is refused.
    for bot in (NOVICE, RANDOM):
        for seed in range(20):
            table = match(
                "base", "3C 2C 2D, 6C 6D KC, 5C 7C 2S", ranking="Ada Bo Cy", bust_on_twos=True
            )
            action = decision(bot, table, seed)
            assert cards_text(action.cards) != "3C"
            table.act(action)


def test_the_novice_always_completes_and_the_random_bot_sometimes():
    table = match("ahole", "7C 7D 5H 6S, 10C 10D 4H, 7H 7S KC, 9C 9D 9H", "Ada 7C 7D")
    assert completion(NOVICE, table, 2) is True
    assert {completion(RANDOM, table, 2, seed) for seed in range(20)} == {True, False}


def test_the_random_bot_does_everything_that_is_legal():
    table = match("base", "4C 4D 9H, 6C 6D 9C, 5C 7C", "Ada 4C")
    view = table.view_for(1)
    done = {answer(RANDOM.decide(view, Random(seed))) for seed in range(60)}
    assert done == {Pass(1), Play(1, parse_cards("6C")), Play(1, parse_cards("9C"))}
