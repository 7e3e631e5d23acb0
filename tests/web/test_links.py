"""Links in a real browser: the address leads to the cards, and sharing gives it back."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.web

LINK = "r=base&n=3&b=novice&s=42"
PLAYING = "['deal', 'trick'].includes(s.scene)"


def test_the_address_leads_to_the_cards_once(open_game):
    game = open_game(f"#{LINK}&l=fr")
    state = game.wait_until("s.scene === 'trick' && s.hand")

    assert game.page.evaluate("document.documentElement.lang") == "fr"
    assert game.page.evaluate("location.hash") == ""
    other = open_game(f"#{LINK}")
    assert other.wait_until("s.scene === 'trick' && s.hand")["hand"] == state["hand"]

    game.reload()
    game.wait_until("s.scene === 'menu'")
    game.target("continue")


def test_a_link_pasted_into_the_running_page_is_followed(open_game):
    game = open_game()
    game.wait_until("s.scene === 'menu'")
    game.page.evaluate("(link) => { location.hash = link; }", LINK)
    game.wait_until(PLAYING)


@pytest.mark.parametrize("fragment", ["r=poker", "r=%zz", "n=%F0%9F%82%A1", "x" * 5000])
def test_a_bad_address_is_refused_and_the_menu_is_there(open_game, fragment):
    game = open_game(f"#{fragment}")
    game.wait_until("s.scene === 'ask'")
    assert game.page.evaluate("location.hash") == ""
    game.click("act")
    game.wait_until("s.scene === 'menu'")


def test_a_shared_deal_is_the_address_of_the_same_cards(open_game):
    game = open_game(f"#{LINK}", permissions=["clipboard-read", "clipboard-write"])
    hand = game.wait_until("s.scene === 'trick' && s.hand")["hand"]
    game.click("menu")
    game.click("share_deal")
    game.page.wait_for_function("navigator.clipboard.readText().then((text) => text)")
    text = game.page.evaluate("navigator.clipboard.readText()")

    link = text.split()[-1]
    assert link == f"{game.address}#{LINK}"
    other = open_game(f"#{link.partition('#')[2]}")
    assert other.wait_until("s.scene === 'trick' && s.hand")["hand"] == hand
