"""A person with a browser: opens pages, plays, and records all console errors."""

import json
import os
import re
import time
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, expect

_PLAYER = re.compile(r"\b(You|you|Your|Ada|Bo)\b(’s)?( \w+)?")

PLAYER = (Path(__file__).parent / "player.js").read_text()
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1400, "height": 900}
WIDEST = {"width": 1600, "height": 1000}
PATIENCE = 60_000
"""Milliseconds to wait for what will come: on a busy machine it takes its time."""
# This many times slower than normal. It reveals errors that otherwise appear only on a busy machine.
SLOWED = float(os.environ.get("TABLESIDE_SLOW_PAGES", "1"))
# What Chromium logs when a server is gone. The page cannot prevent it.
NO_LINE = re.compile(r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection|ERR_EMPTY_RESPONSE")


class Visitor:
    """One person with a browser of their own."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        self.context: BrowserContext = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note)
        if SLOWED > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        self.page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def close(self) -> None:
        self.context.close()

    def resize(self, size: dict[str, int]) -> None:
        """Resize the window. The page has been redrawn when this returns."""
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def wait_until(self, script: str, arg: Any = None) -> None:
        """Wait until a script returns true. Playwright's own ``wait_for_function`` polls with ``eval``, which the
        content security policy of the page forbids, so it works only if the first answer is true."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(script, arg):
            assert time.monotonic() < until, f"never true: {script}"
            self.page.wait_for_timeout(50)

    def goto(self, path: str) -> Self:
        self.page.goto(path)
        self.page.wait_for_selector("h1, .scene", state="attached")
        return self

    def burger_joint(self) -> Locator:
        """The game's card on the home page."""
        return self.page.locator("article.burger-joint")

    # ---- tables -----------------------------------------------------------------------------------------------

    def api(self, path: str, body: Any = None) -> Any:
        """Send a request as the page would, with the same cookie."""
        request = self.context.request
        headers = {"Origin": self.url}
        answer = request.get(path) if body is None else request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, seats: list[dict[str, Any]], **more: Any) -> str:
        """Open a table and go there. Returns its id. Each table has the same first draw: two cubes to choose, two
        reserved."""
        self.api("/api/session", {"name": more.pop("name", "Ada")})
        table = self.api("/api/tables", {"game": "burger-joint", "seats": seats, "seed": 0, **more})
        self.goto(f"/table/{table['id']}")
        return str(table["id"])

    def short_rules(self, points: int = 6) -> dict[str, Any]:
        """The rules with fewer points to win (a board set is data, BJ-9.1). So a whole game ends sooner."""
        (game,) = (game for game in self.api("/api/games") if game["key"] == "burger-joint")
        return {"set": {**game["options"]["set"], "points_to_win": points}}

    def opens_short_games(self) -> None:
        """From now on, a click that opens a table opens one with fewer points to win and always the same cards.

        Otherwise the length of a game depends on luck, and may be more than a test can wait for.
        """
        rules = self.short_rules()

        def shorten(route: Route) -> None:
            wish = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**wish, "options": rules, "seed": 0}))

        self.page.route(re.compile(r"/api/tables$"), shorten)

    def invite(self, friend: Self, **more: Any) -> str:
        """A public table with both seated."""
        table = self.sit([{"kind": "me"}, {"kind": "open"}], public=True, **more)
        friend.api("/api/session", {"name": "Bo"})
        friend.goto(f"/table/{table}")
        friend.page.get_by_role("button", name="Join the game").click()
        for person in (self, friend):
            person.at_table()
        return table

    @property
    def table_id(self) -> str:
        return self.page.url.rpartition("/table/")[2].partition("?")[0]

    def at_table(self) -> Self:
        self.page.wait_for_selector(".ribbon")
        return self

    # ---- playing ----------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """Play automatically from now on."""
        self.page.evaluate(PLAYER)
        self.page.evaluate("tablesidePlayer.run()")

    def stop_playing(self) -> None:
        """Returns when the last move that was pressed has arrived here."""
        self.page.evaluate("tablesidePlayer.stop()")
        expect(self.page.locator(".page[aria-busy]")).to_have_count(0)

    def wait_for_the_end(self, seconds: float = 240) -> None:
        expect(self.page.get_by_role("dialog").locator("li")).to_have_count(2, timeout=seconds * 1000)

    @property
    def log(self) -> list[str]:
        return self.page.locator("section.log li").all_inner_texts()

    @property
    def story(self) -> list[str]:
        """The log without names: "You take …" for one player is "Ada takes …" for the others."""
        return [_PLAYER.sub("…", line) for line in self.log]

    def moves_played(self) -> int:
        return int(self.api(f"/api/tables/{self.table_id}")["moves"])
