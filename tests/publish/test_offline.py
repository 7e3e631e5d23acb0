"""The self-contained edition: its folder, and where its runtime comes from."""

from __future__ import annotations

import hashlib
import io
import json
import re
import struct
import urllib.error
import zipfile

import pytest

from game.publish import PublishError, build_offline, offline, runtime
from game.publish.offline import POLICY
from game.publish.runtime import PYODIDE_FILES, find_wheel
from game.publish.staging import checkout, read_zip, staged
from game.publish.template import Parts


def zipped(name):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr(zipfile.ZipInfo(name), "")
    return data.getvalue()


WHEEL = zipped("pygame/__init__.py")
LOCK = {
    "info": {},
    "packages": {
        "pygame-ce": {"file_name": "pygame.whl", "sha256": hashlib.sha256(WHEEL).hexdigest()}
    },
}


@pytest.fixture
def wheel(tmp_path):
    file = tmp_path / "pygame_ce-0-cp313-cp313-pyodide_2025_0_wasm32.whl"
    file.write_bytes(WHEEL)
    return file


@pytest.fixture
def root(tmp_path, monkeypatch):
    """A checkout with a stand-in for npm's folder."""
    folder = tmp_path / "root" / "node_modules" / "pyodide"
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        (folder / name).write_text(name)
    (folder / "pyodide-lock.json").write_text(json.dumps(LOCK))
    (folder / "package.json").write_text('{"version": "0.29.5"}')
    (tmp_path / "root" / "assets").symlink_to(checkout() / "assets")
    monkeypatch.setattr(offline, "checkout", lambda: tmp_path / "root")
    monkeypatch.setattr(offline, "compiled", lambda root, files: dict(files))
    monkeypatch.delenv("PRESIDENT_PYGAME_WHEEL", raising=False)
    return tmp_path / "root"


def test_everything_the_page_names_lies_in_its_folder(root, wheel, tmp_path):
    folder = build_offline(tmp_path / "out", wheel, game=staged(checkout()))
    text = "".join(
        (folder / name).read_text(encoding="utf-8") for name in ("index.html", "offline.js")
    )

    assert "{{" not in text
    named = set(re.findall(r"""["'](?:\./)?([\w./-]+\.(?:js|css|zip|whl|wasm|png))["']""", text))
    assert {"page.js", "page.css", "game.zip", "pyodide/pyodide.js", wheel.name} <= named
    inside_pyodide = {name for name in named if name in PYODIDE_FILES}
    assert all((folder / name).is_file() for name in named - inside_pyodide)
    assert all((folder / "pyodide" / name).is_file() for name in PYODIDE_FILES)


def test_no_other_host_is_named_and_the_policy_allows_none(root, wheel, tmp_path):
    folder = build_offline(tmp_path / "out", wheel, game={"main.py": b""})
    for name in ("index.html", "page.js", "page.css", "offline.js"):
        assert not re.findall(r"(?:https?|wss?)://", (folder / name).read_text(encoding="utf-8"))

    assert f'content="{POLICY}"' in (folder / "index.html").read_text(encoding="utf-8")
    sources = {word for part in POLICY.split("; ") for word in part.split()[1:]}
    assert sources == {"'none'", "'self'", "'unsafe-eval'", "'wasm-unsafe-eval'"}


def test_the_game_is_the_same_staged_copy(root, wheel, tmp_path):
    game = staged(checkout())
    folder = build_offline(tmp_path / "out", wheel, game=game)

    assert read_zip(folder / "game.zip") == game


def test_the_same_input_gives_the_same_bytes(root, wheel, tmp_path):
    game = staged(checkout())
    one = build_offline(tmp_path / "1", wheel, game=game)
    two = build_offline(tmp_path / "2", wheel, game=game)

    files = sorted(file.relative_to(one) for file in one.rglob("*") if file.is_file())
    assert files == sorted(f.relative_to(two) for f in two.rglob("*") if f.is_file())
    assert all((one / name).read_bytes() == (two / name).read_bytes() for name in files)


def test_without_npms_folder_it_says_what_to_do(root, wheel, tmp_path):
    (root / "node_modules" / "pyodide" / "pyodide.asm.wasm").unlink()

    with pytest.raises(PublishError, match="npm install"):
        build_offline(tmp_path / "out", wheel)


