"""The two arrangements of the table, upright and wide, in units.

Both settle the places at the bottom first (hand and buttons, which must not move during a round),
then seat the others around what is left, and give the middle to the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.table.layout.frame import Frame
from game.table.layout.hand import row_step, rows_height, rows_needed
from game.table.layout.middle import CAPTION, least_pile, roomy_pile
from game.table.layout.rect import Rect
from game.table.layout.seats import LANDSCAPE_SHAPES, PORTRAIT_SHAPES, Ring, Shape, rings

Size = tuple[float, float]

_COMPLETE_WIDTH, _COMPLETE_LEAST = 190.0, 112.0
_LOG_LINE = 20.0
_TWO_LINES = 38.0
_SMALLEST_CARD = 44.0


@dataclass(frozen=True, slots=True)
class Bottom:
    """The places at the bottom and the words about the match; ``top`` is how far up they reach."""

    card: Size
    lift: float
    hand: Rect
    plate: Rect
    beat: Rect
    round: Rect
    play: Rect
    pass_: Rect
    hint: Rect
    undo: Rect
    top: float


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All fixed places of a table in units; the cards are laid into them afterwards."""

    bottom: Bottom
    table: Rect
    ring: Ring
    pile: Rect
    complete: Rect | None
    menu: Rect
    log: Rect | None
    log_button: Rect | None
    scores: Rect | None


@dataclass(frozen=True, slots=True)
class _Seating:
    """How the others sit, and how the middle is shared between pile, button and log."""

    ring: Ring
    pile: Rect
    complete: Rect | None


@dataclass(frozen=True, slots=True)
class Company:
    """What the fixed places depend on besides the window: see ``Situation`` for the fields."""

    others: int
    capacity: int
    completes: bool
    kitty: int


@lru_cache(maxsize=64)
def arrange(frame: Frame, company: Company) -> Arrangement:
    """Place everything that does not depend on which cards are where."""
    build = _portrait if frame.portrait else _landscape
    return build(frame, company)


def _card_widths(frame: Frame, preferred: float) -> Iterator[Size]:
    """Card sizes to try, the preferred one first."""
    width = preferred
    while width > _SMALLEST_CARD:
        yield frame.card_size(width)
        width *= 0.92
    yield frame.card_size(_SMALLEST_CARD)


# --- upright ---------------------------------------------------------------------------------


def _portrait(frame: Frame, company: Company) -> Arrangement:
    pad, gap = 8.0, 6.0
    width = frame.width - 2 * pad
    menu = Rect(pad, pad, frame.main_target, frame.main_target)
    log_button = menu._replace(x=frame.width - pad - menu.w)
    share = 0.165 if _is_tight(frame) else 0.19
    preferred = min(max(share * frame.width, 50.0), 112.0)
    bottoms = [_portrait_bottom(frame, company, card) for card in _card_widths(frame, preferred)]

    def area(bottom: Bottom) -> Rect:
        return Rect(pad, menu.bottom + gap, width, bottom.top - gap - menu.bottom - gap)

    bottom, seating = _seat(frame, company, bottoms, area, shapes=PORTRAIT_SHAPES, corner=0.0)
    pile, log = _log_below(seating.pile, bottom.card)
    return Arrangement(
        bottom=bottom,
        table=area(bottom),
        ring=seating.ring,
        pile=pile,
        complete=seating.complete,
        menu=menu,
        log=log,
        log_button=log_button,
        scores=None,
    )


def _is_tight(frame: Frame) -> bool:
    """Whether an upright window is so low that everything at its bottom must be."""
    return frame.height < 600


