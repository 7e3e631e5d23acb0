"""What the code cites of the documents is there, and their examples work."""

import json
import re
from pathlib import Path

import pytest

from game.engine.actions import Code
from game.engine.record import ASKED, check, read
from game.engine.ruleset import FIELDS, PRESETS, make_rules, value_text, values_of

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RECORDS = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
CITED = re.compile(r"docs/(\w+)\.md,\s+([A-Z][\w-]*(?:\s+[a-z]\w*)*)")


def headings(text):
    return set(re.findall(r"^## (.+)$", text, re.MULTILINE))


def citations():
    for file in sorted((ROOT / "game").rglob("*.py")):
        for document, section in CITED.findall(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(ROOT)}", document, " ".join(section.split())


def test_sections_that_docstrings_cite_exist():
    known = {"rules": headings(RULES), "records": headings(RECORDS)}
    cited = list(citations())
    assert len(cited) > 10
    assert [place for place in cited if place[2] not in known[place[1]]] == []


@pytest.mark.parametrize("text", [RULES, RECORDS], ids=["rules", "records"])
def test_links_within_the_documents_lead_somewhere(text):
    anchors = {
        document: {re.sub(r"[^\w -]", "", name).lower().replace(" ", "-") for name in found}
        for document, found in (("rules.md", headings(RULES)), ("records.md", headings(RECORDS)))
    }
    own = "rules.md" if text is RULES else "records.md"
    links = re.findall(r"\]\(([\w./]*)#([\w-]+)\)", text)
    assert links
    assert [link for link in links if link[1] not in anchors[link[0] or own]] == []


def table_under(heading, text):
    """The rows of the first table under a heading, as lists of cells."""
    section = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def test_the_table_of_fields_is_the_presets():
    rows = {row[0].strip("`"): row[1:] for row in table_under("The fields", RULES)}
    assert set(rows) == {*FIELDS, "conquest"}
    for field in FIELDS:
        listed, *cells = rows[field]
        first = re.split(r"[, ]", listed)[0].strip("`")
        for name, cell in zip(PRESETS, cells, strict=True):
            value = value_text(getattr(make_rules(name, 4), field))
            written = re.split(r"; ", cell)[0].strip("`") or first
            assert written == value, f"{field} of {name}"


@pytest.mark.parametrize("field", [name for name in FIELDS if len(values_of(name)) < 5])
def test_the_table_of_fields_lists_every_value(field):
    rows = {row[0].strip("`"): row[1] for row in table_under("The fields", RULES)}
    assert re.findall(r"[\w-]+", rows[field]) == [value_text(value) for value in values_of(field)]


def test_the_refusals_are_listed_in_their_order():
    codes = [row[0].strip("`") for row in table_under("Refusals", RULES)]
    assert codes == [code.value for code in Code]


def test_what_can_be_expected_is_listed():
    rows = table_under("Expectations", RECORDS)
    listed = [key for row in rows for key in re.findall(r"`(\w+)`", row[0])]
    assert listed == list(ASKED)


def test_the_example_holds():
    example = re.search(r"```json\n(.+?)```", RECORDS, re.DOTALL)
    assert example
    assert check(read(json.loads(example[1]))) == []
