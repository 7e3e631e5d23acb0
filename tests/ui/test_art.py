import pygame
import pytest
from pygame import Rect

from game.ui.cache import Cache, SurfaceCache
from game.ui.faces import ANIMALS, PEOPLE, Faces
from game.ui.icons import ICONS, Icons
from game.ui.look import Look
from game.ui.resources import asset
from game.ui.suits import SUIT_PATHS
from game.ui.svg import path, raster
from game.ui.theme import THEMES
from game.ui.title import draw_title, icon


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("size", [(97, 136), (36, 50), (250, 350), (1, 1), (640, 11)])
def test_a_raster_has_exactly_the_size_asked_for(display, size):
    assert raster(path(SUIT_PATHS[0], fill=(9, 9, 9)), *size, (100, 100)).get_size() == size


def test_pictures_are_loaded_from_files_for_browsers_and_leave_none(display, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    loaded = []
    load = pygame.image.load
    monkeypatch.setattr("pygame.image.load", lambda *args: loaded.append(args) or load(*args))
    raster(path(SUIT_PATHS[1], fill=(9, 9, 9)), 20, 20, (100, 100))
    assert [len(args) for args in loaded] == [1]
    assert isinstance(loaded[0][0], str)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("size", [24, 44, 97])
def test_portraits_are_all_different_and_round(display, size):
    faces = Faces()
    pictures = {pixels(faces.get(name, size)): name for name in (*ANIMALS, *PEOPLE)}
    assert len(pictures) == len(ANIMALS) + len(PEOPLE)
    for name in ANIMALS:
        image = faces.get(name, size)
        assert image.get_size() == (size, size)
        assert image.get_at((0, 0)).a == image.get_at((size - 1, size - 1)).a == 0
        assert image.get_at((size // 2, size // 2)).a == 255


def test_there_are_portraits_for_a_full_table():
    assert len(ANIMALS) >= 12
    assert len(PEOPLE) >= 2


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_in_the_colour_asked_for(display, name):
    image = Icons().get(name, 48, (10, 200, 30))
    assert image.get_size() == (48, 48)
    assert pygame.mask.from_threshold(image, (10, 200, 30), (8, 8, 8, 255)).count() > 40


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)
@pytest.mark.parametrize("size", [(640, 480), (300, 90)])
def test_the_title_stays_in_its_box(display, theme, size):
    sheet = pygame.Surface((700, 540))
    box = Rect((30, 30), size)
    draw_title(sheet, Look(theme), box, "Prezydent")
    drawn = pygame.mask.from_threshold(sheet, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    around = drawn.get_bounding_rects()
    assert around
    assert box.inflate(4, 4).contains(around[0].unionall(around[1:]))


@pytest.mark.parametrize(
    ("name", "side"),
    [("icon.png", 512), ("icon-192.png", 192), ("icon-maskable.png", 512), ("favicon.png", 64)],
)
def test_icon_files_are_what_the_code_draws(name, side):
    image = pygame.image.load(asset(name))
    assert image.get_size() == (side, side)
    drawn = icon(side, maskable="maskable" in name)
    alike = pygame.mask.from_threshold(image, (0, 0, 0), (24, 24, 24, 255), drawn).count()
    assert alike > 0.98 * side * side


def test_a_maskable_icon_fills_its_square_and_keeps_its_rim_clear():
    image = icon(200, maskable=True)
    ground = image.get_at((0, 0))
    assert ground.a == 255
    assert all(image.get_at((x, y)) == ground for x in range(200) for y in (0, 10, 189, 199))


def test_the_cache_forgets_what_was_not_used_for_longest():
    cache = Cache(2)
    made = []

    def make(key):
        return lambda: made.append(key) or key

    for key in ("a", "b", "a", "c", "a", "b"):
        cache.get(key, make(key))
    assert made == ["a", "b", "c", "b"]
    assert len(cache) == 2
    assert cache.has("b")
    assert not cache.has("c")


def test_kept_surfaces_never_take_more_room_than_their_budget():
    cache = SurfaceCache(0.01)  # 10,000 pixels
    made = []

    def make(key, side):
        return lambda: made.append(key) or pygame.Surface((side, side))

    for key, side in (("a", 60), ("b", 60), ("a", 60), ("c", 60), ("a", 60), ("b", 60)):
        cache.get(key, make(key, side))
    assert made == ["a", "b", "c", "b"]
    assert cache.get("huge", make("huge", 500)).get_size() == (500, 500)
    assert len(cache) == 1
    cache.get("a", make("a", 60))
    assert len(cache) == 1
    cache.clear()
    assert len(cache) == 0
