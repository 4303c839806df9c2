"""Nothing is lost: a reload in the middle of a move, a broken connection, a server that is killed and restarted."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.server.clients import Server

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

ME, LOCAL = {"kind": "me"}, {"kind": "local", "name": "Bo"}
# Burger has three black cubes to trade, and nothing else (docs/burger-joint.md, "Positions").
TRADING = "trade B B 1 0/1/KY/-/2/3K/-/0 0/1/GR/-/2/2R/-/0 -/-/- 7K10Y10G8R10W10N -/0/0/0/-"


def test_reload_in_the_middle_of_a_move(visitors: Visitors) -> None:
    ada = visitors()
    ada.sit([ME, LOCAL], options={"position": TRADING})
    ada.at_table()
    ada.page.get_by_role("button", name="Trade 3× black patty").first.click()
    expect(ada.page.get_by_role("group", name="Choose a colour")).to_be_visible()
    ada.page.reload()
    choice = ada.page.get_by_role("group", name="Choose a colour")
    choice.get_by_role("button", name=re.compile("white dough")).click()
    expect(ada.page.locator(".own .cubes svg text").first).to_have_text("W")
    assert any("gets white dough" in line for line in ada.log)


def test_a_broken_line_heals_by_itself(visitors: Visitors) -> None:
    ada, bo = visitors(may_lose_line=True), visitors()
    ada.invite(bo)
    ada.context.set_offline(True)
    ada.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    ada.page.locator(".area .row button:not(.shut)").first.click()
    expect(bo.page.locator(".ribbon.mine")).to_be_visible()


def test_the_server_is_killed_in_the_middle_and_both_go_on(visitors: Visitors, mortal_server: Server) -> None:
    ada, bo = (visitors(mortal_server.url, may_lose_line=True) for _ in range(2))
    ada.invite(bo, options=ada.short_rules(5))
    ada.play_on()
    bo.play_on()
    for _ in range(100):
        if ada.moves_played() >= 12:
            break
        ada.page.wait_for_timeout(50)
    port = mortal_server.port
    mortal_server.kill()  # kill -9, while both are pressing buttons
    ada.page.wait_for_timeout(700)
    seen = len(ada.log)
    mortal_server.start(port)
    ada.wait_for_the_end()
    bo.wait_for_the_end()
    table = ada.api(f"/api/tables/{ada.table_id}")
    assert table["status"] == "finished"
    assert len(ada.log) > seen
    assert ada.story == bo.story  # both saw the same lines, none of them twice
    assert ada.api(f"/api/tables/{ada.table_id}/verify")["ok"]


def test_two_tabs_on_one_seat_and_the_way_back(visitors: Visitors) -> None:
    ada = visitors()
    ada.goto("/rules/burger-joint")
    ada.sit([ME, LOCAL])
    ada.at_table()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    other.locator(".area .row button:not(.shut)").first.click()
    expect(ada.page.locator("section.log")).to_contain_text("Ada takes")  # what happens in one tab shows in the other
    ada.page.locator(".area .row button:not(.shut)").first.click()
    expect(other.locator("section.log")).to_contain_text("Bo takes")
    other.close()
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Rules")
    ada.page.go_forward()
    expect(ada.page.locator("section.log")).to_contain_text("Bo takes")
