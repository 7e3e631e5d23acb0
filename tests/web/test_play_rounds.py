"""Whole rounds in the page, by real clicks, taps and keys; targets are read from what it lists."""

from __future__ import annotations

import pytest

from game.engine.cards import cards_text
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.web.players import Finger, Keys, Mouse

pytestmark = pytest.mark.web

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 3,
}
ROUNDS = {"president": 2, "wiper": 2, "base": 1, "ahole": 2}
"""How many rounds are played: where cards are exchanged, up to the end of the second."""


@pytest.mark.parametrize("rules", ROUNDS)
def test_rounds_of_each_rule_set_by_mouse(open_game, rules):
    player = Mouse(game := open_game())
    player.hurry()
    player.press("new")
    player.choose(f"rules:{rules}")
    player.go("seed", "entry")
    game.page.keyboard.type("7")
    game.press("Enter")
    player.press("start")

    for played in range(1, ROUNDS[rules] + 1):
        state = player.play_round()
        assert state["round"] == played
        assert sorted(state["ranking"]) == sorted(state["scores"])
        player.press("continue")
        game.wait_until("s.scene !== 'scoring'")


def test_a_round_by_touch_on_a_phone(open_game):
    player = Finger(open_game(**PHONE))
    player.hurry()
    player.press("play")

    assert player.play_round()["round"] == 1


def test_a_card_is_thrown_onto_the_pile_with_a_finger(open_game):
    player = Finger(game := open_game("#r=base&n=3&s=42", **PHONE))
    state = player.play_until("s.need === 'person' && s.legal[0] !== 'pass'")
    rank, number = state["legal"][0].split("x")
    cards = state["hand"].split()
    place = next(place for place, card in enumerate(cards) if card[:-1] == rank)
    game.swipe(*game.middle(f"card:{place}"), -200)

    assert game.wait_until(f"s.hand.split(' ').length === {len(cards) - int(number)}")


def test_a_match_by_keys_alone(open_game):
    player = Keys(game := open_game())
    player.hurry()
    player.press("new")
    player.choose("rules:base")
    player.go("option:rounds", "option:rounds:1", "seed")
    game.press("7", "Enter")
    player.press("start")
    dealt = Match(make_rules("base", 4, {"rounds": 1}), tuple("ABCD"), 7)
    hand = game.wait_until("s.scene === 'trick' && s.hand")["hand"]
    assert hand == cards_text(dealt.hand(0))

    assert player.play_round()["round"] == 1
    player.press("continue")
    game.wait_until("s.scene === 'match_end'")
    player.press("menu")
    game.wait_until("s.scene === 'menu' && s.targets.some((t) => t.id === 'play')")
