"""Reading: tables and seats as they belong now. A seat keeps the guest who took it; when an account took that guest in
(or goes), everybody who reads the seat finds the account (or nobody), whenever and wherever it was written."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, or_, select

from tableside.server.storage.model import guests, seats, tables

_owner: Final = guests.alias("owner")
_host: Final = guests.alias("host_guest")

SEATS: Final[Select[Any]] = select(
    *(column for column in seats.c if column is not seats.c.guest),
    func.coalesce(_owner.c.account, seats.c.guest).label("guest"),
).outerjoin(_owner, _owner.c.id == seats.c.guest)

TABLES: Final[Select[Any]] = select(
    *(column for column in tables.c if column is not tables.c.host),
    func.coalesce(_host.c.account, tables.c.host).label("host"),
).outerjoin(_host, _host.c.id == tables.c.host)


def ids_of(guest: str | ColumnElement[str]) -> Select[tuple[str]]:
    """A guest and those that it took in."""
    return select(guests.c.id).where(or_(guests.c.id == guest, guests.c.account == guest))
