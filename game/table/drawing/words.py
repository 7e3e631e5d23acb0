"""Drawing of what stands in words on the table: captions, what must be beaten, score, log."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.engine.tricks import NOBODY
from game.table.drawing.seats import draw_medal, draw_plate_box, face_of
from game.table.pieces import Piece, Zone
from game.table.shown import Stage
from game.table.table import Table
from game.ui.text import Writer
from game.ui.theme import CAPTION, CAPTION_BOLD, SMALL, SMALL_BOLD, STRONG, TEXT_FLOOR, Style
from game.words.sentences import seat_note, sentence


def draw_captions(surface: pygame.Surface, table: Table) -> None:
    """Who laid what on the pile, above each play; on a plate where older cards lie below it.

    The names move with the cards; that of a play on its way appears when it has arrived.
    """
    look, shown, plays = table.around.look, table.shown, table.layout.plays
    theme = look.theme
    laid = shown.pile[len(shown.pile) - len(plays) :]
    pieces = iter(table.pieces.zone(Zone.PILE))
    older: list[Rect] = []
    for (player, _), place in zip(laid, plays, strict=True):
        name, newest = shown.names[player], place is plays[-1]
        moved = _moved(table, [next(pieces) for _ in place.cards])
        if moved is None or (newest and moved != (0, 0)):
            continue
        box = Rect(place.caption).move(moved)
        style = Style("bold" if newest else "text", 13)
        ink = theme.on_table if newest else theme.on_table_muted
        if box.collidelist(older) >= 0:
            style, ink = CAPTION_BOLD if newest else CAPTION, theme.on_panel
            wide = min(box.w, look.text.width(name, style) + look.px(16))
            box = Rect(box.centerx - wide // 2, box.y, wide, box.h)
            look.paint.box(surface, box, box.h // 2, theme.panel, line=theme.panel_line)
            box = box.inflate(-look.px(10), 0)
        look.text.draw(surface, name, style, ink, box, align="centre", shrink=True)
        older += map(Rect, place.cards)


def _moved(table: Table, play: Sequence[Piece]) -> tuple[int, int] | None:
    """How far (px) a play is from where it will lie; None while a card of it is coming in."""
    poses = [table.pieces.pose(piece) for piece in play]
    rest = play[0].rest
    if any(pose.alpha < 1 or pose.width != rest.width for pose in poses):
        return None
    return round(poses[0].x - rest.x), round(poses[0].y - rest.y)


def draw_line(
    surface: pygame.Surface, table: Table, choices: Sequence[str], *, strong: bool
) -> str:
    """The line that says what must be beaten, or whose turn it is: the longest that fits, in two
    lines where there is room for two.

    Returns the text for which there is no room at all.
    """
    look = table.around.look
    box = Rect(table.layout.beat)
    low = box.h < look.px(36 if table.layout.portrait else 22)
    style = Style("bold" if strong else "text", 13 if low else 16 if strong else 15)
    least = Style(style.face, 12.5)
    double = Style(style.face, 11.5 if low else 15 if strong else 14, 1.2)
    ink = look.theme.accent if strong else look.theme.on_table
    lines = box.h // look.text.line_height(double)
    for text in choices:
        if look.text.width(text, least) <= box.w:
            break
        if lines > 1 and len(look.text.wrap(text, double, box.w)) == 2:
            wide = _evenly(look.text, text, double, box.w)
            image = look.text.paragraph(
                text, double, ink, wide, align="centre", suits=look.suits_on_table
            )
            surface.blit(image, image.get_rect(center=box.center))
            return ""
    else:
        text = choices[-1] if choices else ""
    if look.text.width(text, Style(style.face, TEXT_FLOOR)) > box.w:
        return text
    look.text.draw(
        surface, text, style, ink, box, align="centre", suits=look.suits_on_table, shrink=True
    )
    return ""


def _evenly(writer: Writer, text: str, style: Style, width: int) -> int:
    """The width (px) at which a text of two lines has both about equally long."""
    wide = min(width, writer.width(text, style) // 2)
    while wide < width and len(writer.wrap(text, style, wide)) > 2:
        wide = min(width, wide + max(1, width // 20))
    return wide


def draw_round(surface: pygame.Surface, table: Table) -> None:
    """Which round it is, or how many points are still to go."""
    look = table.around.look
    box = Rect(table.layout.round)
    align = "centre" if table.layout.portrait else "left"
    ink = look.theme.on_table_muted
    look.text.draw(surface, round_line(table), SMALL, ink, box, align=align, shrink=True)  # type: ignore[arg-type]


def round_line(table: Table) -> str:
    """ "Round 2 of 5", or the round and how many points the leader still needs."""
    rules, words, shown = table.session.match.rules, table.around.words, table.shown
    if rules.rounds is not None:
        return words.say("deal.round_of", round=shown.round, rounds=rules.rounds)
    to_go = max(0, (rules.target or 0) - max(shown.scores))
    both = (
        words.say("deal.round", round=shown.round),
        words.say("deal.points_to_go", n=to_go),
    )
    return " · ".join(both)


def draw_plate(surface: pygame.Surface, table: Table, *, active: bool) -> None:
    """The player's own name, title and score."""
    look, shown = table.around.look, table.shown
    words, theme = table.around.words, look.theme
    box = Rect(table.layout.plate)
    name, score = shown.names[shown.player], shown.scores[shown.player]
    if box.h < look.px(29):
        ink = theme.accent if active else theme.on_table_muted
        text = f"{name} · {words.number(score)}"
        look.text.draw(surface, text, Style("bold", 13), ink, box, shrink=True)
        return
    draw_plate_box(surface, look, box, table.glow.get(shown.player, 0.0))
    inner = box.inflate(-look.px(12), -look.px(6))
    left = inner.x
    if inner.w >= look.px(110):
        side = min(inner.h, look.px(40))
        face = look.faces.get(face_of(table, shown.player), side)
        surface.blit(face, (inner.x, inner.centery - side // 2))
        left += side + look.px(8)
    room = Rect(left, inner.y, inner.right - left, inner.h)
    position = shown.position_of(shown.player)
    if position is not None:
        medal = min(room.h, look.px(30))
        place = Rect(room.right - medal, room.y, medal, room.h)
        bust = shown.player in shown.bust
        draw_medal(surface, look, place, position, bad=bust)
        room.w -= medal + look.px(6)
    if inner.h < look.px(40) and room.w >= look.px(150):
        _draw_plate_row(surface, table, room)
    else:
        _draw_plate_lines(surface, table, room)


def _draw_plate_row(surface: pygame.Surface, table: Table, room: Rect) -> None:
    look, shown = table.around.look, table.shown
    theme = look.theme
    name = shown.names[shown.player]
    wide = min(look.text.width(name, SMALL_BOLD), room.w // 2)
    look.text.draw(surface, name, SMALL_BOLD, theme.on_panel, Rect(room.x, room.y, wide, room.h))
    rest = Rect(room.x + wide + look.px(10), room.y, room.w - wide - look.px(10), room.h)
    details = _details(table)
    while len(details) > 1 and look.text.width(" · ".join(details), SMALL) > rest.w:
        details.pop(0)
    text = " · ".join(details)
    look.text.draw(
        surface, text, SMALL, theme.on_panel_muted, rest,
        align="right", suits=look.suits_on_panel, shrink=True,
    )  # fmt: skip


def _draw_plate_lines(surface: pygame.Surface, table: Table, room: Rect) -> None:
    look, shown = table.around.look, table.shown
    theme = look.theme
    least = Style("text", TEXT_FLOOR)
    details = [each for each in _details(table) if look.text.width(each, least) <= room.w]
    most = max(1, room.h // look.px(17))
    lines = [shown.names[shown.player], *details[: most - 1]]
    high = min(room.h // len(lines), look.px(20))
    y = room.centery - high * len(lines) // 2
    for number, line in enumerate(lines):
        style = CAPTION if number else STRONG if high >= look.px(18) else CAPTION_BOLD
        ink = theme.on_panel_muted if number else theme.on_panel
        row = Rect(room.x, y, room.w, high)
        look.text.draw(surface, line, style, ink, row, suits=look.suits_on_panel, shrink=True)
        y += high


def _details(table: Table) -> list[str]:
    """Title, score and last act, as far as there are any."""
    shown, words = table.shown, table.around.words
    title = shown.title_of(shown.player)
    details = [] if title is None else [table.around.title(title)]
    details.append(words.say("trick.score", n=shown.scores[shown.player]))
    event = shown.notes.get(shown.player)
    note = None if event is None else seat_note(event, words)
    if note is not None and shown.stage is Stage.TRICK:
        details.append(note[1])
    return details


def draw_scores(surface: pygame.Surface, table: Table, active: int | None) -> None:
    """The panel with everybody's total, in seat order, where there is room for one."""
    place = table.layout.scores
    if place is None:
        return
    look, shown = table.around.look, table.shown
    theme = look.theme
    box = Rect(place)
    look.paint.box(surface, box, look.px(12), theme.panel, line=theme.panel_line, width=look.px(1))
    inner = box.inflate(-look.px(20), -look.px(16))
    order = (shown.player, *shown.others)
    head = Rect(inner.x, inner.y, inner.w, look.px(24))
    words = table.around.words
    look.text.draw(surface, words.say("score.total"), SMALL_BOLD, theme.panel_accent, head)
    high = min(look.px(28), (inner.h - head.h) // len(order))
    y = head.bottom
    for player in order:
        row = Rect(inner.x, y, inner.w, high)
        style = SMALL_BOLD if player == shown.player else SMALL
        ink = theme.accent if player == active and theme.dark else theme.on_panel
        total = words.number(shown.scores[player])
        drawn = look.text.draw(surface, total, SMALL_BOLD, theme.on_panel, row, align="right")
        row.w -= drawn.w + look.px(8)
        look.text.draw(surface, shown.names[player], style, ink, row)
        y += high


def draw_log(surface: pygame.Surface, table: Table) -> None:
    """The latest lines of the log, newest lowest, where there is room for them."""
    place = table.layout.log
    if place is None:
        return
    look = table.around.look
    theme = look.theme
    box = Rect(place)
    look.paint.box(surface, box, look.px(12), theme.panel, line=theme.panel_line, width=look.px(1))
    inner = box.inflate(-look.px(20), -look.px(12))
    high = look.px(20)
    lines = log_lines(table, inner.h // high)
    y = inner.bottom
    newest = True
    for line in reversed(lines):
        wrapped = look.text.wrap(line, CAPTION, inner.w)
        if y - high * len(wrapped) < inner.y:
            break
        y -= high * len(wrapped)
        ink = theme.on_panel if newest else theme.on_panel_muted
        for number, part in enumerate(wrapped):
            row = Rect(inner.x, y + number * high, inner.w, high)
            look.text.draw(surface, part, CAPTION, ink, row, suits=look.suits_on_panel)
        newest = False


def log_lines(table: Table, latest: int = 0) -> list[str]:
    """The round so far in sentences, oldest first: all of it, or only the latest ones.

    Beside a hand that lies face down, what everybody may know of it.
    """
    shown, words = table.shown, table.around.words
    log = shown.log[-latest:]
    if table.veiled:
        log = [event.seen_by(NOBODY) for event in log]
    return [sentence(event, shown.names, words) for event in log]


def draw_banner(
    surface: pygame.Surface, table: Table, texts: Sequence[str], above: Rect | None
) -> None:
    """What is announced, over the lower part of the table, and `above` a button there."""
    if not texts:
        return
    look = table.around.look
    theme = look.theme
    area = Rect(table.layout.notice)
    text = "\n".join(texts[-2:])
    lines = look.text.wrap(text, STRONG, area.w - look.px(32))
    wide = max(look.text.width(line, STRONG) for line in lines)
    image = look.text.paragraph(
        text, STRONG, theme.on_panel, wide, align="centre", suits=look.suits_on_panel
    )
    box = Rect(0, 0, wide + look.px(32), image.get_height() + look.px(16))
    box.midbottom = (area.centerx, area.bottom)
    if above is not None and box.colliderect(above):
        box.bottom = above.top - look.px(8)
    look.paint.shadow(surface, box, look.px(14), look.px(10), 110)
    look.paint.box(surface, box, look.px(14), theme.panel, line=theme.accent, width=look.px(2))
    surface.blit(image, image.get_rect(center=box.center))
