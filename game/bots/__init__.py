"""Players that are not people: a View in, an Action out, in slices."""
