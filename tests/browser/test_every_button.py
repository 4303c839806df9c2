"""Press every button of every panel: there are no errors, and each press does something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Visitors
from tests.browser.rival_restaurants.guests import BOT, ME, PLAYER
from tests.browser.visitors import DESKTOP, PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

PRESSER = (Path(__file__).parent / "presser.js").read_text()
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def press_all(person: Visitor, go_on: Callable[[], None], most: int) -> list[str]:
    """Press each kind of button once. If nothing new is visible, close what is open, then let the game go on."""
    page = person.page
    address = page.url
    idle = 0
    for _ in range(most):
        if page.url != address:  # a link left the page
            page.goto(address)
            page.wait_for_selector(".ribbon")
        if not page.evaluate("'tablesidePresser' in window"):
            page.evaluate(PRESSER)
        if page.evaluate("tablesidePresser.step()") is not None:
            idle = 0
            continue
        if page.locator("dialog[open], .popover").count():
            page.keyboard.press("Escape")
            continue
        idle += 1
        if idle > 60:
            break
        go_on()
    dead: list[str] = page.evaluate("tablesidePresser.dead()")
    assert not dead, "\n".join(dead)
    kinds: list[str] = page.evaluate("tablesidePresser.kinds()")
    return kinds


@SIZES
def test_burger_joint(visitors: Visitors, size: dict[str, int]) -> None:
    ada = visitors(viewport=size)
    ada.sit([ME, {"kind": "local", "name": "Bo"}], options=ada.short_rules())
    ada.at_table()

    def go_on() -> None:
        ada.play_on()
        ada.page.wait_for_timeout(120)
        ada.stop_playing()

    kinds = press_all(ada, go_on, 260)
    for expected in ("Menu", "Rules"):
        assert any(expected in kind for kind in kinds), expected


@SIZES
def test_rival_restaurants(visitors: Visitors, size: dict[str, int]) -> None:
    ada = visitors(viewport=size)
    ada.api("/api/session", {"name": "Ada"})
    wish = {"game": "rival-restaurants", "seats": [ME, BOT, BOT], "options": {"home_cook": True}, "seed": 3}
    table = ada.api("/api/tables", wish)["id"]
    ada.goto(f"/table/{table}")
    ada.page.wait_for_selector(".stage")

    def go_on() -> None:
        ada.page.evaluate(PLAYER)
        ada.page.evaluate("tablesidePlayer.step()")
        ada.page.wait_for_timeout(120)

    kinds = press_all(ada, go_on, 420)
    # On a phone, pantries and offers are in other tabs, and not all of them come up within these presses.
    for expected in ("Menu", *(["Custom offer"] if size is DESKTOP else [])):
        assert any(expected in kind for kind in kinds), (expected, kinds)
