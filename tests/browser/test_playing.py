"""What a person does at the table: act, ask why, undo, take a hint, read, chat; also with only the keyboard."""

import re
import time
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Snap, Visitors
from tests.browser.visitors import PATIENCE, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

ME, LOCAL = {"kind": "me"}, {"kind": "local", "name": "Bo"}
# Burger builds and can pay for a diner (docs/burger-joint.md, "Positions").
BUILDING = "build B B 1 0/1/KY/-/2/KYWN/-/0 0/1/GR/-/2/2R/-/0 -/-/- 9K9Y10G8R9W9N -/0/0/0/-"


OFFERED = ".area .row button:not(.shut), .head .cubes button:not(.shut), .dock .main button"


def sentence(page: Page) -> str:
    return page.locator(".ribbon p").inner_text()


def take_until(visitor: Visitor, step: str) -> None:
    """Take cubes until the ribbon asks for something else."""
    for _ in range(12):
        if step in sentence(visitor.page):
            return
        before = visitor.moves_played()
        visitor.page.locator(".area .row button:not(.shut)").first.click()
        expect_moves(visitor, before + 1)
    raise AssertionError(sentence(visitor.page))


def expect_moves(visitor: Visitor, least: int) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while visitor.moves_played() < least:
        assert time.monotonic() < until, f"fewer than {least} moves"
        visitor.page.wait_for_timeout(30)
    expect(visitor.page.locator(".page[aria-busy]")).to_have_count(0)  # and the page shows them


def still_forced(visitor: Visitor, wish: bool) -> None:
    visitor.page.add_init_script(
        f"localStorage.setItem('tableside-settings', JSON.stringify({{forced: {str(wish).lower()}, tips: true}}))"
    )


def test_what_is_not_possible_says_why_with_its_rule(visitors: Visitors) -> None:
    ada = visitors()
    still_forced(ada, False)
    ada.sit([ME, LOCAL])
    ada.at_table()
    ada.page.locator("[data-space=dG] button").first.click()
    popover = ada.page.get_by_role("dialog", name="pepper diner")
    expect(popover).to_contain_text("Missing")
    expect(popover.get_by_role("button", name="Buy")).to_have_count(0)
    popover.get_by_role("button", name=re.compile(r"^BJ-5")).click()  # the rule is a link into the rules
    rules = ada.page.get_by_role("dialog", name="Rules: Burger Joint")
    expect(rules.locator(".rule.here")).to_contain_text("BJ-5")
    rules.get_by_role("button", name="Close").click()

    ada.page.locator(".area.pizza .shut").first.click()  # BJ-3.3: not for the first pick
    expect(ada.page.locator(".toast")).to_contain_text("BJ-3.3")


def test_a_double_click_is_one_move(visitors: Visitors) -> None:
    ada = visitors()
    still_forced(ada, False)
    ada.sit([ME, LOCAL])
    ada.at_table()
    ada.page.locator(".area .row button:not(.shut)").first.dblclick()
    expect(ada.page.locator("section.log")).to_contain_text("Ada takes")
    expect(ada.page.locator(".ribbon")).to_contain_text("Bo picks first")
    assert ada.moves_played() == 1
    expect(ada.page.locator(".toast")).to_have_count(0)  # and nobody is blamed for the second click


def test_undo_hint_rules_log_and_the_bag(visitors: Visitors) -> None:
    ada = visitors()
    still_forced(ada, False)
    ada.sit([ME, LOCAL], hints=True)
    ada.at_table()
    page = ada.page
    expect(page.get_by_role("complementary")).to_contain_text("Tap a glowing cube")  # a first-time guest gets tips
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hinted").first).to_be_visible()
    advice = page.get_by_role("region", name=re.compile("^Win chance"))
    expect(advice.get_by_role("button").first).to_have_accessible_name(re.compile(r"^Take .+: \d+% win chance$"))

    take_until(ada, "trade three")
    page.get_by_role("button", name="Continue to Build").click()
    expect(page.get_by_role("button", name=re.compile("^End turn"))).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Continue to Build")).to_be_visible()
    assert "Ada undoes their last move" in ada.log[-1]

    page.get_by_role("button", name=re.compile("^Cubes in the bag")).click()
    bag = page.get_by_role("dialog")
    expect(bag.get_by_role("row")).to_have_count(7)
    expect(bag).to_contain_text("%")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").locator(".rule.here")).to_contain_text("BJ-4.2")  # the rule that matters now
    page.get_by_label("Search the rules").fill("publicity steal")
    expect(page.get_by_role("dialog").locator(".rule").first).to_contain_text(re.compile("steal", re.I))
    page.keyboard.press("Escape")  # clears the search
    page.keyboard.press("Escape")

    page.locator("section.log li button").nth(2).click()  # a line of the log shows its moment
    expect(page.get_by_text(re.compile("You’re viewing move"))).to_be_visible()
    expect(page.get_by_role("button", name="Continue to Build")).to_have_count(0)
    page.get_by_role("button", name="Back to live").click()
    expect(page.get_by_role("button", name="Continue to Build")).to_be_visible()


