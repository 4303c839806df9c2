"""Rival Restaurants: rotating the phone keeps an unfinished choice, and a hint marks its place by more than colour."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.rival_restaurants.guests import open_quiet_table, reach
from tests.browser.visitors import PHONE

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
ON_ITS_SIDE = {"width": PHONE["height"], "height": PHONE["width"]}
TABLET = {"width": 1000, "height": 700}


def test_a_half_made_choice_outlives_a_turned_phone(visitors: Visitors) -> None:
    """RR-3.2: the wheel stays where it was turned. Other players' choices do not turn it back."""
    ada, bo = visitors(viewport=PHONE, has_touch=True), visitors()
    open_quiet_table(ada, [bo], mode="standard", home_cook=True, window_seconds=0)
    reach(ada.page, "destinations")
    chosen: Locator = ada.page.locator('.wheel input[value="chop-shop"]')
    chosen.check(force=True)
    for size in (ON_ITS_SIDE, TABLET, PHONE):
        ada.resize(size)
        expect(chosen).to_be_checked()
    bo.page.locator('.wheel input[value="island"]').check(force=True)
    bo.page.get_by_role("button", name="Lock in").click()
    expect(bo.page.get_by_text("Your secret choice")).to_be_visible()
    expect(chosen).to_be_checked()


def test_a_hint_points_to_its_place(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    open_quiet_table(ada, [bo], hints=True, mode="standard", home_cook=True, window_seconds=0)
    reach(ada.page, "destinations")
    top = ada.page.locator(".town").bounding_box()
    ada.page.get_by_role("button", name="Hint").click()
    # On the wheel and in the town, and the table does not scroll.
    expect(ada.page.locator(".wheel path.hinted")).to_have_count(1)
    expect(ada.page.locator("[data-market].hinted")).to_have_count(1)
    after = ada.page.locator(".town").bounding_box()
    assert top is not None
    assert after is not None
    assert top["y"] == after["y"]
