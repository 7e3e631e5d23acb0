"""A small web server for a built page, for this machine alone."""

from __future__ import annotations

import functools
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from game.publish.staging import PublishError

HOST = "127.0.0.1"
"""Not "localhost", where pygbag's runtime switches to its developers' paths."""


class _Handler(SimpleHTTPRequestHandler):
    """Serves files with the types browsers insist on, and asks before using old copies."""

    extensions_map = {  # noqa: RUF012  (the name and kind are the standard library's)
        **SimpleHTTPRequestHandler.extensions_map,
        ".apk": "application/zip",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
    }

    def end_headers(self) -> None:
        """Add what every answer carries."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def server_for(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Return a server of `folder` on 127.0.0.1 that waits to be started; port 0 takes any.

    Raises PublishError when the port is taken or the folder is missing.
    """
    if not folder.is_dir():
        raise PublishError(f"There is no folder {folder} to serve.")
    try:
        handler = functools.partial(_Handler, directory=str(folder))
        return ThreadingHTTPServer((HOST, port), handler)
    except (OSError, OverflowError) as error:
        raise PublishError(f"Port {port} cannot be used: {error}.") from error
