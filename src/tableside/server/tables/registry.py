"""Registry: the tables of this server. A table is in memory while somebody needs it; all others are in the database."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import bindparam, exists, select

from tableside.engine.errors import TablesideError
from tableside.server.bots.seats import BotSeats
from tableside.server.live import messages
from tableside.server.metrics import Metrics
from tableside.server.people.turn_notifications import Notifier
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.storage.store import Store
from tableside.server.tables import edition_upgrade
from tableside.server.tables.catch_up import catch_up, catch_up_moves, reload_table
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.loading import load_info, load_table
from tableside.server.tables.reviews import Reviews
from tableside.server.tables.services import ClusterLink
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_lock import TableConflict

_log: Final = logging.getLogger("tableside.hall")
_IDLE: Final = 120.0  # seconds without anybody before a table is unloaded
_MAINTENANCE: Final = 5.0
_RETRY: Final = 0.5
_DUE: Final = (
    select(model.tables.c.id)
    .where(
        model.tables.c.deadline < bindparam("soon"),
        model.tables.c.status == "playing",
        # A table of bots only stands still until somebody watches.
        exists().where(
            model.seats.c.table_id == model.tables.c.id,
            model.seats.c.kind.in_(("guest", "local")),
            model.seats.c.away.is_(False),
        ),
    )
    .order_by(model.tables.c.deadline)
    .limit(500)
)


class TableRegistry:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.bot_seats = BotSeats(settings, metrics)
        self.reviews = Reviews(store, self.bot_seats.run_part)
        self.notifier = Notifier(settings, store)
        self.booted = now_ms()  # live clocks do not count the time before
        self.cluster: ClusterLink[Table] | None = None  # other nodes on the same database
        self.stopping = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._catching_up: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._maintenance: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._maintenance = asyncio.create_task(self._maintenance_loop(), name="table maintenance")
        _log.info("open")

    async def close(self) -> None:
        """Finish what is under way, disconnect everybody, unload all tables."""
        if self.stopping:
            return
        self.stopping = True
        _log.info("closing", extra={"tables": len(self._tables)})
        if self._maintenance is not None:
            self._maintenance.cancel()
        self.bot_seats.close()
        await self.reviews.close()
        for table in list(self._tables.values()):
            async with table.lock.without_refresh:
                self.unload(table, messages.Bye("stopping", final=False))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notifier.close()

    # ---- tables in memory -------------------------------------------------------------------------------------

    @property
    def tables(self) -> dict[str, Table]:
        """The tables in memory."""
        return self._tables

    async def table(self, id: str) -> Table:
        """A table, from memory or from the database. In a cluster it is never older than the database."""
        table = self._tables.get(id)
        if table is not None and self.cluster is not None:
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

    async def info(self, id: str) -> TableInfo:
        """What is known about a table, without loading it."""
        table = self._tables.get(id)
        if table is not None and self.cluster is None:
            async with table.lock:  # what is being written must not be seen yet
                if not table.unloaded:
                    return table.info
        _demand_id(id)
        found = await load_info(self.store, id)
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
                    async with table.lock.without_refresh:
                        with suppress(TableConflict):  # another node did it
                            await edition_upgrade.end_outdated(table)
                table.resume()
                self.metrics.load_seconds.observe(time.perf_counter() - began)
            return table
        finally:
            del self._loading[id]

    def add(self, table: Table) -> None:
        self._tables[table.info.id] = table
        if self.cluster is not None:
            self.cluster.table_loaded(table)
        self.metrics.tables.set(len(self._tables))

    def unload(self, table: Table, bye: messages.Bye) -> None:
        """Take a table out of memory and disconnect its subscribers; they may come again."""
        table.mark_unloaded()
        if self.cluster is not None:
            self.cluster.table_unloaded(table)
        if self._tables.get(table.info.id) is table:
            del self._tables[table.info.id]
        table.subscribers.close(bye)
        self.metrics.tables.set(len(self._tables))

    def after_commit(self, table: Table) -> None:
        """Something happened at a table, or it was just loaded: bots and notifications follow."""
        if self.cluster is not None and not table.leased:
            self.cluster.request_lease(table)
        self.bot_seats.wake_bots(table)
        self.notifier.notify(table)

    # ---- memory and the database ------------------------------------------------------------------------------

    async def refresh(self, table: Table) -> None:
        """Make the table agree with the database. The lock is held."""
        if table.lock.stale:
            await reload_table(table)
        else:
            await catch_up_moves(table)

    def refresh_soon(self, table: Table) -> None:
        """The same in the background, until it succeeds."""
        if not self.stopping:
            self.spawn(self._refresh_until_done(table), f"refreshing {table.info.id}")

    async def _refresh_until_done(self, table: Table) -> None:
        while not table.unloaded:
            try:
                async with table.lock:
                    return
            except Refused:  # the store has logged why
                await asyncio.sleep(_RETRY)

    async def catch_up(self, table: Table) -> None:
        """Take over what other nodes wrote."""
        try:
            async with table.lock:
                self._catching_up.discard(table.info.id)
                if not table.unloaded:
                    await self.catch_up_locked(table)
        except Refused:
            self._catching_up.discard(table.info.id)
            raise

    async def catch_up_locked(self, table: Table) -> None:
        """The same, when the lock is held."""
        await catch_up(table)

    def catch_up_soon(self, table: Table) -> None:
        """The same in the background, once for all who ask for it."""
        if table.info.id not in self._catching_up:
            self._catching_up.add(table.info.id)
            self.spawn(self.catch_up(table), f"catching up with {table.info.id}")

    # ---- in the background ------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Refused):
                _log.warning("background work refused", extra={"task": task.get_name(), "error": error.id})
            else:
                _log.error("background work failed", extra={"task": task.get_name()}, exc_info=error)

    async def _maintenance_loop(self) -> None:
        while True:
            try:
                await self._load_due()
                self._unload_idle()
            except Refused:
                pass  # the store has logged why; try again later
            except Exception:
                _log.exception("looking round failed")
            await asyncio.sleep(_MAINTENANCE)

    async def _load_due(self) -> None:
        """Load the tables whose time runs out soon; each of them then has its own alarm."""
        rows = await self.store.rows(_DUE, soon=now_ms() + int(3000 * _MAINTENANCE))
        due = [row.id for row in rows if row.id not in self._tables]
        if due and self.cluster is not None:
            due = await self.cluster.take_leases(due)
        for id in due:
            try:
                await self.table(id)
            except Refused:
                raise
            except TablesideError as error:  # a table that cannot be loaded must not stop the clocks of others
                _log.error("a table could not be loaded", extra={"table": id, "error": error.id})

    def _unload_idle(self) -> None:
        long_ago = time.monotonic() - _IDLE
        for table in list(self._tables.values()):
            idle = not table.subscribers and not table.lock.locked() and table.last_used < long_ago
            due = table.info.deadline if not table.dormant else None
            soon = due is not None and due < now_ms() + 60_000
            if idle and not soon and not self.bot_seats.is_thinking(table):
                self.unload(table, messages.Bye("again", final=False))


def _demand_id(id: str) -> None:
    """Refuse what cannot be a table's id before the database is asked; it would not even accept some characters."""
    if not (id.isascii() and id.isalnum()):
        raise Refused("missing", "err-no-table")
