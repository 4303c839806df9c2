"""A game that the client has no table for. It is drawn from its view and its moves, with texts from the server."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Snap, Visitors
from tests.browser.visitors import DESKTOP, PHONE, Visitor
from tests.server.clients import Server, serving

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(400)]

EXAMPLE = ROOT / "examples" / "new_game" / "src"


@pytest.fixture(scope="module")
def salty(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example of docs/new-game.md."""
    env = {
        "TABLESIDE_STATIC": str(built_client),
        "TABLESIDE_CHOSEN_SEEDS": "1",
        "TABLESIDE_GAMES": "pinch_of_salt.manifest:MANIFEST",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{EXAMPLE}",
    }
    with serving(tmp_path_factory.mktemp("salty") / "data", env=env) as running:
        yield running


def nothing_sticks_out(visitor: Visitor) -> None:
    width, inside = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= inside


def play_to_the_end(visitor: Visitor) -> None:
    """Adds three pinches again and again, and serves as soon as possible."""
    page, over = visitor.page, visitor.page.get_by_role("dialog")
    moves = page.get_by_role("group", name="Your moves")
    for _ in range(40):
        expect(moves.or_(over).first).to_be_visible()
        if over.is_visible():
            return
        before = visitor.moves_played()
        serve = moves.get_by_role("button", name="Serve the soup")
        (serve if serve.count() else moves.get_by_role("button", name="Add 3 pinches")).click()
        visitor.wait_until(
            "(before) => fetch(location.pathname.replace('/table/', '/api/tables/')).then((a) => a.json())"
            ".then((table) => table.moves > before)",
            before,
        )
    pytest.fail("it does not end")


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desktop", DESKTOP)])
def test_a_whole_game_from_the_lobby(
    visitors: Visitors, salty: Server, snap: Snap, name: str, size: dict[str, int]
) -> None:
    ada = visitors(salty.url, viewport=size)
    ada.goto("/")
    card = ada.page.locator("article.pinch-of-salt")
    expect(card.get_by_role("heading", name="Pinch of Salt")).to_be_visible()
    expect(card).to_contain_text("One pot, many cooks")
    expect(card.get_by_label("Bot")).to_contain_text("Taster")
    snap(ada.page, f"{name}-new-game-lobby")
    card.get_by_role("button", name="Play now").click()
    expect(ada.page.locator(".generic")).to_be_visible()
    expect(ada.page.locator(".facts")).to_contain_text("Pinches in the pot")
    expect(ada.page.locator(".seats .secret")).to_have_count(1)
    nothing_sticks_out(ada)
    snap(ada.page, f"{name}-new-game-table")
    play_to_the_end(ada)
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(2)
    snap(ada.page, f"{name}-new-game-ending")
    dialog.get_by_role("link", name="Review game").click()
    slider = ada.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("Home")
    expect(ada.page.locator(".facts dd").nth(2)).to_have_text("0")
    ada.page.get_by_role("button", name="Verify").click()
    expect(ada.page.get_by_text("Record verified")).to_be_visible()
    nothing_sticks_out(ada)


def test_keys_undo_hint_and_rules(visitors: Visitors, salty: Server) -> None:
    ada, bo = visitors(salty.url), visitors(salty.url)
    ada.api("/api/session", {"name": "Ada"})
    table = open_table(ada, {"kind": "open"}, public=True, hints=True)
    bo.api("/api/session", {"name": "Bo"})
    bo.api(f"/api/tables/{table}/join", {"invite": "", "seat": None})
    for person in (ada, bo):
        person.goto(f"/table/{table}")
        expect(person.page.locator(".generic")).to_be_visible()
    pinches = [person.page.locator(".facts dd").nth(2) for person in (ada, bo)]
    ada.page.keyboard.press("2")
    for shown in pinches:
        expect(shown).to_have_text("2")
    expect(ada.page.get_by_role("group", name="Your moves")).to_have_count(0)
    ada.page.get_by_role("button", name="Undo").click()
    for shown in pinches:
        expect(shown).to_have_text("0")
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_text("Taster").or_(ada.page.locator(".moves .hinted")).first).to_be_visible()
    ada.page.get_by_role("button", name="Rules: PS-1").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("secret taste")


def test_the_form_and_the_addresses(visitors: Visitors, salty: Server) -> None:
    ada = visitors(salty.url)
    ada.goto("/new/pinch-of-salt")
    ada.page.get_by_role("group", name="How many players?").get_by_role("radio", name="3").check(force=True)
    expect(ada.page.get_by_role("group", name="Cook 3")).to_be_visible()
    ada.page.get_by_role("group", name="How many soups").get_by_role("radio", name="5").check(force=True)
    for cook in ("Cook 2", "Cook 3"):
        ada.page.get_by_role("group", name=cook).get_by_role("radio", name=re.compile("^Bot")).check(force=True)
    ada.page.get_by_role("button", name="Open table").click()
    expect(ada.page.locator(".generic")).to_be_visible()
    table = ada.api(f"/api/tables/{ada.table_id}")
    assert (len(table["seats"]), table["options"]["soups"]) == (3, 5)
    ada.goto("/rules/pinch-of-salt")
    expect(ada.page.locator("#PS-1\\.5")).to_contain_text("twelve pinches")
    ada.goto("/mine")
    expect(ada.page.locator("li").filter(has_text="Pinch of Salt")).to_have_count(1)


@pytest.mark.parametrize(("language", "said"), [("de-DE", "Prisen im Topf"), ("it-IT", "Pizzichi nella pentola")])
def test_it_speaks_the_language_of_the_reader(visitors: Visitors, salty: Server, language: str, said: str) -> None:
    ada = visitors(salty.url, locale=language)
    seated(ada, {"kind": "bot"})
    expect(ada.page.locator(".facts")).to_contain_text(said)


def open_table(visitor: Visitor, other: dict[str, Any], **more: Any) -> str:
    wish = {"game": "pinch-of-salt", "seats": [{"kind": "me"}, other], "seed": 0, **more}
    return str(visitor.api("/api/tables", wish)["id"])


def seated(visitor: Visitor, other: dict[str, Any]) -> None:
    visitor.api("/api/session", {"name": "Ada"})
    visitor.goto(f"/table/{open_table(visitor, other)}")
    expect(visitor.page.locator(".generic")).to_be_visible()
