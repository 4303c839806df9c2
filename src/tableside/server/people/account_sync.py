"""Account sync: the tables in memory follow when an account or a session changes on this node, on another node or by a
command. Seats pass to an account, and the connections of an ended session are closed.

Changes made on this node are applied at once. The database is checked every few seconds for changes made elsewhere.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Final

from sqlalchemy import bindparam, select

from tableside.server.live import messages
from tableside.server.live.subscribers import Subscriber
from tableside.server.people.accounts import NOBODY
from tableside.server.people.guests import GuestRow, Guests
from tableside.server.problems import Refused
from tableside.server.storage import model
from tableside.server.storage.store import Store
from tableside.server.tables import lifecycle
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.lobby import waiting_tables
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.table import Table

_log: Final = logging.getLogger("tableside.belonging")
_POLL: Final = 5.0  # seconds
_SKEW: Final = 60_000  # milliseconds by which the clocks of two machines may differ
_COOKIE: Final = 1.0  # seconds until a browser has surely received its new cookie
_CHANGED: Final = select(model.guests.c.id, model.guests.c.changed).where(model.guests.c.changed > bindparam("since"))
ENDED: Final = messages.Bye("session", final=True)
DELETED: Final = messages.Bye("deleted", final=True)
_LEFT: Final = messages.Bye("left", final=True)
_AGAIN: Final = messages.Bye("again", final=False)


class AccountSync:
    def __init__(
        self,
        store: Store,
        guests: Guests,
        registry: TableRegistry,
        session_life: float,
        clock: Callable[[], float],
    ) -> None:
        """``session_life``: seconds for which the session of an account is valid."""
        self._store = store
        self._guests = guests
        self._registry = registry
        self._session_life = session_life
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._since = now_ms()
        self._done: dict[str, int] = {}

    def open(self) -> None:
        self._task = asyncio.create_task(self._poll_loop(), name="account sync")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _poll_loop(self) -> None:
        while True:
            await asyncio.sleep(_POLL)
            try:
                await self.poll()
            except Refused:
                pass  # the store has logged why; try again later
            except Exception:
                _log.exception("looking round failed")

    async def poll(self) -> None:
        """Apply what changed anywhere, and close connections whose session expired."""
        began = now_ms()
        rows = await self._store.rows(_CHANGED, since=self._since - _SKEW)
        for row in rows:
            if self._done.get(row.id) != row.changed:
                await self.apply_change(row.id)
        self._done, self._since = {row.id: row.changed for row in rows}, began
        now = self._clock()
        for subscriber in self._subscribers():
            if subscriber.until < now:
                subscriber.close(ENDED)

    async def apply_change(self, id: str) -> None:
        """Something about a guest changed. Tables and connections in memory follow."""
        self._guests.forget(id)
        guest = await self._guests.find(id)
        if guest is None:
            return
        if guest.belongs is not None and not guest.account:
            for table in list(self._registry.tables.values()):
                reassign_guest(table, guest)
        for subscriber in self._subscribers():
            ticket = subscriber.ticket
            if ticket is None or ticket.guest != id:
                continue
            if ticket.session == "":
                # A guest without an account changes only when its browser goes over to an account or to another guest.
                bye = _LEFT if guest.belongs in (None, NOBODY) else _AGAIN
                asyncio.get_running_loop().call_later(_COOKIE, subscriber.close, bye)
            elif not guest.admits(ticket, self._session_life, self._clock()):
                subscriber.close(DELETED if guest.belongs == NOBODY else ENDED)

    async def apply_rename(self, guest: GuestRow) -> None:
        """Somebody changed their name: show it where they wait for a game and where they chat as a watcher."""
        for subscriber in self._subscribers():
            if subscriber.guest == guest.id:
                subscriber.name = guest.name
        for id in await waiting_tables(self._store, guest.id):
            with contextlib.suppress(Refused):  # the table is gone, or cannot be written and keeps the old name
                await lifecycle.rename(await self._registry.table(id), guest)

    def _subscribers(self) -> Iterator[Subscriber]:
        for table in list(self._registry.tables.values()):
            yield from list(table.subscribers)


def reassign_guest(table: Table, guest: GuestRow) -> None:
    """What belonged to a guest at a table now belongs to the account, or to nobody."""
    info, new = table.info, guest.belongs
    seats = info.seats_of(guest.id)
    for number in seats:
        info.seats[number].guest = new
        if new == NOBODY:
            info.seats[number].name = guest.name
    if new == NOBODY:
        table.log.rename_speaker(guest.id, seats, guest.name)
    if info.host == guest.id:
        info.host = new
        if new == NOBODY:
            info.host_name = guest.name
    for subscriber in table.subscribers:
        if subscriber.guest == guest.id and new != NOBODY:
            subscriber.guest = new
    table.subscribers.assign_seats(info)
