"""A `main.py` for tests of the page: a scene that notes what arrives and tries out the host.

Two dots can be pressed. A key does what its letter stands for, and `log` in the state says what
came of it.
"""

import asyncio
from dataclasses import dataclass

import pygame

import game.app
from game.host import Activated, Focused, Resized
from game.scenes.stack import Scene


@dataclass(frozen=True)
class Dot:
    id: str
    label: str
    rect: pygame.Rect
    enabled: bool = True
    role: str = "button"
    value: str = ""
    checked: bool | None = None
    shown: bool = True


class Probe(Scene):
    name = "probe"

    def __init__(self, host):
        self.host = host
        self.log = []
        self.frames = 0
        self.longest = 0.0
        self.events = 0
        self.focus = None
        self.size = None
        self.dots = []

    def handle(self, event):
        self.dirty = True
        if isinstance(event, Resized):
            self.size = [event.width, event.height, event.ratio]
            self.dots = [self.dot("left", 1), self.dot("right", 2)]
        elif isinstance(event, Focused):
            self.focus = event.id
            self.log.append(f"focused {event.id}")
        elif isinstance(event, Activated):
            self.log.append(f"activated {event.id}")
        elif not isinstance(event, pygame.event.Event):
            self.log.append(repr(event))
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            what = "down" if event.type == pygame.MOUSEBUTTONDOWN else "up"
            where = [dot.id for dot in self.dots if dot.rect.collidepoint(event.pos)]
            self.log.append(f"{what} {event.button} {'touch' if event.touch else 'mouse'} {where}")
        elif event.type == pygame.MOUSEWHEEL:
            self.log.append(f"wheel {event.y}")
        elif event.type == pygame.KEYDOWN:
            self.log.append(f"key {pygame.key.name(event.key)}")
            self.do(pygame.key.name(event.key))

    def dot(self, name, third):
        width, height, ratio = self.size
        rect = pygame.Rect(0, 0, 60 * ratio, 60 * ratio)
        rect.center = (width * third // 3, height // 2)
        return Dot(name, f"The {name} dot", rect)

    def do(self, letter):
        host = self.host
        if letter == "a":
            host.announce("C’est à toi : 7♣")
        elif letter == "c":
            self.log.append(f"copied {host.copy('zażółć ♠')}")
        elif letter == "d":
            self.log.append(f"downloaded {host.download('hand.txt', 'zażółć ♠')!r}")
        elif letter == "e":
            raise RuntimeError("asked for: zażółć ♠")
        elif letter == "f":
            host.toggle_fullscreen()
        elif letter == "g":
            self.log.append(f"kept {host.storage.get('zażółć')!r} {host.storage.keys()}")
        elif letter == "k":
            try:
                host.storage.set("zażółć", '7♣ "\\\0')
                self.log.append("kept")
            except OSError as error:
                self.log.append(f"refused: {error.strerror}")
        elif letter == "l":
            self.log.append(f"link {host.link('r=base&n=4')}")
            host.replace_address("r=base&n=4")
        elif letter == "n":
            self.log.append(f"languages {host.languages()} {host.wishes()} {host.address}")
        elif letter == "p":
            host.pick_file(".txt")
        elif letter == "r":
            self.dots.pop()
        elif letter == "s":
            host.set_page(language="pl", background="#102030")
        elif letter == "t":
            host.ask_text("Imię", "Zoë")
        elif letter == "right":
            self.focus = "right"
        elif letter == "x":
            self.host = None

    def update(self, dt):
        if self.host is None:
            raise KeyboardInterrupt
        self.frames += 1
        self.longest = max(self.longest, dt)

    def draw(self, surface):
        surface.fill("#124A2C")
        for dot in self.dots:
            colour = "#F2C14E" if dot.id == self.focus else "#FBF8F0"
            pygame.draw.ellipse(surface, colour, dot.rect)

    def targets(self):
        return self.dots

    @property
    def focused(self):
        return self.focus

    def report(self):
        return {
            "log": self.log,
            "size": self.size,
            "frames": self.frames,
            "longest": self.longest,
            "sound": bool(pygame.mixer.get_init()),
        }


async def main():
    await game.app.play(lambda host, _: Probe(host))


if __name__ == "__main__":
    asyncio.run(main())
