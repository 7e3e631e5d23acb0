"""Who sits where, whose turn it is, and who is asked next."""
