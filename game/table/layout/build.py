"""From a situation to the finished layout: fixed places, the cards in them, whole pixels."""

from __future__ import annotations

from functools import lru_cache
from math import floor

from game.table.layout.arrange import Arrangement, Company, arrange
from game.table.layout.frame import Frame, frame_for
from game.table.layout.hand import lay_cards
from game.table.layout.middle import halves, label_above, lay_kitty, lay_plays, lay_row
from game.table.layout.parts import (
    CardPlace,
    CardRow,
    Middle,
    PlayPlace,
    SeatPlace,
    Situation,
    TableLayout,
)
from game.table.layout.rect import Rect
from game.table.layout.seats import seat_place


@lru_cache(maxsize=64)
def layout(situation: Situation) -> TableLayout:
    """Where everything lies. The same situation gives the same object."""
    frame = frame_for(situation)
    company = Company(
        others=len(situation.others),
        capacity=max(situation.capacity, len(situation.hand), 1),
        completes=situation.completes,
        kitty=situation.kitty,
    )
    while True:
        try:
            fixed = arrange(frame, company)
        except LookupError:
            # More than any real match brings into so small a window: rather tiny than not at all.
            frame = frame.finer()
        else:
            return _build(situation, frame, fixed)


def _build(situation: Situation, frame: Frame, fixed: Arrangement) -> TableLayout:
    low, snap = fixed.bottom, frame.snap
    gifts = situation.middle is Middle.EXCHANGE
    upper, lower = halves(fixed.pile, low.card)
    seats = _seats(situation, frame, fixed)
    return TableLayout(
        portrait=frame.portrait,
        unit=frame.unit,
        card=frame.pixels(low.card),
        back=_back(seats),
        lift=round(low.lift * frame.unit),
        window=frame.window,
        safe=frame.safe,
        hand=snap(low.hand),
        cards=_hand(situation, frame, fixed),
        plate=snap(low.plate),
        seats=seats,
        table=snap(fixed.table),
        pile=snap(fixed.pile),
        plays=_plays(situation, frame, fixed),
        deck=frame.snap_card(lay_row(fixed.pile, 1, low.card)[0]),
        kitty=_kitty(situation, frame, fixed),
        give=_gifts(frame, fixed, upper, situation.give) if gifts else None,
        receive=_gifts(frame, fixed, lower, situation.receive) if gifts else None,
        middle_label=_middle_label(situation, frame, fixed),
        beat=snap(low.beat),
        round=snap(low.round),
        play=snap(low.play),
        pass_=snap(low.pass_),
        hint=snap(low.hint),
        undo=snap(low.undo),
        complete=_maybe(frame, fixed.complete),
        menu=snap(fixed.menu),
        log=_maybe(frame, fixed.log),
        log_button=_maybe(frame, fixed.log_button),
        scores=_maybe(frame, fixed.scores),
        notice=snap(_notice(frame, fixed)),
        inspect=frame.snap_card(_inspect(frame)),
    )


def _maybe(frame: Frame, rect: Rect | None) -> Rect | None:
    return None if rect is None else frame.snap(rect)


def _back(seats: tuple[SeatPlace, ...]) -> tuple[int, int]:
    """The largest card (device pixels, 5:7) that fits into every seat's fan."""
    height = min(place.fan.h for place in seats)
    width = min(place.fan.w for place in seats)
    wide = floor(min(width, height * 5 / 7))
    return wide, min(round(wide * 7 / 5), floor(height))


def _place(frame: Frame, place: CardPlace) -> CardPlace:
    rest = frame.snap_card(place.rest)
    return CardPlace(rest, frame.snap(place.strip).common(rest), frame.snap(place.hit))


def _hand(situation: Situation, frame: Frame, fixed: Arrangement) -> tuple[CardPlace, ...]:
    edge = (frame.window.bottom - frame.safe.y) / frame.unit
    places = lay_cards(
        situation.hand, fixed.bottom.hand, fixed.bottom.card, frame.strip(fixed.bottom.card), edge
    )
    return tuple(_place(frame, place) for place in places)


def _seats(situation: Situation, frame: Frame, fixed: Arrangement) -> tuple[SeatPlace, ...]:
    """Seats in clockwise order, from the one at the player's left."""
    places = []
    for player, (side, rect) in zip(situation.others, fixed.ring.seats, strict=True):
        inside = seat_place(player, side, rect)
        places.append(
            SeatPlace(
                player=player,
                side=side,
                rect=frame.snap(inside.rect),
                face=_maybe(frame, inside.face),
                name=frame.snap(inside.name),
                title=frame.snap(inside.title),
                fan=frame.snap(inside.fan),
                count=frame.snap(inside.count),
                act=frame.snap(inside.act),
            )
        )
    return tuple(places)


def _plays(situation: Situation, frame: Frame, fixed: Arrangement) -> tuple[PlayPlace, ...]:
    if situation.middle is not Middle.PILE:
        return ()
    return tuple(
        PlayPlace(
            cards=tuple(frame.snap_card(card) for card in play.cards),
            caption=frame.snap(play.caption),
        )
        for play in lay_plays(fixed.pile, situation.plays, fixed.bottom.card)
    )


def _kitty(situation: Situation, frame: Frame, fixed: Arrangement) -> tuple[CardPlace, ...]:
    if situation.middle is not Middle.KITTY:
        return ()
    places = lay_kitty(
        fixed.pile, situation.kitty, fixed.bottom.card, frame.strip(fixed.bottom.card)
    )
    return tuple(_place(frame, place) for place in places)


def _gifts(frame: Frame, fixed: Arrangement, area: Rect, count: int) -> CardRow | None:
    if count == 0:
        return None
    cards = lay_row(area, count, fixed.bottom.card)
    return CardRow(
        cards=tuple(frame.snap_card(card) for card in cards),
        label=frame.snap(label_above(cards, area)),
    )


def _middle_label(situation: Situation, frame: Frame, fixed: Arrangement) -> Rect | None:
    if situation.middle is Middle.KITTY:
        places = lay_kitty(
            fixed.pile, situation.kitty, fixed.bottom.card, frame.strip(fixed.bottom.card)
        )
        cards = [place.rest for place in places]
    elif situation.middle is Middle.HOLD:
        cards = list(lay_row(fixed.pile, 1, fixed.bottom.card))
    else:
        return None
    return frame.snap(label_above(cards, fixed.pile)) if cards else None


def _notice(frame: Frame, fixed: Arrangement) -> Rect:
    """A band for a sentence right above the line of words, two lines high."""
    width = min(frame.width - 16, 520.0)
    height = 52.0
    return Rect((frame.width - width) / 2, fixed.bottom.beat.y - 6 - height, width, height)


def _inspect(frame: Frame) -> Rect:
    """One card as large as is pleasant, in the middle of the window."""
    width = min(0.6 * frame.width, 0.7 * frame.height * 5 / 7, 340.0)
    card = frame.card_size(width)
    return Rect(0, 0, frame.width, frame.height).middle(*card)
