"""Cases and records read from plain objects, with the path to whatever is malformed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from game.engine.actions import Action, Code, Deal, Give, Keep, Pass, Play, SkipKitty, Swap, Take
from game.engine.cards import BadCard, parse_cards
from game.engine.dealing import Cut, Start
from game.engine.events import Cards
from game.engine.exchange import Phase
from game.engine.match import Match
from game.engine.plays import MOVE_BY_TEXT
from game.engine.ruleset import BadRules, RuleSet, make_rules
from game.engine.scoring import Title
from game.engine.shown import can_be_shown, shown

FORMAT = 1
MAX_ROUND = 9999
MAX_NAME = 100
MAX_SCORE = 10**6
MAX_SEED = 2**32 - 1


class BadRecord(ValueError):
    """A malformed case or record. The text begins with the path to the fault."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path


class Refuse(NamedTuple):
    """An action that must be refused with this code and change nothing."""

    action: Action
    code: Code


class Expect(NamedTuple):
    """What must hold, as plain values by key."""

    wanted: dict[str, Any]


Step: TypeAlias = Action | Refuse | Expect


@dataclass(frozen=True, slots=True)
class Script:
    """A case read: how the match starts, and what follows, each step with its path."""

    title: str
    source: str
    rules: RuleSet
    names: tuple[str, ...]
    seed: int | None
    begin: Start
    steps: tuple[tuple[str, Step], ...]

    def start(self) -> Match:
        """A new match as this script starts it."""
        return Match(self.rules, self.names, self.seed, self.begin)


_KEYS = (
    *("format", "case", "source", "rules", "options", "players", "dealer", "leader", "hands"),
    *("seed", "kitty", "hold", "ranking", "scores", "round", "actions", "expect"),
)


