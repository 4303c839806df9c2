"""Backends: access to the database without blocking the event loop. A piece of work is a function that gets a plain
SQLAlchemy connection. SQLite runs it in threads, PostgreSQL over its asynchronous driver."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

from tableside.engine.errors import OptionsError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_T = TypeVar("_T")


class Backend(Protocol):
    sqlite: bool

    async def read(self, work: Callable[[Connection], _T], *, single: bool = False) -> _T:
        """Run it in parallel with other reads. ``single``: it is only one query."""

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Run it in one transaction. Afterwards all of it is on disk, or nothing."""

    async def close(self) -> None: ...


def backend_for(url: str, timeout: float | None = None) -> Backend:
    """``timeout``: how many seconds one query to a remote database may take."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return ThreadedSqlite(parsed)
    try:
        return AsyncDatabase(parsed, timeout)
    except ModuleNotFoundError as error:  # the driver is optional
        shown, why = parsed.render_as_string(hide_password=True), f"{error}; pip install 'tableside[postgres]'"
        raise OptionsError("err-database", {"name": f"={shown}", "why": f"={why}"}) from None


class ThreadedSqlite:
    """One thread writes, a whole transaction at a time; a few read.

    The writer has its own connection: SQLite drops the cached pages of a connection when another one writes. For the
    same reason readers need only a small cache.
    """

    sqlite = True

    def __init__(self, url: URL) -> None:
        self._to_write = _sqlite(url, connections=1, kilobytes=8000)
        self._to_read = _sqlite(url, connections=3, kilobytes=2000)
        self._writer = ThreadPoolExecutor(1, "sqlite writer")
        self._readers = ThreadPoolExecutor(3, "sqlite reader")

    async def read(self, work: Callable[[Connection], _T], *, single: bool = False) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _reading, self._to_read, work)

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _writing, self._to_write, work)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._to_write.dispose()
        self._to_read.dispose()


class AsyncDatabase:
    """PostgreSQL."""

    sqlite = False

    def __init__(self, url: URL, timeout: float | None) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # not needed for SQLite, and slow to import

        # A database that does not answer is noticed in seconds, not in minutes.
        common: dict[str, Any] = {"pool_timeout": 5, "connect_args": {"timeout": 5, "command_timeout": timeout}}
        # The connection is tested before a transaction, because a transaction that fails in the middle cannot be
        # repeated.
        self._writers = create_async_engine(url, pool_size=2, max_overflow=2, pool_pre_ping=True, **common)
        self._readers = create_async_engine(url, pool_size=8, max_overflow=4, **common)
        # Several queries must see the same moment, even while other nodes write. A single one always does.
        self._together = self._readers.execution_options(isolation_level="REPEATABLE READ")
        self._single = self._readers.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], _T], *, single: bool = False) -> _T:
        engine = self._single if single else self._together
        try:
            return await self._read(engine, work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(engine, work)  # the database was away and may be back: try a new connection

    async def _read(self, engine: "AsyncEngine", work: Callable[[Connection], _T]) -> _T:
        async with engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        async with self._writers.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._writers.dispose()
        await self._readers.dispose()


def _reading(engine: Engine, work: Callable[[Connection], _T]) -> _T:
    with engine.connect() as connection:
        return work(connection)


def _writing(engine: Engine, work: Callable[[Connection], _T]) -> _T:
    with engine.begin() as connection:
        return work(connection)


def _sqlite(url: URL, *, connections: int, kilobytes: int) -> Engine:
    """``kilobytes``: page cache of each connection."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=connections)

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # FULL: a commit is on disk, not only in the operating system's cache, before anyone is told.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "busy_timeout=5000",
            f"cache_size=-{kilobytes}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", prepare)
    return engine
