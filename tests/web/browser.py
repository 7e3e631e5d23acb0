"""A page in a real browser, watched: it fails on errors and on what it asks of other hosts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, TimeoutError

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""ms to wait for a condition on a slow and busy machine."""

_STATE = "window.president?.state()"
"""What the game shows; while a page is being loaded there is nothing."""
_ESSENCE = "({ drawn, focused, ...rest }) => JSON.stringify(rest)"
FRAMES = 6
"""In so many frames without a change, whatever scrolled stands."""
SWIPE_STEPS = 6

_STANDS = f"""(frames) => {{
  const now = ({_ESSENCE})(president.state());
  [window.stood, window.lately] = [window.lately === now ? window.stood + 1 : 0, now];
  return window.stood >= frames;
}}"""


class GamePage:
    """The game in a page of `context`; what tests see of it, and the hands they have."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        context.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1":
            self.complaints.append(f"foreign request: {request.url}")

    def open(self, path: str = "") -> GamePage:
        """Go to the page and wait until the game has drawn and shows its state."""
        self.page.goto(self.address + path)
        return self.wait()

    def reload(self) -> GamePage:
        """Load the page anew and wait for the game."""
        self.page.reload()
        return self.wait()

    def wait(self) -> GamePage:
        """Wait until the game shows its state."""
        self.page.wait_for_function(_STATE)
        return self

    @property
    def state(self) -> dict[str, Any]:
        """What the game shows of its state, targets included."""
        shown: dict[str, Any] = self.page.evaluate("president.state()")
        return shown

    def wait_until(self, condition: str) -> dict[str, Any]:
        """Wait until the JavaScript `condition` on the state `s` holds, and return the state."""
        function = f"() => {{ const s = {_STATE}; return s && ({condition}) }}"
        return self._wait_for(function, condition)

    def look(self, condition: str) -> tuple[dict[str, Any], bool]:
        """Return the state, and whether the JavaScript `condition` on it, `s`, holds."""
        state, holds = self.page.evaluate(
            f"(() => {{ const s = president.state(); return [s, Boolean({condition})] }})()"
        )
        return state, holds

    def wait_for_change(self, before: dict[str, Any]) -> dict[str, Any]:
        """Wait until the game shows more than another focus than in the state `before`."""
        changed = f"({_ESSENCE})(s) !== ({_ESSENCE})(before)"
        function = f"(before) => {{ const s = {_STATE}; return s && {changed} }}"
        return self._wait_for(function, "a change", before)

    def _wait_for(self, function: str, wanted: str, argument: object = None) -> dict[str, Any]:
        """Wait until a JavaScript function gives truth; tell what was there if it never does."""
        try:
            self.page.wait_for_function(function, arg=argument)
        except TimeoutError as late:
            raise AssertionError(f"never came: {wanted}; there is {self.state}") from late
        return self.state

    def target(self, id: str) -> dict[str, Any]:
        """Return the target of that id, waiting for it to be there and enabled."""
        self.wait_until(f"s.targets.some((t) => t.id === {id!r} && t.enabled)")
        return next(t for t in self.state["targets"] if t["id"] == id)

    def middle(self, id: str) -> tuple[float, float]:
        """Return the middle of a target in CSS px."""
        x, y, width, height = self.target(id)["rect"]
        return x + width / 2, y + height / 2

    def click(self, id: str) -> None:
        """Click on the middle of a target with the mouse, turning the wheel until it is seen."""
        while not self.target(id)["shown"]:
            x, y, far = self._way_to(id)
            self.page.mouse.move(x, y)
            self._scroll(lambda far=far: self.page.mouse.wheel(0, far))
        self.page.mouse.click(*self.middle(id))

    def tap(self, id: str) -> None:
        """Tap on the middle of a target with a finger, swiping until it is seen."""
        while not self.target(id)["shown"]:
            x, y, far = self._way_to(id)
            self._scroll(lambda x=x, y=y + far / 2, far=far: self.swipe(x, y, -far))
        self.page.touchscreen.tap(*self.middle(id))

    def _way_to(self, id: str) -> tuple[float, float, float]:
        """The middle of the page, and how far down to go from there on the way to a target."""
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        below = self.target(id)["rect"][1] > height / 2
        return width / 2, height / 2, height / 3 * (1 if below else -1)

    def _scroll(self, move: Callable[[], None]) -> None:
        """Make a move that scrolls, and wait until what it moved stands."""
        before = self.state
        move()
        self.wait_for_change(before)
        self.page.wait_for_function(_STANDS, arg=FRAMES)

    def swipe(self, x: float, y: float, down: float) -> None:
        """Draw a finger over the page from a point so far down (or up), in CSS px."""
        hand = self.page.context.new_cdp_session(self.page)
        for step in range(SWIPE_STEPS + 1):
            kind = "touchMove" if step else "touchStart"
            at = {"x": x, "y": y + down * step / SWIPE_STEPS}
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        hand.detach()

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)


OpenGame = Callable[..., GamePage]
