"""Every page: accessible, in three languages, on a phone and on a wide screen, light and dark, and small."""

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.measures import SMALL, measure, unnamed, violations
from tests.browser.conftest import Visitors
from tests.browser.visitors import DESKTOP, PHONE, WIDEST, Visitor

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

Snap = Callable[[Page, str], None]
ME, OPEN, BOT, LOCAL = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "local", "name": "Bo"}
# Finds a message id that is shown instead of its text.
BARE_ID = re.compile(r"\b(?:ui|bj|err|log|end|table|home|new|set|row|mine|talk|replay|rules|seat|pace|bot)-[a-z]+\b")
# Burger builds in the middle of a game. Every kind of building is on the boards (docs/burger-joint.md, "Positions").
MIDDLE = "build B B 9 2/3/KYG/A/6/2KYRWN/-/0 3/2/GRN/CE/7/K2Y3W/-/0 -/-/- 7K7Y10G9R6W9N A/0/0/0/-"
NOWHERE = "/no/such/page"


class Hall:
    """Tables in each state, for one visitor to look at."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.api("/api/session", {"name": "Ada"})

        def table(seats: list[Any], **more: Any) -> str:
            return str(visitor.api("/api/tables", {"game": "burger-joint", "seats": seats, **more})["id"])

        waiting = table([ME, OPEN], public=True)
        middle = table([ME, LOCAL], options={"position": MIDDLE}, clock={"kind": "live", "game_seconds": 600})
        post = table([ME, BOT], clock={"kind": "post", "days": 2}, public=True)
        self.pages = {
            "home": "/",
            "new": "/new/burger-joint",
            "waiting": f"/table/{waiting}",
            "table": f"/table/{middle}",
            "table-start": f"/table/{post}",
            "replay": f"/replay/{middle}",
            "record": "/replay",
            "mine": "/mine",
            "watch": "/watch",
            "rules": "/rules/burger-joint",
            "rules-of-the-other": "/rules/rival-restaurants",
            "new-of-the-other": "/new/rival-restaurants",
            "board-sets": "/board-sets",
            "account": "/account",
            "companion": "/companion",
            "settings": "/settings",
            "about": "/about",
            "nowhere": NOWHERE,
        }


def visit(visitor: Visitor, path: str) -> None:
    visitor.goto(path)
    visitor.page.wait_for_selector(".scene.loading", state="detached")
    visitor.page.wait_for_load_state("networkidle")
    if path == NOWHERE:  # the browser logs that the answer was 404, as it should
        visitor.complaints = [complaint for complaint in visitor.complaints if "404" not in complaint]


@pytest.mark.parametrize(("size", "viewport"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_every_page_is_accessible_and_fits(visitors: Visitors, snap: Snap, size: str, viewport: dict[str, int]) -> None:
    ada = visitors(viewport=viewport)
    problems = []
    for name, path in Hall(ada).pages.items():
        visit(ada, path)
        for scheme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            snap(ada.page, f"{size}-{name}-{scheme}")
            problems += [f"{name}, {scheme}: {problem}" for problem in violations(ada.page)]
        problems += [f"{name}: {problem}" for problem in measure(ada.page, "headings") + unnamed(ada.page)]
    assert not problems, "\n".join(problems)


def test_what_opens_above_a_table_is_accessible(visitors: Visitors, snap: Snap) -> None:
    ada = visitors(viewport=WIDEST)
    visit(ada, Hall(ada).pages["table"])
    ada.at_table()
    problems: list[str] = []

    def look(name: str) -> None:
        snap(ada.page, f"desktop-{name}")
        problems.extend(f"{name}: {problem}" for problem in violations(ada.page))

    for button in ("Log", "Chat", "Rules", "Menu"):
        ada.page.get_by_role("button", name=button, exact=True).click()
        # There is room for the chat beside the boards.
        (ada.page.locator("section.chat") if button == "Chat" else ada.page.get_by_role("dialog")).wait_for()
        look(button.replace(" ", "-").lower())
        ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name=re.compile("^Cubes in the bag")).click()
    look("bag")
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-space=dR] button").first.click()
    look("deal")
    assert problems == []


@pytest.mark.parametrize(
    ("locale", "home", "play", "turn"),
    [
        ("de-DE", "Setz dich, der Tisch ist gedeckt", "Jetzt spielen", "nimmst"),
        ("it-IT", "Accomodati", "Gioca subito", "Prendi"),
    ],
)
def test_every_page_in_another_language(
    visitors: Visitors, snap: Snap, locale: str, home: str, play: str, turn: str
) -> None:
    ada = visitors(locale=locale)
    language = locale[:2]
    for name, path in Hall(ada).pages.items():
        visit(ada, path)
        assert ada.page.evaluate("document.documentElement.lang") == language
        text = ada.page.locator("body").inner_text()
        assert BARE_ID.findall(text) == [], name
        assert unnamed(ada.page) == [], name
        ada.resize(SMALL)
        assert measure(ada.page, "cut") == [], name
        ada.resize(DESKTOP)
        if name in ("home", "table", "rules"):
            snap(ada.page, f"{language}-{name}")
    visit(ada, "/")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(home)
    ada.burger_joint().get_by_role("button", name=play).click()
    ada.at_table()
    ada.play_on()
    expect(ada.page.locator("section.log")).to_contain_text(turn)


def test_the_language_is_switched_on_the_spot(visitors: Visitors) -> None:
    ada = visitors()
    ada.sit([ME, LOCAL])
    ada.at_table()
    expect(ada.page.locator(".ribbon")).to_contain_text("picks first")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("radio", name="Deutsch").check()
    expect(ada.page.locator(".ribbon")).to_contain_text("wählt zuerst")
    ada.page.get_by_role("radio", name="Italiano").check()
    expect(ada.page.locator(".ribbon")).to_contain_text("fa la prima scelta")
    for _ in range(100):  # the page does not wait for the server to save it
        if ada.api("/api/session")["guest"]["language"] == "it":
            break
        ada.page.wait_for_timeout(100)
    else:
        pytest.fail("the server never noted the language")
    ada.page.reload()
    expect(ada.page.locator(".ribbon")).to_contain_text("fa la prima scelta")


def test_the_first_page_is_small(visitors: Visitors) -> None:
    ada = visitors()
    loaded: set[str] = set()
    ada.page.on("request", lambda request: loaded.add(request.url))
    visit(ada, "/")
    scripts = [ada.context.request.get(url).body() for url in loaded if url.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) < 150_000
    assert all(url.startswith(ada.url) for url in loaded)  # nothing is loaded from anywhere else
