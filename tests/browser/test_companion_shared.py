"""A companion on several phones: in step, with rights, through a lost line."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_companion import begin, press, tab
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
TV = {"width": 1920, "height": 1080}


def share(owner: Visitor) -> str:
    """Begin a game, share it, and tell its address."""
    owner.goto("/companion")
    begin(owner, "Ada", "Bo", "Cy")
    tab(owner.page, "More").get_by_role("button", name="Share").click()
    owner.page.wait_for_url(re.compile(r"/companion/[a-z0-9]{12}$"))
    expect(owner.page.get_by_role("tab", name="Now")).to_be_visible()
    return owner.page.url


def test_two_phones_and_a_screen_are_in_step(visitors: Visitors) -> None:
    """What the owner presses is seen everywhere; who is not allowed has no buttons; who is allowed presses too."""
    ada, bo, screen = visitors(viewport=PHONE), visitors(viewport=PHONE), visitors(viewport=TV)
    link = share(ada)
    bo.api("/api/session", {"name": "Bo’s phone"})
    bo.page.goto(link)
    screen.page.goto(f"{link}/screen")
    expect(bo.page.get_by_role("heading", name="Day 1")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Start Buy & Barter")).to_have_count(0)
    expect(bo.page.get_by_role("button", name="Undo")).to_have_count(0)
    tab(ada.page, "Now")
    press(ada.page, re.compile("Start Buy & Barter"))
    for page in (ada.page, bo.page, screen.page):
        expect(page.get_by_role("timer")).to_be_visible()
    expect(screen.page.get_by_role("button")).to_have_count(0)
    ada.page.get_by_role("button", name="Pause for an action card").click()
    for page in (bo.page, screen.page):
        expect(page.get_by_role("timer")).to_have_attribute("aria-label", re.compile("^Paused with"))
    left = [page.get_by_role("timer").get_attribute("aria-label") for page in (ada.page, bo.page, screen.page)]
    assert len(set(left)) == 1, left

    phones = tab(ada.page, "More")
    expect(phones.get_by_role("img", name="QR code")).to_be_visible()
    phones.get_by_role("switch", name="Bo’s phone").check(force=True)
    bo.page.get_by_role("button", name="Resume").click()
    expect(screen.page.get_by_role("timer")).to_have_attribute("aria-label", re.compile("seconds left$"))
    tab(bo.page, "Scores").get_by_role("button", name="Cy: Popularity +4").click()
    expect(screen.page.locator(".kitchens li").nth(2)).to_contain_text("4/20")
    tab(ada.page, "Scores")
    expect(ada.page.get_by_role("group", name="Cy: Popularity", exact=True)).to_contain_text("4")
    tab(ada.page, "More").get_by_role("switch", name="Bo’s phone").uncheck(force=True)
    expect(bo.page.get_by_role("button", name="Cy: Popularity +4")).to_have_count(0)


def test_a_phone_that_slept_catches_up(visitors: Visitors) -> None:
    ada, bo = visitors(viewport=PHONE), visitors(viewport=PHONE, may_lose_line=True)
    link = share(ada)
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="Day 1")).to_be_visible()
    bo.context.set_offline(True)
    tab(ada.page, "Now")
    press(ada.page, re.compile("Start Buy & Barter"))
    press(ada.page, "Everybody ready: Cook & Counter")
    press(ada.page, "End the day, start day 2")
    bo.context.set_offline(False)
    expect(bo.page.get_by_role("heading", name="Day 2")).to_be_visible()
    bo.complaints = [complaint for complaint in bo.complaints if "ERR_INTERNET_DISCONNECTED" not in complaint]


def test_it_outlives_the_server(visitors: Visitors, mortal_server: Server) -> None:
    """A restart loses nothing: what was pressed before and after it is on every phone."""
    ada = visitors(mortal_server.url, viewport=PHONE, may_lose_line=True)
    share(ada)
    tab(ada.page, "Now")
    press(ada.page, re.compile("Start Buy & Barter"))
    expect(ada.page.get_by_role("timer")).to_be_visible()
    port = mortal_server.port
    mortal_server.kill()
    expect(ada.page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    press(ada.page, "Everybody ready: Cook & Counter")
    mortal_server.start(port)
    expect(ada.page.get_by_text("Everybody secretly decides what to cook")).to_be_visible()
    screen = visitors(mortal_server.url, viewport=TV)
    screen.page.goto(f"{ada.page.url}/screen")
    expect(screen.page.get_by_text("Cook & Counter")).to_be_visible()


def test_the_owner_stops_sharing_and_plays_on_alone(visitors: Visitors) -> None:
    ada, bo = visitors(viewport=PHONE), visitors(viewport=PHONE)
    link = share(ada)
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="Day 1")).to_be_visible()
    tab(ada.page, "Now")
    press(ada.page, re.compile("Start Buy & Barter"))
    tab(ada.page, "More").get_by_role("button", name="Stop sharing").click()
    expect(bo.page.get_by_text("This companion is no longer shared")).to_be_visible()
    ada.page.wait_for_url(re.compile(r"/companion$"))
    expect(ada.page.get_by_role("timer")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so(visitors: Visitors) -> None:
    ada = visitors(viewport=PHONE)
    ada.page.goto("/companion/nosuchroom22")
    expect(ada.page.get_by_text("This companion is no longer shared")).to_be_visible()
    ada.page.get_by_role("link", name="My own companion").click()
    expect(ada.page.get_by_text("Which game is on the table?")).to_be_visible()
