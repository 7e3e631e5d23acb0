"""A window on something higher than itself: wheel, drag, bar and keys move it."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame
from pygame import Rect

from game.ui.colour import mix
from game.ui.focus import Target
from game.ui.look import Look
from game.ui.theme import XS, M, S
from game.ui.widgets.base import Container, Widget

DRAG_AFTER = 8
"""CSS px that a pointer moves before a press becomes a drag that scrolls."""
_NOTCH = 56
_BAR = 8
_SLOWING_MS = 325.0
"""How long a flicked area takes to slow down to a third."""
_LEAST_SPEED = 0.02
"""Speed in CSS px a ms below which it stands."""
_STOPPED_SPEED = 0.1
"""Speed from which a press only stops it."""


class ScrollArea(Container):
    """Shows one widget through a window of the size it is placed in.

    Attributes:
        offset: how far the content is moved up, in device px.
    """

    def __init__(self, child: Widget) -> None:
        super().__init__([child])
        self.offset = 0
        self._content = 0
        self._look: Look | None = None
        self._grip: tuple[int, int] | None = None
        self._dragging = False
        self._on_bar = False
        self._pointer: tuple[int, int] | None = None
        self._seen = 0
        self._speed = 0.0
        self._rest = 0.0

    @property
    def room(self) -> int:
        """The largest offset; 0 if everything is seen."""
        return max(0, self._content - self.rect.h)

    @property
    def holds_pointer(self) -> bool:
        return self._dragging or super().holds_pointer

    def measure(self, look: Look, width: int) -> tuple[int, int]:
        return self.items[0].measure(look, width - look.px(_BAR + XS))

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._look = look
        self._content = self.measure(look, rect.w)[1]
        self.scroll_to(self.offset)

    def scroll_to(self, offset: float) -> bool:
        """Moves the content; says whether that changed anything."""
        before, self.offset = self.offset, max(0, min(self.room, round(offset)))
        if self._look is not None:
            wide = self.rect.w - self._look.px(_BAR + XS)
            self.items[0].place(
                self._look, Rect(self.rect.x, self.rect.y - self.offset, wide, self._content)
            )
        self.changed = True
        return self.offset != before

    def update(self, dt: float) -> None:
        """Follows the speed of a drag, and scrolls on with it after a flick."""
        super().update(dt)
        if dt <= 0:
            return
        if self._dragging:
            speed = 0.0 if self._on_bar else (self.offset - self._seen) / dt
            self._speed += (speed - self._speed) * min(1.0, dt / 60)
            self._seen = self.offset
        elif self._grip is None and abs(self._speed) > self._px(1) * _LEAST_SPEED:
            self._rest += self._speed * dt
            whole = round(self._rest)
            self._rest -= whole
            self._speed *= math.exp(-dt / _SLOWING_MS)
            if whole and not self.scroll_to(self.offset + whole):
                self._speed = 0.0

    def targets(self) -> list[Target]:
        """Those of its content; of what is partly seen, the part that is seen."""
        return [self._in_window(target) for target in super().targets()]

    def _in_window(self, target: Target) -> Target:
        if not target.shown or not self.rect.collidepoint(target.rect.center):
            return replace(target, shown=False)
        return replace(target, rect=target.rect.clip(self.rect))

    def reveal(self, look: Look, target_id: str) -> None:
        super().reveal(look, target_id)
        target = next((t for t in super().targets() if t.id == target_id), None)
        if target is None:
            return
        margin = look.px(M)
        if target.rect.top - margin < self.rect.top:
            self.scroll_to(self.offset + target.rect.top - margin - self.rect.top)
        elif target.rect.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + target.rect.bottom + margin - self.rect.bottom)

    def key(self, event: pygame.event.Event) -> bool:
        step = self._px(_NOTCH)
        moves = {
            pygame.K_PAGEUP: -self.rect.h + step,
            pygame.K_PAGEDOWN: self.rect.h - step,
            pygame.K_UP: -step,
            pygame.K_DOWN: step,
        }
        if super().key(event):
            return True
        return event.key in moves and self.scroll_to(self.offset + moves[event.key])

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            inside = self._pointer is None or self.rect.collidepoint(self._pointer)
            turn = getattr(event, "precise_y", event.y)
            self._speed = 0.0
            return inside and self.scroll_to(self.offset - turn * self._px(_NOTCH))
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pointer = event.pos
            if not self.rect.collidepoint(event.pos):
                return False
            if event.button == 1:
                self._grip = (event.pos[1], self.offset)
                stopped = abs(self._speed) > self._px(1) * _STOPPED_SPEED
                self._seen, self._speed = self.offset, 0.0
                self._on_bar = self.room > 0 and event.pos[0] >= self.rect.right - self._px(_BAR)
                self._dragging = self._on_bar or stopped
                if self._dragging:
                    return True
            return super().handle(event) or event.button == 1
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            dragged, self._grip, self._dragging = self._dragging, None, False
            return True if dragged else super().handle(event)
        return super().handle(event)

    def _move(self, event: pygame.event.Event) -> bool:
        self._pointer = event.pos
        if self._grip is not None and not super().holds_pointer:
            start, offset = self._grip
            moved = event.pos[1] - start
            if not self._dragging and self.room and abs(moved) >= self._px(DRAG_AFTER):
                self._dragging = True
                self.items[0].let_go()
            if self._dragging:
                share = -self._content / max(1, self.rect.h) if self._on_bar else 1
                self.scroll_to(offset - moved * share)
                return True
        if not self.rect.collidepoint(event.pos) and self._grip is None:
            self.items[0].let_go()
            return False
        return super().handle(event)

    def _px(self, css: float) -> int:
        return self._look.px(css) if self._look is not None else round(css)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        before = surface.get_clip()
        surface.set_clip(before.clip(self.rect))
        super().draw(surface, look)
        surface.set_clip(before)
        if self.room:
            self._draw_bar(surface, look)
            self._draw_edges(surface, look)

    def _draw_bar(self, surface: pygame.Surface, look: Look) -> None:
        wide = look.px(_BAR - 3)
        track = Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)
        length = max(look.px(S * 3), track.h * self.rect.h // self._content)
        top = track.y + (track.h - length) * self.offset // self.room
        theme = look.theme
        ink = mix(theme.panel, theme.on_panel, 0.62 if self._on_bar and self._dragging else 0.42)
        look.paint.box(surface, Rect(track.x, top, wide, length), wide // 2, ink)

    def _draw_edges(self, surface: pygame.Surface, look: Look) -> None:
        """A line where content goes on beyond the window."""
        wide = self.rect.w - look.px(_BAR + XS)
        ink = look.theme.panel_line
        if self.offset:
            surface.fill(ink, (self.rect.x, self.rect.y, wide, look.px(1)))
        if self.offset < self.room:
            surface.fill(ink, (self.rect.x, self.rect.bottom - look.px(1), wide, look.px(1)))
