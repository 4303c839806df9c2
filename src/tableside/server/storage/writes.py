"""Writes: the statements that change the database, each prepared once and run for many rows at a time."""

import sqlite3
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, select, text, update

from tableside.server.storage.model import (
    accounts,
    companion_entries,
    companions,
    guests,
    journal,
    passkeys,
    reviews,
    seats,
    sessions,
    snapshots,
    tables,
)

Row = dict[str, Any]

ADD_GUEST: Final = insert(guests)
CHANGE_GUEST: Final = (
    update(guests)
    .where(guests.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("name", "language", "settings", "webhook")})
)
# The account of a guest. It never changes once it is set: of two accounts that want the same guest, the first wins.
TAKE_GUEST: Final = (
    update(guests)
    .where(guests.c.id == bindparam("which"), guests.c.account.is_(None))
    .values(account=bindparam("account"), changed=bindparam("changed"))
)
NOTE_CHANGE: Final = update(guests).where(guests.c.id == bindparam("which")).values(changed=bindparam("changed"))
ADD_ACCOUNT: Final = insert(accounts)
CHANGE_ACCOUNT: Final = (
    update(accounts)
    .where(accounts.c.guest == bindparam("which"))
    .values({name: bindparam(name) for name in ("name", "key", "password")})
)
RENAME_ACCOUNT: Final = (
    update(accounts).where(accounts.c.guest == bindparam("which")).values(name=bindparam("name"), key=bindparam("key"))
)
ADD_PASSKEY: Final = insert(passkeys)
USE_PASSKEY: Final = (
    update(passkeys)
    .where(passkeys.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("uses", "used")})
)
DROP_PASSKEY: Final = delete(passkeys).where(
    passkeys.c.id == bindparam("which"), passkeys.c.guest == bindparam("guest")
)
ADD_SESSION: Final = insert(sessions)
RENEW_SESSION: Final = update(sessions).where(sessions.c.id == bindparam("which")).values(seen=bindparam("seen"))
END_SESSION: Final = delete(sessions).where(sessions.c.id == bindparam("which"))
END_OLD_SESSIONS: Final = delete(sessions).where(
    sessions.c.guest == bindparam("which"), sessions.c.seen < bindparam("long_ago")
)
END_SESSIONS: Final = delete(sessions).where(sessions.c.guest == bindparam("which"), sessions.c.id != bindparam("but"))
# An account is deleted: its seats, and those of guests that it took over, keep their games but lose the name.
_of_account: Final = select(guests.c.id).where(guests.c.account == bindparam("which"))
FORGET_SEATS: Final = update(seats).where(seats.c.guest.in_(_of_account)).values(name=bindparam("former"))
FORGET_GUESTS: Final = (
    update(guests)
    .where(guests.c.account == bindparam("which"))
    .values(
        name=bindparam("former"), settings="{}", webhook="", account=bindparam("nobody"), changed=bindparam("changed")
    )
)
DROP_ACCOUNT: Final = delete(accounts).where(accounts.c.guest == bindparam("which"))
DROP_PASSKEYS: Final = delete(passkeys).where(passkeys.c.guest == bindparam("which"))
ADD_TABLE: Final = insert(tables)
BEGIN_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("started", "agreed", "seal", "seed", "opening", "edition")})
)
CHANGE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("status", "deadline", "motions", "outcome", "rematch", "unseen")})
)
# What every move changes. Separate from the rest because none of these columns is in an index.
MOVE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("seq", "moves", "moved", "asked")})
)
# What the host may change before the start.
SET_UP_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("public", "hints", "autostart")})
)
CHANGE_INVITE: Final = update(tables).where(tables.c.id == bindparam("which")).values(invite=bindparam("invite"))
CHANGE_SHARED: Final = update(tables).where(tables.c.id == bindparam("which")).values(shared=bindparam("shared"))
DROP_TABLE: Final = delete(tables).where(tables.c.id == bindparam("which"))
DROP_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("which"))
ADD_SEAT: Final = insert(seats)
ADD_LINE: Final = insert(journal)
# When an account is deleted, its chat stays without the name; nothing else in a journal ever changes.
RENAME_LINE: Final = (
    update(journal)
    .where(journal.c.table_id == bindparam("which"), journal.c.seq == bindparam("line"))
    .values(data=bindparam("data"))
)
DROP_SNAPSHOT: Final = delete(snapshots).where(snapshots.c.table_id == bindparam("which"))
ADD_SNAPSHOT: Final = insert(snapshots)
# A review can be made again, so the newest one counts.
DROP_REVIEW: Final = delete(reviews).where(reviews.c.table_id == bindparam("which"))
ADD_REVIEW: Final = insert(reviews)

ADD_COMPANION: Final = insert(companions)
ADD_ENTRY: Final = insert(companion_entries)
TOUCH_COMPANION: Final = (
    update(companions).where(companions.c.id == bindparam("which")).values(changed=bindparam("changed"))
)
CHANGE_COMPANION: Final = (
    update(companions).where(companions.c.id == bindparam("which")).values(phones=bindparam("phones"))
)
DROP_ENTRIES: Final = delete(companion_entries).where(companion_entries.c.companion_id == bindparam("which"))
DROP_COMPANION: Final = delete(companions).where(companions.c.id == bindparam("which"))
_old_companions: Final = select(companions.c.id).where(companions.c.changed < bindparam("before"))
DROP_OLD_ENTRIES: Final = delete(companion_entries).where(companion_entries.c.companion_id.in_(_old_companions))
DROP_OLD_COMPANIONS: Final = delete(companions).where(companions.c.changed < bindparam("before"))

