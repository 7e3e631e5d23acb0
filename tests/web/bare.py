"""A `main.py` that only opens a window: what the runtime itself takes to come up."""

import importlib

import pygame


async def main():
    page = importlib.import_module("js").window.president
    pygame.display.init()
    surface = pygame.display.set_mode((1280, 720))
    surface.fill("#124A2C")
    pygame.display.flip()
    page.ready("[]")
    while True:
        await page.nextFrame()
