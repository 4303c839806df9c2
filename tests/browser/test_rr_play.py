"""Rival Restaurants in real browsers: whole games, wars, barter, Clams, the kitchen, and coming back in each phase."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.rr_guests import (
    TROUBLE,
    Ear,
    claim,
    enter,
    go,
    market,
    only_cards,
    open_quiet_table,
    open_table,
    play_on,
    reach,
    ready,
    rich_recipes,
    seat_all,
    step_of,
    stop,
)

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(170)]
Snap = Callable[[Page, str], None]
# A choice is secret as long as the question stands: whoever answers last shows all (RR-3.2, RR-3.3, RR-5.1).
SECRET = {"go": "destinations", "claim": "claims", "cook": "declare"}


def test_two_people_and_four_bots_to_the_end(visitors: Visitors, snap: Snap) -> None:
    ada, bo = visitors(), visitors()
    ear = Ear(bo.page)
    table = open_table(ada, [bo], bots=4, recipes=rich_recipes(ada), edition="deluxe")
    for person in (ada, bo):
        play_on(person)
    for person in (ada, bo):
        expect(person.page.get_by_role("dialog").locator("li.won")).not_to_have_count(0, timeout=120_000)
    outcome = ada.api(f"/api/tables/{table}")["outcome"]
    assert max(outcome["scores"]) >= 20  # RR-6.1
    snap(ada.page, "rr-desktop-ending")
    for person in (ada, bo):
        stop(person)

    # What Bo's socket heard of the others is what a seat may know (RR-1.7).
    for position in ear.positions():
        for seat, view in enumerate(position["view"]["seats"]):
            assert (view["hand"] is not None) == (seat == 1)
    for line in ear.lines():
        if line["type"] == "moved" and line["by"] not in (1, -1) and line["position"]:
            step = line["position"]["view"]["step"]
            assert SECRET.get(line["move"].split(" ")[0]) != step, (step, line["move"])
    heard = [event for line in ear.lines() for event in line["events"]]
    assert (
        len([event for event in heard if event["id"] == "rr-log-drew-card"])
        <= len([event for event in heard if event["id"] == "rr-log-bought-card" and event["args"]["seat"] == "@1"])
        + sum(event["args"]["n"] for event in heard if event["id"] == "rr-log-draws-cards")
        + 1
    )

    # Looking back works for this game too.
    ada.page.get_by_role("dialog").get_by_role("link", name="Look back").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".town")).to_be_visible()


def test_a_bidding_war_ends_in_a_tie_when_time_is_up(visitors: Visitors, snap: Snap) -> None:
    ada, bo = visitors(), visitors()
    open_quiet_table(ada, [bo], mode="standard", market_seconds=7, cards=only_cards(jackpot=60))
    both = (ada.page, bo.page)
    for page in both:
        go(page, "house-of-carbs")
    for page in both:
        claim(page, "house-of-carbs", 1)
    for page in both:
        reach(page, "powers")
    ready(*both)
    for page in both:
        expect(page.locator(".war.mine")).to_be_visible()
        expect(page.get_by_role("timer")).to_be_visible()
    snap(ada.page, "rr-desktop-war")
    ada.page.locator(".war.mine .raises > button", has_text="$200").click()
    bo.page.locator(".war.mine .raises > button", has_text="=").click()
    expect(ada.page.locator(".war li", has_text="$200")).to_have_count(2)
    # RR-4.1a: after a tie nobody may buy that card today.
    expect(ada.page.locator(".log")).to_contain_text("A tie: nobody may buy", timeout=20_000)


def test_a_bidding_war_is_won_by_who_stays(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    open_table(ada, [bo], mode="standard", home_cook=True, cards=only_cards(jackpot=60))
    both = (ada.page, bo.page)
    for page in both:
        go(page, "fruit-stand")
    for page in both:
        claim(page, "fruit-stand", 2)
    for page in both:
        reach(page, "powers")
    ready(*both)
    ada.page.locator(".war.mine .raises > button").first.click()
    bo.page.get_by_role("button", name="Drop out").click()
    expect(bo.page.locator(".log")).to_contain_text("Ada wins")
    expect(ada.page.get_by_role("img", name="Money: $200")).to_be_visible()


def to_the_market(*pages: Page) -> None:
    for page, place in zip(pages, ("house-of-carbs", "fruit-stand"), strict=False):
        go(page, place)
    for page in pages:
        reach(page, "claims")
        page.get_by_role("button", name="Claim nothing").click()
    for page in pages:
        reach(page, "powers")
    ready(*pages)
    for page in pages:
        reach(page, "buying")


def test_two_taps_make_an_offer_and_a_counter_offer_a_trade(visitors: Visitors, snap: Snap) -> None:
    """RR-4.6."""
    ada, bo = visitors(), visitors()
    open_table(ada, [bo], mode="standard", home_cook=True)
    to_the_market(ada.page, bo.page)
    # Two taps: a thing of theirs, and what for.
    theirs = ada.page.locator('[data-seat="2"] .thing.tappable').first
    name = str(theirs.get_attribute("aria-label")).split(",")[0]
    theirs.click()
    snap(ada.page, "rr-desktop-haggle")
    ada.page.locator(".popover li button", has_text="$").first.click()
    tray = bo.page.get_by_role("region", name="Offers")
    expect(tray.locator("li.can")).to_have_count(1)
    # Bo wants $100 more and a favour.
    tray.get_by_role("button", name="Counter").click()
    dialog = bo.page.get_by_role("dialog")
    dialog.get_by_role("region", name="You get").get_by_role("button", name="More: the money").click()
    dialog.get_by_label("A favour you ask for, in words").fill("Tell nobody")
    snap(bo.page, "rr-desktop-composer")
    dialog.get_by_role("button", name="Send the offer").click()
    expect(ada.page.locator(".tray li.to-me q")).to_have_text("Tell nobody")
    mine = ada.page.get_by_role("region", name="My restaurant")
    purse = int(str(mine.get_by_role("img", name="Money").get_attribute("aria-label")).partition("$")[2])
    ada.page.locator(".tray").get_by_role("button", name="Accept").click()
    expect(bo.page.locator(".log")).to_contain_text("Ada trade")
    # She has paid the price and $100 more, and has what she asked for.
    expect(mine.locator(f'.thing[aria-label*="{name}"]')).not_to_have_count(0)
    paid = int(str(mine.get_by_role("img", name="Money").get_attribute("aria-label")).partition("$")[2])
    assert purse - paid in (200, 300)
    # An offer that cannot be made says why, and cannot be sent.
    ada.page.get_by_role("button", name="New offer").click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Send the offer")).to_have_attribute(
        "aria-disabled", "true"
    )
    ada.page.keyboard.press("Escape")


def test_buying_and_the_island(visitors: Visitors) -> None:
    """RR-4.3, RR-4.5: one tap buys; what is bought is there, the money is gone."""
    ada, bo = visitors(), visitors()
    open_table(ada, [bo], mode="standard", home_cook=True)
    go(ada.page, "veggie-eden")
    go(bo.page, "island")
    reach(ada.page, "claims")
    claim(ada.page, "veggie-eden", 1)
    reach(ada.page, "powers")
    ready(ada.page, bo.page)
    reach(ada.page, "buying")
    market(ada.page, "veggie-eden").locator('button[data-bin="1"]').click()
    market(ada.page, "veggie-eden").get_by_role("button", name="Buy from the shelf").click()
    expect(ada.page.get_by_role("img", name="Money: $100")).to_be_visible()
    bo.page.get_by_role("button", name=re.compile("Basic Cookbook")).click()
    expect(bo.page.get_by_role("img", name="Money: $100")).to_be_visible()
    expect(bo.page.locator(".mine").get_by_role("img", name="Basic Cookbook")).to_be_visible()
    expect(ada.page.locator('[data-seat="2"]').get_by_role("img", name="Basic Cookbook")).to_be_visible()


def test_clam_against_clam(visitors: Visitors, snap: Snap) -> None:
    """RR-9.2, RR-9.3: who is hit may stop it, and may be stopped."""
    ada, bo = visitors(), visitors()
    deck = only_cards(clam_voyance=60, taxes=60)
    for _ in range(60):
        options = {"mode": "standard", "window_seconds": 0, "market_seconds": 0, "cards": deck}
        table = seat_all(ada, [bo], 0, options)
        seats = [
            p.api(f"/api/tables/{table}/positions?from=0&to=0")["positions"][0]["view"]["seats"] for p in (ada, bo)
        ]
        chefs = {seat["chefs"][0]["chef"] for seat in seats[0]}
        if seats[0][0]["hand"] == ["taxes"] and seats[1][1]["hand"] == ["clam-voyance"] and not chefs & TROUBLE:
            enter(table, ada, bo)
            break
    else:
        pytest.fail("60 tables, and never these hands")
    clam = ada.page.get_by_role("button", name=re.compile("Clam-Voyance, . in hand"))
    for _ in range(6):  # Ada buys until she has a Clam of her own
        go(ada.page, "island")
        go(bo.page, "island")
        reach(ada.page, "powers")
        ready(ada.page, bo.page)
        reach(ada.page, "buying")
        ada.page.get_by_role("button", name=re.compile("^Action card")).click()
        expect(ada.page.locator(".log")).to_contain_text("You drew")
        ada.page.wait_for_timeout(100)
        if clam.count():
            break
        for page in (ada.page, bo.page):
            page.locator(".acts").get_by_role("button", name="Ready", exact=True).click()
        next_day(ada.page, bo.page)
    ada.page.get_by_role("button", name=re.compile("^Taxes, . in hand")).click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Play Taxes").click()
    reach(bo.page, "effect")
    snap(bo.page, "rr-desktop-clam")
    expect(ada.page.get_by_role("button", name="Clam-Voyance!")).to_have_count(0)
    bo.page.get_by_role("button", name="Clam-Voyance!").click()
    expect(ada.page.get_by_text("Clam against Clam")).to_be_visible()
    ada.page.get_by_role("button", name="Clam-Voyance!").click()
    expect(bo.page.locator(".log")).to_contain_text("Ada stops that with another Clam-Voyance")
    expect(bo.page.locator(".log")).to_contain_text(re.compile(r"Bo pays Ada \$\d00"))


def next_day(*pages: Page) -> None:
    """Nobody cooks; whoever is asked says no."""
    for _ in range(60):
        for page in pages:
            for name in ("Pass", "Cook nothing today"):
                button = page.locator(".stage").get_by_role("button", name=name, exact=True)
                if button.count():
                    button.first.click()
        if all(step_of(page) == "destinations" for page in pages):
            return
        pages[0].wait_for_timeout(50)
    pytest.fail("the day does not end")


def test_kitchen_squad_with_a_draft(visitors: Visitors, snap: Snap) -> None:
    """RR-10.5: pick, pick and ban, pick and ban, pick, pick, pick; then two days."""
    ada, bo = visitors(), visitors()
    open_table(ada, [bo], mode="squad-draft", home_cook=True)
    pages = (ada.page, bo.page)
    snap(ada.page, "rr-desktop-draft")
    for person in (ada, bo):
        play_on(person)
    for page in pages:
        expect(page.get_by_role("button", name="Day 2")).to_be_visible(timeout=60_000)
    for person in (ada, bo):
        stop(person)
    now = ada.moves_played()
    squads = ada.api(f"/api/tables/{ada.table_id}/positions?from={now}&to={now}")["positions"][0]["view"]["seats"]
    assert [len(seat["squad"]) for seat in squads] == [3, 3]
    assert not set(squads[0]["squad"]) & set(squads[1]["squad"])


def test_reload_in_each_phase_and_go_on(visitors: Visitors) -> None:
    """What one has chosen in secret, and what is asked, is there again after a reload."""
    ada, bo = visitors(), visitors()
    open_table(ada, [bo], mode="standard", home_cook=True)

    def again(page: Page, step: str) -> None:
        page.reload()
        page.wait_for_selector(".stage")
        reach(page, step)

    go(ada.page, "house-of-carbs")
    again(ada.page, "destinations")
    expect(ada.page.get_by_text("Your secret choice: Go to House of Carbs")).to_be_visible()
    expect(bo.page.locator("body")).not_to_contain_text("secret choice")
    go(bo.page, "fruit-stand")
    again(ada.page, "claims")
    for page in (ada.page, bo.page):
        page.get_by_role("button", name="Claim nothing").click()
    reach(ada.page, "powers")
    again(ada.page, "powers")
    ready(ada.page, bo.page)
    again(ada.page, "buying")
    again(bo.page, "buying")
    market(ada.page, "house-of-carbs").get_by_role("button", name="Buy from the shelf").click()
    expect(bo.page.locator(".log")).to_contain_text("Ada buys from the shelf")
    ready(ada.page, bo.page)
    next_day(ada.page, bo.page)
    expect(ada.page.get_by_role("button", name="Day 2")).to_be_visible()
    ada.page.get_by_role("button", name="Day 2").click()
    summary = ada.page.get_by_role("dialog")
    expect(summary.get_by_role("img", name=re.compile("Popularity by day"))).to_be_visible()
    summary.get_by_role("button", name="1", exact=True).click()
    expect(summary).to_contain_text("Went to House of Carbs")
