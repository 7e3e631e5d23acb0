"""Widgets. A scene builds them, places them, and hands its events to a `Group` of them."""

from game.ui.widgets.base import Container, Widget
from game.ui.widgets.button import Button
from game.ui.widgets.chart import LineChart, Series
from game.ui.widgets.controls import Check, Segmented, Stepper, Toggle
from game.ui.widgets.group import Group
from game.ui.widgets.labels import Block, Document, Gap, Label, Rule
from game.ui.widgets.modal import CardView, Dropdown, Option, Sheet, question
from game.ui.widgets.notices import Notices, draw_tip
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.slider import Progress, Slider
from game.ui.widgets.stacks import Column, Field, Flow, Panel, Shares, draw_panel
from game.ui.widgets.table import Heading, Table

__all__ = [
    "Block",
    "Button",
    "CardView",
    "Check",
    "Column",
    "Container",
    "Document",
    "Dropdown",
    "Field",
    "Flow",
    "Gap",
    "Group",
    "Heading",
    "Label",
    "LineChart",
    "Notices",
    "Option",
    "Panel",
    "Progress",
    "Rule",
    "ScrollArea",
    "Segmented",
    "Series",
    "Shares",
    "Sheet",
    "Slider",
    "Stepper",
    "Table",
    "Toggle",
    "Widget",
    "draw_panel",
    "draw_tip",
    "question",
]
