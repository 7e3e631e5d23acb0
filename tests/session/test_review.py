"""Looking back at a round: whose acts, which round, and nothing that was hidden."""

from random import Random

import pytest

from game.bots import make_bot
from game.bots.review import LEAST, MOST_MOMENTS
from game.engine.actions import Deal, Pass, Play
from game.engine.cards import cards_text, parse_cards
from game.engine.events import Given, Passed, Played
from game.engine.exchange import Phase
from game.engine.plays import PASS
from game.engine.record import match_from_record
from game.session import Need, Seat, Session
from game.session.review import Review
from tests.bots.helpers import answer
from tests.session.helpers import PERSON, go_on, started, table

TWOS = "3C 2C 2D 2H 2S, 4D"
THREW_AWAY = ("Ada 3C", "Bo 4D")


def found(match, player=0, seed=1):
    return answer(Review(match, player, seed).look_back())


def played(rules, hands, *actions):
    return table(rules, hands, [PERSON] * (1 + hands.count(",")), actions=actions).match


def test_a_planted_mistake_is_found_and_named():
    """See tests/bots/test_review.py: leading the 3 before the 2s loses 44 of 47 times."""
    (moment,) = found(played("wiper", TWOS, *THREW_AWAY))
    assert moment.action == Play(0, parse_cards("3C"))
    assert {card.rank for card in moment.better.action.cards} == {12}
    assert abs(moment.cost - 44 / 47) < 0.06


def test_a_faultless_end_has_nothing_to_regret():
    match = played("wiper", TWOS, "Ada 2C 2D 2H 2S", "Ada 3C")
    assert found(match) == ()


def test_everybody_is_judged_for_themselves():
    match = played("wiper", TWOS, *THREW_AWAY)
    assert found(match, player=1) == ()


def test_a_round_that_goes_on_cannot_be_looked_back_at():
    with pytest.raises(ValueError, match="goes on"):
        Review(played("wiper", TWOS), 0, 1)


@pytest.mark.parametrize("hidden", ["5H 9D", "KH KS", "3D 6S"])
def test_cards_that_were_never_seen_change_nothing(hidden):
    """Cy passes on everything, and is left with cards that nobody has seen."""
    acts = ("Ada 3C", "Bo 4D", "Cy pass", "Ada 2C", "Cy pass", "Ada 2D 2H 2S")
    hands = f"3C 2C 2D 2H 2S, 4D, {hidden}"
    usual = found(played("base", "3C 2C 2D 2H 2S, 4D, 8H JS", *acts))
    assert usual
    assert texts_of(found(played("base", hands, *acts))) == texts_of(usual)


def test_nothing_is_known_of_other_hands_at_any_act():
    session = careless_round("wiper", 4, 5, rounds=2)
    acts = answer(Review(session.match, 0, 1)._acts())
    assert len(acts) > 3
    for act in acts:
        assert act.view.player == 0
        assert act.view.round == 2
        if act.view.trick is not None:
            assert not any(held for p, held in enumerate(act.view.trick.held) if p)
        for event in act.view.history:
            if isinstance(event, Given) and 0 not in (event.giver, event.receiver):
                assert event.cards is None


def careless_round(rules, players, seed, *, rounds=1, **options):
    """A session that has come to the end of so many rounds, in which a person acts at random."""
    seats = [PERSON, *[Seat("novice")] * (players - 1)]
    session = started(rules, players, seats, seed, **options)
    random, careless = Random(seed), make_bot("random")
    while len(session.results) < rounds:
        if session.need is Need.PERSON:
            view = session.view_for(session.turn)
            session.act(answer(careless.decide(view, random)))
        else:
            go_on(session)
    return session


@pytest.mark.parametrize(
    ("rules", "players", "options"),
    [
        ("president", 4, {}),
        ("wiper", 2, {"hold_hand": True}),
        ("wiper", 5, {"kitty": True}),
        ("base", 3, {"bust_on_twos": True}),
        ("ahole", 10, {"target": 30}),
        ("ahole", 6, {"decks": 2}),
    ],
)
def test_every_rule_set_can_be_looked_back_at(rules, players, options):
    session = careless_round(rules, players, 7, rounds=2, **options)
    review = Review(session.match, 0, 1)
    shares = []
    thinking = review.look_back()
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            moments = stop.value
            break
        shares.append(review.share)
    assert shares == sorted(shares)
    assert review.share == 1.0
    assert len(moments) <= MOST_MOMENTS
    assert all(LEAST <= moment.cost <= players - 1 for moment in moments)
    assert [len(m.view.history) for m in moments] == sorted(len(m.view.history) for m in moments)
    assert all(moment.better.action != moment.action for moment in moments)
    assert all(moment.view.round == 2 for moment in moments)


def test_the_same_seed_finds_the_same_and_so_does_a_match_that_was_continued():
    saved = {}

    def save(head, tail):
        saved["head"] = head or saved["head"]
        saved["tail"] = tail

    session = careless_round("president", 4, 3)
    again = Session(session.match, session.seats, session.bot_seed, save)
    resumed = Session.resume(saved["head"], saved["tail"])
    first = found(again.match)
    assert first
    assert texts_of(found(resumed.match)) == texts_of(first)
    assert texts_of(found(session.match)) == texts_of(first)


def texts_of(moments):
    return [(m.action, m.better, m.cost, cards_text(m.view.hand)) for m in moments]


def test_a_match_that_began_from_given_cards_is_repeated_from_them():
    match = match_from_record(
        {
            "rules": "base",
            "players": ["Ada", "Bo", "Cy"],
            "ranking": ["Ada", "Bo", "Cy"],
            "round": 3,
            "hands": {"Ada": "3C 4C 9C", "Bo": "5D 6D 10D", "Cy": "8H JH AH"},
        }
    )
    while match.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        match.act(answer(make_bot("regular").decide(match.view_for(match.turn), Random(1))))
    acts = answer(Review(match, 0, 1)._acts())
    assert [act.action for act in acts] == [a for a in match.actions if a.player == 0]
    assert texts_of(found(match)) == texts_of(found(match))


def test_who_completes_four_out_of_turn_is_not_judged_for_it():
    match = played("ahole", "7C 7D 5H, 4H 10C, 7H 7S KC, 9H", "Ada 7C 7D", "Cy 7H 7S", "Cy KC")
    assert match.phase is Phase.TRICK
    while match.phase is Phase.TRICK:
        legal = match.legal()
        passes = legal[-1] == PASS
        match.act(Pass(match.turn) if passes else match.action_for(match.turn, legal[0]))
    acts = answer(Review(match, 2, 1)._acts())
    assert [cards_text(a.action.cards) for a in acts if isinstance(a.action, Play)] == ["KC"]
    laid = [e for e in match.history if isinstance(e, Played | Passed) and e.player == 2]
    assert len(laid) == 2
    assert not any(isinstance(act.action, Deal) for act in acts)


def test_who_searches_is_hardly_blamed_and_who_plays_at_random_is():
    """Eight rounds each of the same deals."""
    blamed = {}
    for bot in ("strong", "random"):
        blamed[bot] = 0
        for seed in range(8):
            seats = [Seat(bot), *[Seat("novice")] * 3]
            session = started("president", 4, seats, seed)
            while not session.results:
                session.step()
            blamed[bot] += len(found(session.match))
    # A search that looks longer does find faults in a shorter one, but few.
    assert blamed["random"] >= 12
    assert 3 * blamed["strong"] <= blamed["random"]
