"""The settings: how it plays, looks and sounds, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from game.host import FilePicked
from game.scenes.context import Context
from game.scenes.keys import keys_sheet
from game.scenes.page import Folio, question_buttons
from game.scenes.parts import Halves
from game.scenes.rows import Line, Row
from game.store import BadDocument, StrangeName
from game.ui.theme import HEADING, L, S
from game.ui.widgets import (
    Column,
    Dropdown,
    Label,
    Segmented,
    Slider,
    Toggle,
    Widget,
    question,
)
from game.ui.widgets.labels import panel_accent
from game.words import LANGUAGES

if TYPE_CHECKING:
    from game.scenes.stack import Event

Value = TypeVar("Value", str, int, float)

SPEEDS = ("slow", "normal", "fast", "off")
MOTIONS = ("auto", "on", "off")
THEMES = ("auto", "felt", "midnight", "dark", "light")
SIZES = (75, 90, 100, 110, 125, 150, 175, 200)
WINDOWS = (0, 1.5, 2.5, 4, 6, 10)
THINKING = (0.3, 0.9, 2, 5)
VOLUME_STEP = 5


class SettingsScene(Folio):
    """Every change counts at once and is kept."""

    name = "settings"
    title = "settings.title"
    first = "back"
    widest = 1040

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._text = ""

    def content(self) -> Widget:
        """How it plays at the left, the rest at the right."""
        left = Column([*self._look(), *self._sound()], L)
        right = Column([*self._play(), *self._data()], L)
        return Halves(left, right)

    def _heading(self, key: str) -> Label:
        return Label(self.say(f"settings.{key}"), HEADING, panel_accent)

    # --- rows

    def _set(self, name: str) -> Callable[[Any], None]:
        return lambda value: self.context.change(**{name: value})

    def _field(self, name: str, control: Widget) -> Row:
        return Row(self.say(f"settings.{name}"), control, self.say(f"settings.{name}_about"))

    def _switch(self, name: str) -> Row:
        on = getattr(self.context.settings, name)
        toggle = Toggle(name, self.say(f"settings.{name}"), on, self._set(name))
        return self._field(name, toggle)

    def _words_of(self, name: str, values: Sequence[str]) -> Row:
        options = [(value, self.say(f"settings.{name}_{value}")) for value in values]
        chosen = getattr(self.context.settings, name)
        return self._field(name, Segmented(name, options, chosen, self._set(name)))

    def _list(self, name: str, values: Sequence[Value], show: Callable[[Value], str]) -> Row:
        chosen = getattr(self.context.settings, name)
        listed = values if chosen in values else sorted({*values, chosen})
        dropdown = Dropdown(
            name,
            self.say(f"settings.{name}"),
            [(value, show(value)) for value in listed],
            chosen,
            self._set(name),
            open_list=self.group.open,
            close_list=self.group.close,
        )
        return self._field(name, dropdown)

    def _volume(self, name: str) -> Row:
        def set_volume(step: int) -> None:
            self.context.change(**{name: step * VOLUME_STEP})
            self.context.sounds.play("tick")

        level = getattr(self.context.settings, name) // VOLUME_STEP
        slider = Slider(name, self.say(f"settings.{name}"), level, 100 // VOLUME_STEP, set_volume)
        return self._field(name, slider)

    # --- sections

    def _play(self) -> list[Widget]:
        return [
            self._heading("play"),
            self._words_of("speed", SPEEDS),
            self._list("completion_seconds", WINDOWS, self._window),
            self._list("thinking", THINKING, lambda n: self.say("settings.seconds", n=n)),
            self._switch("fast_forward"),
            self._switch("dim_illegal"),
            self._switch("traditional_titles"),
            Line("keys", self.say("menu.keys"), "", self._show_keys, icon="info"),
        ]

    def _window(self, seconds: float) -> str:
        if not seconds:
            return self.say("settings.completion_always")
        return self.say("settings.seconds", n=seconds)

    def _look(self) -> list[Widget]:
        languages = [(tag, self.say(f"language.{tag}")) for tag in LANGUAGES]
        language = Segmented("language", languages, self.context.language, self._set("language"))
        return [
            self._heading("look"),
            self._field("language", language),
            self._list("theme", THEMES, lambda name: self.say(f"settings.theme_{name}")),
            self._switch("four_colours"),
            self._list("scale_percent", SIZES, lambda n: self.say("format.percent", n=n)),
            self._words_of("reduced_motion", MOTIONS),
        ]

    def _sound(self) -> list[Widget]:
        return [
            self._heading("sound"),
            self._volume("master_volume"),
            self._volume("effects_volume"),
            self._switch("mute"),
        ]

    def _data(self) -> list[Widget]:
        def line(name: str, icon: str, act: Callable[[], None]) -> Line:
            about = self.say(f"settings.{name}_about")
            return Line(name, self.say(f"settings.{name}"), about, act, icon=icon)

        return [
            self._heading("data"),
            Column(
                [line("export", "save", self._export), line("import", "share", self._import)], S
            ),
        ]

    def _show_keys(self) -> None:
        self.group.open(keys_sheet(self))

    # --- all data as a file

    def _export(self) -> None:
        name = f"president-{self.context.today()}.json"
        place = self.context.host.download(name, self.context.store.export())
        self.context.tell_saved("notice.exported", name, place)

    def _import(self) -> None:
        if not self.context.host.pick_file():
            self.context.tell(self.say("settings.import_drop"))

    def heard(self, event: Event) -> None:
        """A file was chosen, or dropped on the window: ask before it replaces everything."""
        if not isinstance(event, FilePicked):
            return
        self._text = event.text or ""
        buttons = question_buttons(self, self.say("settings.import"), self._replace, danger=True)
        self.group.open(
            question(
                self.say("settings.import"),
                self.say("settings.import_ask"),
                buttons,
                self.group.close,
            ),
            "cancel",
        )

    def _replace(self) -> None:
        try:
            self.context.import_all(self._text)
        except BadDocument as error:
            kind = "signs" if isinstance(error, StrangeName) else error.reason
            reason = self.say(f"notice.import_{kind}")
            self.context.tell(self.say("notice.import_refused", reason=reason), urgent=True)
        else:
            self.context.tell(self.say("notice.imported"))
