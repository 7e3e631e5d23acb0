import pygame
import pytest

from game.engine.ruleset import PRESETS, make_rules
from game.scenes.rows import Line
from game.store import SeatSetup
from game.table.drawing.seats import face_of
from tests.scenes.stage import Stage
from tests.scenes.test_fit import walk
from tests.scenes.tour import house, house_refused, name, seat, setup


def draft(stage):
    return stage.scene.draft


@pytest.mark.parametrize("rules", PRESETS)
def test_every_rule_set_is_dealt_by_mouse(stage, rules):
    setup(stage)
    stage.click(f"rules:{rules}")
    stage.click("start")
    assert stage.context.session.match.rules == make_rules(rules, 4)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_rule_set_is_dealt_by_keys(stage, rules):
    stage.choose("new")
    stage.choose(f"rules:{rules}")
    stage.choose("players:more")
    stage.choose("start")
    assert stage.context.session.match.rules == make_rules(rules, 5)


def test_the_stepper_ends_where_the_rules_do(stage):
    setup(stage)
    stage.click("rules:ahole")
    for _ in range(6):
        stage.click("players:more")
    assert draft(stage).count == 10
    assert not stage.target("players:more").enabled
    for _ in range(6):
        stage.click("players:less")
    assert not stage.target("players:less").enabled
    assert draft(stage).count == 4


def test_the_portraits_are_those_of_the_table(stage):
    setup(stage)
    stage.click("rules:ahole")
    for _ in range(6):
        stage.click("players:more")
    shown = [w.face for w in walk(stage.scene.group.root) if isinstance(w, Line) and w.face]
    stage.click("start")
    table = stage.scene.table
    assert shown == [face_of(table, player) for player in range(10)]
    assert len(set(shown)) == 10


def test_who_plays_in_a_seat(stage):
    seat(stage)
    stage.click("who:person")
    stage.click("done")
    assert draft(stage).seats[1].bot is None
    stage.choose("seat:2")
    stage.choose("who:novice")
    stage.choose("done")
    assert draft(stage).seats[2].bot == "novice"


def test_a_temperament_goes_with_a_level_that_has_one(stage):
    seat(stage)
    stage.click("temperament:bold")
    assert draft(stage).seats[1] == SeatSetup(draft(stage).seats[1].name, "regular", "bold")
    stage.click("temperament:balanced")
    assert draft(stage).seats[1].temperament is None
    stage.click("temperament:cautious")
    stage.click("who:novice")
    assert draft(stage).seats[1].temperament is None
    assert "temperament:bold" not in [target.id for target in stage.targets(shown=False)]


def test_a_name_is_picked_from_a_list(stage):
    name(stage)
    picked = next(t.id for t in stage.targets() if t.id.startswith("entry:"))
    stage.click(picked)
    stage.click("done")
    assert draft(stage).seats[1].name == picked.partition(":")[2]


def test_a_name_is_typed_on_the_desktop(stage):
    name(stage)
    stage.type("Zoé")
    stage.key(pygame.K_RETURN)
    assert draft(stage).seats[1].name == "Zoé"
    assert not stage.context.settings.mute


@pytest.mark.parametrize("browser", [False, True])
def test_a_name_takes_only_signs_that_can_be_shown(browser):
    """Two players named 😀 and 🎉 would both be an empty box."""
    stage = Stage(browser=browser)
    name(stage)
    typed = "Ż😀ó\u200dΩła\x00"
    if browser:
        stage.enter_text(typed)
    else:
        stage.post(pygame.TEXTINPUT, text=typed)
        stage.turn()
        stage.key(pygame.K_RETURN)
    assert draft(stage).seats[1].name == "Żóła"


def test_typing_m_does_not_mute(stage):
    name(stage)
    stage.type("Mimi")
    assert not stage.context.settings.mute
    stage.click("enter")
    assert draft(stage).seats[1].name == "Mimi"


