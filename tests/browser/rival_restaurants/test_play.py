"""Rival Restaurants in real browsers, people against each other: bidding wars, barter, Clams, a draft."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS
from tests.browser.conftest import Pair, Snap
from tests.browser.rival_restaurants.guests import (
    DULL,
    again,
    claim,
    find_seed,
    go,
    next_day,
    only_cards,
    open_quiet_table,
    open_table,
    play_on,
    play_through,
    press_ready,
    quiet,
    reach,
    ready,
    stop,
    to_the_market,
)

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


def test_a_bidding_war_ends_in_a_tie_when_time_is_up(pair: Pair, snap: Snap) -> None:
    ada, bo = pair
    open_quiet_table(ada, [bo], mode="standard", market_seconds=12, cards=only_cards(jackpot=60))
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
    for page in both:
        expect(page.locator(".war li", has_text="$200")).to_have_count(2)
    # After a reload in the middle of it, the bids and the clock are there again.
    again(bo.page, "buying")
    expect(bo.page.locator(".war li", has_text="$200")).to_have_count(2)
    expect(bo.page.get_by_role("timer")).to_be_visible()
    # RR-4.1a: after a tie nobody may buy that card today.
    expect(ada.page.locator(".hit")).to_contain_text("Tie: nobody can buy")  # a card in the middle
    for page in both:
        expect(page.locator(".log")).to_contain_text("Tie: nobody can buy")


def test_a_bidding_war_is_won_by_who_stays(pair: Pair) -> None:
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    both = (ada.page, bo.page)
    for page in both:
        go(page, "fruit-stand")
    for page in both:
        claim(page, "fruit-stand", 2)
    for page in both:
        reach(page, "powers")
    press_ready(ada.page, "powers")
    expect(ada.page.locator(".acts").get_by_role("button", name="Ready ✓")).to_be_focused()  # it is the same button
    ready(*both)
    # RR-4.1: a chef buys nothing else there until the war ends.
    stand = ada.page.locator('[data-market="fruit-stand"]')
    expect(stand).to_contain_text("Finish the bidding war first")
    expect(stand.locator(".bin.offered")).to_have_count(0)
    ada.page.locator(".war.mine .raises > button").first.click()
    bo.page.get_by_role("button", name="Drop out").click()
    expect(bo.page.locator(".log")).to_contain_text("Ada wins")
    expect(stand).not_to_contain_text("Finish the bidding war first")
    expect(stand.locator(".bin.offered").first).to_be_visible()
    expect(ada.page.get_by_role("img", name="Money: $200")).to_be_visible()


def spare_of_two(match: Match) -> bool:
    """Bo has something that costs $100 or $200 and that none of Bo's recipes needs."""
    return bool(set(match.view(0).seats[1].spare) & set(INGREDIENT_KEYS[:24]))


