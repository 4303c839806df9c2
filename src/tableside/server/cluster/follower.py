"""Follower: reads the lines that other nodes wrote. Tables that were named while it was reading are read together, in
one query. So under load, a line of another node costs a row and not a round trip."""

import asyncio
import logging
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, text

from tableside.server.problems import Refused
from tableside.server.tables import journal
from tableside.server.tables.catch_up import apply_moves
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.table import Table
from tableside.server.tables.table_log import Tail

_log: Final = logging.getLogger("tableside.follower")
_TAILS: Final = text(
    "SELECT journal.table_id, journal.seq, journal.frame, journal.data FROM journal "
    "JOIN unnest(CAST(:ids AS varchar[]), CAST(:afters AS integer[])) AS wanted (id, after) "
    "ON journal.table_id = wanted.id AND journal.seq > wanted.after ORDER BY journal.table_id, journal.seq"
)


class Follower:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._behind: dict[str, Table] = {}
        self._wake = asyncio.Event()

    def add(self, table: Table) -> None:
        """There are lines that this table does not have."""
        self._behind[table.info.id] = table
        self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            tables, self._behind = self._behind, {}
            afters = {id: table.log.announced for id, table in tables.items()}
            try:
                tails = await self._registry.store.read(partial(_read, afters=afters), single=True)
            except Refused:
                continue  # the store has logged why, and the cluster compares again
            except Exception:
                _log.exception("could not read on")
                continue
            for id, table in tables.items():
                self._follow(table, afters[id], tails.get(id, []))

    def _follow(self, table: Table, after: int, tail: Tail) -> None:
        if table.unloaded or not tail or table.log.announced >= tail[-1][0]:
            return
        if not table.lock.locked() and not table.lock.stale and table.log.announced == after:
            try:
                if apply_moves(table, tail):
                    return
            except Exception:
                _log.exception("could not follow", extra={"table": table.info.id})
                table.mark_stale()
                return
        self._registry.catch_up_soon(table)


def _read(connection: Connection, afters: dict[str, int]) -> dict[str, Tail]:
    wanted: dict[str, Any] = {"ids": list(afters), "afters": list(afters.values())}
    found: dict[str, Tail] = {}
    for row in connection.execute(_TAILS, wanted):
        found.setdefault(row.table_id, []).append((row.seq, row.frame, journal.decode(row.data)))
    return found
