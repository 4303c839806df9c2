"""What a person who plays by keyboard, by ear, or on a small screen meets on a page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.conftest import ROOT
from tests.browser.visitors import Visitor

MEASURES = (Path(__file__).parent / "measures.js").read_text()
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text
COLOURS = ["color-contrast", "link-in-text-block"]
SMALL = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 800}
FULL_HD = {"width": 1920, "height": 1080}
CONTROLS = {
    "button", "link", "checkbox", "radio", "switch", "tab", "textbox", "searchbox", "combobox", "listbox", "option",
    "slider", "spinbutton", "menuitem", "disclosureTriangle",
}  # fmt: skip
LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
_WORD = re.compile(r"[^\W\d_]{2,}")
_DASHED = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")


def measure(page: Page, what: str, *arguments: Any) -> Any:
    if not page.evaluate("'tablesideMeasures' in window"):
        page.evaluate(MEASURES)
    return page.evaluate(f"(given) => tablesideMeasures.{what}(...given)", list(arguments))


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Whatever axe-core finds, also what it calls minor; by some of its rules, or all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE())  # the content security policy allows no inline script tag
    script = "(only) => axe.run(document, {resultTypes: ['violations'], ...(only && {runOnly: only})})"
    found = page.evaluate(script, rules)["violations"]
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


@cache
def message_ids() -> frozenset[str]:
    files = (ROOT / "src/tableside/locales/en").glob("*.ftl")
    return frozenset(
        match[1] for file in files for match in re.finditer(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)
    )


def unnamed(page: Page) -> list[str]:
    """Controls whose name nobody would say, as the browser tells them to a screen reader."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    wrong = []
    for node in nodes:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in CONTROLS:
            continue
        name = node.get("name", {}).get("value", "").strip()
        raw = message_ids().intersection(_DASHED.findall(name))
        if not _WORD.search(name) or raw:
            wrong.append(f"{role} {name!r}")
    return wrong


def axe_by_day_and_night(page: Page) -> list[str]:
    """What axe-core finds by day; by night only colours differ."""
    found = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += [f"{scheme}: {each}" for each in violations(page, COLOURS if scheme == "dark" else None)]
    return found


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language in the menu of the table."""
    page = visitor.page
    page.locator(".page > header > button[aria-haspopup=dialog]").last.click()
    # Not at a place on the screen: the menu may still be sliding in.
    page.get_by_role("radio", name=LANGUAGES[language]).evaluate("(radio) => radio.click()")
    page.wait_for_selector(f"html[lang={language}]", state="attached")
    page.keyboard.press("Escape")
