import json

import pytest

from game.store.documents import SCHEMAS, BadDocument, pack, unpack
from game.store.notices import NoticeKind


@pytest.mark.parametrize("kind", SCHEMAS)
def test_a_document_comes_back_as_it_was(kind):
    data = {"name": "Zoë 7♣", "list": [1, 2.5, None, True, {"deep": []}]}
    text = pack(kind, data)
    assert text.isascii()
    assert unpack(kind, text) == data


def test_the_envelope_is_one_json_object_with_its_schema():
    envelope = json.loads(pack("settings", {"mute": True}))
    assert envelope == {
        "app": "president-card-game",
        "kind": "settings",
        "schema": 1,
        "check": "4c847399",
        "data": {"mute": True},
    }


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"app": "tetris"}, NoticeKind.FOREIGN),
        ({"app": None}, NoticeKind.FOREIGN),
        ({"schema": 2}, NoticeKind.NEWER),
        ({"schema": 10**30, "kind": "unheard of"}, NoticeKind.NEWER),
        ({"schema": 0}, NoticeKind.DAMAGED),
        ({"schema": "1"}, NoticeKind.DAMAGED),
        ({"schema": True}, NoticeKind.DAMAGED),
        ({"kind": "round"}, NoticeKind.DAMAGED),
        ({"check": "00000000"}, NoticeKind.DAMAGED),
        ({"check": None}, NoticeKind.DAMAGED),
        ({"data": []}, NoticeKind.DAMAGED),
        ({"data": {"mute": False}}, NoticeKind.DAMAGED),
    ],
)
def test_what_is_wrong_with_an_envelope_is_told(change, reason):
    text = json.dumps(json.loads(pack("settings", {"mute": True})) | change)
    with pytest.raises(BadDocument) as caught:
        unpack("settings", text)
    assert caught.value.reason is reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", NoticeKind.DAMAGED),
        ("hello", NoticeKind.DAMAGED),
        ("[" * 100_000, NoticeKind.DAMAGED),
        ('{"a":' * 65 + "1" + "}" * 65, NoticeKind.DAMAGED),
        ("[" * 64 + "]" * 64, NoticeKind.FOREIGN),
        ('["' + "[" * 1000 + '\\"[", ' + "[[]," * 62 + "[]" + "]" * 63, NoticeKind.FOREIGN),
        ("[]" + ",[]" * 100, NoticeKind.DAMAGED),
        ("9" * 10_000, NoticeKind.DAMAGED),
        ("[]", NoticeKind.FOREIGN),
        ("7", NoticeKind.FOREIGN),
        ("NaN", NoticeKind.FOREIGN),
        ('{"theme": "dark"}', NoticeKind.FOREIGN),
    ],
)
def test_a_text_that_is_no_document_is_told_apart(text, reason):
    with pytest.raises(BadDocument) as caught:
        unpack("settings", text)
    assert caught.value.reason is reason


def test_numbers_that_json_does_not_have_are_damage():
    text = pack("settings", {"a": 1}).replace('"a":1', '"a":NaN')
    with pytest.raises(BadDocument):
        unpack("settings", text)
