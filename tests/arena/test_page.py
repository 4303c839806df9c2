"""The report in a real browser: it fits a phone, loads nothing, and axe finds no problems."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tableside.arena.contest import Contest
from tableside.arena.report import write_report
from tableside.arena.run_contest import run_contest
from tableside.arena.summary import summarise
from tableside.locales import words
from tools import doctor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@pytest.mark.needs("chromium")
def test_the_page_in_a_browser(tmp_path: Path) -> None:
    bots = ("random", "greedy", "tests.arena.own_bots:Crashing")
    contest = Contest.agreed("rival-restaurants", bots, 3, seats=3, seed=2)
    results = run_contest(contest)
    write_report(tmp_path, contest, results, summarise(contest, results), words("de"), "tableside arena …")
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=doctor.find_chromium())
        for width, scheme in ((390, "dark"), (1280, "light")):
            page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
            page.on("request", lambda request: asked.append(request.url))
            page.on("console", lambda message: pytest.fail(message.text))
            page.goto((tmp_path / "index.html").as_uri())
            assert page.evaluate("document.documentElement.scrollWidth") == width
            assert page.locator("section").count() >= 8
            if AXE.exists():
                page.evaluate(AXE.read_text(encoding="utf-8"))
                found: list[dict[str, Any]] = page.evaluate("axe.run().then(done => done.violations)")
                assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
        browser.close()
    assert set(asked) == {(tmp_path / "index.html").as_uri()}
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["seats"] == 3
