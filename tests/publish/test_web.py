"""The pygbag edition, by what is in it: its runtime's host cannot be asked in a test."""

from __future__ import annotations

import ast
import html.parser
import json
import os
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from game.publish import PublishError, build_web, web
from game.publish.staging import checkout, read_zip, staged

RUNTIME = "https://pygame-web.github.io/cdn/0.9.3/"


@pytest.fixture(scope="module")
def out(tmp_path_factory):
    out = tmp_path_factory.mktemp("out")
    build_web(out)
    return out


class Page(html.parser.HTMLParser):
    """Notes elements and the text of scripts."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.scripts = [], []
        self._inside = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag == "script":
            self.scripts.append((dict(attributes), ""))
        self._inside = tag

    def handle_data(self, data):
        if self._inside == "script":
            attributes, text = self.scripts.pop()
            self.scripts.append((attributes, text + data))

    def handle_endtag(self, tag):
        self._inside = None

    def by_id(self, id):
        return next(((t, a) for t, a in self.elements if a.get("id") == id), None)


@pytest.fixture(scope="module")
def text(out):
    return (out / "web" / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(text):
    return Page(text)


def test_the_folder_and_the_zip_hold_the_page_its_icon_and_the_game(out):
    names = {file.name for file in (out / "web").iterdir()}
    assert names == {"index.html", "favicon.png", "president.apk"}
    with zipfile.ZipFile(out / "web.zip") as archive:
        assert set(archive.namelist()) == names  # index.html at the root, as itch.io wants it
        assert all(archive.read(n) == (out / "web" / n).read_bytes() for n in names)


def test_the_archive_is_the_staged_game_where_the_boot_script_looks_for_it(out):
    packed = read_zip(out / "web" / "president.apk")

    assert packed == {f"assets/{name}": data for name, data in staged(checkout()).items()}


def test_every_field_of_the_template_is_filled(text, page):
    assert "{{" not in text
    assert "<title>President</title>" in text
    assert page.by_id("canvas")[0] == "canvas"
    assert "tabindex" in page.by_id("canvas")[1]


def test_the_loader_gets_what_it_needs(page):
    loader, _ = next(s for s in page.scripts if s[0].get("type") == "module")
    assert loader["src"] == RUNTIME + "pythons.js"
    assert loader["data-python"] == "python3.12"
    assert loader["data-os"] == "gui"
    for id in ("canvas3d", "transfer", "html"):  # else the loader adds visible ones
        assert page.by_id(id)


def test_only_the_runtimes_host_is_named(text):
    assert set(re.findall(r"\b(?:https?|wss?):\\?/\\?/([\w.-]+)", text)) == {"pygame-web.github.io"}


def test_the_boot_script_is_python_and_names_only_what_the_runtime_documents(page):
    (_, boot) = next(s for s in page.scripts if s[0].get("type") == "module")
    tree = ast.parse(boot)
    compile(tree, "boot", "exec")
    imported, used = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Attribute):
            used.add(ast.unparse(node))

    standard = {"asyncio", "json", "os", "sys", "traceback", "zipfile"}
    assert imported == standard | {"aio.pep0723", "js", "platform", "main"}
    of_runtime = {name for name in used if name.split(".")[0] in ("aio", "js", "platform")}
    assert of_runtime == {
        "aio.pep0723",
        "aio.pep0723.pip_install",
        "js.window",
        "js.window.president",
        "platform.fopen",
    }


def test_the_loading_words_are_there_in_each_language(page):
    (_, texts) = next(s for s in page.scripts if s[0].get("id") == "texts")
    words = json.loads(texts)
    assert set(words) == {"en", "fr", "pl"}
    fields = {
        tag: {key: sorted(re.findall(r"{\w+}", text)) for key, text in said.items()}
        for tag, said in words.items()
    }
    assert fields["en"] == fields["fr"] == fields["pl"]
    asked = set(re.findall(r'(?:say|fail)\("(\w+)"', "".join(t for _, t in page.scripts)))
    assert asked <= set(words["en"])


def test_the_title_is_written_as_the_game_writes_it(page):
    drawn = {
        language: attributes["aria-label"]
        for tag, attributes in page.elements
        if tag == "svg"
        for language in attributes["class"].split()
    }
    for language in ("en", "fr", "pl"):
        locale = checkout() / "assets" / "locale" / f"{language}.json"
        assert drawn[language] == json.loads(locale.read_text(encoding="utf-8"))["menu"]["title"]


def test_the_same_checkout_gives_the_same_bytes_wherever_and_whenever(out, tmp_path, monkeypatch):
    root, copy = checkout(), tmp_path / "elsewhere"
    for name in reversed([*staged(root), "assets/icon-192.png"]):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, copy / name)
        os.utime(copy / name, (1_500_000_000, 1_500_000_000))
    shutil.copytree(root / "assets" / "pages", copy / "assets" / "pages")
    monkeypatch.setattr(web, "checkout", lambda: copy)
    # An importable black would be let loose on the game's files.
    (tmp_path / "black.py").write_text("raise SystemExit('black was imported')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    build_web(tmp_path / "out")

    for name in ("web.zip", "web/index.html", "web/president.apk", "web/favicon.png"):
        assert (out / name).read_bytes() == (tmp_path / "out" / name).read_bytes()


def test_building_again_replaces_the_last_build(tmp_path):
    folder = build_web(tmp_path)
    (folder / "old.js").touch()
    build_web(tmp_path)

    assert not (folder / "old.js").exists()


def test_what_pygbag_complains_of_is_passed_on(tmp_path, monkeypatch):
    monkeypatch.setattr(web, "_RUN_PYGBAG", "raise SystemExit('no space left')")

    with pytest.raises(PublishError, match=r"^pygbag failed: no space left\.$"):
        build_web(tmp_path)
    assert not (tmp_path / "web").exists()


def test_without_pygbag_it_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(web.importlib.util, "find_spec", lambda name: None)

    with pytest.raises(PublishError, match="uv sync"):
        build_web(tmp_path)


def test_pages_are_text_that_ends_in_a_line(out):
    for part in (Path(checkout()) / "assets" / "pages").iterdir():
        assert part.read_text(encoding="utf-8").endswith("\n"), part
