"""Rival Restaurants in real browsers: no useless presses, and what took back Ready is named."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tableside.engine.match import Match
from tests.browser.conftest import Pair, Snap, Visitors
from tests.browser.rival_restaurants.count_presses import count
from tests.browser.rival_restaurants.guests import (
    DULL,
    find_seed,
    money,
    only_cards,
    open_table,
    play_through,
    press_ready,
    quiet,
    reach,
    to_the_market,
    violations,
)

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
UNTIMED: dict[str, Any] = {**DULL, "market_seconds": 0}


def test_a_day_against_bots_takes_few_presses(visitors: Visitors) -> None:
    """It took 6.7 when each claim, each Ready and each purchase was a press of its own; now it takes half at most."""
    counted = count(visitors(), days=3, seed=8)
    assert counted["presses"] <= 3 * 6.7 / 2, counted
    assert counted["by"].get("ready for phase 2", 0) == 0, counted


def two_needed_at_the_fruit_stand(match: Match) -> bool:
    """Two things of one market that Ada needs, which cost less than what she has."""
    view = match.view(0)
    stand = next(each for each in view.markets if each.key == "fruit-stand")
    wanted = set(stand.bins) & set(view.seats[0].needs)
    return quiet(match) and len(wanted) == 2 and view.seats[0].money >= 200


def test_a_shopping_list_is_bought_and_one_is_ready(pair: Pair, snap: Snap) -> None:
    """RR-3.7, RR-4.2: what is needed is ticked; one press buys it and says Ready."""
    ada, bo = pair
    open_table(ada, [bo], seed=find_seed(two_needed_at_the_fruit_stand, **UNTIMED), **UNTIMED)
    to_the_market((ada.page, "fruit-stand", None), (bo.page, "island", None))
    had = money(ada.page)
    shopping = ada.page.get_by_role("region", name="Shopping list")
    expect(shopping.get_by_role("button", pressed=True)).to_have_count(2)
    snap(ada.page, "rr-desktop-shopping-list")
    assert violations(ada.page) == []
    shopping.get_by_role("button", name="Buy 2 for $200 and be ready").click()
    expect(ada.page.locator(".acts").get_by_role("button", name="Ready ✓")).to_be_visible()
    assert money(ada.page) == had - 200
    expect(ada.page.locator('[data-market="fruit-stand"] .bin .hollow')).to_have_count(2)
    expect(shopping).to_have_count(0)


def test_who_is_not_hit_stays_ready_and_who_is_hit_reads_why(visitors: Visitors) -> None:
    """RR-3.7: Ada plays Armed Robbery on Bo after all are ready but her; Cy is not asked again."""
    ada, bo, cy = visitors(), visitors(), visitors()
    rules: dict[str, Any] = {**UNTIMED, "cards": only_cards(armed_robbery=60)}
    places = ("island", "fruit-stand", "chop-shop")

    def wanted(match: Match) -> bool:
        if not quiet(match):
            return False
        play_through(match, *[(seat, f"go {place}") for seat, place in enumerate(places)])
        play_through(match, *[(seat, "claim none") for seat in (1, 2)])
        play_through(match, *[(seat, "ready") for seat in range(3)])
        return match.view(0).step == "buying" and "play armed-robbery p2" in match.legal_moves(0)

    open_table(ada, [bo, cy], seed=find_seed(wanted, 3, **rules), **rules)
    to_the_market((ada.page, "island", None), (bo.page, "fruit-stand", None), (cy.page, "chop-shop", None))
    for person in (bo, cy):
        press_ready(person.page, "buying")
    ada.page.locator(".hand .card.ready, section.purse button.ready").first.click()
    dialog = ada.page.get_by_role("dialog")
    dialog.locator(".targets li button", has_text="Bo").click()
    dialog.locator(".targets > .button.primary").click()
    reach(bo.page, "effect")
    bo.page.locator(".stage").get_by_role("button", name="Allow it").click()
    expect(bo.page.get_by_text("Armed Robbery hit you. Still ready?", exact=True)).to_be_visible()
    # Cy says nothing again; Bo still has to.
    expect(cy.page.locator(".acts").get_by_role("button", name="Ready ✓")).to_be_visible()
    expect(bo.page.locator(".acts").get_by_role("button", name="Ready", exact=True)).to_be_visible()
