"""Durations, speeds and movements, with time passed in as numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.table.motion import Beat, Motions, Movement, Pose, Speed, Tempo, ease

HERE = Pose(0, 0, 50)
THERE = Pose(100, 40, 50)


def test_the_table_of_durations() -> None:
    normal = Tempo()
    assert {beat: normal.wait(beat) for beat in Beat} == {
        Beat.MOVE: 220,
        Beat.CLOSE_UP: 120,
        Beat.FLIP: 160,
        Beat.HIGHLIGHT: 150,
        Beat.DEAL: 1500,
        Beat.THINK_LEAST: 450,
        Beat.THINK_MOST: 750,
        Beat.TRICK_END: 900,
        Beat.REPLAY: 900,
    }


@pytest.mark.parametrize(
    ("speed", "move", "close_up", "trick_end"),
    [
        (Speed.SLOW, 352, 192, 1440),
        (Speed.NORMAL, 220, 120, 900),
        # Closing up would take 60 ms: left out.
        (Speed.FAST, 110, 0, 450),
        (Speed.OFF, 0, 0, 0),
    ],
)
def test_one_speed_factor_for_all(
    speed: Speed, move: float, close_up: float, trick_end: float
) -> None:
    tempo = Tempo(speed)
    assert tempo.movement(Beat.MOVE) == pytest.approx(move)
    assert tempo.movement(Beat.CLOSE_UP) == pytest.approx(close_up)
    assert tempo.wait(Beat.TRICK_END) == pytest.approx(trick_end)


def test_a_record_can_be_followed_at_any_speed() -> None:
    assert [Tempo(speed).replaying() for speed in Speed] == [1440, 900, 450, 250]


def test_bots_think_between_their_bounds() -> None:
    assert Tempo().thinking(0) == 450
    assert Tempo().thinking(1) == 750
    assert Tempo(Speed.FAST).thinking(0.5) == 300
    assert Tempo(Speed.OFF).thinking(0.7) == 0


@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("cards", [0, 1, 2, 9, 52, 104])
def test_the_whole_deal_is_there_in_time(speed: Speed, cards: int) -> None:
    tempo = Tempo(speed)
    delays = tempo.deal_delays(cards)
    assert len(delays) == cards
    assert list(delays) == sorted(delays)
    if cards:
        last = delays[-1] + tempo.movement(Beat.MOVE)
        assert last <= tempo.wait(Beat.DEAL) + 1e-6
    steps = {round(b - a, 6) for a, b in pairwise(delays)}
    assert len(steps) <= 1
    if cards > 1 and speed is not Speed.OFF:
        assert 0 < steps.pop() <= tempo.movement(Beat.MOVE), "cards overlap on their way"


def test_ease_is_slow_at_both_ends() -> None:
    assert ease(0) == 0
    assert ease(0.25) == pytest.approx(4 * 0.25**3)
    assert ease(0.5) == pytest.approx(0.5)
    assert ease(0.75) == pytest.approx(1 - 4 * 0.25**3)
    assert ease(1) == 1


def test_a_move_waits_goes_and_arrives() -> None:
    motions = Motions()
    motions.move("card", HERE, THERE, delay=100)
    assert motions.pose("card", THERE) == HERE
    assert motions.advance(100) == []
    assert motions.pose("card", THERE) == HERE
    assert motions.advance(110) == []
    assert motions.pose("card", THERE) == Pose(50, 20, 50)
    assert motions.moving("card")
    assert motions.advance(109.9) == []
    assert motions.advance(0.1 + 1e-9) == ["card"]
    assert not motions.busy
    assert not motions.moving("card")
    assert motions.pose("card", THERE) == THERE


def test_one_long_frame_is_as_good_as_many_short_ones() -> None:
    motions = Motions()
    motions.move(1, HERE, THERE)
    motions.move(2, HERE, THERE, delay=500)
    assert motions.advance(300) == [1]
    assert motions.advance(10_000) == [2]


def test_finishing_jumps_to_the_end() -> None:
    motions = Motions()
    motions.move("a", HERE, THERE)
    motions.move("b", HERE, THERE, delay=1000)
    motions.advance(50)
    assert motions.finish() == ["a", "b"]
    assert not motions.busy
    assert motions.pose("b", THERE) == THERE


@pytest.mark.parametrize("tempo", [Tempo(Speed.OFF), Tempo(Speed.OFF, reduced=True)])
def test_with_motion_off_everything_is_there_at_once(tempo: Tempo) -> None:
    motions = Motions(tempo)
    motions.move("card", HERE, THERE)
    assert not motions.busy
    assert motions.pose("card", THERE) == THERE


def test_what_is_too_short_is_left_out_but_its_delay_is_kept() -> None:
    motions = Motions(Tempo(Speed.FAST))
    motions.move("card", HERE, THERE, Beat.CLOSE_UP)
    assert not motions.busy
    motions.move("late", HERE, THERE, Beat.CLOSE_UP, delay=200)
    motions.advance(199)
    assert motions.pose("late", THERE) == HERE
    assert motions.advance(1) == ["late"]


def test_what_stays_where_it_is_does_not_move() -> None:
    motions = Motions()
    motions.move("card", HERE, THERE)
    motions.move("card", THERE, THERE)
    assert not motions.busy


def test_reduced_motion_turns_moves_into_fades() -> None:
    motions = Motions(Tempo(reduced=True))
    motions.move("card", HERE._replace(face=0), THERE)
    assert motions.pose("card", THERE) == THERE._replace(alpha=0)
    motions.advance(110)
    assert motions.pose("card", THERE) == THERE._replace(alpha=0.5)
    assert motions.advance(110) == ["card"]
    # What goes away fades where it lies.
    motions.move("gone", HERE, HERE._replace(alpha=0))
    motions.advance(110)
    assert motions.pose("gone", HERE) == HERE._replace(alpha=0.5)


def test_with_reduced_motion_what_closes_up_never_vanishes() -> None:
    motions = Motions(Tempo(reduced=True))
    motions.move("card", HERE, THERE, Beat.CLOSE_UP)
    assert not motions.busy
    assert motions.pose("card", THERE) == THERE


def test_a_new_layout_redirects_without_losing_time() -> None:
    motions = Motions()
    motions.move("card", HERE, THERE)
    motions.advance(110)
    motions.retarget("card", Pose(200, 80, 60))
    motions.retarget("other", THERE)
    assert not motions.moving("other")
    assert motions.pose("card", THERE) == Pose(100, 40, 55)
    assert motions.advance(110) == ["card"]

    fading = Motions(Tempo(reduced=True))
    fading.move("card", HERE, THERE)
    fading.advance(110)
    fading.retarget("card", Pose(200, 80, 60))
    assert fading.pose("card", THERE) == Pose(200, 80, 60, alpha=0.5)


def test_a_move_replaces_the_one_before() -> None:
    motions = Motions()
    motions.move("card", HERE, THERE)
    motions.advance(110)
    halfway = motions.pose("card", THERE)
    motions.move("card", halfway, HERE)
    assert motions.pose("card", HERE) == halfway
    assert motions.advance(219) == []
    assert motions.advance(1) == ["card"]


def test_a_card_turns_over_its_edge() -> None:
    turning = Movement(HERE._replace(face=0), HERE, 160)
    assert not turning.pose.shows_face
    assert turning.pose.narrowing == 1
    turning.elapsed = 80
    assert turning.pose.narrowing == pytest.approx(0)
    turning.elapsed = 100
    assert turning.pose.shows_face
    assert 0 < turning.pose.narrowing < 1
    turning.elapsed = 160
    assert turning.pose == HERE


def test_a_pulse_swells_and_shrinks_or_stands_still() -> None:
    tempo = Tempo()
    assert tempo.pulse(0) == 0
    assert tempo.pulse(550) == pytest.approx(1)
    assert tempo.pulse(1100) == pytest.approx(0)
    assert Tempo(reduced=True).pulse(0) == 1
    assert Tempo(Speed.OFF).pulse(300) == 1
