"""The companion beside the physical game: a day, its timer, reload and offline, calculators, ties, every language."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, Snap, Visitors
from tests.browser.visitors import PHONE, Visitor
from tools import companion_positions
from tools.docs import demo_companion

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
BARE_ID = re.compile(r"\b(?:co|rr|bj|ui|err|game)-[a-z]+(?:-[a-z]+)*\b")
TV = {"width": 1920, "height": 1080}
SHAKES = "window.shakes = []; navigator.vibrate = (pattern) => { shakes.push(pattern); return true; };"


def violations(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def keep(visitor: Visitor, moment: str) -> None:
    """The browser comes with a game that was begun before."""
    for key, kept in demo_companion.kept(moment).items():
        visitor.page.add_init_script(
            f"if (!localStorage.getItem({json.dumps(key)})) localStorage.setItem({json.dumps(key)}, {json.dumps(kept)})"
        )


def begin(visitor: Visitor, *names: str) -> None:
    """Start a game of Rival Restaurants with these players."""
    page = visitor.page
    page.get_by_role("radio", name=f"How many players? {len(names)}").check()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start", exact=True).click()


def tab(page: Page, name: str) -> Locator:
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel")


def press(page: Page, name: str | re.Pattern[str]) -> None:
    """A big button whose meaning just changed takes no press for a moment."""
    button = page.get_by_role("button", name=name)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.click()


def test_a_day_with_pause_and_time_up(visitors: Visitors, snap: Snap) -> None:
    """RR-3 … RR-5: phases, the minute of Buy & Barter, a pause for a card, the countdown, the next day."""
    ada = visitors(viewport=PHONE)
    page = ada.page
    page.add_init_script(SHAKES)
    page.clock.install()
    ada.goto("/")
    page.get_by_role("link", name="Companion for the physical game").click()
    begin(ada, "Ada", "Bo", "Cy")
    expect(page.get_by_role("heading", name="Day 1")).to_be_visible()
    expect(page.get_by_text("Take $300, and $100 more")).to_be_visible()
    page.clock.run_for(1000)
    press(page, "Start Buy & Barter (60 s)")
    timer = page.get_by_role("timer")
    page.clock.run_for(20_000)
    expect(timer).to_have_attribute("aria-label", "40 seconds left")
    page.get_by_role("button", name="Pause for an action card").click()
    page.clock.run_for(120_000)
    expect(timer).to_have_attribute("aria-label", "Paused with 40 seconds left")
    snap(page, "companion-paused")
    page.get_by_role("button", name="Resume").click()
    page.evaluate("shakes.length = 0")
    page.clock.run_for(30_100)
    expect(timer).to_have_attribute("aria-label", "10 seconds left")
    for left in range(9, 0, -1):
        page.clock.run_for(1000)
        expect(timer).to_contain_text(str(left))
    assert page.evaluate("shakes.length") == 10, "a short shake for each of the last ten seconds"
    page.clock.run_for(1500)
    expect(timer).to_have_attribute("aria-label", "Time’s up!")
    assert len(page.evaluate("shakes.at(-1)")) == 3, "a long one at the end"
    press(page, "Everybody ready: Cook & Counter")
    page.clock.run_for(1000)
    expect(timer).to_have_count(0)
    expect(page.get_by_text("No time limit.")).to_be_visible()
    press(page, "End the day, start day 2")
    expect(page.get_by_role("heading", name="Day 2")).to_be_visible()
    expect(page.get_by_text("First today: Bo")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Day 1")).to_be_visible()


def test_levels_are_told_and_the_game_ends_at_20(visitors: Visitors) -> None:
    """RR-5.5, RR-6.1: bonuses as they are reached; ties by gourmet recipes, then by money; shared otherwise."""
    ada = visitors(viewport=PHONE)
    page = ada.page
    ada.goto("/companion")
    page.get_by_role("combobox", name="Restaurant").first.select_option("pho-realz")
    begin(ada, "Ada", "Bo", "Cy")
    press(page, re.compile("Start Buy"))
    press(page, "Everybody ready: Cook & Counter")
    scores = tab(page, "Scores")
    scores.get_by_role("button", name="Ada: Popularity +8").click()
    expect(page.get_by_role("status").filter(has_text="Ada reaches a new level")).to_contain_text("$300")
    expect(page.get_by_role("status").filter(has_text="Level 3")).to_contain_text("$600")
    for name in ("Ada", "Bo"):
        for _ in range(2):
            scores.get_by_role("button", name=f"{name}: Popularity +6").click()
        for _ in range(2):
            scores.get_by_role("button", name=f"{name}: Gourmet recipes cooked +1").click()
    scores.get_by_role("button", name="Bo: Popularity +8").click()
    expect(page.get_by_role("status").filter(has_text="Bo has 20 points!")).to_be_visible()
    tab(page, "Now")
    press(page, "End the game")
    expect(page.get_by_role("heading", name="Ada and Bo share the win!")).to_be_visible()
    page.get_by_role("button", name="Money: Bo +100").click()
    expect(page.get_by_role("heading", name="Bo wins!")).to_be_visible()
    expect(page.get_by_text("more money.")).to_be_visible()
    tab(page, "Scores").get_by_role("button", name="Ada: Gourmet recipes cooked +1").click()
    tab(page, "Now")
    expect(page.get_by_role("heading", name="Ada wins!")).to_be_visible()
    expect(page.get_by_text("more gourmet recipes cooked.")).to_be_visible()


def test_it_survives_reload_and_works_offline(visitors: Visitors) -> None:
    ada = visitors(viewport=PHONE)
    page = ada.page
    ada.goto("/companion")
    begin(ada, "Ada", "Bo")
    expect(page.get_by_text("Pass the phone to Ada")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Pass the phone to Ada")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.wait_until("caches.keys().then((names) => names.length === 1)")
    ada.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Pass the phone to Ada")).to_be_visible()
    search = tab(page, "Rules")
    search.get_by_role("searchbox").fill("discount")
    expect(search.get_by_role("heading", name="Discount RR-9 Discount")).to_be_visible()
    tab(page, "More").get_by_role("button", name="Share").click()
    expect(page.get_by_role("log", name="Notices")).to_contain_text("Can’t reach the server")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("heading", name="Begleiter")).to_be_visible()
    ada.context.set_offline(False)
    # The browser notes every request that found nobody, and should.
    ada.complaints = [complaint for complaint in ada.complaints if "ERR_INTERNET_DISCONNECTED" not in complaint]


def test_the_worker_leaves_other_pages_and_the_server_alone(visitors: Visitors) -> None:
    """No page but the companion's is ever served from its cache, and no answer of the API is kept."""
    ada = visitors()
    ada.goto("/companion")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.wait_until("caches.keys().then((names) => names.length === 1)")
    kept = ada.page.evaluate(
        "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())"
        ".then((all) => all.map((request) => new URL(request.url).pathname))"
    )
    assert "/companion" in kept
    assert not [path for path in kept if path.startswith("/api/") or path == "/"]
    ada.goto("/rules")
    assert ada.page.evaluate("navigator.serviceWorker.controller") is None


