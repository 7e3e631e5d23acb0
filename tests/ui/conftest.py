import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.ui.look import Look


@pytest.fixture(scope="session")
def display():
    """A display of SDL's dummy driver: surfaces can be converted, nothing is shown."""
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((640, 480))


@pytest.fixture
def look(display):
    return Look()
