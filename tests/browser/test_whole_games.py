"""Whole games in real browsers: against each other, against a bot, on the same device, on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.visitors import PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(400)]

Snap = Callable[[Page, str], None]


def invite_friend(host: Visitor, friend: Visitor) -> None:
    """With an invite link, as a person would."""
    host.sit([{"kind": "me"}, {"kind": "open"}], options=host.short_rules(6))
    link = host.page.get_by_label("Link to this table").input_value()
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    friend.goto(link.removeprefix(friend.url))
    friend.page.get_by_label("Your name").fill("Bo")
    friend.page.get_by_role("button", name="Join the game").click()
    host.at_table()
    friend.at_table()


def test_two_browsers_play_a_whole_game_and_a_rematch(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    invite_friend(ada, bo)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Bo")
    first_table = ada.table_id
    for person in (ada, bo):
        person.play_on()
    for person in (ada, bo):
        person.wait_for_the_end()
    titles = {person.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text() for person in (ada, bo)}
    assert titles == {"You won!", "You lost"}
    outcome = ada.api(f"/api/tables/{first_table}")["outcome"]
    assert max(outcome["scores"]) >= 6  # BJ-6.2, with fewer points to win
    assert bo.story[-2:] == ada.story[-2:]

    ada.page.get_by_role("button", name="Rematch").click()
    expect(bo.page.get_by_role("dialog").get_by_role("status")).to_contain_text("suggests a rematch")
    bo.page.get_by_role("button", name="Rematch").click()
    for person in (ada, bo):
        person.page.wait_for_url(lambda url: "/table/" in url and first_table not in url)
        person.at_table()
    seats = ada.api(f"/api/tables/{ada.table_id}")["seats"]
    assert seats[0]["name"] == "Bo"  # the sides are swapped


def test_against_a_bot_to_the_end_then_look_back_and_verify(visitors: Visitors, snap: Snap) -> None:
    ada = visitors()
    ada.goto("/")
    ada.opens_short_games()
    ada.burger_joint().get_by_label("Bot").select_option(label="Apprentice")
    expect(ada.burger_joint().get_by_text("means well, forgets half")).to_be_visible()
    ada.burger_joint().get_by_role("button", name="Play now").click()
    ada.at_table()
    table = ada.table_id
    names = [seat["name"] for seat in ada.api(f"/api/tables/{table}")["seats"]]
    assert "apprentice" in names  # on either side: a quick game assigns one at random
    ada.play_on()
    ada.wait_for_the_end()
    snap(ada.page, "desktop-ending")
    ada.page.get_by_role("dialog").get_by_role("link", name="Review game").click()
    slider = ada.page.get_by_role("slider")
    total = int(slider.get_attribute("max") or "0")
    assert total == ada.api(f"/api/tables/{table}")["moves"]
    ada.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(ada.page).to_have_url(re.compile(r"move=2$"))
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name="Copy", exact=True).click()
    expect(ada.page.locator(".toast")).to_contain_text("Copied")
    assert ada.page.evaluate("navigator.clipboard.readText()") == ada.page.locator("code.line").inner_text()
    ada.page.get_by_role("button", name="Verify").click()
    expect(ada.page.get_by_text("Record verified")).to_be_visible()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download").click()
    record = download.value.path()

    bo = visitors()
    bo.goto("/replay")
    bo.page.locator("input[type=file]").set_input_files(record)
    bo.page.get_by_role("button", name="Verify").click()
    expect(bo.page.get_by_text("Record verified")).to_be_visible()
    bo.page.get_by_role("button", name="Open").click()
    expect(bo.page.get_by_role("slider")).to_have_attribute("max", str(total))

    bo.goto(f"/replay/{table}?move=7")  # the table was private, so a link to a move leads nowhere for others
    expect(bo.page.get_by_role("alert")).to_be_visible()
    bo.complaints = [complaint for complaint in bo.complaints if "404" not in complaint]


def test_a_friend_is_invited_in_two_clicks(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/")
    ada.burger_joint().get_by_role("button", name="Invite a friend").click()
    expect(ada.page.get_by_label("Link to this table")).to_have_value(re.compile(r"/table/\w+\?invite=\w+"))
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    ada.page.get_by_role("button", name="Play a bot instead").click()
    ada.at_table()


def test_two_people_at_one_device(visitors: Visitors) -> None:
    ada = visitors()
    ada.sit([{"kind": "me"}, {"kind": "local", "name": "Bo"}], options=ada.short_rules(6))
    ada.at_table()
    ada.play_on()
    ada.wait_for_the_end()
    expect(ada.page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("wins")
    scores = ada.api(f"/api/tables/{ada.table_id}")["outcome"]["scores"]
    assert max(scores) >= 6


def test_a_game_on_a_phone_to_the_end(visitors: Visitors, snap: Snap) -> None:
    ada = visitors(viewport=PHONE, has_touch=True, is_mobile=True, locale="it-IT")
    ada.goto("/")
    ada.opens_short_games()
    ada.burger_joint().get_by_label("Bot").select_option(label="Apprentice")
    ada.burger_joint().get_by_role("button", name="Gioca subito").tap()
    ada.at_table()
    ada.play_on()
    for name in ("first", "later"):
        ada.page.wait_for_timeout(1500)
        ada.stop_playing()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        snap(ada.page, f"phone-table-{name}")
        ada.play_on()
    ada.wait_for_the_end()
    snap(ada.page, "phone-table-ending")
