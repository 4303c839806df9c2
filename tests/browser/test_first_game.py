"""The guided first game in a real browser: four cards, then one step at a time on the real table, to the end."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import Snap, Visitors
from tests.browser.visitors import DESKTOP, PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
SIZES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": {"viewport": PHONE, "has_touch": True}}
LONGEST = 150.0
"""Seconds for a guided part, on a busy machine."""
COACH = {"en": "Your coach", "de": "Dein Coach", "it": "Il tuo coach"}


def begin(visitor: Visitor, game: str, learn: str = "Learn to play", coach: str = COACH["en"]) -> Locator:
    """From the lobby through the four cards. Returns the coach."""
    page = visitor.goto("/").page
    page.locator(f"article.{game}").get_by_role("button", name=learn).click()
    cards = page.get_by_role("dialog")
    seen = []
    for _ in range(4):
        seen.append(cards.get_by_role("heading").inner_text())
        expect(cards.locator(".picture svg").first).to_be_visible()
        cards.locator("footer button").last.click()
    assert len(set(seen)) == 4, seen
    expect(cards).to_have_count(0)
    return page.get_by_role("complementary", name=coach)


# Collects each sentence of the coach, also those that are replaced before the test looks again.
LISTEN = """(coach) => {
  window.coachSaid = [];
  const note = () => {
    const text = coach.querySelector('p')?.innerText;
    if (text && window.coachSaid.at(-1) !== text) window.coachSaid.push(text);
  };
  note();
  new MutationObserver(note).observe(coach, { subtree: true, childList: true, characterData: true });
}"""


def follow(page: Page, coach: Locator, last: str = "") -> list[str]:
    """Do what the coach says until the guided part is over or ``last`` is said. Returns everything that was said."""
    coach.evaluate(LISTEN)
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        said: list[str] = page.evaluate("coachSaid")
        if coach.get_by_role("button", name="Continue on my own").count() or (last and last in said[-1]):
            return said
        press(page, coach)
        page.wait_for_timeout(300)
    raise AssertionError(f"the coach does not get to the end: {said}")


def press(page: Page, coach: Locator) -> None:
    """What a newcomer would press: the button of an open card, the coach's button, or something that glows."""
    dialog = page.locator("dialog[open], [role=dialog]").locator(".primary:not([aria-disabled])")
    glowing = page.locator("button.hinted:visible, .hinted:visible button")
    wheel = page.locator(".wheels .primary:not([aria-disabled])")
    for wanted in (dialog, coach.locator(".primary"), wheel, glowing):
        if wanted.count() and wanted.first.is_visible():
            with contextlib.suppress(TimeoutError):  # it has just disappeared: the next look finds what is there
                wanted.first.click(timeout=2000)
            return


@pytest.mark.parametrize("size", SIZES)
def test_burger_joint_guides_through_two_turns(visitors: Visitors, snap: Snap, size: str) -> None:
    """BJ-3 to BJ-6: picking, prices, the opponent's turn, trading, the end of a turn."""
    ada = visitors(**SIZES[size])
    coach = begin(ada, "burger-joint")
    expect(coach).to_contain_text("These cubes were just drawn")
    expect(ada.page.locator("[data-spotted]")).to_have_count(1)
    snap(ada.page, f"first-game-bj-{size}")
    said = follow(ada.page, coach)
    for words in ("Your first pick", "This is your board", "Your opponent’s turn", "That was the guided part"):
        assert any(words in text for text in said), (words, said)
    coach.get_by_role("button", name="Continue on my own").click()
    expect(coach).to_have_count(0)
    assert "lesson" not in ada.page.url
    assert ada.complaints == []


def test_rival_restaurants_guides_through_a_day(visitors: Visitors, snap: Snap) -> None:
    """RR-3 to RR-5: where to go, a claim, a purchase, a trade, garbage, the Island, the first dish."""
    ada = visitors()
    coach = begin(ada, "rival-restaurants")
    expect(coach).to_contain_text("This is your restaurant")
    snap(ada.page, "first-game-rr")
    said = follow(ada.page, coach, "Now you cook")
    for words in ("The Island", "Dairy King", "Claim the milk", "Offer your shellfish", "garbage", "Now you cook"):
        assert any(words in text for text in said), (words, said)
    assert ada.complaints == []


@pytest.mark.parametrize(("locale", "learn"), [("de-DE", "Spielen lernen"), ("it-IT", "Impara a giocare")])
def test_it_speaks_the_other_languages(visitors: Visitors, locale: str, learn: str) -> None:
    ada = visitors(locale=locale, viewport=PHONE, has_touch=True)
    expect(begin(ada, "rival-restaurants", learn, COACH[locale[:2]])).to_be_visible()
    assert ada.complaints == []


def test_it_can_be_skipped_goes_on_after_a_reload_and_can_be_repeated(visitors: Visitors) -> None:
    ada = visitors()
    coach = begin(ada, "burger-joint")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("Your first pick")
    ada.page.reload()
    expect(coach).to_contain_text("Your first pick")
    ada.page.get_by_role("button", name="End the guided game").click()
    expect(coach).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_role("region").first).to_be_visible()
    expect(ada.page.get_by_role("complementary", name="Your coach")).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Guided first game").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Skip the introduction").click()
    expect(ada.page.get_by_role("complementary", name="Your coach")).to_have_count(0)
    assert ada.complaints == []
