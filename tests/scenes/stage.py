"""A stage for scenes: a host without window or clock, and a driver with a mouse and keys."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.loop import Loop
from game.app.program import Program, Start
from game.host import Host, PageSize, Resized, TextEntered, Wishes
from game.host.storage import Memory
from game.scenes.stack import Stack

TITLE = "President"


class FakeHost(Host):
    """A host that a test looks into and speaks through.

    `asks` makes it ask for texts and files as a page does; `told` is what the page would show.
    """

    def __init__(
        self,
        size=(1280, 720),
        ratio=1.0,
        *,
        kept=None,
        languages=("en",),
        wishes=None,
        browser=False,
    ):
        pygame.display.init()
        pygame.font.init()
        self.is_browser = browser
        self.storage = Memory(kept)
        self.ratio = ratio
        self.preferred = languages
        self.wished = wishes or Wishes()
        self.events = []
        self.announced = []
        self.copied = []
        self.downloads = {}
        self.asked = []
        self.page = {}
        self.seeds = iter(range(1, 10_000))
        self.start_display(TITLE, size)

    def start_display(self, title, size):
        pygame.display.set_mode((1, 1))
        self._surface = pygame.Surface(size)
        return self._surface

    def resize(self, size, ratio=None):
        self._surface = pygame.Surface(size)
        self.ratio = self.ratio if ratio is None else ratio

    def surface(self):
        return self._surface

    def start_sound(self):
        return False

    async def next_frame(self):
        raise NotImplementedError("a test turns the loop itself")

    def present(self):
        pass

    def page_size(self):
        return PageSize(*self._surface.get_size(), self.ratio)

    def page_events(self):
        events, self.events = self.events, []
        return events

    def toggle_fullscreen(self):
        pass

    def languages(self):
        return self.preferred

    def wishes(self):
        return self.wished

    def fresh_seed(self):
        return next(self.seeds)

    def copy(self, text):
        self.copied.append(text)
        return True

    def download(self, name, text):
        self.downloads[name] = text
        return f"/somewhere/{name}"

    def announce(self, text, *, urgent=False):
        self.announced.append(text)

    def set_page(self, *, language=None, background=None):
        self.page |= {k: v for k, v in (("language", language), ("background", background)) if v}

    def ask_text(self, prompt, value="", *, limit=40):
        self.asked.append((prompt, value))
        return self.is_browser

    def pick_file(self, accept=".json"):
        self.asked.append(accept)
        return self.is_browser


class Stage:
    """The program on a fake host, turned frame by frame."""

    def __init__(self, host=None, start=None, over=lambda session: None, **host_options):
        self.host = host or FakeHost(**host_options)
        self.may_crash = False
        self.stack = Stack()
        self.program = Program(start or Start(), over)
        pygame.event.get()
        self.stack.push(self.program.open(self.host, self.stack))
        self.loop = Loop(self.host, self.stack, self.program.crash_scene, self.program.hear)
        self.turn()

    @property
    def context(self):
        return self.program.context

    @property
    def scene(self):
        return self.stack.top

    def turn(self, frames=1, dt=16.0):
        for _ in range(frames):
            self.loop.turn(dt)
            if len(self.stack) and self.scene.name == "crash" and not self.may_crash:
                raise AssertionError(self.scene.report()["error"])

    def wait(self, ms):
        self.turn(max(1, round(ms / 50)), 50.0)

    def targets(self, shown=True):
        return [t for t in self.scene.targets() if t.shown or not shown]

    def target(self, target_id):
        found = [t for t in self.scene.targets() if t.id == target_id]
        assert found, f"{target_id} is not among {[t.id for t in self.scene.targets()]}"
        return found[0]

    def post(self, kind, **attributes):
        pygame.event.post(pygame.event.Event(kind, attributes))

    def click(self, target_id):
        """Press and release the mouse on a target, scrolling it into sight before."""
        target = self.target(target_id)
        for _ in range(200):
            if target.shown:
                break
            self.wheel(-1 if target.rect.centery > self.host.surface().get_height() // 2 else 1)
            target = self.target(target_id)
        assert target.shown, f"{target_id} cannot be scrolled to"
        self.click_at(target.rect.center)

    def click_at(self, pos):
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        self.turn()

    def wheel(self, turns):
        self.post(pygame.MOUSEWHEEL, x=0, y=turns, precise_y=float(turns), flipped=False)
        self.turn()

    def key(self, key, mod=0, times=1):
        for _ in range(times):
            self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="")
            self.post(pygame.KEYUP, key=key, mod=mod)
            self.turn()

    def type(self, text):
        for letter in text:
            self.post(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter)
            self.post(pygame.TEXTINPUT, text=letter)
        self.turn()

    def go_to(self, target_id):
        """Move the focus to a target with Tab alone."""
        for _ in range(200):
            if self.scene.focused == target_id:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {target_id}")

    def choose(self, target_id):
        """Press a target with keys alone."""
        self.go_to(target_id)
        self.key(pygame.K_RETURN)

    def resize(self, size, ratio=None):
        self.host.resize(size, ratio)
        self.turn()

    def page(self, event):
        self.host.events.append(event)
        self.turn()

    def enter_text(self, text):
        self.page(TextEntered(text))

    def picture(self, path):
        pygame.image.save(self.host.surface(), path)


__all__ = ["FakeHost", "Resized", "Stage"]
