"""What must hold in every rule set, with every combination of fields, for 2 to 10 players."""

import json
from random import Random
from typing import get_args

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from game.engine.actions import Code, Illegal, Pass, Play
from game.engine.events import (
    Dealt,
    Event,
    HoldDiscarded,
    Played,
    RoundOver,
)
from game.engine.exchange import Phase
from game.engine.match import Match, Start
from game.engine.plays import MOVES, PASS
from game.engine.record import check, match_from_record, read, record_of, traced
from game.engine.ruleset import PRESETS, make_rules
from tests.engine.play import (
    NAMES,
    OVER,
    any_act,
    counted,
    matches,
    play_on,
    rule_sets,
    small_cut,
    snapshot,
    some_act,
)

CALM = settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
FEW = settings(CALM, max_examples=40)


def lying_about(match):
    """All cards that are somewhere in the round: in hands, aside, or laid."""
    laid = [happened.cards for happened in match.history if isinstance(happened, Played)]
    hands = [match.hand(player) for player in range(len(match.names))]
    return counted(*hands, match.kitty, match.hold, *laid)


@CALM
@given(matches())
def test_cards_are_conserved(begun):
    match, random = begun
    dealt = counted(*match.first_cut.hands, match.first_cut.kitty, match.first_cut.hold)
    assert max(dealt.values()) <= match.rules.decks
    gone = set()
    for _ in play_on(match, random):
        there = lying_about(match)
        assert there <= dealt
        discarded = [e.number for e in match.history if isinstance(e, HoldDiscarded)]
        missing = dealt - there
        assert missing.total() == sum(discarded)
        if discarded:
            gone.add(tuple(sorted(missing.elements())))
        assert len(gone) <= 1
        on_pile = counted(*(cards for _, cards in match.pile))
        assert on_pile <= there - counted(*(match.hand(p) for p in range(len(match.names))))


@CALM
@given(matches())
def test_exactly_one_player_is_to_act_and_can(begun):
    match, random = begun
    for _ in play_on(match, random, rounds=2):
        if match.phase in OVER:
            assert match.turn is None
            assert match.legal() == ()
            continue
        assert match.turn in range(len(match.names))
        if match.phase is Phase.TRICK:
            assert len(match.hand(match.turn)) > 0
            assert match.turn not in (*match.out, *match.bust)
            assert match.legal()
            assert (PASS in match.legal()) == bool(match.pile)
            assert match.turn not in match.completions()
        for player in range(len(match.names)):
            if player != match.turn:
                assert match.why_not(Pass(player)) in (Code.NOT_YOUR_TURN, Code.WRONG_PHASE)


def by_trying(match, player):
    """The moves that `why_not` lets this player make, each tried with the cards it would
    take and with as many others of the rank."""
    random = Random(1)
    allowed = []
    for move, (rank, number) in enumerate(MOVES):
        cards = [card for card in match.hand(player) if card.rank == rank]
        if len(cards) < number:
            continue
        code = match.why_not(Play(player, tuple(cards[:number])))
        if not match.must_contain_3c:
            assert match.why_not(Play(player, tuple(random.sample(cards, number)))) == code
        if code is None:
            allowed.append(move)
    if match.why_not(Pass(player)) is None:
        allowed.append(PASS)
    return tuple(allowed)


@FEW
@given(matches())
def test_legal_is_what_trying_every_play_finds(begun):
    match, random = begun
    for _ in play_on(match, random):
        if match.phase is not Phase.TRICK:
            continue
        assert match.legal() == by_trying(match, match.turn)
        claims = {
            player: by_trying(match, player)
            for player in range(len(match.names))
            if player != match.turn
        }
        assert {p: (move,) for p, move in match.completions().items()} == {
            p: moves for p, moves in claims.items() if moves
        }


@CALM
@given(matches())
def test_refused_acts_change_nothing_and_others_happen(begun):
    match, random = begun
    for _ in play_on(match, random, rounds=2):
        for _ in range(4):
            act = any_act(match, random)
            code = match.why_not(act)
            before = snapshot(match)
            if code is None:
                continue
            event(code)
            with pytest.raises(Illegal) as refused:
                match.act(act)
            assert refused.value.code is code
            assert snapshot(match) == before


@CALM
@given(matches())
def test_rounds_end_with_a_complete_ranking(begun):
    match, random = begun
    before = match.start.scores
    list(play_on(match, random))
    assert match.phase in OVER
    assert sorted(match.ranking) == list(range(len(match.names)))
    assert match.ranking[: len(match.out)] == match.out
    assert match.ranking[len(match.names) - len(match.bust) :] == match.bust[::-1]
    over = next(happened for happened in match.history if isinstance(happened, RoundOver))
    assert over.ranking == match.ranking
    assert [b + won for b, won in zip(before, over.points, strict=True)] == match.scores
    assert all(not match.hand(player) for player in match.out)
    if match.phase is Phase.MATCH_OVER:
        best = max(match.scores)
        assert set(match.winners) == {p for p, s in enumerate(match.scores) if s == best}
    else:
        assert match.winners == ()


