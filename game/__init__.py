"""President, the card game: a pure engine and the rooms around it."""

__version__ = "0.1.0"
