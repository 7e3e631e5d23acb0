"""Makes assets/fonts from the open fonts on npm: instances, subsets, kerning and our suits.

    uv run --group assets python -m tools.make_fonts

Needs npm. What it takes: Fraunces for display and Source Sans 3 for text, both under the SIL Open
Font License 1.1. Each becomes one static TrueType file that holds Latin, Latin Extended-A,
punctuation, and glyphs of our own for suits, arrows and marks. Pair kerning is written as an old
`kern` table, since the browser's font code reads no other.
"""

from __future__ import annotations

import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger
from fontTools.merge import Options as MergeOptions
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.varLib.instancer import instantiateVariableFont

from game.ui.suits import SUIT_PATHS, SUIT_SYMBOLS

OUT = Path(__file__).resolve().parent.parent / "assets" / "fonts"

CHARACTERS = (
    [*range(0x20, 0x7F), *range(0xA0, 0x180)]
    + [0x218, 0x219, 0x21A, 0x21B]
    + [ord(c) for c in "‐‑–—‘’‚“”„†•…‰‹›€™−"]
)
NARROW_SPACE = 0x202F
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÉéèçąęłóśżź0123456789.,:;'’-–"
WORTH_KERNING = 0.006  # of an em; smaller pairs cost bytes and show nothing


@dataclass(frozen=True)
class Recipe:
    """One font file: where it comes from and which instance of it."""

    file: str
    package: str
    parts: tuple[str, str]
    axes: dict[str, float]
    name: str
    licence: str


FRAUNCES = ("@fontsource-variable/fraunces@5.3.0", "fraunces-{}-full-normal.woff2")
SOURCE = ("@fontsource-variable/source-sans-3@5.3.1", "source-sans-3-{}-wght-normal.woff2")


def _recipe(
    file: str, source: tuple[str, str], axes: dict[str, float], name: str, lic: str
) -> Recipe:
    parts = (source[1].format("latin"), source[1].format("latin-ext"))
    return Recipe(file, source[0], parts, axes, name, lic)


RECIPES = (
    _recipe(
        "display.ttf",
        FRAUNCES,
        {"opsz": 40, "wght": 660, "SOFT": 60, "WONK": 0},
        "President Display",
        "OFL-Fraunces.txt",
    ),
    _recipe("text.ttf", SOURCE, {"wght": 440}, "President Text", "OFL-SourceSans3.txt"),
    _recipe("text-bold.ttf", SOURCE, {"wght": 680}, "President Text Bold", "OFL-SourceSans3.txt"),
)

# Marks of our own, in the same 100 × 100 square (y down) as the suits.
_ARROW = (
    "M 90 50 L 56 20 L 49 28 L 68 45 L 10 45 L 10 55 L 68 55 L 49 72 L 56 80 L 90 50 Z"  # right
)
_TICK = "M 39 82 L 12 54 L 21 45 L 38 62 L 78 15 L 88 23 L 39 82 Z"
_CROSS = (
    "M 50 42 L 78 14 L 86 22 L 58 50 L 86 78 L 78 86 L 50 58 L 22 86 L 14 78 L 42 50"
    " L 14 22 L 22 14 L 50 42 Z"
)
_STAR = "M 50 6 L 62 38 L 96 39 L 69 60 L 79 93 L 50 74 L 21 93 L 31 60 L 4 39 L 38 38 L 50 6 Z"


def turned(path: str, quarter: int) -> str:
    """The path turned clockwise by quarters around (50, 50)."""
    out, numbers = [], []
    for token in path.split():
        if token.isalpha():
            out.append(token)
            continue
        numbers.append(float(token))
        if len(numbers) == 2:
            x, y = numbers
            for _ in range(quarter):
                x, y = 100 - y, x
            out += [f"{x:g}", f"{y:g}"]
            numbers = []
    return " ".join(out)


MARKS = {
    **dict(zip(SUIT_SYMBOLS, SUIT_PATHS, strict=True)),
    "→": _ARROW,
    "↓": turned(_ARROW, 1),
    "←": turned(_ARROW, 2),
    "↑": turned(_ARROW, 3),
    "✓": _TICK,
    "✗": _CROSS,
    "★": _STAR,
}


def fetch(package: str, into: Path) -> Path:
    """Unpacks an npm package below `into` and returns its folder."""
    folder = into / package.replace("/", "_")
    if not folder.exists():
        done = subprocess.run(
            ["npm", "pack", "--silent", package],
            cwd=into,
            check=True,
            capture_output=True,
            text=True,
        )
        with tarfile.open(into / done.stdout.strip().splitlines()[-1]) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


def kerning(font: TTFont) -> dict[tuple[int, int], int]:
    """Horizontal pair kerning of the letters in KERNED, by code points, in font units."""
    cmap = {code: font.getBestCmap().get(code) for code in map(ord, KERNED)}
    glyphs = {name: code for code, name in cmap.items() if name}
    least = WORTH_KERNING * font["head"].unitsPerEm
    pairs: dict[tuple[int, int], int] = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            found = table.ExtSubTable if table.LookupType == 9 else table
            if found.LookupType == 2:
                for pair, value in _pairs(found, glyphs):
                    pairs.setdefault(pair, value)
    return {pair: value for pair, value in pairs.items() if abs(value) >= least}


