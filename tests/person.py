"""A person at the table, for tests of whole rounds: looks at what the match reports, and presses.

The person sees no more than `TableScene.report` and the list of targets tell, plays the weakest
card that may be laid, and knows no rules.
"""

from collections.abc import Mapping
from typing import Any

State = Mapping[str, Any]


def next_press(state: State) -> str | None:
    """The id of the target that the person presses now; None while there is nothing to do."""
    ids = {target["id"] for target in state["targets"] if target["enabled"]}
    scene, need = state["scene"], state.get("need")
    if scene == "curtain":
        return "ready"
    if scene == "exchange" and "continue" in ids:
        return "continue"
    if scene == "trick" and need == "offer":
        return "complete" if "complete" in ids else "decline"
    if need != "person" or scene not in _TURNS:
        return None
    press = _TURNS[scene](state)
    # What has just come in the place of another button cannot be pressed at once.
    return press if press in ids else None


def _lead_or_follow(state: State) -> str:
    move = state["legal"][0]
    if move == "pass":
        return "pass"
    rank, _, number = move.partition("x")
    hand = state["hand"].split()
    wanted = [place for place, card in enumerate(hand) if card[:-1] == rank]
    return _card_to_tap(state["selected"], wanted, int(number)) or "play"


def _return(state: State) -> str:
    places = range(len(state["hand"].split()))
    return _card_to_tap(state["selected"], places, state["due"]) or "give"


def _card_to_tap(selected: list[int], wanted: list[int] | range, number: int) -> str | None:
    """The card that brings the selection nearer to `number` of the wanted ones."""
    right = [place for place in selected if place in wanted]
    if len(right) == number == len(selected):
        return None
    if len(right) > number:
        return f"card:{right[-1]}"
    return f"card:{next(place for place in wanted if place not in right)}"


_TURNS = {
    "trick": _lead_or_follow,
    "exchange": _return,
    "hold": lambda state: "keep",
    "kitty": lambda state: "skip",
}
