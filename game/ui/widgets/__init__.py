"""Widgets. A scene builds them, places them, and hands its events to a `Group` of them."""

from game.ui.widgets.base import Container, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.group import Group

__all__ = ["Button", "Container", "Group", "Widget"]
