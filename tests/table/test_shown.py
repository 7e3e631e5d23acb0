"""What is shown event by event agrees with what the engine says at once."""

import pytest

from game.engine.exchange import Phase
from game.engine.scoring import Title
from game.session import Need, Seat
from game.table.shown import Shown, Stage
from tests.session.helpers import go_on, started

TABLES = [
    ("president", 4, {}),
    ("wiper", 5, {"kitty": True}),
    ("wiper", 2, {"hold_hand": True}),
    ("wiper", 4, {"returns": "weakest"}),
    ("base", 5, {}),
    ("ahole", 5, {}),
    ("ahole", 9, {}),
]

COMPARED = (
    "round", "dealer", "hand", "counts", "pile", "kitty", "hold_count", "out", "bust", "scores",
    "seats", "locked", "result", "ended",
)  # fmt: skip


def settled(shown):
    """What must be the same however the player came to see it."""
    shown.settle()
    return {name: getattr(shown, name) for name in COMPARED} | {
        "notes": dict(shown.notes),
        "titles": dict(shown.titles),
        "log": list(shown.log),
    }


def agree(shown, view):
    assert shown.hand == list(view.hand)
    assert tuple(shown.counts) == view.counts
    assert tuple(shown.pile) == view.pile
    assert (shown.out, shown.bust) == (view.out, view.bust)
    assert shown.scores == view.scores
    assert shown.seats == view.seats
    assert dict(shown.titles) == dict(view.titles)
    if view.phase in (Phase.HOLD, Phase.EXCHANGE, Phase.KITTY):
        assert tuple(shown.kitty) == view.kitty
        assert shown.hold_count == view.hold_count


@pytest.mark.parametrize(("rules", "players", "options"), TABLES)
def test_told_one_by_one_is_told_at_once(rules, players, options):
    session = started(rules, players, [_bot(n) for n in range(players)], seed=2, **options)
    seen = {player: Shown.of(session.view_for(player)) for player in (0, players - 1)}
    acts = 0
    while session.need is not Need.OVER and acts < 400:
        events = go_on(session)
        acts += bool(events)
        for player, shown in seen.items():
            for event in events:
                shown.tell(event.seen_by(player))
            if events and (acts % 7 == 0 or session.match.phase is not Phase.TRICK):
                view = session.view_for(player)
                at_once = Shown.of(view)
                assert settled(shown) == settled(at_once)
                agree(shown, view)


def _bot(number):
    return Seat("novice" if number % 2 else "regular")


def test_gifts_lie_in_the_middle_until_they_are_settled():
    session = started("president", 4, [_bot(n) for n in range(4)], seed=2)
    while session.match.round == 1:
        go_on(session)
    last = session.match.ranking[-1]
    history = session.view_for(last).history
    shown = Shown.before(session.view_for(last))
    for event in history:
        if type(event).__name__ == "Opened":
            break
        shown.tell(event)
    assert shown.stage is Stage.EXCHANGE
    gave = [card for gift in shown.gave for card in gift.cards]
    got = [card for gift in shown.got for card in gift.cards]
    # The last gives two cards and is given two (docs/rules.md, Exchange).
    assert (len(gave), len(got), len(shown.hand)) == (2, 2, 11)
    assert min(gave) > max(shown.hand)
    shown.settle()
    assert len(shown.hand) == 13
    assert sorted(shown.fresh) == sorted(got)
    assert shown.gave == shown.got == ()


def test_others_are_seated_clockwise_from_the_left():
    session = started("base", 4, [_bot(n) for n in range(4)], seed=2)
    shown = Shown.of(session.view_for(2))
    assert shown.others == (3, 0, 1)


@pytest.mark.parametrize(("rules", "players", "options"), TABLES)
def test_whoever_is_out_has_the_title_that_the_round_will_bring(rules, players, options):
    session = started(rules, players, [_bot(n) for n in range(players)], seed=4, **options)
    shown = Shown.of(session.view_for(0))
    early = {}
    for _ in range(2):
        finished = shown.result
        while shown.result is finished or shown.result is None:
            for event in go_on(session):
                shown.tell(event.seen_by(0))
                if shown.result is None:
                    gone = (*shown.out, *shown.bust)
                    early |= {player: shown.title_of(player) for player in gone}
        assert len(early) >= players - 1, "all but the last left before the round was over"
        for player, title in early.items():
            assert shown.titles[player] is title
            assert shown.title_of(player) is title
        early.clear()


def test_a_title_is_kept_until_its_holder_is_out():
    session = started("president", 4, [_bot(n) for n in range(4)], seed=2)
    while session.match.round == 1:
        go_on(session)
    shown = Shown.of(session.view_for(0))
    last = session.match.ranking[-1]
    assert shown.title_of(last) is Title.LAST
    shown.out = (last,)
    assert shown.title_of(last) is Title.PRESIDENT
