"""Which characters a TrueType file has glyphs for, read from its `cmap` table.

pygame cannot tell: it draws an empty box for what is missing. This needs no pygame.
"""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path


@cache
def covered(path: Path) -> frozenset[str]:
    """The characters of the basic plane that the font maps to a glyph.

    Raises:
        ValueError: the file has no Unicode map in format 4.
    """
    data = path.read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    for i in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        if tag == b"cmap":
            return _characters(data, start)
    raise ValueError(f"{path.name} has no cmap table")


def _characters(data: bytes, cmap: int) -> frozenset[str]:
    (number,) = struct.unpack_from(">H", data, cmap + 2)
    for i in range(number):
        platform, encoding, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * i)
        (form,) = struct.unpack_from(">H", data, cmap + offset)
        if form == 4 and (platform == 0 or (platform, encoding) == (3, 1)):
            return _format_4(data, cmap + offset)
    raise ValueError("no Unicode map in format 4")


def _format_4(data: bytes, at: int) -> frozenset[str]:
    """Segments of code points; each adds a number to the code or looks it up in a list."""
    (double,) = struct.unpack_from(">H", data, at + 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{count}h", data, at + 16 + 2 * double)
    lists = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{count}H", data, lists)
    found = set()
    for i in range(count):
        for code in range(starts[i], min(ends[i], 0xFFFE) + 1):
            glyph = code
            if offsets[i]:
                place = lists + 2 * i + offsets[i] + 2 * (code - starts[i])
                (glyph,) = struct.unpack_from(">H", data, place)
                if not glyph:
                    continue
            if (glyph + deltas[i]) & 0xFFFF:
                found.add(chr(code))
    return frozenset(found)
