"""Rival Restaurants by keyboard and by ear through a whole game."""

from __future__ import annotations

import pytest

from tests.browser.access.measures import LAPTOP, measure
from tests.browser.conftest import Visitors
from tests.browser.rival_restaurants.guests import PLAYER, open_table, rich_recipes
from tests.browser.visitors import Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(400)]

# Whatever the player presses gets the focus first, as if a keyboard had brought it there.
BY_KEYBOARD = """(() => {
    const click = HTMLElement.prototype.click;
    HTMLElement.prototype.click = function () {
        this.focus();
        click.call(this);
    };
})()"""
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ASKED = "document.querySelector('.stage.asked') !== null && document.querySelector('[data-asks]') !== null"
OPEN = "dialog[open], .popover"
# How often the table has asked something else, or offered it elsewhere, since somebody began to count.
QUESTIONS = """(() => {
    window.tablesideQuestions ??= (() => {
        const counted = { changes: 0 };
        new MutationObserver((changes) => (counted.changes += changes.length)).observe(document.querySelector('main'), {
            subtree: true,
            attributeFilter: ['data-asks', 'data-step', 'data-meaning', 'inert', 'aria-busy'],
        });
        return counted;
    })();
    return window.tablesideQuestions.changes;
})()"""


def tabs_to_the_play(ada: Visitor) -> int | None:
    """How many Tabs lead from where the focus is to something that answers the question; None if nothing is asked, or
    if another question came while the Tabs were pressed."""
    page = ada.page
    ada.wait_until("!document.querySelector('[aria-busy]')")
    questions = page.evaluate(QUESTIONS)
    page.evaluate(FRAMES)
    tabs = 0
    while tabs < 16:
        if page.locator(OPEN).count() or not page.evaluate(ASKED):
            return None
        at = measure(page, "focus")
        if at and at["asks"]:
            break
        page.keyboard.press("Tab")
        tabs += 1
    return tabs if page.evaluate(QUESTIONS) == questions else None


def test_a_whole_game_keeps_the_focus_and_tells_little(visitors: Visitors) -> None:
    """When another question comes, its answer is at most three Tabs away. A screen reader hears less often from the
    table than I press something, although two bots act all the time."""
    ada = visitors(viewport=LAPTOP)
    open_table(ada, [], bots=2, seed=3, mode="standard", home_cook=True, window_seconds=0, recipes=rich_recipes(ada))
    page = ada.page
    page.evaluate(PLAYER)
    page.evaluate(BY_KEYBOARD)
    measure(page, "listen")
    counts: list[tuple[str, int]] = []
    heard = pressed = 0
    for _ in range(400):
        if page.locator("dialog[open] li.won").count():
            break
        before = str(page.locator(".stage").get_attribute("data-step")) if page.locator(".stage").count() else ""
        if page.evaluate("tablesidePlayer.step()"):
            pressed += 1
            page.wait_for_timeout(120)
            after = str(page.locator(".stage").get_attribute("data-step"))
            if after != before and (tabs := tabs_to_the_play(ada)) is not None:
                counts.append((after, tabs))
        else:
            page.wait_for_timeout(60)
        heard += len(measure(page, "told"))
    assert len({step for step, _ in counts}) >= 4
    assert [count for count in counts if count[1] > 3] == []
    assert 0 < heard <= pressed
    assert page.locator("dialog[open] li.won").count(), "the game is not over"
