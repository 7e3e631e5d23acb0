"""Malformed cases and records: each is refused with the path to its fault (docs/records.md)."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.record import BadRecord, check, matches_in, read

GOOD = {
    "format": 1,
    "case": "a case",
    "source": "docs/rules.md",
    "rules": "base",
    "options": {"rounds": 2},
    "players": ["Ann", "Ben", "Cat"],
    "dealer": "Cat",
    "scores": {"Ann": 1},
    "round": 1,
    "hands": {"Ann": "3C 3D", "Ben": "4C 5C", "Cat": "6C"},
    "actions": [
        "Ann 3C",
        {"refuse": "Ben pass 7C", "code": "no_such_card"},
        {"expect": {"turn": "Ben", "pile": ["3C"]}},
        "Ben 4C",
    ],
    "expect": {"turn": "Cat", "scores": {"Ann": 1, "Ben": 0, "Cat": 0}},
}
GOOD["actions"][1]["refuse"] = "Ben 7C"

MISSING = object()


def put(path, value):
    """The good case with a value set at a path of keys and places, or taken out."""
    case = copy.deepcopy(GOOD)
    *parents, last = path
    place = case
    for key in parents:
        place = place[key]
    if value is MISSING:
        del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return case


def whole(**changes):
    return copy.deepcopy(GOOD) | changes


def seeded(**changes):
    """A case that deals from a seed."""
    return {"rules": "base", "players": ["Ann", "Ben", "Cat"], "seed": 5} | changes


def act(action):
    return put(["actions", 0], action)


def ask(key, value):
    return put(["actions", 2], {"expect": {key: value}})


def deal(**changes):
    """The good case with a deal as its last action, though it comes too early."""
    hands = {"Ann": "3C", "Ben": "4C", "Cat": "5C"}
    return put(["actions", 4], {"deal": {"hands": hands} | changes})


DEAL = "actions[4].deal"

# (what is wrong, the case, the path the message begins with, a part of the rest)
FAULTS = [
    ("a text for a case", "a case", "", "not an object"),
    ("a number for a case", 7, "", "not an object"),
    ("nothing for a case", None, "", "not an object"),
    ("unknown key", whole(hand={}), "hand", "unknown key"),
    ("format of the wrong type", whole(format="1"), "format", "not a whole number"),
    ("format true", whole(format=True), "format", "not a whole number"),
    ("format 0", whole(format=0), "format", "not a whole number"),
    ("format of the future", whole(format=2), "format", "newer"),
    ("case no text", whole(case=5), "case", "not a text"),
    ("source no text", whole(source=["a"]), "source", "not a text"),
    ("rules missing", put(["rules"], MISSING), "rules", "missing"),
    ("rules unknown", whole(rules="scum"), "rules", "scum"),
    ("rules no text", whole(rules=None), "rules", "not a text"),
    ("options no object", whole(options=["rounds"]), "options", "not an object"),
    ("option unknown", whole(options={"jokers": 2}), "options.jokers", "no such option"),
    ("option value", whole(options={"top_trade": 5}), "options.top_trade", "1, 2 or 3"),
    ("option 1 for true", whole(options={"kitty": 1}), "options.kitty", "false or true"),
    ("option true for 1", whole(options={"decks": True}), "options.decks", "1 or 2"),
    ("option as a text", whole(options={"decks": "2"}), "options.decks", "1 or 2"),
    ("option as a fraction", whole(options={"decks": 2.0}), "options.decks", "1 or 2"),
    ("option null", whole(options={"twos": None}), "options.twos", "high, close or trump"),
    ("option a list", whole(options={"twos": ["high"]}), "options.twos", "high, close or trump"),
    ("rounds 0", whole(options={"rounds": 0}), "options.rounds", "1 to 99"),
    ("target 1000", whole(options={"target": 1000}), "options.target", "1 to 999"),
    ("both ends", whole(options={"rounds": 5, "target": 11}), "options.target", "only one"),
    ("no end", whole(options={"rounds": None}), "options.rounds", "none"),
    (
        "conquest and an end",
        whole(options={"conquest": True, "target": 100}),
        "options.conquest",
        "target",
    ),
    ("hold hand for three", whole(options={"hold_hand": True}), "options.hold_hand", "2 players"),
    (
        "completing without four lying",
        whole(options={"complete_out_of_turn": True}),
        "options.complete_out_of_turn",
        "lying",
    ),
    ("fewest above most", whole(options={"min_players": 9}), "options.min_players", "8"),
    ("players missing", put(["players"], MISSING), "players", "missing"),
    ("players no list", whole(players="Ann Ben Cat"), "players", "not a list"),
    ("a player no text", put(["players", 1], 5), "players[1]", "not a text"),
    ("a player without a name", put(["players", 1], ""), "players[1]", "not a name"),
    ("a name with a space", put(["players", 1], "Ben Bo"), "players[1]", "not a name"),
    ("a name with a tab before it", put(["players", 1], "\tBen"), "players[1]", "not a name"),
    ("a name twice", put(["players", 2], "Ann"), "players[2]", "twice"),
    ("no players", whole(players=[]), "players", "3 to 8"),
    ("too few players", whole(players=["Ann", "Ben"]), "players", "3 to 8"),
    ("too many players", whole(players=list("ABCDEFGHI")), "players", "3 to 8"),
    ("dealer unknown", whole(dealer="Bo"), "dealer", 'unknown player "Bo"'),
    ("dealer a number", whole(dealer=0), "dealer", "unknown player 0"),
    ("leader unknown", whole(leader="Bo"), "leader", 'unknown player "Bo"'),
    ("no hands and no seed", put(["hands"], MISSING), "hands", "no seed"),
    ("hands no object", whole(hands=["3C"]), "hands", "not an object"),
    ("a hand of a stranger", put(["hands", "Bo"], "7C"), "hands", 'unknown player "Bo"'),
    ("a hand missing", put(["hands", "Cat"], MISSING), "hands", '"Cat"'),
    ("a hand no text", put(["hands", "Ben"], ["4C"]), "hands.Ben", "not a text"),
    ("an empty hand", put(["hands", "Ben"], ""), "hands.Ben", "at least one card"),
    ("no card", put(["hands", "Ben"], "4C 11D"), "hands.Ben", '"11D"'),
    ("a card in lower case", put(["hands", "Ben"], "4c"), "hands.Ben", '"4c"'),
    ("a card dealt twice", put(["hands", "Ben"], "4C 6C"), "hands", "6C is dealt 2 times"),
    ("twice in one hand", put(["hands", "Ben"], "4C 4C"), "hands", "4C is dealt 2 times"),
    (
        "a card dealt three times from two decks",
        whole(options={"decks": 2}, hands={"Ann": "3C 3C", "Ben": "3C", "Cat": "6C"}),
        "hands",
        "3C is dealt 3 times",
    ),
    (
        "a card in a hand and in the kitty",
        whole(options={"kitty": True}, kitty="6C"),
        "hands",
        "6C is dealt 2 times",
    ),
    ("a kitty without the rule", whole(kitty="7C"), "kitty", "no kitty"),
    ("a hold hand without the rule", whole(hold="7C"), "hold", "no hold"),
    ("a kitty that is none", whole(options={"kitty": True}, kitty="X"), "kitty", '"X"'),
    ("a kitty as a list", whole(options={"kitty": True}, kitty=[]), "kitty", "not a text"),
    ("a kitty without hands", seeded(options={"kitty": True}, kitty="7C"), "hands", "missing"),
    ("a seed as a text", seeded(seed="5"), "seed", "not a whole number"),
    ("a seed below 0", seeded(seed=-1), "seed", "not a whole number"),
    ("a seed beyond 32 bits", seeded(seed=2**32), "seed", "not a whole number"),
    ("a seed true", seeded(seed=True), "seed", "not a whole number"),
    ("ranking no list", whole(ranking="Ann"), "ranking", "not a list"),
    ("ranking of some", whole(ranking=["Ann", "Ben"]), "ranking", "2 of 3"),
    ("ranking twice", whole(ranking=["Ann", "Ben", "Ann"]), "ranking", "twice"),
    ("ranking unknown", whole(ranking=["Ann", "Ben", "Bo"]), "ranking", 'unknown player "Bo"'),
    ("scores no object", whole(scores=[1, 2, 3]), "scores", "not an object"),
    ("scores of a stranger", whole(scores={"Bo": 1}), "scores", 'unknown player "Bo"'),
    ("a score as a text", whole(scores={"Ann": "1"}), "scores.Ann", "not a whole number"),
    ("a broken score", whole(scores={"Ann": 0.5}), "scores.Ann", "not a whole number"),
    ("round 0", whole(round=0), "round", "not a whole number"),
    ("round null", whole(round=None), "round", "not a whole number"),
    ("actions no list", whole(actions={"Ann": "3C"}), "actions", "not a list"),
    ("an action of a stranger", act("Bo 3C"), "actions[0]", 'unknown player "Bo"'),
    ("an action in lower case", act("ann 3C"), "actions[0]", 'unknown player "ann"'),
    ("an empty action", act(""), "actions[0]", "unknown player"),
    ("an action without a player", act("pass"), "actions[0]", 'unknown player "pass"'),
    ("an action no text", act(3), "actions[0]", "not an action"),
    ("an action null", act(None), "actions[0]", "not an action"),
    ("an action as a list", act(["Ann", "3C"]), "actions[0]", "not an action"),
    ("an unknown act", act("Ann folds"), "actions[0]", '"folds"'),
    ("no card in a play", act("Ann 3C 1C"), "actions[0]", '"1C"'),
    ("a pass with cards", act("Ann pass 3C"), "actions[0]", '"pass"'),
    ("a return of no cards", act("Ann give 3X"), "actions[0]", '"3X"'),
    ("a swap for nothing", act("Ann swap 3C"), "actions[0]", '"for"'),
    ("a swap twice over", act("Ann swap 3C for 4C for 5C"), "actions[0]", '"for"'),
    ("a swap for no card", act("Ann swap 3C for it"), "actions[0]", '"it"'),
    ("an object of nothing", act({}), "actions[0]", "neither"),
    ("an unknown object", act({"play": "Ann 3C"}), "actions[0]", "neither"),
    ("a refusal without a code", act({"refuse": "Ann 9C"}), "actions[0].code", "missing"),
    (
        "a refusal with an unknown code",
        act({"refuse": "Ann 9C", "code": "no"}),
        "actions[0].code",
        '"no"',
    ),
    (
        "a refusal of a stranger",
        act({"refuse": "Bo 9C", "code": "too_low"}),
        "actions[0].refuse",
        'unknown player "Bo"',
    ),
    (
        "a refusal of a deal",
        act({"refuse": {"deal": {}}, "code": "too_low"}),
        "actions[0].refuse",
        "not a text",
    ),
    (
        "a refusal and more",
        act({"refuse": "Ann 9C", "code": "too_low", "why": ""}),
        "actions[0].why",
        "unknown key",
    ),
    (
        "an expectation and more",
        act({"expect": {}, "code": "too_low"}),
        "actions[0].code",
        "unknown key",
    ),
    ("an expectation no object", act({"expect": []}), "actions[0].expect", "not an object"),
    ("an unknown expectation", ask("moves", []), "actions[2].expect.moves", "unknown key"),
    ("an unknown phase", ask("phase", "play"), "actions[2].expect.phase", '"play"'),
    ("a turn of a stranger", ask("turn", "Bo"), "actions[2].expect.turn", '"Bo"'),
    ("a pile as a text", ask("pile", "3C"), "actions[2].expect.pile", "not a list"),
    ("a pile of no cards", ask("pile", ["3C", "3"]), "actions[2].expect.pile[1]", '"3"'),
    ("a legal card", ask("legal", ["pass", "3C"]), "actions[2].expect.legal[1]", '"3C"'),
    ("nine of a rank", ask("legal", ["3x9"]), "actions[2].expect.legal[0]", '"3x9"'),
    ("a legal number", ask("legal", [3]), "actions[2].expect.legal[0]", "3"),
    (
        "a completion of a stranger",
        ask("can_complete", {"Bo": "7x1"}),
        "actions[2].expect.can_complete",
        '"Bo"',
    ),
    (
        "a completion of cards",
        ask("can_complete", {"Cat": "7C"}),
        "actions[2].expect.can_complete.Cat",
        '"7C"',
    ),
    ("hands of a stranger", ask("hands", {"Bo": ""}), "actions[2].expect.hands", '"Bo"'),
    ("hands of no cards", ask("hands", {"Ben": "x"}), "actions[2].expect.hands.Ben", '"x"'),
    ("out twice", ask("out", ["Ann", "Ann"]), "actions[2].expect.out", "twice"),
    ("bust a stranger", ask("bust", ["Bo"]), "actions[2].expect.bust", '"Bo"'),
    ("an expected part ranking", ask("ranking", ["Ann"]), "actions[2].expect.ranking", "1 of 3"),
    ("an expected score", ask("scores", {"Ann": None}), "actions[2].expect.scores.Ann", "whole"),
    (
        "an unknown title",
        ask("titles", {"Ann": "king"}),
        "actions[2].expect.titles.Ann",
        '"king"',
    ),
    ("expected seats of some", ask("seats", ["Ann"]), "actions[2].expect.seats", "1 of 3"),
    ("expected dealer null", ask("dealer", None), "actions[2].expect.dealer", "None"),
    ("expected round as a text", ask("round", "2"), "actions[2].expect.round", "whole"),
    ("winners a stranger", ask("winners", ["Bo"]), "actions[2].expect.winners", '"Bo"'),
    ("an expected hold hand as a list", ask("hold", ["3C"]), "actions[2].expect.hold", "text"),
    ("the expectation at the end", whole(expect={"trun": "Ann"}), "expect.trun", "unknown key"),
    ("no object at the end", whole(expect="Ann"), "expect", "not an object"),
    ("a deal no object", put(["actions", 4], {"deal": "Ann 3C"}), DEAL, "not an object"),
    ("an unknown key in a deal", deal(leader="Ann"), f"{DEAL}.leader", "unknown key"),
    ("a deal without hands", put(["actions", 4], {"deal": {}}), DEAL, "hands are missing"),
    ("a deal for some", deal(hands={"Ann": "3C", "Ben": "4C"}), f"{DEAL}.hands", '"Cat"'),
    (
        "a bad card in a deal",
        deal(hands={"Ann": "3C", "Ben": "4C", "Cat": "C5"}),
        f"{DEAL}.hands.Cat",
        '"C5"',
    ),
    (
        "a card twice in a deal",
        deal(hands={"Ann": "3C", "Ben": "4C", "Cat": "3C"}),
        f"{DEAL}.hands",
        "3C is dealt 2 times",
    ),
    ("a deal by a stranger", deal(dealer="Bo"), f"{DEAL}.dealer", '"Bo"'),
    ("a kitty in a deal without the rule", deal(kitty="9C"), f"{DEAL}.kitty", "no kitty"),
    (
        "a deal and more",
        put(["actions", 4], {"deal": {}, "expect": {}}),
        "actions[4].expect",
        "unknown key",
    ),
]


def test_the_case_that_all_of_these_spoil_is_good():
    assert check(read(GOOD)) == []


@pytest.mark.parametrize(
    ("case", "path", "part"), [pytest.param(*fault[1:], id=fault[0]) for fault in FAULTS]
)
def test_the_message_names_the_path_and_the_fault(case, path, part):
    with pytest.raises(BadRecord) as caught:
        read(case)
    assert caught.value.path == path
    message = str(caught.value)
    assert message.startswith(f"{path}: ") if path else ": " in message
    assert part in message.removeprefix(f"{path}: ")
    assert "\n" not in message


def test_a_file_of_several_cases_tells_their_places():
    assert list(matches_in(["a", "b"])) == [("[0]", "a"), ("[1]", "b")]
    assert list(matches_in({"case": "a"})) == [("", {"case": "a"})]
    assert list(matches_in([])) == []


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 2**33)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "Ann", "Ann 3C", "Ben pass", "3C", "3x1", "pass", "base", "ahole"])
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["Ann", "deal", "expect", "refuse", "code", "hands", "x"]),
            inner,
            max_size=3,
        )
    ),
    max_leaves=6,
)


def places_of(value, path=()):
    """Every path in a plain value, the value itself not among them."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield (*path, key)
        if isinstance(inner, dict | list):
            yield from places_of(inner, (*path, key))


