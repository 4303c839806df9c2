"""Store: the database behind one door. Reads run side by side; writes go through one writer that commits in groups.

While one transaction is on its way to the disk, everything that wants to be written gathers for the next one, so
the disk is asked as seldom as it can be and as often as it must be. ``write`` returns when the data is safe.
SQLite is written by a thread of its own, a whole transaction at a time.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, Executable, Row, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from tableside.server.problems import Refused
from tableside.server.storage.writes import Writes, bulk, grouped

HEAD: Final = "0001"
"""The newest migration; a database that says so needs none."""

_log: Final = logging.getLogger("tableside.store")
_MOST_AT_ONCE: Final = 2000


class Conflict(Exception):
    """Somebody else wrote this first (the same line of a journal, the same seat)."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_size=4, max_overflow=8)
        self._waiting: list[tuple[Writes, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._writer: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite writer")
        self.on_commit: Callable[[int, float], None] = lambda size, seconds: None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            self._writer = create_engine(self.engine.url.set(drivername="sqlite"), poolclass=StaticPool)
            event.listen(self._writer, "connect", _prepare_sqlite)

    async def open(self) -> None:
        await self._migrate()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()
        await self.engine.dispose()

    async def rows(self, statement: Executable, **params: Any) -> list[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                result = await connection.execute(statement, params)
                return list(result.all())
        except SQLAlchemyError as error:
            _log.error("read failed", extra={"error": type(error).__name__})
            raise Refused("unavailable", "err-storage") from error

    async def row(self, statement: Executable, **params: Any) -> Row[Any] | None:
        rows = await self.rows(statement, **params)
        return rows[0] if rows else None

    async def alive(self) -> bool:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    def write(self, writes: Writes) -> asyncio.Future[None]:
        """Have it written. The future is done when it is safe; Conflict or Refused when it is not written."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._stopping:
            future.set_exception(Refused("unavailable", "err-stopping"))
            return future
        self._waiting.append((writes, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while not (self._stopping and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Writes, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        try:
            await self._transact([writes for writes, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:  # one of them is late; the others must not suffer from it
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch, Conflict(str(error.orig)))
        except (DBAPIError, OSError) as error:
            _log.error("write failed", extra={"error": str(getattr(error, "orig", error))})
            _settle(batch, Refused("unavailable", "err-storage"))
        else:
            self.on_commit(len(batch), time.perf_counter() - began)
            _settle(batch, None)

    async def _transact(self, batch: list[Writes]) -> None:
        if self._writer is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, _transact_sqlite, self._writer, batch)
            return
        async with self.engine.begin() as connection:
            for statement, rows in grouped(batch):
                await connection.execute(statement, rows)

    async def _migrate(self) -> None:
        async with self.engine.begin() as connection:
            if await _revision(connection) != HEAD:
                await connection.run_sync(_upgrade)


async def _revision(connection: AsyncConnection) -> str | None:
    names = await connection.run_sync(lambda sync: sync.dialect.get_table_names(sync))
    if "alembic_version" not in names:
        return None
    return (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()


def _upgrade(connection: Any) -> None:
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def _transact_sqlite(writer: Engine, batch: list[Writes]) -> None:
    with writer.begin() as connection:
        for statement, rows in grouped(batch):
            whole = bulk(statement, rows)
            if whole is not None:
                connection.exec_driver_sql(*whole)
            else:
                connection.execute(statement, rows)


def _settle(batch: list[tuple[Writes, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if future.done():  # whoever waited has gone
            continue
        with contextlib.suppress(asyncio.InvalidStateError):
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: a commit is on the disk, not only with the operating system, before anyone is told.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
        "cache_size=-16000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
