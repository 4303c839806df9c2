"""Loading: a table from the disk into memory: its newest snapshot, and the few lines that came after it."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, bindparam, select

from tableside.engine.chance import SealedChance
from tableside.engine.errors import PositionError
from tableside.engine.game import game_of
from tableside.engine.match import Match, check_edition
from tableside.server.http.problems import Refused
from tableside.server.http.schema import PostClock
from tableside.server.storage import model, queries
from tableside.server.storage.store import Store
from tableside.server.tables import journal
from tableside.server.tables.clocks import Clock
from tableside.server.tables.edition_upgrade import carried_over
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import Sheet
from tableside.server.tables.table_log import KEPT_LINES, REMEMBERED

if TYPE_CHECKING:
    from tableside.server.tables.registry import Hall

MOST_STORY: Final = 32_000_000  # letters of a game that somebody looks back at
_SHEET: Final = queries.TABLES.where(model.tables.c.id == bindparam("which"))
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
    .limit(1000)  # the event loop has other things to do in between
)
_FRAMES: Final = select(model.journal.c.seq, model.journal.c.frame).where(
    model.journal.c.table_id == bindparam("which"),
    model.journal.c.seq > bindparam("after"),
    model.journal.c.frame.is_not(None),
)


def read_sheet(connection: Connection, id: str) -> Sheet | None:
    row = connection.execute(_SHEET, {"which": id}).first()
    if row is None:
        return None
    return Sheet.from_rows(row, connection.execute(_SEATS, {"which": id}).all())


def _read_lines(connection: Connection, id: str, after: int) -> list[tuple[int, JournalLine]]:
    rows = connection.execute(_LINES, {"which": id, "after": after}).all()
    return [(row.seq, journal.decode(row.data)) for row in rows]


def read_tail(connection: Connection, id: str, after: int) -> list[tuple[int, str | None, JournalLine]]:
    """The lines after a number, each with the frame that caused it."""
    rows = connection.execute(_LINES, {"which": id, "after": after}).all()
    return [(row.seq, row.frame, journal.decode(row.data)) for row in rows]


async def load_sheet(store: Store, id: str) -> Sheet | None:
    return await store.read(lambda connection: read_sheet(connection, id))


async def load_lines(store: Store, id: str, after: int = 0) -> list[tuple[int, JournalLine]]:
    return await store.read(lambda connection: _read_lines(connection, id, after))


async def load_story(store: Store, id: str) -> bytes:
    """The moves and changes of a table as they are on the disk, a line each. The game may be very long: nothing is
    read from them here."""
    found: list[str] = []
    after = size = 0
    while rows := await store.rows(_MOVES, which=id, after=after):
        found += [row.data for row in rows]
        after = rows[-1].seq
        size += sum(len(row.data) for row in rows)
        if size > MOST_STORY:
            raise Refused("limit", "err-game-too-long", {"n": MOST_STORY // 1_000_000})
    return "\n".join(found).encode()


async def load_moves(store: Store, id: str) -> list[MoveLine | ChangeLine]:
    """The same, read."""
    return journal.read_story(await load_story(store, id))


async def load_table(hall: "Hall", id: str) -> Table | None:
    def work(connection: Connection) -> Table | None:
        sheet = read_sheet(connection, id)
        if sheet is None:
            return None
        snapshot = connection.execute(_SNAPSHOT, {"which": id}).first()
        # The line of the snapshot itself is wanted too: it may be the newest that tells the clock.
        settled = snapshot.seq - 1 if snapshot is not None else 0
        lines = _read_lines(connection, id, max(0, min(settled, sheet.seq - KEPT_LINES)))
        frames = connection.execute(_FRAMES, {"which": id, "after": max(0, sheet.seq - REMEMBERED)}).all()
        table = Table(hall, sheet, None, Clock(sheet.clock, len(sheet.seats), sheet.started or sheet.created))
        table.lines = lines
        table.done = {row.frame: row.seq for row in frames}
        if snapshot is not None:
            _restore_match(table, snapshot.state, snapshot.moves, snapshot.seq, snapshot.draws)
            if table.match is not None:
                restore_clock(table, hall.booted)
        return table

    return await hall.store.read(work)


def _restore_match(table: Table, state: bytes, moves: int, seq: int, draws: int) -> None:
    sheet = table.sheet
    tail = [(at, line) for at, line in table.lines if at > seq and isinstance(line, MoveLine)]
    used = draws + sum(len(line.draws) for _, line in tail)
    table.base, table.base_seq = moves, seq
    table.seqs = [at for at, _ in tail]
    game, chance = game_of(sheet.game), SealedChance(bytes.fromhex(sheet.seed), used)
    lines = [line for _, line in tail]
    if sheet.edition == game.edition:
        record = sheet.record([line.entry() for line in lines])
        table.match = Match.resume(record, game.restore(sheet.agreed, journal.load(state)), chance)
        return
    if sheet.edition > game.edition:
        check_edition(game, sheet.record())
    running = sheet.status in ("playing", "paused")
    try:
        found = game.restore(sheet.agreed, journal.load(state))
    except PositionError:  # not even its snapshot can be read any more
        table.outdated = running
        return
    table.match = carried_over(sheet, found.copy(), lines, chance)
    if table.match is None:
        table.match, table.outdated = Match.resume(sheet.record(), found, chance), running
    elif running:
        sheet.asked = list(table.match.asked())


def restore_clock(table: Table, booted: int) -> None:
    """The newest line that tells the clock. Time while the server was down is charged by post only."""
    sheet, match = table.sheet, table.match
    assert match is not None
    for _, line in reversed(table.lines):
        state = getattr(line, "clock", None)
        if state is not None:
            live = not isinstance(sheet.clock, PostClock)
            table.clock.restore(state, max(state.since, booted) if live else state.since)
            break
    table.clock.paused = sheet.status == "paused"
    if sheet.status in ("playing", "paused"):
        table.clock.set_timers(match.state.timers())
        table.clock.running = set(match.asked())
        sheet.deadline = table.clock.deadline()
    else:
        table.clock.stop()
