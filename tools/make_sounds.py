"""Makes assets/sounds: every sound is reckoned here, sample by sample, and packed as Ogg Vorbis.

    uv run python -m tools.make_sounds

Needs `oggenc` (Debian: vorbis-tools). The same source gives the same bytes.
"""

from __future__ import annotations

import math
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 24_000
Wave = list[float]


def silence(ms: float) -> Wave:
    """So much of nothing."""
    return [0.0] * round(RATE * ms / 1000)


def mixed(*waves: tuple[float, Wave]) -> Wave:
    """Waves laid over each other, each beginning at its time in ms."""
    length = max(round(RATE * at / 1000) + len(wave) for at, wave in waves)
    out = [0.0] * length
    for at, wave in waves:
        start = round(RATE * at / 1000)
        for i, value in enumerate(wave):
            out[start + i] += value
    return out


def noise(ms: float, seed: int) -> Wave:
    """White noise."""
    dice = random.Random(seed)
    return [dice.uniform(-1, 1) for _ in silence(ms)]


def band(wave: Wave, middle: Callable[[float], float], q: float) -> Wave:
    """A state-variable band pass whose middle (Hz) may move; its argument runs from 0 to 1."""
    low = high = 0.0
    out = []
    peak = 0.0
    for i, value in enumerate(wave):
        f = 2 * math.sin(math.pi * min(middle(i / len(wave)), RATE / 6.5) / RATE)
        low += f * peak
        high = value - low - peak / q
        peak += f * high
        out.append(peak)
    return out


def shaped(wave: Wave, attack: float, decay: float, level: float = 1.0) -> Wave:
    """The wave rising within `attack` ms, then falling to a third every `decay` ms."""
    rise, fall = max(1.0, RATE * attack / 1000), RATE * decay / 1000
    out = []
    for i, value in enumerate(wave):
        gain = i / rise if i < rise else math.exp(-(i - rise) / fall)
        out.append(value * gain * level)
    return out


def bar(frequency: float, ms: float, decay: float, level: float = 1.0) -> Wave:
    """A struck bar of wood, as of a marimba: a fundamental and a short overtone two octaves up."""
    out = []
    for i in range(round(RATE * ms / 1000)):
        t = i / RATE
        ring = math.sin(2 * math.pi * frequency * t) * math.exp(-t * 1000 / decay)
        click = math.sin(2 * math.pi * frequency * 3.93 * t) * math.exp(-t * 1000 / (decay * 0.22))
        rise = min(1.0, t / 0.003)
        out.append(level * rise * (ring + 0.35 * click))
    return out


def thump(frequency: float, ms: float, level: float) -> Wave:
    """A dull knock that falls in pitch."""
    phase, out = 0.0, []
    for i in range(round(RATE * ms / 1000)):
        t = i / RATE
        phase += 2 * math.pi * frequency * (1 + 1.2 * math.exp(-t * 90)) / RATE
        out.append(level * math.sin(phase) * min(1, t / 0.002) * math.exp(-t * 1000 / (ms / 4.5)))
    return out


def card(variant: int) -> Wave:
    """A card laid on cloth: a papery slap and the table below it."""
    colour = (2300, 2750, 2050, 2500)[variant]
    slap = shaped(
        band(noise(70, 10 + variant), lambda t: colour * (1 - 0.4 * t), 1.1), 1.5, 11, 0.9
    )
    slide = shaped(band(noise(60, 20 + variant), lambda t: 5200 - 1800 * t, 1.6), 16, 9, 0.22)
    return mixed((0, slide), (12, slap), (13, thump(118 + 9 * variant, 80, 0.55)))


def deal(variant: int) -> Wave:
    """A card sliding off the pack."""
    middle = (3600, 4100, 3300)[variant]
    return shaped(band(noise(75, 40 + variant), lambda t: middle + 1500 * t, 1.4), 20, 14, 0.5)


def passed(variant: int) -> Wave:
    """Knuckles on the table, twice."""
    pitch = (165, 176)[variant]
    rap = shaped(band(noise(20, 60 + variant), lambda _: 900, 2), 1, 5, 0.5)
    knock = mixed((0, thump(pitch, 60, 0.8)), (0, rap))
    return mixed((0, knock), (72, [0.75 * v for v in knock]))


