"""Rival Restaurants in real browsers: a whole game to the end, and what a seat's socket received."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tableside.engine.record import Record
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS
from tests.browser.conftest import Pair, Snap, Visitors
from tests.browser.rival_restaurants.guests import (
    ME,
    NAMES,
    OPEN,
    Ear,
    enter,
    only_cards,
    open_table,
    play_on,
    rich_recipes,
    stop,
    violations,
)
from tests.browser.rival_restaurants.known_secrets import Knowledge, faults
from tests.browser.visitors import PHONE, Visitor

BOX = os.environ.get("TABLESIDE_SIX_WINDOWS") == "box"
MINUTES = 40 if BOX else 4
pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(60 * (MINUTES + 1))]


def to_the_end(*people: Visitor) -> None:
    for person in people:
        play_on(person)
    for person in people:
        expect(person.page.get_by_role("dialog").locator("li.won")).not_to_have_count(0, timeout=60_000 * MINUTES)
        stop(person)


def test_two_people_and_four_bots_to_the_end(pair: Pair, snap: Snap) -> None:
    ada, bo = pair
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

    # Bo's socket received only what Bo's seat may know (RR-1.7).
    record = Record.parse(bo.context.request.get(f"/api/tables/{table}/record").text())
    assert record.seed
    assert len([frame for frame in ear.frames if frame.get("position")]) > 40
    assert faults(ear.frames, Record.parse(record.text()), 1) == []
    # The search also finds what it looks for: a card from a rival's hand, sent to Bo.
    told = next(frame for frame in ear.frames if frame.get("position"))
    knowledge = Knowledge(record, 1)
    at = int(told["position"]["number"])  # bots may have played cards before Bo was there (RR-3.4)
    for secret in {"clam-voyance", "taxes", "jackpot"} - knowledge.by_entry[at]:
        drawn = {"id": "rr-log-drew-card", "args": {"card": f"$rr-{secret}"}}
        assert knowledge.leaks({**told, "events": [drawn]}, at) == {secret}

    # Game review works for this game too.
    dialog.get_by_role("link", name="Review game").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".town")).to_be_visible()


def test_six_windows_to_the_end(visitors: Visitors, snap: Snap) -> None:
    """Six people come by the invite link, two of them on phones. All see the same end, and the record is verified.

    With the original rules it takes about ten minutes (TABLESIDE_SIX_WINDOWS=box). Otherwise the first dish wins.
    """
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    people = [visitors() for _ in range(4)] + [visitors(**phone) for _ in range(2)]
    host, *friends = people
    host.api("/api/session", {"name": "Ada"})
    options = {} if BOX else {"recipes": rich_recipes(host, points=20)}
    wish = {"game": "rival-restaurants", "seats": [ME] + [OPEN] * 5, "options": options}
    table = str(host.api("/api/tables", wish)["id"])
    invite = host.api(f"/api/tables/{table}/invite")["token"]
    for friend, name in zip(friends, NAMES, strict=True):
        friend.api("/api/session", {"name": name})
        friend.goto(f"/table/{table}?invite={invite}")
        friend.page.get_by_role("button", name="Join the game").click()
    enter(table, host)
    to_the_end(*people)
    outcome = host.api(f"/api/tables/{table}")["outcome"]
    ranked = sorted(zip(("Ada", *NAMES), outcome["scores"], strict=True), key=lambda each: -each[1])
    for person in people:
        rows = person.page.get_by_role("dialog").locator("ol > li")
        shown = [(row.locator(".who b").inner_text(), int(row.locator(".score").inner_text())) for row in rows.all()]
        assert sorted(shown) == sorted(ranked)
        assert shown[0][1] == ranked[0][1]
        assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.evaluate("innerWidth")
    snap(people[0].page, "rr-six-desktop")
    snap(people[5].page, "rr-six-phone-table")
    assert host.api(f"/api/tables/{table}/verify")["sealed"]
