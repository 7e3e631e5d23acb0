import pytest

from game.bots import DEFAULT_BOT
from game.engine.ruleset import PRESETS, BadRules, players_range
from game.scenes.setup.draft import Draft, spare_seats, table_for, values_offered
from game.scenes.setup.house import SECTIONS
from game.store import BadValue, SeatSetup, TableSetup
from game.words import LANGUAGES, load_words

WORDS = load_words("en")


@pytest.fixture
def draft():
    return Draft(table_for(WORDS), spare_seats(WORDS))


def test_a_fresh_table_has_one_person_and_three_bots(draft):
    assert [seat.bot for seat in draft.seats] == [None, *[DEFAULT_BOT] * 3]
    assert draft.table() == table_for(WORDS)
    assert draft.problem(WORDS) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_ten_in_every_language(language):
    names = [seat.name for seat in spare_seats(load_words(language))]
    assert len(names) >= 10
    assert len(set(names)) == len(names)


def test_more_players_come_and_go_with_what_was_chosen_for_them(draft):
    draft.set_count(6)
    draft.set_bot(5, "novice")
    draft.set_name(5, "Zoe")
    draft.set_count(3)
    draft.set_count(6)
    assert draft.seats[5] == SeatSetup("Zoe", "novice")


@pytest.mark.parametrize("name", PRESETS)
def test_choosing_a_rule_set_brings_as_many_players_as_it_takes(draft, name):
    for count in (2, 10):
        draft.count = count
        draft.set_rules(name)
        assert draft.count in players_range(name)
        assert draft.problem(WORDS) == ""


def test_options_of_a_rule_set_are_found_again(draft):
    draft.set_option("twos", "high")
    draft.set_rules("ahole")
    assert draft.changed() == ()
    draft.set_rules("president")
    assert draft.changed() == ("twos",)


def test_an_option_set_to_what_is_usual_is_no_house_rule(draft):
    draft.set_option("twos", "high")
    draft.set_option("twos", "close")
    assert draft.options == {}
    assert draft.table().options == {}


def test_an_end_of_the_match_takes_the_place_of_the_other(draft):
    draft.set_option("target", 30)
    assert draft.values()["target"] == 30
    assert draft.values()["rounds"] is None
    assert draft.problem(WORDS) == ""
    draft.set_option("rounds", 7)
    assert (draft.values()["rounds"], draft.values()["target"]) == (7, None)
    draft.reset("rounds")
    assert draft.changed() == ()


def test_conquest_is_on_where_the_match_goes_to_a_hundred(draft):
    draft.set_rules("wiper")
    assert draft.values()["conquest"] is False
    draft.set_option("conquest", True)
    assert draft.values()["target"] == 100
    assert draft.values()["conquest"] is True
    assert draft.problem(WORDS) == ""


def test_unsetting_the_only_end_is_refused_with_a_reason(draft):
    draft.set_option("rounds", None)
    assert draft.problem(WORDS) == WORDS.say("refused_rules.rounds")
    with pytest.raises(BadRules):
        draft.rule_set()


def test_an_impossible_combination_is_told_and_nothing_is_lost(draft):
    draft.set_option("complete_out_of_turn", True)
    assert draft.problem(WORDS) == WORDS.say("refused_rules.complete_out_of_turn")
    assert draft.values()["complete_out_of_turn"] is True
    with pytest.raises(BadValue):
        draft.table()
    draft.set_option("four", "lying")
    assert draft.problem(WORDS) == ""
    assert draft.table().options == {"complete_out_of_turn": True, "four": "lying"}


def test_nobody_but_bots_is_refused(draft):
    draft.set_bot(0, "novice")
    assert draft.problem(WORDS) == WORDS.say("setup.nobody")


def test_eight_players_of_clean_slate_bring_the_second_deck(draft):
    draft.set_rules("ahole")
    draft.set_count(8)
    assert draft.values()["decks"] == 2
    assert draft.changed() == ()


def test_house_rules_can_widen_how_many_play(draft):
    draft.set_option("max_players", 10)
    assert draft.players() == range(3, 11)


def test_a_name_taken_by_a_seat_that_does_not_play_is_swapped(draft):
    spare = draft._seats[6].name
    draft.set_name(0, spare)
    assert draft.seats[0].name == spare
    names = [seat.name for seat in draft._seats]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["", "two words", "x" * 25])
def test_what_is_no_name_is_refused(draft, name):
    with pytest.raises(BadValue):
        draft.set_name(0, name)


def test_a_table_of_ten_is_taken_as_it_is():
    seats = tuple(SeatSetup(f"P{n}", None if n == 3 else "novice") for n in range(10))
    table = TableSetup("ahole", {"target": 21}, seats)
    assert Draft(table, spare_seats(WORDS)).table() == table


def test_long_ranges_of_numbers_are_offered_in_part():
    assert values_offered("rounds")[-1] is None
    assert 5 in values_offered("rounds")
    assert {11, 100} <= set(values_offered("target"))
    assert len(values_offered("target")) < 40
    assert values_offered("twos") == ("high", "close", "trump")


def test_every_field_has_its_place_among_the_house_rules_once():
    names = [name for section in SECTIONS.values() for name in section]
    assert len(names) == len(set(names))
