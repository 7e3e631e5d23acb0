"""The command line: `president play | check | simulate | bench | web`.

Each command is imported only when it is asked for, so that those without a screen never
import pygame.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from game.cli.options import Parser, UserError

_COMMANDS: dict[str, str] = {
    "play": "open the window (the default)",
    "check": "replay cases and records",
    "simulate": "let bots play matches",
    "bench": "measure the engine, or with --frames the screens",
    "web": "build the page and serve it",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; a mistake is one sentence on stderr, code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] in (["-h"], ["--help"]):
        print(_help())
        return 0
    if not words or words[0].startswith("-"):
        words.insert(0, "play")
    name = words.pop(0)
    try:
        if name not in _COMMANDS:
            raise UserError(f"there is no command {name!r}, only {', '.join(_COMMANDS)}")
        command = import_module(f"game.cli.{name}")
        parser = Parser(prog=f"president {name}", description=_COMMANDS[name])
        command.add_arguments(parser)
        return int(command.run(parser.parse_args(words)))
    except UserError as error:
        print(f"president: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _help() -> str:
    lines = ["usage: president [command] [options]", ""]
    lines += [f"  {name:10}{what}" for name, what in _COMMANDS.items()]
    return "\n".join([*lines, "", "president COMMAND --help tells the options of a command"])