def test_backspace_first_clears_then_deletes(stage):
    name(stage)
    stage.key(pygame.K_BACKSPACE)
    stage.type("Ab")
    stage.key(pygame.K_BACKSPACE)
    stage.key(pygame.K_RETURN)
    assert draft(stage).seats[1].name == "A"


@pytest.mark.parametrize(
    ("typed", "key"),
    [("two words", "setup.name_space"), ("", "setup.name_empty")],
)
def test_what_is_no_name_is_refused_in_words(stage, typed, key):
    name(stage)
    before = draft(stage).seats[1].name
    stage.key(pygame.K_BACKSPACE)
    stage.type(typed)
    stage.click("enter")
    assert stage.scene.group.modal.problem.text == stage.context.words.say(key)
    assert draft(stage).seats[1].name == before


def test_a_name_that_is_taken_is_refused_in_words(stage):
    name(stage)
    taken = draft(stage).seats[2].name
    stage.type(taken)
    stage.key(pygame.K_RETURN)
    problem = stage.scene.group.modal.problem.text
    assert problem == stage.context.words.say("setup.name_taken", name=taken)


def test_a_long_name_ends_where_names_end(stage):
    name(stage)
    stage.type("a" * 40)
    stage.key(pygame.K_RETURN)
    assert draft(stage).seats[1].name == "a" * 24


def test_the_page_asks_in_its_own_field():
    stage = Stage(browser=True)
    name(stage)
    stage.click("entry")
    assert stage.host.asked == [(stage.context.words.say("setup.choose_name"), "Ada")]
    stage.enter_text("Łucja")
    assert draft(stage).seats[1].name == "Łucja"


def test_the_pages_field_given_up_changes_nothing():
    stage = Stage(browser=True)
    name(stage)
    stage.click("entry")
    stage.enter_text(None)
    stage.key(pygame.K_ESCAPE)
    stage.click("done")
    assert draft(stage).seats[1].name == "Ada"


def test_a_deal_number_deals_the_same_cards(stage):
    hands = []
    for _ in range(2):
        setup(stage)
        stage.click("seed")
        stage.type("x12y34")
        stage.key(pygame.K_RETURN)
        assert draft(stage).seed == 1234
        stage.click("start")
        if stage.scene.name == "setup":
            stage.click("go")
        hands.append(stage.context.session.match.first_cut)
        stage.context.to_menu()
        stage.turn()
    assert hands[0] == hands[1]


def test_a_deal_number_too_large_is_refused(stage):
    setup(stage)
    stage.click("seed")
    stage.type("4294967296")
    stage.key(pygame.K_RETURN)
    assert stage.scene.group.modal.problem.text
    assert draft(stage).seed is None


def test_a_running_match_is_not_lost_without_a_question(stage):
    stage.click("play")
    stage.context.to_menu()
    stage.turn()
    setup(stage)
    stage.click("start")
    stage.click("cancel")
    assert stage.context.session is None
    stage.key(pygame.K_RETURN)
    stage.choose("go")
    assert stage.context.session is not None


# House rules


def test_an_option_of_the_source_is_in_the_set_up_and_not_among_the_house_rules(stage):
    setup(stage)
    stage.click("rules:wiper")
    stage.click("option:auto_pass")
    assert draft(stage).options == {"auto_pass": True}
    stage.click("house_rules")
    ids = [target.id for target in stage.targets(shown=False)]
    assert "option:auto_pass" not in ids
    assert "option:twos" in ids


def test_a_house_rule_by_mouse_is_marked_and_can_be_taken_back(stage):
    house(stage)
    stage.click("option:twos")
    stage.click("option:twos:high")
    assert draft(stage).options == {"twos": "high"}
    stage.click("reset:twos")
    assert draft(stage).options == {}
    stage.click("option:reseat")
    stage.click("done")
    line = stage.target("house_rules")
    assert line.value == stage.context.words.say("setup.house_rules_n", n=1)
    stage.click("start")
    assert stage.context.session.match.rules == make_rules("president", 4, {"reseat": True})


