"""Following: a table in memory takes over what the disk knows and it does not: lines that another node wrote, or the
truth after a change that could not be written. Its audience hears of every line once, in order."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from tableside.server.http.problems import Refused
from tableside.server.live import broadcast
from tableside.server.live.messages import Bye
from tableside.server.tables import table_log
from tableside.server.tables.edition_upgrade import began_earlier
from tableside.server.tables.edition_upgrade import close as close_outdated
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine
from tableside.server.tables.loading import load_lines, load_table, read_sheet, read_tail, restore_clock
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import Sheet

if TYPE_CHECKING:
    from tableside.server.tables.registry import Hall

Tail = list[tuple[int, str | None, JournalLine]]
_REVOKED: Final = Bye("revoked", final=True)


async def read_anew(hall: "Hall", table: Table) -> None:
    """Take everything from the disk. The lock is held."""
    fresh = await load_table(hall, table.sheet.id)
    if fresh is None:
        hall.drop(table, _REVOKED)
        raise Refused("missing", "err-no-table")
    known = table.heard
    lines = fresh.lines
    if lines and lines[0][0] > known + 1:
        lines = await load_lines(hall.store, table.sheet.id, known)
    table.become(fresh)
    if fresh.outdated:
        await close_outdated(table)
    _tell(table, [(seq, line) for seq, line in lines if seq > known])


async def catch_up(hall: "Hall", table: Table) -> None:
    """Take over the lines that another node wrote. The lock is held, and the table is not stale."""
    id, known = table.sheet.id, table.heard

    def work(connection: Connection) -> tuple[Sheet | None, Tail]:
        return read_sheet(connection, id), read_tail(connection, id, known)

    sheet, tail = await hall.store.read(work)
    if sheet is None:
        hall.drop(table, _REVOKED)
        return
    if sheet.invite != table.sheet.invite:
        table.sheet.invite = sheet.invite
        send_away_uninvited(table)
    if [seat.guest for seat in sheet.seats] != [seat.guest for seat in table.sheet.seats] and not tail:
        table.sheet = sheet  # an account took a guest in
        table.audience.seat(sheet)
    if not tail:
        return
    started = any(isinstance(line, ChangeLine) and line.change == "started" for _, _, line in tail)
    if table.match is None or started or began_earlier(sheet):
        await read_anew(hall, table)
        return
    table.sheet = sheet
    _follow(hall, table, tail)


async def take_over(hall: "Hall", table: Table) -> None:
    """The same, when surely another node wrote: most likely moves, and these are all one has to ask for."""
    id, known = table.sheet.id, table.heard
    tail = await hall.store.read(lambda connection: read_tail(connection, id, known), single=True)
    if not follow_moves(hall, table, tail):
        await catch_up(hall, table)


def follow_moves(hall: "Hall", table: Table, tail: Tail) -> bool:
    """Take over lines that are there already, if they are only moves and talk; whatever else changes is in the
    table's row, too. Nobody is acting on the table, and it is not stale."""
    if not tail or table.match is None or any(isinstance(line, ChangeLine) for _, _, line in tail):
        return False
    if began_earlier(table.sheet):  # the other node may play by other rules: see whether they come to the same
        return False
    table.sheet.seq, table.sheet.moved = tail[-1][0], tail[-1][2].at
    _follow(hall, table, tail)
    return True


def _follow(hall: "Hall", table: Table, tail: Tail) -> None:
    """Play on as the lines tell, and tell of them."""
    match, sheet = table.match, table.sheet
    assert match is not None
    moves = [(seq, line) for seq, _, line in tail if isinstance(line, MoveLine)]
    match.follow([line.entry() for _, line in moves])
    table.seqs += [seq for seq, _ in moves]
    if moves:
        sheet.moves, sheet.asked = moves[-1][1].number, list(match.asked())
    table.told = set(sheet.asked)
    table.lines += [(seq, line) for seq, _, line in tail]
    restore_clock(table, hall.booted)
    for seq, frame, _ in tail:
        if frame is not None:
            table_log.remember(table, frame, seq)
    table_log.trim(table)
    _tell(table, [(seq, line) for seq, _, line in tail])


def _tell(table: Table, lines: list[tuple[int, JournalLine]]) -> None:
    table.heard, table.behind = table.sheet.seq, False
    broadcast.tell(table, lines)
    table.wake()


def send_away_uninvited(table: Table) -> None:
    """Who watched by a link that is void now may not see the table any longer."""
    for connection in list(table.audience.connections):
        if not table.sheet.may_see(connection.guest, ""):
            connection.close(_REVOKED)
