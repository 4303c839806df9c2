"""Belonging: what follows at the tables in memory when somebody's account or session changes, here, on another node or
by the host's command: seats go over to an account, and sockets of a session that ended are closed.

The database is looked at every few seconds for what changed; whoever changes something has it done at once."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, select

from tableside.server.http.problems import Refused
from tableside.server.live import messages
from tableside.server.live.subscribers import Connection
from tableside.server.people.accounts import NOBODY
from tableside.server.people.guests import GuestRow
from tableside.server.storage import model
from tableside.server.tables import lifecycle
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ReactLine, SayLine
from tableside.server.tables.lobby import waiting_tables
from tableside.server.tables.table import Table

if TYPE_CHECKING:
    from tableside.server.app_context import House

_log: Final = logging.getLogger("tableside.belonging")
_LOOK: Final = 5.0  # seconds
_SKEW: Final = 60_000  # milliseconds by which the watches of those who note a change may differ
_COOKIE: Final = 1.0  # seconds in which a browser has got its new cookie
_CHANGED: Final = select(model.guests.c.id, model.guests.c.changed).where(model.guests.c.changed > bindparam("since"))
ENDED: Final = messages.Bye("session", final=True)
DELETED: Final = messages.Bye("deleted", final=True)
_LEFT: Final = messages.Bye("left", final=True)
_AGAIN: Final = messages.Bye("again", final=False)


class Belonging:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._since = now_ms()
        self._done: dict[str, int] = {}

    def open(self) -> None:
        self._task = asyncio.create_task(self._look_round(), name="who belongs to whom")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _look_round(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self.look()
            except Refused:
                pass  # the store has said so in the log; look again later
            except Exception:
                _log.exception("looking round failed")

    async def look(self) -> None:
        """Take over what changed anywhere, and close what is too old."""
        began = now_ms()
        rows = await self._house.store.rows(_CHANGED, since=self._since - _SKEW)
        for row in rows:
            if self._done.get(row.id) != row.changed:
                await self.settle(row.id)
        self._done, self._since = {row.id: row.changed for row in rows}, began
        now = self._house.clock()
        for connection in self._connections():
            if connection.until < now:
                connection.close(ENDED)

    async def settle(self, id: str) -> None:
        """Something about a guest changed: tables and sockets in memory follow."""
        house = self._house
        house.guests.forget(id)
        guest = await house.guests.find(id)
        if guest is None:
            return
        if guest.belongs is not None and not guest.account:
            for table in list(house.hall.tables.values()):
                hand_over(table, guest)
        for connection in self._connections():
            ticket = connection.ticket
            if ticket is None or ticket.guest != id:
                continue
            if ticket.session == "":
                # Nothing of a mere guest is ever noted but that its browser became an account's, or somebody else's.
                bye = _LEFT if guest.belongs in (None, NOBODY) else _AGAIN
                asyncio.get_running_loop().call_later(_COOKIE, connection.close, bye)
            elif not guest.admits(ticket, house.signed_in_life, house.clock()):
                connection.close(DELETED if guest.belongs == NOBODY else ENDED)

    async def renamed(self, guest: GuestRow) -> None:
        """Somebody is called otherwise now: seen where they wait for a game, heard where they talk as a watcher."""
        for connection in self._connections():
            if connection.guest == guest.id:
                connection.name = guest.name
        for id in await waiting_tables(self._house.store, guest.id):
            with contextlib.suppress(Refused):  # the table has just gone; or cannot be written, and keeps the old name
                await lifecycle.rename(await self._house.hall.table(id), guest)

    def _connections(self) -> Iterator[Connection]:
        for table in list(self._house.hall.tables.values()):
            yield from list(table.audience.connections)


def hand_over(table: Table, guest: GuestRow) -> None:
    """What was a guest's at a table is the account's now, or nobody's."""
    sheet, new = table.sheet, guest.belongs
    seats = sheet.seats_of(guest.id)
    for number in seats:
        sheet.seats[number].guest = new
        if new == NOBODY:
            sheet.seats[number].name = guest.name
    watching = {seq for frame, seq in table.done.items() if frame.startswith(f"{guest.id}:")}
    for seq, line in table.lines:
        if new == NOBODY and isinstance(line, SayLine | ReactLine) and (line.seat in seats or seq in watching):
            line.name = guest.name
    if sheet.host == guest.id:
        sheet.host = new
    for connection in table.audience.connections:
        if connection.guest == guest.id and new != NOBODY:
            connection.guest = new
    table.audience.seat(sheet)