def test_kitchen_squad_is_dealt_and_drafted(visitors: Visitors) -> None:
    """RR-10.1, RR-10.5: NPCs behind a cover, then picks and bans in the order of the book."""
    ada = visitors(viewport=PHONE)
    page = ada.page
    ada.goto("/companion")
    page.get_by_role("radio", name="How many players? 2").check()
    page.get_by_role("radio", name="Kitchen Squad with draft").check()
    begin(ada, "Ada", "Bo")
    for name in ("Ada", "Bo"):
        page.get_by_role("button", name=f"I’m {name}").click()
        cards = page.get_by_role("tabpanel").locator("li button")
        expect(cards).to_have_count(2)
        cards.first.click()
        press(page, re.compile("^Take "))
    turns = ["Ada picks", "Bo picks", "Bo bans", "Ada picks", "Ada bans", "Bo picks", "Ada picks", "Bo picks"]
    for number, turn in enumerate(turns):
        expect(page.get_by_role("heading", name=turn)).to_be_visible()
        cards = page.get_by_role("tabpanel").locator("li button")
        expect(cards).to_have_count(8 - number)
        cards.first.click()
        press(page, re.compile("^(Take|Ban) "))
    expect(page.get_by_role("heading", name="Day 1")).to_be_visible()


def test_what_does_not_fit_together_is_said(visitors: Visitors) -> None:
    """RR-2.3: the engine's own reasons."""
    ada = visitors(viewport=PHONE)
    page = ada.page
    ada.goto("/companion")
    page.get_by_role("radio", name="How many players? 4").check()
    page.get_by_role("group", name="Restaurants to choose from").get_by_role("radio", name="3").check()
    expect(page.get_by_role("alert")).to_contain_text("3")
    page.get_by_role("button", name="Start").click(force=True)
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    page.get_by_role("group", name="Restaurants to choose from").get_by_role("radio", name="2").check()
    for box in page.get_by_role("combobox", name=re.compile("^Chef")).all()[:2]:
        box.select_option("kim-chi")
    expect(page.get_by_role("alert")).to_contain_text("Kim Chi")


# ---- calculators against the engine ----------------------------------------------------------------------------------


def positions(seed: int) -> dict[str, Any]:
    """Other random positions than those that the client's own tests have."""
    found: dict[str, Any] = json.loads(companion_positions.positions(seed))
    return found


