"""Screens to read: rules, figures, finished matches."""

import json

import pygame
import pytest

from game.engine.record import match_from_record
from game.engine.ruleset import PRESETS, make_rules
from game.host import FilePicked
from game.scenes.recordfile import BadFile, file_of, record_in
from game.scenes.rules import RulesScene
from game.scenes.ruletext import ExampleView, RuleText
from game.ui.theme import BODY, L
from game.ui.widgets import Label
from game.words import LANGUAGES
from game.words.rules_text import rules_text
from tests.scenes.stage import Stage
from tests.scenes.test_fit import walk
from tests.scenes.tour import finished, keep_finished, match, matches, rules, statistics


def texts(stage):
    return [w.text for w in walk(stage.scene.group.root) if isinstance(w, RuleText)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_all_rules_in_force_are_there(name, language):
    stage = Stage(languages=(language,))
    made = make_rules(name, 4)
    stage.stack.push(RulesScene(stage.context, made))
    sections = rules_text(made, stage.context.words)
    rules_told = [each.text for section in sections for each in section.paragraphs]
    assert texts(stage) == [*rules_told, stage.context.words.say("rules.mark_ours_about")]


def test_a_changed_field_changes_the_text_and_is_marked(stage):
    say = stage.context.words.say
    made = make_rules("president", 4, {"twos": "high"})
    stage.stack.push(RulesScene(stage.context, made))
    marked = [w.text for w in walk(stage.scene.group.root) if isinstance(w, RuleText) and w.house]
    assert marked == [
        "2s: Close the trick → Only the highest",
        say("rules.special.twos_high"),
        say("rules.mark_house_about"),
    ]


def test_what_is_special_about_a_rule_set_is_told_only_where_it_holds(stage):
    line = stage.context.words.say("ruleset.president.line_2")

    def told(**options):
        stage.stack.push(RulesScene(stage.context, make_rules("president", 4, options)))
        labels = [w.text for w in walk(stage.scene.group.root) if isinstance(w, Label)]
        return any(line in text for text in labels)

    assert "2s and four of a kind close the trick" in line
    assert told()
    assert not told(twos="high")


def test_a_rule_without_a_mark_takes_the_lines_of_its_text_only(stage):
    look = stage.context.look
    line = look.text.line_height(BODY)
    for width in range(200, 400):
        plain = RuleText("Whoever follows may pass.", "", house=False)
        lines = look.text.wrap(plain.text, BODY, width - look.px(L))
        assert plain.measure(look, width)[1] == line * len(lines)


def test_the_example_is_a_picture_where_it_is_valid(stage):
    def pictures():
        return [w for w in walk(stage.scene.group.root) if isinstance(w, ExampleView)]

    rules(stage)
    assert len(pictures()) == 1
    made = make_rules("wiper", 4, {"one_time_around": True})
    stage.stack.push(RulesScene(stage.context, made))
    assert pictures() == []


def test_rules_scroll_by_wheel_by_keys_and_by_jumping(stage):
    rules(stage)
    scroll = stage.scene.body.scroll
    stage.wheel(-2)
    assert scroll.offset > 0
    stage.key(pygame.K_UP, times=9)
    assert scroll.offset == 0
    stage.key(pygame.K_DOWN)
    stage.key(pygame.K_PAGEDOWN)
    assert scroll.offset > scroll.rect.h // 2
    stage.key(pygame.K_UP, times=30)
    stage.click("jump:5")
    heading = stage.scene._heads["5"]
    assert heading.rect.y == scroll.rect.y
    stage.choose("jump:0")
    assert stage.scene._heads["0"].rect.y == scroll.rect.y


def test_rules_follow_the_wish_for_traditional_titles(stage):
    rules(stage)
    assert not any("Scum" in text for text in texts(stage))
    stage.context.change(traditional_titles=True)
    stage.turn()
    assert any("Scum" in text for text in texts(stage))


# Figures


def test_figures_by_rule_set_and_forgetting_them(stage):
    statistics(stage)
    stage.click("reset")
    stage.key(pygame.K_RETURN)
    assert stage.context.store.statistics().tallies
    stage.click("reset")
    stage.click("go")
    assert not stage.context.store.statistics().tallies
    assert not stage.target("reset").enabled


def test_finished_matches_are_listed_latest_first(stage):
    keep_finished(stage, finished("base", rounds=1))
    keep_finished(stage, finished("ahole", target=3))
    stage.click("statistics")
    stage.choose("shown:finished")
    labels = [t.label for t in stage.targets() if t.id.startswith("match:")]
    assert labels == ["Clean Slate · 2026-11-29", "Base game · 2026-11-29"]


def test_a_finished_match_is_saved_as_a_record(stage):
    match(stage)
    stage.click("save")
    ((name, text),) = stage.host.downloads.items()
    assert name == "president-2026-11-29.json"
    assert match_from_record(json.loads(text)).winners
    assert any(name in told for told in stage.context.notices.texts)


def test_a_finished_match_that_cannot_be_read_is_left_out(stage):
    stage.context.store.add_finished({"date": "2026-01-01", "record": {"format": 99}})
    matches(stage)
    assert [t.id for t in stage.targets() if t.id.startswith("match:")] == ["match:0"]


# Watching again


def watching(stage):
    match(stage)
    stage.click("watch")
    assert stage.scene.name == "replay"
    return stage.scene.replay


def test_a_replay_goes_step_by_step_both_ways(stage):
    replay = watching(stage)
    assert replay.at == 0
    stage.click("step")
    stage.key(pygame.K_RIGHT, times=3)
    assert replay.at == 4
    assert len(replay.match.actions) == 4
    stage.click("step_back")
    stage.key(pygame.K_LEFT)
    assert replay.at == 2
    assert len(replay.match.actions) == 2


def test_a_replay_goes_round_by_round(stage):
    replay = watching(stage)
    stage.click("next_round")
    assert replay.match.round == 2
    stage.choose("next_round")
    assert replay.at == len(replay.acts)
    assert replay.match.winners
    assert not stage.target("step").enabled
    stage.choose("previous_round")
    assert replay.match.round == 2
    stage.choose("previous_round")
    assert replay.at == 0


def test_a_replay_plays_by_itself_until_the_end(stage):
    replay = watching(stage)
    stage.choose("play")
    stage.wait(3000)
    assert 2 <= replay.at <= 4
    stage.choose("play")
    at = replay.at
    stage.wait(3000)
    assert replay.at == at
    replay.go(len(replay.acts) - 1)
    stage.choose("play")
    stage.wait(3000)
    assert not stage.scene.playing
    assert replay.at == len(replay.acts)


def test_esc_leads_back_to_the_list(stage):
    watching(stage)
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "statistics"
    assert stage.scene.shown == "finished"


def test_a_record_from_a_file_is_watched(stage):
    matches(stage)
    stage.click("open")
    assert stage.context.notices.texts == [stage.context.words.say("finished.drop")]
    stage.click("match:0")
    stage.click("save")
    (text,) = stage.host.downloads.values()
    stage.page(FilePicked("record.json", text))
    assert stage.scene.name == "replay"


@pytest.mark.parametrize("text", [None, "", "[]", "{", "{}", "[1, 2]", '"x"', "[" * 5000])
def test_a_file_without_a_match_is_refused_in_words(stage, text):
    matches(stage)
    stage.page(FilePicked("record.json", text))
    assert stage.scene.name == "statistics"
    assert stage.context.notices.texts == [stage.context.words.say("notice.record_refused")]


def test_a_record_survives_its_file():
    with pytest.raises(BadFile):
        record_in('{"rules": "president"}')
    record = {
        "rules": "base",
        "players": ["Ann", "Bob", "Cat"],
        "hands": {"Ann": "3C", "Bob": "4C", "Cat": "5C"},
        "actions": [],
    }
    assert record_in(file_of(record)) == record
