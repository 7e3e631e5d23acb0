"""The table as a list of lines, for those who do not see it and want to look again.

What happens is announced once; these lines can be read at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.drawing.words import round_line
from game.words.sentences import seat_note

if TYPE_CHECKING:
    from game.table.table import Table


def outline(table: Table, active: int | None) -> tuple[str, ...]:
    """The round, what lies in the middle, and a line for each seat, the player's own first.

    `active` is the player at whose seat the light is.
    """
    shown = table.shown
    seats = (_seat(table, player, active) for player in (shown.player, *shown.others))
    return (round_line(table), *_middle(table), *seats)


def _middle(table: Table) -> list[str]:
    """The topmost play of the pile with its player, the kitty and the hold hand."""
    shown, words = table.shown, table.around.words
    lines = [words.say("access.pile_empty")]
    if shown.pile:
        player, cards = shown.pile[-1]
        name = shown.names[player]
        lines = [words.say("access.pile", cards=words.cards(cards), name=name)]
    if shown.kitty:
        lines.append(words.say("access.kitty", cards=words.cards(shown.kitty)))
    if shown.hold_count:
        lines.append(words.say("hold.cards", n=shown.hold_count))
    return lines


def _seat(table: Table, player: int, active: int | None) -> str:
    """ "Ann: 7 cards, pass, President, 3 points, on turn", as far as it is so."""
    shown, words = table.shown, table.around.words
    position = shown.position_of(player)
    if position is not None:
        state = [words.say("note.bust" if player in shown.bust else "note.out")]
        state.append(words.say(f"ordinal.{position}"))
    else:
        state = [words.say("access.cards", n=shown.counts[player])]
    event = shown.notes.get(player)
    note = None if event is None else seat_note(event, words)
    if note is not None:
        state.append(note[1])
    title = shown.title_of(player)
    if title is not None:
        state.append(table.around.title(title))
    state.append(words.say("trick.score", n=shown.scores[player]))
    if player == active:
        state.append(words.say("access.on_turn"))
    line = words.say("format.comma").join(state)
    return words.say("access.seat", name=shown.names[player], state=line)
