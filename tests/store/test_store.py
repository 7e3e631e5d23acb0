import json

import pytest

from game.store import (
    BadDocument,
    BadValue,
    Notice,
    NoticeKind,
    Settings,
    Statistics,
    Store,
    StrangeName,
)
from tests.store.helpers import HEAD, TAIL, MemoryStorage, pair


@pytest.fixture
def storage():
    return MemoryStorage()


@pytest.fixture
def store(storage):
    return Store(storage, token="tab-a")


def again(storage, token="later"):
    return Store(storage, token)


def test_an_empty_storage_gives_defaults_and_no_notice(store):
    assert store.settings() == Settings()
    assert store.statistics() == Statistics()
    assert not store.has_match()
    assert store.load_match(pair) is None
    assert store.finished() == []
    assert store.notices == []


def test_settings_and_statistics_outlive_the_program(store, storage):
    changed = store.change_settings(theme="dark", effects_volume=20)
    store.count_match("base", won=True, places=(1, 2), players=3)
    assert again(storage).settings() == changed == Settings(theme="dark", effects_volume=20)
    assert again(storage).statistics().of("base").wins == 1
    store.forget_statistics()
    assert again(storage).statistics() == Statistics()


def test_a_bad_setting_changes_nothing(store):
    with pytest.raises(BadValue):
        store.change_settings(mute=True, theme="pink")
    assert store.settings() == Settings()


def test_two_tabs_add_to_the_same_statistics_and_settings(storage):
    one, other = Store(storage, "one"), Store(storage, "other")
    one.count_match("base", won=True, places=(1,), players=3)
    other.count_match("base", won=False, places=(3,), players=3)
    one.change_settings(mute=True)
    other.change_settings(theme="light")
    assert one.statistics().of("base").matches == 2
    assert one.settings() == Settings(mute=True, theme="light")


# The running match


def test_only_the_tail_is_rewritten_at_every_act(store, storage):
    store.claim_match()
    store.save_match(HEAD, [])
    written = storage.texts["match"]
    storage.set = lambda key, text, real=storage.set: key == "round" and real(key, text)
    for n in range(1, 4):
        assert store.save_match(None, TAIL[:n])
    assert storage.texts["match"] is written
    assert again(storage).load_match(pair) == (HEAD, TAIL)


def test_a_new_head_forgets_the_tail_of_the_old_one(store, storage):
    store.claim_match()
    store.save_match(HEAD, TAIL)
    newer = HEAD | {"seed": 6}
    store.save_match(newer, [])
    assert again(storage).load_match(pair) == (newer, [])


def test_killed_between_the_two_writes_the_round_starts_anew(store, storage):
    store.claim_match()
    store.save_match(HEAD, TAIL)
    old_tail = storage.texts["round"]
    store.save_match(HEAD | {"seed": 6}, [])
    storage.texts["round"] = old_tail
    later = again(storage)
    assert later.load_match(pair) == (HEAD | {"seed": 6}, [])
    assert later.notices == []


def test_the_first_save_needs_the_head(store):
    store.claim_match()
    with pytest.raises(ValueError, match="head"):
        store.save_match(None, TAIL)


def test_a_closed_match_is_gone(store, storage):
    store.claim_match()
    store.save_match(HEAD, TAIL)
    assert again(storage).has_match()
    store.close_match()
    assert not again(storage).has_match()
    assert set(storage.texts) == {"owner"}


def test_a_match_that_cannot_be_revived_is_set_aside_with_its_tail(store, storage):
    store.claim_match()
    store.save_match(HEAD, TAIL)
    head, tail = storage.texts["match"], storage.texts["round"]

    def revive(head, tail):
        raise ValueError("actions[3]: unknown player")

    later = again(storage)
    assert later.load_match(revive) is None
    assert later.notices == [Notice(NoticeKind.DAMAGED, "aside:match:1")]
    assert storage.texts["aside:match:1"] == head
    assert storage.texts["aside:round:1"] == tail
    assert not later.has_match()


def test_a_damaged_tail_costs_the_acts_of_the_round_only(store, storage):
    store.claim_match()
    store.save_match(HEAD, TAIL)
    storage.texts["round"] = storage.texts["round"][:-5]
    later = again(storage)
    assert later.load_match(pair) == (HEAD, [])
    assert later.notices == [Notice(NoticeKind.DAMAGED, "aside:round:1")]