def with_game(visitor: Visitor, question: dict[str, Any], *, squad: bool, upgrades: bool) -> None:
    """A tracked game in which the first player is who the question is about."""
    options = {**demo_companion.OPTIONS, "edition": "deluxe", "mode": "squad" if squad else "standard"}
    options["home_cook"] = question.get("homeCook", False)
    other = "uncle-sams" if question["restaurant"] != "uncle-sams" else "pho-realz"
    players = [
        {"name": "Ada", "restaurant": question["restaurant"], "chefs": question.get("chefs", [])[:2] or ["kim-chi"]},
        {"name": "Bo", "restaurant": other, "chefs": ["pork-knuckles"]},
    ]
    lots: dict[str, list[str]] = {"restaurants": [], "chefs": [], "npcs": [], "squads": []}
    at_level = {0: 0, 1: 3, 2: 7, 3: 12}[question["level"]]
    points = question.get("points", at_level)
    actions: list[dict[str, Any]] = [
        {"kind": "begin-rivals", "setup": {"options": options, "head": 0, "players": players}, "lots": lots},
        {"kind": "count", "seat": 0, "what": "points", "by": points},
        {"kind": "count", "seat": 0, "what": "garbage", "by": question.get("garbage", 0)},
    ]
    if upgrades:
        actions.append({"kind": "upgrade", "seat": 0, "key": "double-stove", "owned": True})
    kept = {"version": 1, "entries": [{"at": 1, "action": action} for action in actions]}
    visitor.page.evaluate("(kept) => localStorage.setItem('tableside-companion', JSON.stringify(kept))", kept)
    visitor.page.reload()
    tab(visitor.page, "Calculate")


def test_the_price_calculator_says_what_the_engine_says(visitors: Visitors) -> None:
    """RR-4.4 over random positions, by hand."""
    seed = random.randrange(1000)
    ada = visitors(viewport=PHONE)
    ada.goto("/companion")
    for case in positions(seed)["prices"][:10]:
        question = case["question"]
        with_game(ada, question, squad=question["npc"], upgrades=False)
        card = ada.page.locator("section.card").filter(has=ada.page.get_by_role("heading", name="Price", exact=True))
        card.get_by_role("combobox", name="What?").select_option(question["thing"])
        if question["shelf"]:
            card.get_by_role("radio", name="the shelf").check()
        for label, on in (
            ("Fake Sale", question["fakeSale"]),
            ("Another player’s Antoine", question["antoine"]),
            ("Bought through the NPC", question["npc"]),
            ("Discount", question["discount"]),
        ):
            if on:
                card.get_by_role("switch", name=label).check(force=True)
        expect(card.locator(".price b")).to_have_text(f"${case['price']}")
        steps = card.locator(".sum li b").all_inner_texts()
        wanted = [f"{'−' if amount < 0 else '+'}${abs(amount)}" for _, amount in case["steps"]]
        assert steps == [f"${case['list']}", *wanted], (seed, case)


def test_the_cooking_calculator_says_what_the_engine_says(visitors: Visitors) -> None:
    """RR-5.2, RR-5.3, RR-5.5 over random positions, by hand."""
    seed = random.randrange(1000)
    ada = visitors(viewport=PHONE)
    ada.goto("/companion")
    # A level that was reached stays though points fall; a position in which it did not is enough here.
    for case in positions(seed)["cookings"][:6]:
        question = case["question"]
        both = len(question["dishes"]) == 2
        with_game(ada, question, squad=False, upgrades=both)
        card = ada.page.locator("section.card").filter(has=ada.page.get_by_role("heading", name="Cooking"))
        if both:
            card.get_by_role("switch", name="Double Stove").check(force=True)
        if question["vegan"]:
            card.get_by_role("switch", name="Go Vegan").check(force=True)
        for number, dish in enumerate(question["dishes"]):
            form = card.locator(".dish").nth(number)
            form.get_by_role("combobox", name=re.compile("^Recipe")).select_option(dish["recipe"])
            for place, cards in enumerate(dish["fills"]):
                box = form.locator("li").nth(place).get_by_role("combobox")
                if box.count():
                    box.select_option(" ".join(cards))
            if dish["extra"]:
                form.get_by_role("switch", name="Extra:").check(force=True)
            if dish["stars"]:
                form.get_by_role("switch", name="5 Star Review").check(force=True)
        wanted = [f"{'−' if n < 0 else '+'}{abs(n)}" for lines in case["lines"] for _, n in lines]
        expect(card.locator(".sum li b")).to_have_text(wanted)
        after = question["points"] + case["points"]
        expect(card.locator("dd").first, str((seed, case))).to_have_text(f"+{case['points']} → {after}")
        expect(card.locator("dd").nth(1)).to_have_text(f"+{case['garbage']}")
        if case["money"]:
            expect(card.locator("dd").nth(2)).to_have_text(f"+${case['money']}")
    ada.page.get_by_role("button", name="Enter for Ada").click()
    expect(tab(ada.page, "Scores").get_by_role("group", name="Ada: Popularity", exact=True)).to_contain_text(str(after))


