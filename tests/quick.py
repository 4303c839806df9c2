"""The quick tests, for `make test-fast`: what does not wait for programs, servers or many games.

``--quick 1/2`` takes the first half of them, file by file; ``--within 40`` stops after so many seconds and says how
many tests were left out. How long a test takes is noted when it has run, so that the next time those that find most
in a second come first: the quickest of all files.
"""

from __future__ import annotations

import json
import time
import zlib
from pathlib import Path

import pytest

NOTED = Path(__file__).parents[1] / ".build/checks"
WAITING = {"browser", "nodes", "doors", "server"}
"""Folders whose tests wait for servers and browsers."""
UNKNOWN = 0.05
"""Seconds that a test takes of which nothing is noted."""


class Quick:
    def __init__(self, share: str, within: float) -> None:
        number, _, count = share.partition("/")
        self.number, self.count = int(number) - 1, int(count or 1)
        self.noted = NOTED / f"quick-{number}.json"
        self.within = within
        self.took: dict[str, float] = json.loads(self.noted.read_text()) if self.noted.is_file() else {}
        self.started = time.monotonic()
        self.left_out = 0

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        here = Path(__file__).parent
        chosen, others = list[pytest.Item](), list[pytest.Item]()
        for item in items:
            file = item.path.relative_to(here)
            slow = file.parts[0] in WAITING or item.get_closest_marker("needs") or item.get_closest_marker("once")
            mine = zlib.crc32(file.as_posix().encode()) % self.count == self.number
            (chosen if mine and not slow else others).append(item)
        chosen.sort(key=lambda item: round(self.took.get(item.nodeid, UNKNOWN), 1))
        config.hook.pytest_deselected(items=others)
        items[:] = chosen

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if time.monotonic() - self.started > self.within:
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
