"""Custom board sets in the browser: write, preview, save, upload, download and play them (BJ-9.1)."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visitors
from tests.browser.rival_restaurants.guests import violations
from tests.browser.visitors import PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

HAPPY_HOUR = ROOT / "examples/happy-hour.toml"


def change(ada: Visitor, old: str, new: str) -> None:
    area = ada.page.get_by_label("Board set (TOML)")
    text = area.input_value()
    assert old in text
    area.fill(text.replace(old, new, 1))


def works(ada: Visitor) -> None:
    expect(ada.page.get_by_text("This set is ready to play.")).to_be_visible()


def refused(ada: Visitor) -> None:
    """The browser logs each refused preview, as it should."""
    ada.complaints = [complaint for complaint in ada.complaints if "400" not in complaint]


def test_the_preview_follows_and_errors_name_the_field(visitors: Visitors) -> None:
    ada = visitors().goto("/board-sets")
    page = ada.page
    works(ada)
    expect(page.locator(".boards .board")).to_have_count(2)
    expect(page.locator(".boards .board").first.locator("[data-space^=b]")).to_have_count(12)  # 6 basics, 6 bistros
    change(ada, "points_to_win = 12", "points_to_win = 9")
    expect(page.get_by_text("9 points to win")).to_be_visible()
    change(ada, 'ability = "draw"', 'ability = "dance"')
    state = page.locator(".state")
    expect(state).to_contain_text("burger.bistro.signs[2].ability")
    expect(page.get_by_text("9 points to win")).to_be_visible()  # the last working version stays
    page.get_by_role("button", name=re.compile("Go to line")).click()
    marked = page.evaluate("(area => area.value.slice(area.selectionStart, area.selectionEnd))(document.activeElement)")
    assert '"dance"' in marked
    change(ada, '"dance"', '"draw')
    expect(state).to_contain_text(re.compile(r"Line \d+, column \d+: a closing quotation mark is missing"))
    expect(page.get_by_role("button", name="Play it against a bot")).to_have_attribute("aria-disabled", "true")
    assert violations(page) == []
    refused(ada)


def test_errors_speak_three_languages(visitors: Visitors) -> None:
    for locale, words in (("de-DE", "Feld „points_to_win“"), ("it-IT", "points_to_win"), ("en-GB", "points_to_win")):
        ada = visitors(locale=locale).goto("/board-sets")
        area = ada.page.locator("textarea")
        area.fill(area.input_value().replace("points_to_win = 12", "points_to_win = 90"))
        expect(ada.page.locator(".state")).to_contain_text(words)
        assert "bj-err" not in ada.page.locator(".state").inner_text()
        assert "sets-" not in ada.page.locator("main").inner_text()
        refused(ada)


def test_upload_save_download_delete(visitors: Visitors, tmp_path: Path) -> None:
    ada = visitors().goto("/board-sets")
    page = ada.page
    page.locator("input[type=file]").set_input_files(HAPPY_HOUR)
    expect(page.get_by_text("How a game with “Happy Hour” starts")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    assert coming.value.suggested_filename == "happy-hour.toml"
    coming.value.save_as(tmp_path / "mine.toml")
    assert (tmp_path / "mine.toml").read_text() == HAPPY_HOUR.read_text()
    page.get_by_role("button", name="Classic").click()
    expect(page.get_by_text("12 points to win")).to_be_visible()
    page.reload()
    works(ada)
    page.get_by_role("button", name="Happy Hour", exact=True).click()
    expect(page.get_by_text("9 points to win")).to_be_visible()
    page.get_by_role("button", name="Delete “Happy Hour”").click()
    expect(page.get_by_role("button", name="Happy Hour", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Happy Hour", exact=True)).to_be_visible()
    big = tmp_path / "big.toml"
    big.write_text("#" * 50_000)
    page.locator("input[type=file]").set_input_files(big)
    expect(page.locator(".toast").last).to_contain_text("too big")


def test_it_is_played_against_a_bot_and_at_a_table_of_ones_own(visitors: Visitors) -> None:
    ada = visitors(viewport=PHONE).goto("/board-sets")
    page = ada.page
    works(ada)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []
    change(ada, 'name = "Classic"', 'name = "My box"')
    change(ada, "points_to_win = 12", "points_to_win = 7")
    expect(page.get_by_text("7 points to win")).to_be_visible()
    page.get_by_role("button", name="Play it against a bot").click()
    ada.at_table()
    played = ada.api(f"/api/tables/{ada.table_id}")["options"]["set"]
    assert (played["name"], played["points_to_win"]) == ("My box", 7)

    ada.goto("/new/burger-joint")
    page.get_by_role("link", name="Make your own board set").click()
    works(ada)
    page.get_by_role("button", name="Open a table with it").click()
    expect(page.get_by_role("group", name="Board set").get_by_role("radio", name="My box")).to_be_checked()
    page.get_by_role("group", name="Pizza").get_by_role("radio", name="Bot").check()
    page.get_by_role("button", name=re.compile("Open|Create")).last.click()
    ada.at_table()
    assert ada.api(f"/api/tables/{ada.table_id}")["options"]["set"]["points_to_win"] == 7