def test_two_taps_make_an_offer_and_a_counter_offer_a_trade(pair: Pair, snap: Snap) -> None:
    """RR-4.6."""
    ada, bo = pair
    untimed: dict[str, Any] = {"mode": "standard", "home_cook": True, "window_seconds": 0}
    seed = find_seed(lambda match: quiet(match) and spare_of_two(match), **untimed)
    open_table(ada, [bo], seed=seed, **untimed)
    to_the_market((ada.page, "house-of-carbs", None), (bo.page, "fruit-stand", None))
    press_ready(bo.page, "buying")
    # Two taps: one of their things, and what to give for it.
    theirs = ada.page.locator('[data-seat="2"] .thing.tappable').first
    name = str(theirs.get_attribute("aria-label")).split(",")[0]
    theirs.click()
    snap(ada.page, "rr-desktop-haggle")
    ada.page.locator(".popover li button", has_text="$").first.click()
    expect(ada.page.locator(".flash")).to_contain_text(re.compile(f"Your offer 1 to Bo: .* for {name}"))
    tray = bo.page.get_by_role("region", name="Offers")
    expect(tray.locator("li.can")).to_have_count(1)
    # Bo was ready, is asked again, and reads why (RR-3.7).
    expect(bo.page.get_by_text("Ada made you an offer. Still ready?", exact=True)).to_be_visible()
    # Bo wants $100 more and a favour.
    tray.get_by_role("button", name="Counter").click()
    dialog = bo.page.get_by_role("dialog")
    dialog.get_by_role("region", name="You get").get_by_role("button", name="More: money").click()
    dialog.get_by_label("A favour you ask for").fill("Tell nobody")
    snap(bo.page, "rr-desktop-composer")
    dialog.get_by_role("button", name="Send offer").click()
    expect(ada.page.locator(".tray li.to-me q")).to_have_text("Tell nobody")
    mine = ada.page.get_by_role("region", name="My restaurant")
    purse = int(str(mine.get_by_role("img", name="Money").get_attribute("aria-label")).partition("$")[2])
    ada.page.locator(".tray").get_by_role("button", name="Accept").click()
    expect(bo.page.locator(".log")).to_contain_text("You trade with Ada")
    # She has paid the price and $100 more, and has what she asked for.
    expect(mine.locator(f'.thing[aria-label*="{name}"]')).not_to_have_count(0)
    paid = int(str(mine.get_by_role("img", name="Money").get_attribute("aria-label")).partition("$")[2])
    assert purse - paid in (200, 300)
    # An offer that cannot be made says why, and cannot be sent.
    ada.page.get_by_role("button", name="New offer").click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Send offer")).to_have_attribute(
        "aria-disabled", "true"
    )
    ada.page.keyboard.press("Escape")


def test_clam_against_clam(pair: Pair, snap: Snap) -> None:
    """RR-9.2, RR-9.3: a player who is hit sees what was named, may stop it, and may be stopped in turn."""
    ada, bo = pair
    options: dict[str, Any] = {
        "mode": "standard",
        "window_seconds": 0,
        "market_seconds": 0,
        "cards": only_cards(clam_voyance=60, raiders_of_the_lost_pork=60),
    }

    def wanted(match: Match) -> bool:
        """Ada holds Raiders of the Lost Pork and buys a Clam on the Island; Bo holds a Clam."""
        if (
            not quiet(match)
            or match.view(0).seats[0].hand != ["raiders-of-the-lost-pork"]
            or match.view(1).seats[1].hand != ["clam-voyance"]
        ):
            return False
        play_through(match, (0, "go island"), (1, "go island"), (0, "ready"), (1, "ready"), (0, "buy action-card"))
        return sorted(match.view(0).seats[0].hand or []) == ["clam-voyance", "raiders-of-the-lost-pork"]

    open_table(ada, [bo], seed=find_seed(wanted, **options), **options)
    to_the_market((ada.page, "island", None), (bo.page, "island", None))
    ada.page.get_by_role("button", name=re.compile("^Action card")).click()
    expect(ada.page.locator(".log")).to_contain_text("You drew Clam-Voyance")
    ada.page.get_by_role("button", name=re.compile("^Raiders of the Lost Pork, . in hand")).click()
    loot = ada.page.get_by_role("dialog").get_by_role("list").get_by_role("button").nth(2)
    what = loot.inner_text().strip()
    loot.click()
    ada.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Raiders of the Lost Pork:")).click()
    reach(bo.page, "effect")
    expect(bo.page.locator(".stage .effect")).to_contain_text(f"Ada against you: {what}")
    expect(bo.page.locator(".log")).to_contain_text(f"Raiders of the Lost Pork against you: {what}")
    snap(bo.page, "rr-desktop-clam")
    again(bo.page, "effect")
    expect(ada.page.get_by_role("button", name="Clam-Voyance!")).to_have_count(0)
    bo.page.get_by_role("button", name="Clam-Voyance!").click()
    expect(ada.page.locator(".stage .effect")).to_contain_text("Bo answers with Clam-Voyance")
    ada.page.get_by_role("button", name="Clam-Voyance!").click()
    expect(bo.page.locator(".log")).to_contain_text("Ada answers with another Clam-Voyance")
    expect(bo.page.locator(".log")).to_contain_text(f"Ada takes {what} from you")


