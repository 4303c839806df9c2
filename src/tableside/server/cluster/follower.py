"""Follower: reads what other nodes wrote. Tables that were named while it was reading are read together, in one
question: under load a line from another node costs a row, not a round trip."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, text

from tableside.server.http.problems import Refused
from tableside.server.tables import journal
from tableside.server.tables.catch_up import Tail, follow_moves
from tableside.server.tables.table import Table

if TYPE_CHECKING:
    from tableside.server.tables.registry import Hall

_log: Final = logging.getLogger("tableside.follower")
_TAILS: Final = text(
    "SELECT journal.table_id, journal.seq, journal.frame, journal.data FROM journal "
    "JOIN unnest(CAST(:ids AS varchar[]), CAST(:afters AS integer[])) AS wanted (id, after) "
    "ON journal.table_id = wanted.id AND journal.seq > wanted.after ORDER BY journal.table_id, journal.seq"
)


class Follower:
    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._behind: dict[str, Table] = {}
        self._wake = asyncio.Event()

    def behind(self, table: Table) -> None:
        """There are lines that this table does not know."""
        self._behind[table.sheet.id] = table
        self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            tables, self._behind = self._behind, {}
            afters = {id: table.heard for id, table in tables.items()}
            try:
                tails = await self._hall.store.read(partial(_read, afters=afters), single=True)
            except Refused:
                continue  # the store has said so in the log, and the company looks again
            except Exception:
                _log.exception("could not read on")
                continue
            for id, table in tables.items():
                self._follow(table, afters[id], tails.get(id, []))

    def _follow(self, table: Table, after: int, tail: Tail) -> None:
        if table.gone or not tail or table.heard >= tail[-1][0]:
            return
        if not table.lock.locked() and not table.stale and table.heard == after:
            try:
                if follow_moves(self._hall, table, tail):
                    return
            except Exception:
                _log.exception("could not follow", extra={"table": table.sheet.id})
                self._hall.mislaid(table)
                return
        if not table.catching_up:
            table.catching_up = True
            self._hall.spawn(self._hall.catch_up(table), f"catching up with {table.sheet.id}")


def _read(connection: Connection, afters: dict[str, int]) -> dict[str, Tail]:
    wanted: dict[str, Any] = {"ids": list(afters), "afters": list(afters.values())}
    found: dict[str, Tail] = {}
    for row in connection.execute(_TAILS, wanted):
        found.setdefault(row.table_id, []).append((row.seq, row.frame, journal.decode(row.data)))
    return found
