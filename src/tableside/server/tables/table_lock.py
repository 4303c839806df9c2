"""The lock of a table: one action at a time, on a table that agrees with the database.

If a change could not be written, memory is ahead of the database. The table is then *stale* and is reloaded before the
next action. If another node wrote first, memory is rolled back. The table is then *behind*: it takes over what the
other node wrote, and the action is tried again on the newer position, as if it had waited for its turn.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from tableside.server.problems import Refused

_P = ParamSpec("_P")
_T = TypeVar("_T")
_TRIES: Final = 6


class TableConflict(Refused):
    """Another node wrote first; nothing was done."""

    def __init__(self) -> None:
        super().__init__("conflict", "err-table-moved-on")


class TableLock:
    """``async with table.lock:`` also refreshes a table that is stale or behind."""

    def __init__(self, refresh: Callable[[], Awaitable[None]]) -> None:
        self.stale = False
        self.behind = False
        self._lock = asyncio.Lock()
        self._refresh = refresh

    def locked(self) -> bool:
        return self._lock.locked()

    @property
    def without_refresh(self) -> asyncio.Lock:
        """The bare lock, for a table that is being created, loaded or unloaded."""
        return self._lock

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        if self.stale or self.behind:
            try:
                await self._refresh()
            except BaseException:
                self._lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


def retry_on_conflict(action: Callable[_P, Awaitable[_T]]) -> Callable[_P, Awaitable[_T]]:
    """Try again when another node was faster. The action must begin by taking the table's lock."""

    @wraps(action)
    async def retried(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        for _ in range(_TRIES - 1):
            try:
                return await action(*args, **kwargs)
            except TableConflict:
                continue
        return await action(*args, **kwargs)

    return retried
