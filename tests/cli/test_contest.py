"""Pieces of a tournament: the same cards for everybody, every seat once, and who sees what."""

from __future__ import annotations

from random import Random

import pytest

from game.bots import LEVELS, TEMPERAMENTS, UnknownBot, make_bot
from game.bots.registry import MASTER_PLAYOUTS, STRONG_PLAYOUTS
from game.bots.regular import Regular
from game.bots.strong import Strong
from game.bots.traces import numbers_of
from game.cli import contest, entrants
from game.cli.contest import Piece, play, session_of
from game.cli.entrants import Truth, make_player
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import PRESETS, RuleSet, make_rules

FOUR = make_rules("president", 4)


def piece(rules: RuleSet = FOUR, deal: int = 1, bot: str = "regular", against: str = "novice"):
    return Piece(rules, deal, 2026, bot, against)


def cards(match: Match) -> object:
    return match.first_cut, match.dealer, match.ranking, match.seats


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("deal", [1, 2, 3, 4])
def test_whoever_sits_anywhere_the_cards_are_the_same(rules: str, deal: int) -> None:
    table = make_rules(rules, 4, {"hold_hand": False})
    expected = cards(session_of(piece(table, deal), 0).match)
    for bot in ("random", "novice", "oracle"):
        for seat in range(4):
            assert cards(session_of(piece(table, deal, bot, bot), seat).match) == expected


def test_other_deals_and_seeds_have_other_cards() -> None:
    one = session_of(piece(deal=1), 0).match
    assert cards(session_of(piece(deal=3), 0).match) != cards(one)
    assert cards(session_of(piece()._replace(seed=1), 0).match) != cards(one)


def test_the_bots_chance_is_of_the_deal_and_not_of_the_seat() -> None:
    assert len({session_of(piece(deal=5), seat).bot_seed for seat in range(4)}) == 1
    assert session_of(piece(deal=6), 0).bot_seed != session_of(piece(deal=5), 0).bot_seed


def test_the_bot_sits_in_each_seat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[str] = []

    def noted(name: str, match: Match) -> object:
        sat.append(name[0])
        return make_player(name, match)

    monkeypatch.setattr(contest, "make_player", noted)
    outcome = play(piece())
    assert "".join(sat) == "rnnn" + "nrnn" + "nnrn" + "nnnr"
    assert len(outcome.places) == 4


def test_odd_deals_are_first_rounds_and_even_ones_follow_a_round() -> None:
    rankings = [session_of(piece(deal=deal), 0).match.ranking for deal in range(1, 21)]
    assert set(rankings[::2]) == {None}
    later = set(rankings[1::2])
    assert len(later) > 5
    assert all(ranking and sorted(ranking) == [0, 1, 2, 3] for ranking in later)


def test_a_later_round_begins_with_the_exchange() -> None:
    match = session_of(piece(make_rules("wiper", 4, {"hold_hand": False}), 2), 0).match
    assert match.phase is Phase.EXCHANGE
    assert match.round == 2


def test_where_players_move_to_their_ranks_they_sit_so() -> None:
    match = session_of(piece(make_rules("base", 5), 2), 0).match
    assert match.ranking == match.seats
    assert match.dealer == match.seats[-1]


@pytest.mark.parametrize("rules", PRESETS)
def test_among_its_like_a_bot_is_first_in_one_of_n_rounds(rules: str) -> None:
    table = make_rules(rules, 5)
    for deal in (1, 2):
        for bot in ("random", "regular"):
            # The same round each time, seen from each seat.
            assert sorted(play(piece(table, deal, bot, bot)).places) == [1, 2, 3, 4, 5]


def test_the_same_piece_has_the_same_places() -> None:
    assert play(piece(bot="random")).places == play(piece(bot="random")).places


def test_only_own_decisions_are_timed() -> None:
    # Each lays 13 cards at most one by one, and passes; a novice never leads more than one.
    outcome = play(piece(bot="novice", against="random"))
    assert 4 <= len(outcome.milliseconds) < 4 * 52
    assert all(spent >= 0 for spent in outcome.milliseconds)


# --- the oracle


def test_the_oracle_sees_all_hands_as_they_are_now() -> None:
    match = session_of(piece(), 0).match
    for _ in range(5):
        hands = [numbers_of(match.hand(player)) for player in range(4)]
        assert Truth(match).certain
        assert Truth(match).sample(Random(1)).hands == hands
        player = match.turn
        assert player is not None
        match.act(match.action_for(player, match.legal()[0]))
    assert [len(hand) for hand in hands] != [13] * 4


def test_the_oracle_sees_the_hold_hand() -> None:
    match = session_of(piece(make_rules("wiper", 2, {"hold_hand": True}), 2), 0).match
    assert match.phase is Phase.HOLD
    assert Truth(match).sample(Random(1)).hold == numbers_of(match.hold)
    assert len(match.hold) == 18  # 52 cards in three: the hold hand is dealt first


def test_nobody_but_the_oracle_sees_them(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Match] = []

    class Watched(Truth):
        def __init__(self, match: Match) -> None:
            looked.append(match)
            super().__init__(match)

    monkeypatch.setattr(entrants, "Truth", Watched)
    for bot in ("random", "novice", "regular", "strong@8", "master@8"):
        play(piece(make_rules("president", 3), 1, bot, "regular"))
    assert not looked
    play(piece(make_rules("president", 3), 1, "oracle@8", "regular"))
    assert looked


def test_the_oracle_is_no_bot_to_play_with() -> None:
    assert "oracle" not in LEVELS
    with pytest.raises(UnknownBot):
        make_bot("oracle")


@pytest.mark.parametrize("rules", PRESETS)
def test_the_oracle_plays_every_rule_set_in_both_kinds_of_round(rules: str) -> None:
    table = make_rules(rules, 4)
    for deal in (1, 2):
        assert len(play(piece(table, deal, "oracle@8", "regular")).places) == 4


# --- names


@pytest.mark.parametrize(
    ("name", "playouts"),
    [
        ("strong", STRONG_PLAYOUTS),
        ("strong@8", 8),
        ("master", MASTER_PLAYOUTS),
        ("master:bold@16000", 16000),
        ("oracle", MASTER_PLAYOUTS),
        ("oracle:cautious@4", 4),
    ],
)
def test_who_searches_may_be_told_how_long(name: str, playouts: int) -> None:
    bot = make_player(name, session_of(piece(), 0).match)
    assert isinstance(bot, Strong)
    assert bot.playouts == playouts


def test_a_temperament_may_be_named() -> None:
    bot = make_player("regular:bold", session_of(piece(), 0).match)
    assert isinstance(bot, Regular)
    assert bot.weights == TEMPERAMENTS["bold"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("oracle@", "only a number of playouts after @"),
        ("oracle@0", "only a number of playouts after @"),
        ("oracle@-1", "only a number of playouts after @"),
        ("strong@many", "only a number of playouts after @"),
        ("strong@²", "only a number of playouts after @"),
        ("regular@8", "regular plays nothing out"),
        ("regular:mad", "there is no temperament 'mad'"),
        ("oracle:mad", "there is no temperament 'mad'"),
        ("regular:", "there is no temperament ''"),
        ("seer@8", "there is no bot 'seer'"),
    ],
)
def test_a_wrong_name_is_refused(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        make_player(name, session_of(piece(), 0).match)
