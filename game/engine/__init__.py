"""The rules of President: a pure state machine without clock, files or screen."""
