"""Theme, text, widgets, focus, gestures, cards, icons and sound: everything seen, knowing no game.

Sizes that a caller names are CSS pixels unless a name ends in `_px`; `Look.px` turns them into
device pixels. Rectangles and surfaces are always in device pixels. Times are milliseconds and
always handed in, so that a test can use a clock of its own.
"""