def test_a_house_rule_by_keys(stage):
    stage.choose("new")
    stage.choose("house_rules")
    stage.choose("option:scoring")
    assert stage.scene.focused == "option:scoring:beaten"
    stage.key(pygame.K_DOWN)
    stage.key(pygame.K_RETURN)
    assert draft(stage).options == {"scoring": "two_one"}
    stage.choose("option:top_trade:more")
    assert draft(stage).options == {"scoring": "two_one", "top_trade": 3}
    stage.choose("reset")
    assert draft(stage).options == {}


def test_the_impossible_is_refused_in_words_and_kept(stage):
    house_refused(stage)
    say = stage.context.words.say
    assert stage.scene.above_footer.text == say("refused_rules.complete_out_of_turn")
    stage.key(pygame.K_ESCAPE)
    stage.click("start")
    assert stage.context.session is None
    assert draft(stage).options == {"complete_out_of_turn": True}
    stage.click("house_rules")
    stage.click("reset:complete_out_of_turn")
    stage.key(pygame.K_ESCAPE)
    stage.click("start")
    assert stage.context.session is not None


@pytest.mark.parametrize(
    ("options", "people", "key"),
    [
        ({"complete_out_of_turn": True}, 1, "refused_rules.complete_out_of_turn"),
        ({"hold_hand": True, "kitty": True}, 1, "refused_rules.hold_hand"),
        ({}, 0, "setup.nobody"),
    ],
)
def test_why_nobody_can_play_stays_to_be_read_and_hidden_by_nothing(stage, options, people, key):
    """In the box and aloud on either page; what cannot be done then is not offered."""
    setup(stage)
    for option, value in options.items():
        draft(stage).set_option(option, value)
    if not people:
        draft(stage).set_bot(0, "novice")
    stage.scene.rebuild()
    sentence = stage.context.words.say(key)
    for page in ("setup", "house_rules"):
        if page == "house_rules":
            stage.click("house_rules")
        stage.scene.rebuild()
        stage.turn()
        assert stage.scene.name == page
        assert stage.scene.above_footer.text == sentence
        assert list(stage.scene.outline()) == [sentence]
    assert stage.host.announced == [sentence, sentence]
    stage.click("done")
    for target in ("start", "read_rules"):
        assert not stage.target(target).enabled
        stage.click(target)
    assert stage.scene.name == "setup"
    assert stage.context.session is None
    assert stage.context.notices.texts == []


def test_the_rules_can_be_read_before_the_deal(stage):
    house(stage)
    stage.click("option:reseat")
    stage.click("done")
    stage.click("read_rules")
    assert stage.scene.name == "rules"
    assert stage.scene.rules == make_rules("president", 4, {"reseat": True})
    stage.key(pygame.K_ESCAPE)
    assert draft(stage).options == {"reseat": True}


def test_the_table_is_remembered(stage):
    setup(stage)
    stage.click("rules:base")
    stage.click("players:less")
    stage.click("start")
    stage.context.to_menu()
    stage.turn()
    setup(stage)
    assert (draft(stage).rules, draft(stage).count) == ("base", 3)


def test_resizing_and_another_language_lose_nothing(stage):
    house(stage)
    stage.click("option:reseat")
    for size in ((320, 480), (3840, 2160), (844, 390)):
        stage.resize(size)
    stage.context.change(language="pl")
    stage.turn()
    assert draft(stage).options == {"reseat": True}
    assert stage.target("done").label == stage.context.words.say("common.done")


def test_scrolling_survives_a_choice(stage):
    stage.resize((390, 844))
    house(stage)
    stage.wheel(-8)
    before = stage.scene.body.scroll.offset
    assert before
    stage.click("option:equal_rank")
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.body.scroll.offset == before
