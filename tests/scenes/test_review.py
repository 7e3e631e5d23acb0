"""Looking back after a round, and hints, as a person meets them."""

import pygame
import pytest

from game.bots import Hurry
from game.session import Need
from tests.scenes.chair import Chair
from tests.scenes.moments import review, review_of_people, review_thinking
from tests.scenes.stage import Stage
from tests.scenes.test_match_whole import reach

# In `wiper` 2s clear the pile: leading them first wins for certain, leading the 3 hardly ever.
TWOS = "3C 2C 2D 2H 2S, 4D"


@pytest.fixture
def careless():
    """A round of two is over: the person led the 3 before the 2s, and lost."""
    chair = Chair(speed="off").deal("wiper", TWOS, bot="regular")
    chair.until_asked()
    chair.click("card:0")
    chair.click("play")
    return chair.until(lambda: chair.name == "scoring")


def looked_back(chair):
    return chair.until(lambda: chair.name == "review" and not chair.report["thinking"], 20_000)


LINES = [
    "The moments of this round that cost the most.",
    "Trick 1, your lead",
    "You: 3♣",
    "Better: 2♣",
    "It closes the trick, and you lead next.",
    "Cost about 1 place.",
]


def test_r_looks_back_and_names_the_mistake(careless):
    careless.key(pygame.K_r)
    assert careless.name == "review"
    assert careless.report["thinking"]
    looked_back(careless)
    assert careless.report["lines"] == LINES


def test_it_is_said_aloud_with_cards_in_words(careless):
    careless.click("review")
    looked_back(careless)
    said = careless.host.announced[-1]
    assert "You: 3 of clubs" in said
    assert "Cost about 1 place." in said


def test_escape_leads_back_to_the_scores_and_the_match_goes_on(careless):
    careless.click("review")
    careless.wait(100)
    careless.key(pygame.K_ESCAPE)
    assert careless.name == "scoring"
    assert careless.scene.focused == "review"
    need = careless.session.need
    assert need in (Need.DEAL, Need.OVER)
    assert len(careless.session.match.actions) == 2


def test_what_was_found_is_kept_while_the_scores_are_shown(careless):
    careless.click("review")
    looked_back(careless)
    careless.click("back")
    careless.click("review")
    assert not careless.report["thinking"]
    assert careless.report["lines"] == LINES


def test_what_was_found_is_kept_till_the_end_of_the_match():
    chair = Chair(speed="off").deal("wiper", TWOS, bot="regular", rounds=1).until_asked()
    chair.click("card:0")
    chair.click("play")
    chair.until(lambda: chair.name == "scoring")
    chair.click("review")
    looked_back(chair)
    chair.click("back")
    chair.click("continue")
    chair.key(pygame.K_r)
    assert not chair.report["thinking"]
    assert chair.report["lines"] == LINES


@pytest.mark.parametrize("people", [1, 2])
def test_what_was_found_is_forgotten_with_the_next_deal(people):
    chair = Chair(speed="off").start("base", 3, people=people, rounds=3)
    reach(chair, "scoring")
    chair.scene.playing.reviews[0] = ()
    chair.key(pygame.K_r)
    assert not chair.report["thinking"]
    chair.click("back")
    playing = chair.scene.playing
    chair.click("continue")
    if people > 1:
        chair.click("ready")
    chair.wait(50)
    assert playing.reviews == {}


def test_a_faultless_round_has_nothing_to_regret():
    chair = Chair(speed="off").deal("wiper", TWOS, bot="regular")
    chair.until_asked()
    for places in (range(1, 5), range(1)):
        for place in places:
            if place not in chair.report["selected"]:
                chair.click(f"card:{place}")
        chair.click("play")
        chair.wait()
    chair.until(lambda: chair.name == "scoring")
    chair.click("review")
    looked_back(chair)
    assert chair.report["lines"] == ["Nothing to regret: well played."]
    chair.draw()


def test_thinking_is_cut_into_frames_and_shows_how_far_it_is():
    stage = Stage()
    review_thinking(stage)
    shares = [stage.scene.progress.share]
    while stage.scene.report()["thinking"]:
        stage.turn()
        shares.append(stage.scene.progress.share)
    assert len(shares) > 5
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.5 < shares[-1] <= 1


