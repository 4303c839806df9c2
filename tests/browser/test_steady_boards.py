"""Boards stay in place: whatever is asked during a turn, nothing that a player might tap moves away."""

from typing import Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.rival_restaurants.guests import DULL, open_table
from tests.browser.rival_restaurants.guests import PLAYER as CHEF
from tests.browser.visitors import PLAYER, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "greedy"}
SIZES = {"phone": {"width": 360, "height": 740}, "laptop": {"width": 1280, "height": 800}}
SLACK = 1  # pixels
# Where each thing is on the page, regardless of scrolling, and what is asked at that moment. On a phone the question
# of Rival Restaurants stands above the town: `about` names it, and whether the player opened more of it.
WHERE = """(things) => {
  const stage = document.querySelector('.phone .stage');
  if (stage) stage.visit = stage.visit ?? Math.random(); // another tab was open: the town is drawn anew
  const more = stage?.querySelector('.targets, .war, .effect') ? 'more' : '';
  return {
    tops: things.map((thing) => {
      const found = document.querySelector(thing);
      return found ? Math.round(found.getBoundingClientRect().top + scrollY) : null;
    }),
    question: document.querySelector('.ribbon p')?.textContent ?? '',
    about: stage ? `${stage.dataset.step} ${stage.visit}` : '',
    more,
    across: document.querySelector('.town.broad') !== null,
  };
}"""
Seen = dict[str, list[tuple[int, str]]]


def watch(visitor: Visitor, press: str, things: list[str], presses: int) -> Seen:
    """Press this many things. Note each new place of each thing, with what was asked then."""
    seen: Seen = {}
    visit, before = 0, ("", "")
    for _ in range(presses):
        now = visitor.page.evaluate(WHERE, things)
        # What the player opened stays as high until the next question.
        about = (now["about"], now["more"] or (before[1] if now["about"] == before[0] else ""))
        visit += about != before
        before = about
        for thing, top in zip(things, now["tops"], strict=True):
            places = seen.setdefault(f"{thing} {visit}", [])
            # A few questions stand across the town.
            if top is not None and not now["across"] and all(abs(top - place) > SLACK for place, _ in places):
                places.append((top, now["question"]))
        visitor.page.evaluate(press)
        visitor.page.wait_for_timeout(120)
    return seen


def moved(seen: Seen) -> Seen:
    """What was seen in more than one place."""
    return {thing: places for thing, places in seen.items() if len(places) > 1}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_burger_joint(visitors: Visitors, size: str, locale: str) -> None:
    """From the first pick to the third turn: prompts, trades, wrapped cubes, a choice of colours,
    the opponent's move."""
    ada = visitors(viewport=SIZES[size], locale=locale)
    ada.sit([ME, BOT])
    ada.at_table()
    ada.page.evaluate(PLAYER)
    boards = [".area.burger", ".area.general", ".area.pizza"]
    boards += ["section.board"] if size == "laptop" else [".panes"]
    seen = watch(ada, "tablesidePlayer.step()", boards, 90)
    assert moved(seen) == {}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("size", ["laptop"])
def test_rival_restaurants(visitors: Visitors, size: str, locale: str) -> None:
    """The first days: the wheel, claims, powers, buying, declaring. What is asked changes, the markets stay. On a phone
    a question stands above them, so they may move with the next question, but not while one of them is answered."""
    ada = visitors(viewport=SIZES[size], locale=locale)
    options: dict[str, Any] = {**DULL, "market_seconds": 0}
    open_table(ada, [], bots=2, seed=0, **options)
    ada.page.evaluate(CHEF)
    town = [".strip"] if size == "phone" else ["[data-market=fruit-stand]", "[data-market=mystery-mart]"]
    seen = watch(ada, "tablesidePlayer.step()", town, 110)
    assert moved(seen) == {}
