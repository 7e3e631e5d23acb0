"""What happened, in words: for the log, for the seat it happened at, and aloud.

Acts are said in the form "Ann: pass" and cards as symbols, so that no language has to
inflect a name or a card, or to know anybody's gender.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.events import (
    Cause,
    Cleared,
    Dealt,
    Event,
    Given,
    HoldAnswered,
    HoldDiscarded,
    KittySkipped,
    KittySwapped,
    Locked,
    MatchOver,
    Opened,
    Passed,
    Played,
    RoundOver,
    Seated,
    Skipped,
    WentBust,
    WentOut,
)
from game.words.words import Words

Names = Sequence[str]


def sentence(event: Event, names: Names, words: Words) -> str:
    """An event as a sentence of the log, as far as the event shows it.

    Args:
        event: as seen by the reader: hidden cards are told as a number.
        names: the players' names, by player.
    """
    match event:
        case Played():
            key = "event.completed" if event.out_of_turn else "event.played"
            return words.say(key, name=names[event.player], cards=words.cards(event.cards))
        case Passed():
            return words.say("event.passed", name=names[event.player])
        case Skipped():
            return words.say("event.skipped", name=names[event.player])
        case Locked():
            return words.say("event.locked", rank=words.rank(event.rank))
        case Cleared():
            return words.say(f"event.cleared_{event.cause}", leader=names[event.leader])
        case WentOut():
            return words.say("event.went_out", name=names[event.player], place=event.position)
        case WentBust():
            return words.say("event.went_bust", name=names[event.player], place=event.position)
        case Opened():
            key = "event.opened_3c" if event.must_contain_3c else "event.opened"
            return words.say(key, name=names[event.leader])
        case RoundOver():
            return words.say(
                "event.round_over", round=event.round, names=_listed(event.ranking, names, words)
            )
        case MatchOver():
            return words.say(
                "event.match_over",
                n=len(event.winners),
                names=words.join([names[player] for player in event.winners]),
            )
        case _:
            return _before_the_lead(event, names, words)


def _before_the_lead(event: Event, names: Names, words: Words) -> str:
    match event:
        case Seated():
            return words.say("event.seated", names=_listed(event.seats, names, words))
        case Dealt():
            return _dealt(event, names, words)
        case Given():
            return _given(event, names, words)
        case KittySwapped():
            return words.say(
                "event.kitty_swapped",
                name=names[event.player],
                laid=words.cards(event.laid),
                taken=words.cards(event.taken),
            )
        case KittySkipped():
            return words.say("event.kitty_skipped", name=names[event.player])
        case HoldAnswered():
            key = "event.hold_took" if event.took else "event.hold_kept"
            return words.say(key, name=names[event.player])
        case HoldDiscarded():
            return words.say("event.hold_discarded", n=event.number)
    raise TypeError(f"no sentence for {event!r}")


def _dealt(event: Dealt, names: Names, words: Words) -> str:
    name = names[event.dealer]
    if event.kitty:
        cards = words.cards(event.kitty)
        return words.say("event.dealt_kitty", round=event.round, name=name, cards=cards)
    if event.hold_count:
        return words.say("event.dealt_hold", round=event.round, name=name, n=event.hold_count)
    return words.say("event.dealt", round=event.round, name=name)


def _given(event: Given, names: Names, words: Words) -> str:
    act = "returned" if event.returned else "given"
    giver, receiver = names[event.giver], names[event.receiver]
    if event.cards is None:
        return words.say(f"event.{act}_hidden", giver=giver, receiver=receiver, n=event.number)
    cards = words.cards(event.cards)
    return words.say(f"event.{act}", giver=giver, receiver=receiver, cards=cards)


def _listed(players: Sequence[int], names: Names, words: Words) -> str:
    return words.say("format.comma").join(names[player] for player in players)


def seat_note(event: Event, words: Words) -> tuple[int, str] | None:
    """Whose seat an event is shown at, and the few letters shown there; None for no seat."""
    match event:
        case Played():
            return event.player, words.cards(event.cards)
        case Passed():
            return event.player, words.say("note.pass")
        case Skipped():
            return event.player, words.say("note.skipped")
        case WentOut():
            return event.player, words.say("note.out")
        case WentBust():
            return event.player, words.say("note.bust")
        case Opened():
            return event.leader, words.say("note.leads")
        case Dealt():
            return event.dealer, words.say("note.deals")
        case KittySwapped():
            return event.player, words.say("note.swapped")
        case KittySkipped():
            return event.player, words.say("note.kept")
        case HoldAnswered():
            return event.player, words.say("note.swapped" if event.took else "note.kept")
    return None


def announcements(
    events: Sequence[Event],
    names: Names,
    words: Words,
    me: int | None = None,
    title_at: Callable[[int], str] = lambda _: "",
) -> list[str]:
    """What is worth saying aloud of the events that one act caused, in order.

    Plain plays and passes are not: they are in the log and at the seats. `me` is the
    player who listens, told as "you"; None speaks of everybody by name. `title_at` gives the
    title that a place in the ranking brings, "" for one that is not worth naming.
    """
    said = (_announcement(event, names, words, me, title_at) for event in events)
    return [text for text in said if text is not None]


def _announcement(
    event: Event, names: Names, words: Words, me: int | None, title_at: Callable[[int], str]
) -> str | None:
    match event:
        case Skipped():
            key = _to(me, event.player, "announce.skipped")
            return words.say(key, name=names[event.player], by=names[event.by])
        case Locked():
            return words.say("announce.locked", rank=words.rank(event.rank))
        case Cleared(cause=Cause.TWOS | Cause.FOUR | Cause.COMPLETED):
            return words.say(f"announce.{event.cause}", name=names[event.last])
        case WentOut():
            return _went_out(event, names, words, me, title_at(event.position))
        case WentBust():
            return words.say(_to(me, event.player, "announce.bust"), name=names[event.player])
        case Given():
            return _gift(event, names, words, me)
        case RoundOver():
            first = names[event.ranking[0]]
            return words.say("announce.round_over", round=event.round, name=first)
        case Seated() | KittySwapped() | HoldAnswered() | MatchOver():
            return sentence(event, names, words)
    return None


def _went_out(event: WentOut, names: Names, words: Words, me: int | None, title: str) -> str:
    first = event.position == 1
    key = "announce.president" if first else "announce.titled" if title else "announce.out"
    return words.say(
        _to(me, event.player, key),
        name=names[event.player],
        place=words.say(f"ordinal.{event.position}"),
        title=title or words.say("titles.mild.president"),
    )


def _gift(event: Given, names: Names, words: Words, me: int | None) -> str:
    if event.cards is None or me not in (event.giver, event.receiver):
        return sentence(event, names, words)
    cards = words.cards(event.cards)
    if event.receiver == me:
        return words.say("announce.gift_in", name=names[event.giver], cards=cards)
    return words.say("announce.gift_out", name=names[event.receiver], cards=cards)


def _to(me: int | None, player: int, key: str) -> str:
    return f"{key}_you" if player == me else key