def _portrait_bottom(frame: Frame, company: Company, card: Size) -> Bottom:
    """From below: the hand, the buttons, a line with the own plate and what must be beaten."""
    pad, gap = 8.0, 6.0
    strip = frame.strip(card)
    tight = _is_tight(frame)
    width = frame.width - 2 * pad
    lift = min(max(0.14 * card[1], 9.0), 24.0)
    rows = rows_needed(company.capacity, width, card, strip)
    height = rows_height(rows, card, row_step(card, strip)) + lift
    hand = Rect(pad, frame.height - 6 - height, width, height)
    aside = frame.main_target + gap
    score = Rect(pad + aside, pad, width - 2 * aside, frame.main_target)

    bar = min(width, 560.0)
    side = frame.main_target if tight else 50.0
    y = hand.y - 4 - side
    left = pad + (width - bar) / 2
    undo = Rect(left, y, side, side)
    hint = undo._replace(x=undo.right + gap)
    rest = bar - 2 * (side + gap) - gap
    pass_ = Rect(hint.right + gap, y, 0.4 * rest, side)
    play = Rect(pass_.right + gap, y, 0.6 * rest, side)

    if tight:
        line = 28.0
        plate = Rect(pad, y - 4 - line, 0.27 * width, line)
        beat = Rect(plate.right + gap, plate.y, width - plate.w - gap, line)
    else:
        plate = Rect(left, y - gap - 30, bar, 30)
        beat = Rect(pad, plate.y - gap - _TWO_LINES, width, _TWO_LINES)
    return Bottom(
        card, lift, hand, plate, beat, score, play, pass_, hint, undo, min(plate.y, beat.y)
    )


def _log_below(pile: Rect, card: Size) -> tuple[Rect, Rect | None]:
    """Give the lower part of a tall middle to the log, if a whole trick still fits above."""
    trick = 2 * CAPTION + 1.75 * card[1]
    for lines in (8, 7, 6, 5):
        height = lines * _LOG_LINE + 12
        if pile.w >= 170 and pile.h - height - 10 >= trick:
            width = min(pile.w, 420.0)
            log = Rect(pile.x + (pile.w - width) / 2, pile.bottom - height, width, height)
            return pile._replace(h=pile.h - height - 10), log
    return pile, None


# --- wide ------------------------------------------------------------------------------------


def _landscape(frame: Frame, company: Company) -> Arrangement:
    panels = frame.width >= 1180 and frame.height >= 560
    pad = 16.0 if panels else 8.0
    gap = 10.0 if panels else 6.0
    menu = Rect(pad, pad, frame.main_target, frame.main_target)
    preferred = min(max(0.215 * frame.height, 70.0), 176.0) * 5 / 7
    bottoms = [
        _landscape_bottom(frame, company, card, panels) for card in _card_widths(frame, preferred)
    ]
    side = _panel_width(frame) if panels else 0.0

    def area(bottom: Bottom) -> Rect:
        inset = pad + (side + 2 * gap if panels else 0.0)
        return Rect(inset, pad, frame.width - 2 * inset, bottom.top - gap - pad)

    corner = 0.0 if panels else menu.w
    bottom, seating = _seat(frame, company, bottoms, area, shapes=LANDSCAPE_SHAPES, corner=corner)
    if panels:
        height = bottom.top - gap - pad
        listed = min(72.0 + 28 * company.others, height - menu.h - gap)
        scores = Rect(pad, menu.bottom + gap, side, listed)
        log = Rect(frame.width - pad - side, pad, side, min(height, 44.0 + 14 * _LOG_LINE))
        log_button = None
    else:
        scores, log = None, None
        log_button = menu._replace(x=frame.width - pad - menu.w)
    return Arrangement(
        bottom=bottom,
        table=area(bottom),
        ring=seating.ring,
        pile=seating.pile,
        complete=seating.complete,
        menu=menu,
        log=log,
        log_button=log_button,
        scores=scores,
    )


def _panel_width(frame: Frame) -> float:
    """How wide the panels for scores and log at the two sides are."""
    return min(max(0.155 * frame.width, 190.0), 300.0)


