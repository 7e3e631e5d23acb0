"""Drawing of the players around the table: who they are, what they hold, what they did."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.engine.events import KittySkipped, Passed, Played, Skipped
from game.engine.scoring import Title
from game.table.faces import faces_of
from game.table.layout import SeatPlace, backs
from game.table.table import Table
from game.ui.cards import height_of
from game.ui.colour import mix
from game.ui.look import Look
from game.ui.theme import TEXT_FLOOR, Style
from game.words.sentences import seat_note

TITLE_ICONS = {
    Title.PRESIDENT: "crown",
    Title.VICE_PRESIDENT: "star",
    Title.VICE_LAST: "minus",
    Title.LAST: "down",
}

_LIGHT_STEPS = 6

ACT_ICONS: dict[type, str] = {Skipped: "skip", Passed: "minus", KittySkipped: "minus"}
"""Icons for acts that have no room for words; what is not among them is ticked off."""


def face_of(table: Table, player: int) -> str:
    """The portrait of a player."""
    people = tuple(seat.bot is None for seat in table.session.seats)
    return faces_of(table.shown.names, people)[player]


def draw_seats(surface: pygame.Surface, table: Table) -> None:
    """Draw all the others."""
    for place in table.layout.seats:
        _draw_seat(surface, table, place)


def _draw_seat(surface: pygame.Surface, table: Table, place: SeatPlace) -> None:
    look, shown = table.around.look, table.shown
    theme = look.theme
    rect = Rect(place.rect)
    gone = place.player in shown.out or place.player in shown.bust
    draw_plate_box(surface, look, rect, table.glow.get(place.player, 0.0))
    if place.face is not None:
        face = Rect(place.face)
        side = min(face.size)
        surface.blit(look.faces.get(face_of(table, place.player), side), face)
    ink = theme.on_panel if not gone else theme.on_panel_muted
    name = Rect(place.name)
    look.text.draw(surface, shown.names[place.player], _fitting("bold", name, look), ink, name)
    title = shown.title_of(place.player)
    if title not in (None, Title.NEUTRAL):
        _draw_title(surface, table, Rect(place.title), title)
    if gone:
        _draw_gone(surface, table, place)
    else:
        _draw_backs(surface, table, place)
    _draw_act(surface, table, place)


def _draw_title(surface: pygame.Surface, table: Table, box: Rect, title: Title) -> None:
    """A title in words; as an icon where there is no room for words."""
    look = table.around.look
    ink = look.theme.panel_accent
    text = table.around.title(title)
    style = _fitting("text", box, look, 13)
    if look.text.width(text, Style(style.face, TEXT_FLOOR)) <= box.w:
        look.text.draw(surface, text, style, ink, box, shrink=True)
        return
    size = min(box.h, look.px(16))
    surface.blit(look.icons.get(TITLE_ICONS[title], size, ink), (box.x, box.y))


def draw_plate_box(surface: pygame.Surface, look: Look, rect: Rect, light: float) -> None:
    """The ground of a seat, lit (0 to 1) where it is that player's turn."""
    theme = look.theme
    radius = look.px(10)
    # A few steps are as good as many, and each is drawn once only.
    light = round(light * _LIGHT_STEPS) / _LIGHT_STEPS
    if light:
        glow = rect.inflate(look.px(8), look.px(8))
        alpha = round(70 * light)
        look.paint.box(surface, glow, radius + look.px(4), theme.accent, alpha=alpha)
    line = mix(theme.panel_line, theme.accent, light)
    width = max(2, look.px(2)) if light else look.px(1)
    look.paint.box(surface, rect, radius, theme.panel, line=line, width=width)


def _fitting(face: str, box: Rect, look: Look, most: float = 15) -> Style:
    """A style whose line fits into the height of a box."""
    size = min(most, box.h / look.scale / 1.2)
    return Style(face, max(11.0, size))  # type: ignore[arg-type]


