"""Several people at one device: the curtain, and offers that betray nobody."""

from itertools import pairwise

import pygame
import pytest

from game.engine.cards import parse_cards
from game.engine.events import Given
from game.table.drawing.words import log_lines
from tests.scenes.chair import Chair
from tests.scenes.test_match_whole import Pointer, decide, reach

HANDS = "7C 7D 3C 9C, 7H 4C 5C 10C, 7S 4D 5D JC, 6C 8C 9D KC"


def pictures(chair):
    """What is drawn, as bytes, and every word that a target or a report tells."""
    surface = chair.draw()
    told = [(t.id, t.label, t.enabled) for t in chair.targets().values()]
    return pygame.image.tobytes(surface, "RGB"), told, chair.report


def test_a_match_starts_behind_the_curtain():
    chair = Chair().start("president", 4, people=2)
    assert chair.name == "curtain"
    assert chair.report["hand"] == ""
    assert set(chair.targets()) == {"ready", "menu"}
    chair.click("ready")
    chair.wait()
    assert chair.name == "deal"


def test_the_curtain_falls_between_two_people():
    chair = Chair(speed="off").start("president", 3, people=3)
    seen = []
    for _ in range(6):
        assert chair.name == "curtain"
        seen.append(chair.report["player"])
        chair.click("ready")
        chair.until_asked()
        assert chair.report["player"] == seen[-1]
        if chair.can("pass"):
            chair.click("pass")
        else:
            chair.click("card:0")
            chair.click("play")
        chair.until(lambda: chair.name != "trick" or chair.report["need"] == "person")
        chair.wait()
    assert all(a != b for a, b in pairwise(seen))


def test_the_curtain_tells_nothing_of_any_hand():
    """Two deals that differ in the hands alone look and sound alike behind it."""
    seen = []
    for hands in ("3C 5C 9D, 4C 6C 8C, 4D 6D KS", "3C 5D 2H, 4H 6H AS, 4S 6S 7H"):
        chair = Chair().deal("president", hands, people=(0, 1), actions=["You 3C"])
        chair.until(lambda chair=chair: chair.name == "curtain")
        chair.wait(4000)
        seen.append(pictures(chair))
    assert seen[0] == seen[1]


def test_nothing_goes_on_behind_the_curtain():
    chair = Chair().deal("president", "3C 9C, 4C 5C, 4D 6D", people=(1,), actions=["You 3C"])
    assert chair.name == "trick"
    chair = Chair().deal("president", "3C 9C, 4C 5C, 4D 6D", people=(1, 2), actions=["You 3C"])
    assert chair.name == "curtain"
    acts = len(chair.session.match.actions)
    chair.wait(10_000)
    assert len(chair.session.match.actions) == acts


def test_a_continued_match_of_several_people_starts_behind_the_curtain():
    kept = {}
    chair = Chair(kept=kept).start("president", 4, people=2)
    chair.click("ready")
    chair.until_asked()
    again = Chair(kept=kept)
    assert again.context.continue_match()
    assert again.name == "curtain"
    assert again.report["hand"] == ""


@pytest.fixture
def offered():
    return Chair(completion_seconds=0).ask_to_complete()


def ask(chair, name):
    """Somebody says: me. Until that person has the device."""
    chair.click("complete")
    who = next(t for t in chair.targets().values() if t.label == name)
    chair.click(who.id)
    chair.wait()
    assert (chair.name, chair.report["player"]) == ("curtain", name)
    chair.click("ready")
    chair.wait()
    assert chair.report["player"] == name


def lay(chair, number):
    """Lay the lowest cards of the hand."""
    for place in range(number):
        if place not in chair.report["selected"]:
            chair.click(f"card:{place}")
            chair.wait(400)
    chair.click("play")


def test_an_offer_to_several_people_names_no_cards(offered):
    assert offered.targets()["complete"].label == "Who completes four?"
    assert offered.can("decline")
    offered.click("complete")
    assert [t.label for t in offered.targets().values()][:2] == ["Bo", "You"]


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("sheet", [False, True])
def test_an_offer_to_several_people_tells_nothing_of_the_hand_that_lies_there(speed, sheet):
    """Two deals that differ in the hands alone, pairs included, look and sound alike."""
    seen = []
    for ada, bo in (("4H 4C 5C 10C", "7S 4D 5D JC"), ("3H 8C AS 2C", "7S 7S 2D 2H")):
        chair = Chair(completion_seconds=0, speed=speed).deal(
            "ahole", f"7C 7D 7H 9C, {ada}, {bo}, 6C 8C 9D KC",
            people=(0, 1, 2), decks=2, actions=["You 7C 7D 7H"],
        )  # fmt: skip
        chair.click("ready")
        chair.until_asked(need="offer")
        pictures_at_once = pictures(chair)
        if sheet:
            chair.click("complete")
        chair.wait(1000)
        seen.append((pictures_at_once, pictures(chair)))
        assert chair.report["hand"] == ""
        assert not any(target.role == "card" for target in chair.targets().values())
    assert seen[0] == seen[1]


