"""A moment of a round as a picture: the hand, what lay there, what was done, what was better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.bots.review import Moment
from game.engine.actions import Action, Give, Play
from game.engine.events import Cards
from game.scenes.parts import Halves, bad_on_panel
from game.ui import boxes
from game.ui.cards import height_of
from game.ui.look import Look
from game.ui.theme import BODY, CAPTION, RADIUS_M, SMALL_BOLD, STRONG, XS, L, M
from game.ui.widgets import Column, Container, Label, Widget
from game.ui.widgets.labels import on_panel, panel_accent
from game.words.hints import act
from game.words.review import because, cost, when
from game.words.words import Words

_CARD = 40
_HALF = 260
"""CSS px that the hand needs to stand beside what was done."""
_STEP = 0.5
"""The part of a card that is seen beside the next one."""


class Sight(NamedTuple):
    """Something to see with what it is called above it: cards, or words where there are none."""

    caption: str
    cards: Cards
    words: str
    strong: bool = False


class SightView(Widget):
    """Draws a sight; cards overlap as far as they must."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.sight = sight

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As wide as there is room; a caption, and a card below it."""
        return width, look.text.line_height(CAPTION) + look.px(XS) + height_of(look.px(_CARD))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, sight, rect = look.theme, self.sight, self.rect
        head = Rect(rect.x, rect.y, rect.w, look.text.line_height(CAPTION))
        ink = theme.panel_accent if sight.strong else theme.on_panel_muted
        look.text.draw(surface, sight.caption, CAPTION, ink, head, shrink=True)
        below = Rect(rect.x, head.bottom + look.px(XS), rect.w, 0)
        below.h = rect.bottom - below.y
        if sight.cards:
            _draw_cards(surface, look, below, sight.cards)
            return
        words = look.text.paragraph(
            sight.words, STRONG, theme.on_panel, rect.w, suits=look.suits_on_panel, most=2
        )
        surface.blit(words, (below.x, below.centery - words.get_height() // 2))


def _draw_cards(surface: pygame.Surface, look: Look, room: Rect, cards: Cards) -> None:
    wide = look.px(_CARD)
    step = round(wide * _STEP)
    if len(cards) > 1:
        step = min(step, (room.w - wide) // (len(cards) - 1))
    for place, card in enumerate(cards):
        box = Rect(room.x + place * step, room.y, wide, height_of(wide))
        look.cards.draw(surface, box, (card.rank, card.suit), shadow=place == 0)


class Beside(Container):
    """Widgets beside each other, the first ones at equal shares of a row of so many."""

    def __init__(self, children: Sequence[Widget], shares: int) -> None:
        super().__init__(children)
        self.shares = shares

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        """As high as the highest."""
        each = self._each(look, width)
        return width, max(child.measure(look, each)[1] for child in self.items)

    def _each(self, look: Look, width: int) -> int:
        return (width - look.px(M) * (self.shares - 1)) // self.shares

    def place(self, look: Look, rect: Rect) -> None:
        """Place them from the left."""
        super().place(look, rect)
        each = self._each(look, rect.w)
        for n, child in enumerate(self.items):
            child.place(look, Rect(rect.x + n * (each + look.px(M)), rect.y, each, rect.h))


class Heading(Container):
    """When it was, and at the right what it cost; below it where there is no room."""

    def __init__(self, left: Label, right: Label) -> None:
        super().__init__([left, right])
        self.left, self.right = left, right
        self._below = Column([left, right], XS)

    def _fits(self, look: Look, width: int) -> bool:
        both = sum(label.measure(look, look.px(4000))[0] for label in (self.left, self.right))
        return both + look.px(L) <= width

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        if not self._fits(look, width):
            return self._below.measure(look, width)
        return width, max(label.measure(look, width)[1] for label in (self.left, self.right))

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        if not self._fits(look, rect.w):
            self._below.place(look, rect)
            return
        wide = self.right.measure(look, rect.w)[0]
        self.left.place(look, Rect(rect.x, rect.y, rect.w - wide, rect.h))
        self.right.place(look, Rect(rect.right - wide, rect.y, wide, rect.h))


class MomentView(Container):
    """One moment, in a box of its own."""

    def __init__(self, moment: Moment, names: Sequence[str], words: Words) -> None:
        view = moment.view
        sights = [
            Sight(words.say("review.you"), *_shown(moment.action, words)),
            Sight(words.say("review.better_act"), *_shown(moment.better.action, words), True),
        ]
        if view.pile:
            player, cards = view.pile[-1]
            sights.insert(0, Sight(names[player], cards, ""))
        self.content = Column(
            [
                Heading(
                    Label(when(moment, words), STRONG, panel_accent),
                    Label(cost(moment.cost, words), SMALL_BOLD, bad_on_panel),
                ),
                Halves(
                    SightView(Sight(words.say("review.hand"), view.hand, "")),
                    Beside([SightView(sight) for sight in sights], 3),
                    least=_HALF,
                ),
                Label(because(moment, names, words), BODY, on_panel),
            ],
            M,
        )
        super().__init__([self.content])

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        pad = look.px(L)
        return width, self.content.measure(look, width - 2 * pad)[1] + 2 * pad

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self.content.place(look, boxes.inset(rect, look.px(L)))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.rect.colliderect(surface.get_clip()):
            return
        theme, line = look.theme, look.px(1)
        look.paint.box(
            surface, self.rect, look.px(RADIUS_M), theme.field, line=theme.panel_line, width=line
        )
        super().draw(surface, look)


def _shown(action: Action, words: Words) -> tuple[Cards, str]:
    """An act as cards, or as words where it is more than cards."""
    if isinstance(action, Play | Give):
        return action.cards, ""
    text = act(action, words)
    return (), text[:1].upper() + text[1:]
