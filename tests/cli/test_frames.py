"""`president bench --frames`: every view is measured, and a table at rest draws nothing."""

from __future__ import annotations

import json

import pytest

from game.cli import frames, main


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> dict:
    monkeypatch.setattr(frames, "SIZES", ((390, 844),))
    monkeypatch.setattr(frames, "SWEEPS", 1)
    assert main(["bench", "--frames", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_view_is_measured_and_rest_draws_nothing(told: dict) -> None:
    assert list(told) == ["390x844"]
    views = told["390x844"]
    assert list(views) == ["menu", "deal", "idle", "trick", "bots", "sweep", "scoring"]
    idle = views.pop("idle")
    assert idle["drawn"] == 0
    assert idle["frames"] == 60
    for name, view in views.items():
        assert 0 < view["drawn"] <= view["frames"], name
        assert 0 < view["median"] <= view["p95"] <= view["worst"], name


def test_figures_are_those_of_the_frames_that_drew() -> None:
    seen = [frames.Frame(float(ms), True) for ms in range(1, 101)]
    rest = [frames.Frame(1000.0, False)] * 50
    assert frames.figures([*rest, *seen]) == (100, 150, 50.5, 95.0, 100.0)


def test_figures_of_rest_are_those_of_all_frames() -> None:
    assert frames.figures([frames.Frame(2.0, False)] * 3) == (0, 3, 2.0, 2.0, 2.0)
