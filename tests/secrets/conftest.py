"""The clock is stopped, so that two worlds can be compared byte for byte."""

from types import SimpleNamespace

import pytest

from tableside.server.tables import clocks
from tests.secrets.fake_table import STARTED


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "time", SimpleNamespace(time_ns=lambda: (STARTED + 1000) * 1_000_000))
