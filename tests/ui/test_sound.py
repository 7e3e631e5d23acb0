import struct
from itertools import pairwise

import pygame
import pytest

from game.ui.resources import asset
from game.ui.sound import SOUNDS, Sounds

FILES = [file for variants in SOUNDS.values() for file in variants]
MAY_BE_LONGER = {"out": 500, "bust": 500, "win": 1000}
"""Ends of rounds and matches may ring; everything else is short."""


def vorbis_length(data):
    """Rate, channels and length in ms of an Ogg Vorbis file, from its first and last page."""
    assert data[:4] == b"OggS"
    start = data.index(b"\x01vorbis")
    channels, rate = struct.unpack_from("<BI", data, start + 11)
    last = data.rindex(b"OggS")
    (samples,) = struct.unpack_from("<q", data, last + 6)
    return rate, channels, 1000 * samples / rate


@pytest.mark.parametrize("file", FILES)
def test_every_sound_is_a_short_small_ogg(file):
    data = asset("sounds", f"{file}.ogg").read_bytes()
    rate, channels, ms = vorbis_length(data)
    assert (rate, channels) == (24_000, 1)
    assert 20 < ms <= MAY_BE_LONGER.get(file, 150)
    assert len(data) < 8_000


def test_there_is_no_file_nobody_plays():
    assert {path.stem for path in asset("sounds").iterdir()} == set(FILES)


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init()
    yield
    pygame.mixer.quit()


def test_every_sound_plays_in_one_of_its_recordings(mixer):
    sounds = Sounds()
    for name in SOUNDS:
        assert sounds.play(name) in SOUNDS[name]


def test_no_recording_twice_in_a_row(mixer):
    sounds = Sounds(seed=5)
    played = [sounds.play("card") for _ in range(40)]
    assert all(a != b for a, b in pairwise(played))
    assert set(played) == set(SOUNDS["card"])


def test_volume_is_set_as_ears_want_it(mixer):
    sounds = Sounds(volume=0.5, effects=1.0)
    sounds.play("turn")
    assert sounds._loaded["turn"].get_volume() == pytest.approx(0.25, abs=0.01)


def test_silence_when_muted_and_before_the_first_tap(mixer):
    sounds = Sounds(waiting=True)
    assert sounds.play("turn") is None
    sounds.wake()
    assert sounds.play("turn") == "turn"
    sounds.muted = True
    assert sounds.play("turn") is None
    sounds.muted = False
    assert sounds.play("turn") == "turn"
    sounds.effects = 0
    assert sounds.play("turn") is None


def test_a_machine_without_sound_is_silent_and_nobody_asks_it_again(monkeypatch):
    """Each time it is asked, its sound library complains on the terminal."""
    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: pytest.fail("asked again"))
    sounds = Sounds()
    assert sounds.play("card") is None


def test_an_unknown_name_is_a_mistake():
    with pytest.raises(KeyError):
        Sounds().play("trumpet")
