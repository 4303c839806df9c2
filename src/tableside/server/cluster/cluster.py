"""Company: this node among others on the same database. It tells them what happened here, brings in what happened
there, and sees to it that each table's clocks and bots run on one node and never on none.

Every way in which news can be lost ends at the database: a table is compared with it whenever somebody comes to it,
whenever something is written, and every few seconds anyway.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, select

from tableside.server.cluster.follower import Follower
from tableside.server.cluster.leases import LEASE_MS, Leases
from tableside.server.cluster.pubsub import News, Wire
from tableside.server.http.problems import Refused
from tableside.server.limits import Limits
from tableside.server.live import broadcast
from tableside.server.storage import model
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.table import Table

if TYPE_CHECKING:
    from tableside.server.tables.registry import Hall

_PULSE: Final = 1.0
_COMPARE: Final = 5.0  # seconds between looks at the database for news that did not come
_SURE: Final = LEASE_MS / 1000 - 1.0  # seconds that a sign of life is good for; others wait a little longer
_ELSEWHERE: Final = 3.0  # seconds before one asks again for a table that another node keeps
_log: Final = logging.getLogger("tableside.company")
_NEWEST: Final = select(model.tables.c.id, model.tables.c.seq, model.tables.c.invite).where(
    model.tables.c.id.in_(bindparam("ids", expanding=True))
)


class Company:
    def __init__(self, redis_url: str, hall: "Hall", limits: Limits) -> None:
        self.me = secrets.token_hex(6)
        self._hall = hall
        self._limits = limits
        self._leases = Leases(hall.store, self.me)
        self._follower = Follower(hall)
        self._wire = Wire(redis_url, self.me, self._heard, self._connected)
        self._alive: frozenset[str] = frozenset()
        self._beaten = 0.0
        self._compared = 0.0
        self._up_since = 0
        self._wanted: set[str] = set()
        self._adopted: set[str] = set()  # tables of dead nodes that are still to be brought in
        self._asked: dict[str, float] = {}  # tables that others keep, and when we may ask again
        self._wanting = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._up_since = self._hall.booted = await self._leases.arrive(now_ms())
        self._beaten = time.monotonic()
        self._limits.share()
        self._hall.company = self
        self._wire.open()
        work = {
            "pulse": self._pulse(),
            "rounds": self._look_round(),
            "keeping": self._keep(),
            "following": self._follower.run(),
        }
        self._tasks = [asyncio.create_task(task, name=name) for name, task in work.items()]
        _log.info("node is up", extra={"node": self.me})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Refused):
            await self._leases.leave()
        await self._wire.close()

    @property
    def sure(self) -> bool:
        """Whether what this node keeps is surely kept by no other."""
        return time.monotonic() - self._beaten < _SURE

    @property
    def nodes(self) -> int:
        """How many nodes are alive."""
        return len(self._alive)

    @property
    def deaf(self) -> bool:
        return self._wire.deaf

    # ---- what happened here -----------------------------------------------------------------------------------

    def wrote(self, table: Table) -> None:
        self._wire.news.lines[table.sheet.id] = table.sheet.seq
        self._wire.ring()

    def changed(self, table: Table) -> None:
        """Something that is no line of the journal."""
        self._wire.news.changed.append(table.sheet.id)
        self._wire.ring()

    def seated(self, table: Table) -> None:
        """Who is here has changed."""
        guests, watchers = table.audience.here()
        self._wire.news.here[table.sheet.id] = (sorted(guests), watchers)
        self._wire.ring()

    def came(self, table: Table) -> None:
        """A table came into memory."""
        self._wire.news.asking.append(table.sheet.id)
        self._wire.ring()

    def left(self, table: Table) -> None:
        """A table left memory."""
        self._asked.pop(table.sheet.id, None)
        if table.kept and not self._hall.stopping:
            self._hall.spawn(self._free([table.sheet.id]), f"freeing {table.sheet.id}")
        if table.audience.connections:
            self._wire.news.here[table.sheet.id] = ([], 0)
            self._wire.ring()

    # ---- what happened elsewhere ------------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        tables = self._hall.tables
        for id, seq in news.lines.items():
            table = tables.get(id)
            if table is not None and table.heard < seq:
                self._follower.behind(table)
        for id in news.changed:
            if id in tables:
                self._catch_up(tables[id])
        for id, (guests, watchers) in news.here.items():
            if id in tables:
                self._elsewhere(tables[id], news.node, guests, watchers)
        for id in news.asking:
            if id in tables and tables[id].audience:
                self.seated(tables[id])
        for id in news.freed:
            if id in tables:
                self._asked.pop(id, None)
                self.want(tables[id])
        self._limits.spend(news.spent)

    def _catch_up(self, table: Table) -> None:
        if not table.catching_up:
            table.catching_up = True
            self._hall.spawn(self._hall.catch_up(table), f"catching up with {table.sheet.id}")

    def _elsewhere(self, table: Table, node: str, guests: list[str], watchers: int) -> None:
        others = table.audience.elsewhere
        if guests or watchers:
            others[node] = (frozenset(guests), watchers)
        else:
            others.pop(node, None)
        broadcast.tell_presence(table)

    def _connected(self) -> None:
        """The wire works (again): who knows what was said meanwhile."""
        self._compared = 0.0
        for table in self._hall.tables.values():
            self.came(table)
            if table.audience:
                self.seated(table)

    # ---- who keeps which table --------------------------------------------------------------------------------

    def want(self, table: Table) -> None:
        """Run the table's clocks and bots here, if it has any and nobody else does."""
        sheet = table.sheet
        needed = sheet.status == "playing" and (sheet.deadline is not None or sheet.has_bots)
        if needed and not table.resting and not table.kept and self._asked.get(sheet.id, 0.0) < time.monotonic():
            self._wanted.add(sheet.id)
            self._wanting.set()

    async def take(self, ids: list[str]) -> list[str]:
        """Those of the tables that are kept here now."""
        taken = await self._leases.take(ids)
        for id in taken:
            self._kept(id)
        return taken

    def _kept(self, id: str) -> None:
        table = self._hall.tables.get(id)
        if table is not None and not table.kept:
            table.kept = True
            table.wake()

    async def _keep(self) -> None:
        while True:
            await self._wanting.wait()
            self._wanting.clear()
            ids, self._wanted = sorted(self._wanted), set()
            try:
                taken = set(await self.take(ids))
            except Refused:
                continue  # the store has said so in the log, and the pulse asks again
            except Exception:
                _log.exception("keeping failed")
                continue
            later = time.monotonic() + _ELSEWHERE
            self._asked |= {id: later for id in ids if id not in taken and id in self._hall.tables}

    async def _free(self, ids: list[str]) -> None:
        await self._leases.free(ids)
        for id in ids:
            table = self._hall.tables.get(id)
            if table is not None:  # it came back meanwhile
                table.kept = False
                self.want(table)
        self._wire.news.freed += ids
        self._wire.ring()

    async def _free_resting(self) -> None:
        """Tables of bots alone that nobody watches here; on another node somebody may."""
        resting = [table for table in self._hall.tables.values() if table.kept and table.resting]
        for table in resting:
            table.kept = False  # from now on, whatever becomes of the next step
        if resting:
            with contextlib.suppress(Refused):  # the store has said so in the log; whoever wants it, waits for us to go
                await self._free([table.sheet.id for table in resting])

    # ---- every second -----------------------------------------------------------------------------------------

    async def _pulse(self) -> None:
        """Nothing else is done here: whatever takes long must not make the others think that this node is dead."""
        while True:
            try:
                await self._beat()
            except Refused:
                pass  # the store has said so in the log
            except Exception:
                _log.exception("pulse failed")
            await asyncio.sleep(_PULSE)

    async def _look_round(self) -> None:
        while True:
            try:
                await self._adopt()
                await self._compare()
            except Refused:
                pass  # the store has said so in the log
            except Exception:
                _log.exception("looking round failed")
            for table in self._hall.tables.values():
                self.want(table)
            await self._free_resting()
            self._wire.news.spent += self._limits.spent()
            if self._wire.news.spent:
                self._wire.ring()
            await asyncio.sleep(_PULSE)

    async def _beat(self) -> None:
        began, was_sure = time.monotonic(), self.sure
        alive = await self._leases.beat(self._up_since)
        self._beaten = began
        if not was_sure:  # others may have taken over meanwhile
            for table in self._hall.tables.values():
                table.kept = False
        if alive != self._alive:
            _log.info("nodes", extra={"alive": len(alive)})
            self._alive = alive
            for table in self._hall.tables.values():
                self._forget_the_dead(table)

    def _forget_the_dead(self, table: Table) -> None:
        others = table.audience.elsewhere
        gone = [node for node in others if node not in self._alive]
        for node in gone:
            del others[node]
        if gone:
            broadcast.tell_presence(table)

    async def _adopt(self) -> None:
        """Go on with what dead nodes kept."""
        self._adopted.update(await self._leases.adopt())
        for id in sorted(self._adopted):
            try:
                await self._hall.table(id)
            except Refused as refused:
                if refused.kind != "missing":
                    raise  # the next round tries again
            self._adopted.discard(id)
            self._kept(id)

    async def _compare(self) -> None:
        """Find the tables of which news did not come."""
        if time.monotonic() - self._compared < (_PULSE if self.deaf else _COMPARE):
            return
        self._compared = time.monotonic()
        tables = dict(self._hall.tables)
        ids = list(tables)
        for at in range(0, len(ids), 1000):
            newest = {row.id: row for row in await self._hall.store.rows(_NEWEST, ids=ids[at : at + 1000])}
            for id in ids[at : at + 1000]:
                table, row = tables[id], newest.get(id)
                if not table.gone and (row is None or row.seq > table.heard or row.invite != table.sheet.invite):
                    self._catch_up(table)
        # What is kept here but not in memory (it could not be freed in time) keeps others waiting.
        needless = [id for id in await self._leases.mine() if id not in self._hall.tables and id not in self._adopted]
        if needless:
            await self._free(needless)