def clear() -> Wave:
    """A pile swept away."""
    swish = band(noise(148, 70), lambda t: 900 + 3600 * math.sin(math.pi * t * 0.75), 1.3)
    return shaped(swish, 55, 45, 0.75)


def turn() -> Wave:
    """Your turn: two soft bars, a fourth apart."""
    return mixed((0, bar(587.3, 90, 34, 0.5)), (58, bar(784.0, 90, 38, 0.55)))


def tick() -> Wave:
    """A button."""
    return mixed((0, bar(1150, 34, 7, 0.4)), (0, shaped(noise(12, 80), 0.5, 2, 0.16)))


def lock() -> Wave:
    """A latch falls."""
    first = shaped(band(noise(30, 90), lambda _: 3400, 6), 0.6, 6, 0.9)
    second = shaped(band(noise(40, 91), lambda _: 2100, 7), 0.6, 9)
    return mixed((0, first), (55, second), (55, thump(140, 60, 0.5)))


def skip() -> Wave:
    """A little leap."""
    out, phase = [], 0.0
    for i in range(round(RATE * 0.13)):
        t = i / RATE
        phase += 2 * math.pi * (380 + 2900 * t) / RATE
        out.append(0.45 * math.sin(phase) * min(1, t / 0.006) * math.exp(-t * 24))
    return out


def tune(notes: list[float], step: float, decay: float, level: float = 0.5) -> Wave:
    """Bars struck one after the other."""
    return mixed(*((i * step, bar(f, decay * 4.5, decay, level)) for i, f in enumerate(notes)))


def out() -> Wave:
    """Someone is out of cards: three bars upwards."""
    return tune([523.3, 659.3, 880.0], 75, 62)


def win() -> Wave:
    """The match is won: an arpeggio and its chord."""
    run = tune([523.3, 659.3, 784.0, 1046.5], 95, 80, 0.42)
    chord = mixed(*((0, bar(f, 520, 130, 0.3)) for f in (523.3, 659.3, 784.0, 1046.5)))
    return mixed((0, run), (390, chord))


def bust() -> Wave:
    """Bad luck: two bars downwards, the second flat."""
    return mixed((0, bar(392.0, 220, 62, 0.5)), (130, bar(277.2, 300, 85, 0.55)))


SOUNDS: dict[str, Wave] = {
    **{f"card-{i + 1}": card(i) for i in range(4)},
    **{f"deal-{i + 1}": deal(i) for i in range(3)},
    **{f"pass-{i + 1}": passed(i) for i in range(2)},
    "clear": clear(),
    "turn": turn(),
    "tick": tick(),
    "lock": lock(),
    "skip": skip(),
    "out": out(),
    "win": win(),
    "bust": bust(),
}


def finished(wave: Wave, peak: float = 0.62) -> bytes:
    """16-bit samples at one loudness, the end faded out within 6 ms."""
    top = max(abs(v) for v in wave)
    fade = round(RATE * 0.006)
    samples = []
    for i, value in enumerate(wave):
        gain = min(1.0, (len(wave) - i) / fade)
        samples.append(round(32767 * peak * gain * value / top))
    return struct.pack(f"<{len(samples)}h", *samples)


def main() -> None:
    """Writes every sound."""
    if shutil.which("oggenc") is None:
        sys.exit("oggenc is missing: apt-get install vorbis-tools")
    OUT.mkdir(parents=True, exist_ok=True)
    for number, (name, wave) in enumerate(SOUNDS.items()):
        path = OUT / f"{name}.ogg"
        subprocess.run(
            [
                *("oggenc", "--quiet", "--raw", "--raw-bits=16", "--raw-chan=1"),
                *(f"--raw-rate={RATE}", "--quality=2", f"--serial={number + 1}"),
                *(f"--output={path}", "-"),
            ],
            input=finished(wave),
            check=True,
        )
        print(f"{path.name}: {1000 * len(wave) / RATE:.0f} ms, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
