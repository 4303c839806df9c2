"""A correspondence game: nobody stays at the table. A notification on the phone or in the browser
brings players back."""

import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitors import PATIENCE, PHONE, Visitor
from tests.server.clients import Server, serving

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]


class Call(NamedTuple):
    path: str
    title: str
    click: str
    text: str


class Phone:
    """Receives messages like ntfy: a topic in the path, title and link in the headers, the text in the body."""

    def __init__(self) -> None:
        self.calls: Queue[Call] = Queue()
        calls = self.calls

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                title = self.headers["Title"].encode("latin-1").decode()  # UTF-8, which http.server decodes as Latin-1
                calls.put(Call(self.path, title, self.headers["Click"] or "", body))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Do not log to the console."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def address(self, topic: str) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/{topic}"


@pytest.fixture
def phone() -> Iterator[Phone]:
    made = Phone()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def by_post(built_client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may call a phone on its own network."""
    monkeypatch.setenv("TABLESIDE_STATIC", str(built_client))
    monkeypatch.setenv("TABLESIDE_CHOSEN_SEEDS", "1")
    with serving(tmp_path / "data", "--private-webhooks") as running:
        yield running


def wants_calls(person: Visitor, topic: str) -> None:
    """Set on the settings page, as a person would."""
    person.goto("/settings")
    person.page.get_by_label("Webhook address").fill(topic)
    person.page.get_by_role("button", name="Save").last.click()
    expect(person.page.locator(".toast")).to_contain_text("Saved")


def play_while_asked(person: Visitor, table: str) -> None:
    """Open the table, play until somebody else is asked, and leave again."""
    person.goto(f"/table/{table}").at_table()
    person.play_on()
    me = next(place for place, seat in enumerate(person.api(f"/api/tables/{table}")["seats"]) if seat["you"])
    person.wait_until(
        "([table, me]) => fetch(`/api/tables/${table}`).then((answer) => answer.json())"
        ".then((found) => !found.asked.includes(me))",
        [table, me],
    )
    person.goto("/mine")


def test_a_game_by_post_with_calls_to_the_phone(visitors: Visitors, by_post: Server, phone: Phone) -> None:
    """A few moves by correspondence, then both stay at the table until the end. Nobody who is there is notified."""
    ada, bo = visitors(by_post.url), visitors(by_post.url, viewport=PHONE)
    topics = {"Ada": ada, "Bo": bo}
    table = ada.invite(bo, clock={"kind": "post", "days": 3}, options=ada.short_rules(3))
    for name, person in topics.items():
        wants_calls(person, phone.address(name))
    play_while_asked(ada, table)  # Burger begins (BJ-2.1)
    for topic in ("Bo", "Ada"):  # and they take cubes in turn (BJ-3.5)
        call = phone.calls.get(timeout=PATIENCE / 1000)
        assert (call.path, call.title) == (f"/{topic}", "Your turn: Burger Joint")
        play_while_asked(topics[topic], table)
    assert phone.calls.get(timeout=PATIENCE / 1000).path == "/Bo"
    for person in (ada, bo):
        person.goto(f"/table/{table}").at_table()
    for person in (ada, bo):
        person.play_on()
    for person in (ada, bo):
        person.wait_for_the_end()
    assert phone.calls.empty()
    assert ada.api(f"/api/tables/{table}/verify")["ok"]


def test_a_tab_out_of_sight_is_told_of_a_turn_by_post(visitors: Visitors) -> None:
    """BJ-3.3: after the first cube of Burger, Pizza is asked."""
    ada, bo = visitors(), visitors(permissions=["notifications"])
    bo.page.add_init_script(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        " static requestPermission = async () => 'granted';"
        " constructor(title, more) { told.push([title, more.body]); } };"
        "Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' });"
    )
    bo.goto("/settings")
    bo.page.get_by_label("Notify me when it’s my turn").check()
    bo.wait_until("JSON.parse(localStorage.getItem('tableside-settings') ?? '{}').notify")  # asked and kept
    ada.invite(bo, clock={"kind": "post", "days": 3})
    bo.page.evaluate("window.away = true")
    ada.page.locator(".area .row button:not(.shut)").first.click()
    bo.wait_until("told.length")
    assert bo.page.evaluate("told") == [["Your turn", "Ada × Bo"]]
    expect(bo.page).to_have_title(re.compile("^● "))
