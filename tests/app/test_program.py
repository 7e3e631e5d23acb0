import asyncio
import re
import signal
import tomllib
from pathlib import Path

import pygame
import pytest

import game
from game.app import Start, play, run
from game.app.program import Program
from game.host import NoDisplayError
from game.host.storage import Files
from game.scenes.stack import Scene
from game.store import SeatSetup, Store, TableSetup
from tests.scenes.stage import FakeHost, Stage
from tests.scenes.tour import crash, finished, setup

TABLE = TableSetup(
    "base",
    {"rounds": 2},
    (SeatSetup("Zoe"), SeatSetup("Yan", "novice"), SeatSetup("Xia", "novice")),
)


class LoopHost(FakeHost):
    """A host that turns the loop so many frames, then closes the window."""

    def __init__(self, frames=5, **options):
        super().__init__(**options)
        self.frames = frames

    async def next_frame(self):
        self.frames -= 1
        if self.frames < 0:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        await asyncio.sleep(0)


def test_the_version_is_that_of_the_package():
    project = tomllib.loads((Path(game.__file__).parent.parent / "pyproject.toml").read_text())
    assert game.__version__ == project["project"]["version"]


def test_the_program_begins_with_the_menu(stage):
    assert stage.scene.name == "menu"


def test_a_table_and_a_seed_go_straight_to_the_deal():
    first, again = (Stage(start=Start(lambda words: TABLE, 7, "fr")) for _ in range(2))
    session = first.context.session
    assert session.match.names == ("Zoe", "Yan", "Xia")
    assert session.match.seed == 7
    assert session.match.first_cut == again.context.session.match.first_cut
    assert first.context.words.tag == "fr"
    assert first.context.settings.table == TABLE


def test_a_language_asked_for_holds_until_another_is_picked():
    stage = Stage(start=Start(language="pl"), languages=("fr",))
    assert stage.context.words.tag == "pl"
    assert stage.context.settings.language is None
    stage.click("language:en")
    assert stage.context.words.tag == "en"


def test_closing_the_window_hands_over_the_match_and_keeps_it():
    host, over = LoopHost(), []
    asyncio.run(run(host, start=Start(lambda words: TABLE, 7), over=over.append))
    (session,) = over
    assert session.match.names == ("Zoe", "Yan", "Xia")
    assert Store(host.storage).has_match()


def test_an_interrupt_at_the_terminal_closes_the_window():
    class Interrupted(LoopHost):
        async def next_frame(self):
            if self.frames == 2:
                signal.raise_signal(signal.SIGINT)
            await super().next_frame()

    host, over = Interrupted(), []
    asyncio.run(run(host, start=Start(lambda words: TABLE, 7), over=over.append))
    assert host.frames == 1, "it went on"
    assert len(over) == 1
    assert Store(host.storage).has_match()


def test_a_finished_match_is_kept_counted_and_closed_once(stage):
    handed = []
    stage.context._over = handed.append
    session = finished("base", rounds=2)
    stage.context.session = session
    stage.context.finish_match()
    store = stage.context.store
    assert not store.has_match()
    (kept,) = store.finished()
    assert kept["record"]["expect"]["phase"] == "match_over"
    assert len(kept["seats"]) == 4
    assert handed == [session]
    # Four bots: nobody at this device is counted.
    assert not store.statistics().tallies


def test_a_match_with_one_person_is_counted_for_that_person(stage):
    stage.context.session = session = finished("base", rounds=2, person=True)
    stage.context.finish_match()
    tally = stage.context.store.statistics().of("base")
    places = [result.ranking.index(0) + 1 for result in session.results]
    assert (tally.matches, tally.rounds) == (1, 2)
    assert (tally.firsts, tally.lasts) == (places.count(1), places.count(4))
    assert tally.wins == (0 in session.match.winners)


def test_no_display_is_one_sentence(capsys):
    host = FakeHost()

    def fail(title, size):
        raise NoDisplayError("There is no display.")

    host.start_display = fail
    with pytest.raises(SystemExit) as left:
        asyncio.run(run(host))
    assert left.value.code == 2
    assert capsys.readouterr().err == "There is no display.\n"


# What the storage has to say


def test_a_storage_that_refuses_is_told_once():
    stage = Stage()
    stage.host.storage.refuses = "full"
    stage.context.change(theme="dark")
    say = stage.context.words.say
    assert stage.context.notices.texts == [say("notice.full")]
    stage.wait(20_000)
    stage.context.change(theme="light")
    stage.turn()
    assert stage.context.notices.texts == []
    assert stage.context.settings.theme == "light"


def test_a_forbidden_storage_still_plays():
    host = FakeHost()
    host.storage.refuses = "forbidden"
    stage = Stage(host)
    say = stage.context.words.say
    assert stage.context.notices.texts == [say("notice.unreadable", name="settings")]
    stage.click("play")
    assert stage.context.session is not None
    assert say("notice.unavailable") in stage.context.notices.texts


def shown_until_all_are_gone(stage):
    """The texts of all notices, in the order in which they came."""
    seen = []
    while stage.context.notices.texts:
        seen += [text for text in stage.context.notices.texts if text not in seen]
        stage.wait(50)
    return seen


