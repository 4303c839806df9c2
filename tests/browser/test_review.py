"""Game review in the browser: one press, the graph, the moments beside the board, and learning from mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.access.measures import violations
from tests.browser.conftest import Snap, Visitors
from tests.browser.visitors import PHONE, Visitor

GAMES = Path(__file__).parents[1] / "review" / "games"
REVIEWED = 300_000
"""Milliseconds: a whole game takes a while where the rules are not compiled and the machine is busy."""
SMALL = {"width": 1280, "height": 800}


def brought(visitor: Visitor, game: str) -> str:
    """The replay of a record that somebody brought."""
    visitor.goto("/replay")
    visitor.page.locator("input[type=file]").set_input_files(GAMES / f"{game}.json")
    visitor.page.get_by_role("button", name="Open").click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    return visitor.page.url.partition("?")[0]


def in_sight(visitor: Visitor, selector: str) -> bool:
    """Whether a part of it, at least as high as a line, is inside the window."""
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    height = float(visitor.page.evaluate("innerHeight"))
    return min(box["y"] + box["height"], height) - max(box["y"], 0) > 20


@pytest.mark.parametrize(("size", "viewport"), [("desktop", SMALL), ("phone", PHONE)])
def test_a_review_opens_at_the_first_key_moment(
    visitors: Visitors, snap: Snap, size: str, viewport: dict[str, int]
) -> None:
    ada = visitors(viewport=viewport)
    address = brought(ada, "short")
    ada.page.get_by_role("button", name="Review this game").click()
    graph = ada.page.get_by_role("slider", name="Win chance after each move")
    expect(graph).to_be_visible(timeout=REVIEWED)
    expect(ada.page.get_by_role("heading", name="lost")).to_be_visible()
    first = int(graph.input_value())
    assert 0 < first < 65
    assert in_sight(ada, ".moment .better")
    assert in_sight(ada, ".wide, .narrow")
    snap(ada.page, f"review-{size}")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing stands out to the side"
    assert violations(ada.page) == []

    ada.page.goto(address)  # it was kept, and opens at the same place
    expect(graph).to_have_value(str(first))

    graph.focus()
    ada.page.keyboard.press("End")
    expect(graph).to_have_value("65")
    chips = ada.page.get_by_role("group", name="Moments that mattered").get_by_role("button")
    assert 3 <= chips.count() <= 7
    chips.last.click()
    expect(chips.last).to_have_attribute("aria-current", "true")
    ada.page.get_by_text("Win chances as a table").click()
    expect(ada.page.get_by_role("row", name="Turn 2")).to_be_visible()

    ada.page.get_by_role("button", name="Learn from these mistakes").click()
    task = ada.page.get_by_role("region", name="Learn from your mistakes")
    expect(task).to_contain_text("find a better move")
    snap(ada.page, f"review-learn-{size}")
    task.get_by_role("button", name="Show the answer").click()
    expect(task).to_contain_text("Better:")
    assert violations(ada.page) == []
    while task.get_by_role("button", name="Next").or_(task.get_by_role("button", name="Skip")).count():
        task.get_by_role("button", name="Next").or_(task.get_by_role("button", name="Skip")).first.click()
    expect(task).to_contain_text("You found 0 of")
    task.get_by_role("button", name="Back to the review").click()
    expect(graph).to_be_visible()

    ada.page.get_by_role("switch", name="Anyone with the link can watch this game").check()
    bo = visitors(viewport=viewport)
    bo.goto(f"{address}?move=9")  # a private game is shared: the link to a move opens there, with the review
    expect(bo.page.get_by_role("slider", name="Win chance after each move")).to_have_value("9")
