"""Rival Restaurants in real browsers: a day with reloads in each phase, the kitchen, tips for the first game."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import CHOP_SHOP_FIRST, FRUIT_STAND_FIRST, INGREDIENT_KEYS
from tests.browser.conftest import Pair, Snap, Visitors
from tests.browser.rival_restaurants.guests import (
    DULL,
    again,
    buy,
    find_seed,
    go,
    market,
    next_day,
    only_cards,
    open_quiet_table,
    open_table,
    quiet,
    reach,
    ready,
    rich_recipes,
    to_the_kitchen,
    to_the_market,
)
from tests.browser.visitors import PHONE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def test_reload_in_each_phase_and_go_on(pair: Pair) -> None:
    """A secret choice and the question are still there after a reload."""
    ada, bo = pair
    open_quiet_table(ada, [bo], **DULL)
    go(ada.page, "house-of-carbs")
    again(ada.page, "destinations")
    expect(ada.page.get_by_text("Your secret choice: Go to the House of Carbs")).to_be_visible()
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
    expect(ada.page.locator("button.day", has_text="Day 2")).to_be_visible()
    ada.page.locator("button.day", has_text="Day 2").click()
    summary = ada.page.get_by_role("dialog")
    expect(summary.get_by_role("img", name=re.compile("Popularity by day"))).to_be_visible()
    summary.get_by_role("button", name="1", exact=True).click()
    expect(summary).to_contain_text("Went to the House of Carbs")


def complete(match: Match, seat: int) -> bool:
    return any(not recipe.missing for recipe in match.view(seat).seats[seat].recipes)


def test_cooking_and_reloading_in_the_kitchen(visitors: Visitors, snap: Snap) -> None:
    """RR-5.1, RR-5.5: the points are shown beforehand, a declared dish stays secret, and then come the rewards."""
    ada, bo = visitors(viewport=PHONE, has_touch=True), visitors()
    ada.api("/api/session", {"name": "Ada"})
    options = {**DULL, "recipes": rich_recipes(ada, points=4)}
    seed = find_seed(lambda match: quiet(match) and complete(match, 0) and complete(match, 1), **options)
    open_table(ada, [bo], seed=seed, **options)
    pages = (ada.page, bo.page)
    to_the_market(*((page, "island", None) for page in pages))
    ready(*pages)
    to_the_kitchen(*pages)
    for scheme in SCHEMES:
        ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        snap(ada.page, f"rr-phone-table-declare-{scheme}")
    again(ada.page, "declare")
    ada.page.locator("button.dish").first.click()
    kitchen = ada.page.get_by_role("dialog")
    expect(kitchen.get_by_text("Recipe", exact=True)).to_be_visible()
    for scheme in reversed(SCHEMES):
        ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        snap(ada.page, f"rr-phone-table-kitchen-{scheme}")
    points = int(re.sub(r"\D", "", kitchen.locator(".total b").inner_text()))
    kitchen.get_by_role("button", name="Cook!").click()
    expect(ada.page.get_by_text("Your secret choice: Cook")).to_be_visible()
    again(ada.page, "declare")
    expect(ada.page.get_by_text("Your secret choice: Cook")).to_be_visible()
    expect(bo.page.locator(".log")).not_to_contain_text("Ada cooks")
    ada.page.get_by_role("button", name="Change my mind").click()
    ada.page.locator("button.dish").first.click()
    kitchen.get_by_role("button", name="Cook!").click()
    bo.page.get_by_role("button", name="Cook nothing today").click()
    expect(bo.page.locator(".log")).to_contain_text(re.compile(f"Ada cooks .*: {points} popularity"))
    # A new recipe and the bonus of the level. The game asks for the order, and asks again after a reload (RR-5.5).
    for _ in range(60):
        stage = ada.page.locator(".stage")
        step = str(stage.get_attribute("data-step"))
        if step == "destinations":
            break
        if step in ("afterwards", "new-recipe", "level-bonus") and stage.locator("li > button").count():
            again(ada.page, step)
            stage.locator("li > button").first.click()
        ada.page.wait_for_timeout(100)
    reach(bo.page, "destinations")
    expect(ada.page.get_by_role("img", name=re.compile(f"^{points} of 20 popularity"))).to_be_visible()


def test_any_way_of_cooking_that_the_rules_allow(pair: Pair) -> None:
    """RR-5.2, RR-9 Go Vegan: a person uses what no suggestion had. The server counts the points before
    it is declared."""
    ada, bo = pair
    ada.api("/api/session", {"name": "Ada"})
    deck = [{**recipe, "ingredients": ["beef", "cheese"], "points": 5} for recipe in rich_recipes(ada)]
    options = {**DULL, "cards": only_cards(go_vegan=60), "recipes": deck}
    green = set(INGREDIENT_KEYS[FRUIT_STAND_FIRST:CHOP_SHOP_FIRST])

    def wanted(match: Match) -> bool:
        """With three vegetables that she buys, Ada has five different vegetables and fruits."""
        view = match.view(0)
        (stall,) = (market for market in view.markets if market.key == "veggie-eden")
        return quiet(match) and len({*stall.bins[:3], *(green & set(view.seats[0].stock))}) == 5

    open_table(ada, [bo], seed=find_seed(wanted, **options), **options)
    pages = (ada.page, bo.page)
    to_the_market((ada.page, "veggie-eden", 1), (bo.page, "island", None))
    for bin in (1, 2, 3):
        buy(ada.page, "veggie-eden", bin)
    ready(*pages)
    to_the_kitchen(*pages)
    ada.page.get_by_role("button", name=re.compile("^Go Vegan, . in hand, can be played")).click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Play Go Vegan").click()
    ada.page.locator("button.dish").first.click()
    kitchen = ada.page.get_by_role("dialog")
    one, two = unproposed(ada, green)
    for listed, chosen in (("beef", one), ("cheese", two)):
        slot = kitchen.locator(".slot", has_text=re.compile(f"(for )?{listed}$"))
        swap(kitchen, slot, chosen)
    # Each bonus is listed, and the sum is what the recipe then scores.
    points = int(kitchen.locator(".sum b").inner_text())
    assert points == sum(
        int(text.replace("−", "-")) for text in kitchen.locator(".lines li:not(.sum) b").all_inner_texts()
    )
    kitchen.get_by_role("button", name="Cook!").click()
    bo.page.get_by_role("button", name="Cook nothing today").click()
    expect(bo.page.locator(".log")).to_contain_text(re.compile(f"Ada cooks .* with {one} and {two}: {points} popul"))


def swap(kitchen: Any, slot: Any, chosen: str) -> None:
    slot.click()
    kitchen.get_by_role("group", name=re.compile("^Replace ")).get_by_role("button", name=chosen, exact=True).click()
    expect(slot).to_contain_text(chosen)


def unproposed(person: Visitor, green: set[str]) -> tuple[str, str]:
    """Two cards that could replace beef and cheese in a way that none of the suggestions has."""
    now = person.moves_played()
    view = person.api(f"/api/tables/{person.table_id}/positions?from={now}&to={now}")["positions"][0]["view"]
    proposed = {tuple(fill["cards"][0] for fill in way["dishes"][0]["fills"]) for way in view["cookings"]}
    mine = sorted(green & set(view["seats"][0]["stock"]))
    one, two = next((one, two) for one in mine for two in mine if one != two and (one, two) not in proposed)
    return one.replace("-", " "), two.replace("-", " ")


def test_hints_lead_through_the_first_game(visitors: Visitors) -> None:
    """Each tip is shown once. Closed or done, it does not come again. It exists in the other languages too."""
    ada, bo = visitors(viewport=PHONE, has_touch=True), visitors(locale="de-DE")
    open_quiet_table(ada, [bo], **DULL)
    tip = ada.page.get_by_role("complementary", name="Tip for your first game")
    expect(tip).to_contain_text("You need 20 to win")
    tip_for_bo = bo.page.get_by_role("complementary", name="Hinweis für deine erste Partie")
    expect(tip_for_bo).to_contain_text("Mit 20 Beliebtheitspunkten gewinnst du")
    # A player who looks at another tab finds its top there, and the tip again when they come back.
    ada.page.evaluate("scrollTo(0, 300)")
    ada.page.get_by_role("tab", name="Mine").tap()
    assert ada.page.evaluate("scrollY") == 0
    ada.page.get_by_role("tab", name="Town").tap()
    expect(tip).to_contain_text("You need 20 to win")
    tip.get_by_role("button", name="Close").tap()
    expect(tip).to_have_count(0)
    ada.page.locator('.wheel input[value="fruit-stand"]').check(force=True)
    ada.page.get_by_role("button", name="Lock in").tap()
    # A player who is reading the log is brought back when something is asked.
    ada.page.get_by_role("tab", name="Log").tap()
    bo.page.locator('.wheel input[value="island"]').check(force=True)
    bo.page.locator(".wheels > .button.primary").click()
    reach(ada.page, "claims")
    expect(tip).to_contain_text("Claim what you want")
    ada.page.get_by_role("button", name="Claim nothing").tap()
    reach(ada.page, "powers")
    expect(tip).to_contain_text("press Ready")
    ada.page.reload()
    ada.page.wait_for_selector(".stage")
    expect(tip).to_contain_text("press Ready")
    ada.page.goto("/settings")
    seen = ada.page.evaluate("JSON.parse(localStorage.getItem('tableside-settings')).seen")
    assert {"rr-tip-destinations", "rr-tip-claims"} <= set(seen)
