"""What a test does where something that it needs is missing."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(reason: str) -> NoReturn:
    """Skip what cannot run here; a build server must have everything."""
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)
