"""Browser tests use the system's Chromium, a real server on a free port, and the built client."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitors import NO_LINE, PATIENCE, Visitor
from tests.server.clients import Server, serving
from tools import client, doctor

ROOT = Path(__file__).parents[2]
ARTIFACTS = ROOT / "artifacts/browser"

Visitors = Callable[..., Visitor]
Pair = tuple[Visitor, Visitor]
Snap = Callable[[Page, str], None]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # In containers /dev/shm is small, and Chromium's sandbox does not work as root.
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {
        **browser_type_launch_args,
        "executable_path": doctor.find_chromium(),
        "args": ["--disable-dev-shm-usage", "--disable-gpu", *as_root],
    }


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The client, built from the current sources. Parallel test processes build it only once."""
    return client.build()


@pytest.fixture(scope="session")
def server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLESIDE_STATIC", str(built_client))
        patch.setenv("TABLESIDE_CHOSEN_SEEDS", "1")
        with serving(tmp_path_factory.mktemp("browser") / "data") as running:
            yield running


@pytest.fixture
def mortal_server(built_client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A separate server that a test may kill."""
    monkeypatch.setenv("TABLESIDE_STATIC", str(built_client))
    monkeypatch.setenv("TABLESIDE_CHOSEN_SEEDS", "1")
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """Makes people with browsers. When they leave, their consoles must be clean."""
    made: list[tuple[Visitor, bool]] = []

    def come(url: str | None = None, *, may_lose_line: bool = False, **options: Any) -> Visitor:
        visitor = Visitor(browser, url or server.url, **options)
        made.append((visitor, may_lose_line))
        return visitor

    yield come
    complaints = [
        complaint
        for visitor, may_lose_line in made
        for complaint in visitor.complaints
        if not (may_lose_line and NO_LINE.search(complaint))
    ]
    for visitor, _ in made:
        visitor.close()
    assert complaints == []


@pytest.fixture
def pair(visitors: Visitors) -> Pair:
    """Ada and Bo, each with a browser."""
    return visitors(), visitors()


@pytest.fixture
def snap() -> Snap:
    """Saves a picture of a page for people to look at."""

    def take(page: Page, name: str) -> None:
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=ARTIFACTS / f"{name}.png", full_page="phone-table" not in name)

    return take
