"""The chat: beside the board if there is room, otherwise a sheet that leaves the board visible and usable."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.rival_restaurants.guests import DULL, ME, OPEN, enter, violations
from tests.browser.visitors import PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def write(page: Page, text: str) -> None:
    page.get_by_label("Message").fill(text)
    page.get_by_role("button", name="Send").click()


def rivals(ada: Visitor, bo: Visitor) -> None:
    """Both at a table of Rival Restaurants."""
    ada.api("/api/session", {"name": "Ada"})
    bo.api("/api/session", {"name": "Bo"})
    table = ada.api("/api/tables", {"game": "rival-restaurants", "seats": [ME, OPEN], "options": DULL})["id"]
    invite = ada.api(f"/api/tables/{table}/invite")["token"]
    bo.api(f"/api/tables/{table}/join", {"invite": invite})
    enter(table, ada, bo)


@pytest.mark.parametrize("game", ["burger-joint", "rival-restaurants"])
def test_tabs_beside_the_board(visitors: Visitors, game: str) -> None:
    ada, bo = (visitors(viewport={"width": 1280, "height": 800}) for _ in range(2))
    if game == "burger-joint":
        ada.invite(bo)
    else:
        rivals(ada, bo)
    page = ada.page
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_label("Message")).to_be_focused()
    write(page, "Hello Bo!")
    expect(page.locator("section.chat")).to_contain_text("Hello Bo!")
    expect(bo.page.get_by_role("tab", name=re.compile("Chat"))).to_contain_text("1")  # not seen yet
    bo.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(bo.page.locator("section.chat")).to_contain_text("Hello Bo!")
    expect(bo.page.get_by_role("tab", name=re.compile("Chat"))).not_to_contain_text("1")
    at = page.evaluate("scrollY")
    write(bo.page, "Hello Ada!")
    expect(page.locator("section.chat")).to_contain_text("Hello Ada!")
    expect(page.get_by_role("tab", name=re.compile("Chat"))).not_to_contain_text("1")  # seen at once
    assert page.evaluate("scrollY") == at  # a message never scrolls the page
    assert violations(page) == []


def test_log_and_chat_share_a_wide_window(visitors: Visitors) -> None:
    ada = visitors(viewport={"width": 1920, "height": 1080})
    ada.sit([ME, {"kind": "local", "name": "Bo"}])
    ada.at_table()
    expect(ada.page.locator("section.log")).to_be_in_viewport()
    expect(ada.page.locator("section.chat")).to_be_in_viewport()
    expect(ada.page.get_by_role("tab", name="Chat")).to_have_count(0)
    write(ada.page, "Both in sight")
    expect(ada.page.locator("section.chat li")).to_contain_text("Both in sight")
    assert violations(ada.page) == []


def test_a_sheet_on_a_phone_leaves_the_board_usable(visitors: Visitors) -> None:
    ada = visitors(viewport=PHONE)
    ada.sit([ME, {"kind": "local", "name": "Bo"}])
    ada.at_table()
    page = ada.page
    page.get_by_role("button", name="Chat").click()
    sheet = page.get_by_role("dialog", name="Chat")
    page.wait_for_timeout(500)  # it slides in
    box = sheet.bounding_box()
    assert box is not None
    assert box["height"] < PHONE["height"] / 2
    assert box["y"] + box["height"] <= PHONE["height"] + 1
    write(page, "Still playing")
    expect(sheet).to_contain_text("Still playing")
    cube = page.locator(".area .row button:not(.shut)").first
    cube.click()  # Playwright clicks where a finger would, so nothing may cover the button
    ada.wait_until("document.querySelector('[role=dialog]') !== null")
    assert ada.moves_played() >= 1
    expect(sheet).to_be_visible()
    dock = page.locator(".thumb").bounding_box()
    box = sheet.bounding_box()
    assert dock is not None
    assert box is not None
    assert dock["y"] + dock["height"] <= box["y"] + 1  # the actions are above the sheet
    assert violations(page) == []
    sheet.get_by_label("Message").focus()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_tabs_of_rival_restaurants_stand_above_the_sheet(visitors: Visitors) -> None:
    ada, bo = visitors(viewport=PHONE), visitors()
    rivals(ada, bo)
    page = ada.page
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("tab", name=re.compile("Mine|My")).click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
    expect(page.get_by_role("tab", name=re.compile("Mine|My"))).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Chat").click()  # the same button closes it
    expect(page.get_by_role("dialog", name="Chat")).to_have_count(0)
