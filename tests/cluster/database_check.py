"""Compares the database with what players were told, and checks it against the rules."""

from collections import defaultdict

from sqlalchemy import Connection, select

from tableside.engine.errors import RecordError
from tableside.engine.game import game_of
from tableside.engine.verify import verify
from tableside.server.storage import model, queries
from tableside.server.storage.store import Store
from tableside.server.tables import journal
from tableside.server.tables.journal import MoveLine
from tableside.server.tables.table_info import TableInfo


class LedgerError(Exception):
    """Something is lost, duplicated, or against the rules. Such a test is never retried."""


def _demand(true: bool, what: str) -> None:
    if not true:
        raise LedgerError(what)


class Ledger:
    def __init__(self, infos: dict[str, TableInfo], lines: dict[str, list[tuple[int, str | None, str]]]) -> None:
        self.infos, self.lines = infos, lines

    def demand_whole(self, acknowledged: dict[tuple[str, str], int]) -> None:
        """Every acknowledged frame is there once, as the line that was sent out. Lines are numbered without gaps, and
        the table's row agrees with them. No move is stored halfway."""
        found: dict[tuple[str, str], int] = {}
        for id, lines in self.lines.items():
            _demand([seq for seq, _, _ in lines] == list(range(1, len(lines) + 1)), f"{id}: a gap")
            info = self.infos[id]
            _demand(info.seq == len(lines), f"{id}: the row says {info.seq}, the journal {len(lines)}")
            moves = self.moves(id)
            _demand([line.number for line in moves] == list(range(1, len(moves) + 1)), f"{id}: moves misnumbered")
            _demand(info.moves == len(moves), f"{id}: the row says {info.moves} moves, the journal {len(moves)}")
            for seq, frame, _ in lines:
                if frame is not None:
                    _demand((id, frame) not in found, f"{id}: {frame} was done twice")
                    found[id, frame] = seq
        lost = {key: seq for key, seq in acknowledged.items() if found.get(key) != seq}
        _demand(not lost, f"acknowledged, but not there: {lost}")

    def moves(self, id: str) -> list[MoveLine]:
        decoded = (journal.decode(data) for _, _, data in self.lines[id])
        return [line for line in decoded if isinstance(line, MoveLine)]

    def demand_valid(self) -> int:
        """Every record is a legal game with the draws of its seed. Returns the number of moves checked. Games that
        began under an earlier edition of the rules cannot be checked."""
        moves = 0
        for id, info in self.infos.items():
            if info.started is None or info.edition < game_of(info.game).edition:
                continue
            record = info.record([line.entry() for line in self.moves(id)])
            record.seed = info.seed
            try:
                moves += verify(record).moves
            except RecordError as error:
                raise LedgerError(f"{id}: {error}") from error
        return moves


async def read_ledger(database: str) -> Ledger:
    def work(connection: Connection) -> Ledger:
        seats = defaultdict(list)
        for seat in connection.execute(select(model.seats)):
            seats[seat.table_id].append(seat)
        lines = defaultdict(list)
        query = select(model.journal).order_by(model.journal.c.table_id, model.journal.c.seq)
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # one snapshot, while the server goes on writing
        rows = {row.id: row for row in connection.execute(queries.TABLES)}
        for line in connection.execute(query):
            lines[line.table_id].append((line.seq, line.frame, line.data))
        return Ledger({id: TableInfo.from_rows(row, seats[id]) for id, row in rows.items()}, dict(lines))

    store = Store(database)
    try:
        return await store.read(work)
    finally:
        await store.close()