def test_a_second_tab_takes_over_and_the_first_stops_writing(storage):
    one = Store(storage, "one")
    one.claim_match()
    one.save_match(HEAD, TAIL[:1])
    other = Store(storage, "other")
    assert other.load_match(pair) == (HEAD, TAIL[:1])
    other.claim_match()
    assert other.save_match(HEAD, TAIL[:2])

    assert not one.save_match(None, TAIL)
    assert not one.save_match(None, TAIL)
    assert one.notices == [Notice(NoticeKind.OTHER_TAB, "match")]
    one.close_match()
    assert again(storage).load_match(pair) == (HEAD, TAIL[:2])

    one = Store(storage, "one again")
    one.claim_match()
    assert one.save_match(HEAD, TAIL)
    assert not other.save_match(None, [])
    assert again(storage).load_match(pair) == (HEAD, TAIL)


def test_a_tab_that_claims_back_writes_its_head_again(storage):
    one, other = Store(storage, "one"), Store(storage, "other")
    one.claim_match()
    one.save_match(HEAD, TAIL)
    other.claim_match()
    other.save_match(HEAD | {"seed": 9}, [])
    assert not one.save_match(None, TAIL)
    one.claim_match()
    assert one.save_match(None, TAIL)
    assert again(storage).load_match(pair) == (HEAD, TAIL)


def test_a_storage_emptied_elsewhere_does_not_stop_the_match(store, storage):
    store.claim_match()
    store.save_match(HEAD, [])
    storage.texts.clear()
    assert store.save_match(None, TAIL)
    assert store.notices == []


# Finished matches


def test_the_last_twenty_finished_matches_are_kept(store, storage):
    for n in range(1, 24):
        store.add_finished({"n": n})
        assert len(store.finished()) == min(n, 20)
    assert [match["n"] for match in again(storage).finished()] == list(range(23, 3, -1))


def test_one_damaged_finished_match_leaves_the_others(store, storage):
    for n in range(3):
        store.add_finished({"n": n})
    storage.texts["finished:000002"] = "nonsense"
    later = again(storage)
    assert [match["n"] for match in later.finished()] == [2, 0]
    assert later.notices == [Notice(NoticeKind.DAMAGED, "aside:finished:000002:1")]


# A storage that fails


def test_a_full_storage_is_told_once_and_memory_goes_on(store, storage):
    store.claim_match()
    store.save_match(HEAD, [])
    storage.full = True
    assert store.save_match(None, TAIL[:1])
    assert store.save_match(None, TAIL)
    store.change_settings(mute=True)
    assert store.notices == [Notice(NoticeKind.FULL, "round")]
    assert store.load_match(pair) == (HEAD, TAIL)
    assert store.settings().mute
    assert again(storage).load_match(pair) == (HEAD, [])


def test_when_there_is_room_again_what_was_in_memory_is_written(store, storage):
    store.claim_match()
    store.save_match(HEAD, [])
    storage.full = True
    store.save_match(None, TAIL[:1])
    storage.full = False
    store.save_match(None, TAIL)
    assert again(storage).load_match(pair) == (HEAD, TAIL)
    storage.full = True
    store.save_match(None, [])
    assert [notice.kind for notice in store.notices] == [NoticeKind.FULL] * 2


def test_a_head_without_room_leaves_the_round_before_whole(store, storage):
    store.claim_match()
    store.save_match(HEAD, TAIL)
    storage.full = True
    newer = HEAD | {"seed": 6}
    store.save_match(newer, [])
    store.save_match(None, TAIL[:1])
    assert store.load_match(pair) == (newer, TAIL[:1])
    assert again(storage).load_match(pair) == (HEAD, TAIL)
    storage.full = False
    store.save_match(None, TAIL[:2])
    assert again(storage).load_match(pair) == (newer, TAIL[:2])


def test_a_forbidden_storage_is_told_and_memory_serves(storage):
    storage.forbidden = True
    store = Store(storage, "a")
    assert store.settings() == Settings()
    store.claim_match()
    assert store.save_match(HEAD, TAIL)
    store.add_finished({"n": 1})
    store.change_settings(mute=True)
    assert store.load_match(pair) == (HEAD, TAIL)
    assert store.finished() == [{"n": 1}]
    assert store.settings().mute
    store.close_match()
    assert not store.has_match()
    kinds = [notice.kind for notice in store.notices]
    assert kinds == [NoticeKind.UNREADABLE, NoticeKind.UNAVAILABLE]


READS = {
    "settings": Store.settings,
    "statistics": Store.statistics,
    "daily": Store.daily,
    "match": lambda store: store.load_match(pair),
    "has_match": Store.has_match,
    "finished": Store.finished,
    "export": Store.export,
}


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_what_cannot_be_read_is_not_said_to_be_unsaved(store, storage, read):
    storage.forbidden = True
    read(store)
    read(store)
    assert [notice.kind for notice in store.notices] == [NoticeKind.UNREADABLE]
    assert store.persistent
    storage.forbidden = False
    store.change_settings(mute=True)
    assert [notice.kind for notice in store.notices] == [NoticeKind.UNREADABLE]
    assert again(storage).settings().mute


