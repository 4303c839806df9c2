"""Store: all access to the database. Reads run in parallel. One writer commits writes in groups.

While one transaction is being written, everything that comes in is collected for the next one. ``write`` returns when
the data is on disk.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, bindparam, insert, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tableside.engine.errors import OptionsError
from tableside.server.problems import Refused
from tableside.server.storage import model
from tableside.server.storage.backends import backend_for
from tableside.server.storage.writes import ADD_LINE, ADD_NEW_LINES, Writes, after_lines, bulk, grouped, late_writes

HEAD: Final = "0009"
"""The newest migration; a database that says so needs none."""

_T = TypeVar("_T")
_log: Final = logging.getLogger("tableside.store")
_LINES_AT_ONCE: Final = 1000  # PostgreSQL runs on the event loop: others must have their turn in between
_MOST_AT_ONCE: Final = 2000
_TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
_KEY: Final = select(model.keys.c.value).where(model.keys.c.name == bindparam("which"))


class Conflict(Exception):
    """Somebody else wrote this first (the same journal line, the same seat)."""


class _PartlyWritten(Exception):
    """One write of a batch came too late, and a part of it was already written. The whole batch is rolled back."""


class Store:
    def __init__(self, url: str, timeout: float | None = None) -> None:
        self._url = url
        self._backend = backend_for(url, timeout)
        self._waiting: list[tuple[Writes, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.writable = True  # as far as the last write showed
        self.on_commit: Callable[[int, float], None] = lambda size, seconds: None
        self.on_failure: Callable[[], None] = lambda: None
        self.on_conflict: Callable[[], None] = lambda: None

    async def check(self) -> None:
        """Refuse a database that does not open, or that a newer Tableside made."""
        try:
            version = await self._backend.read(_version)
        except Exception as error:
            raise OptionsError("err-database", {"name": f"={self._shown}", "why": f"={_name_of(error)}"}) from error
        if version > HEAD:
            raise OptionsError("err-database-newer", {"name": f"={self._shown}"})

    @property
    def _shown(self) -> str:
        """Which database it is, for people; without its password."""
        url = make_url(self._url)
        return str(url.database) if self.sqlite else url.render_as_string(hide_password=True)

    async def open(self) -> None:
        await self.check()
        await self._migrate_if_needed()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def _migrate_if_needed(self) -> None:
        if self.sqlite:
            await self._backend.write(_migrate)
            return
        backend = backend_for(self._url)  # without a timeout: a large database may take long
        try:
            await backend.write(_migrate)
        finally:
            await backend.close()

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._backend.close()

    async def read(self, work: Callable[[Connection], _T], *, single: bool = False) -> _T:
        """The result of a function that may run several queries on the same moment. ``single``: it runs only one."""
        try:
            return await self._backend.read(work, single=single)
        except (SQLAlchemyError, OSError) as error:
            _log.error("read failed", extra={"error": _name_of(error)})
            raise Refused("unavailable", "err-storage") from error

    async def rows(self, statement: Executable, **params: Any) -> list[Row[Any]]:
        return await self.read(lambda connection: list(connection.execute(statement, params).all()), single=True)

    async def row(self, statement: Executable, **params: Any) -> Row[Any] | None:
        return await self.read(lambda connection: connection.execute(statement, params).first(), single=True)

    @property
    def waiting(self) -> int:
        """Changes that are to be written."""
        return len(self._waiting)

    @property
    def sqlite(self) -> bool:
        return self._backend.sqlite

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """Do something in a separate transaction, next to the writer (PostgreSQL only, because SQLite has only one
        writer)."""
        try:
            return await self._backend.write(work)
        except Exception as error:
            _log.error("write failed", extra={"error": _name_of(error)})
            raise Refused("unavailable", "err-storage") from error

    async def shared_key(self, name: str, offered: bytes) -> bytes:
        """A secret that all nodes on this database share. The first one that was offered counts."""

        def work(connection: Connection) -> bytes:
            found = connection.execute(_KEY, {"which": name}).scalar()
            if found is None and offered:
                connection.execute(insert(model.keys), {"name": name, "value": offered})
            return bytes(found) if found is not None else offered

        try:
            return await self._backend.write(work)
        except IntegrityError:  # another node was quicker
            return await self._backend.write(work)

    async def alive(self) -> bool:
        """Whether it can be read and written; after a failure, writing is tried again."""
        try:
            await self.rows(text("SELECT 1"))
            if not self.writable:
                await self._backend.write(lambda connection: connection.execute(_TOUCH))
                self.writable = True
        except Exception:
            return False
        return True

    def write(self, writes: Writes) -> asyncio.Future[None]:
        """Queue it for writing. The future is done when it is safe. Conflict or Refused if it was not written."""
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
            late = await self._transact([writes for writes, _ in batch])
        except (IntegrityError, _PartlyWritten) as error:
            if len(batch) > 1:  # one of them is late; the others must not suffer from it
                await self._commit_singly(batch)
                return
            self.on_conflict()
            _settle(batch, Conflict(_name_of(error)))
        except Exception as error:  # the next transaction may still work
            if len(batch) > 1 and _may_work_singly(error):
                await self._commit_singly(batch)
                return
            if _not_text(error):  # the database is well
                _log.warning("write refused", extra={"error": _name_of(error)})
                _settle(batch, Refused("invalid", "err-misread", {"why": "=a sign that cannot be stored"}))
                return
            _log.error("write failed", extra={"error": _name_of(error)})
            self.writable = False
            self.on_failure()
            _settle(batch, Refused("unavailable", "err-storage"))
        else:
            self.writable = True
            self.on_commit(len(batch), time.perf_counter() - began)
            for at in late:
                self.on_conflict()
                _settle([batch[at]], Conflict("another node wrote this line first"))
            _settle(batch, None)

    async def _commit_singly(self, batch: list[tuple[Writes, asyncio.Future[None]]]) -> None:
        for one in batch:
            await self._commit([one])

    async def _transact(self, batch: list[Writes]) -> list[int]:
        """Write a batch. Returns the indexes of those that came too late and were left out."""
        work = _write_sqlite if self._backend.sqlite else _write_postgresql
        return await self._backend.write(lambda connection: work(connection, batch))


def _write_sqlite(connection: Connection, batch: list[Writes]) -> list[int]:
    for statement, rows in grouped(batch):
        whole = bulk(statement, rows)
        if whole is not None:
            connection.exec_driver_sql(*whole)
        else:
            connection.execute(statement, rows)
    return []


def _write_postgresql(connection: Connection, batch: list[Writes]) -> list[int]:
    late: list[int] = []
    groups = grouped(batch, ordered=True)
    while groups:
        statement, rows = groups.pop(0)
        if statement is not ADD_LINE:
            connection.execute(statement, rows)
            continue
        new: set[tuple[str, int]] = set()
        for at in range(0, len(rows), _LINES_AT_ONCE):
            part = rows[at : at + _LINES_AT_ONCE]
            columns = {name: [row[name] for row in part] for name in ("table_id", "seq", "kind", "frame", "data")}
            new |= {(str(row.table_id), int(row.seq)) for row in connection.execute(ADD_NEW_LINES, columns)}
        found = late_writes(batch, new) if len(new) < len(rows) else []
        if found is None:
            raise _PartlyWritten
        if found:
            late = found
            kept = [writes for at, writes in enumerate(batch) if at not in late]
            groups = after_lines(kept)
    return late


def _name_of(error: BaseException) -> str:
    """What went wrong, without the values to be written, because they may be secrets."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0][:200]}"


def _sqlstate(error: Exception) -> str:
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _not_text(error: Exception) -> bool:
    """PostgreSQL refuses what it was given (class 22), such as a text with a null character."""
    return _sqlstate(error).startswith("22")


def _may_work_singly(error: Exception) -> bool:
    """Whether each write may work on its own: two nodes wanted the same rows, or one write of many was invalid."""
    return _sqlstate(error) in ("40P01", "40001") or _not_text(error)


def _version(connection: Connection) -> str:
    """The newest migration of the database; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # several nodes may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(7461626)"))
    if _version(connection) == HEAD:
        return
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def _settle(batch: list[tuple[Writes, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, future in batch:
        if future.done():  # nobody waits for it any more
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
