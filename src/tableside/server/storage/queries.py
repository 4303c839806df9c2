"""Queries of tables and seats with their current owners. A seat stores the guest who took it. If an account took over
that guest, or was deleted, these queries give the account, or nobody, whenever and wherever the seat was written."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, or_, select

from tableside.server.storage.model import guests, seats, tables

_owner: Final = guests.alias("owner")
_host: Final = guests.alias("host_guest")
_host_account: Final = guests.alias("host_account")

SEATS: Final[Select[Any]] = select(
    *(column for column in seats.c if column is not seats.c.guest),
    func.coalesce(_owner.c.account, seats.c.guest).label("guest"),
).outerjoin(_owner, _owner.c.id == seats.c.guest)

TABLES: Final[Select[Any]] = (
    select(
        *(column for column in tables.c if column is not tables.c.host),
        func.coalesce(_host.c.account, tables.c.host).label("host"),
        func.coalesce(_host_account.c.name, _host.c.name, "").label("host_name"),
    )
    .outerjoin(_host, _host.c.id == tables.c.host)
    .outerjoin(_host_account, _host_account.c.id == _host.c.account)
)


def ids_of(guest: str | ColumnElement[str]) -> Select[tuple[str]]:
    """A guest, and the guests that it took over."""
    return select(guests.c.id).where(or_(guests.c.id == guest, guests.c.account == guest))
