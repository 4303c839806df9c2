"""Cluster: this node among others on the same database. It tells them what happened here, takes over what happened
there, and makes sure that each table's clocks and bots run on exactly one node.

News may get lost. So a table is compared with the database whenever somebody connects, whenever something is written,
and every few seconds.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import bindparam, select

from tableside.server.cluster.follower import Follower
from tableside.server.cluster.homes import Homes
from tableside.server.cluster.leases import LEASE_MS, Leases
from tableside.server.cluster.pubsub import News, PubSub
from tableside.server.cluster.relay import Relays, Sign
from tableside.server.limits import Limits
from tableside.server.live import broadcast
from tableside.server.live.messages import Bye
from tableside.server.problems import Refused
from tableside.server.storage import model
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.table import Table

_HEARTBEAT: Final = 1.0  # seconds
_COMPARE: Final = 5.0  # seconds between comparisons with the database
_LEASE_VALID: Final = LEASE_MS / 1000 - 1.0  # seconds after a heartbeat; other nodes wait a little longer
_RETRY_LEASE: Final = 3.0  # seconds before asking again for a table that another node has
_NEEDLESS: Final = 3.0  # seconds that a table stays in memory after its last use here, if people are at it elsewhere
_MOVED_AT_ONCE: Final = 100  # tables whose people are sent to another node each second
_REPEAT_MOVE: Final = 60.0  # seconds before people at the same table are sent elsewhere again
_AGAIN: Final = Bye("again", final=False)
_log: Final = logging.getLogger("tableside.company")
_NEWEST: Final = select(model.tables.c.id, model.tables.c.seq, model.tables.c.invite).where(
    model.tables.c.id.in_(bindparam("ids", expanding=True))
)


class Cluster:
    def __init__(
        self,
        redis_url: str,
        registry: TableRegistry,
        limits: Limits,
        on_companion: Callable[[str], None],
        *,
        address: str,
        sign: Sign,
    ) -> None:
        """``address``: where the other nodes reach this one. ``sign``: signs with the key that all nodes share."""
        self.me = secrets.token_hex(6)
        self._registry = registry
        self._limits = limits
        self._on_companion = on_companion
        self.homes = Homes(address)
        self.relays = Relays(self.homes, sign)
        self._leases = Leases(registry.store, self.me, address)
        self._follower = Follower(registry)
        self._pubsub = PubSub(redis_url, self.me, self._on_news, self._on_connected)
        self._alive: frozenset[str] = frozenset()
        self._last_heartbeat = 0.0
        self._compared = 0.0
        self._up_since = 0
        self._requested: set[str] = set()
        self._adopted: set[str] = set()  # tables of dead nodes that still have to be loaded
        self._retry_at: dict[str, float] = {}  # tables that other nodes have, and when to ask again
        self._homes_known = 0
        self._strangers: list[str] = []  # tables that belong to other nodes
        self._moved_at: dict[str, float] = {}  # tables whose people were sent to another node, and when
        self._request_event = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._up_since = self._registry.booted = await self._leases.join(now_ms())
        self._last_heartbeat = time.monotonic()
        self._limits.share()
        self._registry.cluster = self
        self._pubsub.open()
        work = {
            "heartbeat": self._heartbeat_loop(),
            "maintenance": self._maintenance_loop(),
            "leases": self._lease_loop(),
            "follower": self._follower.run(),
        }
        self._tasks = [asyncio.create_task(task, name=name) for name, task in work.items()]
        _log.info("node is up", extra={"node": self.me})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.relays.close()
        with contextlib.suppress(Refused):
            await self._leases.leave()
        await self._pubsub.close()

    @property
    def lease_valid(self) -> bool:
        """Whether no other node can have taken over the leases of this one."""
        return time.monotonic() - self._last_heartbeat < _LEASE_VALID

    @property
    def nodes(self) -> int:
        """How many nodes are alive."""
        return len(self._alive)

    @property
    def disconnected(self) -> bool:
        return self._pubsub.disconnected

    # ---- what happened here -----------------------------------------------------------------------------------

    def lines_written(self, table: Table) -> None:
        """Most tables are only here, and then nobody else wants to know."""
        if table.copies:
            self._pubsub.news.lines[table.info.id] = table.info.seq
            self._pubsub.publish_soon()

    def table_changed(self, table: Table) -> None:
        """Something changed without a journal line."""
        if table.copies:
            self._pubsub.news.changed.append(table.info.id)
            self._pubsub.publish_soon()

    def table_routed(self, table: Table) -> None:
        """A load balancer sends the people at this table here. Those who are still elsewhere should come too."""
        if table.copies:
            self._pubsub.news.claimed.append(table.info.id)
            self._pubsub.publish_soon()

    def companion_changed(self, id: str) -> None:
        """A shared companion has a new entry, other rights, or is gone."""
        if id not in self._pubsub.news.companions:
            self._pubsub.news.companions.append(id)
        self._pubsub.publish_soon()

    def presence_changed(self, table: Table) -> None:
        """Somebody came or left."""
        if not table.copies:
            return
        guests, watchers = table.subscribers.local_presence()
        self._pubsub.news.here[table.info.id] = (sorted(guests), watchers)
        self._pubsub.publish_soon()

    def table_loaded(self, table: Table) -> None:
        """Ask the other nodes whether they have the table too, and who is there."""
        self._pubsub.news.asking.append(table.info.id)
        self._pubsub.publish_soon()

    def table_unloaded(self, table: Table) -> None:
        """Release the lease; the other nodes learn that the table is no longer here."""
        self._retry_at.pop(table.info.id, None)
        self._moved_at.pop(table.info.id, None)
        if table.leased and not self._registry.stopping:
            self._registry.spawn(self._release([table.info.id]), f"releasing {table.info.id}")
        if table.copies:
            self._pubsub.news.dropped.append(table.info.id)
            if table.subscribers:
                self._pubsub.news.here[table.info.id] = ([], 0)
            self._pubsub.publish_soon()

    # ---- what happened elsewhere ------------------------------------------------------------------------------

    def _on_news(self, news: News) -> None:
        tables = self._registry.tables
        for id, seq in news.lines.items():
            table = tables.get(id)
            if table is not None:
                table.copies.add(news.node)
                if table.log.announced < seq:
                    self._follower.add(table)
        for id in news.changed:
            if id in tables:
                self._registry.catch_up_soon(tables[id])
        for id, (guests, watchers) in news.here.items():
            if id in tables:
                self._update_presence(tables[id], news.node, guests, watchers)
        for id in news.asking:
            if id in tables:
                tables[id].copies.add(news.node)
                self._pubsub.news.lines[id] = tables[id].log.announced  # it may have loaded it just before
                self._pubsub.publish_soon()
                if tables[id].subscribers:
                    self.presence_changed(tables[id])
        for id in news.dropped:
            if id in tables:
                tables[id].copies.discard(news.node)
        for id in news.claimed:
            if id in tables:
                self._send_away(tables[id], routed=True)
        for id in news.freed:
            if id in tables:
                self._retry_at.pop(id, None)
                self.request_lease(tables[id])
        for id in news.companions:
            self._on_companion(id)
        self._limits.spend(news.spent)

    def _update_presence(self, table: Table, node: str, guests: list[str], watchers: int) -> None:
        others = table.subscribers.elsewhere
        if guests or watchers:
            others[node] = (frozenset(guests), watchers)
            table.copies.add(node)
        else:
            others.pop(node, None)
        broadcast.send_presence(table)

    def _on_connected(self) -> None:
        """Redis works (again), and news may have been missed."""
        self._compared = 0.0
        for table in self._registry.tables.values():
            self.table_loaded(table)
            if table.subscribers:
                self.presence_changed(table)

    # ---- which node runs a table ------------------------------------------------------------------------------

    def request_lease(self, table: Table) -> None:
        """Run the table's clocks and bots here, if it has any and no other node does."""
        info = table.info
        needed = info.status == "playing" and (info.deadline is not None or info.has_bots)
        if table.is_copy:
            return  # the clocks and bots run where the people are
        if needed and not table.dormant and not table.leased and self._retry_at.get(info.id, 0.0) < time.monotonic():
            self._requested.add(info.id)
            self._request_event.set()

    async def take_leases(self, ids: list[str]) -> list[str]:
        """Those of the tables that run here now."""
        taken = await self._leases.take(ids)
        for id in taken:
            self._on_lease(id)
        return taken

    def _on_lease(self, id: str) -> None:
        table = self._registry.tables.get(id)
        if table is not None:
            table.lease()

    async def _lease_loop(self) -> None:
        while True:
            await self._request_event.wait()
            self._request_event.clear()
            ids, self._requested = sorted(self._requested), set()
            try:
                taken = set(await self.take_leases(ids))
            except Refused:
                continue  # the store has logged why, and maintenance asks again
            except Exception:
                _log.exception("keeping failed")
                continue
            later = time.monotonic() + _RETRY_LEASE
            self._retry_at |= {id: later for id in ids if id not in taken and id in self._registry.tables}

    async def _release(self, ids: list[str]) -> None:
        await self._leases.release(ids)
        for id in ids:
            table = self._registry.tables.get(id)
            if table is not None:  # it was loaded again in the meantime
                table.end_lease()
                self.request_lease(table)
        self._pubsub.news.freed += ids
        self._pubsub.publish_soon()

    async def _release_dormant(self) -> None:
        """Tables with only bots that nobody watches here. Somebody may watch on another node."""
        dormant = [table for table in self._registry.tables.values() if table.leased and table.dormant]
        for table in dormant:
            table.end_lease()  # at once, even if the next step fails
        if dormant:
            with contextlib.suppress(Refused):  # the store has logged why; the lease ends with this node
                await self._release([table.info.id for table in dormant])

    # ---- the home of a table ----------------------------------------------------------------------------------

    def _send_away(self, table: Table, *, routed: bool) -> bool:
        """Ask the people at a table to connect again, because they belong to another node now. ``routed``: those whom a
        load balancer sent here, otherwise the others. Not often, in case that two nodes disagree."""
        now = time.monotonic()
        away = [subscriber for subscriber in table.subscribers if subscriber.routed == routed]
        if not away or now - self._moved_at.get(table.info.id, -_REPEAT_MOVE) < _REPEAT_MOVE:
            return False
        self._moved_at[table.info.id] = now
        for subscriber in away:
            subscriber.close(_AGAIN)
        return True

    def _send_home(self) -> None:
        """After a node came or went, some people belong to another node. They are sent there, a part each second."""
        if self._homes_known != self.homes.changes:
            self._homes_known = self.homes.changes
            self._strangers = [id for id in self._registry.tables if self.homes.elsewhere(id) is not None]
        part, self._strangers = self._strangers[:_MOVED_AT_ONCE], self._strangers[_MOVED_AT_ONCE:]
        for id in part:
            table = self._registry.tables.get(id)
            if table is not None and table.subscribers and not self._send_away(table, routed=False):
                self._strangers.append(id)  # once more, when it is time

    def _drop_copies(self) -> None:
        """Tables that are in memory here although all their people are elsewhere."""
        long_ago = time.monotonic() - _NEEDLESS
        for table in list(self._registry.tables.values()):
            busy = table.lock.locked() or self._registry.bot_seats.is_thinking(table)
            if table.is_copy and table.last_used < long_ago and not busy:
                self._registry.unload(table, _AGAIN)

    # ---- every second -----------------------------------------------------------------------------------------

    async def _heartbeat_loop(self) -> None:
        """Nothing else is done here. Slow work must not make the others think that this node is dead."""
        while True:
            try:
                await self._heartbeat()
            except Refused:
                pass  # the store has logged why
            except Exception:
                _log.exception("pulse failed")
            await asyncio.sleep(_HEARTBEAT)

    async def _maintenance_loop(self) -> None:
        while True:
            try:
                await self._adopt_orphans()
                await self._compare_with_database()
                await self.relays.probe()
            except Refused:
                pass  # the store has logged why
            except Exception:
                _log.exception("looking round failed")
            self._drop_copies()
            self._send_home()
            for table in self._registry.tables.values():
                self.request_lease(table)
            await self._release_dormant()
            self._pubsub.news.spent += self._limits.spent()
            if self._pubsub.news.spent:
                self._pubsub.publish_soon()
            await asyncio.sleep(_HEARTBEAT)

    async def _heartbeat(self) -> None:
        began, was_valid = time.monotonic(), self.lease_valid
        alive = await self._leases.heartbeat(self._up_since)
        self._last_heartbeat = began
        if not was_valid:  # others may have taken over in the meantime
            for table in self._registry.tables.values():
                table.end_lease()
        if self.homes.update(alive.values()):
            self.relays.close(but=self.homes.alive)
        if alive.keys() != self._alive:
            _log.info("nodes", extra={"alive": len(alive)})
            self._alive = frozenset(alive)
            for table in self._registry.tables.values():
                self._forget_dead_nodes(table)

    def _forget_dead_nodes(self, table: Table) -> None:
        others = table.subscribers.elsewhere
        gone = [node for node in others if node not in self._alive]
        table.copies &= self._alive
        for node in gone:
            del others[node]
        if gone:
            broadcast.send_presence(table)

    async def _adopt_orphans(self) -> None:
        """Continue the tables of dead nodes."""
        self._adopted.update(await self._leases.adopt())
        for id in sorted(self._adopted):
            try:
                await self._registry.table(id)
            except Refused as refused:
                if refused.kind != "missing":
                    raise  # the next round tries again
            self._adopted.discard(id)
            self._on_lease(id)

    async def _compare_with_database(self) -> None:
        """Find tables whose news got lost."""
        if time.monotonic() - self._compared < (_HEARTBEAT if self.disconnected else _COMPARE):
            return
        self._compared = time.monotonic()
        tables = dict(self._registry.tables)
        ids = list(tables)
        for at in range(0, len(ids), 1000):
            newest = {row.id: row for row in await self._registry.store.rows(_NEWEST, ids=ids[at : at + 1000])}
            for id in ids[at : at + 1000]:
                table, row = tables[id], newest.get(id)
                if not table.unloaded and (
                    row is None or row.seq > table.log.announced or row.invite != table.info.invite
                ):
                    self._registry.catch_up_soon(table)
        # A lease of a table that is not in memory (it could not be released in time) would keep others waiting.
        needless = [
            id for id in await self._leases.held() if id not in self._registry.tables and id not in self._adopted
        ]
        if needless:
            await self._release(needless)