def test_each_of_several_people_can_be_asked_for():
    stage = Stage()
    review_of_people(stage)
    first = stage.scene.report()
    stage.click("whose:1")
    assert stage.scene.report()["thinking"]
    for _ in range(20_000):
        if not stage.scene.report()["thinking"]:
            break
        stage.turn()
    second = stage.scene.report()
    assert first["player"] != second["player"]
    assert first["lines"] != second["lines"]
    stage.click("whose:0")
    assert stage.scene.report() == first


def test_it_scrolls_with_the_arrows_and_can_be_left_by_keys_alone():
    stage = Stage(size=(390, 844))
    review(stage)
    stage.key(pygame.K_DOWN, times=3)
    assert stage.scene.body.scroll.offset > 0
    stage.key(pygame.K_UP, times=9)
    assert stage.scene.body.scroll.offset == 0
    stage.choose("back")
    assert stage.scene.name == "scoring"


def test_without_people_there_is_nothing_to_look_back_at():
    chair = Chair(speed="off").deal("wiper", TWOS, people=(), bot="regular")
    chair.until(lambda: chair.name == "scoring")
    assert "review" not in chair.targets()
    chair.key(pygame.K_r)
    assert chair.name == "scoring"


@pytest.mark.parametrize("size", [(320, 480), (390, 844), (640, 480), (1280, 720)])
def test_the_end_of_a_match_has_a_button_to_look_back_at_the_last_round(size):
    chair = Chair(size, speed="off").deal("wiper", TWOS, bot="regular", rounds=1).until_asked()
    chair.click("card:0")
    chair.click("play")
    chair.until(lambda: chair.name == "scoring")
    chair.click("continue")
    assert chair.name == "match_end"
    area = pygame.Rect(0, 0, *size)
    assert all(area.contains(target.rect) for target in chair.targets().values() if target.shown)
    chair.click("review")
    looked_back(chair)
    assert chair.report["lines"] == LINES
    chair.click("back")
    assert chair.name == "match_end"


def test_a_match_that_was_continued_can_be_looked_back_at_too():
    kept = {}
    chair = Chair(kept=kept, speed="off").start("wiper", 2, seed=3, bot="novice")
    chair.until_asked()
    again = Chair(kept=kept)
    assert again.context.continue_match()
    again.until_asked()
    while again.name != "scoring":
        if again.name == "trick" and again.report["need"] == "person":
            again.click("pass" if again.can("pass") else "card:0")
            if again.report["selected"]:
                again.click("play")
        again.wait()
    again.key(pygame.K_r)
    looked_back(again)
    assert again.report["lines"]


# --- hints


def test_a_hint_is_selected_and_said_within_a_second():
    chair = Chair(speed="off").deal("wiper", TWOS, bot="regular")
    chair.until_asked()
    chair.key(pygame.K_h)
    chair.wait(1100)
    cards = chair.report["hand"].split()
    assert {cards[place][:-1] for place in chair.report["selected"]} == {"2"}
    assert chair.report["texts"][0].endswith("It closes the trick, and you lead next.")


def test_the_button_glows_as_long_as_a_hint_is_thought_over(monkeypatch):
    chair = Chair().deal("wiper", TWOS, bot="regular").until_asked()
    think = chair.session.hint

    def slowly(player):
        try:
            while True:
                yield
        except Hurry:
            return (yield from think(player))

    monkeypatch.setattr(chair.session, "hint", slowly)
    button = chair.scene.buttons["hint"]
    assert button.pulse == 0
    chair.key(pygame.K_h)
    glows = set()
    for _ in range(60):  # not quite the second that it may take
        chair.wait()
        glows.add(round(button.pulse, 1))
    assert {0.0, 0.5, 1.0} <= glows
    chair.until(lambda: chair.report["selected"])
    assert button.pulse == 0


def test_a_hint_for_a_turn_that_is_over_is_forgotten():
    chair = Chair(speed="off").deal("wiper", TWOS, bot="regular")
    chair.until_asked()
    chair.scene.ask_hint()
    chair.click("card:1")
    chair.click("play")  # a 2: it clears the pile, and it is our turn again
    chair.key(pygame.K_F15)  # any key hurries what is told, within the same frame
    assert chair.scene.director.my_turn
    chair.wait()
    assert not any(text.startswith("2♣") for text in chair.report["texts"])
