"""Hall: all tables of this server. A table is in memory while somebody needs it; the rest stays on the disk."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, exists, select

from tableside.engine.errors import TablesideError
from tableside.server.bots.seats import Robots
from tableside.server.http.problems import Refused
from tableside.server.live import messages
from tableside.server.metrics import Metrics
from tableside.server.people.notifications import Notifier
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.storage.store import Store
from tableside.server.storage.writes import Writes
from tableside.server.tables.catch_up import catch_up, read_anew, take_over
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.edition_upgrade import close as close_outdated
from tableside.server.tables.journal import JournalLine
from tableside.server.tables.loading import load_sheet, load_table
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import Sheet
from tableside.server.tables.table_lock import MovedOn

if TYPE_CHECKING:
    from tableside.server.cluster.cluster import Company

_log: Final = logging.getLogger("tableside.hall")
_IDLE: Final = 120.0  # seconds without anybody before a table leaves memory
_LOOK_ROUND: Final = 5.0
_TRY_AGAIN: Final = 0.5
_DUE: Final = (
    select(model.tables.c.id)
    .where(
        model.tables.c.deadline < bindparam("soon"),
        model.tables.c.status == "playing",
        # Where bots are alone, nothing goes on until somebody comes to watch.
        exists().where(
            model.seats.c.table_id == model.tables.c.id,
            model.seats.c.kind.in_(("guest", "local")),
            model.seats.c.away.is_(False),
        ),
    )
    .order_by(model.tables.c.deadline)
    .limit(500)
)


class Hall:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.robots = Robots(settings, metrics)
        self.notifier = Notifier(settings, store)
        self.booted = now_ms()  # time before is not charged to live clocks
        self.company: Company | None = None  # other nodes on the same database
        self.stopping = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._janitor = asyncio.create_task(self._look_round(), name="janitor")
        _log.info("open")

    async def close(self) -> None:
        """Finish what is in flight, send everybody home, let the tables go."""
        if self.stopping:
            return
        self.stopping = True
        _log.info("closing", extra={"tables": len(self._tables)})
        if self._janitor is not None:
            self._janitor.cancel()
        self.robots.close()
        for table in list(self._tables.values()):
            async with table.lock:
                self.drop(table, messages.Bye("stopping", final=False))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notifier.close()

    # ---- tables in memory -------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table, from memory or from the disk; in company it is never older than the disk."""
        table = self._tables.get(id)
        if table is not None and self.company is not None:
            await self.catch_up(table)
            table = self._tables.get(id)
        if table is not None:
            return table
        if self.stopping:
            raise Refused("unavailable", "err-stopping")
        _demand_id(id)
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        found = await asyncio.shield(self._loading[id])
        if found is None:
            raise Refused("missing", "err-no-table")
        return found

    async def sheet(self, id: str) -> Sheet:
        """The sheet of a table, without bringing the table in for it."""
        table = self._tables.get(id)
        if table is not None and self.company is None:
            async with table.alone():  # what is being written is not to be seen yet
                if not table.gone:
                    return table.sheet
        _demand_id(id)
        found = await load_sheet(self.store, id)
        if found is None:
            raise Refused("missing", "err-no-table")
        return found

    async def _load(self, id: str) -> Table | None:
        began = time.perf_counter()
        try:
            table = await load_table(self, id)
            if table is not None:
                self.add(table)
                if table.outdated:
                    async with table.lock:
                        with suppress(MovedOn):  # another node did it
                            await close_outdated(table)
                table.wake()
                self.metrics.load_seconds.observe(time.perf_counter() - began)
            return table
        finally:
            del self._loading[id]

    @property
    def tables(self) -> dict[str, Table]:
        """Those in memory."""
        return self._tables

    def add(self, table: Table) -> None:
        self._tables[table.sheet.id] = table
        if self.company is not None:
            self.company.came(table)
        self.metrics.tables.set(len(self._tables))

    def drop(self, table: Table, bye: messages.Bye) -> None:
        """Take a table out of memory and send its audience away (they will be back)."""
        table.rest()
        if self.company is not None:
            self.company.left(table)
        if self._tables.get(table.sheet.id) is table:
            del self._tables[table.sheet.id]
        table.audience.close(bye)
        self.metrics.tables.set(len(self._tables))

    def committed(self, table: Table) -> None:
        """Something happened at a table (or it was just loaded)."""
        if self.company is not None and not table.kept:
            self.company.want(table)
        self.robots.nudge(table)
        self.notifier.consider(table)

    def rematch(self, sheet: Sheet, todo: Writes) -> tuple[Table, list[tuple[int, JournalLine]]]:
        from tableside.server.tables.lifecycle import rematch_of  # opening a table needs the hall

        return rematch_of(self, sheet, todo)

    # ---- memory and the disk ----------------------------------------------------------------------------------

    async def refresh(self, table: Table) -> None:
        """Have the table as the disk knows it. The lock is held."""
        if table.stale:
            await read_anew(self, table)
        else:
            await take_over(self, table)
            table.behind = False

    async def catch_up(self, table: Table) -> None:
        """Take over what other nodes wrote."""
        async with table.alone():
            table.catching_up = False
            if not table.gone:
                await self.follow(table)

    async def follow(self, table: Table) -> None:
        """The same, when the lock is held."""
        await catch_up(self, table)

    def mislaid(self, table: Table) -> None:
        """A change could not be written: nobody acts on the table until it was read anew."""
        table.stale = True
        if not self.stopping:
            self.spawn(self._find(table), f"reading {table.sheet.id} anew")

    def outrun(self, table: Table) -> None:
        """Another node wrote first: nobody acts on the table until that was taken over."""
        table.behind = True
        if not self.stopping:
            self.spawn(self._find(table), f"catching up with {table.sheet.id}")

    async def _find(self, table: Table) -> None:
        while not table.gone:
            try:
                async with table.alone():
                    return
            except Refused:  # the store has said so in the log
                await asyncio.sleep(_TRY_AGAIN)

    # ---- in the background ------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Refused):
                _log.warning("background work refused", extra={"task": task.get_name(), "error": error.id})
            else:
                _log.error("background work failed", extra={"task": task.get_name()}, exc_info=error)

    async def _look_round(self) -> None:
        while True:
            try:
                await self._wake_due()
                self._let_idle_go()
            except Refused:
                pass  # the store has said so in the log; look again later
            except Exception:
                _log.exception("looking round failed")
            await asyncio.sleep(_LOOK_ROUND)

    async def _wake_due(self) -> None:
        """Bring in the tables whose time runs out soon; each then has its own alarm."""
        rows = await self.store.rows(_DUE, soon=now_ms() + int(3000 * _LOOK_ROUND))
        due = [row.id for row in rows if row.id not in self._tables]
        if due and self.company is not None:
            due = await self.company.take(due)
        for id in due:
            try:
                await self.table(id)
            except Refused:
                raise
            except TablesideError as error:  # one table that cannot be loaded keeps no other from its clock
                _log.error("a table could not be loaded", extra={"table": id, "error": error.id})

    def _let_idle_go(self) -> None:
        long_ago = time.monotonic() - _IDLE
        for table in list(self._tables.values()):
            idle = not table.audience and not table.lock.locked() and table.used < long_ago
            due = table.sheet.deadline if not table.resting else None
            soon = due is not None and due < now_ms() + 60_000
            if idle and not soon and not self.robots.at(table):
                self.drop(table, messages.Bye("again", final=False))


def _demand_id(id: str) -> None:
    """The database is not asked for what no table can be called; some signs it would not even take."""
    if not (id.isascii() and id.isalnum()):
        raise Refused("missing", "err-no-table")
