"""Rival Restaurants in a browser: each question of the rules is asked, asked again after a reload, and answered.

The player who is asked has a browser. The moves before that are played over a plain socket (``positions``).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.measures import SMALL, measure, unnamed
from tests.browser.conftest import Snap, Visitors
from tests.browser.rival_restaurants.guests import BARE_ID, PLAYER, again, reach, violations
from tests.browser.rival_restaurants.positions import TABLES, bring_to
from tests.browser.visitors import Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def offered(page: Page) -> list[str]:
    """What can be pressed: the buttons of the question, and what can be taken in the town."""
    answers: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.stage button, .stage input, .acts .button, .bin.offered')]
        .map((each) => each.value || each.textContent.trim())"""
    )
    return answers


def answer(person: Visitor) -> None:
    """Press buttons until a move is made."""
    before = person.moves_played()
    person.page.evaluate(PLAYER)
    for _ in range(40):
        person.page.evaluate("tablesidePlayer.step()")
        person.page.wait_for_timeout(60)
        if person.moves_played() > before:
            return
    raise AssertionError("nothing that was pressed became a move")


@pytest.mark.parametrize("step", TABLES)
def test_a_reload_asks_the_same_again(visitors: Visitors, snap: Snap, step: str) -> None:
    """RR-2.3 to RR-5.6, RR-9, RR-10: on the smallest phone, in German, the question fits, has texts, is accessible and
    takes an answer."""
    ada = visitors(viewport=SMALL, has_touch=True, locale="de-DE")
    bring_to(ada, step)
    reach(ada.page, step)
    expect(ada.page.locator(".stage.asked")).to_have_count(1)
    asked = offered(ada.page)
    assert asked
    again(ada.page, step)
    expect(ada.page.locator(".stage.asked")).to_have_count(1)
    assert offered(ada.page) == asked
    snap(ada.page, f"rr-phone-table-asks-{step}")
    assert not BARE_ID.findall(ada.page.locator("body").inner_text())
    assert measure(ada.page, "cut") == []
    assert measure(ada.page, "headings") == []
    assert unnamed(ada.page) == []
    assert violations(ada.page) == []
    answer(ada)
