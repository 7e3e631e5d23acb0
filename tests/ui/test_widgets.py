import pygame
import pytest
from pygame import Rect

from game.ui.look import Look
from game.ui.theme import TARGET, TARGET_LEAST
from game.ui.widgets import (
    Button,
    CardView,
    Check,
    Column,
    Dropdown,
    Field,
    Group,
    Label,
    Segmented,
    Sheet,
    Slider,
    Stepper,
    Toggle,
)
from tests.ui.pointer import click, down, key, motion, up


class Log(list):
    """Remembers what it is called with."""

    def __call__(self, *values):
        self.append(values[0] if values else "pressed")


def at(widget, look, rect=(20, 20, 300, 44)):
    widget.place(look, Rect(rect))
    return widget


def where(widget, target_id):
    return next(t for t in widget.targets() if t.id == target_id).rect.center


def test_a_button_is_pressed_where_it_is_pressed_and_released(look):
    log = Log()
    button = at(Button("go", "Go", log), look)
    assert click(button, button.rect.center)
    assert log == ["pressed"]
    button.handle(down(button.rect.center))
    assert button.pressed == "go"
    assert button.handle(up((600, 400)))
    assert button.pressed is None
    assert log == ["pressed"]
    assert not button.handle(down((600, 400)))
    assert not button.handle(down(button.rect.center, button=3))


def test_a_button_that_is_off_ignores_everything(look):
    log = Log()
    button = at(Button("go", "Go", log, enabled=False), look)
    assert not click(button, button.rect.center)
    assert not button.activate("go")
    assert not button.targets()[0].enabled
    assert log == []


def test_hovering_is_for_mice_only(look):
    button = at(Button("go", "Go", Log()), look)
    button.handle(motion(button.rect.center, touch=True))
    assert button.hovered is None
    button.handle(motion(button.rect.center))
    assert button.hovered == "go"
    button.handle(motion((600, 400)))
    assert button.hovered is None


def test_switches(look):
    for made in (Toggle, Check):
        log = Log()
        switch = at(made("s", "Sound", False, log), look)
        click(switch, switch.rect.center)
        assert switch.targets()[0].checked is True
        click(switch, switch.rect.center)
        assert log == [True, False]


def test_segmented_takes_one_and_says_so_once(look):
    log = Log()
    choice = at(Segmented("v", [(1, "Slow"), (2, "Normal"), (3, "Fast")], 2, log), look)
    click(choice, where(choice, "v:3"))
    click(choice, where(choice, "v:3"))
    assert log == [3]
    assert [t.checked for t in choice.targets()] == [False, False, True]
    assert not choice.activate("v:4")


