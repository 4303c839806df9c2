"""Boards stay where they are: whatever is asked during a turn, nothing that one aims at moves away."""

from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.rr_guests import DULL, open_table
from tests.browser.rr_guests import PLAYER as CHEF
from tests.browser.visitors import PLAYER, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
SIZES = {"phone": {"width": 360, "height": 740}, "laptop": {"width": 1280, "height": 800}}
SLACK = 1  # pixels
# Where each of the things lies on the page, however far it is scrolled, and what the page asks meanwhile.
WHERE = """(things) => things.map((thing) => {
  const found = document.querySelector(thing);
  return found ? Math.round(found.getBoundingClientRect().top + scrollY) : null;
})"""


def watch(visitor: Visitor, step: str, things: list[str], asks: str, presses: int) -> dict[str, list[tuple[int, str]]]:
    """Press so many things and note each new place of each of the things, with what was asked then."""
    seen: dict[str, list[tuple[int, str]]] = {thing: [] for thing in things}
    for _ in range(presses):
        question = visitor.page.locator(asks).first.inner_text()
        for thing, top in zip(things, visitor.page.evaluate(WHERE, things), strict=True):
            known = [place for place, _ in seen[thing]]
            if top is not None and all(abs(top - place) > SLACK for place in known):
                seen[thing].append((top, question))
        visitor.page.evaluate(step)
        visitor.page.wait_for_timeout(120)
    return seen


def moved(seen: dict[str, list[tuple[int, str]]]) -> dict[str, list[tuple[int, str]]]:
    """What was seen at more than one place."""
    return {thing: places for thing, places in seen.items() if len(places) > 1}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_burger_joint(visitors: Visitors, size: str, locale: str) -> None:
    """From the first pick to the third turn: prompts, trades, wrapped cubes, colours to choose, the rival's move."""
    ada = visitors(viewport=SIZES[size], locale=locale)
    ada.sit([ME, BOT])
    ada.at_table()
    ada.page.evaluate(PLAYER)
    boards = [".area.burger", ".area.general", ".area.pizza"]
    boards += ["section.board"] if size == "laptop" else [".panes"]
    seen = watch(ada, "tablesidePlayer.step()", boards, ".ribbon p", 90)
    assert moved(seen) == {}


def test_rival_restaurants(visitors: Visitors) -> None:
    """The first day: the wheel, claims, powers, buying, declaring. What is asked changes, the markets stay."""
    ada = visitors(viewport=SIZES["laptop"])
    ada.page.add_init_script("localStorage.setItem('tableside-settings', JSON.stringify({tips: false}))")
    options: dict[str, Any] = {**DULL, "market_seconds": 0}
    open_table(ada, [], bots=2, seed=0, **options)
    ada.page.evaluate(CHEF)
    town = ["[data-market=fruit-stand]", "[data-market=mystery-mart]"]
    seen = watch(ada, "tablesidePlayer.step()", town, ".ribbon p", 60)
    assert moved(seen) == {}
