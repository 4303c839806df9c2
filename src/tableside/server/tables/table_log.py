"""Noting: what happens at a table becomes lines of its journal. The newest of them stay in memory, with the entries of
the record that can still be taken back; the rest is on the disk."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tableside.engine.chance import SealedChance
from tableside.engine.events import ALL, Event
from tableside.engine.match import Match
from tableside.engine.state import CLOCK
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine

if TYPE_CHECKING:
    from tableside.server.tables.table import Table

REMEMBERED: Final = 200
"""So many lines back a frame may be sent again."""
KEPT_LINES: Final = 30
"""So many of the newest lines are kept in memory; older ones are on the disk."""
_SNAPSHOT_EVERY: Final = 40

Numbered = tuple[int, JournalLine]
_log: Final = logging.getLogger("tableside.table")


def move_line(table: "Table", match: Match, now: int, events: list[Event], alone: bool, id: str | None) -> MoveLine:
    """The line for the newest entry of the record."""
    entry = match.record.entries[-1]
    table.seqs.append(table.sheet.seq + 1)
    table.sheet.moves = table.base + len(match.record.entries)
    noted = journal.noted(events)
    # Where several are asked at once a move may be a secret (a wheel face down); what others may
    # know of it is in the events.
    open_move = alone and all(audience == ALL for _, _, audience in noted)
    return MoveLine(
        at=now,
        by=entry.by,
        move=entry.move,
        number=table.sheet.moves,
        ms=entry.at,
        draws=list(entry.draws),
        digest=entry.digest,
        events=noted,
        told=open_move or entry.by == CLOCK or entry.move.startswith(":"),
        clock=table.clock.state(),
        id=id,
    )


def number(table: "Table", lines: Sequence[JournalLine], todo: Writes, frame: str | None = None) -> list[Numbered]:
    """Give the lines their numbers and put all that is to be written into ``todo``."""
    numbered: list[Numbered] = []
    for line in lines:
        table.sheet.seq += 1
        table.sheet.moved = line.at
        todo.add(
            writes.ADD_LINE,
            table_id=table.sheet.id,
            seq=table.sheet.seq,
            kind=journal.kind_of(line),
            frame=frame if not numbered else None,
            data=journal.encode(line),
        )
        numbered.append((table.sheet.seq, line))
    table.sheet.changed(todo)
    return numbered


def trim(table: "Table") -> None:
    """Let go of lines that are no longer among the newest."""
    if len(table.lines) > 2 * KEPT_LINES:
        del table.lines[:-KEPT_LINES]


def remember(table: "Table", frame: str, seq: int) -> None:
    """A frame was done, as this line."""
    table.done[frame] = seq
    if len(table.done) > 1.5 * REMEMBERED:
        table.done = {key: at for key, at in table.done.items() if at > table.sheet.seq - REMEMBERED}


def snapshot(table: "Table", match: Match) -> Writes:
    """From time to time the whole state is kept, so that loading never replays more than a little."""
    todo = Writes()
    finished = table.sheet.status == "finished"
    if not finished and len(match.record.entries) <= _SNAPSHOT_EVERY:
        return todo
    state, count = (match.state, len(match.record.entries)) if finished else match.settled()
    chance = match.chance
    assert isinstance(chance, SealedChance)
    todo.add(writes.DROP_SNAPSHOT, which=table.sheet.id)
    return todo.add(
        writes.ADD_SNAPSHOT,
        table_id=table.sheet.id,
        moves=table.base + count,
        seq=table.seqs[count - 1] if count else table.base_seq,
        draws=chance.position,  # nothing that can still be undone has used chance
        state=journal.dump(state),
    )


def rebase(table: "Table", match: Match) -> None:
    """From time to time let go of what is settled; it is on the disk."""
    if len(match.record.entries) <= _SNAPSHOT_EVERY:
        return
    state, count = match.settled()
    if not count:
        return
    header = table.sheet.record(match.record.entries[count:])
    table.base += count
    table.base_seq = table.seqs[count - 1]
    del table.seqs[:count]
    table.match = Match.resume(header, state.copy(), match.chance)


def log(table: "Table", seq: int, line: JournalLine) -> None:
    """For who watches the server: changes always, moves when one looks closely."""
    if isinstance(line, ChangeLine):
        where = {"table": table.sheet.id, "game": table.sheet.game, "seq": seq}
        _log.info(line.change, extra=where if line.seat is None else {**where, "seat": line.seat})
    elif isinstance(line, MoveLine) and _log.isEnabledFor(logging.DEBUG):
        _log.debug("moved", extra={"table": table.sheet.id, "seat": line.by, "seq": seq, "number": line.number})