class Reader:
    """Reads one case. Every fault is a `BadRecord` with the path to it."""

    def __init__(self, case: object) -> None:
        self.case = _object(case, "")
        _known_keys(self.case, _KEYS, "")
        self.players: dict[str, int] = {}
        self.gives_hands = "hands" in self.case

    def script(self) -> Script:
        """The whole case, read and validated."""
        case = self.case
        self._check_format()
        names = self._names()
        rules = self._rules(len(names))
        begin = self._begin(rules, names)
        steps = self._steps(rules)
        if "expect" in case:
            steps.append(("expect", self._expect(case["expect"], "expect")))
        return Script(
            title=_text(case.get("case", ""), "case"),
            source=_text(case.get("source", ""), "source"),
            rules=rules,
            names=names,
            seed=self._seed(),
            begin=begin,
            steps=tuple(steps),
        )

    # --- the start

    def _check_format(self) -> None:
        number = _whole(self.case.get("format", FORMAT), "format", 1, MAX_ROUND)
        if number > FORMAT:
            raise BadRecord("format", f"{number} is newer than this program reads, only {FORMAT}")

    def _names(self) -> tuple[str, ...]:
        if "players" not in self.case:
            raise BadRecord("players", "missing")
        names = _list(self.case["players"], "players")
        for place, name in enumerate(names):
            path = f"players[{place}]"
            if _text(name, path).split() != [name]:
                raise BadRecord(path, f"{_quoted(name)} is not a name: one word without spaces")
            if len(name) > MAX_NAME or not can_be_shown(name):
                wanted = f"at most {MAX_NAME} characters, all of which can be shown"
                raise BadRecord(path, f"{_quoted(name)} is not a name: {wanted}")
            if name in self.players:
                raise BadRecord(path, f"{_quoted(name)} is there twice")
            self.players[name] = place
        return tuple(names)

    def _rules(self, players: int) -> RuleSet:
        if "rules" not in self.case:
            raise BadRecord("rules", "missing")
        name = _text(self.case["rules"], "rules")
        options = _object(self.case.get("options", {}), "options")
        try:
            return make_rules(name, players, options)
        except BadRules as bad:
            path = bad.field if bad.field in ("rules", "players") else f"options.{bad.field}"
            raise BadRecord(path, str(bad).removeprefix(f"{bad.field}: ")) from bad

    def _seed(self) -> int | None:
        seed = self.case.get("seed")
        return None if seed is None else _whole(seed, "seed", 0, MAX_SEED)

    def _begin(self, rules: RuleSet, names: tuple[str, ...]) -> Start:
        case = self.case
        if not self.gives_hands and "seed" not in case:
            raise BadRecord("hands", "missing, and there is no seed to deal from")
        if not self.gives_hands and ("kitty" in case or "hold" in case):
            raise BadRecord("hands", "missing, although cards lying beside them are given")
        ranking = None
        if case.get("ranking") is not None:
            ranking = self._everybody(case["ranking"], "ranking")
        return Start(
            cut=self._cut(case, "", rules) if self.gives_hands else None,
            dealer=self._player(case["dealer"], "dealer") if "dealer" in case else len(names) - 1,
            leader=self._player(case["leader"], "leader") if "leader" in case else None,
            ranking=ranking,
            scores=self._scores(case["scores"], "scores") if "scores" in case else None,
            round=_whole(case.get("round", 2 if ranking else 1), "round", 1, MAX_ROUND),
        )

    def _cut(self, plain: Mapping[str, Any], path: str, rules: RuleSet) -> Cut:
        hands = _object(plain["hands"], _at(path, "hands"))
        found: dict[int, Cards] = {}
        for name, text in hands.items():
            where = _at(path, f"hands.{name}")
            found[self._player(name, _at(path, "hands"))] = _cards(text, where)
            if not found[self.players[name]]:
                raise BadRecord(where, "a hand has at least one card")
        for name, player in self.players.items():
            if player not in found:
                raise BadRecord(_at(path, "hands"), f'no hand for "{name}"')
        kitty = self._beside("kitty", plain, path, allowed=rules.kitty)
        hold = self._beside("hold", plain, path, allowed=rules.hold_hand)
        cut = Cut(tuple(found[player] for player in range(len(found))), kitty, hold)
        _check_copies(cut, rules.decks, path)
        return cut

    def _beside(self, key: str, plain: Mapping[str, Any], path: str, *, allowed: bool) -> Cards:
        cards = _cards(plain.get(key, ""), _at(path, key))
        if cards and not allowed:
            raise BadRecord(_at(path, key), f"cards lie there, but the rules have no {key}")
        return cards

    def _scores(self, value: object, path: str) -> tuple[int, ...]:
        totals = [0] * len(self.players)
        for name, total in _object(value, path).items():
            player = self._player(name, path)
            totals[player] = _whole(total, f"{path}.{name}", -MAX_SCORE, MAX_SCORE)
        return tuple(totals)

    # --- the steps

    def _steps(self, rules: RuleSet) -> list[tuple[str, Step]]:
        steps = []
        for place, action in enumerate(_list(self.case.get("actions", []), "actions")):
            path = f"actions[{place}]"
            steps.append((path, self._step(action, path, rules)))
        return steps

    def _step(self, action: object, path: str, rules: RuleSet) -> Step:
        if isinstance(action, str):
            return self._action(action, path)
        plain = _object(action, path, "an action or an object")
        if "deal" in plain:
            _known_keys(plain, ("deal",), path)
            return self._deal(_object(plain["deal"], f"{path}.deal"), f"{path}.deal", rules)
        if "refuse" in plain:
            _known_keys(plain, ("refuse", "code"), path)
            refused = _text(plain["refuse"], f"{path}.refuse")
            return Refuse(self._action(refused, f"{path}.refuse"), _code(plain, path))
        if "expect" in plain:
            _known_keys(plain, ("expect",), path)
            return self._expect(plain["expect"], f"{path}.expect")
        raise BadRecord(path, "neither a deal, a refuse nor an expect")

    def _deal(self, plain: Mapping[str, Any], path: str, rules: RuleSet) -> Deal:
        _known_keys(plain, ("hands", "kitty", "hold", "dealer"), path)
        dealer = self._player(plain["dealer"], f"{path}.dealer") if "dealer" in plain else None
        if "hands" not in plain:
            if self.gives_hands:
                raise BadRecord(path, "hands are missing, and the first deal gives them")
            return Deal(dealer=dealer)
        cut = self._cut(plain, path, rules)
        return Deal(cut.hands, cut.kitty, cut.hold, dealer)

    def _action(self, text: str, path: str) -> Action:
        name, *words = text.split() or [""]
        player = self._player(name, path)
        verb, rest = (words[0], words[1:]) if words else ("", [])
        if verb in BARE and not rest:
            return BARE[verb](player)
        if verb == "give":
            return Give(player, _cards(" ".join(rest), path))
        if verb == "swap":
            if rest.count("for") != 1:
                raise BadRecord(path, f'"{text}" names no cards after "for"')
            middle = rest.index("for")
            laid, taken = rest[:middle], rest[middle + 1 :]
            return Swap(player, _cards(" ".join(laid), path), _cards(" ".join(taken), path))
        return Play(player, _cards(" ".join(words), path))

    # --- expectations

    def _expect(self, value: object, path: str) -> Expect:
        wanted = _object(value, path)
        _known_keys(wanted, tuple(_EXPECTED), path)
        for key, want in wanted.items():
            _EXPECTED[key](self, want, f"{path}.{key}")
        return Expect(dict(wanted))

    def _player(self, name: object, path: str) -> int:
        if not isinstance(name, str) or name not in self.players:
            raise BadRecord(path, f"unknown player {_quoted(name)}")
        return self.players[name]

    def _some(self, value: object, path: str) -> tuple[int, ...]:
        players = tuple(self._player(name, path) for name in _list(value, path))
        if len(set(players)) != len(players):
            raise BadRecord(path, "a player is there twice")
        return players

    def _everybody(self, value: object, path: str) -> tuple[int, ...]:
        players = self._some(value, path)
        if len(players) != len(self.players):
            raise BadRecord(path, f"names {len(players)} of {len(self.players)} players")
        return players

    def _maybe_player(self, value: object, path: str) -> None:
        if value is not None:
            self._player(value, path)

    def _maybe_everybody(self, value: object, path: str) -> None:
        if value is not None:
            self._everybody(value, path)

    def _by_player(self, value: object, path: str) -> dict[str, Any]:
        plain = _object(value, path)
        for name in plain:
            self._player(name, path)
        return plain

    def _want_hands(self, value: object, path: str) -> None:
        for name, text in self._by_player(value, path).items():
            _cards(text, f"{path}.{name}")

    def _want_completions(self, value: object, path: str) -> None:
        for name, move in self._by_player(value, path).items():
            _one_of(move, MOVE_BY_TEXT, f"{path}.{name}")

    def _want_titles(self, value: object, path: str) -> None:
        for name, title in self._by_player(value, path).items():
            _one_of(title, [title.value for title in Title], f"{path}.{name}")

    def _want_scores(self, value: object, path: str) -> None:
        for name, total in self._by_player(value, path).items():
            _whole(total, f"{path}.{name}", -MAX_SCORE, MAX_SCORE)

    def _want_pile(self, value: object, path: str) -> None:
        for place, text in enumerate(_list(value, path)):
            _cards(text, f"{path}[{place}]")

    def _want_legal(self, value: object, path: str) -> None:
        for place, move in enumerate(_list(value, path)):
            _one_of(move, MOVE_BY_TEXT, f"{path}[{place}]")