@settings(max_examples=300, deadline=None)
@given(path=st.sampled_from(sorted(places_of(GOOD), key=str)), junk=JUNK)
def test_junk_anywhere_is_refused_or_replayed_but_never_a_crash(path, junk):
    try:
        script = read(put(path, junk))
    except BadRecord:
        return
    check(script)


def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [nested(5000), {"a": nested(5000)}, "x" * 10**6, [0] * 10**6])
@pytest.mark.parametrize(
    "path", [("rules",), ("options", "top_trade"), ("players", 0), ("actions", 0), ("expect",)]
)
def test_a_wrong_value_of_any_depth_and_length_is_told_in_a_short_line(path, value):
    with pytest.raises(BadRecord) as bad:
        read(put(path, value))
    assert len(str(bad.value)) < 400


@pytest.mark.parametrize("name", ["x" * 101, "a\x00b", "a\x07", "\x1b[31m", "\ud800", "\x85x"])
def test_a_name_that_no_screen_can_show_is_refused(name):
    with pytest.raises(BadRecord, match=r"^players\[1\]: "):
        read(seeded(players=["Ann", name, "Cat"]))


@pytest.mark.parametrize("name", ["x" * 100, "Łukasz", "😀", "👨\u200d👩", "あいう"])
def test_any_other_word_is_a_name(name):
    assert read(seeded(players=["Ann", name, "Cat"])).start().names[1] == name