def test_what_only_memory_has_is_at_no_place_of_the_storage(store, storage):
    store.change_settings(mute=True)
    assert store.place("settings") == "/kept/settings"
    storage.full = True
    store.change_settings(mute=False)
    assert store.place("settings") == "settings"


def test_setting_aside_in_a_full_storage_loses_nothing_in_sight(store, storage):
    storage.texts["settings"] = "nonsense"
    storage.full = True
    assert store.settings() == Settings()
    assert store.notices[-1] == Notice(NoticeKind.DAMAGED, "aside:settings:1")


def test_what_is_set_aside_in_a_full_storage_is_kept_all_the_same():
    class Narrow(MemoryStorage):
        def set(self, key, text):
            others = sum(len(kept) for other, kept in self.texts.items() if other != key)
            self.full = others + len(text) > 100
            super().set(key, text)

    storage = Narrow({"settings": "x" * 90})
    store = Store(storage)
    assert store.settings() == Settings()
    assert storage.texts == {"aside:settings:1": "x" * 90}
    assert store.persistent


def test_at_most_nine_of_one_key_are_set_aside(storage):
    for n in range(12):
        storage.texts["settings"] = f"nonsense {n}"
        Store(storage).settings()
    assert len(storage.texts) == 9
    assert storage.texts["aside:settings:1"] == "nonsense 0"
    assert storage.texts["aside:settings:9"] == "nonsense 11"


# Export and import


def filled():
    storage = MemoryStorage()
    store = Store(storage, "a")
    store.change_settings(theme="dark")
    store.count_match("base", won=True, places=(1,), players=3)
    store.claim_match()
    store.save_match(HEAD, TAIL)
    store.add_finished({"n": 1})
    store.add_finished({"n": 2})
    return store, storage


def test_an_exported_file_brings_everything_back():
    store, storage = filled()
    storage.texts["aside:match:1"] = "old damage"
    text = store.export()
    elsewhere = Store(MemoryStorage(), "b")
    elsewhere.change_settings(mute=True)
    for n in range(5):
        elsewhere.add_finished({"n": 10 + n})
    elsewhere.import_(text)
    assert text.isascii()
    assert elsewhere.settings() == Settings(theme="dark")
    assert elsewhere.statistics() == store.statistics()
    assert elsewhere.load_match(pair) == (HEAD, TAIL)
    assert elsewhere.finished() == [{"n": 2}, {"n": 1}]
    assert elsewhere.notices == []
    assert elsewhere.export() == text


def test_an_import_replaces_the_match_of_every_tab():
    store, storage = filled()
    text = store.export()
    Store(storage, "other").import_(text)
    assert not store.save_match(None, [])


def test_an_import_with_names_that_cannot_be_shown_changes_nothing():
    store, storage = filled()
    text = store.export()
    before = dict(storage.texts)
    with pytest.raises(StrangeName, match="Cleo"):
        store.import_(text, lambda name: name != "Cleo")
    assert storage.texts == before
    store.import_(text, lambda name: name in ("You", "Ann", "Bob", "Cleo"))


def test_damaged_documents_are_left_out_of_the_export():
    store, storage = filled()
    storage.texts["settings"] = "nonsense"
    assert set(json.loads(store.export())["data"]["documents"]) == {
        "statistics",
        "match",
        "round",
        "finished:000001",
        "finished:000002",
    }


def test_a_bad_file_changes_nothing():
    store, storage = filled()
    text = store.export()
    before = dict(storage.texts)
    files = [text[:cut] for cut in range(0, len(text) - 2, 7)]
    files += [text.replace(digit, "7", 1) for digit in "012345"]
    files += ["", "{}", "[]", text.replace("president-card-game", "tetris", 1)]
    files += [text.replace('"theme": "dark"', '"theme": "pink"')]
    for file in files:
        with pytest.raises(BadDocument):
            store.import_(file)
        assert storage.texts == before


@pytest.mark.parametrize(
    "documents",
    [
        [],
        {"passwords": {}},
        {"owner": "me"},
        {"finished:1": {}},
        {"aside:match:1": {}},
        {"settings": None},
    ],
)
def test_a_file_with_sound_sum_but_strange_documents_is_refused(store, documents):
    from game.store.documents import pack

    with pytest.raises(BadDocument):
        store.import_(pack("export", {"documents": documents}))