def test_buying_shows_price_and_score_first(visitors: Visitors) -> None:
    ada = visitors()
    still_forced(ada, False)
    ada.sit([ME, LOCAL], options={"position": BUILDING})
    ada.at_table()
    page = ada.page
    ada.resize({"width": 1280, "height": 800})
    assert page.evaluate("document.documentElement.scrollHeight") <= 800  # all of it is visible on a laptop
    page.locator("[data-space=dG] button").first.click()
    popover = page.get_by_role("dialog", name="pepper diner")
    expect(popover).to_contain_text("2 → 3")
    expect(popover.get_by_role("img", name=re.compile("^Price"))).to_be_visible()
    popover.get_by_role("button", name="Buy").click()
    expect(page.locator("[data-space=dG] .space.built")).to_have_count(2)  # Pizza has one as well
    expect(page.get_by_role("button", name="End turn (3 points)")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-space=dG] .space.built")).to_have_count(1)


def test_by_keyboard_alone(visitors: Visitors) -> None:
    ada = visitors()
    still_forced(ada, False)
    ada.goto("/")
    page = ada.page
    focus(page, lambda text: text == "Pass and play")
    page.keyboard.press("Enter")
    ada.at_table()
    for _ in range(60):
        turn = page.locator("section.log .heading").count()
        if turn >= 4:
            break
        page.wait_for_selector(OFFERED)
        before = ada.moves_played()
        letters = page.locator(".area .row button:not(.shut) svg text")
        if letters.count():
            page.keyboard.press((letters.first.text_content() or "").lower())
        elif page.locator(".head .cubes button:not(.shut)").count() and "Too many cubes" in sentence(page):
            focus(page, lambda text: text.startswith("Discard"))
            page.keyboard.press("Enter")
        elif page.locator("[data-ends-turn]").count():
            page.locator("[data-ends-turn]:not([aria-disabled])").wait_for()
            page.locator("main").focus()
            page.keyboard.press("Enter")  # never ends a turn
            assert ada.moves_played() == before
            page.keyboard.press("z")
            question = page.get_by_role("dialog", name="End your turn?")
            while ada.moves_played() == before:
                if question.count():
                    question.get_by_role("button", name="End turn").press("Enter")
        else:
            page.locator("main").focus()
            page.locator("[data-main]:not([aria-disabled])").wait_for()
            page.keyboard.press("Enter")  # the main button
        expect_moves(ada, before + 1)
    assert page.locator("section.log .heading").count() >= 4
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def focus(page: Page, wanted: Callable[[str], bool]) -> None:
    """Press Tab until the wanted element has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        text = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''")
        if wanted(text.strip()):
            return
    raise AssertionError("the focus never came there")


def test_talk_reactions_spectators_pause_and_resign(visitors: Visitors) -> None:
    ada, bo, cy = visitors(), visitors(), visitors()
    table = ada.invite(bo)
    cy.goto("/watch")
    cy.page.locator(f'a[href="/table/{table}"]').first.click()
    cy.at_table()
    expect(cy.page.locator(".row button:not(.shut)")).to_have_count(0)  # spectators cannot act

    say(cy, "Who wins?")
    say(ada, "Good luck!")
    bo.page.get_by_role("button", name="Chat").click()
    talk = bo.page.locator("section.chat")
    expect(talk).to_contain_text("Good luck!")
    expect(talk).not_to_contain_text("Who wins?")  # spectators have their own room
    talk.get_by_role("button", name="React").first.click()
    talk.get_by_role("button", name="Well done").first.click()
    expect(talk.get_by_role("img", name="Bo: Well done")).to_be_visible()
    expect(cy.page.get_by_role("button", name="Chat")).to_contain_text(re.compile(r"\d"))

    menu(ada, "Suggest a pause")
    bo.page.get_by_role("button", name="Accept").click()
    # Shown at the table. A moment later a screen reader gets the same text elsewhere on the page.
    paused = ada.page.get_by_role("main").get_by_text("The game is paused.")
    expect(paused).to_be_visible()
    bo.page.get_by_role("button", name="Resume").click()
    expect(paused).to_have_count(0)

    menu(bo)
    bo.page.get_by_role("button", name="Resign", exact=True).dblclick()  # in a hurry: the second press takes it back
    bo.page.get_by_role("button", name="Resign", exact=True).click()
    bo.page.get_by_role("button", name="Resign this game?").click()
    expect(ada.page.get_by_role("dialog", name="You won!")).to_be_visible()
    expect(cy.page.get_by_role("dialog", name="Ada wins")).to_be_visible()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("button", name="Chat").click()
    visitor.page.get_by_label("Message").fill(text)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("section.chat")).to_contain_text(text)
    visitor.page.get_by_role("tab", name="Log").click()


def menu(visitor: Visitor, *names: str) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    for name in names:
        visitor.page.get_by_role("button", name=name).click()


# Records what the page would play, show or put on its badge. A tab is hidden when the test says so.
WITNESS = """
window.told = {notices: [], voices: 0, badge: null, sight: 'visible'};
Object.defineProperty(document, 'visibilityState', {get: () => told.sight});
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, {body}) { told.notices.push(`${title}: ${body}`); }
};
navigator.setAppBadge = async (count) => { told.badge = count; };
navigator.clearAppBadge = async () => { told.badge = null; };
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { told.voices++; return make.call(this); };
"""


def test_your_turn_is_told_by_title_icon_badge_sound_and_notice(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    for person in (ada, bo):
        still_forced(person, False)
    bo.page.add_init_script(WITNESS)
    bo.page.add_init_script("localStorage.setItem('tableside-settings', JSON.stringify({forced: false, notify: true}))")
    ada.invite(bo)
    expect(ada.page).to_have_title(re.compile("^● "))
    expect(bo.page).to_have_title(re.compile("^Ada × Bo"))
    before = told(bo)
    assert before["badge"] is None

    take(ada)
    expect(bo.page).to_have_title(re.compile("^● "))
    expect(bo.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    seen = told(bo)
    assert seen["badge"] == 1
    assert seen["voices"] > before["voices"]  # the cube, and the bell
    assert seen["notices"] == []  # silent while the tab is visible

    take(bo)
    expect(bo.page).to_have_title(re.compile("^Ada × Bo"))
    assert told(bo)["badge"] is None
    bo.page.get_by_role("button", name="Sounds").click()
    voices = bo.page.evaluate("told.sight = 'hidden', told.voices")
    take(ada)
    expect(bo.page).to_have_title(re.compile("^● "))
    assert told(bo)["notices"] == ["Your turn: Ada × Bo"]
    assert told(bo)["voices"] == voices  # off is off


def told(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("told")
    return found


def take(visitor: Visitor) -> None:
    visitor.page.locator(".area .row button:not(.shut)").first.click()


def test_a_hint_on_a_small_phone_leaves_what_it_points_to_in_sight(visitors: Visitors) -> None:
    """The advice is at the bottom. The page scrolls so that it covers nothing that the advice is about."""
    ada = visitors(viewport={"width": 360, "height": 640})
    ada.sit([ME, LOCAL], options={"position": BUILDING}, hints=True)
    ada.at_table()
    ada.page.get_by_role("button", name="Hint").click()
    pointed = ada.page.locator(".panes .hinted")
    expect(pointed).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Win chance")).to_be_visible()
    ada.wait_until(
        "document.querySelector('.panes .hinted').getBoundingClientRect().bottom"
        " <= document.querySelector('.thumb').getBoundingClientRect().top"
    )


def test_bistros_of_boards_of_ones_own_go_by_their_ability(visitors: Visitors, snap: Snap) -> None:
    """BJ-9.1: on this board, B takes a cube of a chosen colour. On the Classic board that is E's ability."""
    ada = visitors()
    still_forced(ada, False)
    content = tomllib.loads((ROOT / "examples/happy-hour.toml").read_text(encoding="utf-8"))
    trading = "trade B B 2 0/1/KY/B/3/2R/-/0 0/1/GR/-/2/2R/-/0 -/-/- 10K10Y10G6R10W10N -/0/0/0/-"
    ada.sit([ME, LOCAL], options={"set": content, "position": trading})
    ada.at_table()
    bistro = ada.page.locator("[data-space=bB] button").first
    expect(bistro).to_have_accessible_name(re.compile(r"Chef’s Choice \(B\)"))
    bistro.click()
    about = ada.page.get_by_role("dialog", name="Chef’s Choice (B)")
    expect(about).to_contain_text("Take one cube of any colour from the bag.")
    snap(ada.page, "own-boards")
    about.get_by_role("button", name="Use").click()
    expect(ada.page.locator("section.log")).to_contain_text("Ada uses Chef’s Choice (B)")