def _draw_backs(surface: pygame.Surface, table: Table, place: SeatPlace) -> None:
    look, layout = table.around.look, table.layout
    number = table.count(place.player)
    width, height = layout.back
    height = min(height, height_of(width))
    for rect in backs(place.fan, (width, height), number):
        surface.blit(look.cards.back(width), (rect.x, rect.y))
    count = Rect(place.count)
    if place.count == place.fan:
        _draw_number_on_back(surface, look, count, number)
        return
    style = Style("bold", min(18.0, max(11.0, count.h / look.scale * 0.62)))
    text = str(number)
    look.text.draw(surface, text, style, look.theme.on_panel, count, align="centre", shrink=True)


def _draw_number_on_back(surface: pygame.Surface, look: Look, box: Rect, number: int) -> None:
    style = Style("bold", 13)
    width = look.text.width(str(number), style) + look.px(6)
    badge = Rect(0, 0, max(width, look.px(18)), look.px(18))
    badge.center = box.center
    look.paint.box(surface, badge, look.px(6), look.theme.panel, alpha=235)
    look.text.draw(surface, str(number), style, look.theme.on_panel, badge, align="centre")


def _draw_gone(surface: pygame.Surface, table: Table, place: SeatPlace) -> None:
    """A medal with the place reached, with a crown for the first; a cross where it is bust."""
    look, shown = table.around.look, table.shown
    box = Rect(place.fan)
    if place.count != place.fan:
        box = box.union(Rect(place.count))
    position = shown.position_of(place.player)
    assert position is not None, "only who is out or bust is gone"
    bust = place.player in shown.bust
    icon = "close" if bust else "crown" if position == 1 else None
    draw_medal(surface, look, box, position, icon, bad=bust)


def draw_medal(
    surface: pygame.Surface,
    look: Look,
    box: Rect,
    position: int,
    icon: str | None = None,
    *,
    bad: bool = False,
) -> None:
    """A round medal with a place in the middle of a box, and an icon beside it with room."""
    theme = look.theme
    side = min(box.h, box.w, look.px(30))
    ground, ink = (theme.danger, theme.on_danger) if bad else (theme.primary, theme.on_primary)
    size = side * 3 // 4 if icon is not None and box.w >= 2 * side else 0
    gap = look.px(5) if size else 0
    left = box.centerx - (side + gap + size) // 2
    disc = Rect(left, box.centery - side // 2, side, side)
    look.paint.box(surface, disc, side // 2, ground)
    style = Style("bold", max(11.0, side / look.scale * 0.56))
    look.text.draw(surface, str(position), style, ink, disc, align="centre")
    if icon is not None and size:
        image = look.icons.get(icon, size, theme.bad if bad else theme.panel_accent)
        surface.blit(image, (disc.right + gap, disc.centery - size // 2))


def _draw_act(surface: pygame.Surface, table: Table, place: SeatPlace) -> None:
    """What a player did last: in words, shorter ones where there is no room, else as an icon."""
    event = table.shown.notes.get(place.player)
    note = None if event is None else seat_note(event, table.around.words)
    if event is None or note is None:
        return
    look = table.around.look
    theme = look.theme
    box = Rect(place.act)
    played = isinstance(event, Played)
    ink = theme.on_panel if played else theme.on_panel_muted
    style = _fitting("bold" if played else "text", box, look, 14)
    if place.act.w > look.px(90) and place.rect.h > look.px(70):
        look.paint.box(surface, box, look.px(6), mix(theme.panel, theme.on_panel, 0.08))
    texts = [note[1]]
    if isinstance(event, Played):
        texts.append(f"{len(event.cards)}×{table.around.words.rank(event.cards[0].rank)}")
    for text in texts:
        if look.text.width(text, Style(style.face, TEXT_FLOOR)) <= box.w:
            look.text.draw(
                surface, text, style, ink, box,
                align="centre", suits=look.suits_on_panel, shrink=True,
            )  # fmt: skip
            return
    size = min(box.h, look.px(18))
    icon = look.icons.get(ACT_ICONS.get(type(event), "check"), size, ink)
    surface.blit(icon, icon.get_rect(center=box.center))