# ---- Burger Joint ----------------------------------------------------------------------------------------------------


def test_five_turns_of_burger_joint(visitors: Visitors) -> None:
    """BJ-3, BJ-6: how many cubes, who picks when, and the score track."""
    ada = visitors(viewport=PHONE)
    page = ada.page
    ada.goto("/companion")
    page.get_by_role("radio", name="Burger Joint").check()
    page.get_by_label("Burger", exact=True).fill("Ada")
    page.get_by_label("Pizza", exact=True).fill("Bo")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Draw 4 cubes")).to_be_visible()
    boards = tab(page, "Boards")
    ours = boards.get_by_role("article", name="Ada")
    for name in ("dough diner", "mushroom diner"):
        ours.get_by_role("button", name=name).click()
    expect(ours.get_by_text("Board: 4. Score marker: 2.")).to_be_visible()
    tab(page, "Now")
    expect(page.get_by_text("Draw 6 cubes")).to_be_visible()
    picks = page.get_by_role("tabpanel").locator(".production ol li")
    expect(picks).to_have_text(["Ada", "Bo", "Ada", "Bo", "Ada", "Ada"])
    for name in ("Next: Trade", "Next: Build", "Score: 4 points", "Next: Discard", "Bo’s turn"):
        press(page, name)
    expect(page.get_by_role("heading", name="Turn 2: Bo")).to_be_visible()
    expect(picks).to_have_text(["Bo", "Ada", "Bo", "Ada", "Ada", "Ada"])
    ending = ("Next: Trade", "Next: Build", re.compile("^Score: "), "Next: Discard", re.compile("’s turn$"))
    for _ in range(4):
        for step in ending:
            press(page, step)
    expect(page.get_by_role("heading", name="Turn 6: Bo")).to_be_visible()


# ---- everywhere ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["", "barter", "cooking", "burgers"])
@pytest.mark.parametrize("dark", [False, True])
def test_every_part_is_accessible_and_fits(visitors: Visitors, snap: Snap, moment: str, dark: bool) -> None:
    """Phone to television, light and dark: nothing too wide, nothing that keeps somebody out."""
    scheme: Any = "dark" if dark else "light"
    ada = visitors(viewport=PHONE, color_scheme=scheme)
    page = ada.page
    if moment:
        keep(ada, moment)
    ada.goto("/companion")
    page.wait_for_selector(".page form, .play")
    for size in (PHONE, TV):
        ada.resize(size)
        tabs = page.get_by_role("tab")
        for number in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(number).click()
                page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
            assert violations(page) == []
            assert fits(page), (moment, number)
            snap(page, f"companion-{moment or 'setup'}-{number}-{size['width']}-{scheme}")
    if moment:
        ada.goto("/companion/screen")
        page.wait_for_selector(".screen h1")
        assert violations(page) == []
        # A television has no wheel: everything fits on it at once.
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.querySelector('.kitchens').getBoundingClientRect().bottom <= innerHeight")
        middle = page.locator(".middle")
        assert not middle.count() or middle.evaluate("(part) => part.scrollHeight <= part.clientHeight + 1")
        expect(page.get_by_role("button")).to_have_count(0)
        snap(page, f"companion-screen-{moment}-{scheme}")


@pytest.mark.parametrize(("language", "title"), [("en", "Companion"), ("de", "Begleiter"), ("it", "Assistente")])
def test_every_language(visitors: Visitors, language: str, title: str) -> None:
    """Every word is there, and nothing is too long for a phone of 360 pixels."""
    ada = visitors(viewport=PHONE, locale=f"{language}-{language.upper()}" if language != "en" else "en-GB")
    page = ada.page
    for moment in ("barter", "burgers"):
        page.goto("/companion")
        kept = demo_companion.kept(moment)["tableside-companion"]
        page.evaluate("(kept) => localStorage.setItem('tableside-companion', kept)", kept)
        page.reload()
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        for one in page.get_by_role("tab").all():
            one.click()
            assert BARE_ID.findall(page.locator("main").inner_text()) == []
            assert fits(page)
            cut = page.evaluate(
                "[...document.querySelectorAll('main button:not(.button), main .words, main li, main [role=tab]')]"
                ".filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)"
                ".map((part) => part.outerHTML.slice(0, 120))"
            )
            assert cut == []
