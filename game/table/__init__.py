"""A match on the screen: where things are, how they move, and when."""
