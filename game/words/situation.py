"""What a player faces, in words: whose turn, what must be beaten, why something is refused.

What beats what is read from the engine's own masks of moves; nothing is judged here.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.actions import Code
from game.engine.cards import RANK_TEXT, RANKS, SUITS, Rank
from game.engine.exchange import Phase
from game.engine.plays import BIT, LEAD, MOVES, PASS, Situation
from game.engine.view import View
from game.words.words import Words

_ALL_RANKS = (1 << RANKS) - 1


class ToBeat(NamedTuple):
    """What an answer to the pile needs: in one line, and what would do besides."""

    line: str
    also: tuple[str, ...]

    def __str__(self) -> str:
        return ", ".join((self.line, *self.also))


def to_beat(view: View, words: Words) -> ToBeat | None:
    """What must be beaten: "Two cards, higher than 9"; None outside the trick phase."""
    if view.phase is not Phase.TRICK or view.trick is None:
        return None
    situation = view.trick.situation
    if situation.top == LEAD:
        return ToBeat(words.say("beat.lead_3c" if view.must_contain_3c else "beat.lead"), ())
    also = _also(situation, words)
    if situation.locked:
        rank, number = MOVES[situation.top]
        key = "beat.lock_1" if number == 1 else "beat.lock"
        return ToBeat(words.say(key, **_play(rank, number, words)), also)
    return ToBeat(_line(situation, words), also)


def _line(situation: Situation, words: Words) -> str:
    rank, number = MOVES[situation.top]
    ranks = _ranks_that_beat(situation)
    if not ranks:
        return _line_without_rank(situation, words)
    lowest = Rank((ranks & -ranks).bit_length() - 1)
    if ranks == 1 << lowest:
        key = "beat.only_1" if number == 1 else "beat.only"
        return words.say(key, **_play(lowest, number, words))
    key = "beat.equal" if lowest == rank else "beat.higher"
    return words.say(key, set=words.say(f"set.{number}"), rank=words.rank(rank))


def _line_without_rank(situation: Situation, words: Words) -> str:
    rank, number = MOVES[situation.top]
    if _more_may_be_laid(situation):
        return words.say("beat.more_only", set=words.say(f"set.{number + 1}"))
    if situation.completion != PASS:
        missing = MOVES[situation.completion].number
        return words.say("beat.only_complete", **_play(rank, missing, words))
    return words.say("beat.nothing")


def _also(situation: Situation, words: Words) -> tuple[str, ...]:
    rank, number = MOVES[situation.top]
    laws = situation.laws
    in_number = _ranks_that_beat(situation) != 0
    more = _more_may_be_laid(situation)
    also = []
    if more and in_number:
        also.append(words.say("beat.or_more_same" if situation.locked else "beat.or_more"))
    if laws.trump and not situation.locked and number > 1:
        also.append(words.say("beat.or_two"))
    completion = situation.completion
    covered = completion == PASS or laws.follows(rank, number) & BIT[completion]
    if not covered and (in_number or more):
        also.append(words.say("beat.or_complete", **_play(rank, MOVES[completion].number, words)))
    return tuple(also)


def _more_may_be_laid(situation: Situation) -> bool:
    """Whether more cards than lie on top beat them."""
    rules = situation.laws.rules
    return rules.more_beats_fewer and MOVES[situation.top].number < rules.decks * SUITS


def _ranks_that_beat(situation: Situation) -> int:
    """The ranks that beat the top play in the same number of cards, as a mask."""
    rank, number = MOVES[situation.top]
    return situation.laws.follows(rank, number) >> (number - 1) * RANKS & _ALL_RANKS


def _play(rank: int, number: int, words: Words) -> dict[str, str]:
    return {
        "a_rank": words.say(f"a_rank.{RANK_TEXT[rank]}"),
        "set_of": words.say(f"set_of.{number}", rank=words.rank(rank)),
        "number": words.number(number),
        "rank": words.rank(rank),
    }


def turn_line(view: View, words: Words) -> str:
    """Whose turn it is and for what, said to the player of the view; empty for nobody's."""
    if view.turn is None:
        return ""
    name = view.names[view.turn]
    mine = view.turn == view.player
    match view.phase:
        case Phase.TRICK:
            act = "turn" if view.pile else "lead"
            return words.say(f"trick.your_{act}" if mine else f"trick.{act}", name=name)
        case Phase.EXCHANGE if mine:
            return words.say("exchange.choose", n=view.to_return, name=_owed(view))
        case Phase.EXCHANGE:
            return words.say("exchange.waiting", name=name)
        case Phase.KITTY:
            return words.say("kitty.prompt" if mine else "kitty.waiting", name=name)
        case Phase.HOLD:
            return words.say(
                "hold.prompt" if mine else "hold.waiting", name=name, n=view.hold_count
            )
    return ""


def _owed(view: View) -> str:
    """Who waits for the cards that the player of the view returns: the counterpart in the
    ranking, counted from the other end."""
    ranking = view.ranking or view.seats
    return view.names[ranking[-1 - ranking.index(view.player)]]


def why_not(code: Code, view: View, words: Words) -> str:
    """Why an act was refused, as a sentence that helps the player of the view."""
    match code:
        case Code.NOT_YOUR_TURN if view.turn is None:
            return words.say("why.not_your_turn_nobody")
        case Code.NOT_YOUR_TURN:
            return words.say("why.not_your_turn", name=view.names[view.turn or 0])
        case Code.WRONG_NUMBER if view.phase is Phase.EXCHANGE:
            return words.say("why.wrong_number_return", n=view.to_return)
        case Code.WRONG_NUMBER if view.phase is Phase.KITTY:
            return words.say("why.wrong_number_kitty")
        case Code.LOCKED_RANK | Code.WRONG_COUNT | Code.TOO_LOW if view.trick is not None:
            if view.trick.situation.top != LEAD:
                return _unanswered(code, view.trick.situation, words)
    return words.say(f"why.{code}")


def _unanswered(code: Code, situation: Situation, words: Words) -> str:
    rank, number = MOVES[situation.top]
    if code is Code.LOCKED_RANK:
        return words.say("why.locked_rank", rank=words.rank(rank))
    if code is Code.WRONG_COUNT:
        more = situation.laws.rules.more_beats_fewer
        return words.say("why.wrong_count_more" if more else "why.wrong_count", n=number)
    ranks = _ranks_that_beat(situation)
    if not ranks:
        return words.say("why.too_low_nothing")
    key = "why.too_low_equal" if ranks >> rank & 1 else "why.too_low"
    return words.say(key, rank=words.rank(rank))
