"""A match with all hands open: every player in a row, the pile among them."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.engine.events import Cards
from game.engine.match import Match
from game.scenes.context import Context
from game.ui import boxes
from game.ui.cards import height_of
from game.ui.colour import mix
from game.ui.look import Look
from game.ui.theme import RADIUS_M, SMALL, STRONG, XS, M, S
from game.ui.widgets import Widget

LARGEST, SMALLEST = 84, 20
"""CSS px: widths of a card."""
HIGHEST, LOW = 150, 64
"""CSS px: the height of a row at most, and below which a name stands beside its cards."""
WIDEST = 170
"""CSS px that a play in the pile takes up at most."""
STEP = 0.62
"""The part of a card that is seen beside the next, where there is room."""


class OpenHands(Widget):
    """Rows of hands in one or two columns, and a row with the latest plays of the trick."""

    def __init__(self, match: Match, context: Context) -> None:
        super().__init__()
        self.match = match
        self.context = context

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        players = self.match.seats
        columns = self._columns(look, len(players))
        rows = -(-len(players) // columns) + 1
        gap = look.px(S)
        high = min((self.rect.h - gap * (rows - 1)) // rows, look.px(HIGHEST))
        top = self.rect.y + (self.rect.h - rows * high - (rows - 1) * gap) // 2
        self._draw_pile(surface, look, Rect(self.rect.x, top, self.rect.w, high))
        below = Rect(self.rect.x, top + high + gap, self.rect.w, self.rect.h)
        cells = boxes.grid(below, columns, len(players), high, gap)
        for player, cell in zip(players, cells, strict=True):
            self._draw_player(surface, look, cell, player)

    def _columns(self, look: Look, players: int) -> int:
        if self.rect.w <= look.px(700) or players <= 3:
            return 1
        return 3 if self.rect.h < look.px(LOW) * 6 and players > 6 else 2

    def _draw_player(self, surface: pygame.Surface, look: Look, cell: Rect, player: int) -> None:
        theme, match = look.theme, self.match
        turn = match.turn == player
        line = theme.panel_accent if turn else theme.panel_line
        width = look.px(2 if turn else 1)
        look.paint.box(surface, cell, look.px(RADIUS_M), theme.panel, line=line, width=width)
        inner = boxes.inset(cell, look.px(M), look.px(XS))
        if cell.h < look.px(LOW):
            head = Rect(inner.x, inner.y, inner.w // 4, inner.h)
            room = Rect(head.right + look.px(S), inner.y, inner.w, inner.h)
            room.w = inner.right - room.x
            self._draw_name(surface, look, head, player)
        else:
            head = Rect(inner.x, inner.y, inner.w, look.text.line_height(STRONG))
            room = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
            score = self.context.words.number(match.scores[player])
            side = look.text.draw(surface, score, SMALL, theme.on_panel_muted, head, align="right")
            head.w -= side.w + look.px(S)
            self._draw_name(surface, look, head, player)
        self._draw_cards(surface, look, room, match.hand(player))
        if player in (*match.out, *match.bust):
            note = self.context.words.say("note.out" if player in match.out else "note.bust")
            look.text.draw(surface, note, SMALL, theme.on_panel_muted, room)

    def _draw_name(self, surface: pygame.Surface, look: Look, head: Rect, player: int) -> None:
        name = self.match.names[player]
        title = self.match.titles().get(player)
        full = name if title is None else f"{name} · {self.context.title(title)}"
        shown = full if look.text.width(full, STRONG) <= head.w else name
        look.text.draw(surface, shown, STRONG, look.theme.on_panel, head, shrink=True)

    def _draw_pile(self, surface: pygame.Surface, look: Look, cell: Rect) -> None:
        ground = mix(look.theme.table, look.theme.table_edge, 0.5)
        look.paint.box(surface, cell, look.px(RADIUS_M), ground)
        inner = boxes.inset(cell, look.px(M), look.px(XS))
        gap, low = look.px(M), cell.h < look.px(LOW)
        plays = self.match.pile[-max(1, inner.w // look.px(130)) :]
        wide = min((inner.w - gap * len(plays)) // max(1, len(plays)), look.px(WIDEST))
        for place, (player, cards) in enumerate(plays):
            box = Rect(inner.x + place * (wide + gap), inner.y, wide, inner.h)
            label = look.text.line_height(SMALL)
            head = Rect(box.x, box.y, box.w // 2 if low else box.w, inner.h if low else label)
            name = self.match.names[player]
            said = look.text.draw(surface, name, SMALL, look.theme.on_table, head, shrink=True)
            if low:
                left = said.right + look.px(S)
                room = Rect(left, box.y, box.right - left, box.h)
            else:
                room = Rect(box.x, head.bottom, box.w, box.bottom - head.bottom)
            self._draw_cards(surface, look, room, cards)

    def _draw_cards(self, surface: pygame.Surface, look: Look, room: Rect, cards: Cards) -> None:
        if not cards or room.h < look.px(SMALLEST):
            return
        wide = min(look.px(LARGEST), round(room.h * 5 / 7))
        step = round(wide * STEP)
        if len(cards) > 1:
            step = min(step, (room.w - wide) // (len(cards) - 1))
        top = room.y + (room.h - height_of(wide)) // 2
        for place, card in enumerate(cards):
            box = Rect(room.x + place * step, top, wide, height_of(wide))
            look.cards.draw(surface, box, (card.rank, card.suit), shadow=place == 0)
