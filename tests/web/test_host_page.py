"""The browser's half of the host, tried out by the probe on the self-contained page."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.web

KEY = "president-card-game:"


@pytest.fixture
def probe(open_probe):
    return open_probe()


def logged(game, line):
    game.wait_until(f"s.log.includes({line!r})")


def test_a_click_is_one_press_where_it_was_made(probe):
    probe.click("right")
    logged(probe, "up 1 mouse ['right']")

    assert probe.state["log"] == ["down 1 mouse ['right']", "up 1 mouse ['right']"]


def test_a_tap_is_one_press_and_no_ghost_follows(open_probe):
    game = open_probe(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=3,
    )
    game.tap("left")
    logged(game, "up 1 touch ['left']")
    game.press("q")
    logged(game, "key q")

    assert game.state["log"] == ["down 1 touch ['left']", "up 1 touch ['left']", "key q"]
    assert game.state["size"] == [1170, 2532, 3]


def test_the_wheel_scrolls_the_game_and_not_the_page(probe):
    probe.page.mouse.move(600, 300)
    probe.page.mouse.wheel(0, 100)
    probe.wait_until("s.log.some((line) => line.startsWith('wheel'))")

    assert probe.page.evaluate(
        "[scrollX, scrollY, document.documentElement.scrollHeight <= innerHeight]"
    ) == [0, 0, True]


def test_the_canvas_follows_the_page_to_the_pixel(probe):
    for width, height in [(390, 844), (844, 390), (2560, 1440)]:
        probe.page.set_viewport_size({"width": width, "height": height})
        probe.wait_until(f"s.size[0] === {width} && s.size[1] === {height}")
        canvas = probe.page.evaluate(
            "[canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]"
        )
        assert canvas == [width, height, width, height]
    probe.click("right")
    logged(probe, "down 1 mouse ['right']")


def test_tab_walks_through_the_targets_and_out_again(probe):
    probe.press("Tab", "Tab")
    logged(probe, "focused right")
    assert (
        probe.page.evaluate("document.activeElement.getAttribute('aria-label')") == "The right dot"
    )
    probe.press("q")
    logged(probe, "key q")
    probe.press("Tab")
    assert probe.page.evaluate("document.activeElement.closest('#stage')") is None


def test_the_games_own_focus_is_the_pages_too(probe):
    probe.press("ArrowRight")
    probe.page.wait_for_function("document.activeElement.dataset.target === 'right'")
    probe.press("r")  # the focused dot goes away
    probe.page.wait_for_function("document.activeElement === canvas")
    probe.press("q")
    logged(probe, "key q")


def test_enter_on_a_focused_target_reaches_the_game_once_as_a_key(probe):
    probe.press("ArrowRight", "Enter", "Space", "q")
    logged(probe, "key q")

    assert probe.state["log"] == ["key right", "key return", "key space", "key q"]


def test_a_screen_reader_presses_a_target_without_a_mouse(probe):
    probe.page.get_by_role("button", name="The left dot").evaluate("(button) => button.click()")
    logged(probe, "activated left")


def test_announcements_are_in_a_live_region_letter_for_letter(probe):
    probe.press("a")
    probe.page.wait_for_function("polite.textContent === 'C’est à toi : 7♣'")
    assert probe.page.get_attribute("#polite", "aria-live") == "polite"


def test_what_is_kept_comes_back_after_a_reload_under_our_prefix_alone(probe):
    probe.page.evaluate("localStorage.setItem('other-game', 'x')")
    probe.press("k")
    logged(probe, "kept")
    probe.reload()
    probe.press("g")
    probe.wait_until("s.log.length === 2")

    assert probe.state["log"][1] == "kept '7♣ \"\\\\\\x00' ['zażółć']"
    assert probe.page.evaluate("Object.keys(localStorage).sort()") == ["other-game", KEY + "zażółć"]


@pytest.mark.parametrize(
    ("thrown", "reason"),
    [
        ("new DOMException('', 'QuotaExceededError')", "full"),
        ("new DOMException('', 'SecurityError')", "forbidden"),
    ],
)
def test_storage_that_refuses_says_why(probe, thrown, reason):
    probe.page.evaluate(f"void (Storage.prototype.setItem = () => {{ throw {thrown} }})")
    probe.press("k")
    logged(probe, f"refused: {reason}")


def test_text_is_asked_for_in_a_field_of_the_page(probe):
    probe.press("t")
    field = probe.page.get_by_label("Imię")
    field.wait_for()
    assert field.input_value() == "Zoë"
    field.press("End")
    probe.page.keyboard.insert_text(" Żółć")
    field.press("Enter")
    logged(probe, "TextEntered(text='Zoë Żółć')")
    field.wait_for(state="hidden")
    probe.page.wait_for_function("document.activeElement.id === 'canvas'")
    probe.page.evaluate("new Promise((drawn) => requestAnimationFrame(drawn))")
    probe.press("t")
    field.wait_for()
    field.press("Escape")
    logged(probe, "TextEntered(text=None)")

    assert "key return" not in probe.state["log"]
    assert "key escape" not in probe.state["log"]


def test_a_file_goes_out_and_another_comes_in(probe, tmp_path):
    with probe.page.expect_download() as download:
        probe.press("d")
    file = tmp_path / "hand.txt"
    download.value.save_as(file)
    assert download.value.suggested_filename == "hand.txt"
    assert file.read_text(encoding="utf-8") == "zażółć ♠"

    with probe.page.expect_file_chooser() as chooser:
        probe.press("p")
    chooser.value.set_files(file)
    logged(probe, "FilePicked(name='hand.txt', text='zażółć ♠')")


def test_a_key_held_while_the_field_opens_works_again_afterwards(probe):
    field = probe.page.get_by_label("Imię")
    for _ in range(2):
        probe.page.keyboard.down("t")
        field.wait_for()
        probe.page.keyboard.up("t")
        field.press("Escape")
        field.wait_for(state="hidden")


def test_text_is_copied(open_probe):
    game = open_probe(permissions=["clipboard-read", "clipboard-write"])
    game.press("c")
    logged(game, "copied True")

    assert game.page.evaluate("navigator.clipboard.readText()") == "zażółć ♠"


def test_the_players_wishes_and_the_address_are_known_at_the_start(open_probe):
    game = open_probe("?x=1#s=%22%zz", locale="fr-CA", reduced_motion="reduce", color_scheme="dark")
    game.press("n")
    game.wait_until("s.log.length === 2")

    told = game.state["log"][1]
    assert told.startswith("languages ('fr-CA'")
    assert "Wishes(reduced_motion=True, dark=True, font_scale=1.0)" in told
    assert "Address(fragment='s=%22%zz', query='x=1')" in told


def test_the_address_can_be_changed_and_says_when_it_was(probe):
    probe.press("l")
    probe.page.wait_for_function("location.hash === '#r=base&n=4'")
    assert f"link {probe.address}#r=base&n=4" in probe.state["log"]
    probe.page.evaluate("location.hash = 'r=wiper'")
    logged(probe, "AddressChanged(fragment='r=wiper')")


def test_the_page_takes_the_games_language_and_colour(probe):
    probe.press("s")
    probe.page.wait_for_function("document.documentElement.lang === 'pl'")
    assert (
        probe.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(16, 32, 48)"
    )


def test_a_frame_is_drawn_only_when_something_changed(probe):
    frames = probe.state["frames"]
    drawn = probe.state["drawn"]
    probe.wait_until(f"s.frames > {frames + 20}")

    assert probe.state["drawn"] == drawn


def test_an_error_in_a_frame_leads_to_the_crash_screen_and_back(probe):
    probe.press("e")
    state = probe.wait_until("s.scene === 'crash'")
    assert "RuntimeError: asked for: zażółć ♠" in state["error"]
    probe.press("Enter")
    probe.wait_until("s.scene === 'probe'")


def test_what_no_scene_can_catch_is_shown_by_the_page(probe):
    probe.press("x")
    probe.page.get_by_role("alert").wait_for()

    assert "KeyboardInterrupt" in probe.page.inner_text("#trouble")
    assert probe.page.inner_text("#retry") == "Try again"
    assert probe.complaints
    probe.complaints.clear()
    probe.page.click("#retry")
    probe.wait_until("s.scene === 'probe'")
