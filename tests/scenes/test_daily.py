"""The daily deal: the same cards for everybody, one result a day, to hand on as text."""

import pygame
import pytest

from game.engine.ruleset import PRESETS, make_rules
from game.scenes.share import share_result
from game.store import DailyResult
from tests.scenes.play import play_match
from tests.scenes.stage import Stage

TODAY = "2026-11-29"
SEEDS = {"president": 660086057, "wiper": 577120404, "base": 699267124, "ahole": 806483728}


def at_menu(day=TODAY, **options):
    stage = Stage(**options)
    stage.context.today = lambda: day
    stage.context.to_menu()
    stage.turn()
    return stage


def play(stage, rules):
    stage.click("daily")
    stage.click(f"daily:{rules}")
    return stage.context.session


def finish(stage):
    """Play to the end, and have the match counted."""
    session = stage.context.session
    play_match(session)
    stage.context.finish_match()
    return session


def detail(stage, target_id):
    return stage.target(target_id).value


def test_the_date_is_that_of_utc(monkeypatch):
    # 23:30 in New York is the next day already, where the deal is concerned.
    monkeypatch.setattr("time.gmtime", lambda: (2026, 11, 30, 4, 30, 0, 0, 334, 0))
    assert Stage().context.day.isoformat() == "2026-11-30"


@pytest.mark.parametrize("rules", PRESETS)
def test_everybody_gets_the_cards_of_the_day(rules):
    one, other = at_menu(), at_menu(languages=("pl",), size=(390, 844))
    for stage in (one, other):
        match = play(stage, rules).match
        assert match.seed == SEEDS[rules]
        assert match.rules == make_rules(rules, 4)
        assert [seat.bot for seat in stage.context.session.seats] == [None, *["regular"] * 3]
    hands = [[s.context.session.match.hand(player) for player in range(4)] for s in (one, other)]
    assert hands[0] == hands[1]


def test_the_menu_tells_the_day_and_whether_it_was_played():
    stage = at_menu()
    assert detail(stage, "daily") == TODAY
    stage.context.store.keep_daily("base", DailyResult(TODAY, 2, 4, 5))
    stage.context.to_menu()
    stage.turn()
    assert detail(stage, "daily") == f"{TODAY} · played"
    stage.context.today = lambda: "2026-11-30"
    stage.context.to_menu()
    stage.turn()
    assert detail(stage, "daily") == "2026-11-30"


def test_a_deal_played_to_the_end_keeps_its_first_result():
    stage = at_menu()
    session = play(stage, "base")
    assert session is finish(stage)
    scores = session.match.scores
    place = 1 + sum(score > scores[0] for score in scores)
    result = DailyResult(TODAY, place, 4, scores[0])
    assert stage.context.store.daily().results == {"base": result}

    other = DailyResult(TODAY, 5 - place, 4, scores[0] + 1)
    stage.context.store.keep_daily("base", other)
    assert stage.context.store.daily().results == {"base": result}


def test_a_deal_begun_before_midnight_counts_for_its_day():
    stage = at_menu()
    play(stage, "wiper")
    stage.context.today = lambda: "2026-11-30"
    finish(stage)
    assert stage.context.store.daily().results["wiper"].day == TODAY


def test_an_ordinary_match_is_no_daily_deal():
    stage = at_menu()
    stage.context.start_match(stage.scene.table, 1)
    finish(stage)
    assert stage.context.store.daily().results == {}


def test_the_result_is_shown_and_copied_with_the_link():
    stage = at_menu()
    stage.context.store.keep_daily("base", DailyResult(TODAY, 2, 4, 5))
    stage.click("daily")
    assert detail(stage, "daily:base") == "2nd of 4 · 5 points"
    assert detail(stage, "daily:ahole") == "Not played yet"
    stage.click("daily:base")
    stage.click("copy")
    assert stage.host.copied == [
        "President · daily deal 2026-11-29 · Base game · 2nd of 4 · 5 points\n"
        'president play --link "#r=base&n=4&b=regular&s=699267124"'
    ]
    assert stage.host.announced[-1] == "Result copied."


def test_one_point_and_points_below_nothing():
    stage = at_menu()
    stage.context.store.keep_daily("base", DailyResult(TODAY, 3, 4, 1))
    stage.context.store.keep_daily("wiper", DailyResult(TODAY, 4, 4, -5))
    stage.click("daily")
    assert detail(stage, "daily:base") == "3rd of 4 · 1 point"
    assert detail(stage, "daily:wiper") == "4th of 4 · −5 points"


def test_the_end_of_a_daily_deal_is_shared_as_such():
    stage = at_menu()
    session = play(stage, "president")
    finish(stage)
    share_result(stage.context, session)
    assert stage.host.copied[-1].startswith(f"President · daily deal {TODAY} · Classic · ")
    assert "s=660086057" in stage.host.copied[-1]


def test_the_end_of_an_ordinary_match_is_shared_with_its_cards():
    stage = at_menu()
    stage.context.start_match(stage.scene.table, 1)
    share_result(stage.context, finish(stage))
    result, link = stage.host.copied[-1].splitlines()
    assert result.startswith("President · Classic · ")
    assert link == 'president play --link "#r=president&n=4&b=regular&s=1"'


def test_a_deal_under_way_goes_on():
    stage = at_menu()
    first = play(stage, "ahole")
    dealt = first.match.hand(0)
    stage.context.to_menu()
    stage.turn()
    stage.click("daily")
    assert detail(stage, "daily:ahole") == "Continue · Round 1"
    stage.click("daily:ahole")
    assert stage.context.session is not first
    assert stage.context.session.match.hand(0) == dealt


def test_another_match_under_way_is_asked_about():
    stage = at_menu()
    stage.context.start_match(stage.scene.table, 1)
    stage.context.to_menu()
    stage.turn()
    stage.click("daily")
    stage.click("daily:base")
    assert stage.context.session is None
    stage.click("cancel")
    assert stage.scene.name == "daily"
    stage.click("daily:base")
    stage.click("go")
    assert stage.context.session.match.seed == SEEDS["base"]


def test_midnight_while_looking_brings_the_new_day():
    stage = at_menu()
    stage.click("daily")
    stage.context.today = lambda: "2026-11-30"
    stage.click("daily:base")
    assert stage.scene.name == "daily"
    assert stage.scene.day.isoformat() == "2026-11-30"
    stage.click("daily:base")
    assert stage.context.session.match.seed not in SEEDS.values()


def test_all_of_it_by_keys_alone():
    stage = at_menu()
    stage.choose("daily")
    stage.choose("daily:wiper")
    assert stage.context.session.match.seed == SEEDS["wiper"]
    stage = at_menu()
    stage.choose("daily")
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "menu"
