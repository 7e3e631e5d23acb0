import json
from dataclasses import replace

import pygame
import pytest

from game.host import AddressChanged, FilePicked, Wishes
from game.scenes.settings import MOTIONS, SIZES, SPEEDS, THEMES, THINKING, WINDOWS
from game.store import SeatSetup, Settings
from tests.scenes.stage import FakeHost, Stage
from tests.scenes.tour import keep_finished, keys, settings

SWITCHES = ("four_colours", "mute", "fast_forward", "dim_illegal", "traditional_titles")


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_by_mouse_and_by_keys(name):
    kept = {}
    stage = Stage(kept=kept)
    before = getattr(stage.context.settings, name)
    settings(stage)
    stage.click(name)
    assert getattr(stage.context.settings, name) is not before
    assert stage.target(name).checked is not before
    assert getattr(Stage(kept=kept).context.settings, name) is not before
    stage.choose(name)
    assert getattr(stage.context.settings, name) is before


@pytest.mark.parametrize(("name", "values"), [("speed", SPEEDS), ("reduced_motion", MOTIONS)])
def test_one_of_a_few(stage, name, values):
    settings(stage)
    for value in reversed(values):
        stage.click(f"{name}:{value}")
        assert getattr(stage.context.settings, name) == value
        stage.turn()
        assert stage.target(f"{name}:{value}").checked


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("scale_percent", SIZES),
        ("completion_seconds", WINDOWS),
        ("thinking", THINKING),
        ("theme", THEMES),
    ],
)
def test_one_of_a_list(stage, name, values):
    settings(stage)
    for value in values:
        stage.click(name)
        stage.click(f"{name}:{value}")
        assert getattr(stage.context.settings, name) == value


def test_every_setting_has_its_place(stage):
    settings(stage)
    shown = {target.id.partition(":")[0] for target in stage.targets(shown=False)}
    assert shown >= {field for field in Settings.__slots__ if field != "table"}


def test_volumes_by_dragging_and_by_keys(stage):
    settings(stage)
    stage.click("effects_volume")
    target = stage.target("effects_volume")
    left, right = target.rect.midleft, (target.rect.right - 2, target.rect.centery)
    stage.post(pygame.MOUSEBUTTONDOWN, pos=right, button=1, touch=False)
    stage.turn()
    assert stage.context.settings.effects_volume == 100
    stage.post(pygame.MOUSEMOTION, pos=left, rel=(0, 0), buttons=(1, 0, 0), touch=False)
    stage.turn()
    assert stage.context.settings.effects_volume == 0
    stage.post(pygame.MOUSEBUTTONUP, pos=left, button=1, touch=False)
    stage.turn()
    assert stage.context.sounds.effects == 0
    stage.go_to("master_volume")
    stage.key(pygame.K_LEFT, times=2)
    assert stage.context.settings.master_volume == 90
    assert stage.context.sounds.volume == 0.9


def test_a_theme_is_seen_at_once(stage):
    settings(stage)
    stage.click("theme")
    stage.click("theme:light")
    stage.turn()
    assert stage.context.look.theme.name == "light"
    assert stage.host.page["background"] == "#c3d3c6"


def test_the_four_colour_deck_is_seen_at_once(stage):
    assert not stage.context.look.cards.look.four_colour
    stage.context.change(four_colours=True)
    assert stage.context.look.cards.look.four_colour


def test_index_letters_follow_the_language(stage):
    assert stage.context.look.cards.look.letters == ("J", "Q", "K", "A")
    stage.context.change(language="fr")
    assert stage.context.look.cards.look.letters == ("V", "D", "R", "A")


def test_what_sounds_only_keeps_the_look(stage):
    look = stage.context.look
    stage.context.change(master_volume=5)
    assert stage.context.look is look
    stage.context.change(scale_percent=110)
    assert stage.context.look is not look


@pytest.mark.parametrize(
    ("wishes", "theme"),
    [(Wishes(dark=True), "dark"), (Wishes(dark=False), "felt"), (Wishes(), "felt")],
)
def test_the_devices_wish_for_a_dark_scheme(wishes, theme):
    assert Stage(wishes=wishes).context.look.theme.name == theme


def test_a_theme_chosen_overrules_the_device():
    stage = Stage(wishes=Wishes(dark=True))
    stage.context.change(theme="light")
    assert stage.context.look.theme.name == "light"


def test_the_devices_wish_for_less_motion():
    stage = Stage(wishes=Wishes(reduced_motion=True))
    assert stage.context.reduced_motion
    stage.context.change(reduced_motion="off")
    assert not stage.context.reduced_motion
    assert not Stage().context.reduced_motion
    stage = Stage()
    stage.context.change(reduced_motion="on")
    assert stage.context.reduced_motion


