"""The small web server of `president web`."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request

import pytest

from game.publish import PublishError, server_for


@pytest.fixture
def served(tmp_path):
    for name in ("index.html", "page.js", "p.wasm", "p.whl", "g.apk", "a.webmanifest", "w.json"):
        (tmp_path / name).write_text(name)
    with server_for(tmp_path) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("", "text/html; charset=utf-8"),
        ("page.js", "text/javascript; charset=utf-8"),
        ("p.wasm", "application/wasm"),
        ("p.whl", "application/zip"),
        ("g.apk", "application/zip"),
        ("a.webmanifest", "application/manifest+json"),
        ("w.json", "application/json"),
    ],
)
def test_each_file_has_the_type_browsers_insist_on(served, path, type_):
    with urllib.request.urlopen(served + path) as answer:
        assert answer.headers["Content-Type"] == type_
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.read().decode() == (path or "index.html")


def test_nothing_outside_the_folder_is_served(served):
    with pytest.raises(urllib.error.HTTPError, match="404") as error:
        urllib.request.urlopen(served + "..%2f..%2fetc/passwd")
    error.value.close()


def test_a_port_that_is_taken_is_one_sentence(tmp_path):
    with (
        server_for(tmp_path) as first,
        pytest.raises(PublishError, match=rf"^Port {first.server_port} cannot be used: .*\.$"),
    ):
        server_for(tmp_path, first.server_port)


def test_a_folder_that_is_missing_is_one_sentence(tmp_path):
    with pytest.raises(PublishError, match="There is no folder"):
        server_for(tmp_path / "gone")