_EXPECTED: Mapping[str, Any] = {
    "phase": lambda _, value, path: _one_of(value, [phase.value for phase in Phase], path),
    "turn": Reader._maybe_player,
    "pile": Reader._want_pile,
    "legal": Reader._want_legal,
    "can_complete": Reader._want_completions,
    "hands": Reader._want_hands,
    "kitty": lambda _, value, path: _cards(value, path),
    "hold": lambda _, value, path: _cards(value, path),
    "out": Reader._some,
    "bust": Reader._some,
    "ranking": Reader._maybe_everybody,
    "scores": Reader._want_scores,
    "titles": Reader._want_titles,
    "seats": Reader._everybody,
    "dealer": Reader._player,
    "round": lambda _, value, path: _whole(value, path, 1, MAX_ROUND),
    "winners": Reader._some,
}

BARE: Mapping[str, type[Pass | SkipKitty | Take | Keep]] = {
    "pass": Pass,
    "skip": SkipKitty,
    "take": Take,
    "keep": Keep,
}
"""The acts that name no cards, by the word that records write."""


# --- plain values


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _quoted(value: object) -> str:
    return f'"{shown(value)[1:-1]}"' if isinstance(value, str) else shown(value)


def _object(value: object, path: str, wanted: str = "an object") -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadRecord(path, f"not {wanted}: {_quoted(value)}")
    return value


def _list(value: object, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadRecord(path, f"not a list: {_quoted(value)}")
    return value


def _text(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise BadRecord(path, f"not a text: {_quoted(value)}")
    return value


def _whole(value: object, path: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadRecord(path, f"not a whole number from {least} to {most}: {_quoted(value)}")
    return value


def _one_of(value: object, allowed: Iterable[str], path: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise BadRecord(path, f"{_quoted(value)} is not allowed there")
    return value


def _code(plain: Mapping[str, Any], path: str) -> Code:
    if "code" not in plain:
        raise BadRecord(f"{path}.code", "missing")
    return Code(_one_of(plain["code"], [code.value for code in Code], f"{path}.code"))


def _cards(value: object, path: str) -> Cards:
    try:
        return parse_cards(_text(value, path))
    except BadCard as bad:
        raise BadRecord(path, str(bad)) from bad


def _known_keys(plain: Mapping[str, Any], known: Sequence[str], path: str) -> None:
    for key in plain:
        if key not in known:
            raise BadRecord(_at(path, key), f"unknown key, only {', '.join(known)}")


def _check_copies(cut: Cut, decks: int, path: str) -> None:
    dealt = Counter(card for cards in (*cut.hands, cut.kitty, cut.hold) for card in cards)
    for card, number in dealt.items():
        if number > decks:
            word = "deck" if decks == 1 else "decks"
            raise BadRecord(
                _at(path, "hands"), f"{card} is dealt {number} times from {decks} {word}"
            )
