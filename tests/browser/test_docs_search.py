"""The search of the documentation works from a folder. If the browser allows no workers, it runs in a frame."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytestmark = [pytest.mark.needs("chromium")]

SHIM = Path(__file__).parents[2] / "docs/assets/iframe-worker.js"


def test_a_worker_answers_on_a_page_from_a_folder(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "shim.js").write_text(SHIM.read_text())
    (tmp_path / "more.js").write_text("self.greeting = 'heard ';")
    (tmp_path / "worker.js").write_text(
        "const loaded = importScripts(new URL('more.js', document.baseURI));"
        "self.addEventListener('message', (event) => loaded.then(() => postMessage(greeting + event.data)));"
    )
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title><body><script src='shim.js'></script>")
    page = browser.new_page()
    try:
        page.goto((tmp_path / "index.html").as_uri())
        answers = page.evaluate(
            """() => new Promise((done) => {
                const worker = new Worker('worker.js'), heard = [];
                worker.addEventListener('message', (event) => {
                    heard.push(event.data);
                    if (heard.length == 2) done(heard);
                });
                worker.postMessage('one');
                setTimeout(() => worker.postMessage('two'), 100);
            })"""
        )
        assert answers == ["heard one", "heard two"]
    finally:
        page.close()
