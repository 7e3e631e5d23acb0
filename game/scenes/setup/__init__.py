"""Setting up a table: rule set, players, options, house rules."""

from game.scenes.setup.draft import Draft, spare_seats, table_for
from game.scenes.setup.scene import SetupScene, first_table

__all__ = ["Draft", "SetupScene", "first_table", "spare_seats", "table_for"]
