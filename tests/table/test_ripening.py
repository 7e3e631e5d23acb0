"""Thought over several frames: within its budget, and never longer than it may take."""

from game.bots import Hurry
from game.table.ripening import Ripening


class Clock:
    """Every look at it takes as long as a slice: 2 ms."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        self.now += 0.002
        return self.now


def thought(slices, told=None):
    """So many slices, then "done"; or, when hurried, how many there were."""
    for done in range(slices):
        try:
            yield
        except Hurry:
            return done + 1
        if told is not None:
            told.append(done)
    return "done"


def test_it_thinks_on_in_each_frame_as_long_as_the_budget_lasts():
    told = []
    ripening = Ripening(thought(10, told), budget=6.0, clock=Clock())
    assert not ripening.update(16.0)
    assert len(told) == 2  # three slices of 2 ms; the third has only begun
    assert not ripening.update(16.0)
    assert len(told) == 5


def test_it_knows_the_answer_in_the_end():
    ripening = Ripening(thought(5), budget=6.0, clock=Clock())
    frames = 1
    while not ripening.update(16.0):
        assert ripening.answer is None
        frames += 1
    assert (ripening.answer, frames) == ("done", 2)


def test_thought_that_takes_no_slice_is_there_at_once():
    ripening = Ripening(thought(0), clock=Clock())
    assert ripening.update(16.0)
    assert ripening.answer == "done"


def test_when_its_time_is_up_it_answers_with_what_is_known():
    ripening = Ripening(thought(1000), most=100.0, budget=6.0, clock=Clock())
    frames = 1
    while not ripening.update(20.0):
        frames += 1
    assert frames == 5
    assert ripening.answer == 4 * 3 + 1


def test_without_a_limit_it_is_never_hurried():
    ripening = Ripening(thought(1000), budget=6.0, clock=Clock())
    assert not any(ripening.update(100.0) for _ in range(100))
