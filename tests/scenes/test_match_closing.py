"""What can be followed at a glance: why a trick is closed, who laid what, how large a gift is."""

import pytest

from game.engine.cards import parse_cards
from game.engine.events import Cause, Cleared
from game.table.announcer import sound_of
from game.table.drawing.cards import closing_pieces
from game.table.drawing.words import draw_captions
from game.table.pieces import Zone
from tests.scenes.chair import Chair
from tests.scenes.test_match_exchange import later

TWO = "2! Pile cleared by You."


def closed_by(chair):
    """The cards that are marked as having closed the trick."""
    table = chair.scene.table
    marked = closing_pieces(table)
    return [piece.card for piece in table.pieces.zone(Zone.PILE) if piece.id in marked]


@pytest.fixture
def closed():
    """We have laid a 2, which closes the trick, and it still lies there."""
    chair = Chair().deal("president", "3C 2C 9D, 4C 4D, 5C 5D 6C").until_asked()
    chair.click("card:2")
    chair.click("play")
    return chair.until(lambda: chair.scene.table.closing is not None)


def test_why_the_pile_goes_is_said_and_marked_while_it_lies_there(closed):
    assert closed.report["texts"] == [TWO]
    assert closed.report["pile"] == [["You", "2C"]]
    assert tuple(closed_by(closed)) == parse_cards("2C")
    closed.until(lambda: not closed.report["pile"])
    assert closed_by(closed) == []
    closed.until_asked()
    assert closed.host.announced.count(TWO) == 1


def test_the_mark_is_seen(closed):
    table = closed.scene.table
    area = table.layout.pile
    marked = closed.draw().subsurface(area).copy()
    table.closing = None
    plain = closed.draw().subsurface(area)
    assert marked.get_buffer().raw != plain.copy().get_buffer().raw


def test_hurrying_leaves_nothing_marked(closed):
    closed.scene.director.hurry()
    assert closed.scene.table.closing is None
    assert closed.report["pile"] == []
    assert closed.report["texts"] == [TWO]


def test_all_four_cards_are_marked_that_clear_the_pile():
    hands = "4C 7S 9C, 7C 7D 7H 5C 6C, 3D 5D JC, 3H 5H JD"
    chair = Chair().deal("ahole", hands, actions=["You 4C", "Ada 7C 7D 7H"])
    chair.until_asked(need="offer")
    chair.click("complete")
    chair.until(lambda: chair.scene.table.closing is not None)
    assert sorted(closed_by(chair)) == sorted(parse_cards("7C 7D 7H 7S"))
    assert chair.report["texts"] == ["Four completed by You!"]


def test_a_name_appears_on_the_pile_when_its_cards_have_arrived():
    chair = Chair().deal("base", "3C 9C, 4C 4D, 5C 5D", actions=["You 3C"])
    table = chair.scene.table
    chair.until(lambda: len(chair.report["pile"]) == 2)
    assert captions(chair) == ["You"]
    chair.until(lambda: not table.motions.busy)
    assert captions(chair) == ["You", "Ada"]


def captions(chair):
    """The names that are drawn on the pile."""
    drawn = []
    text = chair.context.look.text

    class Recorder:
        def __getattr__(self, name):
            return getattr(text, name)

        def draw(self, surface, words, *args, **options):
            drawn.append(words)

    chair.context.look.text = Recorder()
    draw_captions(chair.host.surface(), chair.scene.table)
    chair.context.look.text = text
    return drawn


def test_two_cards_that_cross_the_table_unseen_are_seen_to_be_two():
    hands = "3C 4C 5C KS, 6C 7C 8C QS, 9C 10C JC 2S, 3D 4D 5D AS"
    chair = later("president", hands, ranking=(1, 0, 2, 3))
    table = chair.scene.table
    chair.until(lambda: table.pieces.passing)
    chair.wait(110)
    places = {round(table.pieces.pose(piece).x) for piece in table.pieces.passing}
    assert len(places) == 2


@pytest.mark.parametrize("cause", Cause)
def test_every_pile_is_heard_to_be_swept_away(cause):
    assert sound_of(Cleared(cause, 0, 1)) == "clear"


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_that_a_rank_is_locked_is_said_no_longer_than_it_binds(speed):
    """Whoever is asked reads it as an order: it must be true then."""
    locks = asked = 0
    for seed in range(1, 5):
        chair = Chair(speed=speed).start("president", seed=seed)

        def waits(chair=chair):
            return chair.session.results or chair.report.get("need") == "person"

        while not chair.until(waits).session.results:
            asked += 1
            said = [text for text in chair.report["texts"] if text.startswith("Same rank!")]
            assert not said or chair.session.match.trick.situation.locked
            chair.click("pass" if chair.can("pass") else "card:0")
            if chair.can("play"):
                chair.click("play")
        locks += sum(text.startswith("Same rank!") for text in chair.host.announced)
    assert asked > 20
    assert locks > 3
