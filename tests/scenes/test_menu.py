import pygame
import pytest

from game.scenes.setup import first_table
from game.store import SeatSetup, TableSetup
from game.words import LANGUAGES
from tests.scenes.stage import Stage
from tests.scenes.tour import keep_finished


def names(stage):
    return [target.id for target in stage.targets()]


def test_the_first_start_needs_one_press_to_play(stage):
    assert stage.scene.name == "menu"
    assert stage.scene.focused == "play"
    stage.click("play")
    session = stage.context.session
    assert session is not None
    assert session.match.rules.name == "president"
    assert session.people == (0,)
    assert len(session.seats) == 4


def test_enter_alone_plays(stage):
    stage.key(pygame.K_RETURN)
    assert stage.context.session is not None


def test_names_of_a_first_table_are_in_the_language_in_force():
    stage = Stage(languages=("pl-PL", "en"))
    assert first_table(stage.context).seats[0].name == "Gracz"


def test_play_now_sits_down_at_the_last_table(stage):
    seats = (SeatSetup("Zoe"), SeatSetup("Yan", "novice"), SeatSetup("Xia", "random"))
    stage.context.change(table=TableSetup("base", {}, seats))
    stage.turn()
    stage.click("play")
    assert stage.context.session.match.names == ("Zoe", "Yan", "Xia")
    assert stage.context.session.match.rules.name == "base"


def test_a_match_left_can_be_continued_at_the_same_card(stage):
    stage.click("play")
    stage.turn(3)
    acts = list(stage.context.session.match.actions)
    stage.context.to_menu()
    stage.turn()
    assert "play" not in names(stage)
    assert stage.scene.focused == "continue"
    stage.click("continue")
    assert stage.context.session.match.actions[: len(acts)] == acts


def test_a_match_outlives_the_program():
    kept = {}
    first = Stage(kept=kept)
    first.click("play")
    first.turn(5)
    record = list(first.context.session.match.actions)
    again = Stage(kept=kept)
    again.click("continue")
    assert again.context.session.match.actions[: len(record)] == record


def test_a_damaged_match_is_set_aside_and_told():
    kept = {}
    Stage(kept=kept).click("play")
    kept["match"] = kept["match"][:-40]
    stage = Stage(kept=kept)
    assert "play" in names(stage)
    assert any("aside" in text for text in stage.context.notices.texts)
    assert any(key.startswith("aside:") for key in kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_switched_in_place_and_kept(language):
    kept = {}
    stage = Stage(kept=kept, languages=("en",))
    stage.click(f"language:{language}")
    say = stage.context.words.say
    assert stage.context.words.tag == language
    assert stage.target("new").label == say("menu.new_game")
    assert stage.scene.focused == f"language:{language}"
    assert stage.host.page["language"] == language
    assert Stage(kept=kept).context.words.tag == language


def test_the_language_follows_the_device():
    assert Stage(languages=("de", "fr-CA", "en")).context.words.tag == "fr"
    assert Stage(languages=("de",)).context.words.tag == "en"


@pytest.mark.parametrize(
    ("target", "scene"),
    [("new", "setup"), ("rules", "rules"), ("settings", "settings"), ("statistics", "statistics")],
)
def test_every_way_leads_there_and_back_by_mouse_and_by_keys(stage, target, scene):
    stage.click(target)
    assert stage.scene.name == scene
    stage.click("back")
    assert stage.scene.name == "menu"
    stage.choose(target)
    assert stage.scene.name == scene
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "menu"
    assert stage.scene.focused == target


def test_quitting_asks_first(stage):
    stage.click("quit")
    stage.click("cancel")
    assert stage.scene.name == "menu"
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.focused == "go"
    stage.key(pygame.K_ESCAPE)
    stage.key(pygame.K_ESCAPE)
    stage.key(pygame.K_RETURN)
    assert len(stage.stack) == 0
    assert stage.loop.over


def asked_to_quit(stage):
    stage.key(pygame.K_ESCAPE)
    (label,) = stage.scene.group.modal.scroll.items[0].items
    return label.text, stage.scene.focused


def test_quitting_tells_that_the_match_is_saved_if_there_is_one(stage):
    assert asked_to_quit(stage) == ("Quit the game?", "go")
    stage.key(pygame.K_ESCAPE)
    stage.click("play")
    stage.context.to_menu()
    assert asked_to_quit(stage) == ("Quit the game? Your match is saved.", "go")


@pytest.mark.parametrize("refusal", ["full", "forbidden"])
def test_quitting_does_not_tell_of_a_match_as_saved_that_is_not(stage, refusal):
    stage.host.storage.refuses = refusal
    stage.click("play")
    stage.context.to_menu()
    lost = "Quit the game? Your match could not be saved and will be lost."
    assert asked_to_quit(stage) == (lost, "cancel")


def test_a_message_leaves_the_question_readable():
    stage = Stage(size=(390, 844), languages=("fr",))
    stage.click("play")
    stage.context.to_menu()
    stage.key(pygame.K_ESCAPE)
    stage.turn()
    before = stage.host.surface().copy()
    stage.context.notices.show(stage.context.words.say("notice.full", name=""))
    stage.turn(40)
    after = stage.host.surface()
    sheet = stage.scene.sheet
    assert sheet.h > 100
    assert sheet_of(before, sheet) == sheet_of(after, sheet)
    above = pygame.Rect(0, 0, 390, sheet.y)
    assert sheet_of(before, above) != sheet_of(after, above)


def sheet_of(picture, area):
    return pygame.image.tobytes(picture.subsurface(area), "RGB")


def test_a_page_has_nothing_to_quit():
    stage = Stage(browser=True)
    assert "quit" not in names(stage)
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "menu"
    assert stage.scene.group.modal is None


def test_idle_frames_draw_nothing(stage):
    stage.turn(3)
    drawn = stage.loop._drawn
    stage.turn(20)
    assert stage.loop._drawn == drawn


def test_m_turns_the_sound_off_and_on_and_says_so(stage):
    stage.key(pygame.K_m)
    assert stage.context.sounds.muted
    assert stage.context.settings.mute
    assert stage.context.notices.texts == [stage.context.words.say("notice.muted")]
    stage.key(pygame.K_m)
    assert not stage.context.sounds.muted


def test_notices_go_by_themselves(stage):
    stage.context.tell("Something happened.")
    assert stage.host.announced == ["Something happened."]
    stage.turn()
    assert stage.context.notices.texts == ["Something happened."]
    stage.wait(20_000)
    assert stage.context.notices.texts == []


def test_resizing_at_any_moment_keeps_focus_and_question(stage):
    stage.key(pygame.K_ESCAPE)
    for size in ((320, 480), (844, 390), (3840, 2160), (390, 844)):
        stage.resize(size)
        assert stage.scene.focused == "go"
        window = stage.host.surface().get_rect()
        assert all(window.contains(target.rect) for target in stage.targets())


def test_the_figures_of_a_finished_match_are_there(stage):
    keep_finished(stage)
    stage.click("statistics")
    assert stage.context.store.statistics().of("president").matches == 1
