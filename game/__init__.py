"""President, the card game: a pure engine and the rooms around it."""
