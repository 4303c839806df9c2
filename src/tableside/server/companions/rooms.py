"""Rooms: the shared companions of this server. An action is stored before anybody hears of it."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, func, select

from tableside.server.companions.room import Entry, Phone, Room
from tableside.server.live.messages import Bye
from tableside.server.people.guests import GuestRow
from tableside.server.problems import Refused
from tableside.server.storage import writes
from tableside.server.storage.model import companion_entries, companions
from tableside.server.storage.store import Conflict, Store
from tableside.server.storage.writes import Writes
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.services import ClusterLink
from tableside.server.tables.table import Table

MAX_ACTION: Final = 12_000  # bytes of one action: a board set is part of one
MAX_ENTRIES: Final = 3000
MAX_SIZE: Final = 400_000  # bytes of all actions of a companion
MAX_OF_OWNER: Final = 20
MAX_PHONES: Final = 60  # that the owner learns of; more may look
LIFETIME: Final = 30 * 86_400_000  # milliseconds without an action before a companion is deleted
_IDLE: Final = 120.0  # seconds without anybody before it leaves memory
_COMPARE: Final = 3.0  # seconds between comparisons with the database, with several nodes
_EXPIRE: Final = 3600.0
_ATTEMPTS: Final = 20
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that look alike
_log: Final = logging.getLogger("tableside.companions")
_encoder: Final = msgspec.json.Encoder()
_ROOM: Final = select(companions).where(companions.c.id == bindparam("which"))
_NEWER: Final = (
    select(companion_entries)
    .where(companion_entries.c.companion_id == bindparam("which"), companion_entries.c.seq > bindparam("last"))
    .order_by(companion_entries.c.seq)
)
_COUNT: Final = select(func.count()).select_from(companions).where(companions.c.owner == bindparam("owner"))


def check_action(action: dict[str, Any]) -> bytes:
    """The action as it is stored; refuses what cannot be one."""
    kind = action.get("kind")
    if not isinstance(kind, str) or not 1 <= len(kind) <= 40:
        raise Refused("invalid", "err-companion-kind")
    data = _encoder.encode(action)
    if len(data) > MAX_ACTION:
        raise Refused("limit", "err-too-big", {"n": MAX_ACTION})
    return data


def _decode_phones(text: str) -> dict[str, Phone]:
    return msgspec.json.decode(text, type=dict[str, Phone])


class CompanionRooms:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.cluster: ClusterLink[Table] | None = None

    def open(self) -> None:
        self._spawn(self._maintenance(), "companions")

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close(Bye("stopping", final=False))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- opening and finding ----------------------------------------------------------------------------------

    async def create(self, owner: GuestRow, given: list[tuple[int, dict[str, Any]]]) -> Room:
        """Share a companion that was begun on one phone: its actions with their times."""
        count = await self._store.row(_COUNT, owner=owner.id)
        if count is not None and count[0] >= MAX_OF_OWNER:
            raise Refused("limit", "err-companions-many", {"n": MAX_OF_OWNER})
        now = now_ms()
        room = Room("".join(secrets.choice(_LETTERS) for _ in range(12)), owner.id)
        todo = Writes().add(writes.ADD_COMPANION, id=room.id, owner=owner.id, phones="{}", created=now, changed=now)
        for at, action in given:
            data = check_action(action)
            entry = Entry(room.seq + 1, min(at, now), "", action)
            room.add(entry)
            self._check_room(room)
            todo.add(writes.ADD_ENTRY, companion_id=room.id, seq=entry.seq, at=entry.at, key="", data=data.decode())
        await self._store.write(todo)
        self._rooms[room.id] = room
        return room

    async def find(self, id: str) -> Room:
        """A companion from memory or from the database, never older than the database."""
        if not (id.isascii() and id.isalnum() and len(id) <= 16):
            raise Refused("missing", "err-no-companion")
        room = self._rooms.get(id)
        if room is not None:
            if self.cluster is not None:
                await self._catch_up(room)
            return room
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        try:
            row = await self._store.row(_ROOM, which=id)
            if row is None:
                raise Refused("missing", "err-no-companion")
            room = Room(id, row.owner, _decode_phones(row.phones))
            await self._read_newer(room)
            self._rooms[id] = room
            return room
        finally:
            del self._loading[id]

    async def _read_newer(self, room: Room) -> list[Entry]:
        rows = await self._store.rows(_NEWER, which=room.id, last=room.seq)
        new = [Entry(row.seq, row.at, row.key, msgspec.json.decode(row.data)) for row in rows]
        for entry in new:
            room.add(entry)
        return new

    # ---- what phones do ---------------------------------------------------------------------------------------

    def _check_room(self, room: Room) -> None:
        if room.seq > MAX_ENTRIES or room.size > MAX_SIZE:
            raise Refused("limit", "err-companion-full")

    async def act(self, room: Room, guest: str | None, id: str, action: dict[str, Any]) -> int:
        """Add an action: stored, then sent to everybody. The number of its entry."""
        if not room.may_act(guest):
            raise Refused("forbidden", "err-companion-watch")
        data = check_action(action)
        key = f"{guest}:{id}"
        async with room.lock:
            for _ in range(_ATTEMPTS):
                if key in room.keys:
                    return room.keys[key]
                if room.seq >= MAX_ENTRIES or room.size + len(data) > MAX_SIZE:
                    raise Refused("limit", "err-companion-full")
                entry = Entry(room.seq + 1, now_ms(), key, action)
                todo = Writes().add(
                    writes.ADD_ENTRY, companion_id=room.id, seq=entry.seq, at=entry.at, key=key, data=data.decode()
                )
                todo.add(writes.TOUCH_COMPANION, which=room.id, changed=entry.at)
                try:
                    await self._store.write(todo)
                except Conflict:  # another node wrote this number first
                    room.send_entries(await self._read_newer(room))
                    continue
                room.add(entry)
                room.send_entries([entry])
                self._tell(room)
                return entry.seq
        raise Refused("unavailable", "err-storage")

    async def allow(self, room: Room, guest: str | None, phone: str, allowed: bool) -> None:
        """The owner lets a phone press, or no longer."""
        if guest != room.owner:
            raise Refused("forbidden", "err-companion-owner")
        other = room.guest_of(phone)
        if other is None or other == room.owner:
            raise Refused("missing", "err-companion-phone")
        await self._change_phone(room, other, lambda phone: Phone(phone.name, allowed))

    async def join(self, room: Room, guest: str | None, name: str) -> None:
        """A phone comes to look: the owner learns its name and may let it press."""
        if guest is None or guest == room.owner:
            return
        known = room.phones.get(guest)
        if (known is None and len(room.phones) >= MAX_PHONES) or (known is not None and known.name == name):
            return
        await self._change_phone(room, guest, lambda phone: Phone(name, phone.allowed))

    async def _change_phone(self, room: Room, guest: str, change: Callable[[Phone], Phone]) -> None:
        async with room.lock:
            phones = {**room.phones, guest: change(room.phones.get(guest, Phone("", False)))}
            text = msgspec.json.encode(phones).decode()
            await self._store.write(Writes().add(writes.CHANGE_COMPANION, which=room.id, phones=text))
            room.phones = phones
        room.send_rights()
        self._tell(room)

    async def delete(self, room: Room, guest: str) -> None:
        """The owner stops sharing: nobody can look any more."""
        if guest != room.owner:
            raise Refused("forbidden", "err-companion-owner")
        async with room.lock:
            await self._store.write(
                Writes().add(writes.DROP_ENTRIES, which=room.id).add(writes.DROP_COMPANION, which=room.id)
            )
            self._rooms.pop(room.id, None)
            room.close(Bye("revoked", final=True))
        self._tell(room)

    # ---- several nodes ----------------------------------------------------------------------------------------

    def _tell(self, room: Room) -> None:
        if self.cluster is not None:
            self.cluster.companion_changed(room.id)

    def on_news(self, id: str) -> None:
        """Another node changed a companion."""
        room = self._rooms.get(id)
        if room is not None:
            self._spawn(self._catch_up(room), f"catching up with companion {id}")

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            row = await self._store.row(_ROOM, which=room.id)
            if row is None:
                self._rooms.pop(room.id, None)
                room.close(Bye("revoked", final=True))
                return
            phones = _decode_phones(row.phones)
            room.send_entries(await self._read_newer(room))
            if phones != room.phones:
                room.phones = phones
                room.send_rights()

    # ---- in the background ------------------------------------------------------------------------------------

    def _spawn(self, work: Any, name: str) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            _log.error("background work failed", extra={"task": task.get_name()}, exc_info=error)

    async def _maintenance(self) -> None:
        expired = 0.0
        while True:
            try:
                if time.monotonic() - expired > _EXPIRE:
                    expired = time.monotonic()
                    await self.expire()
                long_ago = time.monotonic() - _IDLE
                for room in list(self._rooms.values()):
                    if self.cluster is not None and room.subscribers:
                        with contextlib.suppress(Refused):  # the store has logged why
                            await self._catch_up(room)
                    elif not room.subscribers and not room.lock.locked() and room.last_used < long_ago:
                        self._rooms.pop(room.id, None)
            except Refused:
                pass  # the store has logged why; try again later
            except Exception:
                _log.exception("looking round failed")
            await asyncio.sleep(_COMPARE)

    async def expire(self) -> None:
        """Delete what nobody has used for a long time."""
        before = now_ms() - LIFETIME
        await self._store.write(
            Writes().add(writes.DROP_OLD_ENTRIES, before=before).add(writes.DROP_OLD_COMPANIONS, before=before)
        )
