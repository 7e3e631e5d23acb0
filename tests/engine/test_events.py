"""What each event shows to whom (docs/rules.md, Exchange, Hold hand)."""

from typing import get_args

import pytest

from game.engine import events
from game.engine.cards import parse_cards
from game.engine.events import (
    Cause,
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    HoldDiscarded,
    KittySkipped,
    KittySwapped,
    Locked,
    MatchOver,
    Opened,
    Passed,
    Played,
    RoundOver,
    Seated,
    Skipped,
    WentBust,
    WentOut,
)

ONE, TWO, THREE = parse_cards("3C 4C"), parse_cards("5C"), parse_cards("6C 7C")

PUBLIC = [
    Seated((1, 0, 2)),
    HoldDiscarded(3),
    KittySwapped(0, ONE, THREE),
    KittySkipped(1),
    Opened(2, True),
    Played(0, ONE, 5, False),
    Passed(1),
    Skipped(2, 1),
    Locked(1, 4),
    Cleared(Cause.TWOS, 0, 0),
    WentOut(0, 1),
    WentBust(1, 3),
    RoundOver(1, (0, 1, 2), (2, 1, 0), (2, 1, 0)),
    MatchOver((0,), (2, 1, 0)),
]


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_public_events_are_the_same_for_all(event):
    assert [event.seen_by(player) for player in range(3)] == [event] * 3


def test_a_deal_shows_the_own_hand_and_the_kitty():
    event = Dealt(1, 2, (2, 1, 2), (ONE, TWO, THREE), parse_cards("AC"), parse_cards("KC KD"), 2)
    seen = event.seen_by(1)
    assert seen.hands == (None, TWO, None)
    assert (seen.kitty, seen.hold, seen.hold_count) == (parse_cards("AC"), None, 2)
    assert (seen.round, seen.dealer, seen.counts) == (1, 2, (2, 1, 2))


def test_a_gift_shows_its_cards_to_the_two_alone():
    event = Given(0, 2, ONE, 2, returned=True, chosen=True)
    assert event.seen_by(0) == event
    assert event.seen_by(2) == event
    assert event.seen_by(1) == Given(0, 2, None, 2, returned=True, chosen=True)


def test_the_hold_hand_is_known_to_who_swapped():
    event = HoldAnswered(0, True, ONE, THREE, 2, 2)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == HoldAnswered(0, True, None, None, 2, 2)


def test_every_kind_of_event_is_tested_here():
    tested = {type(event) for event in PUBLIC} | {Dealt, Given, HoldAnswered}
    assert tested == set(get_args(Event))
    named = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and hasattr(kind, "seen_by")
    }
    assert named == tested
