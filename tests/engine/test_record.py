"""What `check` says of a case that does not hold, and what a record contains."""

import pytest

from game.engine import record
from game.engine.record import BadRecord, check, match_from_record, read, record_of, traced

CASE = {
    "rules": "base",
    "players": ["Ann", "Ben", "Cat"],
    "hands": {"Ann": "3C 3D 9H", "Ben": "4C 5C", "Cat": "TC 6D"},
}


def failures(*actions, **keys):
    return [
        f"{place}: {text}" for place, text in check(read(CASE | {"actions": list(actions)} | keys))
    ]


def asking(key, value):
    return failures({"expect": {key: value}})


@pytest.mark.parametrize(
    ("key", "wrong", "text"),
    [
        ("phase", "kitty", "got trick, want kitty"),
        ("turn", "Ben", "got Ann, want Ben"),
        ("turn", None, "got Ann, want null"),
        ("pile", ["3C", "4C"], "got [], want [3C, 4C]"),
        ("legal", ["3x1"], "got [3x1, 9x1, 3x2], want [3x1]"),
        ("can_complete", {"Ben": "4x1"}, "got {}, want {Ben: 4x1}"),
        ("hands", {"Ben": "4C"}, "got {Ben: 4C 5C}, want {Ben: 4C}"),
        ("hands", {"Ben": "4C 5C 5C"}, "got {Ben: 4C 5C}, want {Ben: 4C 5C 5C}"),
        ("kitty", "3C", "got nothing, want 3C"),
        ("hold", "3C", "got nothing, want 3C"),
        ("out", ["Ann"], "got [], want [Ann]"),
        ("bust", ["Ann"], "got [], want [Ann]"),
        ("ranking", ["Ann", "Ben", "Cat"], "got null, want [Ann, Ben, Cat]"),
        (
            "scores",
            {"Ann": 1, "Ben": 0, "Cat": 0},
            "got {Ann: 0, Ben: 0, Cat: 0}, want {Ann: 1, Ben: 0, Cat: 0}",
        ),
        ("titles", {"Ann": "last"}, "got {}, want {Ann: last}"),
        ("seats", ["Ben", "Ann", "Cat"], "got [Ann, Ben, Cat], want [Ben, Ann, Cat]"),
        ("dealer", "Ann", "got Cat, want Ann"),
        ("round", 2, "got 1, want 2"),
        ("winners", ["Ann"], "got [], want [Ann]"),
    ],
)
def test_a_wrong_expectation_says_place_key_and_both_values(key, wrong, text):
    assert asking(key, wrong) == [f"actions[0]: {key}: {text}"]


@pytest.mark.parametrize(
    ("key", "right"),
    [
        ("hands", {"Ann": "9H 3D 3C"}),
        ("hands", {"Cat": "6D 10C"}),
        ("hands", {"Cat": "6D TC"}),
        ("hands", {}),
        ("legal", ["3x1", "9x1", "3x2"]),
        ("kitty", ""),
        ("ranking", None),
        ("titles", {}),
    ],
)
def test_the_order_of_cards_and_the_way_to_write_ten_do_not_matter(key, right):
    assert asking(key, right) == []


def test_the_order_of_legal_moves_matters():
    assert asking("legal", ["3x1", "3x2", "9x1"]) != []


def test_cards_in_a_play_have_no_order_but_plays_have():
    plays = ("Ann 3C 3D", "Ben pass", "Cat pass")
    assert failures(*plays[:1], {"expect": {"pile": ["3D 3C"]}}) == []
    assert failures("Ann 3C", "Ben 4C", {"expect": {"pile": ["4C", "3C"]}}) != []


def test_several_wrong_things_are_several_failures():
    assert failures(
        {"expect": {"turn": "Ben", "round": 1}}, "Ann 3C", expect={"turn": "Ann", "dealer": "Ben"}
    ) == [
        "actions[0]: turn: got Ann, want Ben",
        "expect: turn: got Ben, want Ann",
        "expect: dealer: got Cat, want Ben",
    ]


def test_an_act_that_is_not_allowed_ends_the_check():
    assert failures("Ann 3C", "Cat TC", "Ann 9H", expect={"turn": "Ann"}) == [
        "actions[1]: refused: not_your_turn"
    ]


def test_a_deal_in_the_middle_of_a_round_is_not_allowed():
    deal = {"deal": {"hands": {"Ann": "3C", "Ben": "4C", "Cat": "5C"}}}
    assert failures(deal) == ["actions[0]: refused: wrong_phase"]


