"""The quick tests for `make test-fast`: tests that neither wait for programs nor play many games.

``--quick NAME`` runs only these. ``--within 40`` stops after 40 seconds and says how many tests were left out. The
duration of each test is stored under the name, so that the fastest tests of all files run first the next time.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

NOTED = Path(__file__).parents[1] / ".build/checks"
UNKNOWN = 0.05
"""Seconds that a test takes of which nothing is noted."""


class Quick:
    def __init__(self, name: str, within: float) -> None:
        self.noted = NOTED / f"quick-{name}.json"
        self.within = within
        self.took: dict[str, float] = json.loads(self.noted.read_text()) if self.noted.is_file() else {}
        self.until = 0.0
        self.left_out = 0

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        slow = [item for item in items if item.get_closest_marker("needs") or item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=slow)
        left = set(slow)
        quick = [item for item in items if item not in left]
        items[:] = sorted(quick, key=lambda item: round(self.took.get(item.nodeid, UNKNOWN), 1))

    def pytest_collection_finish(self) -> None:
        self.until = time.monotonic() + self.within

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if time.monotonic() > self.until:
            self.left_out += 1
            pytest.skip("out of time")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not report.skipped:
            self.took[report.nodeid] = round(report.duration, 3)

    def pytest_sessionfinish(self) -> None:
        self.noted.parent.mkdir(parents=True, exist_ok=True)
        self.noted.write_text(json.dumps(self.took))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_out:
            terminalreporter.line(f"{self.left_out} quick tests were left out after {self.within:.0f} s.")
