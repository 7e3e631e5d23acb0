"""What holds for all tests."""

import os

from hypothesis import settings

# A build must not fail by an example nobody has changed anything about; new ones are looked
# for wherever people work.
settings.register_profile("build", derandomize=True)
if os.environ.get("CI") == "true":
    settings.load_profile("build")
