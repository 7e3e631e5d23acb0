"""What every scene gets: the host, what is kept, the words, the look, and ways to other scenes."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect

from game.engine.record import record_of
from game.engine.scoring import Title
from game.host import Host, PageSize, Resized
from game.scenes.appearance import Appearance, appearance_of, laid_out, reduced_motion, scale_for
from game.scenes.ask import AskScene
from game.scenes.links import daily_result
from game.scenes.names import strange_signs
from game.scenes.notices import Notices
from game.scenes.stack import Scene, Stack
from game.session import Seat, Session
from game.store import Notice, NoticeKind, Settings, Store, TableSetup
from game.ui.colour import hexed
from game.ui.focus import DIRECTIONS
from game.ui.look import Look
from game.ui.sound import Sounds
from game.ui.widgets.group import ACTIVATING
from game.words import best_language, load_words
from game.words.labels import title_name

if TYPE_CHECKING:
    from game.scenes.stack import Event

_TOUCHES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
_STEERING = (*DIRECTIONS, *ACTIVATING, pygame.K_TAB, pygame.K_HOME, pygame.K_END, pygame.K_ESCAPE)
"""Keys that whoever goes about by keyboard uses; letters are pressed with a mouse in hand too."""

SET_ASIDE = (NoticeKind.DAMAGED, NoticeKind.FOREIGN, NoticeKind.NEWER)
MOST_BY_NAME = 3
"""How much that is set aside at once is told piece by piece."""


class Context:
    """The surroundings of a scene.

    Attributes:
        host: where the game runs.
        stack: the scenes one above the other.
        store: what is kept between two starts of the program.
        settings: what the player has chosen; change them with `change`.
        words: all texts, in the language in force.
        look: theme, scale and drawing for the window as it is.
        version: goes up whenever look, words or settings changed, so that a scene that lays
            itself out notes the version and does it again when the two differ.
        by_keys: whether the player goes about by keyboard, and must see where the focus is.
        notices: short messages above the scenes; they also ask the store for news each frame.
        sounds: plays sounds by name, as loud as the player wants it.
        today: gives the date in UTC, as `2026-11-29`.
        session: the match that is being played, or None.

    Args:
        menu: makes the scene to return to.
        match: makes the scene that plays a session.
        language: a tag that overrules settings and host until the player picks another.
        over: gets every match that ends or is left.
        today: see above.
    """

    def __init__(
        self,
        host: Host,
        stack: Stack,
        *,
        menu: Callable[[Context], Scene],
        match: Callable[[Context, Session], Scene],
        language: str | None = None,
        over: Callable[[Session], None] = lambda session: None,
        today: Callable[[], str] = lambda: time.strftime("%Y-%m-%d", time.gmtime()),
    ) -> None:
        self.host = host
        self.stack = stack
        self.store = Store(host.storage)
        self.settings: Settings = self.store.settings()
        self.version = 0
        self.by_keys = False
        self.session: Session | None = None
        self._menu = menu
        self._match = match
        self._language = language
        self._over = over
        self.today = today
        self.words = load_words(self.language)
        host.aloud = self.words.aloud
        self.sounds = Sounds(waiting=host.is_browser, seed=host.fresh_seed())
        self.look: Look
        self._appearance: Appearance | None = None
        self.notices = Notices(self)
        stack.overlay = self.notices
        self.refresh()

    @property
    def day(self) -> date:
        """The date in UTC, on which the daily deal depends."""
        return date.fromisoformat(self.today())

    # --- how it looks and speaks

    @property
    def language(self) -> str:
        """The language in force: `en`, `fr` or `pl`."""
        wanted = self._language or self.settings.language
        return best_language((wanted,) if wanted else self.host.languages())

    @property
    def _size(self) -> PageSize:
        return laid_out(self.host.page_size())

    @property
    def area(self) -> Rect:
        """The window in device px; larger than it where that is too small for anything."""
        size = self._size
        return Rect(0, 0, size.width, size.height)

    @property
    def scale(self) -> float:
        """Device px of a CSS px, the player's wish included; what `table.layout` asks for."""
        return scale_for(self._size, self.settings, self.host.wishes())

    @property
    def speed(self) -> str:
        """How fast cards move: `slow`, `normal`, `fast` or `off`."""
        return self.settings.speed

    @property
    def reduced_motion(self) -> bool:
        """Whether cards fade in place of moving."""
        return reduced_motion(self.settings, self.host.wishes())

    def refresh(self) -> None:
        """Apply window, settings and language, and let all scenes notice."""
        self.words.use(self.language)
        self._refresh_sounds()
        appearance = appearance_of(self._size, self.settings, self.host.wishes(), self.words)
        # A look holds what was drawn with it: a new one only for what looks different.
        if appearance != self._appearance:
            self._appearance = appearance
            self.look = appearance.look()
            self.host.set_page(background=hexed(self.look.theme.table_edge))
        self.host.set_page(language=self.language)
        self.version += 1

    def _refresh_sounds(self) -> None:
        self.sounds.volume = self.settings.master_volume / 100
        self.sounds.effects = self.settings.effects_volume / 100
        self.sounds.muted = self.settings.mute

    def hear(self, event: Event) -> None:
        """Take note of what concerns the whole program, before a scene gets it."""
        if isinstance(event, Resized):
            self.refresh()
        elif isinstance(event, pygame.event.Event) and event.type in _TOUCHES:
            self.sounds.wake()
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.by_keys = False
            elif event.key in _STEERING:
                self.by_keys = True

    # --- settings and messages

    def change(self, **changes: Any) -> None:
        """Change settings, keep them and apply them.

        Raises:
            BadValue: a value is not allowed; nothing has changed.
        """
        self.settings = self.store.change_settings(**changes)
        if "language" in changes:
            self._language = None
        self.refresh()
        self.tell_kept()

    def toggle_mute(self) -> None:
        """Turn all sound off or on again, and say so."""
        self.change(mute=not self.settings.mute)
        self.tell(self.words.say("notice.muted" if self.settings.mute else "notice.unmuted"))

    def tell(self, text: str, *, urgent: bool = False) -> None:
        """Show a short message for a while, and have screen readers say it."""
        self.notices.show(text)
        self.host.announce(text, urgent=urgent)

    def tell_kept(self) -> None:
        """Tell what the store has to say: data set aside, no room left, and the like."""
        told, self.store.notices[:] = list(self.store.notices), []
        asked = [notice for notice in told if notice.kind is NoticeKind.OTHER_TAB]
        texts = self._texts_of([notice for notice in told if notice not in asked])
        for text in texts:
            self.notices.show(text)
        if texts:
            # In one go: a page reads aloud only the last of what it is given at once.
            self.host.announce(" ".join(texts), urgent=True)
        if asked:
            self._ask_who_plays()

    def _texts_of(self, told: Sequence[Notice]) -> list[str]:
        """A sentence for each notice, or one for all that is set aside where that is much."""
        say, place = self.words.say, self.store.place
        aside = [notice for notice in told if notice.kind in SET_ASIDE]
        if len(aside) <= MOST_BY_NAME:
            return [say(f"notice.{notice.kind}", name=place(notice.key)) for notice in told]
        many = say("notice.set_aside_many", count=len(aside), name=place(aside[0].key))
        return [*self._texts_of([notice for notice in told if notice not in aside]), many]

    def _ask_who_plays(self) -> None:
        """Another tab has taken the match over: leave it to that one, or take it back."""
        if self.session is not None:
            text = self.words.say("notice.other_tab")
            ask = AskScene(
                self,
                text,
                self.words.say("notice.other_tab_take"),
                self.store.claim_match,
                refuse=self.words.say("crash.menu"),
                otherwise=self.to_menu,
            )
            self.stack.push(ask)

    def tell_saved(self, key: str, name: str, place: str | None) -> None:
        """Say where a file went, as `Host.download` told it; `key` says so with {name}."""
        if place is None:
            self.tell(self.words.say("notice.not_saved", name=name), urgent=True)
        else:
            self.tell(self.words.say(key, name=place or name))

    def import_all(self, text: str) -> None:
        """Replace everything that is kept by what an exported file holds, and apply it.

        A match that was being played is among what is replaced, so that the menu comes up: its
        next act would be saved over the match of the file.

        Raises:
            BadDocument: the file cannot be read in; nothing has changed.
        """
        self.store.import_(text, lambda name: not strange_signs(name))
        self.settings = self.store.settings()
        self._language = None
        self.refresh()
        self.tell_kept()
        if self.session is not None:
            self.to_menu()

    def title(self, title: Title) -> str:
        """A title as the player wants it: mild, or as the rule set of this match says it."""
        rules = self.session.match.rules.name if self.session else ""
        traditional = self.settings.traditional_titles
        return title_name(title, rules, self.words, traditional=traditional)

    # --- other scenes

    def to_menu(self) -> None:
        """Leave whatever is shown for the menu; a running match stays saved."""
        self.leave_match()
        self.stack.reset(self._menu(self))

    def speak(self, language: str) -> None:
        """Speak a language until the player picks another; the settings stay as they are."""
        self._language = language
        self.refresh()

    def leave_match(self) -> None:
        """Nothing is played any more; a running match stays saved."""
        left, self.session = self.session, None
        if left is not None:
            self._over(left)

    def start_match(self, table: TableSetup, seed: int | None = None) -> None:
        """Deal a new match at a table, from a seed of 32 bits or a fresh one, and show it."""
        self.stack.reset(self.deal(table, seed))

    def deal(self, table: TableSetup, seed: int | None = None) -> Scene:
        """The scene of a new match, not shown yet; see `start_match`."""
        self.change(table=table)
        self.store.claim_match()
        return self._open(
            Session.start(
                table.rule_set(),
                [seat.name for seat in table.seats],
                [Seat(seat.bot, seat.temperament) for seat in table.seats],
                self.host.fresh_seed() if seed is None else seed,
                self.store.save_match,
            )
        )

    def continue_match(self) -> bool:
        """Go on with the match that is kept; False if there is none or it is damaged."""
        self.store.claim_match()
        session = self.store.load_match(
            lambda head, tail: Session.resume(head, tail, self.store.save_match)
        )
        self.tell_kept()
        if session is not None:
            self.stack.reset(self._open(session))
            self.tell(self.words.say("notice.resumed"))
        return session is not None

    def kept_match(self) -> Session | None:
        """The match that could be continued, to look at only."""
        session = self.store.load_match(Session.resume) if self.store.has_match() else None
        self.tell_kept()
        return session

    def _open(self, session: Session) -> Scene:
        self.leave_match()
        self.session = session
        return self._match(self, session)

    def finish_match(self) -> None:
        """Keep the match that is over among the finished ones and count it. Call it once."""
        session = self.session
        if session is None:
            return
        self.store.add_finished(
            {
                "date": self.today(),
                "record": record_of(session.match),
                "seats": [seat._asdict() for seat in session.seats],
            }
        )
        if len(session.people) == 1:
            self._count(session, session.people[0])
        if (result := daily_result(session, self.day)) is not None:
            self.store.keep_daily(session.match.rules.name, result)
        self.store.close_match()
        self._over(session)
        self.tell_kept()

    def _count(self, session: Session, person: int) -> None:
        rankings: Sequence[Sequence[int]] = [result.ranking for result in session.results]
        self.store.count_match(
            session.match.rules.name,
            person in session.match.winners,
            tuple(ranking.index(person) + 1 for ranking in rankings),
            len(session.seats),
        )
