"""Leases: which nodes are alive, and which of them runs the clocks and bots of a table.

Every node sends a heartbeat each second. It holds its leases as long as it is alive. Time is the database's, so the
clocks of the nodes do not matter. When a node dies, its heartbeats stop, and any other node may take its tables.
"""

from typing import Any, Final

from sqlalchemy import Connection, TextClause, text

from tableside.server.storage.store import Store

LEASE_MS: Final = 3500
_NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_ALIVE: Final = f"SELECT id FROM nodes WHERE seen > {_NOW} - {LEASE_MS}"

_HEARTBEAT: Final = text(
    f"INSERT INTO nodes (id, up_since, seen, address) VALUES (:me, :up_since, {_NOW}, :address) "
    f"ON CONFLICT (id) DO UPDATE SET seen = {_NOW}"
)
_ALIVE_SINCE: Final = text(f"SELECT id, up_since, address FROM nodes WHERE seen > {_NOW} - {LEASE_MS}")
_LEAVE: Final = text("DELETE FROM nodes WHERE id = :me")
_DELETE_DEAD: Final = text(f"DELETE FROM nodes WHERE seen < {_NOW} - 3600000")
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
_HELD: Final = text("SELECT table_id FROM keepers WHERE node = :me")
_RELEASE: Final = text("DELETE FROM keepers WHERE node = :me AND table_id = ANY(CAST(:ids AS varchar[]))")


class Leases:
    def __init__(self, store: Store, me: str, address: str) -> None:
        self._store = store
        self._me = me
        self._address = address

    async def join(self, now: int) -> int:
        """Since when at least one node was always up: since now, or since the time that the other nodes know."""

        def work(connection: Connection) -> int:
            connection.execute(_DELETE_DEAD)
            since = min((int(row.up_since) for row in connection.execute(_ALIVE_SINCE)), default=now)
            connection.execute(_HEARTBEAT, {"me": self._me, "up_since": since, "address": self._address})
            return since

        return await self._store.transact(work)

    async def heartbeat(self, up_since: int) -> dict[str, str]:
        """Say that this node is alive. Returns all nodes that are, with their addresses."""

        def work(connection: Connection) -> dict[str, str]:
            connection.execute(_HEARTBEAT, {"me": self._me, "up_since": up_since, "address": self._address})
            return {str(row.id): str(row.address) for row in connection.execute(_ALIVE_SINCE)}

        return await self._store.transact(work)

    async def take(self, ids: list[str]) -> list[str]:
        """Take those of the tables that no living node has."""
        return await self._ids(_TAKE, ids=ids)

    async def adopt(self) -> list[str]:
        """Take some of the tables of dead nodes."""
        return await self._ids(_ADOPT)

    async def held(self) -> list[str]:
        """All tables that this node has, as the database knows it."""
        return await self._ids(_HELD)

    async def release(self, ids: list[str]) -> None:
        await self._store.transact(lambda connection: connection.execute(_RELEASE, {"me": self._me, "ids": ids}))

    async def leave(self) -> None:
        """The other nodes may adopt the tables of this one at once."""
        await self._store.transact(lambda connection: connection.execute(_LEAVE, {"me": self._me}))

    async def _ids(self, statement: TextClause, **params: Any) -> list[str]:
        def work(connection: Connection) -> list[str]:
            return [str(row.table_id) for row in connection.execute(statement, {"me": self._me, **params})]

        return await self._store.transact(work)
