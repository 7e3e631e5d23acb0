import pygame
import pytest
from pygame import Rect

from game.ui.svg import raster
from game.ui.theme import BODY
from game.ui.widgets import Heading, LineChart, Series, Table
from game.ui.widgets.chart import marker, nice_step


@pytest.mark.parametrize(
    ("span", "most", "step"),
    [(10, 5, 2), (8, 5, 2), (50, 5, 10), (3, 5, 1), (0, 5, 1), (101, 5, 50)],
)
def test_steps_are_round_figures(span, most, step):
    assert nice_step(span, most) == step


def test_ten_markers_are_ten_shapes(display):
    shapes = {
        pygame.image.tobytes(
            raster(marker(kind, 20, 20, 10, fill=(200, 0, 0), line=(0, 0, 0)), 40, 40, (40, 40)),
            "RGBA",
        )
        for kind in range(10)
    }
    assert len(shapes) == 10


def test_every_line_is_seen_in_its_colour(look, display):
    chart = LineChart([Series("Ann", (0, 1, 5)), Series("Ben", (0, 3, 4))])
    chart.place(look, Rect((0, 0), chart.measure(look, 400)))
    display.fill(look.theme.panel)
    chart.draw(display, look)
    for i in range(2):
        mask = pygame.mask.from_threshold(display, look.theme.series[i], (20, 20, 20))
        assert mask.count() > 100


@pytest.mark.parametrize("values", [(), (0,), (-5, 3, -8), (1000, 2500, 100000)])
def test_odd_values_are_drawn(look, display, values):
    chart = LineChart([Series(f"P{i}", values) for i in range(10)])
    chart.place(look, Rect((0, 0), chart.measure(look, 300)))
    chart.draw(display, look)


def test_a_table_keeps_its_figures_and_shortens_names(look, display):
    rows = [["A very long name indeed, longer than any", "President", "12"]]
    table = Table(
        [Heading("Player", shrink=True), Heading("Title"), Heading("Total", "right")], rows
    )
    table.place(look, Rect(0, 0, 260, table.measure(look, 260)[1]))
    columns = table._columns(look)
    assert columns[-1].right <= table.rect.right
    assert columns[1].w >= look.text.width("President", BODY)
    table.draw(display, look)
