"""Rival Restaurants in a browser: action cards while everybody chooses where to go (RR-3.4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Snap, Visitors
from tests.browser.rival_restaurants.guests import (
    BARE_ID,
    DULL,
    JSON,
    find_seed,
    go,
    only_cards,
    open_table,
    reach,
    violations,
)
from tests.browser.visitors import DESKTOP, PHONE

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(120)]


def test_a_card_is_played_from_the_hand_while_all_choose(visitors: Visitors, snap: Snap) -> None:
    """RR-3.4: the hand is there to tap. A player who had chosen is asked again, with the same choice preselected."""
    ada, bo = visitors(viewport=PHONE, has_touch=True), visitors(viewport=DESKTOP)
    open_table(ada, [bo], **{**DULL, "cards": only_cards(fridge_raid=60)})
    for person in (ada, bo):
        reach(person.page, "destinations")
        expect(person.page.locator(".card.ready")).to_have_count(1)
        expect(person.page.locator("dialog[open]")).to_have_count(0)  # there is no question whether to play it
    snap(ada.page, "rr-phone-table-card-while-choosing")
    ada.page.get_by_role("button", name="Close").first.click()  # the tip of the first game
    expect(ada.page.locator(".card.ready")).to_be_in_viewport(ratio=1)
    snap(ada.page, "rr-phone-table-card-in-sight")
    snap(bo.page, "rr-desktop-card-while-choosing")
    go(bo.page, "chop-shop")
    expect(bo.page.locator(".stage.asked")).to_have_count(0)

    ada.page.locator(".card.ready").click()
    ada.page.locator("dialog[open] .targets li button").first.click()
    ada.page.locator("dialog[open] .targets > .button").click()
    reach(ada.page, "fridge")
    for _ in range(2):
        ada.page.wait_for_timeout(500)  # two taps at once count as one
        ada.page.locator(".stage li button").first.click()
    reach(ada.page, "destinations")
    expect(ada.page.locator(".card.ready")).to_have_count(0)  # one a day (RR-9.1)

    expect(bo.page.locator(".stage.asked")).to_have_count(1)
    expect(bo.page.locator(".stage")).to_contain_text("A card was played")
    expect(bo.page.locator('.wheel input[value="chop-shop"]')).to_be_checked()
    snap(bo.page, "rr-desktop-choose-again")
    for person in (ada, bo):
        assert not BARE_ID.findall(person.page.locator("body").inner_text())
        assert violations(person.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    bo.page.get_by_role("button", name="Lock in").click()  # one press keeps it
    expect(bo.page.locator(".stage.asked")).to_have_count(0)
    go(ada.page, "island")
    for person in (ada, bo):
        expect(person.page.locator('.stage[data-step="destinations"]')).to_have_count(0)


def test_a_clam_against_lovehandles_while_claims_are_chosen(visitors: Visitors, snap: Snap) -> None:
    """RR-3.3, RR-9.4: with every bin closed, nobody is asked. The Clam is a button, and after it the player claims."""
    ada, bo = visitors(viewport=PHONE, has_touch=True), visitors(viewport=DESKTOP)
    options: JSON = {"mode": "standard", "market_seconds": 0, "window_seconds": 0, "cards": only_cards(clam_voyance=60)}
    seed = find_seed(lambda match: match.view(None).seats[1].chefs[0].chef == "lovehandles-mcfatterson", **options)
    open_table(ada, [bo], seed=seed, **options)
    for person in (ada, bo):
        go(person.page, "fruit-stand")
    reach(ada.page, "claims")
    expect(ada.page.locator(".stage.asked")).to_have_count(0)
    expect(ada.page.locator(".bin.offered")).to_have_count(0)
    snap(ada.page, "rr-phone-table-claims-closed")
    ada.page.locator(".stage").get_by_role("button", name="Clam-Voyance against").click()
    reach(bo.page, "effect")
    bo.page.get_by_role("button", name="Allow it").click()
    expect(ada.page.locator(".stage.asked")).to_have_count(1)
    ada.page.locator('.market.fruit-stand button[data-bin="1"]').click()
    reach(ada.page, "claims")
    snap(ada.page, "rr-phone-table-claims-opened")
