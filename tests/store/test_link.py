"""Links: what is written is read back, and whatever else somebody sends is refused whole."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.ruleset import (
    FIELDS,
    OPTIONS,
    PRESETS,
    BadRules,
    make_rules,
    options_of,
    players_range,
    value_text,
    values_of,
)
from game.store import BadLink, Known, Link, Refusal, SeatSetup, Sitter, TableSetup
from game.store.link import KEYS, LARGEST_SEED, LONGEST, MOST_SHOWN, link_of, parse_link
from tests.engine.play import rule_sets

KNOWN = Known(("random", "regular", "strong"), ("bold", "cautious"), ("en", "fr"), "regular")
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
PERSON, REGULAR = Sitter(), Sitter("regular")
MANY = settings(max_examples=400, deadline=None, derandomize=True)


def parse(text):
    return parse_link(text, KNOWN)


def refusal_of(text):
    with pytest.raises(BadLink) as caught:
        parse(text)
    return caught.value


# What a link says


def test_nothing_behind_the_hash_is_no_link():
    assert parse("") is None
    assert parse("#") is None
    assert parse("https://example.org/president/") is None


def test_a_link_says_table_cards_and_language():
    assert parse("r=base&n=5&s=42&l=fr&p=2&b=strong-bold&rounds=9&reseat=false") == Link(
        "base",
        {"reseat": False, "rounds": 9},
        (PERSON, PERSON, *(Sitter("strong", "bold"),) * 3),
        42,
        "fr",
    )


def test_what_is_left_out_is_as_on_the_command_line():
    assert parse("s=0") == Link("president", {}, (PERSON, REGULAR, REGULAR, REGULAR), 0)
    assert parse("r=wiper&n=2") == Link("wiper", {}, (PERSON, REGULAR))


def test_people_and_bots_may_sit_anywhere():
    link = parse("r=base&n=4&b=regular,person,strong-cautious,person")
    assert link.seats == (REGULAR, PERSON, Sitter("strong", "cautious"), PERSON)
    assert parse("r=base&n=3&p=3").seats == (PERSON,) * 3


def test_a_language_alone_asks_for_no_deal():
    link = parse("l=fr")
    assert (link.language, link.deals) == ("fr", False)
    assert link.text() == "l=fr"
    assert parse("l=fr&r=base").deals


@pytest.mark.parametrize(
    "before", ["", "#", "https://example.org/a/?x=y#", "file:///p/index.html#"]
)
def test_a_link_may_come_as_an_address_or_bare(before):
    assert parse(f"{before}r=base&s=7") == parse("r=base&s=7")


def test_escapes_are_read():
    assert parse("%72=%62%61%73%65&n=%34&b=person%2Cregular%2Cregular%2Cregular") == parse("r=base")


def test_names_come_from_here_and_never_from_a_link():
    link = parse("r=base&n=4&b=regular,person,regular,person")
    table = link.table(["Zoe", "Yan"], ["Ada", "Bo", "Cy"])
    assert [seat.name for seat in table.seats] == ["Ada", "Zoe", "Bo", "Yan"]
    assert "Zoe" not in link_of(table, 1)


# There and back


def test_a_link_is_short_and_to_be_read():
    seats = (SeatSetup("Zoe"), *(SeatSetup(name, "regular") for name in ("A", "B", "C")))
    assert link_of(TableSetup("base", {}, seats), 42) == "r=base&n=4&b=regular&s=42"
    assert link_of(TableSetup("base", {"twos": "close"}, seats[:3])) == (
        "r=base&n=3&b=regular&twos=close"
    )
    mixed = (seats[1], SeatSetup("D", "strong", "bold"), seats[0])
    assert link_of(TableSetup("wiper", {"conquest": True}, mixed), language="fr") == (
        "r=wiper&n=3&b=regular,strong-bold,person&conquest=true&l=fr"
    )


def there_and_back(table, seed):
    link = parse(link_of(table, seed))
    people = [seat.name for seat in table.seats if seat.bot is None]
    bots = [seat.name for seat in table.seats if seat.bot is not None]
    assert link.table(people, bots) == table
    assert link.seed == seed
    assert link == Link.to(table, seed)


def sitting(count):
    return (SeatSetup("Zoe"), *(SeatSetup(name, "regular") for name in NAMES[: count - 1]))


def single_options():
    """Every rule set with every value of every option alone, where that can be played."""
    for rules in PRESETS:
        for option in OPTIONS:
            for value in values_of(option):
                if option in ("rounds", "target") and type(value) is int and value % 10 > 1:
                    continue  # each of the numbers from 1 to 999 teaches nothing
                counts = players_range(rules)
                for count in sorted({counts[0], 4, counts[-1], 2}):
                    try:
                        make_rules(rules, count, {option: value})
                    except BadRules:
                        continue
                    yield rules, count, {option: value}


def test_every_value_of_every_option_goes_there_and_back():
    singles = list(single_options())
    seen = {(option, value) for *_, options in singles for option, value in options.items()}
    assert {option for option, _ in seen} == set(OPTIONS)
    assert len(singles) > 1000
    for rules, count, options in singles:
        there_and_back(TableSetup(rules, options, sitting(count)), 12345)


@st.composite
def tables(draw):
    rules = draw(rule_sets())
    sitters = st.sampled_from(
        [PERSON, REGULAR, Sitter("random"), Sitter("strong", "bold"), Sitter("regular", "cautious")]
    )
    seats = draw(st.lists(sitters, min_size=rules.players, max_size=rules.players))
    if PERSON not in seats:
        seats[draw(st.integers(0, rules.players - 1))] = PERSON
    named = (SeatSetup(name, *sitter) for name, sitter in zip(NAMES, seats, strict=False))
    return TableSetup(rules.name, options_of(rules), tuple(named))


SEEDS = st.none() | st.integers(0, LARGEST_SEED) | st.sampled_from([0, 1, LARGEST_SEED])


@given(tables(), SEEDS)
@MANY
def test_every_table_goes_there_and_back(table, seed):
    there_and_back(table, seed)


def test_the_longest_link_there_can_be_is_allowed():
    longest = {name: max(map(value_text, values_of(name)), key=len) for name in FIELDS}
    del longest["rounds"]  # `target` is longer
    seats = ",".join(["person", *["strong-cautious"] * 9])
    fields = "&".join(f"{name}={value}" for name, value in longest.items())
    text = f"r=president&n=10&b={seats}&s={LARGEST_SEED}&l=en&{fields}"
    assert len(parse(text).options) == len(FIELDS) - 1
    assert len(text) < LONGEST


# Hostile links


def refused():
    """Links, each with the reason it must be refused for and the key that must be named."""
    for key in KEYS:
        yield f"{key}=", None, key
        yield f"{key}={'9' * 400}", None, key
    for key in ("R", "N", "seed", "rules", "names", "name", "player", "t", "d", "x", "twos2", " n"):
        yield f"{key}=4", Refusal.UNKNOWN, key
    for key in ("__class__", "constructor", "__proto__", "decks ", "TWOS", "\x00", "é", "🂡"):
        yield f"r=base&{key}=1", Refusal.UNKNOWN, None
    for value in ("0", "1", "11", "-3", "+4", "4.0", "4e0", "0x4", "٤", "1_0", " 4", "NaN", "true"):
        yield f"n={value}", Refusal.NUMBER, "n"
        yield f"n=4&p={value if value != '1' else '5'}", Refusal.NUMBER, "p"
    for value in ("-1", "4294967296", "99999999999", "1.5", "0x10", "none", "²", "1 ", "%00"):
        yield f"r=base&s={value}", Refusal.NUMBER, "s"
    for value in ("Base", "base ", "../base", "president,base", "<b>", "null", "%E2%99%A0"):
        yield f"r={value}", Refusal.VALUE, "r"
    for value in ("de", "EN", "en-GB", "fr,en", "../../locale/en", "x" * 200):
        yield f"l={value}", Refusal.VALUE, "l"
    for value in (
        "",
        "master",
        "Regular",
        "regular-",
        "regular-mean",
        "bold",
        "regular,,",
        "person-b",
    ):
        yield f"n=3&b={value}", Refusal.VALUE, "b"
    for option in OPTIONS:
        numeric = type(values_of(option)[0]) is int
        for value in ("", "maybe", "-1", "1000", "0x1", "тrue", "True;", "1,1"):
            yield f"{option}={value}", None if numeric else Refusal.VALUE, option
    for key in (*KEYS, *OPTIONS):
        good = {"r": "base", "l": "en", "b": "regular"}.get(key) or (
            "3" if key in KEYS else value_text(values_of(key)[0])
        )
        yield f"{key}={good}&{key}={good}", Refusal.TWICE, key
    for part in ("r", "base", "%", "%4", "r=%", "r=%4", "r=%zz", "r=%u0041", "r=base%", "s=1%2"):
        yield part, Refusal.BROKEN, None
    for part in ("r=%ff", "r=%C3", "r=%ED%A0%80", "r=%C0%AF", "%FE%FF=1", "=", "=1", "&", "&&"):
        yield part, Refusal.BROKEN, None
    for part in ("r=base&", "&r=base", "r=base&&n=4", "r=base;n=4&n", "r=base&n"):
        yield part, Refusal.BROKEN, None
    yield "r=base&s=1#r=wiper", Refusal.NUMBER, "s"
    yield "x" * (LONGEST + 1), Refusal.LONG, None
    yield "r=base&" * 100_000, Refusal.LONG, None
    yield "n=4&b=regular,regular,person", Refusal.SEATS, None
    yield "r=wiper&n=2&b=person", Refusal.SEATS, None
    yield "n=3&p=1&b=person,regular,regular", Refusal.PEOPLE_TWICE, None
    yield "n=3&b=regular,regular,regular", Refusal.NOBODY, None
    yield "rounds=3&target=9", Refusal.TOGETHER, None
    yield "rounds=none", Refusal.TOGETHER, None
    yield "r=wiper&conquest=true&rounds=3", Refusal.TOGETHER, None
    yield "hold_hand=true", Refusal.TOGETHER, None
    yield "complete_out_of_turn=true", Refusal.TOGETHER, None
    yield "min_players=9&max_players=4", Refusal.TOGETHER, None
    yield "r=president&n=9", Refusal.VALUE, "n"
    yield "r=ahole&n=3", Refusal.VALUE, "n"
    yield "r=base&n=10&max_players=10&decks=1&l=xx", Refusal.VALUE, "l"


REFUSED = list(refused())


def test_there_are_many_hostile_links():
    assert len({text for text, *_ in REFUSED}) > 350


def test_each_hostile_link_is_refused_for_what_is_wrong_with_it():
    for text, reason, key in REFUSED:
        error = refusal_of(text)
        assert reason in (None, error.refusal), text[:80]
        assert key is None or error.params["key"] == key, text[:80]


def test_every_reason_is_met():
    met = {refusal_of(text).refusal for text, *_ in REFUSED}
    met.add(refusal_of("rounds=100").refusal)
    assert met == set(Refusal)


def test_a_refusal_is_short_printable_and_says_what_is_allowed():
    says_enough = {
        Refusal.LONG: {"most"},
        Refusal.BROKEN: {"part"},
        Refusal.UNKNOWN: {"key", "allowed"},
        Refusal.TWICE: {"key"},
        Refusal.VALUE: {"key", "value", "allowed"},
        Refusal.NUMBER: {"key", "value", "least", "most"},
        Refusal.NUMBER_OR_NONE: {"key", "value", "least", "most"},
        Refusal.SEATS: {"given", "players"},
        Refusal.PEOPLE_TWICE: set(),
        Refusal.NOBODY: set(),
        Refusal.TOGETHER: {"field"},
    }
    for text, *_ in REFUSED:
        error = refusal_of(text)
        assert error.params.keys() == says_enough[error.refusal]
        for name, value in error.params.items():
            if name != "allowed":
                assert len(value) <= MOST_SHOWN
                assert all(" " <= sign <= "~" or sign == "…" for sign in value), text[:80]
            else:
                assert 1 < len(value) < 15


def test_what_is_allowed_is_said_exactly():
    assert refusal_of("r=x").params["allowed"] == tuple(PRESETS)
    assert refusal_of("twos=x").params["allowed"] == ("high", "close", "trump")
    assert refusal_of("r=ahole&n=3").params == {
        "key": "n",
        "value": "3",
        "allowed": ("4", "5", "6", "7", "8", "9", "10"),
    }
    assert refusal_of("rounds=0").params == {
        "key": "rounds",
        "value": "0",
        "least": "1",
        "most": "99",
    }
    assert refusal_of("rounds=0").refusal is Refusal.NUMBER_OR_NONE
    assert refusal_of("top_trade=4").refusal is Refusal.NUMBER
    assert refusal_of("n=3&p=4").params["most"] == "3"
    assert refusal_of("hold_hand=true").params == {"field": "hold_hand"}


def refused_or_understood(text):
    try:
        link = parse(text)
    except BadLink:
        return
    if link is not None:
        # What was understood is a table that can be played, and says itself the same again.
        make_rules(link.rules, len(link.seats), link.options)
        assert PERSON in link.seats
        assert parse(link.text()) == link


@given(st.text(max_size=80) | st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")))
@MANY
def test_any_text_at_all_is_refused_or_understood(text):
    refused_or_understood(text)


SIGNS = ("=", "&", "#", "%", "%26", "%3D", ",", "-", "+", " ", "\x00", "é", "🂡")
VALUES = ("person", "regular", "true", "none", "4", "0", "-1", "4294967296", "3c", "close")
PIECES = st.sampled_from((*KEYS, *OPTIONS, *PRESETS, *SIGNS, *VALUES))


@given(st.lists(PIECES, max_size=14).map("".join))
@MANY
def test_any_pieces_of_links_are_refused_or_understood(text):
    refused_or_understood(text)


@given(tables(), SEEDS, st.data())
@MANY
def test_a_damaged_link_is_refused_or_understood(table, seed, data):
    text = link_of(table, seed, "fr")
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 6)))
    put = data.draw(PIECES | st.text(max_size=3))
    refused_or_understood(text[:at] + put + text[until:])
