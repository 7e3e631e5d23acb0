"""The daily deal: the same for everybody, another one every day, and what came of it."""

import json
from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.ruleset import PRESETS, make_rules
from game.store import (
    BadDocument,
    BadValue,
    Daily,
    DailyResult,
    Known,
    Link,
    Sitter,
    Store,
    daily_link,
    daily_seed,
    day_of,
    parse_link,
)
from game.store.documents import pack
from tests.store.helpers import MemoryStorage

DAY = date(2026, 11, 29)
DAYS = st.dates(date(2020, 1, 1), date(2120, 12, 31))


def crc_by_hand(text):
    """CRC-32 from its definition: a long division, bit by bit, of the text by a polynomial
    over {0, 1}, with all signs turned round at both ends."""
    rest = 0xFFFFFFFF
    for byte in text.encode("ascii"):
        for place in range(8):
            carry = (rest ^ byte >> place) & 1
            rest = rest >> 1 ^ (0xEDB88320 if carry else 0)
    return rest ^ 0xFFFFFFFF


def test_the_division_by_hand_gives_the_published_check_value():
    assert crc_by_hand("123456789") == 0xCBF43926


@pytest.mark.parametrize(
    ("day", "rules", "seed"),
    [
        # printf '2026-11-29 base' | gzip -c | tail -c 8 | od -A n -t u4 -N 4
        (DAY, "president", 660086057),
        (DAY, "wiper", 577120404),
        (DAY, "base", 699267124),
        (DAY, "ahole", 806483728),
        (date(2028, 2, 29), "president", 2749766540),
        (date(2028, 2, 29), "base", 382958801),
    ],
)
def test_known_days_have_their_seeds_for_ever(day, rules, seed):
    assert daily_seed(day, rules) == seed == crc_by_hand(f"{day} {rules}")


@given(DAYS, st.sampled_from(tuple(PRESETS)))
def test_any_day_has_the_seed_of_the_definition(day, rules):
    assert daily_seed(day, rules) == crc_by_hand(f"{day} {rules}") < 2**32


@pytest.mark.parametrize(
    ("day", "next_day"),
    [
        (date(2027, 12, 31), date(2028, 1, 1)),
        (date(2028, 2, 28), date(2028, 2, 29)),
        (date(2028, 2, 29), date(2028, 3, 1)),
        (date(2027, 2, 28), date(2027, 3, 1)),
        (date(2100, 2, 28), date(2100, 3, 1)),
    ],
)
def test_year_ends_and_leap_days_are_days_like_others(day, next_day):
    assert day + timedelta(1) == next_day
    assert daily_seed(day, "base") != daily_seed(next_day, "base")
    for each in (day, next_day):
        assert day_of(daily_link(each, "base", "regular"), "regular", next_day) == each


def test_ten_years_of_days_differ_for_every_rule_set():
    days = [DAY + timedelta(n) for n in range(3653)]
    for rules in PRESETS:
        assert len({daily_seed(day, rules) for day in days}) == len(days)
    assert len({daily_seed(DAY, rules) for rules in PRESETS}) == len(PRESETS)


def test_days_on_end_deal_different_cards():
    def hands(day):
        match = Match(make_rules("base", 4), "ABCD", daily_seed(day, "base"))
        return {match.hand(player) for player in range(4)}

    for day, next_day in pairwise(DAY + timedelta(n) for n in range(40)):
        assert not hands(day) & hands(next_day)


@pytest.mark.parametrize("rules", PRESETS)
def test_the_deal_is_the_rule_set_as_it_comes_for_one_person_and_three_bots(rules):
    link = daily_link(DAY, rules, "regular")
    assert link.text() == f"r={rules}&n=4&b=regular&s={daily_seed(DAY, rules)}"
    known = Known(("regular",), (), ("en",), "regular")
    assert parse_link(link.text(), known) == link
    assert link.table(["Zoe"], ["A", "B", "C"]).rule_set() == make_rules(rules, 4)


