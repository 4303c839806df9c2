"""Rival Restaurants in real browsers: the summary at the end of a day, the tap-cards, and the legend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Pair, Snap, Visitors
from tests.browser.rival_restaurants.guests import (
    BARE_ID,
    DULL,
    next_day,
    open_quiet_table,
    ready,
    to_the_market,
    violations,
)
from tests.browser.visitors import PHONE

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def scene(page: Page) -> Locator:
    return page.locator(".day-scene")


def popover(page: Page) -> Locator:
    return page.locator(".popover")


def play_a_day(*pages: Page) -> None:
    """All go to the fruit stand or the Island, buy nothing and cook nothing."""
    first, *others = pages
    to_the_market((first, "fruit-stand", None), *((page, "island", None) for page in others))
    ready(*pages)
    next_day(*pages)


def test_a_day_ends_with_a_summary(pair: Pair, visitors: Visitors, snap: Snap) -> None:
    ada, bo = pair
    table = open_quiet_table(ada, [bo], **DULL)
    fan = visitors()
    fan.api("/api/session", {"name": "Fan"})
    token = ada.api(f"/api/tables/{table}/invite")["token"]
    fan.goto(f"/table/{table}?invite={token}")
    fan.page.wait_for_selector(".stage", state="attached")
    play_a_day(ada.page, bo.page)
    for person in (ada, bo, fan):
        expect(scene(person.page)).to_be_visible()
    scene(ada.page).get_by_role("button", name="Next day").focus()  # who has the keyboard in it reads it
    # RR-3.1: what comes in; and where everybody stands.
    expect(scene(ada.page)).to_contain_text("Day 1 is over")
    expect(scene(ada.page).get_by_role("listitem")).to_have_count(2)
    expect(scene(ada.page).get_by_text("Cooked nothing")).to_have_count(2)
    expect(scene(ada.page).get_by_text("Income: $300")).to_have_count(2)
    assert not BARE_ID.search(scene(ada.page).inner_text())
    assert violations(ada.page) == []
    snap(ada.page, "rr-desktop-scene")
    ada.resize(PHONE)
    expect(scene(ada.page)).to_be_in_viewport(ratio=0.99)
    snap(ada.page, "rr-phone-table-scene")
    # Bo's keyboard: the first Esc closes the summary and nothing else.
    bo.page.keyboard.press("Escape")
    expect(scene(bo.page)).to_have_count(0)
    # Nobody touches the fan's: it goes by itself. Ada's stays until she taps it.
    expect(scene(fan.page)).to_have_count(0)
    expect(scene(ada.page)).to_be_visible()
    scene(ada.page).get_by_role("heading").click()
    expect(scene(ada.page)).to_have_count(0)
    # A reload catches up: there is no summary of what one has seen.
    ada.page.reload()
    ada.page.wait_for_selector(".stage", state="attached")
    expect(scene(ada.page)).to_have_count(0)


def test_the_summary_can_be_switched_off_and_on(pair: Pair) -> None:
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    play_a_day(ada.page, bo.page)
    scene(ada.page).get_by_role("button", name="Don’t show again").click()
    expect(scene(ada.page)).to_have_count(0)
    play_a_day(ada.page, bo.page)
    expect(scene(bo.page)).to_be_visible()
    expect(scene(ada.page)).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    switch = ada.page.get_by_role("switch", name="Summary at the end of each day")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    ada.page.keyboard.press("Escape")
    play_a_day(ada.page, bo.page)
    expect(scene(ada.page)).to_contain_text("Day 3 is over")
    scene(ada.page).get_by_role("button", name="Next day").click()
    expect(scene(ada.page)).to_have_count(0)


def test_marks_explain_themselves(pair: Pair, snap: Snap) -> None:
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    page = ada.page
    to_the_market((page, "fruit-stand", None), (bo.page, "island", None))
    # Every mark on the table: pressed with the keyboard it opens its card, Esc closes it, and the focus is back.
    marks = page.locator("button.about")
    assert marks.count() >= 6  # two pawns, my chef and restaurant, Bo's
    for number in range(marks.count()):
        mark = marks.nth(number)
        mark.focus()
        page.keyboard.press("Enter")
        expect(popover(page).locator("p").first).to_have_text(re.compile(r"\w{3}"))
        assert not BARE_ID.search(popover(page).inner_text())
        page.keyboard.press("Escape")
        expect(popover(page)).to_have_count(0)
        expect(mark).to_be_focused()
    # RR-8: a restaurant tells what its levels give. RR-2.2: Ada is the host.
    bos = page.get_by_role("article", name="Bo")
    bos.locator(".row button.about").first.click()
    expect(popover(page)).to_contain_text("Level 2, from 3 popularity")
    snap(page, "rr-desktop-about")
    page.keyboard.press("Escape")
    bo.page.get_by_role("article", name="Ada").locator("header button.about").click()
    expect(popover(bo.page)).to_contain_text("Head Chef")
    expect(popover(bo.page)).to_contain_text("works for Ada")
    assert violations(bo.page) == []
    # Each card leads to the legend, and so does the panel of the rivals.
    popover(bo.page).get_by_role("button", name="What do the marks mean?").click()
    legend = bo.page.get_by_role("dialog", name="What do the marks mean?")
    expect(legend).to_contain_text("Head Chef")
    assert not BARE_ID.search(legend.inner_text())
    assert violations(bo.page) == []
    bo.page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    ada.resize(PHONE)
    page.get_by_role("tab", name="Rivals").click()
    page.locator(".rivals").get_by_role("button", name="What do the marks mean?").click()
    snap(page, "rr-phone-table-legend")
