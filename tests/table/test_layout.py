"""The table's layout: properties over every window, company and hand it must serve."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.table.layout import (
    Insets,
    Middle,
    Rect,
    Side,
    Situation,
    TableLayout,
    backs,
    layout,
)

SCALES = (0.75, 1.0, 1.25, 1.5, 2.0, 2.625, 3.0)
NO_INSETS = Insets()


@st.composite
def situations(draw: st.DrawFn) -> Situation:
    """Any window from 320 x 480 to 3840 x 2160 CSS pixels, upright or wide, and any table."""
    short = draw(st.integers(320, 2160))
    long = draw(st.integers(max(short, 480), 3840))
    scale = draw(st.sampled_from(SCALES))
    inset = draw(st.sampled_from((NO_INSETS, Insets(0, 59, 0, 34), Insets(47, 0, 47, 21))))
    inset = Insets(*(round(side * scale) for side in (inset.left, inset.top, *_rest(inset))))
    css = (short, long) if draw(st.booleans()) else (long, short)
    size = (
        round(css[0] * scale) + inset.left + inset.right,
        round(css[1] * scale) + inset.top + inset.bottom,
    )
    players = draw(st.integers(2, 10))
    decks = draw(st.integers(1, 2))
    kitty = draw(st.sampled_from((0, 52 * decks % players)))
    # Where there is a kitty, the rest is dealt out evenly.
    most = min(30, 52 * decks // players) if kitty else 30
    hand = tuple(sorted(draw(st.lists(st.integers(0, 12), max_size=most))))
    return Situation(
        size=size,
        others=tuple(range(1, players)),
        scale=scale,
        hand=hand,
        capacity=draw(st.integers(len(hand), most)),
        insets=inset,
        completes=draw(st.booleans()),
        middle=draw(st.sampled_from(list(Middle))),
        plays=tuple(draw(st.lists(st.integers(1, 8), max_size=12))),
        kitty=kitty,
        give=draw(st.integers(0, 3)),
        receive=draw(st.integers(0, 3)),
    )


def _rest(inset: Insets) -> tuple[int, int]:
    return inset.right, inset.bottom


def _buttons(view: TableLayout) -> dict[str, Rect]:
    named = {
        "play": view.play,
        "pass": view.pass_,
        "hint": view.hint,
        "undo": view.undo,
        "menu": view.menu,
        "complete": view.complete,
        "log_button": view.log_button,
    }
    return {name: rect for name, rect in named.items() if rect is not None}


def _words(view: TableLayout) -> dict[str, Rect]:
    """Everything text is written into, one line at least."""
    named = {"plate": view.plate, "beat": view.beat, "round": view.round}
    for place in view.seats:
        named |= {
            f"name {place.player}": place.name,
            f"title {place.player}": place.title,
            f"act {place.player}": place.act,
            f"count {place.player}": place.count,
        }
    for index, play in enumerate(view.plays):
        named[f"caption {index}"] = play.caption
    for row in (view.give, view.receive):
        if row is not None:
            named[f"label {row.label.y} {row.label.x}"] = row.label
    if view.middle_label is not None:
        named["middle_label"] = view.middle_label
    return named


def _solid(view: TableLayout) -> dict[str, Rect]:
    """The parts that must not cover each other."""
    named = _buttons(view) | {
        "hand": view.hand,
        "plate": view.plate,
        "beat": view.beat,
        "round": view.round,
        "pile": view.pile,
    }
    named |= {f"seat {place.player}": place.rect for place in view.seats}
    for name, rect in (("log", view.log), ("scores", view.scores)):
        if rect is not None:
            named[name] = rect
    return named


def _in_pile(view: TableLayout) -> list[Rect]:
    rects = [view.deck]
    for play in view.plays:
        rects += [*play.cards, play.caption]
    rects += [place.rest for place in view.kitty]
    for row in (view.give, view.receive):
        if row is not None:
            rects += [*row.cards, row.label]
    if view.middle_label is not None:
        rects.append(view.middle_label)
    return rects


@given(situations())
@settings(max_examples=150, deadline=None)
def test_nothing_overlaps_and_nothing_leaves_the_window(situation: Situation) -> None:
    view = layout(situation)
    solid = _solid(view)
    for (one, a), (other, b) in combinations(solid.items(), 2):
        assert not a.overlaps(b), (one, a, other, b)
    for name, rect in solid.items():
        assert view.safe.encloses(rect), (name, rect)
        assert rect.w > 0, (name, rect)
        assert rect.h > 0, (name, rect)
    assert view.safe.encloses(view.notice)
    assert view.safe.encloses(view.inspect)
    for place in view.cards:
        assert view.hand.encloses(place.rest), place
        assert place.rest.y >= view.hand.y + view.lift - 1, "no room to lift it"
    for rect in _in_pile(view):
        assert view.pile.encloses(rect), (view.pile, rect)


@given(situations())
@settings(max_examples=150, deadline=None)
def test_targets_and_lines_are_large_enough(situation: Situation) -> None:
    view = layout(situation)
    scale = situation.scale
    for name, rect in _buttons(view).items():
        assert min(rect.w, rect.h) >= 44 * scale, (name, rect)
    for place in (*view.cards, *view.kitty):
        assert min(place.strip.w, place.strip.h) >= 24 * scale, place
    # A line of 11 px type is 1.25 times as high.
    for name, rect in _words(view).items():
        assert rect.h + 1 >= 11 * 1.25 * scale, (name, rect)
        assert rect.w >= 18 * scale, (name, rect)


@given(situations())
@settings(max_examples=150, deadline=None)
def test_the_visible_card_is_the_one_that_is_hit(situation: Situation) -> None:
    view = layout(situation)
    assert len(view.cards) == len(situation.hand)
    for places, at in ((view.cards, view.card_at), (view.kitty, view.kitty_at)):
        for index, place in enumerate(places):
            strip = place.strip
            assert place.rest.encloses(strip)
            assert at(*strip.center) == index
            assert at(strip.x, strip.y) == index
            assert at(strip.right - 1, strip.bottom - 1) == index
            assert (place.rest.w, place.rest.h) == view.card
            assert view.window.encloses(place.hit)
    if view.cards:
        last = len(view.cards) - 1
        assert view.card_at(view.cards[last].rest.center[0], view.window.bottom - 1) == last


@given(situations())
@settings(max_examples=100, deadline=None)
def test_equal_ranks_touch(situation: Situation) -> None:
    """Equal ranks are neighbours no farther apart than other ranks in the same row."""
    view = layout(situation)
    same, other = [], []
    for i in range(len(view.cards) - 1):
        a, b = view.cards[i].rest, view.cards[i + 1].rest
        if a.y == b.y:
            assert a.x < b.x <= a.right
            (same if situation.hand[i] == situation.hand[i + 1] else other).append(b.x - a.x)
    if same and other:
        assert max(same) <= min(other) + 1


@given(situations())
@settings(max_examples=100, deadline=None)
def test_the_others_sit_clockwise_each_part_in_its_place(situation: Situation) -> None:
    view = layout(situation)
    assert tuple(place.player for place in view.seats) == situation.others
    order = [Side.LEFT, Side.TOP, Side.RIGHT]
    sides = [order.index(place.side) for place in view.seats]
    assert sides == sorted(sides)
    assert sides.count(0) == sides.count(2)
    for one, other in zip(view.seats, view.seats[1:], strict=False):
        if one.side is other.side is Side.LEFT:
            assert one.rect.y > other.rect.y
        if one.side is other.side is Side.TOP:
            assert one.rect.x < other.rect.x
        if one.side is other.side is Side.RIGHT:
            assert one.rect.y < other.rect.y
    for place in view.seats:
        parts = [place.name, place.title, place.act, place.fan]
        parts += [place.face] if place.face is not None else []
        parts += [place.count] if place.count != place.fan else []
        for part in parts:
            assert place.rect.encloses(part), (place.rect, part)
        for a, b in combinations(parts, 2):
            assert not a.overlaps(b), (a, b)
        for back in backs(place.fan, view.back, 13):
            assert place.fan.encloses(back), (place.fan, back)


@given(situations(), st.integers(1, 30))
@settings(max_examples=100, deadline=None)
def test_what_must_stay_stays_while_a_round_goes_on(situation: Situation, cards: int) -> None:
    """Playing cards and the next phase move no button, no seat and change no card's size."""
    earlier = layout(situation)
    hand = situation.hand[: min(cards, len(situation.hand))]
    fields = {name: getattr(situation, name) for name in Situation.__slots__}
    later = layout(Situation(**fields | {"hand": hand, "plays": (1, 2), "middle": Middle.PILE}))
    for name in ("card", "play", "pass_", "hint", "undo", "complete", "pile", "hand", "beat"):
        assert getattr(earlier, name) == getattr(later, name), name
    assert earlier.seats == later.seats


