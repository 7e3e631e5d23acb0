"""Serving a built page on this machine while it is measured."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.publish import HOST, server_for


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder and give its address."""
    with server_for(folder) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://{HOST}:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()
