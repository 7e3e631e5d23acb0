"""The engine against a second, plain telling of the same rules, act by act."""

from hypothesis import HealthCheck, given, settings

from game.engine.actions import Pass, Play
from game.engine.exchange import Phase
from game.engine.plays import MOVES, PASS
from tests.engine.play import OVER, matches, play_on
from tests.engine.reference import Reference, leader_of


def reference_of(match):
    """The reference at the opening of the trick phase."""
    leader = leader_of(match) if match.start.leader is None else match.start.leader
    hands = [match.hand(player) for player in range(len(match.names))]
    return Reference(match.rules, match.seats, hands, leader, first_round=match.ranking is None)


def follow(match, reference):
    """Let the reference do what the match did last."""
    act = match.actions[-1]
    if isinstance(act, Play):
        reference.play(act.player, act.cards)
    elif isinstance(act, Pass):
        reference.pass_turn()


def assert_same(match, reference):
    assert (match.out, match.bust) == (tuple(reference.out), tuple(reference.bust))
    assert match.turn == reference.turn
    assert match.pile == reference.pile
    assert [MOVES[move] for move in match.legal() if move != PASS] == reference.legal()
    assert {p: MOVES[move] for p, move in match.completions().items()} == reference.completions()


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(matches())
def test_the_engine_agrees_with_the_plain_rules(begun):
    match, random = begun
    reference = None
    if match.phase in OVER:
        return
    for _ in play_on(match, random):
        if match.phase is not Phase.TRICK:
            continue
        if reference is None:
            reference = reference_of(match)
        else:
            follow(match, reference)
        assert_same(match, reference)
    if reference is not None:
        follow(match, reference)
        assert reference.over
        assert match.ranking == reference.ranking()