def test_the_log_tells_no_gifts_beside_a_hidden_hand():
    chair, told = Chair(completion_seconds=0).ask_to_complete(), []
    gift = Given(1, 2, parse_cards("AS"), 1, returned=False, chosen=False)
    chair.scene.table.shown.log.append(gift)
    for _ in range(2):
        chair.key(pygame.K_l)
        told.append([line for line in log_lines(chair.scene.table) if "A♠" in line])
        chair.key(pygame.K_ESCAPE)
        if chair.can("decline"):
            chair.click("decline")
        chair.until_asked()
    assert told == [[], ["Ada → Bo: A♠"]]


def test_the_hand_is_hidden_from_the_moment_everybody_is_asked():
    """Whoever laid the cards has the device, and what was selected or dragged is let go."""
    chair = Chair().deal(
        "ahole", "7C 7D 7H 9C, 4H 4C 5C 10C, 7S 4D 5D JC, 6C 8C 9D KC", people=(0, 1, 2)
    )
    chair.click("ready")
    chair.until_asked()
    lay(chair, 3)
    chair.wait()
    x, y = chair.targets()["card:0"].rect.center
    press = {"pos": (x, y), "button": 1, "touch": False}
    chair.scene.group.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, press))
    chair.move((x, y - 200), touch=False)
    assert chair.scene.playing.hand.shift
    chair.until_asked(need="offer")
    assert not chair.scene.playing.hand.shift
    assert chair.report["selected"] == []
    assert all(not piece.rest.face for piece in chair.scene.table.pieces.hand)


def test_a_large_card_is_put_away_when_everybody_is_asked():
    chair = Chair().deal(
        "ahole", "7C 9C QC KC, 7D 4C 5C 10C, 7S 4D 5D JC, 7H 3C 6D 4H",
        people=(0, 2), actions=["You 7C", "Ada 7D"],
    )  # fmt: skip
    chair.click("ready")
    chair.until(lambda: chair.name == "trick")
    x, y = chair.targets()["card:0"].rect.center
    chair.event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=3, touch=False)
    assert chair.scene.group.modal is not None
    chair.until_asked(need="offer")
    assert chair.scene.group.modal is None
    assert chair.report["hand"] == ""


def test_whoever_is_next_waits_until_a_large_card_is_put_away():
    chair = Chair().deal("president", "3C 9C, 4C 5C, 4D 6D", people=(0, 2))
    chair.click("ready")
    chair.until_asked()
    lay(chair, 1)
    chair.wait(500)
    x, y = chair.targets()["card:0"].rect.center
    chair.event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=3, touch=False)
    chair.until(lambda: chair.session.turn == 2)
    chair.wait(5000)
    assert chair.scene.group.modal is not None
    assert chair.report["hand"] == ""
    chair.click("card-view")
    chair.wait()
    assert (chair.name, chair.report["player"]) == ("curtain", "Bo")


def test_a_hidden_hand_can_neither_be_selected_nor_looked_at(offered):
    for place in offered.scene.table.layout.cards:
        x, y = pygame.Rect(place.strip).center
        for button in (1, 3):
            offered.down((x, y), button=button)
            offered.wait(1000)
            assert offered.scene.group.modal is None
            offered.move((x, y - 250))
            assert not offered.scene.playing.hand.shift
            offered.up((x, y - 250), button=button)
        offered.click_at((x, y))
        assert offered.report["selected"] == []
    for key in (pygame.K_HOME, pygame.K_END, pygame.K_h, pygame.K_u):
        offered.key(key)
        offered.wait(100)
        assert not str(offered.scene.focused).startswith("card:")
    assert offered.report["need"] == "offer"
    assert offered.report["selected"] == []
    assert offered.report["texts"] == []


@pytest.mark.parametrize("how", ["decline", "nobody"])
def test_the_hand_opens_again_for_whose_turn_it_is(offered, how):
    if how == "nobody":
        offered.click("complete")
    offered.click(how)
    offered.until_asked()
    assert offered.report["hand"] == "4C 4H 5C 10C"
    offered.wait(1000)
    table = offered.scene.table
    assert all(table.pieces.pose(piece).face == 1 for piece in table.pieces.hand)
    assert {f"card:{place}" for place in range(4)} <= offered.targets().keys()