def test_segmented_wraps_where_there_is_no_room(look):
    choice = Segmented("v", [(i, f"Choice {i}") for i in range(5)], 0, Log())
    wide, high = choice.measure(look, 2000)
    assert high == look.px(TARGET)
    narrow, higher = choice.measure(look, wide // 2)
    assert narrow <= wide // 2
    assert higher > high
    choice.place(look, Rect(0, 0, narrow, higher))
    boxes = [t.rect for t in choice.targets()]
    assert all(Rect(0, 0, narrow, higher).contains(box) for box in boxes)
    assert all(not a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


def test_segmented_gives_long_labels_more_room_before_it_wraps(look):
    choice = Segmented("v", [(0, "As the system wants it"), (1, "On"), (2, "Off")], 0, Log())
    equal = choice.measure(look, 2000)[0]
    wide, high = choice.measure(look, equal * 2 // 3)
    assert wide <= equal * 2 // 3
    assert high == look.px(TARGET)
    choice.place(look, Rect(10, 0, wide + 30, high))
    boxes = [t.rect for t in choice.targets()]
    assert boxes[0].left == 10
    assert boxes[-1].right == 10 + wide + 30
    assert boxes[0].w > boxes[1].w


def test_stepper_keeps_to_its_limits(look):
    log = Log()
    stepper = at(Stepper("n", "Players", 9, (2, 10), log), look, (20, 20, 160, 44))
    click(stepper, where(stepper, "n:more"))
    assert log == [10]
    assert not click(stepper, where(stepper, "n:more"))
    assert [t.enabled for t in stepper.targets()] == [True, False]
    stepper.activate("n:less")
    assert stepper.value == 9
    assert stepper.targets()[0].value == "9"


def test_slider_by_press_drag_and_keys(look):
    log = Log()
    slider = at(Slider("s", "Effects", 5, 10, log), look)
    right = (slider.rect.right - 1, slider.rect.centery)
    slider.handle(down(right))
    assert slider.holds_pointer
    assert log == [10]
    slider.handle(motion((-500, 0), held=True))
    assert log == [10, 0]
    assert slider.handle(up((-500, 0)))
    assert not slider.holds_pointer
    assert slider.adjust("s", 1)
    assert log == [10, 0, 1]
    assert slider.targets()[0].value == "10 %"


def make_group(look, *widgets):
    group = Group(
        list(widgets), lambda look, area: Column(list(widgets)).place(look, area.inflate(-40, -40))
    )
    group.layout(look, Rect(0, 0, 400, 400))
    return group


def test_the_keyboard_does_all_the_mouse_does(look):
    log = Log()
    group = make_group(
        look,
        Button("a", "A", lambda: log("a")),
        Slider("s", "S", 5, 10, log),
        Button("b", "B", lambda: log("b")),
    )
    for code in (pygame.K_TAB, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN):
        assert group.handle(key(code))
    assert group.handle(key(pygame.K_SPACE))
    assert log == ["a", 6, "b"]


def test_the_ring_goes_when_the_mouse_comes(look):
    group = make_group(look, Button("a", "A", Log()))
    group.handle(key(pygame.K_TAB))
    assert group.focus.visible
    group.handle(down((1, 1)))
    assert not group.focus.visible


def test_a_press_takes_the_focus_along(look):
    a, b = Button("a", "A", Log()), Button("b", "B", Log())
    group = make_group(look, a, b)
    group.handle(down(b.rect.center))
    assert group.focus.id == "b"


def test_escape_goes_back(look):
    log = Log()
    group = Group([], on_escape=lambda: log("back"))
    assert group.handle(key(pygame.K_ESCAPE))
    assert log == ["back"]
    assert not Group([]).handle(key(pygame.K_ESCAPE))


def test_a_modal_takes_everything_and_gives_the_focus_back(look):
    log = Log()
    below = Button("below", "Below", lambda: log("below"))
    group = make_group(look, below)
    group.focus.set("below")
    sheet = Sheet(
        "Sure?",
        Label("Really?"),
        [Button("no", "No", group.close), Button("yes", "Yes", lambda: log("yes"))],
        on_dismiss=group.close,
    )
    group.open(sheet, "yes")
    assert [t.id for t in group.targets()] == ["no", "yes"]
    assert not group.activate("below")
    group.open(sheet, "yes")
    group.handle(key(pygame.K_RETURN))
    assert log == ["yes"]
    group.handle(key(pygame.K_ESCAPE))
    assert group.modal is None
    assert group.focus.id == "below"


def test_a_press_beside_a_sheet_dismisses_it_and_presses_nothing(look):
    log = Log()
    below = Button("below", "Below", log)
    group = make_group(look, below)
    group.open(Sheet("T", Label("x" * 10), on_dismiss=group.close))
    pos = below.rect.midleft
    group.handle(down(pos))
    group.handle(up(pos))
    assert group.modal is None
    assert log == []


@pytest.mark.parametrize("size", [(320, 480), (390, 844), (1280, 720)])
def test_a_sheet_stays_inside_and_scrolls_what_is_too_high(look, size):
    area = Rect((0, 0), size)
    body = Column([Label("A long explanation of what this is about. " * 6) for _ in range(8)])
    buttons = [Button(str(i), f"A rather long answer {i}", Log()) for i in range(3)]
    sheet = Sheet("A question", body, buttons)
    sheet.place(look, area)
    assert area.contains(sheet.sheet)
    for button in buttons:
        assert sheet.sheet.contains(button.rect)
    assert sheet.scroll.rect.bottom <= min(button.rect.top for button in buttons)


def test_dropdown_opens_a_list_and_takes_one(look):
    log = Log()
    group = Group([])
    dropdown = Dropdown(
        "lang", "Language", [("en", "English"), ("pl", "Polski")], "en", log,
        open_list=group.open, close_list=group.close,
    )  # fmt: skip
    group.root.items.append(dropdown)
    group.layout(look, Rect(0, 0, 400, 400))
    dropdown.place(look, Rect(10, 10, 200, 44))
    assert dropdown.targets()[0].value == "English"
    group.handle(down(dropdown.rect.center))
    group.handle(up(dropdown.rect.center))
    assert group.focus.id == "lang:en"
    group.handle(key(pygame.K_DOWN))
    group.handle(key(pygame.K_RETURN))
    assert log == ["pl"]
    assert group.modal is None
    assert dropdown.targets()[0].value == "Polski"


def test_a_card_shown_large_goes_with_the_next_press_but_not_with_the_release(look):
    group = Group([])
    group.layout(look, Rect(0, 0, 400, 600))
    group.open(CardView((4, 2), "♥7", group.close))
    group.handle(up((200, 200)))
    assert group.modal is not None
    group.handle(down((200, 200)))
    assert group.modal is None


@pytest.mark.parametrize("width", [240, 320, 700])
def test_a_field_never_overlaps_itself(look, width):
    stepper = Stepper("n", "Players", 4, (2, 10), Log())
    field = Field("Number of players at this table", stepper, "People and bots together, " * 4)
    _, high = field.measure(look, width)
    field.place(look, Rect(5, 5, width, high))
    parts = [field.label.rect, field.explanation.rect, stepper.rect]
    assert all(not a.colliderect(b) for i, a in enumerate(parts) for b in parts[i + 1 :])
    assert all(field.rect.contains(part) for part in parts)


@pytest.mark.parametrize("scale", [1.0, 1.5, 3.0])
def test_targets_are_large_enough(display, scale):
    look = Look(scale=scale)
    widgets = [
        Button("a", "A", Log()),
        Button("b", "", Log(), icon="menu", bare=True),
        Stepper("n", "N", 3, (1, 5), Log()),
        Segmented("v", [(0, "I"), (1, "II")], 0, Log()),
        Toggle("t", "T", True, Log()),
        Check("c", "C", True, Log()),
        Slider("s", "S", 1, 10, Log()),
    ]
    for widget in widgets:
        widget.place(look, Rect((0, 0), widget.measure(look, look.px(300))))
        for target in widget.targets():
            assert min(target.rect.size) >= TARGET * scale - 1, target
    small = Button("s", "S", Log(), small=True)
    assert min(small.measure(look, look.px(300))) >= TARGET_LEAST * scale


def test_drawing_changes_nothing(look, display):
    button = at(Button("go", "Go", Log(), icon="play"), look)
    button.handle(motion(button.rect.center))
    before = dict(vars(button))
    button.draw(display, look)
    assert vars(button) == before


def test_a_group_says_when_it_must_be_drawn_again(look, display):
    button = Button("go", "Go", Log())
    group = make_group(look, button)
    group.draw(display, look)
    group.drawn()
    assert not group.changed
    group.handle(motion(button.rect.center))
    assert group.changed
    group.drawn()
    group.handle(motion(button.rect.center))
    assert not group.changed