def test_who_gives_cards_chooses_which(pair: Pair) -> None:
    """RR-4.6: an offer may ask for action cards of the other's choice. Two of three are given, and not
    the first two."""
    ada, bo = pair
    options = {**DULL, "cards": only_cards(jackpot=20, taxes=20, discount=20)}

    def wanted(match: Match) -> bool:
        if not quiet(match):
            return False
        for _ in range(2):
            play_through(match, (0, "go island"), (1, "go island"), (0, "ready"), (1, "ready"), (0, "buy action-card"))
            play_through(match, (0, "ready"), (1, "ready"))
            while match.state.view(0).step != "destinations":
                for seat in match.asked():
                    match.play(seat, "pass" if "pass" in match.legal_moves(seat) else "cook nothing")
        return len(set(match.view(0).seats[0].hand or [])) == 3

    open_table(ada, [bo], seed=find_seed(wanted, **options), **options)
    pages = (ada.page, bo.page)
    for _ in range(2):
        to_the_market(*((page, "island", None) for page in pages))
        ada.page.get_by_role("button", name=re.compile("^Action card")).click()
        expect(ada.page.get_by_role("img", name="Money: $0")).to_be_visible()
        ready(*pages)
        next_day(*pages)
    to_the_market(*((page, "island", None) for page in pages))
    bo.page.get_by_role("button", name="New offer").click()
    dialog = bo.page.get_by_role("dialog")
    dialog.locator("label", has_text="Ada").click()
    expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
    dialog.get_by_role("region", name="You give").get_by_role("button", name="More: money").click()
    for _ in range(2):
        dialog.get_by_role("region", name="You get").get_by_role("button", name="More: action card").click()
    dialog.get_by_role("button", name="Send offer").click()
    tray = ada.page.get_by_role("region", name="Offers")
    tray.get_by_role("button", name="Accept…").click()
    give = tray.get_by_role("group", name="Which 2 cards do you give?")
    expect(give.get_by_role("button", name="Give these")).to_have_attribute("aria-disabled", "true")
    for name in ("Taxes", "Discount"):
        give.get_by_role("button", name=name).click()
        expect(give.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    give.get_by_role("button", name="Give these").click()
    mine = ada.page.get_by_role("region", name="My restaurant")
    expect(mine.get_by_role("button", name=re.compile("in hand"))).to_have_count(1)
    expect(mine.get_by_role("button", name=re.compile("^Jackpot, 1 in hand"))).to_be_visible()
    theirs = bo.page.get_by_role("region", name="My restaurant")
    for name in ("Taxes", "Discount"):
        expect(theirs.get_by_role("button", name=re.compile(f"^{name}, . in hand"))).to_be_visible()


def test_kitchen_squad_with_a_draft(pair: Pair, snap: Snap) -> None:
    """RR-10.5: pick, pick and ban, pick and ban, pick, pick, pick; then two days."""
    ada, bo = pair
    open_table(ada, [bo], mode="squad-draft", home_cook=True, window_seconds=0)
    pages = (ada.page, bo.page)
    snap(ada.page, "rr-desktop-draft")
    for page in pages:
        again(page, "choose-npc")
    for person in (ada, bo):
        play_on(person)
    for page in pages:
        expect(page.locator("button.day", has_text="Day 2")).to_be_visible()
    for person in (ada, bo):
        stop(person)
    now = ada.moves_played()
    squads = ada.api(f"/api/tables/{ada.table_id}/positions?from={now}&to={now}")["positions"][0]["view"]["seats"]
    assert [len(seat["squad"]) for seat in squads] == [3, 3]
    assert not set(squads[0]["squad"]) & set(squads[1]["squad"])
