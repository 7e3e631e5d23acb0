"""The desktop's half of the host, under SDL's dummy drivers."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys

import pygame
import pytest

from game.host import FilePicked, Hidden, NoDisplayError, PageSize, Shown, Wishes, this_host
from game.host.desktop import DesktopHost
from game.ui.focus import Target


@pytest.fixture
def host(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    host = DesktopHost(tmp_path / "kept")
    host.start_display("President", (640, 360))
    yield host
    pygame.quit()


def test_here_is_a_desktop(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert isinstance(this_host(), DesktopHost)


def test_the_window_has_the_size_asked_for(host):
    assert host.surface().get_size() == (640, 360)
    assert host.page_size() == PageSize(640, 360, 1.0)
    assert pygame.display.get_caption()[0] == "President"


@pytest.mark.parametrize("driver", [None, "nonsense"])
def test_without_a_display_one_sentence_names_the_page(monkeypatch, tmp_path, driver):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    if driver:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)

    with pytest.raises(
        NoDisplayError, match=r"^There is no display .* `uv run president web` .*\.$"
    ):
        DesktopHost(tmp_path).start_display("President", (640, 360))
    assert not pygame.display.get_init()


def test_the_program_says_so_and_ends_with_2():
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    ended = subprocess.run(
        [sys.executable, "main.py"], env=environment, capture_output=True, text=True, check=False
    )

    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "president web" in ended.stderr


def test_no_audio_device_is_nothing_to_complain_of(monkeypatch, tmp_path, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "none"))

    assert DesktopHost(tmp_path).start_sound() is False
    assert capfd.readouterr().err == ""


def test_there_is_sound_with_a_device(host):
    assert host.start_sound() is True
    assert pygame.mixer.get_init()


def test_a_frame_comes_after_a_sixtieth_of_a_second_at_most(host, monkeypatch):
    asked = []

    class Clock:
        def tick(self, rate):
            asked.append(rate)

    monkeypatch.setattr(host, "_clock", Clock())
    asyncio.run(host.next_frame())

    assert asked == [60]


def test_window_events_and_dropped_files_are_told(host, tmp_path):
    good, bad = tmp_path / "record.json", tmp_path / "picture.png"
    good.write_text("{“♠”}", encoding="utf-8")
    bad.write_bytes(b"\x89PNG\xff")
    for event in (
        pygame.event.Event(pygame.WINDOWMINIMIZED),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a),
        pygame.event.Event(pygame.DROPFILE, file=str(good)),
        pygame.event.Event(pygame.DROPFILE, file=str(bad)),
        pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "gone.json")),
        pygame.event.Event(pygame.WINDOWRESTORED),
    ):
        pygame.event.post(event)

    told = host.page_events()
    assert [event for event in told if not isinstance(event, FilePicked)] == [Hidden(), Shown()]
    assert [event for event in told if isinstance(event, FilePicked)] == [
        FilePicked("record.json", "{“♠”}"),
        FilePicked("picture.png", None),
        FilePicked("gone.json", None),
    ]
    assert [e.key for e in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_a]


def test_a_huge_file_is_not_read(host, tmp_path, monkeypatch):
    monkeypatch.setattr("game.host.desktop.LARGEST_FILE", 3)
    (tmp_path / "four").write_text("1234")
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "four")))

    assert host.page_events() == [FilePicked("four", None)]


def test_files_go_to_the_downloads_and_replace_nothing(host, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "Downloads").mkdir()
    first = host.download("match.json", "♠")
    second = host.download("match.json", "♥")

    assert first == str(tmp_path / "Downloads" / "match.json")
    assert second == str(tmp_path / "Downloads" / "match (2).json")
    assert (tmp_path / "Downloads" / "match (2).json").read_text(encoding="utf-8") == "♥"
    assert (tmp_path / "Downloads" / "match.json").read_text(encoding="utf-8") == "♠"


def test_half_a_file_is_not_left_where_there_is_no_room(host, tmp_path, monkeypatch):
    resource = pytest.importorskip("resource")
    monkeypatch.setenv("HOME", str(tmp_path))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, limits[1]))
    try:
        assert host.download("match.json", "x" * 20_000) is None
        assert list(tmp_path.glob("*.json")) == []
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_full_screen_and_back_to_the_old_size(host):
    host.toggle_fullscreen()
    assert host.surface().get_flags() & pygame.FULLSCREEN
    host.toggle_fullscreen()

    assert not host.surface().get_flags() & pygame.FULLSCREEN
    assert host.surface().get_size() == (640, 360)


def test_what_only_a_page_can_do_does_nothing(host):
    assert not host.is_browser
    assert host.ask_text("Name") is False
    assert host.pick_file() is False
    assert host.link("r=base") == ""
    assert host.wishes() == Wishes()
    host.announce("x")
    host.mirror([])


def test_languages_are_tags(host, monkeypatch):
    monkeypatch.setattr(
        pygame.system,
        "get_pref_locales",
        lambda: [{"language": "pl", "country": "PL"}, {"language": "en", "country": None}],
    )
    assert host.languages() == ("pl-PL", "en")


def test_seeds_have_32_bits_and_differ(host):
    seeds = {host.fresh_seed() for _ in range(100)}

    assert len(seeds) > 95
    assert all(0 <= seed < 2**32 for seed in seeds)


def test_a_test_that_names_a_file_reads_state_and_targets_there(tmp_path, monkeypatch):
    file = tmp_path / "state.json"
    monkeypatch.setenv("PRESIDENT_STATE", str(file))
    host = DesktopHost(tmp_path / "kept")
    assert host.watched
    host.mirror([Target("play", "Grać 7♣", pygame.Rect(1, 2, 30, 40), checked=True)], "play")
    host.show_state({"scene": "trick", "hand": "7C"})

    assert json.loads(file.read_text(encoding="utf-8")) == {
        "scene": "trick",
        "hand": "7C",
        "focused": "play",
        "targets": [
            {
                "id": "play",
                "label": "Grać 7♣",
                "role": "button",
                "enabled": True,
                "rect": [1, 2, 30, 40],
                "value": "",
                "checked": True,
                "shown": True,
            }
        ],
    }
    file.unlink()
    host.show_state({"scene": "trick", "hand": "7C"})  # nothing new: nothing written
    assert not file.exists()


def test_nobody_watches_a_window_by_default(tmp_path, monkeypatch):
    monkeypatch.delenv("PRESIDENT_STATE", raising=False)
    assert not DesktopHost(tmp_path / "kept").watched
