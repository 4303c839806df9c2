"""Burger Joint by keyboard, by ear, on small and on big screens: at each of its questions, and through a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.measures import (
    FULL_HD,
    LANGUAGES,
    LAPTOP,
    SMALL,
    axe_by_day_and_night,
    measure,
    speak,
    unnamed,
)
from tests.browser.access.positions import POSITIONS
from tests.browser.conftest import Visitors
from tests.browser.visitors import PHONE, PLAYER, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(400)]

ME, BOT, LOCAL = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}, {"kind": "local", "name": "Bo"}
# What one decides by: the question, the own board, and its prices.
NEEDED = [".ribbon", "section.board.burger", "section.board.burger header .price"]
# Until what has changed is drawn.
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PANES = {"mine": 0, "table": 1, "rival": 2}


def at_question(ada: Visitor, step: str) -> None:
    ada.sit([ME, LOCAL], options={"position": POSITIONS[step]})
    ada.at_table()


def test_every_question_on_every_screen(visitors: Visitors) -> None:
    """All questions have headings in order and controls with names in three languages; nothing is cut off on the
    smallest phone, and on a laptop everything that a player needs to decide is visible. axe-core finds nothing."""
    ada = visitors(viewport=LAPTOP)
    problems: list[str] = []

    def note(where: str, *found: list[str]) -> None:
        problems.extend(f"{where}: {each}" for some in found for each in some)

    for step in POSITIONS:
        at_question(ada, step)
        for language in LANGUAGES:
            speak(ada, language)
            note(f"{step}, {language}, laptop", unnamed(ada.page), measure(ada.page, "outOfSight", NEEDED))
            note(f"{step}, {language}, laptop", measure(ada.page, "cut"), measure(ada.page, "headings"))
            ada.resize(SMALL)
            note(f"{step}, {language}, phone", measure(ada.page, "cut"))
            if language == "de":
                note(f"{step}, {language}, phone", unnamed(ada.page), measure(ada.page, "headings"))
            ada.resize(LAPTOP)
        for size in (LAPTOP, SMALL):
            ada.resize(size)
            note(f"{step}, {size['width']} pixels", axe_by_day_and_night(ada.page))
        ada.resize(LAPTOP)
    assert not problems, "\n".join(problems)


def test_a_big_screen_is_used(visitors: Visitors) -> None:
    ada = visitors(viewport=LAPTOP)
    at_question(ada, "pick")
    parts = ["section.board.burger", "section.board.pizza", ".middle > .board", ".area .row svg", ".head.own .row svg"]
    script = """(parts) => parts.map((part) => {
        const { width, height, bottom } = document.querySelector(part).getBoundingClientRect();
        return { width, height, bottom };
    })"""
    small = ada.page.evaluate(script, parts)
    ada.resize(FULL_HD)
    big = ada.page.evaluate(script, parts)
    for part, before, after in zip(parts, small, big, strict=True):
        assert after["width"] > before["width"] * 1.2, part
        assert after["height"] > before["height"] * 1.2, part
    assert all(after["bottom"] <= FULL_HD["height"] for after in big)
    assert max(after["bottom"] for after in big[:2]) > FULL_HD["height"] * 0.9
    expect(ada.page.locator(".aside .log")).to_be_visible()


def told(page: Page) -> int:
    """How much the log says: it grows with every move."""
    return int(page.evaluate("document.querySelector('section.log').textContent.length"))


def play_by_keyboard(ada: Visitor) -> dict[str, int]:
    """Play by Tab and Enter alone until the game is over. How many Tabs away the next thing was, at most, for each
    question."""
    page = ada.page
    farthest: dict[str, int] = {}
    over = page.locator("dialog[open] li.won")
    while not over.count():
        ada.wait_until("document.querySelector('[data-asks], dialog[open]') !== null")
        ada.wait_until("!document.querySelector('[aria-busy]')")
        if page.locator("dialog[open]").count():
            if not over.count():  # something could still be bought: end the turn all the same
                page.locator("dialog[open] footer button").first.press("Enter")
                expect(page.locator("dialog[open]:not(:has(li.won))")).to_have_count(0)
            continue
        page.evaluate(FRAMES)
        phase = page.locator(".ribbon [aria-current]").inner_text()
        for tabs in range(1, 30):
            page.keyboard.press("Tab")
            at = measure(page, "focus")
            assert at, f"{phase}: the focus is nowhere after {tabs} Tabs"
            assert at["seen"], f"{phase}: nobody sees the focus on {at['name']}"
            if at["asks"]:
                break
        farthest[phase] = max(tabs, farthest.get(phase, 0))
        before = told(page)
        page.keyboard.press("Enter")
        if page.locator(".popover footer button").count():  # the price; the focus is on the button that buys
            page.keyboard.press("Enter")
        ada.wait_until(
            "(before) => document.querySelector('dialog[open]') !== null || "
            "document.querySelector('section.log').textContent.length !== before",
            before,
        )
    return farthest


def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    """The focus stays where the play is: after every move the next thing to press is at most three Tabs away."""
    ada = visitors(viewport=LAPTOP)
    ada.sit([ME, LOCAL], options=ada.short_rules(4))
    ada.at_table()
    ada.page.keyboard.press("Tab")
    assert measure(ada.page, "focus")["name"] == "Skip to content"
    ada.page.keyboard.press("Enter")
    farthest = play_by_keyboard(ada)
    assert {"Production", "Trade", "Build"} <= set(farthest)
    assert max(farthest.values()) <= 3, farthest


def test_reading_is_not_disturbed(visitors: Visitors) -> None:
    """Who writes or reads while others play stays there; who was at the play finds the next question."""
    ada, bo = visitors(viewport=LAPTOP), visitors(viewport=LAPTOP)
    ada.invite(bo)
    ada.page.locator(".area .row button:not(.shut)").first.click()
    diner = bo.page.locator("section.board.burger [data-space=dR] button")
    diner.focus()
    bo.page.locator(".area .row button:not(.shut)").first.dispatch_event("click")
    expect(ada.page.locator(".ribbon.mine")).to_have_count(1)
    expect(ada.page.locator("[data-asks]:focus")).to_have_count(1)
    expect(diner).to_be_focused()


def test_a_turn_of_a_bot_is_told_in_one_breath(visitors: Visitors) -> None:
    """A screen reader hears what the bot did and what is asked now, not every cube by itself."""
    ada = visitors(viewport=LAPTOP, reduced_motion="no-preference")
    ada.sit([ME, BOT], options=ada.short_rules(12))
    ada.at_table()
    measure(ada.page, "listen")
    turns: list[list[str]] = []
    ada.page.evaluate(PLAYER)
    while len(turns) < 4:
        ada.wait_until("document.querySelector('.ribbon.mine') !== null")
        ada.page.wait_for_timeout(400)  # longer than what is asked waits to be told
        heard = measure(ada.page, "told")
        if heard:
            turns.append(heard)
        question = ada.page.locator(".ribbon p").inner_text()
        assert heard == [] or question in heard[-1], (question, heard)
        ada.page.evaluate("tablesidePlayer.step()")
        ada.page.wait_for_timeout(50)
    assert max(map(len, turns)) <= 2, turns


def test_a_link_to_a_move_opens_where_it_was_made(visitors: Visitors) -> None:
    """On a phone one board is visible: that of the player who built, or the cubes."""
    ada = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.sit([ME, LOCAL], options=ada.short_rules(4))
    ada.at_table()
    ada.play_on()
    ada.wait_for_the_end()
    table = ada.table_id
    moves = ada.api(f"/api/tables/{table}/replay")["moves"]
    seat = 0
    built = re.compile(r"pub|basic|d.|b.")
    wanted = {
        "table": next(move for move in moves if len(move["move"]) == 1),
        **{
            pane: next((move for move in moves if built.fullmatch(move["move"]) and (move["by"] == seat) is mine), None)
            for pane, mine in (("mine", True), ("rival", False))
        },
    }
    for pane, move in wanted.items():
        if move is None:
            continue
        ada.goto(f"/replay/{table}?move={move['number']}")
        expect(ada.page.locator(".dots button").nth(PANES[pane])).to_have_attribute("aria-pressed", "true")
        ada.wait_until(
            """(pane) => {
                const box = document.querySelectorAll('.panes > div')[pane].getBoundingClientRect();
                return Math.abs(box.left + box.width / 2 - innerWidth / 2) < 8;
            }""",
            PANES[pane],
        )
    assert wanted["mine"] or wanted["rival"]
