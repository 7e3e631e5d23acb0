"""`president web`: build the page, serve it on this machine and open the browser."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path

from game import publish
from game.cli.options import UserError, place, whole


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which edition, where to, and what to do with it."""
    parser.add_argument(
        "--self-contained", action="store_true", help="the edition that asks no other host"
    )
    parser.add_argument(
        "--out", type=place("--out"), default=Path("build"), metavar="DIR", help="default build"
    )
    parser.add_argument("--build-only", action="store_true", help="stop after building")
    parser.add_argument("--port", type=whole("--port"), default=8000, help="default 8000")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--pygame-wheel",
        type=place("--pygame-wheel"),
        metavar="FILE",
        help="the pygame-ce wheel for the self-contained edition",
    )


def run(arguments: argparse.Namespace) -> int:
    """Build, then serve until interrupted."""
    if arguments.port > 65535:
        raise UserError(f"--port: {arguments.port} is not allowed, only 0 to 65535")
    if arguments.pygame_wheel and not arguments.self_contained:
        raise UserError("--pygame-wheel is allowed with --self-contained only")
    try:
        if arguments.self_contained:
            folder = publish.build_offline(arguments.out, wheel=arguments.pygame_wheel)
        else:
            folder = publish.build_web(arguments.out)
        print(f"built {folder}")
        if not arguments.build_only:
            _serve(folder, arguments.port, open_browser=not arguments.no_open)
    except publish.PublishError as error:
        raise UserError(str(error)) from error
    except OSError as error:  # no room, most likely
        raise UserError(f"the page cannot be built: {error.strerror or error}") from error
    return 0


def _serve(folder: Path, port: int, *, open_browser: bool) -> None:
    with publish.server_for(folder, port) as server:
        address = f"http://{publish.HOST}:{server.server_port}/"
        print(f"serving {address} (Ctrl+C ends it)", flush=True)
        if open_browser:
            webbrowser.open(address)
        server.serve_forever()
