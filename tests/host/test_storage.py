"""Strings are kept, or the refusal is told; nothing is ever half written."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.host.storage import Files, Memory
from game.store import NoticeKind, Store


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path / "kept")


def test_what_is_set_is_there_for_the_next_start(files, tmp_path):
    files.set("match:1", "7♣\0\n")

    again = Files(tmp_path / "kept")
    assert again.get("match:1") == "7♣\0\n"
    assert again.keys() == ["match:1"]


def test_nothing_is_there_at_first_and_nothing_after_removal(files):
    assert files.get("a") is None
    assert files.keys() == []
    files.remove("a")
    files.set("a", "1")
    files.remove("a")

    assert files.get("a") is None
    assert files.keys() == []


@given(st.dictionaries(st.text(min_size=1, max_size=12), st.text(), max_size=5))
def test_any_key_holds_any_text(tmp_path_factory, kept):
    files = Files(tmp_path_factory.mktemp("kept"))
    for key, text in kept.items():
        files.set(key, text)

    assert sorted(files.keys()) == sorted(kept)
    assert {key: files.get(key) for key in kept} == kept


def test_what_finds_no_room_leaves_the_old_text_and_nothing_beside_it(files, tmp_path):
    resource = pytest.importorskip("resource")
    files.set("match", "old")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            files.set("match", "x" * 20_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert files.get("match") == "old"
    assert [file.name for file in (tmp_path / "kept").iterdir()] == ["match.json"]


def test_two_processes_that_write_at_once_keep_out_of_each_others_way(tmp_path, monkeypatch):
    """While one has written half, another writes: whole texts only, and nobody is refused."""
    one, two = Files(tmp_path), Files(tmp_path)
    write = Path.write_bytes

    def half_then_other(file, data):
        monkeypatch.setattr(Path, "write_bytes", write)
        with file.open("wb", buffering=0) as stream:
            stream.write(data[:3])
            with monkeypatch.context() as other:
                other.setattr("os.getpid", lambda: 1)
                two.set("match", "two two")
            stream.write(data[3:])
        assert one.get("match") == "two two"

    monkeypatch.setattr(Path, "write_bytes", half_then_other)
    one.set("match", "one one")
    assert two.get("match") == "one one"


def test_keys_that_differ_in_capitals_only_are_different_files(files, tmp_path):
    files.set("Ann", "1")
    files.set("ann", "2")

    names = [file.name.lower() for file in (tmp_path / "kept").iterdir()]
    assert len(set(names)) == 2


def test_a_key_cannot_leave_the_folder(files, tmp_path):
    files.set("../../escaped", "x")

    assert [file.parent for file in tmp_path.rglob("*") if file.is_file()] == [tmp_path / "kept"]


def test_a_write_that_breaks_off_leaves_the_old_text(files, tmp_path, monkeypatch):
    files.set("a", "old")

    def no_room(self, target):
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Path, "replace", no_room)
    with pytest.raises(OSError, match="no room"):
        files.set("a", "new")

    assert files.get("a") == "old"
    assert files.keys() == ["a"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    files = Files(tmp_path / "file" / "kept")

    with pytest.raises(OSError, match="kept"):
        files.set("a", "1")


@given(st.binary(max_size=300))
@example(b"\xff{")
@example("7\u2663".encode() + b"\xed\xa0\x80\r\n\x00\x1a")
def test_a_damaged_file_is_still_text_and_keeps_its_bytes_when_set_aside(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("kept")
    (folder / "settings.json").write_bytes(data)
    store = Store(Files(folder))
    store.settings()

    (notice,) = store.notices
    told = Path(store.place(notice.key))
    assert told.read_bytes() == data
    assert list(folder.iterdir()) == [told]


@given(st.text(min_size=1, max_size=12))
def test_the_place_told_of_a_key_is_the_file_on_the_disk(tmp_path_factory, key):
    folder = tmp_path_factory.mktemp("kept")
    files = Files(folder)
    files.set(key, "x")

    assert [str(file) for file in folder.iterdir()] == [files.place(key)]
    assert files.place("") == str(folder)


def test_a_file_that_cannot_be_read_leaves_all_else_as_it_is(files, tmp_path):
    (tmp_path / "kept" / "daily.json").mkdir(parents=True)
    store = Store(files)
    assert store.daily().results == {}
    store.change_settings(theme="dark")

    (notice,) = store.notices
    assert notice == (NoticeKind.UNREADABLE, "daily")
    assert store.place("daily") == str(tmp_path / "kept" / "daily.json")
    assert store.persistent
    assert Store(files).settings().theme == "dark"


@pytest.mark.parametrize(
    ("reason", "number"), [("full", errno.ENOSPC), ("forbidden", errno.EACCES)]
)
def test_a_storage_says_why_it_refuses(reason, number):
    memory = Memory({"a": "old"})
    memory.refuses = reason
    with pytest.raises(OSError, match=reason) as caught:
        memory.set("a", "new")

    assert caught.value.errno == number
    assert memory.kept == {"a": "old"}


def test_a_round_without_its_head_does_not_take_the_older_one_s_place():
    """A head is long and may find no room where the few acts of its round still would."""

    class Tight(Memory):
        def set(self, key, text):
            self.refuses = "full" if len(text) > 400 else ""
            super().set(key, text)

    memory = Tight()
    store = Store(memory)
    store.save_match({"round": 1}, ["Ann 3C"])
    long = {"round": 2, "actions": ["Ben pass"] * 100}
    store.save_match(long, [])
    store.save_match(None, ["Ann 4C"])

    def both(head, tail):
        return head, tail

    assert store.load_match(both) == (long, ["Ann 4C"])
    assert not store.persistent
    assert Store(memory).load_match(both) == ({"round": 1}, ["Ann 3C"])
