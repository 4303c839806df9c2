"""Loading: bring a table from the database into memory: its newest snapshot and the few lines after it."""

from typing import Final

from sqlalchemy import Connection, bindparam, select

from tableside.engine.chance import SealedChance
from tableside.engine.errors import PositionError
from tableside.engine.game import game_of
from tableside.engine.match import Match, check_edition
from tableside.server.problems import Refused
from tableside.server.storage import model, queries
from tableside.server.storage.store import Store
from tableside.server.tables import edition_upgrade, journal
from tableside.server.tables.clocks import Clock
from tableside.server.tables.journal import ChangeLine, MoveLine
from tableside.server.tables.services import TableServices
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_log import KEPT_LINES, REMEMBERED, Numbered, TableLog, Tail

MAX_HISTORY: Final = 32_000_000  # characters of the history of one game
_TABLE: Final = queries.TABLES.where(model.tables.c.id == bindparam("which"))
_SEATS: Final = queries.SEATS.where(model.seats.c.table_id == bindparam("which"))
_SNAPSHOT: Final = select(model.snapshots).where(model.snapshots.c.table_id == bindparam("which"))
_LINES: Final = (
    select(model.journal.c.seq, model.journal.c.frame, model.journal.c.data)
    .where(model.journal.c.table_id == bindparam("which"), model.journal.c.seq > bindparam("after"))
    .order_by(model.journal.c.seq)
)
_MOVES: Final = (
    select(model.journal.c.seq, model.journal.c.data)
    .where(
        model.journal.c.table_id == bindparam("which"),
        model.journal.c.kind.in_(("move", "change")),
        model.journal.c.seq > bindparam("after"),
    )
    .order_by(model.journal.c.seq)
    .limit(1000)  # so that the event loop is free in between
)
_REQUESTS: Final = select(model.journal.c.seq, model.journal.c.frame).where(
    model.journal.c.table_id == bindparam("which"),
    model.journal.c.seq > bindparam("after"),
    model.journal.c.frame.is_not(None),
)


def read_info(connection: Connection, id: str) -> TableInfo | None:
    row = connection.execute(_TABLE, {"which": id}).first()
    if row is None:
        return None
    return TableInfo.from_rows(row, connection.execute(_SEATS, {"which": id}).all())


def _read_lines(connection: Connection, id: str, after: int) -> list[Numbered]:
    rows = connection.execute(_LINES, {"which": id, "after": after}).all()
    return [(row.seq, journal.decode(row.data)) for row in rows]


def read_tail(connection: Connection, id: str, after: int) -> Tail:
    """The lines after a number, each with the key of the request that caused it."""
    rows = connection.execute(_LINES, {"which": id, "after": after}).all()
    return [(row.seq, row.frame, journal.decode(row.data)) for row in rows]


async def load_info(store: Store, id: str) -> TableInfo | None:
    return await store.read(lambda connection: read_info(connection, id))


async def load_lines(store: Store, id: str, after: int = 0) -> list[Numbered]:
    return await store.read(lambda connection: _read_lines(connection, id, after))


async def load_history(store: Store, id: str) -> bytes:
    """The moves and changes of a table as they are stored, one a line. A game may be very long, so nothing is decoded
    here."""
    found: list[str] = []
    after = size = 0
    while rows := await store.rows(_MOVES, which=id, after=after):
        found += [row.data for row in rows]
        after = rows[-1].seq
        size += sum(len(row.data) for row in rows)
        if size > MAX_HISTORY:
            raise Refused("limit", "err-game-too-long", {"n": MAX_HISTORY // 1_000_000})
    return "\n".join(found).encode()


async def load_moves(store: Store, id: str) -> list[MoveLine | ChangeLine]:
    """The same, decoded."""
    return journal.decode_history(await load_history(store, id))


async def load_table(services: TableServices[Table], id: str) -> Table | None:
    def work(connection: Connection) -> Table | None:
        info = read_info(connection, id)
        if info is None:
            return None
        snapshot = connection.execute(_SNAPSHOT, {"which": id}).first()
        # The snapshot's own line is needed too: it may be the newest one that tells the clock.
        settled = snapshot.seq - 1 if snapshot is not None else 0
        requests = connection.execute(_REQUESTS, {"which": id, "after": max(0, info.seq - REMEMBERED)}).all()
        log = TableLog(info.seq, info.moves)
        log.lines = _read_lines(connection, id, max(0, min(settled, info.seq - KEPT_LINES)))
        log.done = {row.frame: row.seq for row in requests}
        table = Table(services, info, None, Clock(info.clock, len(info.seats), info.started or info.created), log)
        if snapshot is not None:
            _restore_match(table, snapshot.state, snapshot.moves, snapshot.seq, snapshot.draws)
            if table.match is not None:
                table.restore_clock()
        return table

    return await services.store.read(work)


def _restore_match(table: Table, state: bytes, moves: int, seq: int, draws: int) -> None:
    info = table.info
    tail = [(at, line) for at, line in table.log.lines if at > seq and isinstance(line, MoveLine)]
    used = draws + sum(len(line.draws) for _, line in tail)
    table.log.resume(moves, seq, [at for at, _ in tail])
    game, chance = game_of(info.game), SealedChance(bytes.fromhex(info.seed), used)
    lines = [line for _, line in tail]
    if info.edition == game.edition:
        record = info.record([line.entry() for line in lines])
        table.match = Match.resume(record, game.restore(info.agreed, journal.load_state(state)), chance, moves)
        return
    if info.edition > game.edition:
        check_edition(game, info.record())
    running = info.status in ("playing", "paused")
    try:
        found = game.restore(info.agreed, journal.load_state(state))
    except PositionError:  # not even the snapshot can be read any more
        table.outdated = running
        return
    table.match = edition_upgrade.upgrade_match(info, found.copy(), lines, chance)
    if table.match is None:
        table.match, table.outdated = Match.resume(info.record(), found, chance, moves), running
    elif running:
        info.asked = list(table.match.asked())
