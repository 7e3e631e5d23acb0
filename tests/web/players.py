"""Three ways to play in the page: by mouse, by a finger, and by keys alone."""

from __future__ import annotations

from tests.person import State, next_press
from tests.web.browser import GamePage

SHORTCUTS = {"play": "Enter", "give": "Enter", "pass": "p", "skip": "p", "complete": "c"}
"""Keys for what can be done while a card has the focus."""


class Player:
    """Somebody in front of the page; sub-classes say how a target is pressed."""

    def __init__(self, game: GamePage) -> None:
        self.game = game

    def press(self, id: str) -> None:
        """Press a target, by whatever means."""
        raise NotImplementedError

    def go(self, *ids: str) -> None:
        """Press targets one after the other, each as soon as it is there."""
        for id in ids:
            self.press(id)

    def choose(self, id: str) -> None:
        """Press one of several options, and see it chosen."""
        self.press(id)
        self.game.wait_until(f"s.targets.some((t) => t.id === {id!r} && t.checked)")

    def hurry(self) -> None:
        """From the menu: let cards lie at once where they go, in the settings."""
        self.press("settings")
        self.choose("speed:off")
        self.press("back")
        self.game.wait_until("s.scene === 'menu'")

    def play_until(self, condition: str) -> State:
        """Play at the table until the JavaScript `condition` on the state `s` holds."""
        self.game.wait_until("s.scene !== 'menu' && s.scene !== 'setup'")
        while True:
            state, done = self.game.look(condition)
            if done:
                return state
            assert state["scene"] not in ("menu", "crash", "match_end"), state
            if press := next_press(state):
                self.press(press)
            self.game.wait_for_change(state)

    def play_round(self) -> State:
        """Play until a round is over."""
        return self.play_until("s.scene === 'scoring'")


class Mouse(Player):
    """Clicks."""

    def press(self, id: str) -> None:
        self.game.click(id)


class Finger(Player):
    """Taps."""

    def press(self, id: str) -> None:
        self.game.tap(id)


class Keys(Player):
    """Keys alone: those of the hand at the table, elsewhere Tab and Enter."""

    def press(self, id: str) -> None:
        kind, _, place = id.partition(":")
        if kind == "card":
            self.game.press("Home", *["ArrowRight"] * int(place), "Space")
        elif id in SHORTCUTS and (self.game.state["focused"] or "").startswith("card:"):
            self.game.press(SHORTCUTS[id])
        else:
            self.go_to(id)
            self.game.press("Enter")

    def go_to(self, id: str) -> None:
        """Bring the focus to a target by Tab and Shift+Tab alone."""
        self.game.target(id)
        while (before := (state := self.game.state)["focused"]) != id:
            ids = [target["id"] for target in state["targets"]]
            back = before in ids and ids.index(before) > ids.index(id)
            self.game.press("Shift+Tab" if back else "Tab")
            self.game.wait_until(f"s.focused !== {before!r}")
