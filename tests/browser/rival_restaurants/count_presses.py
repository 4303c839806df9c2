"""Counts the presses that a day of Rival Restaurants against three bots takes.

Run it as ``PYTHONPATH=src python -m tests.browser.rival_restaurants.count_presses [DAYS] [SEED …]``.
``TABLESIDE_STATIC`` names a built client to be measured, so that two of them can be compared.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.visitors import Visitor
from tests.server.clients import serving
from tools import client, doctor

CALM = (Path(__file__).parent / "calm_player.js").read_text()
_BOT = {"kind": "bot", "level": "greedy"}
_WISH: dict[str, Any] = {
    "game": "rival-restaurants",
    "seats": [{"kind": "me"}, _BOT, _BOT, _BOT],
    "options": {"home_cook": True, "beginners_chefs": True, "window_seconds": 0},
}


def count(visitor: Visitor, days: int, seed: int, patience: float = 240) -> dict[str, Any]:
    """Play so many days: ``presses``, ``days``, and ``by`` what was pressed."""
    visitor.api("/api/session", {"name": "Ada"})
    table = visitor.api("/api/tables", {**_WISH, "seed": seed})["id"]
    visitor.goto(f"/table/{table}")
    visitor.page.wait_for_selector(".stage", state="attached")
    visitor.page.evaluate(CALM)
    visitor.page.evaluate("calmPlayer.run()")
    until = time.monotonic() + patience
    while (counted := visitor.page.evaluate("calmPlayer.count()"))["days"] <= days:
        assert time.monotonic() < until, f"{counted} after {patience} s"
        visitor.page.wait_for_timeout(50)
    visitor.page.evaluate("calmPlayer.stop()")
    return {**counted, "days": days}


def main() -> None:
    days, *seeds = [int(word) for word in sys.argv[1:]] or [6]
    if "TABLESIDE_STATIC" not in os.environ:
        os.environ["TABLESIDE_STATIC"] = str(client.build())
    os.environ["TABLESIDE_CHOSEN_SEEDS"] = "1"
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with TemporaryDirectory() as folder, serving(Path(folder) / "data") as server, sync_playwright() as playwright:
        args = ["--disable-dev-shm-usage", "--disable-gpu", *as_root]
        browser = playwright.chromium.launch(executable_path=doctor.find_chromium(), args=args)
        for seed in seeds or [7]:
            counted = count(Visitor(browser, server.url), days, seed)
            print(
                f"seed {seed}: {counted['presses'] / days:.1f} presses a day in {days} days, {counted['by']}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