def test_the_hand_does_not_open_when_it_is_the_turn_of_somebody_else():
    """You laid three 7s and have the device still, but Ada is asked next."""
    chair = Chair(speed="off", completion_seconds=0).deal(
        "ahole", "7C 7D 7H 9C, 4H 4C 5C 10C, 7S 4D 5D JC, 6C 8C 9D KC", people=(0, 1, 2)
    )
    chair.click("ready")
    chair.until_asked()
    lay(chair, 3)
    chair.until_asked(need="offer")
    chair.click("decline")
    assert chair.report["hand"] == ""
    chair.wait()
    assert (chair.name, chair.report["player"]) == ("curtain", "Ada")


@pytest.mark.parametrize("how", ["button", "throw"])
def test_who_completed_before_is_asked_with_all_others_the_next_time(how):
    chair = Chair(speed="off", completion_seconds=0).deal(
        "ahole", "7C 7D 7H 9C KC, 4H 4C 5C 6C, 7S 6D 6H 6S JC, 8C 9D 10C KD",
        people=(0, 1, 2, 3), actions=["You 7C 7D 7H"],
    )  # fmt: skip
    chair.click("ready")
    chair.until_asked(need="offer")
    ask(chair, "Bo")
    if how == "button":
        chair.click("complete")
    else:
        chair.click("card:3")
        chair.wait(400)
        chair.drag("card:3", (0, -300))
    chair.until_asked()
    assert (chair.report["player"], chair.report["hand"]) == ("Bo", "6D 6H 6S JC")
    lay(chair, 3)
    chair.until_asked(need="offer")
    assert chair.targets()["complete"].label == "Who completes four?"
    assert chair.report["hand"] == ""


def test_who_takes_the_offer_gets_the_curtain_first(offered):
    ask(offered, "Bo")
    assert "7♠" in offered.targets()["complete"].label
    offered.click("complete")
    offered.wait(3000)
    assert offered.session.match.turn == 2
    assert offered.report["counts"]["Bo"] == 3


def test_who_cannot_complete_after_all_can_only_decline(offered):
    ask(offered, "You")
    assert not offered.can("complete")
    offered.click("decline")
    offered.wait()
    assert offered.session.offer == ()
    assert (offered.name, offered.report["player"]) == ("curtain", "Ada")


def test_nobody_may_want_to(offered):
    offered.click("complete")
    offered.click("nobody")
    offered.wait()
    assert offered.report["need"] == "person"
    assert offered.report["player"] == "Ada"


def test_the_offer_waits_while_somebody_decides():
    chair = Chair(completion_seconds=2.5).deal(
        "ahole", "7C 7D 7H 9C, 4H 4C 5C 10C, 7S 4D 5D JC, 6C 8C 9D KC",
        people=(0, 1, 2), actions=["You 7C 7D 7H"],
    )  # fmt: skip
    chair.click("ready")
    chair.until_asked(need="offer")
    chair.click("complete")
    chair.wait(6000)
    assert chair.session.offer == (2, 0)


def test_the_next_deal_is_made_behind_the_curtain():
    chair = Chair(speed="off").start("base", 3, people=2)
    reach(chair, "scoring")
    chair.click("continue")
    assert chair.name == "curtain"
    assert chair.report["hand"] == ""
    chair.click("ready")
    chair.wait()
    assert chair.report["round"] == 2
    assert len(chair.report["hand"].split()) in (17, 18)


def test_who_chooses_what_to_return_is_shown_what_arrived():
    chair = Chair().start("base", 3, people=3)
    reach(chair, "scoring")
    president = chair.session.match.ranking[0]
    chair.click("continue")
    assert chair.session.match.turn == president
    chair.click("ready")
    chair.until_asked("exchange")
    assert chair.session.people[president] == chair.scene.table.player
    (gift,) = chair.scene.table.shown.fresh
    assert gift == max(chair.scene.table.shown.hand)
    assert "new" in chair.targets()[f"card:{len(chair.scene.table.shown.hand) - 1}"].label


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_what_was_said_to_one_player_is_not_shown_to_the_next(speed):
    """Gifts above all, which are seen by the two alone; but titles are meant for one as well."""
    chair = Chair(speed=speed).start("wiper", 4, people=4, rounds=2)
    hands, gifts, sat, last = Pointer(chair), [], "", []
    while len(chair.session.match.actions) < 70:
        if chair.name not in ("curtain", "scoring"):
            player, texts = chair.report["player"], chair.report["texts"]
            if player != sat:
                assert not set(texts) & set(last)
            sat, last = player, texts
            gifts += [text for text in texts if text.startswith(("From ", "To "))]
        decide(chair, hands)
        chair.stack.update(50)
    assert chair.session.results
    assert gifts, "nobody was told of a gift"