@FEW
@given(matches())
def test_matches_end(begun):
    match, random = begun
    list(play_on(match, random, rounds=200))
    rules = match.rules
    assert match.phase is Phase.MATCH_OVER
    if rules.rounds is not None:
        assert match.round == max(rules.rounds, match.start.round)
    else:
        assert max(match.scores) >= rules.target


@FEW
@given(matches(), st.integers(0, 120))
def test_records_replay_to_the_same_record_from_anywhere(begun, acts):
    match, random = begun
    for done, _ in enumerate(play_on(match, random, rounds=3)):
        if done == acts:
            break
    record = record_of(match, "random")
    plain = json.loads(json.dumps(record))
    again = match_from_record(plain)
    assert record_of(again, "random") == record
    dealt = {"actions"}  # a deal is written with its hands in order
    assert {**snapshot(again), "actions": dealt} == {**snapshot(match), "actions": dealt}
    assert check(read(plain)) == []
    assert check(read(json.loads(json.dumps(traced(plain))))) == []


@FEW
@given(rule_sets(), st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_the_same_seed_and_acts_make_the_same_match(rules, seed, choices):
    twins = [Match(rules, NAMES[: rules.players], seed) for _ in range(2)]
    for match in twins:
        list(play_on(match, Random(choices), rounds=2))
    assert snapshot(twins[0]) == snapshot(twins[1])
    assert record_of(twins[0]) == record_of(twins[1])


@FEW
@given(
    rule_sets(),
    st.integers(0, 2**32 - 1),
    st.integers(0, 99),
    st.integers(0, 99),
)
def test_the_deal_of_a_round_does_not_hang_on_what_was_played(rules, seed, one, other):
    rules = make_rules(
        rules.name,
        rules.players,
        {"rounds": 3, "min_players": 2, "max_players": 10, "reseat": False, "kitty": False}
        | {"later_dealer": "next"},
    )
    deals = []
    for choices in (one, other):
        match = Match(rules, NAMES[: rules.players], seed)
        for _ in play_on(match, Random(choices), rounds=2):
            pass
        match.act(some_act(match, Random(choices)))
        deals.append(next(e for e in match.history if isinstance(e, Dealt)))
    assert deals[0] == deals[1]


@CALM
@given(matches())
def test_acts_return_the_events_that_the_history_grows_by(begun):
    match, random = begun
    for _ in play_on(match, random):
        act = some_act(match, random)
        before = list(match.history)
        happened = match.act(act)
        assert happened
        assert match.history == before + happened
        assert match.actions[-1] == act
        if match.phase in OVER:
            break


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", range(2, 11))
def test_every_preset_plays_with_every_number_of_players(name, players):
    rules = make_rules(name, players, {"min_players": 2, "max_players": 10, "rounds": 2})
    for seed in range(3):
        match = Match(rules, NAMES[:players], seed)
        sizes = [len(match.hand(player)) for player in range(players)]
        assert sum(sizes) == rules.decks * 52
        assert max(sizes) - min(sizes) <= 1
        list(play_on(match, Random(seed), rounds=9))
        assert match.phase is Phase.MATCH_OVER
        assert check(read(record_of(match))) == []


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        ("Dealt Opened Played Passed Cleared WentOut RoundOver MatchOver", {}),
        ("Given Locked", {"equal_rank": "any", "after_equal": "lock"}),
        ("Skipped WentBust", {"equal_rank": "any", "after_equal": "skip", "bust_on_twos": True}),
        ("Seated KittySwapped KittySkipped", {"reseat": True, "kitty": True}),
        ("HoldAnswered HoldDiscarded", {"hold_hand": True}),
    ],
)
def test_the_random_acts_reach_every_kind_of_event(kinds, options):
    """The properties above would prove little if their matches missed half of the rules."""
    met = set()
    players = 2 if "hold_hand" in options else 5
    for seed in range(40):
        random = Random(seed)
        changed = {"min_players": 2, "max_players": 10, "rounds": 2} | options
        rules = make_rules(random.choice(tuple(PRESETS)), players, changed)
        match = Match(rules, NAMES[:players], seed, Start(cut=small_cut(rules, random)))
        for _ in play_on(match, random, rounds=9):
            met |= {type(happened).__name__ for happened in match.history}
        met |= {type(happened).__name__ for happened in match.history}
    assert met >= set(kinds.split())


def test_every_kind_of_event_is_among_those():
    listed = test_the_random_acts_reach_every_kind_of_event.pytestmark[0].args[1]
    assert {kind for kinds, _ in listed for kind in kinds.split()} == {
        kind.__name__ for kind in get_args(Event)
    }
