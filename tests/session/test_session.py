import pytest

from game.bots import UnknownBot
from game.engine.actions import Code, Deal, Illegal, Pass, Play, SkipKitty
from game.engine.cards import cards_text, parse_cards
from game.engine.events import Dealt, Passed, Played
from game.engine.record import record_of
from game.engine.ruleset import PRESETS, make_rules
from game.engine.view import View
from game.session import Need, Seat, Session
from game.session import session as session_module
from tests.bots.helpers import answer
from tests.session.helpers import NAMES, PERSON, Dreamer, Scripted, go_on, play_out, started, table

NOVICE = Seat("novice")


@pytest.fixture
def scripted(monkeypatch):
    """Bots by the names in the test: `bots["x"] = Scripted(…)`."""
    bots = {}
    monkeypatch.setattr(session_module, "make_bot", lambda name, temperament=None: bots[name])
    return bots


def test_there_is_one_seat_for_each_player():
    rules = make_rules("base", 3)
    with pytest.raises(ValueError, match="2 seats for 3 players"):
        Session.start(rules, NAMES[:3], [PERSON, NOVICE], 1)


@pytest.mark.parametrize("seat", [Seat("nobody"), Seat("novice", "grumpy")])
def test_an_unknown_bot_takes_no_seat(seat):
    with pytest.raises(UnknownBot):
        started("base", 3, [PERSON, NOVICE, seat])


def test_a_person_is_waited_for_and_a_bot_is_not():
    session = table("base", "4C 8C, 5C 9C, 6C 10C", [PERSON, NOVICE, PERSON])
    assert session.need is Need.PERSON
    assert session.turn == 0
    assert session.step() == []
    session.act(Play(0, parse_cards("4C")))
    assert session.need is Need.STEP
    events = session.step()
    assert events == [Played(1, parse_cards("5C"), 2, False)]
    assert session.need is Need.PERSON
    assert session.turn == 2


def test_nobody_acts_for_a_bot():
    session = table("base", "4C 8C, 5C 9C, 6C 10C", [NOVICE, PERSON, PERSON])
    with pytest.raises(ValueError, match="Ada is a bot"):
        session.act(Play(0, parse_cards("4C")))


def test_a_refused_act_changes_nothing():
    saves = []
    session = table(
        "base",
        "4C 8C, 5C 9C, 6C 10C",
        [PERSON] * 3,
        save=lambda head, tail: saves.append(tail),
    )
    before = len(saves)
    assert session.why_not(Pass(0)) is Code.MUST_LEAD
    with pytest.raises(Illegal):
        session.act(Pass(0))
    assert session.need is Need.PERSON
    assert len(saves) == before


def test_a_bot_thinks_in_slices(scripted):
    scripted["slow"] = Scripted(slices=3)
    session = table("base", "4C 8C, 5C 9C, 6C 10C", [Seat("slow"), PERSON, PERSON])
    assert session.step() == []
    assert session.step() == []
    assert session.step() == [Played(0, parse_cards("4C"), 1, False)]
    assert len(scripted["slow"].log) == 1


def test_a_bot_sees_a_view_of_its_own_player_only(scripted):
    seen = []

    class Looking(Scripted):
        def decide(self, view, random):
            seen.append(view)
            return super().decide(view, random)

    scripted["looks"] = Looking()
    play_out(started("ahole", 4, [Seat("looks")] * 4, card_trading=False))
    assert {type(view) for view in seen} == {View}
    assert all(view.player == view.turn for view in seen)


def test_a_round_is_dealt_when_asked_for_and_the_match_ends():
    session = started("base", 3, [NOVICE] * 3, rounds=2)
    while session.need is Need.STEP:
        session.step()
    assert session.need is Need.DEAL
    assert session.turn is None
    assert session.step() == []
    assert any(isinstance(event, Dealt) for event in session.act(Deal()))
    play_out(session)
    assert session.need is Need.OVER
    assert session.step() == []
    assert [result.round for result in session.results] == [1, 2]
    assert list(session.results[-1].scores) == session.match.scores