@given(situations())
@settings(max_examples=50, deadline=None)
def test_the_newest_play_is_always_shown_whole(situation: Situation) -> None:
    view = layout(situation)
    if situation.middle is not Middle.PILE or not situation.plays:
        assert view.plays == ()
        return
    assert 1 <= len(view.plays) <= min(4, len(situation.plays))
    shown = tuple(len(play.cards) for play in view.plays)
    assert shown == situation.plays[-len(shown) :]
    assert view.plays[-1].caption.w >= min(40 * situation.scale, view.card[0])


@pytest.mark.parametrize(
    ("size", "scale"), [((200, 150), 1.0), ((90, 700), 1.0), ((320, 480), 3.0), ((1, 1), 1.0)]
)
def test_windows_below_the_smallest_shrink_instead_of_failing(
    size: tuple[int, int], scale: float
) -> None:
    view = layout(Situation(size=size, others=tuple(range(1, 10)), scale=scale, hand=(3,) * 13))
    for rect in _solid(view).values():
        assert view.safe.encloses(rect)


def test_equal_situations_are_laid_out_once() -> None:
    one = layout(Situation(size=(1280, 720), others=(1, 2, 3), hand=(0, 0, 5)))
    assert layout(Situation(size=(1280, 720), others=(1, 2, 3), hand=(0, 0, 5))) is one