@pytest.mark.parametrize(
    ("size", "ratio", "percent", "wish", "scale"),
    [
        ((1280, 720), 1.0, 100, 1.0, 1.0),
        ((2560, 1440), 2.0, 100, 1.0, 2.0),  # a dense screen: every px counts double
        ((3840, 2160), 1.0, 100, 1.0, 3**0.85),  # a large one: things grow
        ((390, 844), 1.0, 100, 1.0, 1.0),
        ((160, 240), 1.0, 100, 1.0, 0.5),  # smaller than anything is laid out for
        ((1280, 720), 1.0, 150, 1.0, 1.5),
        ((1280, 720), 1.0, 100, 1.25, 1.25),
        ((320, 480), 1.0, 200, 1.0, 1.0),  # no room to grow
    ],
)
def test_the_scale(size, ratio, percent, wish, scale):
    stage = Stage(size=size, ratio=ratio, wishes=Wishes(font_scale=wish))
    stage.context.change(scale_percent=percent)
    assert stage.context.look.scale == pytest.approx(scale)


def test_which_keys_there_are(stage):
    keys(stage)
    stage.click("close")
    stage.choose("keys")
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.group.modal is None
    assert stage.scene.name == "settings"


# Everything as a file


def test_export_and_import_on_another_device():
    stage = Stage()
    stage.context.change(theme="light", language="pl")
    keep_finished(stage)
    settings(stage)
    stage.click("export")
    ((name, text),) = stage.host.downloads.items()
    assert name.startswith("president-")
    assert name.endswith(".json")
    json.loads(text)
    assert any(name in told for told in stage.context.notices.texts)

    other = Stage(browser=True)
    settings(other)
    other.click("import")
    assert other.host.asked == [".json"]
    other.page(FilePicked(name, text))
    assert other.context.settings.theme == "auto"
    other.click("go")
    assert other.context.settings.theme == "light"
    assert other.context.words.tag == "pl"
    assert len(other.context.store.finished()) == 1


@pytest.mark.parametrize("rules", ["wiper", None])
def test_a_file_read_in_from_within_a_match_is_not_overwritten_by_it(rules):
    """The match of the file takes the place of the one that was played, or nothing does."""
    there = Stage()
    if rules is not None:
        there.page(AddressChanged(f"r={rules}&n=4&s=7"))
    text = there.context.store.export()

    kept = {}
    stage = Stage(kept=kept)
    stage.page(AddressChanged("r=base&n=4&s=5"))
    stage.click("menu")
    stage.click("settings")
    stage.page(FilePicked("kept.json", text))
    stage.click("go")
    stage.turn(20, 50.0)
    assert stage.scene.name == "menu"
    assert stage.context.notices.texts[-1] == stage.context.words.say("notice.imported")
    again = Stage(kept=kept)
    found = again.context.kept_match()
    assert (found and found.match.rules.name) == rules


def test_import_can_be_called_off(stage):
    settings(stage)
    text = Stage().context.store.export()
    stage.context.change(theme="dark")
    stage.page(FilePicked("kept.json", text))
    stage.key(pygame.K_RETURN)
    assert stage.scene.group.modal is None
    assert stage.context.settings.theme == "dark"


@pytest.mark.parametrize(
    ("text", "reason"),
    [("{}", "import_foreign"), ("no JSON", "import_damaged"), (None, "import_damaged")],
)
def test_a_file_that_cannot_be_read_in_is_refused_in_words(stage, text, reason):
    settings(stage)
    stage.page(FilePicked("other.json", text))
    stage.click("go")
    say = stage.context.words.say
    wanted = say("notice.import_refused", reason=say(f"notice.{reason}"))
    assert stage.context.notices.texts == [wanted]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_file_whose_table_has_names_that_cannot_be_shown_is_refused(language):
    there = Stage()
    seats = (SeatSetup("Жора"), *there.context.settings.table.seats[1:])
    there.context.change(table=replace(there.context.settings.table, seats=seats), theme="light")

    stage = Stage(languages=(language,))
    settings(stage)
    stage.page(FilePicked("kept.json", there.context.store.export()))
    stage.click("go")
    say = stage.context.words.say
    wanted = say("notice.import_refused", reason=say("notice.import_signs"))
    assert stage.context.notices.texts == [wanted]
    assert stage.context.settings.theme == "auto"


def test_the_desktop_says_how_to_hand_it_a_file(stage):
    settings(stage)
    stage.click("import")
    assert stage.context.notices.texts == [stage.context.words.say("settings.import_drop")]


def test_a_file_that_could_not_be_written_is_told():
    host = FakeHost()
    host.download = lambda name, text: None
    stage = Stage(host)
    settings(stage)
    stage.click("export")
    assert "could not be saved" in stage.context.notices.texts[0]
