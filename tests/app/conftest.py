import pytest

from tests.scenes.stage import Stage


@pytest.fixture
def stage():
    """The menu of a fresh program on a desktop window of 1280×720."""
    return Stage()
