"""Leases: which nodes are alive, and which of them keeps a table, that is, runs its clocks and bots.

A node gives a sign of life every second; a table's keeper holds it as long as its node is alive. Time is the
database's own, so the watches of the nodes do not matter. Nobody has to be asked when a node dies: its signs stop, and
what it kept may be taken by whoever comes first.
"""

from typing import Any, Final

from sqlalchemy import Connection, TextClause, text

from tableside.server.storage.store import Store

LEASE_MS: Final = 4000
_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_ALIVE: Final = f"SELECT id FROM nodes WHERE seen > {_NOW} - {LEASE_MS}"

_BEAT: Final = text(
    f"INSERT INTO nodes (id, up_since, seen) VALUES (:me, :up_since, {_NOW}) "
    f"ON CONFLICT (id) DO UPDATE SET seen = {_NOW}"
)
_WHO: Final = text(f"SELECT id, up_since FROM nodes WHERE seen > {_NOW} - {LEASE_MS}")
_LEAVE: Final = text("DELETE FROM nodes WHERE id = :me")
_BURY: Final = text(f"DELETE FROM nodes WHERE seen < {_NOW} - 3600000")
_TAKE: Final = text(
    "INSERT INTO keepers (table_id, node) "
    "SELECT id, :me FROM tables WHERE id = ANY(CAST(:ids AS varchar[])) ORDER BY id "
    "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node "
    f"WHERE keepers.node = :me OR keepers.node NOT IN ({_ALIVE}) "
    "RETURNING table_id"
)
_ADOPT: Final = text(
    "UPDATE keepers SET node = :me WHERE table_id IN ("
    f"SELECT table_id FROM keepers WHERE node NOT IN ({_ALIVE}) ORDER BY table_id LIMIT 200 FOR UPDATE SKIP LOCKED"
    ") RETURNING table_id"
)
_MINE: Final = text("SELECT table_id FROM keepers WHERE node = :me")
_FREE: Final = text("DELETE FROM keepers WHERE node = :me AND table_id = ANY(CAST(:ids AS varchar[]))")


class Leases:
    def __init__(self, store: Store, me: str) -> None:
        self._store = store
        self._me = me

    async def arrive(self, now: int) -> int:
        """Since when there was always a node up: since now, or since as long as those who are here say."""

        def work(connection: Connection) -> int:
            connection.execute(_BURY)
            since = min((int(row.up_since) for row in connection.execute(_WHO)), default=now)
            connection.execute(_BEAT, {"me": self._me, "up_since": since})
            return since

        return await self._store.transact(work)

    async def beat(self, up_since: int) -> frozenset[str]:
        """A sign of life; all that are alive."""

        def work(connection: Connection) -> frozenset[str]:
            connection.execute(_BEAT, {"me": self._me, "up_since": up_since})
            return frozenset(str(row.id) for row in connection.execute(_WHO))

        return await self._store.transact(work)

    async def take(self, ids: list[str]) -> list[str]:
        """Keep these tables, as far as nobody who is alive does."""
        return await self._ids(_TAKE, ids=ids)

    async def adopt(self) -> list[str]:
        """Keep some of the tables whose keepers are dead."""
        return await self._ids(_ADOPT)

    async def mine(self) -> list[str]:
        """All tables that this node keeps, as the database knows it."""
        return await self._ids(_MINE)

    async def free(self, ids: list[str]) -> None:
        await self._store.transact(lambda connection: connection.execute(_FREE, {"me": self._me, "ids": ids}))

    async def leave(self) -> None:
        """What this node kept is at once for others to adopt."""
        await self._store.transact(lambda connection: connection.execute(_LEAVE, {"me": self._me}))

    async def _ids(self, statement: TextClause, **params: Any) -> list[str]:
        def work(connection: Connection) -> list[str]:
            return [str(row.table_id) for row in connection.execute(statement, {"me": self._me, **params})]

        return await self._store.transact(work)
