"""Whole matches by mouse, by touch and by keys alone."""

import pygame
import pytest

from tests.scenes.chair import Chair, places_of

GAMES = [
    ("president", 4, {}),
    ("wiper", 5, {"kitty": True, "rounds": 3}),
    ("wiper", 2, {"hold_hand": True, "rounds": 3}),
    ("base", 3, {}),
    ("ahole", 5, {"target": 4}),
    ("ahole", 8, {"target": 3}),
]


class Pointer:
    """Plays by clicking on targets."""

    def __init__(self, chair, touch=False):
        self.chair = chair
        self.touch = touch

    def press(self, target_id):
        self.chair.click(target_id, self.touch)

    def select(self, places):
        for place in places:
            if place not in self.chair.report["selected"]:
                self.press(f"card:{place}")
        for place in self.chair.report["selected"]:
            if place not in places:
                self.press(f"card:{place}")


class Keys(Pointer):
    """Plays by keys: arrows to a target, Space or Enter on it."""

    def press(self, target_id):
        chair = self.chair
        for _ in range(80):
            if chair.scene.focused == target_id:
                break
            chair.key(pygame.K_TAB)
        assert chair.scene.focused == target_id, target_id
        chair.key(pygame.K_RETURN)

    def select(self, places):
        chair = self.chair
        chair.key(pygame.K_u)
        for place in sorted(places):
            chair.key(pygame.K_HOME)
            for _ in range(place):
                chair.key(pygame.K_RIGHT)
            if place not in chair.report["selected"]:
                chair.key(pygame.K_SPACE)
        for place in set(chair.report["selected"]) - set(places):
            chair.key(pygame.K_HOME)
            for _ in range(place):
                chair.key(pygame.K_RIGHT)
            chair.key(pygame.K_SPACE)
        assert chair.report["selected"] == sorted(places)


def decide(chair, hands):
    """What the person does where something is asked for; the weakest move there is."""
    report, name = chair.report, chair.name
    if name == "scoring" or (name == "exchange" and "continue" in chair.targets()):
        hands.press("continue")
    elif name == "curtain":
        hands.press("ready")
    elif "nobody" in chair.targets():
        hands.press("nobody")
    elif name == "trick" and report["need"] == "offer":
        hands.press("complete" if chair.can("complete") else "decline")
    elif report.get("need") != "person":
        return
    elif name == "trick":
        move = report["legal"][0]
        if move == "pass":
            if chair.can("pass"):  # not at once where Decline stood
                hands.press("pass")
        else:
            hands.select(places_of(report["hand"], move))
            hands.press("play")
    elif name == "exchange":
        hands.select(list(range(chair.session.match.to_return)))
        hands.press("give")
    elif name == "kitty":
        hands.press("skip")
    elif name == "hold":
        hands.press("keep")


def play_out(chair, hands):
    for _ in range(60_000):
        if chair.name == "match_end":
            return
        decide(chair, hands)
        chair.stack.update(50)
    raise AssertionError(f"the match does not end: {chair.name} {chair.report}")


def reach(chair, name):
    """Play until a scene of that name is there."""
    hands = Pointer(chair)
    for _ in range(20_000):
        if chair.name == name:
            return
        decide(chair, hands)
        chair.stack.update(50)
    raise AssertionError(f"{name} never comes")


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_a_whole_match_by_mouse_alone(rules, players, options):
    chair = Chair(speed="off").start(rules, players, **options)
    play_out(chair, Pointer(chair))
    assert chair.session.match.winners
    assert len(chair.context.store.finished()) == 1
    assert not chair.context.store.has_match()


@pytest.mark.parametrize(("rules", "players", "options"), GAMES[1:5])
def test_a_whole_match_by_keys_alone(rules, players, options):
    chair = Chair(speed="off").start(rules, players, **options)
    play_out(chair, Keys(chair))
    assert chair.session.match.winners


def test_a_whole_match_by_touch_on_a_phone():
    chair = Chair((780, 1688), 2.0, speed="fast").start("ahole", 4, target=3)
    play_out(chair, Pointer(chair, touch=True))
    assert chair.session.match.winners


def test_a_whole_match_of_three_people_at_one_device():
    chair = Chair(speed="off").start("wiper", 4, people=3, rounds=2)
    play_out(chair, Pointer(chair))
    assert chair.session.match.winners


def test_after_the_match_another_one_begins_at_the_same_table():
    chair = Chair(speed="fast").start("wiper", 2, rounds=1, hold_hand=True)
    play_out(chair, Pointer(chair))
    before = chair.session
    chair.click("again")
    assert chair.session is not before
    assert chair.session.match.rules == before.match.rules
    assert chair.session.match.names == before.match.names
    assert chair.name == "deal"


def test_the_record_and_the_result_can_be_taken_along():
    chair = Chair(speed="off").start("wiper", 2, rounds=1)
    play_out(chair, Pointer(chair))
    chair.click("save")
    name, text = chair.host.downloads[0]
    assert name == "president-wiper-2026-11-29.json"
    assert '"rules": "wiper"' in text
    chair.click("share")
    place = "1st" if 0 in chair.session.match.winners else "2nd"
    points = chair.session.match.scores[0]
    assert chair.host.copied == [
        f"President · Wiper · {place} of 2 · {points} points\n"
        'president play --link "#r=wiper&n=2&b=regular&rounds=1&s=5"'
    ]
