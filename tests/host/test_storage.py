"""Strings are kept, or the refusal is told; nothing is ever half written."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.host.storage import Files, Memory, Storage


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path / "kept")


def test_what_is_set_is_there_for_the_next_start(files, tmp_path):
    Storage(files).set("match:1", "7♣\0\n")

    again = Storage(Files(tmp_path / "kept"))
    assert again.get("match:1") == "7♣\0\n"
    assert again.keys() == ["match:1"]
    assert again.persistent


def test_nothing_is_there_at_first_and_nothing_after_removal(files):
    storage = Storage(files)
    assert storage.get("a") is None
    storage.remove("a")
    storage.set("a", "1")
    storage.remove("a")

    assert storage.get("a") is None
    assert storage.keys() == []


@given(st.dictionaries(st.text(min_size=1, max_size=12), st.text(), max_size=5))
def test_any_key_holds_any_text(tmp_path_factory, kept):
    storage = Storage(Files(tmp_path_factory.mktemp("kept")))
    for key, text in kept.items():
        storage.set(key, text)

    assert storage.keys() == sorted(kept)
    assert {key: storage.get(key) for key in kept} == kept
    assert storage.persistent


def test_keys_that_differ_in_capitals_only_are_different_files(files, tmp_path):
    storage = Storage(files)
    storage.set("Ann", "1")
    storage.set("ann", "2")

    names = [file.name.lower() for file in (tmp_path / "kept").iterdir()]
    assert len(set(names)) == 2


def test_a_key_cannot_leave_the_folder(files, tmp_path):
    Storage(files).set("../../escaped", "x")

    assert [file.parent for file in tmp_path.rglob("*") if file.is_file()] == [tmp_path / "kept"]


def test_a_write_that_breaks_off_leaves_the_old_text(files, tmp_path, monkeypatch):
    storage = Storage(files)
    storage.set("a", "old")

    def no_room(self, target):
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Path, "replace", no_room)
    storage.set("a", "new")

    assert storage.get("a") == "new"  # for as long as the game runs
    assert (storage.persistent, storage.reason) == (False, "full")
    assert Storage(Files(tmp_path / "kept")).get("a") == "old"


def test_a_folder_that_cannot_be_made_is_forbidden(tmp_path):
    (tmp_path / "file").write_text("in the way")
    storage = Storage(Files(tmp_path / "file" / "kept"))
    storage.set("a", "1")

    assert storage.get("a") == "1"
    assert (storage.persistent, storage.reason) == (False, "forbidden")


def test_a_damaged_file_is_still_text(files, tmp_path):
    Storage(files).set("a", "x")
    (file,) = (tmp_path / "kept").iterdir()
    file.write_bytes(b"\xff{")

    assert Storage(files).get("a") == "\ufffd{"


def test_a_full_place_keeps_old_and_new_apart_and_recovers():
    place = Memory({"a": "old"})
    storage = Storage(place)
    place.refuses = "full"
    storage.set("a", "new")
    storage.set("b", "1")
    assert (storage.get("a"), storage.get("b"), storage.keys()) == ("new", "1", ["a", "b"])
    assert (storage.persistent, storage.reason) == (False, "full")

    place.refuses = ""
    storage.set("a", "newer")
    assert not storage.persistent  # b is still only in memory
    storage.set("b", "2")
    assert (storage.persistent, storage.reason) == (True, "")
    assert place.kept == {"a": "newer", "b": "2"}


def test_a_forbidden_place_serves_from_memory():
    place = Memory()
    place.refuses = "forbidden"
    storage = Storage(place)
    assert storage.get("a") is None
    assert storage.keys() == []
    storage.set("a", "1")
    storage.remove("b")

    assert (storage.get("a"), storage.keys()) == ("1", ["a"])
    assert (storage.persistent, storage.reason) == (False, "forbidden")
