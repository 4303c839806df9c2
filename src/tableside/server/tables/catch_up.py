"""Catch-up: a table in memory takes over what it lacks from the database: lines of another node, or the truth after a
change that could not be written. Its subscribers receive every line once, in order."""

from typing import Final

from sqlalchemy import Connection

from tableside.server.live.messages import Bye
from tableside.server.problems import Refused
from tableside.server.tables import edition_upgrade
from tableside.server.tables.journal import ChangeLine
from tableside.server.tables.loading import load_lines, load_table, read_info, read_tail
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_log import Tail

_REVOKED: Final = Bye("revoked", final=True)


async def reload_table(table: Table) -> None:
    """Load the whole table again. The lock is held."""
    services, id = table.services, table.info.id
    loaded = await load_table(services, id)
    if loaded is None:
        services.unload(table, _REVOKED)
        raise Refused("missing", "err-no-table")
    known = table.log.announced
    lines = list(loaded.log.lines)
    if lines and lines[0][0] > known + 1:
        lines = await load_lines(services.store, id, known)
    table.replace_with(loaded)
    if loaded.outdated:
        await edition_upgrade.end_outdated(table)
    table.announce_followed([(seq, line) for seq, line in lines if seq > known])


async def catch_up(table: Table) -> None:
    """Take over the lines that another node wrote. The lock is held, and the table is not stale."""
    services, id, known = table.services, table.info.id, table.log.announced

    def work(connection: Connection) -> tuple[TableInfo | None, Tail]:
        return read_info(connection, id), read_tail(connection, id, known)

    info, tail = await services.store.read(work)
    if info is None:
        services.unload(table, _REVOKED)
        return
    if info.invite != table.info.invite:
        table.info.invite = info.invite
        close_uninvited(table)
    if [seat.guest for seat in info.seats] != [seat.guest for seat in table.info.seats] and not tail:
        table.take_info(info)
    if not tail:
        return
    started = any(isinstance(line, ChangeLine) and line.change == "started" for _, _, line in tail)
    if table.match is None or started or edition_upgrade.is_outdated(info):
        await reload_table(table)
        return
    table.follow(info, tail)


async def catch_up_moves(table: Table) -> None:
    """The same when another node has surely written. Most likely it wrote only moves, so only lines are
    read at first."""
    id, known = table.info.id, table.log.announced
    tail = await table.services.store.read(lambda connection: read_tail(connection, id, known), single=True)
    if not apply_moves(table, tail):
        await catch_up(table)


def apply_moves(table: Table, tail: Tail) -> bool:
    """Take over lines that were already read, if they are only moves and chat. Any other change is in the table's row
    as well. Nobody is acting on the table, and it is not stale."""
    if not tail or table.match is None or any(isinstance(line, ChangeLine) for _, _, line in tail):
        return False
    if edition_upgrade.is_outdated(table.info):  # the other node may play by other rules: compare what they lead to
        return False
    table.info.seq, table.info.moved = tail[-1][0], tail[-1][2].at
    table.follow(table.info, tail)
    return True


def close_uninvited(table: Table) -> None:
    """Disconnect those who watched by a link that is no longer valid."""
    for subscriber in list(table.subscribers):
        if not table.info.may_see(subscriber.guest, ""):
            subscriber.close(_REVOKED)