@pytest.mark.parametrize(
    ("refused", "code", "text"),
    [
        ("Ann 3C", "too_low", "got no refusal, want too_low"),
        ("Ann pass", "too_low", "got must_lead, want too_low"),
    ],
)
def test_a_wrong_refusal_says_what_there_was_instead(refused, code, text):
    assert failures({"refuse": refused, "code": code}, "Ann 9H") == [f"actions[0]: refuse: {text}"]


def test_a_refusal_that_changed_something_would_be_told(monkeypatch):
    states = iter(range(9))
    monkeypatch.setattr(record, "fingerprint", lambda match: next(states))
    assert failures({"refuse": "Ann pass", "code": "must_lead"}) == [
        "actions[0]: refuse: the refused action changed the match"
    ]


# --- records

PLAYED = CASE | {"actions": ["Ann 3D", "Ben 4C", "Cat TC", "Ann pass"]}


def test_a_record_has_the_deal_the_acts_and_where_it_stands():
    assert record_of(match_from_record(PLAYED), "a title") == {
        "format": 1,
        "case": "a title",
        "rules": "base",
        "players": ["Ann", "Ben", "Cat"],
        "dealer": "Cat",
        "hands": {"Ann": "3C 3D 9H", "Ben": "4C 5C", "Cat": "6D 10C"},
        "actions": ["Ann 3D", "Ben 4C", "Cat 10C", "Ann pass"],
        "expect": {
            "phase": "trick",
            "turn": "Ben",
            "round": 1,
            "scores": {"Ann": 0, "Ben": 0, "Cat": 0},
        },
    }


def test_a_record_of_a_seed_has_every_deal_in_full():
    seeded = {"rules": "base", "players": ["Ann", "Ben", "Cat"], "seed": 5}
    told = record_of(match_from_record(seeded))
    assert told["seed"] == 5
    assert sorted(len(hand.split()) for hand in told["hands"].values()) == [17, 17, 18]


def test_a_record_says_how_a_later_round_began():
    later = CASE | {
        "rules": "wiper",
        "options": {"kitty": True, "top_trade": 1, "rounds": 9},
        "ranking": ["Ben", "Ann", "Cat"],
        "scores": {"Ben": 10},
        "round": 4,
        "kitty": "AC",
        "leader": "Cat",
        "actions": ["Ben give 4C", "Ben swap 5C for AC", "Ann skip", "Cat skip", "Cat 4C"],
    }
    told = record_of(match_from_record(later))
    assert told["options"] == {"kitty": True, "top_trade": 1, "rounds": 9}
    assert told["ranking"] == ["Ben", "Ann", "Cat"]
    assert told["scores"] == {"Ann": 0, "Ben": 10, "Cat": 0}
    assert (told["round"], told["kitty"], told["leader"]) == (4, "AC", "Cat")
    assert told["actions"] == later["actions"]
    assert check(read(told)) == []


def test_a_record_of_a_match_over_names_the_winners():
    case = CASE | {
        "options": {"rounds": 1},
        "hands": {"Ann": "3C", "Ben": "4C", "Cat": "TC 6D"},
        "actions": ["Ann 3C", "Ben 4C"],
    }
    told = record_of(match_from_record(case))
    assert told["expect"]["phase"] == "match_over"
    assert told["expect"]["turn"] is None
    assert told["expect"]["ranking"] == ["Ann", "Ben", "Cat"]
    assert told["expect"]["winners"] == ["Ann"]


def test_a_trace_asks_before_every_act_of_the_trick_phase():
    told = record_of(match_from_record(PLAYED))
    trace = traced(told)
    assert trace["actions"] == [
        {
            "expect": {
                "turn": "Ann",
                "pile": [],
                "legal": ["3x1", "9x1", "3x2"],
                "can_complete": {},
            }
        },
        "Ann 3D",
        {
            "expect": {
                "turn": "Ben",
                "pile": ["3D"],
                "legal": ["4x1", "5x1", "pass"],
                "can_complete": {},
            }
        },
        "Ben 4C",
        {
            "expect": {
                "turn": "Cat",
                "pile": ["3D", "4C"],
                "legal": ["6x1", "10x1", "pass"],
                "can_complete": {},
            }
        },
        "Cat 10C",
        {
            "expect": {
                "turn": "Ann",
                "pile": ["3D", "4C", "10C"],
                "legal": ["pass"],
                "can_complete": {},
            }
        },
        "Ann pass",
    ]
    assert {key: value for key, value in trace.items() if key != "actions"} == {
        key: value for key, value in told.items() if key != "actions"
    }


def test_a_record_with_an_act_that_is_not_allowed_is_refused_with_its_place():
    with pytest.raises(BadRecord) as caught:
        match_from_record(CASE | {"actions": ["Ann 3C", "Ann 3D"]})
    assert str(caught.value) == "actions[1]: refused: not_your_turn"
