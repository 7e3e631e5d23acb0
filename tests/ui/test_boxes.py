from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui import boxes

sizes = st.lists(st.tuples(st.integers(1, 300), st.integers(1, 80)), max_size=12)


@given(st.integers(1, 400), sizes, st.integers(0, 20), st.sampled_from(["start", "middle", "end"]))
def test_flow_keeps_inside_and_apart(width, wanted, gap, side):
    area = Rect(7, 9, width, 0)
    placed = boxes.flow(area, wanted, gap, side)
    assert len(placed) == len(wanted)
    for i, box in enumerate(placed):
        assert area.left <= box.left
        assert box.right <= area.right
        assert box.size == (min(wanted[i][0], width), wanted[i][1])
        assert not any(box.colliderect(other) for other in placed[i + 1 :])
    height = boxes.flow_height(width, wanted, gap)
    assert height == max((box.bottom - area.y for box in placed), default=0)


@given(st.integers(1, 500), st.integers(1, 12), st.integers(0, 10))
def test_shares_fill_the_width_evenly(width, number, gap):
    placed = boxes.shares(Rect(3, 0, width + gap * number, 10), number, gap)
    assert placed[0].left == 3
    assert placed[-1].right == 3 + width + gap * number
    for left, right in pairwise(placed):
        assert right.left - left.right == gap
    widths = [box.w for box in placed]
    assert max(widths) - min(widths) <= 1


def test_column_row_grid_and_inset():
    area = Rect(10, 20, 100, 200)
    assert boxes.column(area, [30, 40], 5) == [Rect(10, 20, 100, 30), Rect(10, 55, 100, 40)]
    assert boxes.row(area, [30, 40], 10) == [Rect(10, 20, 30, 200), Rect(50, 20, 40, 200)]
    assert [b.x for b in boxes.row(area, [30, 40], 10, "end")] == [30, 70]
    assert [b.x for b in boxes.row(area, [30, 40], 10, "middle")] == [20, 60]
    cells = boxes.grid(area, 2, 3, 10, 4)
    assert [(c.x, c.y) for c in cells] == [(10, 20), (62, 20), (10, 34)]
    assert boxes.inset(area, 10) == Rect(20, 30, 80, 180)
    assert boxes.inset(area, 60, 0).w == 0
    assert boxes.centred(area, 20, 40) == Rect(50, 100, 20, 40)
