"""Reduces a picture to few colours, so that its file gets small: median cut."""

from __future__ import annotations

import heapq
from collections import Counter

import pygame

Pixel = tuple[int, int, int]


def reduced(surface: pygame.Surface, colours: int) -> tuple[list[Pixel], bytes]:
    """At most so many colours, and for each pixel of the picture which of them it has."""
    data = pygame.image.tobytes(surface, "RGB")
    pixels: list[Pixel] = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    counts = Counter(pixels)
    palette: list[Pixel] = []
    places: dict[Pixel, int] = {}
    for number, box in enumerate(_boxes(list(counts), counts, colours)):
        palette.append(_mean(box, counts))
        places |= dict.fromkeys(box, number)
    return palette, bytes(places[pixel] for pixel in pixels)


def _mean(box: list[Pixel], counts: Counter[Pixel]) -> Pixel:
    weight = sum(counts[pixel] for pixel in box)
    red, green, blue = (
        round(sum(pixel[i] * counts[pixel] for pixel in box) / weight) for i in range(3)
    )
    return red, green, blue


def _boxes(pixels: list[Pixel], counts: Counter[Pixel], most: int) -> list[list[Pixel]]:
    """The colours in groups that are cut again where they are widest and most seen."""
    heap = [(*_width(pixels, counts), 0, pixels)]
    while len(heap) < most:
        width, channel, _, box = heapq.heappop(heap)
        if not width:
            heapq.heappush(heap, (width, channel, 0, box))
            break
        box.sort(key=lambda pixel: pixel[channel])
        middle = _middle(box, counts)
        for half in (box[:middle], box[middle:]):
            heapq.heappush(heap, (*_width(half, counts), len(heap) * 2 + (half[0] > box[0]), half))
    return [box for *_, box in heap]


def _width(box: list[Pixel], counts: Counter[Pixel]) -> tuple[float, int]:
    """How urgently a box should be cut (the smaller the more), and along which channel."""
    spans = [max(p[i] for p in box) - min(p[i] for p in box) for i in range(3)]
    channel = spans.index(max(spans))
    # By its root the number of pixels counts, but does not starve the rare colours.
    weight = sum(counts[pixel] for pixel in box) ** 0.5
    return -spans[channel] * weight, channel


def _middle(box: list[Pixel], counts: Counter[Pixel]) -> int:
    """Where to cut a sorted box so that both halves are seen about equally often."""
    half = sum(counts[pixel] for pixel in box) / 2
    seen = 0
    for place, pixel in enumerate(box[:-1], 1):
        seen += counts[pixel]
        if seen >= half:
            return place
    return len(box) - 1
