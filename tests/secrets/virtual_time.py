"""An event loop whose clock jumps ahead when everything waits. Eight seconds pass at once, and are exactly eight."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from tableside.server.tables import clocks
from tests.secrets.fake_table import STARTED

T = TypeVar("T")


class _Hurrying(selectors.DefaultSelector):
    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits for ever"
        self.passed += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._hurrying = _Hurrying()
        super().__init__(self._hurrying)

    def time(self) -> float:
        return self._hurrying.passed


def in_virtual_time(work: Callable[[], Coroutine[Any, Any, T]], monkeypatch: pytest.MonkeyPatch) -> T:
    """Run something. The server's clock shows the time of the loop."""
    loop = VirtualLoop()
    watch = SimpleNamespace(time_ns=lambda: round(STARTED + 1000 * loop.time()) * 1_000_000)
    monkeypatch.setattr(clocks, "time", watch)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(work())
