"""Backup: everything a server stores, in one file for any database. It is made and restored while the server runs.

The file is JSON, one object a line, compressed: a header, then the guests, the accounts and the tables (each complete,
with its seats, journal and snapshot), the shared companions, and finally their number and the digest of all lines
before. It contains the key that signs sessions, so it is a secret.

Restoring only adds: a guest or a table that exists stays as it is. So it works on a running server, and again after an
interruption. If somebody else has the sign-in name of an account by now, the account is restored without it: its
passkeys and devices still work, and it can choose another name.
"""

import asyncio
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, select

from tableside import __version__
from tableside.atomic_file import whole_file
from tableside.engine.errors import TablesideError
from tableside.server.storage import model, writes
from tableside.server.storage.store import Conflict, Store
from tableside.server.storage.writes import Writes

FORMAT: Final = 3  # 1: without accounts, 2: without companions
_AT_ONCE: Final = 100  # tables that are read or written at once
_ACCOUNT: Final = select(model.accounts.c.guest).where(model.accounts.c.guest == bindparam("which"))
_encoder: Final = msgspec.json.Encoder()


class BackupError(TablesideError):
    """A file that cannot be restored."""


class Head(msgspec.Struct, tag_field="is", tag="backup"):
    format: int
    version: str  # of the server that made it
    made: str
    key: bytes  # signs the sessions


class Guest(msgspec.Struct, tag_field="is", tag="guest"):
    row: dict[str, Any]


class Account(msgspec.Struct, tag_field="is", tag="account"):
    """How a guest signs in, and on which devices it is signed in."""

    row: dict[str, Any]
    passkeys: list[tuple[str, bytes, int, int, int]]  # id, public key, uses, created, used
    sessions: list[dict[str, Any]]


class Table(msgspec.Struct, tag_field="is", tag="table"):
    row: dict[str, Any]
    seats: list[dict[str, Any]]
    lines: list[tuple[int, str, str | None, str]]  # number, kind, request key, data
    snapshot: tuple[int, int, int, bytes] | None  # moves, line, draws, state


class Companion(msgspec.Struct, tag_field="is", tag="companion"):
    """A companion that several phones share."""

    row: dict[str, Any]
    entries: list[tuple[int, int, str, str]]  # number, time, request key, data


class End(msgspec.Struct, tag_field="is", tag="end"):
    guests: int
    tables: int
    digest: str
    accounts: int = 0
    companions: int = 0


_Kept = Guest | Account | Table | Companion
_Item = Head | _Kept | End
_decoder: Final = msgspec.json.Decoder(_Item)


@dataclass(frozen=True)
class Counts:
    guests: int
    tables: int
    companions: int = 0


@dataclass(frozen=True)
class Restored:
    added: Counts
    present: Counts
    key: bytes
    nameless: list[str]  # sign-in names that somebody else has; their accounts were restored without them


# ---- making a backup ----------------------------------------------------------------------------------------


async def back_up(store: Store, key: bytes, path: Path) -> Counts:
    """Write everything to a file, as of one moment. The file is complete or not there."""
    with whole_file(path) as draft:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=5) as zipped:
                counts = await store.read(lambda connection: _write_all(connection, key, zipped))
            raw.flush()
            os.fsync(raw.fileno())
    return counts


def _write_all(connection: Connection, key: bytes, file: gzip.GzipFile) -> Counts:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # all queries see the same moment
    digest = hashlib.sha256()

    def put(item: _Item) -> None:
        line = _encoder.encode(item) + b"\n"
        digest.update(line)
        file.write(line)

    put(Head(FORMAT, __version__, datetime.now(UTC).isoformat(timespec="seconds"), key))
    guests = tables = 0
    for row in connection.execute(select(model.guests).order_by(model.guests.c.id)):
        put(Guest(dict(row._mapping)))
        guests += 1
    accounts = _accounts(connection)
    for account in accounts:
        put(account)
    for page in _pages(connection):
        for table in page:
            put(table)
            tables += 1
    companions = 0
    for companion in _companions(connection):
        put(companion)
        companions += 1
    put(End(guests, tables, digest.hexdigest(), len(accounts), companions))
    return Counts(guests, tables, companions)


