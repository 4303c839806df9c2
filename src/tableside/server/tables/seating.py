"""Seating: what the host of a table arranges before the game starts. Seats are added, changed and removed, and the host
says when the game starts."""

from msgspec import UNSET

from tableside.engine.game import check_seats, game_of
from tableside.server.api_schema import NewSeat, SeatChange, SeatKind, TableChange
from tableside.server.people.guests import GuestRow
from tableside.server.problems import Refused
from tableside.server.storage.writes import Writes
from tableside.server.tables.catch_up import close_uninvited
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ChangeLine
from tableside.server.tables.lifecycle import other_seat
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_lock import retry_on_conflict


@retry_on_conflict
async def add_seat(table: Table, guest: GuestRow, wish: NewSeat) -> None:
    """One more seat, as long as so many can play."""
    async with table.lock:
        info = _arranged_by(table, guest)
        seat = other_seat(info.game, guest, wish)
        _check_count(info, len(info.seats) + 1)
        info.seats = [*info.seats, seat]
        await _commit(table, guest, len(info.seats) - 1)


@retry_on_conflict
async def change_seat(table: Table, guest: GuestRow, number: int, wish: SeatChange) -> None:
    """Somebody else for a seat. A person who sat there may take another one."""
    async with table.lock:
        info = _arranged_by(table, guest)
        _check_seat(info, guest, number, wish.was)
        seat = other_seat(info.game, guest, wish)
        info.seats = [seat if at == number else old for at, old in enumerate(info.seats)]
        await _commit(table, guest, number)


@retry_on_conflict
async def remove_seat(table: Table, guest: GuestRow, number: int, was: SeatKind) -> None:
    """Remove a seat, as long as enough are left. The person who had it may take another one."""
    async with table.lock:
        info = _arranged_by(table, guest)
        _check_seat(info, guest, number, was)
        _check_count(info, len(info.seats) - 1)
        info.seats = info.seats[:number] + info.seats[number + 1 :]
        await _commit(table, guest, None)


@retry_on_conflict
async def change_table(table: Table, guest: GuestRow, wish: TableChange) -> None:
    """Who may see the table, whether hints are allowed, when the game starts."""
    async with table.lock:
        info = _arranged_by(table, guest)
        hidden = info.public and wish.public is False
        info.public = info.public if wish.public is UNSET else wish.public
        info.hints = info.hints if wish.hints is UNSET else wish.hints
        info.autostart = info.autostart if wish.autostart is UNSET else wish.autostart
        await _commit(table, guest, None)
        if hidden:
            close_uninvited(table)


def _arranged_by(table: Table, guest: GuestRow) -> TableInfo:
    """The table, if this guest may arrange it now."""
    if table.info.host != guest.id:
        raise Refused("forbidden", "err-host-only")
    if table.info.status != "open":
        raise Refused("conflict", "err-started")
    return table.info


def _check_seat(info: TableInfo, guest: GuestRow, number: int, was: SeatKind) -> None:
    if not 0 <= number < len(info.seats):
        raise Refused("invalid", "err-no-such-seat", {"n": number})
    if info.seats[number].kind != was:
        raise Refused("conflict", "err-seat-changed")
    if info.seats[number].kind == "guest" and info.seats[number].guest == guest.id:
        raise Refused("conflict", "err-host-seat")


def _check_count(info: TableInfo, count: int) -> None:
    game = game_of(info.game)
    check_seats(count, game.seat_counts(game.options(info.options)))


async def _commit(table: Table, guest: GuestRow, seat: int | None) -> None:
    info = table.info
    by = next(iter(info.seats_of(guest.id)), None)
    todo = info.set_up_row(info.replace_seats(Writes()))
    await table.commit([ChangeLine(now_ms(), "seats", by, seat)], todo=todo)