# Whose day it is


def test_a_deal_belongs_to_its_day_for_a_week():
    link = daily_link(DAY, "wiper", "regular")
    for later in range(7):
        assert day_of(link, "regular", DAY + timedelta(later)) == DAY
    assert day_of(link, "regular", DAY + timedelta(7)) is None
    assert day_of(link, "regular", DAY - timedelta(1)) is None


def test_another_table_or_other_cards_are_no_daily_deal():
    seed = daily_seed(DAY, "base")
    seats = (Sitter(), *(Sitter("regular"),) * 3)
    assert day_of(Link("base", {}, seats, seed), "regular", DAY) == DAY
    for other in (
        Link("base", {}, seats, seed + 1),
        Link("base", {"rounds": 1}, seats, seed),
        Link("president", {}, seats, seed),
        Link("base", {}, seats[:3], seed),
        Link("base", {}, (*seats[:3], Sitter("random")), seed),
        Link("base", {}, seats[::-1], seed),
        Link("base", {}, seats, None),
    ):
        assert day_of(other, "regular", DAY) is None


# Results


def result(day=DAY, place=2, points=5):
    return DailyResult(day.isoformat(), place, 4, points)


def test_the_first_result_of_a_day_counts():
    daily = Daily().after("base", result()).after("base", result(place=1, points=9))
    assert daily.of("base", DAY) == result()
    assert daily.of("wiper", DAY) is None
    assert daily.of("base", DAY + timedelta(1)) is None


def test_a_new_day_takes_the_place_of_the_old_one_and_never_the_other_way():
    new = result(DAY + timedelta(40), place=1)
    assert Daily().after("base", result()).after("base", new).of("base", DAY) is None
    assert Daily().after("base", new).after("base", result()).results == {"base": new}


def test_results_survive_the_way_through_json():
    daily = Daily().after("base", result()).after("wiper", result(points=-3))
    assert Daily.from_json(daily.to_json()) == daily


PLAIN = {"day": "2026-11-29", "place": 2, "players": 4, "points": 5}


def test_a_result_as_it_is_kept():
    assert Daily().after("base", result()).to_json() == {"results": {"base": PLAIN}}
    assert Daily.from_json({"results": {"base": PLAIN}}).of("base", DAY) == result()


@pytest.mark.parametrize("data", [[], {"results": []}, {"results": {"base": None}}])
def test_other_forms_are_refused(data):
    with pytest.raises(BadValue):
        Daily.from_json(data)


@pytest.mark.parametrize(
    "change",
    [
        {"day": "2026-02-29"},
        {"day": "20261129"},
        {"day": "2026-W48-7"},
        {"day": "today"},
        {"day": 20261129},
        {"place": 0},
        {"place": 5},
        {"place": True},
        {"players": 11},
        {"points": 1.5},
        {"points": 10**7},
    ],
)
def test_results_that_are_none_are_refused(change):
    with pytest.raises(BadValue):
        Daily.from_json({"results": {"base": PLAIN | change}})


def test_a_result_needs_its_day():
    with pytest.raises(BadValue):
        Daily.from_json({"results": {"base": {"place": 1}}})


def test_results_outlive_the_program_and_travel_in_the_file_of_everything():
    storage = MemoryStorage()
    Store(storage).keep_daily("base", result())
    Store(storage).keep_daily("base", result(place=1))
    assert Store(storage).daily().of("base", DAY) == result()
    other = Store(MemoryStorage())
    other.import_(Store(storage).export())
    assert other.daily().of("base", DAY) == result()


def test_a_file_with_a_result_that_is_none_is_refused():
    bad = json.loads(pack("daily", {"results": {"base": PLAIN | {"place": 9}}}))
    with pytest.raises(BadDocument):
        Store(MemoryStorage()).import_(pack("export", {"documents": {"daily": bad}}))