def _accounts(connection: Connection) -> list[Account]:
    passkeys: dict[str, list[tuple[str, bytes, int, int, int]]] = {}
    for key in connection.execute(select(model.passkeys)):
        passkeys.setdefault(key.guest, []).append((key.id, key.public_key, key.uses, key.created, key.used))
    sessions: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(select(model.sessions)):
        sessions.setdefault(row.guest, []).append(dict(row._mapping))
    return [
        Account(dict(row._mapping), passkeys.get(row.guest, []), sessions.get(row.guest, []))
        for row in connection.execute(select(model.accounts).order_by(model.accounts.c.guest))
    ]


def _pages(connection: Connection) -> Iterator[list[Table]]:
    after = ""
    query = select(model.tables).order_by(model.tables.c.id).limit(_AT_ONCE)
    while rows := connection.execute(query.where(model.tables.c.id > after)).all():
        ids = [row.id for row in rows]
        after = ids[-1]

        def of(found: Select[Any], ids: list[str] = ids) -> dict[str, list[Row[Any]]]:
            grouped: dict[str, list[Row[Any]]] = {id: [] for id in ids}
            for row in connection.execute(found):
                grouped[row.table_id].append(row)
            return grouped

        seats, lines = model.seats, model.journal
        all_seats = of(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
        all_lines = of(select(lines).where(lines.c.table_id.in_(ids)).order_by(lines.c.seq))
        snapshots = of(select(model.snapshots).where(model.snapshots.c.table_id.in_(ids)))
        yield [
            Table(
                dict(row._mapping),
                [dict(seat._mapping) for seat in all_seats[row.id]],
                [(line.seq, line.kind, line.frame, line.data) for line in all_lines[row.id]],
                next(((kept.moves, kept.seq, kept.draws, kept.state) for kept in snapshots[row.id]), None),
            )
            for row in rows
        ]


def _companions(connection: Connection) -> Iterator[Companion]:
    entries = model.companion_entries
    for row in connection.execute(select(model.companions).order_by(model.companions.c.id)).all():
        added = connection.execute(select(entries).where(entries.c.companion_id == row.id).order_by(entries.c.seq))
        yield Companion(dict(row._mapping), [(entry.seq, entry.at, entry.key, entry.data) for entry in added])


# ---- restoring ----------------------------------------------------------------------------------------------


async def restore(store: Store, path: Path) -> Restored:
    """Check the whole file, then add what is missing."""
    head, end = _checked(path)
    guests = tables = companions = 0
    nameless: list[str] = []
    for batch in _batches(path):
        done = await asyncio.gather(*(_add(store, item) for item in batch))
        for item, new in zip(batch, done, strict=True):
            guests += new and isinstance(item, Guest)
            tables += new and isinstance(item, Table)
            companions += new and isinstance(item, Companion)
            if not new and isinstance(item, Account) and await _add_nameless(store, item):
                nameless.append(item.row["name"])
    present = Counts(end.guests - guests, end.tables - tables, end.companions - companions)
    return Restored(Counts(guests, tables, companions), present, head.key, nameless)


def _checked(path: Path) -> tuple[Head, End]:
    """The first and the last object of a complete file."""
    head, end = None, None
    digest = hashlib.sha256()
    guests = tables = accounts = companions = 0
    for number, line, item in _items(path):
        if number == 1 and not isinstance(item, Head):
            raise BackupError("err-backup-not", {"name": f"={path}"})
        if end is not None:
            raise BackupError("err-backup-damaged", {"name": f"={path}", "n": number})
        match item:
            case Head():
                head = item
                if head.format > FORMAT:
                    raise BackupError("err-backup-newer", {"name": f"={path}", "version": f"={head.version}"})
            case Guest():
                guests += 1
            case Account():
                accounts += 1
            case Table():
                tables += 1
                if not _whole(item):
                    raise BackupError("err-backup-damaged", {"name": f"={path}", "n": number})
            case Companion():
                companions += 1
                if [seq for seq, *_ in item.entries] != list(range(1, len(item.entries) + 1)):
                    raise BackupError("err-backup-damaged", {"name": f"={path}", "n": number})
            case End():
                end = item
                continue
        digest.update(line)
    if head is None:
        raise BackupError("err-backup-not", {"name": f"={path}"})
    counted = (guests, tables, accounts, companions, digest.hexdigest())
    if end is None or (end.guests, end.tables, end.accounts, end.companions, end.digest) != counted:
        raise BackupError("err-backup-cut", {"name": f"={path}"})
    return head, end


def _whole(table: Table) -> bool:
    """Whether the journal has no gap and matches the row."""
    return [seq for seq, *_ in table.lines] == list(range(1, len(table.lines) + 1)) == list(
        range(1, int(table.row.get("seq", -1)) + 1)
    ) and all(seat.get("table_id") == table.row.get("id") for seat in table.seats)


def _items(path: Path) -> Iterator[tuple[int, bytes, _Item]]:
    number = 0
    try:
        with gzip.open(path, "rb") as file:
            for number, line in enumerate(file, 1):
                yield number, line, _decoder.decode(line)
    except gzip.BadGzipFile as error:
        raise BackupError("err-backup-not", {"name": f"={path}"}) from error
    except (EOFError, zlib.error) as error:
        raise BackupError("err-backup-cut", {"name": f"={path}"}) from error
    except msgspec.MsgspecError as error:
        id = "err-backup-not" if number <= 1 else "err-backup-damaged"
        raise BackupError(id, {"name": f"={path}", "n": number}) from error


def _batches(path: Path) -> Iterator[Sequence[_Kept]]:
    batch: list[_Kept] = []
    for _, _, item in _items(path):
        if isinstance(item, _Kept):
            batch.append(item)
        if len(batch) >= _AT_ONCE:
            yield batch
            batch = []
    yield batch


async def _add(store: Store, item: _Kept) -> bool:
    """Whether it was added. If not, it already existed."""
    try:
        await store.write(_writes(item))
    except Conflict:
        return False
    return True


async def _add_nameless(store: Store, account: Account) -> bool:
    """Add an account without its name, if the name was the reason why it could not be added."""
    there = await store.row(_ACCOUNT, which=account.row["guest"])
    if there is not None or not account.row["key"]:
        return False
    return await _add(store, Account({**account.row, "name": "", "key": None}, account.passkeys, account.sessions))


def _writes(item: _Kept) -> Writes:
    match item:
        case Guest():
            return Writes().add(writes.ADD_GUEST, **item.row)
        case Account():
            return _account(item)
        case Table():
            return _table(item)
        case Companion():
            return _companion(item)


def _account(account: Account) -> Writes:
    todo = Writes().add(writes.ADD_ACCOUNT, **account.row)
    for id, public_key, uses, created, used in account.passkeys:
        row = {"id": id, "public_key": public_key, "uses": uses, "created": created, "used": used}
        todo.add(writes.ADD_PASSKEY, guest=account.row["guest"], **row)
    for session in account.sessions:
        todo.add(writes.ADD_SESSION, **session)
    return todo


_LATER_COLUMNS: Final = {"edition": 1, "hints": False, "autostart": True, "unseen": "[]", "shared": False}
"""What older backups do not have."""


def _table(table: Table) -> Writes:
    id = table.row["id"]
    todo = Writes().add(writes.ADD_TABLE, **{**_LATER_COLUMNS, **table.row})
    for seat in table.seats:
        todo.add(writes.ADD_SEAT, **seat)
    for seq, kind, frame, data in table.lines:
        todo.add(writes.ADD_LINE, table_id=id, seq=seq, kind=kind, frame=frame, data=data)
    if table.snapshot is not None:
        moves, seq, draws, state = table.snapshot
        todo.add(writes.ADD_SNAPSHOT, table_id=id, moves=moves, seq=seq, draws=draws, state=state)
    return todo


def _companion(companion: Companion) -> Writes:
    todo = Writes().add(writes.ADD_COMPANION, **companion.row)
    for seq, at, key, data in companion.entries:
        todo.add(writes.ADD_ENTRY, companion_id=companion.row["id"], seq=seq, at=at, key=key, data=data)
    return todo