def test_a_seat_is_found_by_its_player() -> None:
    view = layout(Situation(size=(1280, 720), others=(3, 0, 1)))
    assert view.seat(0).player == 0
    assert view.seat(0).side is Side.TOP
    with pytest.raises(KeyError):
        view.seat(2)


def test_orientation_follows_the_usable_part() -> None:
    wide = Situation(size=(600, 500), others=(1,))
    assert not layout(wide).portrait
    assert layout(Situation(size=(500, 600), others=(1,))).portrait
    # A wide window of which a panel takes the right half is used upright.
    assert layout(Situation(size=(800, 600), others=(1,), insets=Insets(right=400))).portrait


def test_a_large_screen_shows_larger_things() -> None:
    cards = [
        layout(Situation(size=size, others=(1, 2, 3))).card[0]
        for size in ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
    ]
    assert cards == sorted(cards)
    assert cards[-1] >= 2.4 * cards[0]


def test_the_backs_of_a_fan() -> None:
    fan = Rect(10, 20, 100, 40)
    assert backs(fan, (20, 28), 0) == ()
    assert backs(fan, (20, 28), 1) == (Rect(10, 26, 20, 28),)
    three = backs(fan, (20, 28), 3)
    assert [back.x for back in three] == [10, 16, 22]
    assert len(backs(fan, (20, 28), 26)) == 26
    assert len(backs(fan, (20, 28), 99)) == 27, "steps of three pixels in eighty"


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
@pytest.mark.parametrize("players", range(2, 11))
def test_everybody_has_a_face_on_an_ordinary_phone(size: tuple[int, int], players: int) -> None:
    for kitty in {0, 52 % players}:
        situation = Situation(
            size=size, others=tuple(range(1, players)), capacity=52 // players + 2, kitty=kitty
        )
        assert all(place.face is not None for place in layout(situation).seats)


def test_cards_are_as_large_on_a_phone_as_thirteen_in_a_row_allow() -> None:
    view = layout(Situation(size=(390, 844), others=(1, 2, 3), hand=tuple(range(13)), capacity=15))
    assert len({place.rest.y for place in view.cards}) == 1
    assert min(place.strip.w for place in view.cards) == 25
    assert view.card == (74, 104)