def test_all_that_is_damaged_at_the_start_is_told_with_its_file(tmp_path):
    for key in ("settings", "match", "daily"):
        (tmp_path / f"{key}.json").write_bytes(b"\xff no json")
    host = FakeHost()
    host.storage = Files(tmp_path)
    stage = Stage(host)
    seen = shown_until_all_are_gone(stage)
    files = sorted(tmp_path.glob("aside*"))
    assert len(files) == 3
    for file in files:
        assert stage.context.words.say("notice.damaged", name=str(file)) in seen
        assert any(str(file) in said for said in host.announced)


def test_much_that_is_set_aside_at_once_is_one_sentence(stage):
    store, say = stage.context.store, stage.context.words.say
    for n in range(1, 6):
        store.add_finished({"n": n})
        stage.host.storage.kept[f"finished:{n:06}"] = "damaged"
    store.finished()
    stage.turn()
    text = say("notice.set_aside_many", count=5, name="aside:finished:000001:1")
    assert shown_until_all_are_gone(stage) == [text]
    assert stage.host.announced == [text]


def test_a_file_that_cannot_be_read_is_not_said_to_be_unsaved(tmp_path):
    (tmp_path / "daily.json").mkdir()
    host = FakeHost()
    host.storage = Files(tmp_path)
    stage = Stage(host)
    stage.context.store.daily()
    stage.context.change(theme="dark")
    stage.turn()
    text = stage.context.words.say("notice.unreadable", name=str(tmp_path / "daily.json"))
    assert shown_until_all_are_gone(stage) == [text]


def taken_over():
    """A match that another tab has taken over, after an act that could not be saved."""
    stage = Stage()
    stage.click("play")
    other = Store(stage.host.storage, token="other tab")
    other.claim_match()
    stage.context.store.save_match(None, [])
    stage.turn()
    assert stage.scene.name == "ask"
    return stage


def test_a_match_taken_over_by_another_tab_is_left_to_it():
    stage = taken_over()
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "menu"
    assert stage.context.session is None


def test_or_taken_back():
    stage = taken_over()
    stage.click("act")
    assert stage.scene.name != "ask"
    assert stage.context.store.save_match(None, [])


# When a scene fails


def test_a_fault_shows_what_happened_and_leads_back(stage):
    crash(stage)
    assert stage.scene.name == "crash"
    stage.click("copy")
    (report,) = stage.host.copied
    assert "a fault made for a test" in report
    assert f"President {game.__version__}" in report
    stage.may_crash = False
    stage.click("menu")
    assert stage.scene.name == "menu"
    assert stage.scene.focused == "continue"


def test_a_fault_by_keys(stage):
    crash(stage)
    stage.key(pygame.K_c)
    assert len(stage.host.copied) == 1
    stage.may_crash = False
    stage.key(pygame.K_RETURN)
    assert stage.scene.name == "menu"


def test_the_report_holds_the_record_and_nobodys_name():
    stage = Stage(start=Start(lambda words: TABLE, 7))
    stage.may_crash = True

    def fail(dt):
        raise ValueError("a fault made for a test")

    stage.scene.update = fail
    stage.turn()
    stage.click("copy")
    (report,) = stage.host.copied
    assert '"rules": "base"' in report
    assert '"P0"' in report
    assert not re.search("Zoe|Yan|Xia", report)
    assert str(Path.home()) not in report
    assert stage.context.session.match.names == ("Zoe", "Yan", "Xia")


def test_a_fault_in_the_games_own_drawing_is_shown_plainly(stage, monkeypatch):
    setup(stage)

    def fail(*arguments):
        raise ValueError("no table")

    monkeypatch.setattr(type(stage.context.look.paint), "table", fail)
    stage.may_crash = True
    stage.resize((800, 600))
    stage.turn(2)
    assert stage.scene.name == "crash"
    assert "no table" in stage.scene.report()["error"]
    monkeypatch.undo()
    stage.may_crash = False
    stage.click_at((5, 5))
    assert stage.scene.name == "menu"


def test_other_scenes_can_be_played_on_the_same_loop():
    shown = []

    class Probe(Scene):
        name = "probe"

        def update(self, dt):
            shown.append(dt)

    asyncio.run(play(lambda host, stack: Probe(), LoopHost(frames=3)))
    assert len(shown) >= 3


def test_the_context_comes_with_the_host():
    with pytest.raises(AssertionError):
        Program(Start(), lambda session: None).context  # noqa: B018


@pytest.mark.parametrize(
    "mod", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA]
)
def test_a_key_that_commands_browser_or_system_does_nothing_at_the_table(mod):
    """Ctrl+P prints, Ctrl+F finds, Ctrl+L goes to the address, Alt+Tab to another window."""
    stage = Stage(start=Start(lambda words: TABLE, 7))
    for _ in range(400):
        if stage.scene.report().get("need") == "person":
            break
        stage.turn(1, 50.0)
    before = (stage.scene.report(), stage.scene.focused, stage.scene.targets())
    letters = range(pygame.K_a, pygame.K_z + 1)
    for key in (*letters, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT):
        stage.key(key, mod)
    assert (stage.scene.report(), stage.scene.focused, stage.scene.targets()) == before
    assert not stage.context.settings.mute