def _landscape_bottom(frame: Frame, company: Company, card: Size, panels: bool) -> Bottom:
    """The hand between two columns (plate, hint, undo; play, pass), a line of words above."""
    pad = 16.0 if panels else 8.0
    gap = 6.0
    strip = frame.strip(card)
    block = min(frame.width - 2 * pad, 1240.0)
    x = (frame.width - block) / 2
    least = frame.main_target
    narrow = block < 680
    if panels:
        left_w, right_w = 150.0, 150.0
    elif narrow:
        left_w, right_w = least, 84.0
    else:
        left_w, right_w = 112.0, 112.0
    space = gap if narrow else 14.0
    hand_w = block - left_w - right_w - 2 * space
    lift = min(max(0.14 * card[1], 9.0), 24.0)
    rows = rows_needed(company.capacity, hand_w, card, strip)
    cards = rows_height(rows, card, row_step(card, strip))
    below = 14.0 if panels else 6.0
    height = max(cards + lift, 2 * least + gap)
    hand = Rect(x + left_w + space, frame.height - below - height, hand_w, height)

    tall = min(height - (lift if height - lift >= 2 * least + gap else 0), 154.0)
    pass_h = min(max(0.42 * (tall - gap), least), 62.0)
    pass_ = Rect(x + block - right_w, hand.bottom - pass_h, right_w, pass_h)
    play_h = tall - gap - pass_h
    play = Rect(pass_.x, pass_.y - gap - play_h, right_w, play_h)

    line = 30.0 if panels else 22.0
    y = hand.y - (8 if panels else 4) - line
    if narrow:
        undo = Rect(x, hand.bottom - least, least, least)
        hint = undo._replace(y=undo.y - gap - least)
        plate = Rect(x, y, 0.27 * block, line)
        score = Rect(x + 0.75 * block, y, 0.25 * block, line)
        beat = Rect(plate.right + gap, y, score.x - plate.right - 2 * gap, line)
    else:
        half = (left_w - gap) / 2
        row = min(max(least, pass_h), 52.0)
        undo = Rect(x, hand.bottom - row, half, row)
        hint = undo._replace(x=undo.right + gap)
        plate = Rect(x, hand.bottom - tall, left_w, tall - row - gap)
        score = Rect(x, y, 0.24 * block, line)
        beat = Rect(score.right + gap, y, block - 2 * (score.w + gap), line)
    if panels:
        aside = least + 10
        score = Rect(pad + aside, pad, _panel_width(frame) - aside, least)
    return Bottom(card, lift, hand, plate, beat, score, play, pass_, hint, undo, y)


# --- both ------------------------------------------------------------------------------------


def _seat(
    frame: Frame,
    company: Company,
    bottoms: Sequence[Bottom],
    area: Callable[[Bottom], Rect],
    *,
    shapes: tuple[tuple[Shape, Shape], ...],
    corner: float,
) -> tuple[Bottom, _Seating]:
    """Choose card size and seats: the nicest that leave the pile enough room.

    ``bottoms`` are the places at the bottom by card size, the largest first; ``area`` says what a
    bottom leaves to the others. Raises LookupError if nothing fits.
    """
    gap = 8.0 if min(frame.width, frame.height) >= 360 else 4.0
    for size, places, choices in (
        (roomy_pile, (_below, _beside), bottoms[:1]),
        (least_pile, (_below, _beside), bottoms[:1]),
        (least_pile, (_below, _beside, _aside), bottoms),
    ):
        for bottom in choices:
            strip = frame.strip(bottom.card)
            for ring in rings(area(bottom), company.others, shapes, gap, corner):
                for place in places if company.completes else (_nowhere,):
                    pile, complete = place(ring.centre, frame.main_target, gap)
                    least = size(pile.w, bottom.card, company.kitty, strip)
                    if pile.w >= least[0] and pile.h >= least[1]:
                        return bottom, _Seating(ring, pile, complete)
    raise LookupError(f"no room for {company} in {frame.width:.0f} x {frame.height:.0f} units")


def _nowhere(centre: Rect, high: float, gap: float) -> tuple[Rect, Rect | None]:
    """The middle is the pile's alone."""
    return centre, None


def _below(centre: Rect, high: float, gap: float) -> tuple[Rect, Rect | None]:
    """The button for completing below the pile."""
    wide = min(centre.w, _COMPLETE_WIDTH)
    x = centre.x + (centre.w - wide) / 2
    button = Rect(x, centre.bottom - high, wide, high)
    return centre._replace(h=centre.h - high - gap), button


def _beside(centre: Rect, high: float, gap: float) -> tuple[Rect, Rect | None]:
    """The button at the right of the pile, which stays in the middle."""
    wide = min(max(centre.w / 4, _COMPLETE_LEAST), _COMPLETE_WIDTH)
    button = Rect(centre.right - wide, centre.y + (centre.h - high) / 2, wide, high)
    return centre.shrink(wide + gap, 0), button


def _aside(centre: Rect, high: float, gap: float) -> tuple[Rect, Rect | None]:
    """The button at the right, the pile in what is left."""
    wide = _COMPLETE_LEAST
    button = Rect(centre.right - wide, centre.y + (centre.h - high) / 2, wide, high)
    return centre._replace(w=centre.w - wide - gap), button
