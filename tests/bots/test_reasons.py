"""A reason that is given is true of the move it is given for."""

from collections import Counter
from random import Random

import pytest

from game.bots import Reason, make_bot
from game.bots.bot import Advice
from game.engine.actions import Deal, Pass
from game.engine.cards import THREE_OF_CLUBS, Rank
from game.engine.events import Cleared, Locked, Skipped, WentBust, WentOut
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.ruleset import make_rules
from tests.bots.helpers import answer

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
TABLES = [
    ("president", 4, {}),
    ("president", 3, {"more_beats_fewer": True}),
    ("wiper", 4, {"one_time_around": True}),
    ("wiper", 2, {"hold_hand": True}),
    ("wiper", 3, {"kitty": True, "top_trade": 3}),
    ("base", 6, {"bust_on_twos": True}),
    ("ahole", 5, {}),
    ("ahole", 4, {"decks": 2, "equal_rank": "any"}),
]


def rank_counts(hand):
    return {card.rank: sum(other.rank == card.rank for other in hand) for card in hand}


def is_true(advice, view, match, events):
    """Whether the reason holds, judged by the cards and by what came of the move."""
    player, hand = view.player, view.hand
    laid = () if isinstance(advice.action, Pass) else advice.action.cards
    lead = not view.pile
    left = sorted((Counter(hand) - Counter(laid)).elements())
    effects = {type(event): event for event in events}
    held = rank_counts(hand)
    match advice.reason:
        case Reason.ONLY_MOVE:
            return len(view.legal) == 1
        case Reason.CANNOT_BEAT:
            return not laid and len(view.legal) == 1
        case Reason.GOES_OUT:
            return effects[WentOut].player == player
        case Reason.NEXT_GOES_OUT:
            return len({card.rank for card in left}) == 1 and left
        case Reason.CONTAINS_3C:
            return THREE_OF_CLUBS in laid
        case Reason.CLOSES_AND_LEADS | Reason.COMPLETES_FOUR:
            return effects[Cleared].leader == player
        case Reason.LOCKS_NEXT:
            return Locked in effects
        case Reason.SKIPS_NEXT:
            return effects[Skipped].player == advice.player
        case Reason.STOPS_LAST_CARD:
            return view.counts[advice.player] == 1
        case Reason.STOPS_LAST_CARDS:
            return view.counts[advice.player] in (2, 3)
        case Reason.LEADS_LOW:
            return lead and laid[0].rank == hand[0].rank
        case Reason.LEADS_LONG:
            return lead and len(laid) > 1
        case Reason.KEEPS_SET_WHOLE:
            whole = held[advice.cards[0].rank] == len(advice.cards) > 1
            return whole and not set(advice.cards) & set(laid)
        case Reason.BREAKS_NOTHING:
            return held[laid[0].rank] == len(laid)
        case Reason.SAVES_HIGH:
            return not laid or left[-1].rank > laid[0].rank
        case Reason.PASSES_TO_SAVE:
            return not laid and len(view.legal) > 1 and not view.rules.one_time_around
        case Reason.AVOIDS_BUST:
            return view.rules.bust_on_twos and any(card.rank == Rank.TWO for card in hand)
        case Reason.FOLLOWS_LOW:
            return laid and not lead
        case Reason.UNBEATABLE | Reason.LIKELY_WINS:
            return bool(laid)
        case Reason.GIVES_WEAKEST:
            return laid == hand[: len(laid)]
        case Reason.GIVES_LOOSE:
            return laid != hand[: len(laid)]
    return False


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_reasons_are_true(name, players, options):
    bot = make_bot("regular")
    given = set()
    for seed in range(12):
        match = Match(make_rules(name, players, options), NAMES[:players], seed)
        for _ in range(500):
            if match.phase is Phase.MATCH_OVER:
                break
            if match.phase is Phase.ROUND_OVER:
                match.act(Deal())
                continue
            view = match.view_for(match.turn)
            advice = answer(bot.advise(view, Random(1)))
            assert isinstance(advice, Advice)
            events = match.act(advice.action)
            if view.phase in (Phase.TRICK, Phase.EXCHANGE):
                assert is_true(advice, view, match, events), (advice, view.hand, view.legal)
            given.add(advice.reason)
    assert len(given) >= 8


def test_an_unbeatable_play_is_never_beaten_and_a_sure_plan_goes_out():
    bot = make_bot("regular")
    seen = 0
    for name in ("president", "wiper", "base", "ahole"):
        for seed in range(40):
            match = Match(make_rules(name, 4), NAMES[:4], seed)
            sure = None
            while match.phase is Phase.TRICK:
                view = match.view_for(match.turn)
                advice = answer(bot.advise(view, Random(1)))
                if sure is not None and not isinstance(advice.action, Pass):
                    assert view.turn == sure
                events = match.act(advice.action)
                if advice.reason in (Reason.UNBEATABLE, Reason.NEXT_GOES_OUT):
                    seen += 1
                    sure = view.player
                if any(isinstance(event, Cleared | WentOut | WentBust) for event in events):
                    sure = None
    assert seen > 100
