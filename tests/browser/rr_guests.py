"""People at a table of Rival Restaurants: they sit down together, press what is drawn, and hear their sockets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import ROOT
from tests.browser.visitors import Visitor

PLAYER = (Path(__file__).parent / "rr_player.js").read_text()
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
JSON = dict[str, Any]


TROUBLE = {"antoine-baguette", "lovehandles-mcfatterson", "senor-fuego"}


def open_quiet_table(host: Visitor, friends: list[Visitor], **options: Any) -> str:
    """A table whose chefs leave prices, purses and bins alone; chefs are dealt, so it may take some tables."""
    for _ in range(30):
        table = seat_all(host, friends, 0, options)
        seats = host.api(f"/api/tables/{table}/positions?from=0&to=0")["positions"][0]["view"]["seats"]
        if not TROUBLE & {chef["chef"] for seat in seats for chef in seat["chefs"]}:
            return enter(table, host, *friends)
    raise AssertionError("30 tables, and always a troublesome chef")


def open_table(host: Visitor, friends: list[Visitor], bots: int = 0, **options: Any) -> str:
    """The host opens a table, the friends take seats 2, 3, …; all go there."""
    return enter(seat_all(host, friends, bots, options), host, *friends)


def seat_all(host: Visitor, friends: list[Visitor], bots: int, options: JSON) -> str:
    host.api("/api/session", {"name": "Ada"})
    seats = [ME, *([OPEN] * len(friends)), *([BOT] * bots)]
    table = str(host.api("/api/tables", {"game": "rival-restaurants", "seats": seats, "options": options})["id"])
    for friend, name in zip(friends, ("Bo", "Cy", "Di", "Ed", "Flo"), strict=False):
        friend.api("/api/session", {"name": name})
        token = host.api(f"/api/tables/{table}/invite")["token"]
        friend.api(f"/api/tables/{table}/join", {"invite": token})
    return table


def enter(table: str, *people: Visitor) -> str:
    for person in people:
        person.goto(f"/table/{table}")
        person.page.wait_for_selector(".stage")
    return table


def step_of(page: Page) -> str:
    return str(page.locator(".stage").get_attribute("data-step"))


def reach(page: Page, step: str) -> None:
    expect(page.locator(f'.stage[data-step="{step}"]')).to_have_count(1)


def go(page: Page, place: str) -> None:
    """Turn the wheel to a place, face down."""
    reach(page, "destinations")
    page.locator(f'.wheel input[value="{place}"]').check(force=True)
    page.get_by_role("button", name="Turn the wheel face down").click()


def market(page: Page, key: str) -> Locator:
    return page.locator(f'[data-market="{key}"]')


def claim(page: Page, key: str, bin: int) -> None:
    reach(page, "claims")
    market(page, key).locator(f'button[data-bin="{bin}"]').click()


def ready(*pages: Page) -> None:
    for page in pages:
        page.locator(".acts").get_by_role("button", name="Ready", exact=True).click()


def play_on(person: Visitor) -> None:
    person.page.evaluate(PLAYER)
    person.page.evaluate("tablesidePlayer.run()")


def stop(person: Visitor) -> None:
    person.page.evaluate("tablesidePlayer.stop()")


def rich_recipes(host: Visitor, points: int = 9) -> list[JSON]:
    """The packaged deck, each recipe worth more (a deck is data, RR-1.4): a whole game, sooner over."""
    (game,) = (game for game in host.api("/api/games") if game["key"] == "rival-restaurants")
    return [
        {**recipe, "points": points, "ingredients": recipe["ingredients"][:2]} for recipe in game["options"]["recipes"]
    ]


def only_cards(**copies: int) -> JSON:
    """A deck of these action cards alone (RR-1.5)."""
    from tableside.games.rival_restaurants.names import CARD_KEYS

    return {key: copies.get(key.replace("-", "_"), 0) for key in CARD_KEYS}


def violations(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # the content security policy allows no inline script tag
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


class Ear:
    """Everything that the socket of a page heard."""

    def __init__(self, page: Page) -> None:
        self.frames: list[JSON] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    def positions(self) -> list[JSON]:
        return [frame["position"] for frame in self.frames if frame.get("position")]

    def lines(self) -> list[JSON]:
        told = [line for frame in self.frames if frame["type"] == "welcome" for line in frame["lines"]]
        return told + [frame for frame in self.frames if frame["type"] in ("moved", "changed")]
