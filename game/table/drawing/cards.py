"""Drawing of the cards that lie or move on the table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

import pygame
from pygame import Rect

from game.engine.cards import Card
from game.engine.events import Cause
from game.table.motion import Pose
from game.table.pieces import Piece, Zone
from game.table.table import Table
from game.ui.cache import unencoded
from game.ui.cards import Mark, height_of
from game.ui.look import Look


def draw_pieces(
    surface: pygame.Surface,
    table: Table,
    *,
    dim: Collection[int] = (),
    dragged: Collection[int] = (),
) -> None:
    """Draw all cards but those that are dragged: those at rest in order, then those that move.

    `dim` are the places in the hand of cards that cannot be played now; `dragged` are ids.
    """
    closing = closing_pieces(table)
    seen: set[tuple[Card | None, Pose]] = set()
    for piece, pose in _in_order(table, dragged):
        shows = piece.card if pose.shows_face else None
        # Before a deal all cards lie on one pack, of which only the topmost is seen.
        if (shows, pose) not in seen:
            seen.add((shows, pose))
            look, width = table.around.look, table.width_of(pose)
            if pose.alpha < 1 or pose.narrowing < 1 or round(pose.width) != width:
                _draw_changing(surface, look, shows, pose, width)
            else:
                marks = ("selected",) if piece.id in closing else marks_of(piece, table, dim)
                look.cards.draw(surface, rect_of(pose), shows, marks=marks)
    _draw_badge(surface, table)


def draw_dragged(
    surface: pygame.Surface, table: Table, shift: Mapping[int, tuple[int, int]]
) -> None:
    """Draw the cards that a pointer holds, by id, so many px from where they lie."""
    for piece in table.pieces:
        if piece.id in shift:
            dx, dy = shift[piece.id]
            pose = table.pieces.pose(piece)
            pose = pose._replace(x=pose.x + dx, y=pose.y + dy)
            marks = marks_of(piece, table, ())
            table.around.look.cards.draw(surface, rect_of(pose), piece.card, marks=marks)


def closing_pieces(table: Table) -> frozenset[int]:
    """The ids of the cards that closed the trick, while it still lies there: the newest play,
    and with it all that lie below it in the same rank where four of them did it."""
    pile = table.pieces.zone(Zone.PILE)
    if table.closing is None or not pile or not table.shown.pile:
        return frozenset()
    laid = len(table.shown.pile[-1][1])
    if table.closing.cause in (Cause.FOUR, Cause.COMPLETED):
        ranks = [piece.card.rank for piece in reversed(pile) if piece.card is not None]
        laid = next((n for n, rank in enumerate(ranks) if rank != ranks[0]), len(ranks))
    return frozenset(piece.id for piece in pile[-laid:])


def _in_order(table: Table, dragged: Collection[int]) -> Iterator[tuple[Piece, Pose]]:
    """All pieces but those that are dragged and how they lie, the lowest first."""
    pieces = table.pieces
    above: list[Piece] = []
    for piece in pieces:
        if table.motions.moving(piece.id) and piece.zone is not Zone.HAND:
            above.append(piece)
        elif piece.id not in dragged:
            yield piece, pieces.pose(piece)
    for piece in (*pieces.passing, *above):
        yield piece, pieces.pose(piece)


def marks_of(piece: Piece, table: Table, dim: Collection[int]) -> tuple[Mark, ...]:
    """How a card is marked: selected, freshly arrived, not to be played."""
    marks: list[Mark] = []
    if piece.zone is Zone.HAND:
        if piece.index in dim and not piece.raised:
            marks.append("dim")
        if piece.card in table.shown.fresh and not table.veiled:
            marks.append("fresh")
    if piece.raised:
        marks.append("selected")
    return tuple(marks)


def _draw_changing(
    surface: pygame.Surface, look: Look, shows: Card | None, pose: Pose, width: int
) -> None:
    """Draw a card that turns, fades or grows from a picture of it at `width` px."""
    if pose.alpha <= 0.02:
        return
    image = unencoded(look.cards.back(width) if shows is None else look.cards.face(*shows, width))
    rect = rect_of(pose)
    size = (max(1, round(rect.w * pose.narrowing)), rect.h)
    if size != image.get_size():
        image = pygame.transform.smoothscale(image, size)
    if pose.alpha < 1:
        image.set_alpha(round(255 * pose.alpha))
    surface.blit(image, image.get_rect(center=rect.center))


def _draw_badge(surface: pygame.Surface, table: Table) -> None:
    """A sign at the newest play: a lock while it binds whoever is next, a tick once it has won
    the trick."""
    pile = table.pieces.zone(Zone.PILE)
    icon = "check" if table.closing else "lock" if table.shown.locked is not None else None
    if icon is None or not pile or table.motions.moving(pile[-1].id):
        return
    look = table.around.look
    card = rect_of(pile[-1].rest)
    side = max(look.px(22), round(card.w * 0.3))
    badge = Rect(0, 0, side, side)
    badge.center = (card.right - side // 4, card.top + side // 4)
    look.paint.box(surface, badge, side // 2, look.theme.primary, line=look.theme.panel, width=2)
    image = look.icons.get(icon, side * 5 // 8, look.theme.on_primary)
    surface.blit(image, image.get_rect(center=badge.center))


def rect_of(pose: Pose) -> Rect:
    """The rectangle a card fills in a pose."""
    width = round(pose.width)
    rect = Rect(0, 0, width, height_of(width))
    rect.topleft = (round(pose.x - rect.w / 2), round(pose.y - rect.h / 2))
    return rect
