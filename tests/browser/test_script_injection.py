"""Security in a browser: what people write is shown as text, and even injected markup could run nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.security.test_script_injection import finished_record

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]

ME = {"kind": "me"}
EVIL = "<img src=x onerror=hacked()>"  # the longest name that is allowed
CHAT = '<img src=x onerror="hacked()"><svg onload="hacked()"></svg><a href="javascript:hacked()">here</a>'
SAY = """async ([table, text]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((done) => (socket.onopen = done));
  socket.send(JSON.stringify({ type: 'hello', version: 1 }));
  socket.send(JSON.stringify({ type: 'say', id: 'evil', text }));
  await new Promise((done) => (socket.onmessage = (event) => JSON.parse(event.data).type === 'ack' && done()));
  socket.close();
}"""


def harmless(page: Page) -> None:
    assert page.evaluate("window.wasHacked") is None
    assert page.locator("img[src=x], svg[onload], a[href^='javascript']").count() == 0


def test_names_chat_and_records_are_shown_as_text(visitors: Visitors) -> None:
    ada = visitors()
    page = ada.page
    page.add_init_script("window.hacked = () => { window.wasHacked = true; };")
    table = ada.sit([ME, {"kind": "local", "name": EVIL}], name=EVIL, public=True)
    page.evaluate(SAY, [table, CHAT])
    page.reload()
    expect(page.get_by_text(EVIL).first).to_be_attached()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text(CHAT).first).to_be_visible()
    harmless(page)
    for path in ("/", "/settings"):
        ada.goto(path)
        harmless(page)
    record = json.dumps(finished_record(EVIL, "</title><script>hacked()</script>"))
    answer = ada.context.request.post(
        "/api/records", data=record, headers={"Origin": ada.url, "Content-Type": "application/json"}
    )
    ada.goto(f"/table/{answer.json()['id']}")
    expect(page.get_by_text(EVIL).first).to_be_attached()
    harmless(page)


def test_markup_that_got_in_could_run_nothing(visitors: Visitors) -> None:
    """The content security policy is the second line of defence: even injected markup runs no script."""
    ada = visitors().goto("/")
    page = ada.page
    page.evaluate("() => { window.hacked = () => { window.wasHacked = true; }; }")
    page.evaluate(
        """([markup]) => {
          document.body.insertAdjacentHTML('beforeend', markup);
          const script = document.createElement('script');
          script.textContent = 'hacked()';
          document.body.append(script);
        }""",
        [CHAT],
    )
    page.locator("a", has_text="here").last.evaluate("link => link.click()")
    page.wait_for_timeout(300)
    assert page.evaluate("window.wasHacked") is None
    assert any("Content Security Policy" in complaint for complaint in ada.complaints)
    ada.complaints.clear()
