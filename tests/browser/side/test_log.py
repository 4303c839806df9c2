"""The log: filtered by topic, folded by turn or day, also in the drawer. A replay never lists who was ready."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.rival_restaurants.guests import BOT, ME, enter, play_on, stop, violations
from tests.browser.visitors import PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def topic(page: Page, name: str) -> None:
    """Chosen with the keyboard or a screen reader: one option of a radio group."""
    page.get_by_role("group", name="Show in the log").get_by_role("radio", name=name).check(force=True)


def begun(ada: Visitor) -> None:
    """Two turns of Burger Joint on one device."""
    ada.sit([ME, {"kind": "local", "name": "Bo"}])
    ada.at_table()
    ada.play_on()
    expect(ada.page.locator("section.log .heading")).not_to_have_count(2)
    ada.wait_until("document.querySelectorAll('section.log .heading').length > 3")
    ada.stop_playing()


def test_topics_and_turns(visitors: Visitors) -> None:
    ada = visitors()
    page = ada.page
    begun(ada)
    everything = ada.log
    topic(page, "Cubes")
    expect(page.locator("section.log li").first).to_be_visible()
    cubes = ada.log
    assert 0 < len(cubes) < len(everything)
    assert not any("Total" in line for line in cubes)
    page.reload()
    ada.at_table()
    expect(page.get_by_role("radio", name="Cubes")).to_be_checked()  # remembered on this device
    topic(page, "All")
    assert ada.log == everything
    first = page.locator("section.log .heading h2 button").first
    first.click()
    expect(first).to_have_attribute("aria-expanded", "false")
    assert len(ada.log) < len(everything)
    page.locator("section.log").get_by_role("button", name="Collapse all").click()
    headings = page.locator("section.log .heading h2 button")
    expect(headings.first).to_have_attribute("aria-expanded", "false")
    expect(headings.last).to_have_attribute("aria-expanded", "true")  # what happens now stays visible
    page.locator("section.log").get_by_role("button", name=re.compile("Show this moment: Turn 2")).click()
    expect(page.get_by_text(re.compile("You’re viewing move"))).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("size", [PHONE, None], ids=["phone", "desktop"])
def test_the_drawer_has_the_same_filter(visitors: Visitors, size: dict[str, int] | None) -> None:
    ada = visitors()
    begun(ada)
    if size:
        ada.resize(size)
    page = ada.page
    page.get_by_role("button", name="Log", exact=True).click()
    drawer = page.get_by_role("dialog", name="Log")
    before = drawer.get_by_role("listitem").count()
    drawer.get_by_role("radio", name="Buildings").focus()
    page.keyboard.press("Space")
    expect(drawer.get_by_role("radio", name="Buildings")).to_be_checked()
    expect(drawer.get_by_role("listitem")).not_to_have_count(before)
    page.keyboard.press("ArrowLeft")  # the arrow keys move through the group
    expect(drawer.get_by_role("radio", name="Cubes")).to_be_checked()
    assert violations(page) == []


def test_days_of_rival_restaurants_and_a_look_back(visitors: Visitors) -> None:
    ada = visitors()
    page = ada.page
    ada.api("/api/session", {"name": "Ada"})
    wish = {"game": "rival-restaurants", "seats": [ME, BOT, BOT], "options": {"home_cook": True}, "seed": 3}
    table = enter(ada.api("/api/tables", wish)["id"], ada)
    play_on(ada)
    expect(page.locator(".log .heading", has_text="Day 2")).to_be_attached(timeout=200_000)
    stop(ada)
    lines = page.locator(".log li")
    everything = lines.count()
    topic(page, "About me")
    expect(lines).not_to_have_count(everything)
    for line in lines.all_inner_texts():
        assert re.search(r"\byou", line, re.I), line
    topic(page, "Dishes")
    expect(lines).not_to_have_count(everything)
    assert not any("trade" in line for line in lines.all_inner_texts())
    assert violations(page) == []
    topic(page, "All")

    ada.goto(f"/replay/{table}")
    moves = page.locator(".moves")
    expect(moves.locator("li").first).to_be_attached()
    text = moves.inner_text()
    assert "Day 1" in text
    assert not re.search(r"(is|’re|are) (not )?ready", text)
    page.keyboard.press("Home")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        assert "ready" not in page.locator(".now").inner_text()
    topic(page, "Trades")
    expect(moves.locator("li")).not_to_have_count(0)
    assert violations(page) == []
    ada.resize(PHONE)
    tabs = page.get_by_role("tablist").bounding_box()
    assert tabs is not None
    assert abs(tabs["y"] + tabs["height"] - PHONE["height"]) <= 1  # at the bottom, even without a chat
