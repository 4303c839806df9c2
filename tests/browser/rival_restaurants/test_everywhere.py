"""Rival Restaurants: accessible, on phone and desktop, light and dark, in three languages, at a new table."""

from __future__ import annotations

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tableside.engine.match import Match
from tests.browser.access.measures import FULL_HD, LANGUAGES, measure, speak, unnamed
from tests.browser.conftest import Pair, Snap, Visitors
from tests.browser.rival_restaurants.guests import (
    BARE_ID,
    DULL,
    find_seed,
    open_table,
    quiet,
    to_the_market,
    violations,
)
from tests.browser.rival_restaurants.positions import bring_to
from tests.browser.visitors import DESKTOP, PHONE, WIDEST

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
LAPTOPS: Final[tuple[dict[str, int], ...]] = ({"width": 1280, "height": 800}, {"width": 1366, "height": 768})
# Finds what a player needs and cannot see without scrolling (the question, money, recipes, pantry), and cut-off names.
OUT_OF_SIGHT = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const seen = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  const whole = ['.ribbon', '[data-drop=mine]', '.stage :is(.wheel, .wheels > .button, li > button, .dish)'];
  const hidden = whole.flatMap(all).filter((element) => !seen(element.getBoundingClientRect()));
  const cut = all('.rivals h2').filter((name) => name.scrollHeight > name.clientHeight + 3);
  return [...hidden.map((element) => `hidden ${element.className}`), ...cut.map((name) => `cut ${name.textContent}`)];
}"""
# Finds what a long name makes wider than its place.
STICKS_OUT = """[...document.querySelectorAll('.stage, .stage p, .tray')]
    .filter((part) => part.clientWidth > 0 && getComputedStyle(part).overflowX === 'visible')
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className}: ${part.textContent}`)"""
TABS = ("Town", "Mine", "Rivals", "Offers", "Log")


@pytest.mark.parametrize(("size", "viewport"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_every_phase_is_accessible_and_fits(
    visitors: Visitors, snap: Snap, size: str, viewport: dict[str, int]
) -> None:
    ada = visitors(viewport=viewport, has_touch=size == "phone")
    problems: list[str] = []
    for step in ("choose-chef", "destinations", "claims", "powers", "buying", "declare"):
        bring_to(ada, step, seats=4)
        # The phone in the light theme is covered by test_questions.
        for scheme in SCHEMES if size == "desktop" else SCHEMES[1:]:
            ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            snap(ada.page, f"rr-{size}-table-{step}-{scheme}")
            problems += [f"{step}, {scheme}: {found}" for found in violations(ada.page)]
        if ada.page.evaluate("document.documentElement.scrollWidth") > viewport["width"]:
            problems.append(f"{step}: wider than {viewport['width']}")
        for low in LAPTOPS if size == "desktop" else ():
            ada.resize(low)
            problems += [f"{step}, {low}: {found}" for found in ada.page.evaluate(OUT_OF_SIGHT)]
        ada.resize(viewport)
        problems += [f"{step}: {found}" for found in measure(ada.page, "headings")]
        for language in reversed(LANGUAGES) if size == "desktop" else ():
            speak(ada, language)
            problems += [f"{step}, {language}: {found}" for found in unnamed(ada.page)]
        if size == "phone" and step == "buying":
            for tab in TABS:
                ada.page.get_by_role("tab", name=tab).tap()
                snap(ada.page, f"rr-phone-table-tab-{tab.lower()}")
                problems += [f"{tab}: {found}" for found in violations(ada.page)]
            ada.page.get_by_role("tab", name="Town").tap()
        if BARE_ID.search(ada.page.locator("body").inner_text()):
            problems.append(f"{step}: {BARE_ID.findall(ada.page.locator('body').inner_text())}")
    assert problems == []


def test_dialogs_are_accessible(pair: Pair, snap: Snap) -> None:
    ada, bo = pair

    def wanted(match: Match) -> bool:
        return quiet(match) and bool(match.view(0).seats[0].spare)

    open_table(ada, [bo], seed=find_seed(wanted, **DULL), **DULL)
    to_the_market((ada.page, "island", None), (bo.page, "island", None))
    problems: list[str] = []

    def look(name: str) -> None:
        snap(ada.page, f"rr-dialog-{name}")
        problems.extend(f"{name}: {found}" for found in violations(ada.page))
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog[open], .popover")).to_have_count(0)

    ada.page.get_by_role("button", name="New offer").click()
    look("composer")
    ada.page.locator("[data-drop=mine] .thing.tappable").first.click()
    look("haggle")
    ada.page.locator("button.day", has_text="Day 1").click()
    look("day")
    ada.page.get_by_role("button", name="All my moves").click()
    ada.page.get_by_role("searchbox").fill("ready")
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Ready")).to_be_visible()
    ada.page.get_by_role("searchbox").clear()  # otherwise Esc would clear it, as in every search field
    look("moves")
    ada.page.locator(".hand .card").first.click()
    look("card")
    assert problems == []


def test_the_table_fits_every_width(visitors: Visitors, snap: Snap) -> None:
    """Also with a name that is one long word. On a laptop, six chefs are visible next to the town."""
    ada = visitors()
    bring_to(ada, "destinations", seats=6, names=("M" * 32, "Cy", "Di", "Ed", "Flo"))
    for width in (360, 700, 1024, 1280, 1600):
        ada.resize({"width": width, "height": 900})
        expect(ada.page.locator(".wheel")).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        assert ada.page.evaluate(STICKS_OUT) == []
        snap(ada.page, f"rr-width-{width}")
    market = ada.page.locator(".market").first
    ada.resize(LAPTOPS[0])
    small = market.bounding_box()
    ada.resize(FULL_HD)
    big = market.bounding_box()
    assert small
    assert big
    assert big["width"] > small["width"] * 1.2, "a big screen is used"
    ada.resize(LAPTOPS[0])
    last = ada.page.locator(".rivals article").nth(4).bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= LAPTOPS[0]["height"]


@pytest.mark.parametrize(
    ("locale", "phase", "ready"), [("de-DE", "Kaufen & Tauschen", "Bereit"), ("it-IT", "Acquisto e Baratto", "Pronto")]
)
def test_german_and_italian(visitors: Visitors, snap: Snap, locale: str, phase: str, ready: str) -> None:
    ada = visitors(locale=locale)
    bring_to(ada, "buying", seats=3)
    expect(ada.page.locator(".acts").get_by_role("button", name=ready, exact=True)).to_be_visible()
    expect(ada.page.locator(".ribbon [aria-current]")).to_have_text(phase)
    snap(ada.page, f"rr-desktop-{locale[:2]}")
    assert not BARE_ID.findall(ada.page.locator("body").inner_text())


def test_a_newcomer_is_offered_the_easy_way(visitors: Visitors, snap: Snap) -> None:
    """RR-11.1, RR-2.1: Home Cook and the beginners' chefs. One click starts the game."""
    ada = visitors(viewport=WIDEST)
    ada.goto("/new/rival-restaurants")
    expect(ada.page.get_by_role("radio", name="First game")).to_be_checked()
    snap(ada.page, "rr-new-table")
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Open table").click()
    ada.page.wait_for_selector(".stage")
    options = ada.api(f"/api/tables/{ada.table_id}")["options"]
    assert options["home_cook"]
    assert options["window_seconds"] == 0, "without clocks (RR-11.1)"
    assert options["beginners_chefs"]
    # Another table: correspondence, with custom rules.
    ada.goto("/new/rival-restaurants")
    ada.page.get_by_role("radio", name=re.compile("^Custom")).check(force=True)
    ada.page.get_by_role("group", name="How many players?").get_by_role("radio", name="2").check(force=True)
    ada.page.get_by_role("radio", name="Kitchen Squad with draft").check(force=True)
    ada.page.get_by_role("switch", name=re.compile("^Even start")).check(force=True)
    ada.page.get_by_role("radio", name=re.compile("^Correspondence")).check(force=True)
    ada.page.get_by_role("button", name="Open table").click()
    ada.page.wait_for_selector(".stage")
    table = ada.api(f"/api/tables/{ada.table_id}")
    assert table["options"]["mode"] == "squad-draft"
    assert table["options"]["market_seconds"] == 0
    assert table["options"]["even_start"] is True
    assert table["clock"]["kind"] == "post"