def test_people_are_done_when_each_is_out():
    session = table("base", "4C, 5C 9C, 6C, 7C 8C", [PERSON, NOVICE, PERSON, NOVICE])
    assert session.people == (0, 2)
    assert not session.people_done
    session.act(Play(0, parse_cards("4C")))
    session.step()
    assert not session.people_done
    session.act(Play(2, parse_cards("6C")))
    assert session.people_done


def test_a_hint_is_an_act_that_is_allowed_and_changes_nothing():
    session = table("base", "4C 8C, 5C 9C, 6C 10C", [PERSON] * 3)
    hint = answer(session.hint(0))
    assert session.why_not(hint.action) is None
    assert hint.action.player == 0
    assert session.match.actions == []


# Auto-pass


def test_who_has_no_legal_play_passes_by_itself():
    session = table("base", "8C 8D 3C, 5C 9C, 9D 10C 10D", [PERSON, PERSON, PERSON], auto_pass=True)
    session.act(Play(0, parse_cards("8C 8D")))
    assert not session.automatic
    assert session.need is Need.STEP
    assert session.step() == [Passed(1)]
    assert session.automatic
    assert session.need is Need.PERSON
    session.act(Play(2, parse_cards("10C 10D")))
    assert not session.automatic


def test_without_auto_pass_the_person_has_to_pass():
    session = table("base", "8C 8D 3C, 5C 9C, 9D 10C 10D", [PERSON] * 3)
    session.act(Play(0, parse_cards("8C 8D")))
    assert session.need is Need.PERSON
    assert session.turn == 1


def test_a_bot_without_a_legal_play_is_not_asked(scripted):
    scripted["x"] = Scripted()
    session = table("base", "8C 8D 3C, 5C 9C, 4D 6D", [PERSON, Seat("x"), PERSON], auto_pass=True)
    session.act(Play(0, parse_cards("8C 8D")))
    session.step()
    assert session.automatic
    assert scripted["x"].log == []


# Completing four out of turn

# Ada leads two 7s; Di holds the two others, and the turn is Bo's.
SEVENS = "7C 7D 3D, 5C 9C 9D, 6C 10C 10D, 7H 7S KC"


def offered(seats, hands=SEVENS, play="7C 7D", **options):
    session = table("ahole", hands, seats, **options)
    session.act(Play(0, parse_cards(play)))
    return session


def test_a_person_is_offered_the_completion_before_the_turn_goes_on():
    session = offered([PERSON, NOVICE, NOVICE, PERSON])
    assert session.need is Need.OFFER
    assert session.offer == (3, 0)
    assert session.step() == []
    events = session.act(Play(3, parse_cards("7H 7S")))
    assert events[0] == Played(3, parse_cards("7H 7S"), 17, True)
    assert session.offer == ()
    assert session.turn == 3


def test_a_declined_offer_stands_open_but_is_not_made_again_before_cards_are_laid():
    session = offered([PERSON, NOVICE, NOVICE, PERSON])
    session.decline_offer()
    assert session.need is Need.STEP
    assert session.step() == [Played(1, parse_cards("9C 9D"), 19, False)]

    session = offered([PERSON, Seat("novice"), PERSON, PERSON], "7C 7D 3D, 5C 9C, 6C JC, 7H 7S KC")
    session.decline_offer()
    assert session.step() == [Passed(1)]
    assert session.need is Need.PERSON
    assert session.turn == 2
    session.act(Play(3, parse_cards("7H 7S")))
    assert session.turn == 3


def test_with_one_person_only_what_that_person_can_do_is_offered():
    session = offered([PERSON, NOVICE, NOVICE, NOVICE])
    assert session.offer == ()
    assert session.need is Need.STEP
    # Bo lays two 9s; Ada has the others.
    hands = "7C 7D 9H 9S, 5C 9C 9D, 6C 10C, 8C KC"
    session = offered([PERSON, NOVICE, NOVICE, NOVICE], hands)
    session.step()
    assert session.offer == (0,)


