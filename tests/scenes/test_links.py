"""Links are followed as the page's address, later on, and by the program's start; and shared."""

import pygame
import pytest

from game.app.program import Start
from game.engine.ruleset import make_rules
from game.host import Address, AddressChanged
from game.scenes.links import KNOWN, link_to, table_of
from game.scenes.share import share_deal
from game.store import SeatSetup, TableSetup, parse_link
from game.words import LANGUAGES, load_words
from tests.scenes.play import play_round
from tests.scenes.stage import FakeHost, Stage

LINK = "r=base&n=5&b=novice&s=42&rounds=2"


class Page(FakeHost):
    """A host in a browser, at an address."""

    def __init__(self, fragment="", **options):
        super().__init__(browser=True, **options)
        self.address = Address(fragment)
        self.replaced = []
        self.clipboard = True

    def link(self, fragment):
        return f"https://example.org/president/#{fragment}"

    def replace_address(self, fragment):
        self.replaced.append(fragment)

    def copy(self, text):
        return super().copy(text) and self.clipboard


def at(fragment="", **options):
    return Stage(Page(fragment, **options))


def assert_plays_the_link(stage):
    session = stage.context.session
    assert session.match.rules == make_rules("base", 5, {"rounds": 2})
    assert session.match.seed == 42
    assert [seat.bot for seat in session.seats] == [None, *["novice"] * 4]
    assert len(stage.stack) == 1


def test_the_address_leads_straight_to_the_cards():
    stage = at(LINK)
    assert_plays_the_link(stage)
    assert stage.host.announced[-1] == "From a link: Base game, 5 players."
    # So that loading the page again goes on with this match.
    assert stage.host.replaced == [""]


def test_everybody_gets_the_same_cards():
    one, other = at(LINK), at(f"{LINK}&l=pl")
    hands = [stage.context.session.match.hand(0) for stage in (one, other)]
    assert hands[0] == hands[1]


def test_without_a_link_there_is_the_menu():
    assert at("").scene.name == "menu"
    assert at("l=fr").scene.name == "menu"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_link_chooses_the_language_for_this_time_only(tag):
    stage = at(f"l={tag}")
    assert stage.context.language == tag
    assert stage.context.settings.language is None


def test_names_are_those_of_this_device():
    kept = {}
    seats = (SeatSetup("Zoe"), SeatSetup("Bolek", "regular"), SeatSetup("Lolek", "regular"))
    at(kept=kept).context.change(table=TableSetup("base", {}, seats))
    names = at(LINK, kept=kept).context.session.match.names
    assert names[:3] == ("Zoe", "Bolek", "Lolek")
    assert len(set(names)) == 5


def test_every_seat_has_a_name_whatever_the_link_seats():
    words = load_words("en")
    last = TableSetup("base", {}, (SeatSetup("Ada"), SeatSetup("Sam", "regular"), SeatSetup("Bo")))
    for people in range(1, 11):
        link = parse_link(f"r=base&n=10&max_players=10&p={people}&b=novice", KNOWN)
        for table in (table_of(link, last, words), table_of(link, TableSetup(), words)):
            assert len({seat.name for seat in table.seats}) == 10
        assert table_of(link, last, words).seats[0].name == "Ada"


# Refused


@pytest.mark.parametrize(
    ("fragment", "reason"),
    [
        ("r=poker", "“r=poker” is not allowed, only president, wiper, base or ahole."),
        ("r=base&name=Zoe", "It says “name”"),
        ("r=base&s=%4", "It is damaged at “s=%4”"),
        ("r=base&" * 500, "It is too long"),
        ("rounds=none", "The match needs an end"),
    ],
)
def test_a_bad_link_says_why_and_changes_nothing(fragment, reason):
    stage = at(fragment)
    assert [target.id for target in stage.targets()] == ["act"]
    said = f"{stage.scene._title} {stage.scene._text}"
    assert said.startswith("This link cannot be played.")
    assert reason in said
    assert stage.context.session is None
    stage.key(pygame.K_ESCAPE)
    assert stage.scene.name == "menu"
    stage.turn(5)
    assert stage.scene.name == "menu"


def test_a_bad_link_is_refused_in_the_language_of_the_player():
    stage = at("n=12&l=pl", languages=("fr",))
    assert stage.scene._title == "Ce lien ne peut pas être joué."
    assert stage.context.language == "fr"


# With a match under way


def with_a_match(fragment):
    kept = {}
    stage = at(kept=kept)
    stage.context.start_match(stage.scene.table, 7)
    stage.context.to_menu()
    return at(fragment, kept=kept)


def test_a_match_under_way_is_not_thrown_away_unasked():
    stage = with_a_match(LINK)
    assert stage.scene.name == "ask"
    stage.click("otherwise")
    assert stage.scene.name == "menu"
    stage.click("continue")
    assert stage.context.session.match.seed == 7


def test_it_gives_way_when_the_player_says_so():
    stage = with_a_match(LINK)
    stage.click("act")
    assert_plays_the_link(stage)


def test_a_link_pasted_while_playing_asks_first():
    stage = at()
    stage.context.start_match(stage.scene.table, 7)
    stage.turn()
    playing = stage.scene
    stage.page(AddressChanged(LINK))
    assert stage.scene.name == "ask"
    stage.key(pygame.K_ESCAPE)
    assert stage.scene is playing
    stage.page(AddressChanged(LINK))
    stage.click("act")
    assert_plays_the_link(stage)


def test_an_emptied_address_is_no_link():
    stage = at()
    stage.page(AddressChanged(""))
    assert stage.scene.name == "menu"


def test_the_program_can_be_started_with_a_link():
    assert_plays_the_link(Stage(start=Start(link=f"#{LINK}")))


# Shared


def test_sharing_a_deal_copies_a_link_that_leads_to_the_same_cards():
    stage = at(LINK)
    cards = stage.context.session.match.hand(0)
    share_deal(stage.context, stage.context.session)
    text = stage.host.copied[-1]
    assert text == (
        "President, Base game, 5 players: play the same cards. "
        "https://example.org/president/#r=base&n=5&b=novice&rounds=2&s=42"
    )
    assert stage.host.announced[-1] == "Link copied."
    again = at(text.partition("#")[2])
    assert again.context.session.match.hand(0) == cards
    assert link_to(again.context.session) == link_to(stage.context.session)


def test_without_a_page_the_command_is_shared():
    stage = Stage(start=Start(link=LINK))
    share_deal(stage.context, stage.context.session)
    assert stage.host.copied[-1].endswith(
        'president play --link "#r=base&n=5&b=novice&rounds=2&s=42"'
    )


def test_where_copying_fails_the_text_is_offered():
    stage = at(LINK)
    stage.host.clipboard = False
    share_deal(stage.context, stage.context.session)
    prompt, value = stage.host.asked[-1]
    assert prompt == "Copying did not work. Here is the text:"
    assert value.endswith("s=42")


def test_the_deal_is_shared_from_the_menu_of_the_match():
    stage = at(LINK)
    stage.wait(3000)
    stage.key(pygame.K_ESCAPE)
    stage.click("share_deal")
    assert stage.host.copied[-1].endswith("&s=42")
    assert "share_deal" not in [target.id for target in stage.targets()]


def test_the_deal_is_shared_after_a_round():
    stage = at(f"{LINK}&l=en")
    play_round(stage.context.session)
    assert stage.context.continue_match()
    stage.turn()
    assert stage.scene.name == "scoring"
    stage.click("share_deal")
    assert stage.host.copied[-1].endswith("&s=42")
