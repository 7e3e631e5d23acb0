"""Writes small PNG files: each row with the filter that suits it, packed as tightly as can be."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

import pygame

from tools.palette import reduced


def save(surface: pygame.Surface, path: Path) -> None:
    """Saves with alpha, or without if the surface is opaque throughout."""
    width = surface.get_width()
    data = pygame.image.tobytes(surface, "RGBA")
    opaque = min(data[3::4]) == 255
    if opaque:
        data = pygame.image.tobytes(surface, "RGB")
    size = 3 if opaque else 4
    rows = [data[i : i + width * size] for i in range(0, len(data), width * size)]
    body, above = bytearray(), bytes(width * size)
    for row in rows:
        filtered = [
            bytes([0]) + row,
            bytes([1]) + _minus(row, bytes(size) + row[:-size]),
            bytes([2]) + _minus(row, above),
        ]
        body += min(filtered, key=lambda line: sum(min(b, 256 - b) for b in line))
        above = row
    packed = min((zlib.compress(bytes(body), 9), zlib.compress(_plain(rows), 9)), key=len)
    _write(path, surface.get_size(), 2 if opaque else 6, ((b"IDAT", packed),))


def save_reduced(surface: pygame.Surface, path: Path, colours: int = 256) -> None:
    """Saves an opaque picture in the so many colours (256 at most) that suit it best."""
    palette, indices = reduced(surface, colours)
    width = surface.get_width()
    rows = [indices[i : i + width] for i in range(0, len(indices), width)]
    chunks = (
        (b"PLTE", bytes(channel for colour in palette for channel in colour)),
        (b"IDAT", zlib.compress(_plain(rows), 9)),
    )
    _write(path, surface.get_size(), 3, chunks)


def _write(
    path: Path, size: tuple[int, int], kind: int, chunks: Iterable[tuple[bytes, bytes]]
) -> None:
    head = struct.pack(">IIBBBBB", *size, 8, kind, 0, 0, 0)
    all_chunks = ((b"IHDR", head), *chunks, (b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in all_chunks))


def _plain(rows: list[bytes]) -> bytes:
    """All rows unfiltered, which suits flat pictures best."""
    return b"".join(b"\0" + row for row in rows)


def _minus(row: bytes, other: bytes) -> bytes:
    return bytes((a - b) & 255 for a, b in zip(row, other, strict=True))


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