# One transaction serves many tables; the statements run in this order, each once with all its rows.
ORDER: Final[tuple[Executable, ...]] = (
    ADD_GUEST,
    CHANGE_GUEST,
    TAKE_GUEST,
    NOTE_CHANGE,
    ADD_ACCOUNT,
    CHANGE_ACCOUNT,
    RENAME_ACCOUNT,
    ADD_PASSKEY,
    USE_PASSKEY,
    DROP_PASSKEY,
    END_SESSION,
    END_SESSIONS,
    END_OLD_SESSIONS,
    ADD_SESSION,
    RENEW_SESSION,
    FORGET_SEATS,
    FORGET_GUESTS,
    DROP_ACCOUNT,
    DROP_PASSKEYS,
    RENAME_LINE,
    ADD_TABLE,
    BEGIN_TABLE,
    DROP_SEATS,
    ADD_SEAT,
    ADD_LINE,
    MOVE_TABLE,
    CHANGE_TABLE,
    SET_UP_TABLE,
    CHANGE_INVITE,
    CHANGE_SHARED,
    DROP_SNAPSHOT,
    ADD_SNAPSHOT,
    DROP_REVIEW,
    ADD_REVIEW,
    DROP_TABLE,
    ADD_COMPANION,
    ADD_ENTRY,
    TOUCH_COMPANION,
    CHANGE_COMPANION,
    DROP_ENTRIES,
    DROP_COMPANION,
    DROP_OLD_ENTRIES,
    DROP_OLD_COMPANIONS,
)

_KNOWN: Final = frozenset(map(id, ORDER))
_LINES: Final = ORDER.index(ADD_LINE)

# The two statements of every move, as one SQLite statement for all rows: with one statement for each row, the writer
# would have to get Python's lock back from a busy server each time.
BULK: Final[dict[Executable, tuple[str, tuple[str, ...]]]] = {
    ADD_LINE: (
        "INSERT INTO journal (table_id, seq, kind, frame, data) "
        "SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)",
        ("table_id", "seq", "kind", "frame", "data"),
    ),
    MOVE_TABLE: (
        "UPDATE tables SET seq = new.value->>1, moves = new.value->>2, moved = new.value->>3, asked = new.value->>4 "
        "FROM json_each(?) AS new WHERE tables.id = new.value->>0",
        ("which", "seq", "moves", "moved", "asked"),
    ),
}


# PostgreSQL inserts all lines of a transaction in one statement and says which were new: a line that another node wrote
# first is left out instead of failing the transaction for everybody.
ADD_NEW_LINES: Final = text(
    "INSERT INTO journal (table_id, seq, kind, frame, data) "
    "SELECT * FROM unnest(CAST(:table_id AS varchar[]), CAST(:seq AS integer[]), CAST(:kind AS varchar[]), "
    "CAST(:frame AS varchar[]), CAST(:data AS text[])) ON CONFLICT (table_id, seq) DO NOTHING RETURNING table_id, seq"
)


def bulk(statement: Executable, rows: list[Row]) -> tuple[str, tuple[str]] | None:
    """A statement and its rows as one SQLite statement with one parameter, if it is one of those."""
    if statement not in BULK or len(rows) < 2 or sqlite3.sqlite_version_info < (3, 38):
        return None
    whole, names = BULK[statement]
    values = [[row[name] for name in names] for row in rows]
    return whole, (msgspec.json.encode(values).decode(),)


@dataclass
class Writes:
    """Rows that must be written together or not at all."""

    rows: list[tuple[Executable, Row]] = field(default_factory=list)

    def add(self, statement: Executable, **row: Any) -> "Writes":
        if id(statement) not in _KNOWN:
            raise ValueError("a statement that has no place in ORDER would never run")
        self.rows.append((statement, row))
        return self

    def join(self, others: "Writes") -> "Writes":
        self.rows += others.rows
        return self

    def lines(self) -> list[tuple[str, int]]:
        """The journal lines in it: table and number."""
        return [(row["table_id"], row["seq"]) for statement, row in self.rows if statement is ADD_LINE]

    def begins_with_lines(self) -> bool:
        """Whether none of its statements runs before those of its lines."""
        return all(ORDER.index(statement) >= _LINES for statement, _ in self.rows)


def _place(row: Row) -> str:
    return str(row.get("table_id") or row.get("which") or row.get("id"))


def late_writes(batch: list[Writes], new: set[tuple[str, int]]) -> list[int] | None:
    """The indexes of those in a batch that came too late, given the lines that were new; None if one of them can no
    longer be left out because a part of it was already written."""
    late = []
    for at, writes in enumerate(batch):
        fresh = [line in new for line in writes.lines()]
        if not all(fresh):
            if any(fresh) or not writes.begins_with_lines():
                return None
            late.append(at)
    return late


def grouped(batch: list[Writes], *, ordered: bool = False) -> list[tuple[Executable, list[Row]]]:
    """All rows of a batch, by statement, in the order in which the statements must run.

    ``ordered``: sort the rows by table as well. Nodes that lock rows in the same order never deadlock.
    """
    found: dict[int, list[Row]] = {}
    for writes in batch:
        for statement, row in writes.rows:
            found.setdefault(id(statement), []).append(row)
    if ordered:
        for rows in found.values():
            rows.sort(key=_place)
    return [(statement, found[id(statement)]) for statement in ORDER if id(statement) in found]


def after_lines(batch: list[Writes]) -> list[tuple[Executable, list[Row]]]:
    """The statements of a batch that run after its lines."""
    return [(statement, rows) for statement, rows in grouped(batch, ordered=True) if ORDER.index(statement) > _LINES]