def test_with_several_people_the_offer_betrays_nobody():
    session = offered([PERSON, NOVICE, PERSON, NOVICE])
    assert session.offer == (2, 0)
    with pytest.raises(Illegal) as caught:
        session.act(Play(2, parse_cards("10C 10D")))
    assert caught.value.code is Code.NOT_A_COMPLETION
    assert session.offer == (2, 0)
    session.decline_offer()
    events = session.step()
    assert events[0] == Played(3, parse_cards("7H 7S"), 17, True)


def test_who_has_the_turn_may_act_while_others_are_offered():
    session = offered([PERSON, PERSON, NOVICE, PERSON])
    assert session.offer == (3, 0)
    session.act(Play(1, parse_cards("9C 9D")))
    assert session.offer == ()
    assert session.turn == 2


def test_bots_are_asked_after_the_people_and_clockwise(scripted):
    log = []
    for name, says in (("no", False), ("yes", True)):
        scripted[name] = Scripted(completes=says, log=log)
    # Two decks: Cy, Di and Ed hold two 7s each.
    hands = "7C 7D 3D, 5C 5D, 7C 7D 9C, 7H 7S KC, 7H 7S 4C"
    seats = [PERSON, PERSON, Seat("no"), Seat("yes"), PERSON]
    session = offered(seats, hands, decks=2)
    assert session.offer == (4, 0)
    session.decline_offer()
    assert session.step() == []
    events = session.step()
    assert [entry[:2] for entry in log] == [("completes", 2), ("completes", 3)]
    assert events[0] == Played(3, parse_cards("7H 7S"), 17, True)
    assert session.turn == 3


def test_a_bot_thinks_about_completing_in_slices(scripted):
    scripted["slow"] = Scripted(slices=3, completes=True)
    session = offered([PERSON, PERSON, PERSON, Seat("slow")])
    session.decline_offer()
    assert session.step() == []
    assert session.step() == []
    assert session.step()[0] == Played(3, parse_cards("7H 7S"), 17, True)


def test_a_person_may_still_complete_while_a_bot_thinks(scripted):
    scripted["slow"] = Scripted(slices=3)
    session = offered([PERSON, Seat("slow"), PERSON, PERSON])
    session.decline_offer()
    session.step()
    events = session.act(Play(3, parse_cards("7H 7S")))
    assert events[0].out_of_turn
    assert session.turn == 3
    assert session.need is Need.PERSON


def test_a_person_with_the_turn_and_the_cards_comes_before_bots(scripted):
    scripted["yes"] = Scripted(completes=True)
    hands = "7C 7D 3D, 7C 7D 9C, 4C 8C, 7H 7S KC"
    session = offered([PERSON, PERSON, PERSON, Seat("yes")], hands, decks=2)
    session.decline_offer()
    assert session.need is Need.PERSON
    assert session.turn == 1
    session.act(Pass(1))
    assert session.need is Need.STEP
    assert session.step()[0] == Played(3, parse_cards("7H 7S"), 17, True)


def test_completions_are_offered_before_a_pass_by_itself():
    hands = "7C 7D 3D, 5C 9C, 6C 10C, 7H 7S KC"
    session = offered([PERSON, PERSON, NOVICE, PERSON], hands, auto_pass=True)
    assert session.need is Need.OFFER
    session.decline_offer()
    assert session.step() == [Passed(1)]
    assert session.automatic


def test_no_rule_no_offer():
    session = offered([PERSON] * 4, complete_out_of_turn=False)
    assert session.offer == ()
    assert session.need is Need.PERSON


# Saving


def saver():
    saves = []
    return saves, lambda head, tail: saves.append((head, tail))


def test_a_session_is_saved_at_once_and_after_each_act():
    saves, save = saver()
    session = started("base", 3, [NOVICE] * 3, save=save, rounds=2)
    assert len(saves) == 1
    acts = 0
    while session.need is not Need.OVER:
        acts += bool(go_on(session))
        assert len(saves) == 1 + acts
    heads = [place for place, (head, _) in enumerate(saves) if head is not None]
    assert len(heads) == 2
    assert saves[heads[1]][1] == []
    assert len(saves[-1][1]) == len(saves) - 1 - heads[1]