def _pairs(table, glyphs):
    for index, left in enumerate(table.Coverage.glyphs):
        if left not in glyphs:
            continue
        if table.Format == 1:
            for record in table.PairSet[index].PairValueRecord:
                if record.SecondGlyph in glyphs:
                    yield _value(glyphs, left, record.SecondGlyph, record.Value1)
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
            for right in glyphs:
                cell = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)]
                yield _value(glyphs, left, right, cell.Value1)


def _value(glyphs, left, right, value):
    return (glyphs[left], glyphs[right]), getattr(value, "XAdvance", 0) if value else 0


def draw_mark(font: TTFont, name: str, path: str) -> None:
    """Adds a glyph drawn from path data, as high as the capitals and sitting on the baseline."""
    em = font["head"].unitsPerEm
    cap = font["OS/2"].sCapHeight or 0.66 * em
    scale, side = cap * 1.1 / 90, 0.06 * em
    xs = [float(t) for t in path.split() if not t.isalpha()][::2]
    left = min(xs)
    pen = TTGlyphPen(None)
    cubic = Cu2QuPen(pen, max_err=em / 1000, reverse_direction=False)
    numbers: list[tuple[float, float]] = []
    command, x = "", None

    def flush() -> None:
        if command == "M":
            cubic.moveTo(numbers[0])
        elif command == "L":
            cubic.lineTo(numbers[0])
        elif command == "C":
            cubic.curveTo(*numbers)

    for token in path.split():
        if token.isalpha():
            flush()
            command, numbers = token, []
            if token == "Z":
                cubic.closePath()
        elif x is None:
            x = float(token)
        else:
            numbers.append(((x - left) * scale + side, (95 - float(token)) * scale - 0.02 * em))
            x = None
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (round((max(xs) - left) * scale + 2 * side), round(side))
    font["glyf"][name].recalcBounds(font["glyf"])


def map_glyph(font: TTFont, code: int, name: str) -> None:
    """Enters a glyph in the order of glyphs and in every Unicode cmap."""
    if name not in font.getGlyphOrder():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def rename(font: TTFont, name: str) -> None:
    """Gives the font a name of its own: changed versions may not bear a reserved name."""
    table = font["name"]
    kept = [r for r in table.names if r.nameID in (0, 13, 14) and r.platformID == 3]
    table.names = kept
    for name_id, text in ((1, name), (2, "Regular"), (3, name), (4, name), (6, name)):
        table.setName(text.replace(" ", "") if name_id == 6 else text, name_id, 3, 1, 0x409)


def make(recipe: Recipe, work: Path) -> Path:
    """Makes one font file and returns its path."""
    package = fetch(recipe.package, work)
    instances = []
    pairs: dict[tuple[int, int], int] = {}
    for part in recipe.parts:
        font = TTFont(package / "files" / part)
        font.flavor = None
        font = instantiateVariableFont(font, recipe.axes)
        pairs = pairs or kerning(font)
        for tag in ("GSUB", "GPOS", "GDEF", "STAT", "HVAR", "MVAR", "avar"):
            if tag in font:
                del font[tag]
        path = work / f"{recipe.file}.{len(instances)}.ttf"
        font.save(path)
        instances.append(str(path))
    font = Merger(MergeOptions(drop_tables=["GSUB", "GPOS", "GDEF", "gasp"])).merge(instances)
    options = Options(hinting=True, notdef_outline=True, name_IDs=["*"], glyph_names=False)
    options.drop_tables += ["FFTM", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)

    for code, mark in MARKS.items():
        map_glyph(font, ord(code), f"own{ord(code):04X}")
        draw_mark(font, f"own{ord(code):04X}", mark)
    space = font.getBestCmap()[0x20]
    map_glyph(font, NARROW_SPACE, "narrowspace")
    font["glyf"]["narrowspace"] = TTGlyphPen(None).glyph()
    font["hmtx"]["narrowspace"] = (round(font["hmtx"][space][0] * 0.6), 0)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())

    cmap = font.getBestCmap()
    table = KernTable_format_0()
    table.coverage, table.apple, table.version = 1, False, 0
    table.kernTable = {(cmap[a], cmap[b]): v for (a, b), v in pairs.items()}
    if len(table.kernTable) > 10_000:
        raise SystemExit(f"{recipe.file}: {len(table.kernTable)} kerning pairs are too many")
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [table]
    rename(font, recipe.name)
    font["head"].created = font["head"].modified = 3_800_000_000
    font.recalcTimestamp = False
    out = OUT / recipe.file
    font.save(out)
    (OUT / recipe.licence).write_bytes((package / "LICENSE").read_bytes())
    return out


def main() -> None:
    """Makes every font and prints its size."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for recipe in RECIPES:
            out = make(recipe, Path(folder))
            print(f"{out.name}: {out.stat().st_size / 1024:.0f} kB")


if __name__ == "__main__":
    main()
