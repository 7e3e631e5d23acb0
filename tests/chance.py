"""Where the monkeys' seeds come from: the build machine repeats itself, others try new ones.

PRESIDENT_MONKEY_SEED is the seed that a failure printed.
"""

import os
import random

BUILD_SEED = 20261129


def monkey_seed() -> int:
    """The seed asked for, the build machine's own, or a fresh one."""
    asked = os.environ.get("PRESIDENT_MONKEY_SEED")
    if asked:
        return int(asked)
    if os.environ.get("CI") == "true":
        return BUILD_SEED
    return random.SystemRandom().randrange(2**32)
