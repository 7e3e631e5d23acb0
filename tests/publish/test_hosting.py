"""docs/hosting.md and the workflow for GitHub Pages say what is so."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
import urllib.request
import zipfile

import pytest

from game.cli import web
from game.cli.options import Parser
from game.publish import build_web
from game.publish.offline import POLICY
from game.publish.staging import checkout
from tests.needs import leave_out

ROOT = checkout()
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "pages.yml").read_text(encoding="utf-8")


def test_the_policy_is_the_one_the_page_carries():
    assert f"\n{POLICY}\n" in HOSTING


@pytest.mark.parametrize("text", [HOSTING, WORKFLOW], ids=["hosting", "workflow"])
def test_every_command_is_one_that_the_program_understands(text):
    commands = re.findall(r"uv run president ([^`\n]+)", text)

    assert len(commands) >= 2
    for command in commands:
        parser = Parser(prog="president web", description="")
        web.add_arguments(parser)
        name, *options = command.split()
        assert name == "web"
        assert parser.parse_args(options).build_only


def test_the_workflow_moves_what_the_builds_make():
    assert "mv build/offline site && mv build/web site/pygbag" in WORKFLOW
    assert "npm install --ignore-scripts" in WORKFLOW
    assert WORKFLOW.index("npm install") < WORKFLOW.index("--self-contained")
    assert "path: site\n" in WORKFLOW


def test_the_zip_is_what_itch_takes(tmp_path):
    build_web(tmp_path)
    with zipfile.ZipFile(tmp_path / "web.zip") as archive:
        files = archive.infolist()

    assert "index.html" in {file.filename for file in files}
    assert len(files) == 3  # itch.io takes up to 1,000
    assert sum(file.file_size for file in files) < 2_000_000
    assert all(file.filename.isascii() and len(file.filename) < 240 for file in files)


@pytest.fixture
def nginx(tmp_path):
    """The snippet in a real nginx, serving a folder of small files."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        leave_out("nginx left out: `apt-get install nginx-light` installs it")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    site = tmp_path / "site"
    site.mkdir()
    for name in ("index.html", "page.js", "p.mjs", "p.wasm", "p.whl", "a.webmanifest", "l.json"):
        (site / name).write_text("x" * 5000)
    (snippet,) = re.findall(r"```nginx\n(.*?)```", HOSTING, re.DOTALL)
    snippet = snippet.replace("listen 8080", f"listen 127.0.0.1:{port}")
    snippet = snippet.replace("/srv/president", str(site))
    snippet = snippet.replace("include mime.types", "include /etc/nginx/mime.types")
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"daemon off; master_process off; pid {tmp_path}/pid; error_log {tmp_path}/errors;\n"
        f"events {{}}\nhttp {{ access_log off;\n{snippet}}}\n"
    )
    process = subprocess.Popen([program, "-c", str(config), "-e", str(tmp_path / "errors")])
    address = f"http://127.0.0.1:{port}/"
    deadline = time.monotonic() + 20
    while process.poll() is None and time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address).close()
            break
        except OSError:
            pass
    yield address
    process.terminate()
    process.wait()


@pytest.mark.parametrize(
    ("name", "type_", "compressed"),
    [
        ("", "text/html", True),
        ("page.js", "text/javascript", True),
        ("p.mjs", "text/javascript", True),
        ("p.wasm", "application/wasm", True),
        ("a.webmanifest", "application/manifest+json", True),
        ("l.json", "application/json", True),
        ("p.whl", "application/zip", False),
    ],
)
def test_nginx_serves_the_right_types_compressed_and_asks_again(nginx, name, type_, compressed):
    request = urllib.request.Request(nginx + name, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Type"] == type_
        assert (answer.headers["Content-Encoding"] == "gzip") is compressed
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["ETag"]
