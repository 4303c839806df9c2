"""Turns: whoever acts at a table has it alone, and has it as the disk knows it.

A change that could not be written leaves memory ahead of the disk; then the table is *stale*, and is read anew before
anybody acts on it. When another node wrote first, memory goes back, the table is *behind*, what the other wrote is
taken over, and the act is tried again on the newer position, exactly as if it had waited for its turn.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from tableside.server.http.problems import Refused

if TYPE_CHECKING:
    from tableside.server.tables.table import Table

_P = ParamSpec("_P")
_T = TypeVar("_T")
_TRIES: Final = 6


class MovedOn(Refused):
    """Another node wrote first; nothing was done."""

    def __init__(self) -> None:
        super().__init__("conflict", "err-table-moved-on")


class Alone:
    """``async with table.alone():`` one at a time, on a table that agrees with the disk."""

    __slots__ = ("_table",)

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        if (table.stale or table.behind) and not table.gone:
            try:
                await table.hall.refresh(table)
            except BaseException:
                table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def patiently(act: Callable[_P, Awaitable[_T]]) -> Callable[_P, Awaitable[_T]]:
    """Try again when another node was quicker. What is tried must begin with ``alone``."""

    @wraps(act)
    async def tried(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        for _ in range(_TRIES - 1):
            try:
                return await act(*args, **kwargs)
            except MovedOn:
                continue
        return await act(*args, **kwargs)

    return tried
