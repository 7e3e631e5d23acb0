"""Before the first lead: gifts, returns, the kitty and the hold hand."""

import pygame
import pytest

from game.engine.cards import parse_card
from game.engine.exchange import Phase
from game.engine.record import match_from_record
from game.scenes.match import open_match
from game.session import Seat, Session
from tests.scenes.chair import NAMES, Chair


def later(rules, hands, ranking, me=0, others="regular", extra=None, **options):
    """A later round with these hands, before anything but the deal has been done."""
    hands = [hand.strip() for hand in hands.split(",")]
    names = NAMES[: len(hands)]
    match = match_from_record(
        {
            "rules": rules,
            "options": options,
            "players": list(names),
            "ranking": [names[place] for place in ranking],
            "hands": dict(zip(names, hands, strict=True)),
            "round": 2,
            **(extra or {}),
        }
    )
    seats = [Seat(None if player == me else others) for player in range(len(hands))]
    chair = Chair()
    session = Session(match, seats, bot_seed=3)
    chair.context.session = session
    chair.stack.reset(open_match(chair.context, session))
    return chair


THREE = "3C 4C 5C KS, 6C 7C 8C QS, 9C 10C JC 2S"


def selected(chair):
    hand = chair.report["hand"].split()
    return [hand[place] for place in chair.report["selected"]]


def test_the_last_sees_what_goes_and_what_comes_and_goes_on():
    """In `base` the last gives the best card, and the President returns one of choice."""
    chair = later("base", THREE, ranking=(1, 2, 0))
    chair.until(lambda: chair.name == "exchange" and chair.can("continue"))
    shown = chair.scene.table.shown
    assert [str(card) for gift in shown.gave for card in gift.cards] == ["KS"]
    assert len(shown.got) == 1
    assert chair.report["hand"] == "3C 4C 5C"
    chair.click("continue")
    chair.until(lambda: chair.name == "trick")
    assert len(chair.report["hand"].split()) == 4
    assert len(chair.scene.table.shown.fresh) == 1


def test_what_was_given_waits_to_be_seen():
    chair = later("base", THREE, ranking=(1, 2, 0))
    chair.until(lambda: chair.name == "exchange" and chair.can("continue"))
    chair.wait(30_000)
    assert chair.name == "exchange"
    chair.key(pygame.K_RETURN)
    chair.until(lambda: chair.name == "trick")


def test_the_president_chooses_what_to_return():
    chair = later("base", THREE, ranking=(0, 1, 2))
    chair.until_asked("exchange")
    assert chair.report["hand"] == "3C 4C 5C KS 2S"
    assert chair.targets()["card:4"].label == "2 of spades, new"
    chair.click("give")
    assert chair.report["texts"] == [chair.context.words.say("why.wrong_number_return", n=1)]
    chair.click("card:0")
    chair.click("card:1")
    assert selected(chair) == ["4C"]
    chair.click("give")
    chair.until(lambda: chair.name == "trick")
    assert chair.report["hand"] == "3C 5C KS 2S"
    assert parse_card("4C") in chair.session.match.hand(2)


def test_a_return_can_be_dragged_and_given_by_keys():
    chair = later("base", THREE, ranking=(0, 1, 2))
    chair.until_asked("exchange")
    chair.drag("card:2", (0, -200))
    chair.until(lambda: chair.name == "trick")
    assert chair.report["hand"] == "3C 4C KS 2S"
    chair = later("base", THREE, ranking=(0, 1, 2))
    chair.until_asked("exchange")
    chair.key(pygame.K_HOME)
    chair.key(pygame.K_SPACE)
    chair.key(pygame.K_RETURN)
    chair.until(lambda: chair.name == "trick")
    assert chair.report["hand"] == "4C 5C KS 2S"


def test_others_gifts_are_seen_from_behind_only():
    """We are the second of four: the last and the President swap past us."""
    hands = "3C 4C 5C KS, 6C 7C 8C QS, 9C 10C JC 2S, 3D 4D 5D AS"
    chair = later("base", hands, ranking=(1, 0, 2, 3))
    chair.until(lambda: chair.name == "exchange")
    assert all(event.cards is None for event in chair.scene.table.shown.log
               if type(event).__name__ == "Given")  # fmt: skip
    chair.until(lambda: chair.name == "trick")
    assert chair.report["hand"] == "3C 4C 5C KS"


def test_a_hint_says_what_to_return():
    chair = later("base", THREE, ranking=(0, 1, 2))
    chair.until_asked("exchange")
    chair.key(pygame.K_h)
    chair.until(lambda: selected(chair))
    assert len(selected(chair)) == 1
    assert chair.report["texts"][0].startswith(
        chair.context.words.cards([chair.scene.table.shown.hand[chair.report["selected"][0]]])
    )


@pytest.fixture
def kitty():
    """Our turn at a kitty of two cards; no exchange before it."""
    chair = later(
        "wiper", "3C 4C 5C KS, 6C 7C 8C QS, 9C 10C JC 2S", ranking=(0, 1, 2),
        extra={"kitty": "AD AH"}, kitty=True, card_trading=False,
    )  # fmt: skip
    return chair.until_asked("kitty")


def test_the_kitty_lies_open_and_takes_as_many_as_it_gives(kitty):
    assert {"kitty:0", "kitty:1"} <= set(kitty.targets())
    kitty.click("card:0")
    kitty.click("card:1")
    kitty.click("kitty:0")
    kitty.click("swap")
    assert kitty.report["texts"] == [kitty.context.words.say("why.wrong_number_kitty")]
    kitty.click("kitty:1")
    kitty.click("swap")
    kitty.wait()
    assert kitty.report["hand"] == "5C KS AD AH"


def test_the_kitty_may_be_left(kitty):
    kitty.key(pygame.K_p)
    kitty.until(lambda: kitty.name == "trick")
    assert kitty.report["hand"] == "3C 4C 5C KS"
    assert kitty.session.match.phase is Phase.TRICK


def test_the_kitty_cannot_be_touched_once_it_is_over(kitty):
    kitty.key(pygame.K_p)
    kitty.until(lambda: kitty.name == "trick")
    assert not [target for target in kitty.targets() if target.startswith("kitty")]


@pytest.mark.parametrize(("answer", "hand"), [("take", "9D 10D JD"), ("keep", "3C 4C 5C")])
def test_the_hold_hand_is_taken_or_not(answer, hand):
    chair = later(
        "wiper", "3C 4C 5C, 6C 7C 8C", ranking=(0, 1), extra={"hold": "9D 10D JD"},
        hold_hand=True, card_trading=False,
    )  # fmt: skip
    chair.until_asked("hold")
    assert chair.report["hand"] == "3C 4C 5C"
    chair.click(answer)
    chair.until(lambda: chair.name == "trick")
    assert chair.report["hand"] == hand
