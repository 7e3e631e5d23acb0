"""The command line: `president play | check | simulate | tournament | bench | web`.

Each command is imported only when it is asked for, so that those without a screen never
import pygame.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from game.cli.options import Parser, UserError

_COMMANDS: dict[str, str] = {
    "play": "open the window (the default)",
    "check": "replay cases and records",
    "simulate": "let bots play matches",
    "tournament": "measure how strong bots are, on the same cards",
    "bench": "measure the engine, or with --frames the screens",
    "web": "build the page and serve it",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; a mistake is one sentence on stderr, code 2."""
    _print_whatever_comes()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except UserError as error:
        print(f"president: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        return _output_failed(error)


def _run(words: list[str]) -> int:
    if words[:1] in (["-h"], ["--help"]):
        print(_help())
        return 0
    if not words or words[0].startswith("-"):
        words.insert(0, "play")
    name = words.pop(0)
    if name not in _COMMANDS:
        raise UserError(f"there is no command {name!r}, only {', '.join(_COMMANDS)}")
    command = import_module(f"game.cli.{name}")
    parser = Parser(prog=f"president {name}", description=_COMMANDS[name])
    command.add_arguments(parser)
    return int(command.run(parser.parse_args(words)))


def _print_whatever_comes() -> None:
    """Let names of files and players that the terminal has no letters for be printed escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _output_failed(error: OSError) -> int:
    """Leave it at that where what is printed finds no reader or no room.

    Raises:
        OSError: it is about something else, which its command should have told.
    """
    if error.filename is not None or error.errno not in (errno.EPIPE, errno.ENOSPC):
        raise error
    # Python writes what is left when it ends, and would complain once more.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return 128 + 13  # as a program that the signal has ended
    print(f"president: the output cannot be written: {error.strerror}", file=sys.stderr)
    return 2


def _help() -> str:
    lines = ["usage: president [command] [options]", ""]
    lines += [f"  {name:12}{what}" for name, what in _COMMANDS.items()]
    return "\n".join([*lines, "", "president COMMAND --help tells the options of a command"])
