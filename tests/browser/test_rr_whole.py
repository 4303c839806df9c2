"""Rival Restaurants in real browsers: a whole game to the end, and what a seat's socket told meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tableside.engine.record import Record
from tableside.games.rival_restaurants.names import CARD_KEYS
from tests.browser.conftest import Visitors
from tests.browser.rr_guests import Ear, only_cards, open_table, play_on, rich_recipes, stop, violations
from tests.browser.rr_secrets import Knowledge, faults
from tests.browser.visitors import Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(280)]
Snap = Callable[[Page, str], None]


def to_the_end(*people: Visitor) -> None:
    for person in people:
        play_on(person)
    for person in people:
        expect(person.page.get_by_role("dialog").locator("li.won")).not_to_have_count(0, timeout=220_000)
        stop(person)


def test_two_people_and_four_bots_to_the_end(visitors: Visitors, snap: Snap) -> None:
    ada, bo = visitors(), visitors()
    ear = Ear(bo.page)
    one_of_each = only_cards(**{key.replace("-", "_"): 1 for key in CARD_KEYS})
    ada.api("/api/session", {"name": "Ada"})
    table = open_table(ada, [bo], bots=4, recipes=rich_recipes(ada), edition="deluxe", cards=one_of_each)
    to_the_end(ada, bo)
    outcome = ada.api(f"/api/tables/{table}")["outcome"]
    assert max(outcome["scores"]) >= 20  # RR-6.1

    # Everybody by rank, and popularity by day.
    dialog = ada.page.get_by_role("dialog")
    shown = [int(text) for text in dialog.locator("li .score").all_inner_texts()]
    assert shown == sorted(outcome["scores"], reverse=True)
    expect(dialog.get_by_role("img", name=re.compile("^Popularity by day"))).to_be_visible()
    snap(ada.page, "rr-desktop-ending")
    assert violations(ada.page) == []

    # What Bo's socket heard is what his seat may know (RR-1.7).
    record = Record.parse(bo.context.request.get(f"/api/tables/{table}/record").text())
    assert record.seed
    assert len([frame for frame in ear.frames if frame.get("position")]) > 40
    assert faults(ear.frames, Record.parse(record.text()), 1) == []
    # And the search finds what it looks for: a card of a rival's hand, told to Bo.
    told = next(frame for frame in ear.frames if frame.get("position"))
    knowledge = Knowledge(record, 1)
    secret = sorted(set(CARD_KEYS) - knowledge.by_entry[0])[0]
    assert knowledge.leaks({**told, "events": [{"id": "rr-log-drew-card", "args": {"card": f"$rr-{secret}"}}]}, 0) == {
        secret
    }

    # Looking back works for this game too.
    dialog.get_by_role("link", name="Look back").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".town")).to_be_visible()
