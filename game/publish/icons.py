"""The pages' icons."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path


def icon(root: Path, side: int) -> bytes:
    """Return the icon as a PNG of `side` px, or the nearest there is in the assets."""
    for name in (f"icon-{side}.png", "icon.png"):
        file = root / "assets" / name
        if file.is_file():
            return file.read_bytes()
    return _plain(side)


def _plain(side: int) -> bytes:
    """Return a felt-green square, until there is art."""
    rows = (b"\0" + b"\x12\x4a\x2c" * side) * side

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body
