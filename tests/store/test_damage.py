"""No damage to what is kept is a crash: it is set aside, told, and the program starts."""

import json

import pytest

from game.store import Daily, DailyResult, NoticeKind, Settings, Statistics, Store
from game.store.documents import pack
from tests.store.helpers import HEAD, TAIL, MemoryStorage, pair

KINDS = ("settings", "statistics", "daily", "match", "round")
RESULT = DailyResult("2026-11-29", 2, 4, 5)


def sound_texts():
    storage = MemoryStorage()
    store = Store(storage, "a")
    store.change_settings(theme="dark", language="fr")
    store.count_match("base", won=True, places=(1,), players=3)
    store.keep_daily("base", RESULT)
    store.claim_match()
    store.save_match(HEAD, TAIL)
    store.add_finished({"n": 1})
    return storage.texts


SOUND = sound_texts()


def load_everything(texts):
    storage = MemoryStorage(dict(texts))
    store = Store(storage, "b")
    loaded = {
        "settings": store.settings(),
        "statistics": store.statistics(),
        "daily": store.daily(),
        "match": store.load_match(pair),
        "finished": store.finished(),
    }
    return storage, store, loaded


def assert_set_aside(key, text, kinds):
    storage, store, loaded = load_everything(SOUND | {key: text})
    assert len(store.notices) == 1
    assert store.notices[0].kind in kinds
    name = store.notices[0].key
    assert name == f"aside:{key}:1"
    assert storage.texts[name] == text
    assert key not in storage.texts
    assert loaded["settings"] == Settings(theme="dark", language="fr") or key == "settings"
    assert (loaded["statistics"] == Statistics()) == (key == "statistics")
    assert (loaded["daily"] == Daily()) == (key == "daily")
    if key == "match":
        assert loaded["match"] is None
    else:
        assert loaded["match"] == (HEAD, [] if key == "round" else TAIL)


@pytest.mark.parametrize("key", [*KINDS, "finished:000001"])
def test_every_truncation(key):
    text = SOUND[key]
    for cut in range(len(text)):
        assert_set_aside(key, text[:cut], {NoticeKind.DAMAGED})


@pytest.mark.parametrize("key", KINDS)
def test_every_single_changed_character(key):
    text = SOUND[key]
    for place, letter in enumerate(text):
        changed = text[:place] + ("x" if letter != "x" else "y") + text[place + 1 :]
        assert_set_aside(key, changed, set(NoticeKind))


def paths(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, each in value.items():
            yield from paths(each, (*path, key))
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from paths(each, (*path, place))


def with_swap(data, path, value):
    data = json.loads(json.dumps(data))
    if not path:
        return value
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


def swaps():
    """Documents with a right check sum whose data has another type somewhere."""
    for key in ("settings", "statistics", "daily"):
        data = json.loads(SOUND[key])["data"]
        for path in paths(data):
            for value in (None, [], {}, "?!", -1, 1e99, True):
                yield key, with_swap(data, path, value), path, value


SWAPS = list(swaps())


def test_there_are_many_kinds_of_damage():
    assert len(SWAPS) + sum(len(SOUND[key]) for key in KINDS) > 1000


def test_every_type_swap_behind_a_right_check_sum():
    refused = 0
    for key, data, path, value in SWAPS:
        text = pack(key, data)
        storage, store, loaded = load_everything(SOUND | {key: text})
        assert isinstance(loaded[key], Settings | Statistics | Daily), (path, value)
        if store.notices:
            refused += 1
            assert [notice.key for notice in store.notices] == [f"aside:{key}:1"], (path, value)
        else:
            # Allowed there after all: then it must also be written and read again.
            assert storage.texts[key] == text
            assert type(loaded[key]).from_json(loaded[key].to_json()) == loaded[key]
    assert refused > 200


@pytest.mark.parametrize("data", [{}, {"mark": 1}, {"mark": "a"}, {"mark": "a", "head": []}])
def test_a_head_of_another_form(data):
    assert_set_aside("match", pack("match", data), {NoticeKind.DAMAGED})


@pytest.mark.parametrize("key", KINDS)
@pytest.mark.parametrize("text", ["", "null", "true", "hello", "<html>", "[]", "{}", "\x00", "🂡"])
def test_things_other_programs_leave(key, text):
    assert_set_aside(key, text, {NoticeKind.DAMAGED, NoticeKind.FOREIGN})


@pytest.mark.parametrize("key", KINDS)
def test_a_newer_version_is_kept_for_it(key):
    text = json.dumps(json.loads(SOUND[key]) | {"schema": 2, "data": "who knows"})
    assert_set_aside(key, text, {NoticeKind.NEWER})


@pytest.mark.parametrize("key", KINDS)
def test_documents_in_each_others_place(key):
    for other in KINDS:
        if other != key:
            assert_set_aside(key, SOUND[other], {NoticeKind.DAMAGED})
