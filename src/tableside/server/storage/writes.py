"""Writes: the statements that change the database, each prepared once and run for many rows at a time."""

from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Executable, bindparam, delete, insert, update

from tableside.server.storage.model import guests, journal, seats, snapshots, tables

Row = dict[str, Any]

ADD_GUEST: Final = insert(guests)
CHANGE_GUEST: Final = (
    update(guests)
    .where(guests.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("name", "language", "settings", "webhook")})
)
ADD_TABLE: Final = insert(tables)
BEGIN_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("started", "agreed", "seal", "seed", "opening")})
)
CHANGE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "status",
                "seq",
                "moves",
                "moved",
                "asked",
                "deadline",
                "motions",
                "outcome",
                "rematch",
            )
        }
    )
)
CHANGE_INVITE: Final = update(tables).where(tables.c.id == bindparam("which")).values(invite=bindparam("invite"))
DROP_TABLE: Final = delete(tables).where(tables.c.id == bindparam("which"))
DROP_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("which"))
ADD_SEAT: Final = insert(seats)
ADD_LINE: Final = insert(journal)
DROP_SNAPSHOT: Final = delete(snapshots).where(snapshots.c.table_id == bindparam("which"))
ADD_SNAPSHOT: Final = insert(snapshots)

# One transaction carries what many tables want; the statements run in this order, each once with all its rows.
ORDER: Final[tuple[Executable, ...]] = (
    ADD_GUEST,
    CHANGE_GUEST,
    ADD_TABLE,
    BEGIN_TABLE,
    DROP_SEATS,
    ADD_SEAT,
    ADD_LINE,
    CHANGE_TABLE,
    CHANGE_INVITE,
    DROP_SNAPSHOT,
    ADD_SNAPSHOT,
    DROP_TABLE,
)


@dataclass
class Writes:
    """What must be written together or not at all."""

    rows: list[tuple[Executable, Row]] = field(default_factory=list)

    def add(self, statement: Executable, **row: Any) -> "Writes":
        self.rows.append((statement, row))
        return self


def grouped(batch: list[Writes]) -> list[tuple[Executable, list[Row]]]:
    """All rows of a batch, by statement, in the order in which the statements must run."""
    found: dict[int, list[Row]] = {}
    for writes in batch:
        for statement, row in writes.rows:
            found.setdefault(id(statement), []).append(row)
    return [(statement, found[id(statement)]) for statement in ORDER if id(statement) in found]
