"""Rival Restaurants in real browsers: every market, every upgrade, Shopping Spree, two chefs each, from scratch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tableside.engine.match import Match
from tests.browser.conftest import Pair, Snap
from tests.browser.rival_restaurants.guests import (
    DULL,
    again,
    buy,
    find_seed,
    go,
    market,
    money,
    next_day,
    only_cards,
    open_quiet_table,
    open_table,
    quiet,
    reach,
    ready,
    to_the_market,
)

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def test_each_market_sells_from_bin_and_shelf(pair: Pair) -> None:
    """RR-3.3, RR-4.3: in each of the six markets one tap buys the claimed card. Then the card is there and the money
    gone."""
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    pages = (ada.page, bo.page)
    days = (("house-of-carbs", "fruit-stand"), ("veggie-eden", "chop-shop"), ("dairy-king", "mystery-mart"))
    prices = {"house-of-carbs": 100, "fruit-stand": 100, "veggie-eden": 100, "chop-shop": 200, "dairy-king": 200}
    for day in days:
        to_the_market(*((page, place, 1) for page, place in zip(pages, day, strict=True)))
        for page, place in zip(pages, day, strict=True):
            before = money(page)
            buy(page, place, 1)
            expect(page.get_by_role("img", name=f"Money: ${before - prices.get(place, 300)}").first).to_be_visible()
        shelf, left = market(ada.page, day[0]).get_by_role("button", name="Buy from the shelf"), money(ada.page)
        if left >= prices[day[0]]:
            shelf.click()
            expect(ada.page.get_by_role("img", name=f"Money: ${left - prices[day[0]]}").first).to_be_visible()
        ready(*pages)
        next_day(*pages)


def test_each_upgrade_is_bought_on_the_island(pair: Pair, snap: Snap) -> None:
    """RR-4.5, RR-8: the tap, the price, and the token as I see it and as the other player sees it."""
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    pages = (ada.page, bo.page)
    plan = (("Basic Cookbook", "Double Stove"), ("Gourmet Cookbook", None), ("Social Media", "Celebrity Endorsement"))
    cost = {"Basic Cookbook": 200, "Gourmet Cookbook": 300, "Double Stove": 300, "Social Media": 400}
    for wishes in plan:
        to_the_market(*((page, "island", None) for page in pages))
        for page, wish, seat in zip(pages, wishes, (1, 2), strict=True):
            if wish is None:
                continue
            before = money(page)
            page.get_by_role("button", name=re.compile(f"^{wish}, ")).click()
            expect(page.get_by_role("img", name=f"Money: ${before - cost.get(wish, 600)}").first).to_be_visible()
            mine = page.get_by_role("region", name="My restaurant")
            expect(mine.get_by_role("img", name=wish)).to_be_visible()
            other = pages[seat % 2]
            expect(other.locator(f'[data-seat="{seat}"]').get_by_role("img", name=wish)).to_be_visible()
        ready(*pages)
        next_day(*pages)
    snap(ada.page, "rr-desktop-upgrades")


def test_shopping_spree_buys_anywhere(pair: Pair, snap: Snap) -> None:
    """RR-9 Shopping Spree: everybody with a card is asked. The player who plays it buys in any market. Reloads in each
    step."""
    ada, bo = pair
    options = {**DULL, "cards": only_cards(shopping_spree=60)}
    open_quiet_table(ada, [bo], **options)
    pages = (ada.page, bo.page)
    to_the_market(*((page, "island", None) for page in pages))
    ready(*pages)
    for page in pages:
        reach(page, "spree-call")
    again(ada.page, "spree-call")
    ada.page.get_by_role("button", name="Play Shopping Spree").click()
    bo.page.get_by_role("button", name="Pass", exact=True).click()
    reach(ada.page, "spree")
    snap(ada.page, "rr-desktop-spree")
    again(ada.page, "spree")
    for place in ("fruit-stand", "veggie-eden"):
        buy(ada.page, place, 2)
    expect(ada.page.get_by_role("img", name="Money: $100").first).to_be_visible()
    expect(bo.page.locator(".bin.offered")).to_have_count(0)
    ada.page.locator(".acts").get_by_role("button", name="Ready", exact=True).click()
    next_day(*pages)


def test_who_has_no_spree_is_not_kept_waiting(pair: Pair) -> None:
    """RR-9 Shopping Spree: everybody with a card is asked, but a question with one answer answers itself."""
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    pages = (ada.page, bo.page)
    to_the_market(*((page, "island", None) for page in pages))
    ready(*pages)
    for page in pages:  # nobody presses anything
        reach(page, "destinations")
        expect(page.locator("button.day", has_text="Day 2")).to_be_visible()


def test_two_many_cooks(pair: Pair, snap: Snap) -> None:
    """RR-11.3: two wheels, two claims, two purchases."""
    ada, bo = pair
    options = {**DULL, "two_many_cooks": True}

    def wanted(match: Match) -> bool:
        return quiet(match) and match.view(None).step == "destinations"

    open_table(ada, [bo], seed=find_seed(wanted, **options), **options)
    plans = ((ada.page, ("fruit-stand", "veggie-eden")), (bo.page, ("house-of-carbs", "chop-shop")))
    for page, places in plans:
        reach(page, "destinations")
        for wheel, place in zip(page.locator("fieldset.wheel").all(), places, strict=True):
            wheel.locator(f'input[value="{place}"]').check(force=True)
        page.get_by_role("button", name="Lock in").click()
    again(ada.page, "claims")
    snap(ada.page, "rr-desktop-two-cooks")
    for page, _ in plans:
        reach(page, "claims")
        for _ in range(2):
            page.locator(".stage .targets li button").first.click()
        page.locator(".stage .targets > .button.primary").click()
    for page, _ in plans:
        reach(page, "powers")
    ready(ada.page, bo.page)
    reach(ada.page, "buying")
    for place in plans[0][1]:
        buy(ada.page, place, 1)
    expect(ada.page.get_by_role("img", name="Money: $100").first).to_be_visible()


def test_from_scratch(pair: Pair) -> None:
    """RR-11.2: two basic recipes, no action card, no ingredients."""
    ada, bo = pair
    open_quiet_table(ada, [bo], **{**DULL, "from_scratch": True})
    mine = ada.page.get_by_role("region", name="My restaurant")
    expect(mine.locator(".recipe")).to_have_count(2)
    mine.get_by_role("button", name="Show my whole restaurant").click()
    expect(mine.get_by_text(re.compile("^basic, "))).to_have_count(2)
    expect(mine.get_by_role("button", name="Show less of my restaurant")).to_be_focused()
    expect(mine.locator(".thing")).to_have_count(0)
    expect(mine.locator(".hand")).to_have_count(0)
    go(ada.page, "fruit-stand")
    go(bo.page, "island")
    reach(ada.page, "claims")


def test_reload_before_the_first_day(pair: Pair) -> None:
    """RR-2.3: restaurants and then chefs are chosen in secret. A reload asks again and keeps the choice."""
    ada, bo = pair
    open_table(ada, [bo], **{**DULL, "choose_restaurants": 2, "choose_chefs": 2})
    for step in ("choose-restaurant", "choose-chef"):
        again(ada.page, step)
        ada.page.locator(".stage li > button").first.click()
        expect(ada.page.get_by_text("Your secret choice")).to_be_visible()
        again(ada.page, step)
        expect(ada.page.get_by_text("Your secret choice")).to_be_visible()
        expect(bo.page.locator("body")).not_to_contain_text("secret choice")
        bo.page.locator(".stage li > button").first.click()
    reach(ada.page, "destinations")
