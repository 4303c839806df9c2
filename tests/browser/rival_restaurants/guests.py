"""People at a table of Rival Restaurants. They sit down together, press buttons, and record their sockets."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS
from tests.browser.conftest import ROOT
from tests.browser.visitors import PATIENCE, Visitor

PLAYER = (Path(__file__).parent / "player.js").read_text()
# Finds a message id that is shown instead of its text.
BARE_ID = re.compile(r"\brr-[a-z]+-[a-z-]+\b")
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
NAMES = ("Bo", "Cy", "Di", "Ed", "Flo")
JSON = dict[str, Any]


def only_cards(**copies: int) -> JSON:
    """A deck with only these action cards (RR-1.5)."""
    return {key: copies.get(key.replace("-", "_"), 0) for key in CARD_KEYS}


# No clock, no power before the first level, and a card that is rarely useful. So only what is being tested happens.
DULL: JSON = {"mode": "standard", "home_cook": True, "window_seconds": 0, "cards": only_cards(jackpot=60)}
# Chefs who change what others pay, may buy or hold.
TROUBLE = {"antoine-baguette", "lovehandles-mcfatterson", "senor-fuego", "general-stroganov"}


def find_seed(wanted: Callable[[Match], bool], seats: int = 2, first: int = 0, **options: Any) -> int:
    """A seed with the wanted deal. It is the same every time. ``first`` saves the search."""
    for seed in range(first, first + 3000):
        match = Match.start("rival-restaurants", options, seats=seats, seed=seed)
        if wanted(match):
            return seed
    raise AssertionError("3000 deals, and none as wanted")


def quiet(match: Match) -> bool:
    """Whether no chef changes prices, money or bins."""
    return not TROUBLE & {chef.chef for seat in match.view(None).seats for chef in seat.chefs}


def play_through(match: Match, *moves: tuple[int, str]) -> None:
    for seat, move in moves:
        match.play(seat, move)


def open_table(
    host: Visitor,
    friends: list[Visitor],
    bots: int = 0,
    seed: int | None = None,
    *,
    hints: bool = False,
    **options: Any,
) -> str:
    """The host opens a table, and the friends take seats 2, 3, …. All of them open the table."""
    host.api("/api/session", {"name": "Ada"})
    seats = [ME, *([OPEN] * len(friends)), *([BOT] * bots)]
    wish = {"game": "rival-restaurants", "seats": seats, "options": options, "seed": seed, "hints": hints}
    table = str(host.api("/api/tables", wish)["id"])
    for friend, name in zip(friends, NAMES, strict=False):
        friend.api("/api/session", {"name": name})
        token = host.api(f"/api/tables/{table}/invite")["token"]
        friend.api(f"/api/tables/{table}/join", {"invite": token})
    return enter(table, host, *friends)


def open_quiet_table(host: Visitor, friends: list[Visitor], *, hints: bool = False, **options: Any) -> str:
    seed = find_seed(quiet, 1 + len(friends), **options)
    return open_table(host, friends, seed=seed, hints=hints, **options)


def enter(table: str, *people: Visitor) -> str:
    for person in people:
        person.goto(f"/table/{table}")
        person.page.wait_for_selector(".stage", state="attached")
    return table


def step_of(page: Page) -> str:
    return str(page.locator(".stage").get_attribute("data-step"))


def reach(page: Page, step: str) -> None:
    expect(page.locator(f'.stage[data-step="{step}"]')).to_have_count(1)


def go(page: Page, place: str) -> None:
    """Turn the wheel to a place and lock it in. The summary of the day before is skipped."""
    reach(page, "destinations")
    if page.locator(".day-scene").count():
        page.keyboard.press("Escape")
    page.locator(f'.wheel input[value="{place}"]').check(force=True)
    page.get_by_role("button", name="Lock in").click()


def market(page: Page, key: str) -> Locator:
    return page.locator(f'[data-market="{key}"]')


def claim(page: Page, key: str, bin: int) -> None:
    reach(page, "claims")
    market(page, key).locator(f'button[data-bin="{bin}"]').click()


def buy(page: Page, key: str, bin: int) -> None:
    market(page, key).locator(f'button[data-bin="{bin}"]').click()
    expect(market(page, key).locator(f'.bin[data-bin="{bin}"] .hollow')).to_be_visible()


def ready(*pages: Page) -> None:
    """All press Ready, and the game goes on. A press soon after the last one would count as a double tap."""
    step = step_of(pages[0])
    for page in pages:
        press_ready(page, step)
    for page in pages:
        expect(page.locator(f'.stage[data-step="{step}"]')).to_have_count(0)


def press_ready(page: Page, step: str) -> None:
    button = page.locator(".acts").get_by_role("button", name="Ready", exact=True)
    until = time.monotonic() + PATIENCE / 1000
    while step_of(page) == step and not page.locator(".acts").get_by_role("button", name="Ready ✓").count():
        assert time.monotonic() < until, f"{step}: not ready"
        with suppress(PlaywrightTimeout):  # the game may go on by itself, and the button goes with the question
            button.click(timeout=3000)
        page.wait_for_timeout(120)


def to_the_market(*ways: tuple[Page, str, int | None]) -> None:
    """Play phase 1: each goes to a place and claims a bin there, or none."""
    for page, place, _ in ways:
        go(page, place)
    for page, place, bin in ways:
        if place == "island":
            continue
        reach(page, "claims")
        if bin is None:
            page.get_by_role("button", name="Claim nothing").click()
        else:
            claim(page, place, bin)
    pages = [page for page, _, _ in ways]
    for page in pages:
        reach(page, "powers")
    ready(*pages)
    for page in pages:
        reach(page, "buying")


def again(page: Page, step: str) -> None:
    """Reload the page. The same question must be there."""
    page.reload()
    reach(page, step)


def say_no(page: Page, *answers: str) -> None:
    """Press one of these if it is there now. A question with one answer may have answered itself."""
    page.evaluate(
        """(answers) => [...document.querySelectorAll('.stage button')]
        .find((button) => answers.includes(button.textContent.trim()))?.click()""",
        answers,
    )


def next_day(*pages: Page) -> None:
    """Nobody cooks, and every question is answered with no."""
    _until("destinations", pages, "Pass", "Cook nothing today")


def to_the_kitchen(*pages: Page) -> None:
    """Go to phase 3 without a Shopping Spree."""
    _until("declare", pages, "Pass")


def _until(step: str, pages: Sequence[Page], *answers: str) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while (steps := {step_of(page) for page in pages}) != {step}:
        assert time.monotonic() < until, f"{step} does not come, but {steps}"
        for page in pages:
            say_no(page, *answers)
        pages[0].wait_for_timeout(60)


def money(page: Page) -> int:
    """My money."""
    mine = page.get_by_role("region", name="My restaurant")
    return int(str(mine.get_by_role("img", name="Money").get_attribute("aria-label")).partition("$")[2])


def play_on(person: Visitor) -> None:
    person.page.evaluate(PLAYER)
    person.page.evaluate("tablesidePlayer.run()")


def stop(person: Visitor) -> None:
    person.stop_playing()


def rich_recipes(host: Visitor, points: int = 9) -> list[JSON]:
    """The packaged deck, but with more points for each recipe (a deck is data, RR-1.4). So a whole game ends sooner."""
    (game,) = (game for game in host.api("/api/games") if game["key"] == "rival-restaurants")
    return [
        {**recipe, "points": points, "ingredients": recipe["ingredients"][:2]} for recipe in game["options"]["recipes"]
    ]


def violations(page: Page) -> list[str]:
    """The problems that axe-core finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # the content security policy allows no inline script tag
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


class Ear:
    """Everything that the socket of a page received."""

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
