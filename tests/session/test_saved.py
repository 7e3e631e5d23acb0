import copy
import json

import pytest

from game.session import Seat, Session
from game.store import NoticeKind, Store
from tests.session.helpers import PERSON, go_on, started
from tests.store.helpers import MemoryStorage


def saved():
    """A head and a tail in the second round."""
    saves = []
    seats = [PERSON, Seat("novice"), Seat("regular", "bold")]
    session = started("base", 3, seats, save=lambda *what: saves.append(what), rounds=2)
    while session.match.round == 1 or len(session.match.actions) % 7:
        go_on(session)
    head = [head for head, _ in saves if head is not None][-1]
    return head, saves[-1][1]


HEAD, TAIL = saved()


def test_what_is_saved_is_json():
    assert json.loads(json.dumps([HEAD, TAIL])) == [HEAD, TAIL]
    assert HEAD["seats"][2] == {"bot": "regular", "temperament": "bold"}
    assert HEAD["record"]["actions"][-1].keys() == {"deal"}
    assert all(isinstance(act, str) for act in TAIL)


def test_it_can_be_continued():
    session = Session.resume(HEAD, TAIL)
    assert session.seats == (PERSON, Seat("novice"), Seat("regular", "bold"))
    assert session.match.round == 2


@pytest.mark.parametrize(
    "change",
    [
        lambda head, tail: head.clear(),
        lambda head, tail: head.update(record=None),
        lambda head, tail: head.update(record=[]),
        lambda head, tail: head["record"].update(actions={}),
        lambda head, tail: head["record"].update(actions=[{"expect": {}}]),
        lambda head, tail: head["record"].update(format=2),
        lambda head, tail: head["record"].update(rules="chess"),
        lambda head, tail: head["record"]["actions"].append("Ada 3C"),
        lambda head, tail: head.update(seats=None),
        lambda head, tail: head.update(seats=[]),
        lambda head, tail: head["seats"].pop(),
        lambda head, tail: head["seats"].append({"bot": None, "temperament": None}),
        lambda head, tail: head["seats"][0].update(colour="red"),
        lambda head, tail: head["seats"][0].update(bot=7),
        lambda head, tail: head["seats"][0].update(bot="nobody"),
        lambda head, tail: head["seats"][0].update(bot="novice", temperament="grumpy"),
        lambda head, tail: head.update(bot_seed=None),
        lambda head, tail: head.update(bot_seed=-1),
        lambda head, tail: head.update(bot_seed=2**32),
        lambda head, tail: head.update(bot_seed=True),
        lambda head, tail: tail.insert(0, 7),
        lambda head, tail: tail.insert(0, "Zoe pass"),
        lambda head, tail: tail.insert(0, {"refuse": "Ada pass", "code": "must_lead"}),
        lambda head, tail: tail.insert(0, {"deal": {"hands": {}}}),
        lambda head, tail: tail.append(tail[-1]),
    ],
)
def test_what_was_not_saved_so_is_refused(change):
    head, tail = copy.deepcopy(HEAD), list(TAIL)
    change(head, tail)
    with pytest.raises(ValueError, match=r"\w"):
        Session.resume(head, tail)


def test_a_tail_that_is_no_list_is_refused():
    with pytest.raises(ValueError, match="tail"):
        Session.resume(HEAD, {"0": "Ada pass"})


def test_a_store_keeps_a_session_through_a_restart():
    storage = MemoryStorage()
    store = Store(storage, "one")
    store.claim_match()
    session = Session.resume(HEAD, TAIL, store.save_match)
    for _ in range(5):
        go_on(session)
    later = Store(storage, "two").load_match(Session.resume)
    assert later.match.actions == session.match.actions
    assert later.bot_seed == session.bot_seed


def test_a_store_sets_a_session_aside_that_cannot_be_continued():
    store = Store(MemoryStorage(), "one")
    store.claim_match()
    store.save_match(HEAD | {"seats": []}, TAIL)
    assert store.load_match(Session.resume) is None
    assert [notice.kind for notice in store.notices] == [NoticeKind.DAMAGED]
