"""Synthetic events, as SDL makes them."""

import pygame


def down(pos, button=1, touch=False):
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=touch)


def up(pos, button=1, touch=False):
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=touch)


def motion(pos, touch=False, held=False):
    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=touch
    )


def wheel(y):
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_y=float(y))


def key(code, mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def click(widget, pos):
    widget.handle(motion(pos))
    return widget.handle(down(pos)) and widget.handle(up(pos))