CONTINUED = [
    *[(name, 4, {}) for name in PRESETS],
    ("ahole", 8, {"target": 3}),
    ("wiper", 2, {"hold_hand": True, "rounds": 3}),
    ("wiper", 3, {"kitty": True, "rounds": 3, "auto_pass": True}),
    ("base", 5, {"kitty": True, "rounds": 3, "top_trade": 3, "vice_trade": 2}),
]


@pytest.mark.parametrize(("name", "players", "options"), CONTINUED)
def test_a_session_continued_anywhere_goes_on_as_it_would_have(name, players, options):
    saves, save = saver()
    bots = [PERSON, Seat("random"), Seat("regular"), Seat("regular", "bold"), NOVICE]
    seats = [bots[n % 5] for n in range(players)]
    whole = play_out(started(name, players, seats, seed=players, save=save, **options))
    want = record_of(whole.match)
    phases = set()
    head = None
    for place, (new_head, tail) in enumerate(saves):
        head = new_head or head
        if place % 17 and len(tail) >= 4 and place < len(saves) - 1:
            continue
        session = Session.resume(head, tail)
        phases.add(session.match.phase)
        assert len(session.match.actions) == place
        assert session.need is not Need.OVER or place == len(saves) - 1
        play_out(session)
        assert record_of(session.match) == want
        assert session.results == whole.results
    assert len(phases) > 1


def test_a_continued_session_saves_its_head_first():
    saves, save = saver()
    play_out(started("base", 3, [NOVICE] * 3, save=save, rounds=1))
    head, tail = saves[0][0], saves[5][1]
    more, save = saver()
    Session.resume(head, tail, save)
    assert more == [(head, tail)]


def test_bots_chance_is_apart_from_the_deals():
    rules = make_rules("base", 3)
    one = Session(play_out(started("base", 3, [NOVICE] * 3)).match, [NOVICE] * 3)
    match = started("base", 3, [NOVICE] * 3).match
    assert one.match.first_cut == match.first_cut
    random = [Seat("random")] * 3
    acts = set()
    for bot_seed in range(4):
        session = Session(started("base", 3, random).match, random, bot_seed)
        assert session.match.first_cut == match.first_cut
        acts.add(tuple(play_out(session).match.actions))
    assert len(acts) == 4
    assert rules.players == 3


def test_exchange_and_kitty_wait_for_the_person():
    session = started("wiper", 3, [PERSON, NOVICE, NOVICE], kitty=True)
    while session.turn != 0:
        session.step()
    assert session.need is Need.PERSON
    session.act(SkipKitty(0))
    assert session.turn != 0 or session.match.phase.value == "trick"


# --- thinking


@pytest.fixture
def dreamy(scripted):
    """A bot that thinks till it is hurried, and a session in which it is its turn."""
    bot = scripted["dreamer"] = Dreamer()
    return bot, table("base", "3C 9C, 4C 4D, 5C 5D", [Seat("dreamer"), PERSON, PERSON])


def test_thought_can_come_before_the_act(dreamy):
    bot, session = dreamy
    assert not any(session.think() for _ in range(5))
    assert bot.slices == 5
    assert session.think(hurry=True)
    assert session.think()
    assert session.turn == 0  # nothing has happened on it
    (event, *_) = session.step()
    assert (event.player, cards_text(event.cards)) == (0, "9C")
    assert session.turn == 1


def test_a_bot_in_a_hurry_does_what_it_knows_best_so_far(dreamy):
    bot, session = dreamy
    # A thought that has not begun yet has nothing to say: it begins.
    assert session.step(hurry=True) == []
    assert session.step() == []
    assert bot.slices == 2
    assert session.step(hurry=True)
    assert session.turn == 1
    assert session.think()  # nothing to be thought for a person
