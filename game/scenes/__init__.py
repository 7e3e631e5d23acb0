"""The screens of the game: one kind of thing, one stack of them."""