def test_the_wheel_named_goes_before_the_variable(root, wheel, tmp_path, monkeypatch):
    other = tmp_path / "other.whl"
    other.write_bytes(WHEEL)
    monkeypatch.setenv("PRESIDENT_PYGAME_WHEEL", str(other))

    assert find_wheel(root, wheel) == wheel
    assert find_wheel(root, None) == other


@pytest.mark.parametrize(
    "name",
    [
        "gone.whl",
        "wheel.txt",
        "empty.whl",
        "cut.whl",
        "another.whl",
        "folder.whl",
        f"{'a' * 9000}.whl",
        "",
    ],
)
def test_a_wheel_that_is_none_is_one_sentence(root, tmp_path, name):
    (tmp_path / "wheel.txt").write_bytes(WHEEL)
    (tmp_path / "empty.whl").touch()
    (tmp_path / "cut.whl").write_bytes(WHEEL[:-30])
    (tmp_path / "another.whl").write_bytes(zipped("numpy/__init__.py"))
    (tmp_path / "folder.whl").mkdir()

    with pytest.raises(PublishError, match=r"^There is no pygame-ce wheel at .*\.$"):
        find_wheel(root, tmp_path / name)


def test_pyodides_own_wheel_is_fetched_once_and_kept(root, monkeypatch):
    asked = []

    def urlopen(address, timeout):
        asked.append(address)
        return io.BytesIO(WHEEL)

    monkeypatch.setattr(runtime.urllib.request, "urlopen", urlopen)
    first = find_wheel(root, None)

    assert first == root / "build" / "wheels" / "pygame.whl"
    assert first.read_bytes() == WHEEL
    assert find_wheel(root, None) == first
    assert asked == ["https://cdn.jsdelivr.net/pyodide/v0.29.5/full/pygame.whl"]
    first.write_bytes(b"damaged")
    assert find_wheel(root, None).read_bytes() == WHEEL
    assert len(asked) == 2


def test_another_wheel_than_the_one_named_is_refused(root, monkeypatch):
    monkeypatch.setattr(runtime.urllib.request, "urlopen", lambda *_, **__: io.BytesIO(b"evil"))

    with pytest.raises(PublishError, match="not the one"):
        find_wheel(root, None)
    assert not (root / "build").exists()


def test_without_network_it_says_how_to_name_a_wheel(root, monkeypatch):
    def urlopen(address, timeout):
        raise urllib.error.URLError("no route")

    monkeypatch.setattr(runtime.urllib.request, "urlopen", urlopen)

    with pytest.raises(PublishError, match=r"--pygame-wheel or PRESIDENT_PYGAME_WHEEL\.$"):
        find_wheel(root, None)


def test_a_part_with_an_unknown_field_is_refused(root):
    with pytest.raises(PublishError, match="unknown field wheel"):
        Parts(root).filled("offline.html", policy="", stage="", texts="", parts="")


def test_the_manifest_makes_the_page_an_app_with_icons_that_are_there(root, wheel, tmp_path):
    folder = build_offline(tmp_path / "out", wheel, game={})
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))

    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert {"any", "maskable"} == {each.get("purpose", "any") for each in manifest["icons"]}
    for each in manifest["icons"]:
        width, height = struct.unpack(">II", (folder / each["src"]).read_bytes()[16:24])
        assert each["sizes"] == f"{width}x{height}"


def worker(folder):
    text = (folder / "worker.js").read_text(encoding="utf-8")
    assert "{{" not in text
    return json.loads(text.split("const FILES = ")[1].split(";\n")[0]), text


def test_the_worker_keeps_every_file_of_the_page(root, wheel, tmp_path):
    folder = build_offline(tmp_path / "out", wheel, game={})
    kept, _ = worker(folder)
    files = {f.relative_to(folder).as_posix() for f in folder.rglob("*") if f.is_file()}

    assert set(kept) == files - {"index.html", "worker.js"} | {"./"}


@pytest.mark.parametrize("game", [{"main.py": b"other"}, {"other.py": b""}])
def test_every_other_build_has_another_cache(root, wheel, tmp_path, game):
    _, before = worker(build_offline(tmp_path / "out", wheel, game={"main.py": b""}))
    _, again = worker(build_offline(tmp_path / "out", wheel, game={"main.py": b""}))
    _, after = worker(build_offline(tmp_path / "out", wheel, game=game))

    assert before == again != after
