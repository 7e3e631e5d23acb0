"""What lies in the middle of the table: the trick's plays, the kitty, the hold hand, the gifts."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.layout.hand import lay_cards, row_step, rows_height, rows_needed
from game.table.layout.parts import CardPlace, PlayPlace
from game.table.layout.rect import Rect

Size = tuple[float, float]

CAPTION = 17.0
_GAP = 6.0
# Visible share of a card below the next one of its play, and of a play below the next one.
_CARD_STEP = 0.4
_INDEX_HEIGHT = 0.34
_LEAST_STRIP = 48.0
_MOST_PLAYS = 4


def least_pile(width: float, card: Size, kitty: int, strip: float) -> Size:
    """The smallest area that can show a play with its caption, two gifts, or the kitty.

    ``width`` is what there is: the kitty is the lower the wider it may lie.
    """
    least = max(2.1 * card[0], card[0] + 2 * strip)
    rows = rows_needed(kitty, max(width, least), card, strip)
    return least, CAPTION + rows_height(rows, card, row_step(card, strip))


def roomy_pile(width: float, card: Size, kitty: int, strip: float) -> Size:
    """An area in which a trick can be followed: several plays, below or beside each other."""
    least = least_pile(width, card, kitty, strip)
    return least[0], max(least[1], 1.55 * card[1] + CAPTION)


def lay_plays(area: Rect, plays: Sequence[int], card: Size) -> tuple[PlayPlace, ...]:
    """Lay the last plays of a trick, as many as there is room for, oldest first, newest on top.

    In a wide area they follow each other to the right, in a narrow one downwards.
    """
    if not plays:
        return ()
    if area.w >= 1.05 * area.h:
        return _across(area, plays, card)
    return _down(area, plays, card)


def _play_width(count: int, card: Size, most: float) -> float:
    """The width of so many cards laid together: at most ``most``, but a card at least."""
    return min(card[0] + (count - 1) * _CARD_STEP * card[0], max(card[0], most))


def _play(area: Rect, count: int, card: Size, caption: Rect) -> PlayPlace:
    step = 0.0 if count < 2 else (area.w - card[0]) / (count - 1)
    return PlayPlace(tuple(Rect(area.x + i * step, area.y, *card) for i in range(count)), caption)


def _across(area: Rect, plays: Sequence[int], card: Size) -> tuple[PlayPlace, ...]:
    newest = _play_width(plays[-1], card, area.w)
    older = [_play_width(n, card, area.w) + _GAP for n in plays[-_MOST_PLAYS:-1]]
    least = max(_LEAST_STRIP, _CARD_STEP * card[0])
    while older and newest + least * len(older) > area.w:
        older.pop(0)
    room = area.w - newest
    if older and sum(older) > room:
        squeeze = (room - least * len(older)) / (sum(older) - least * len(older))
        older = [least + (width - least) * squeeze for width in older]
    x = area.x + (area.w - newest - sum(older)) / 2
    y = area.y + (area.h - card[1] - CAPTION) / 2 + CAPTION
    places = []
    shown = plays[-len(older) - 1 :]
    for index, (count, visible) in enumerate(zip(shown, [*older, newest], strict=True)):
        # A play that is partly under the next one still shows every card's index.
        hidden = (1 - _CARD_STEP) * card[0] if index < len(older) else 0.0
        width = _play_width(count, card, visible + hidden)
        caption = Rect(x, y - CAPTION, min(visible, width), CAPTION)
        places.append(_play(Rect(x, y, width, card[1]), count, card, caption))
        x += visible
    return tuple(places)


def _down(area: Rect, plays: Sequence[int], card: Size) -> tuple[PlayPlace, ...]:
    step = CAPTION + _INDEX_HEIGHT * card[1]
    spare = area.h - CAPTION - card[1]
    shown = min(len(plays), _MOST_PLAYS, 1 + max(0, int(spare // step)))
    y = area.y + (spare - (shown - 1) * step) / 2 + CAPTION
    places = []
    for count in plays[-shown:]:
        width = _play_width(count, card, area.w)
        x = area.x + (area.w - width) / 2
        label = min(area.w, max(width, 96.0))
        caption = Rect(area.x + (area.w - label) / 2, y - CAPTION, label, CAPTION)
        places.append(_play(Rect(x, y, width, card[1]), count, card, caption))
        y += step
    return tuple(places)


def lay_kitty(area: Rect, count: int, card: Size, strip: float) -> tuple[CardPlace, ...]:
    """Lay the kitty's cards, which can be tapped, around the middle of an area below a label."""
    rows = rows_needed(count, area.w, card, strip)
    height = rows_height(rows, card, row_step(card, strip))
    bottom = area.y + (area.h + CAPTION + height) / 2
    return lay_cards(range(count), Rect(area.x, bottom - height, area.w, height), card, strip)


def label_above(cards: Sequence[Rect], area: Rect) -> Rect:
    """The line of words right above some cards, as wide as the area."""
    return Rect(area.x, min(card.y for card in cards) - CAPTION, area.w, CAPTION)


def halves(area: Rect, card: Size) -> tuple[Rect, Rect]:
    """The two halves of an area: one below the other in a high one, else beside each other."""
    height = (area.h - _GAP) / 2
    if area.w < 0.9 * area.h and height >= CAPTION + card[1]:
        return area._replace(h=height), area._replace(y=area.bottom - height, h=height)
    gap = min(3 * _GAP, area.w - 2 * card[0])
    width = (area.w - gap) / 2
    return area._replace(w=width), area._replace(x=area.right - width, w=width)


def lay_row(area: Rect, count: int, card: Size) -> tuple[Rect, ...]:
    """Cards side by side below a label in the middle of an area, overlapping where they must."""
    step = 0.0
    if count > 1:
        step = min(card[0] + _GAP, (area.w - card[0]) / (count - 1))
    x = area.x + (area.w - card[0] - (count - 1) * step) / 2
    y = area.y + CAPTION + (area.h - CAPTION - card[1]) / 2
    return tuple(Rect(x + i * step, y, *card) for i in range(count))
