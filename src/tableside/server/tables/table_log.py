"""The log of one table: its newest journal lines, their numbers, and the part of the record that can still be undone.

Older lines and entries are in the database only.
"""

import logging
from collections.abc import Sequence
from typing import Final

from tableside.engine.chance import SealedChance
from tableside.engine.events import ALL, Event
from tableside.engine.match import Match
from tableside.engine.milestones import REACH
from tableside.engine.state import CLOCK
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.clocks import Clock, ClockState
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine, ReactLine, SayLine
from tableside.server.tables.table_info import TableInfo

REMEMBERED: Final = 200
"""A request may be sent again as long as its line is among this many of the newest."""
KEPT_LINES: Final = 30
"""How many of the newest lines stay in memory."""
_HELD: Final = 2 * REACH
"""How many entries of the record a match may hold before the settled ones are dropped."""

Numbered = tuple[int, JournalLine]
Tail = list[tuple[int, str | None, JournalLine]]
"""Lines as another node wrote them: number, request key, line."""

_log: Final = logging.getLogger("tableside.table")


class TableLog:
    def __init__(self, seq: int, moves: int) -> None:
        self.lines: list[Numbered] = []  # the newest, in order
        self.done: dict[str, int] = {}  # requests that were carried out, and the line of each
        self.announced = seq  # the newest line that the subscribers were told of
        self.base_moves = moves  # entries of the record before the first one that the match holds
        self.base_seq = seq  # the line of the last of them
        self.entry_seqs: list[int] = []  # the line of each entry that the match holds

    def start(self, seq: int) -> None:
        """A game starts with this line."""
        self.resume(0, seq, [])

    def resume(self, moves: int, seq: int, entry_seqs: list[int]) -> None:
        """Continue from a snapshot: this many moves, the line of the last one, and the lines of the moves after it."""
        self.base_moves, self.base_seq, self.entry_seqs = moves, seq, entry_seqs

    # ---- new lines --------------------------------------------------------------------------------------------

    def move_line(
        self,
        info: TableInfo,
        match: Match,
        clock: Clock,
        now: int,
        events: list[Event],
        *,
        only_one_asked: bool,
        id: str | None,
    ) -> MoveLine:
        """The line for the newest entry of the record."""
        entry = match.record.entries[-1]
        self.entry_seqs.append(info.seq + 1)
        info.moves = self.base_moves + len(match.record.entries)
        encoded = journal.encode_events(events)
        # When several seats are asked at once, a move may be a secret choice. The events say what others may know.
        open_move = only_one_asked and all(audience == ALL for _, _, audience in encoded)
        return MoveLine(
            at=now,
            by=entry.by,
            move=entry.move,
            number=info.moves,
            ms=entry.at,
            draws=list(entry.draws),
            digest=entry.digest,
            events=encoded,
            told=open_move or entry.by == CLOCK or entry.move.startswith(":"),
            clock=clock.state(),
            id=id,
        )

    def number(
        self, info: TableInfo, lines: Sequence[JournalLine], todo: Writes, request_key: str | None = None
    ) -> list[Numbered]:
        """Number the lines and add them, and the table's row, to ``todo``."""
        numbered: list[Numbered] = []
        for line in lines:
            info.seq += 1
            info.moved = line.at
            todo.add(
                writes.ADD_LINE,
                table_id=info.id,
                seq=info.seq,
                kind=journal.kind_of(line),
                frame=request_key if not numbered else None,
                data=journal.encode(line),
            )
            numbered.append((info.seq, line))
        info.update_row(todo)
        return numbered

    def append(self, info: TableInfo, numbered: list[Numbered], request_key: str | None = None) -> None:
        """The lines are written."""
        if request_key is not None:
            self._remember(request_key, numbered[0][0], info.seq)
        self.lines += numbered
        self._trim()
        self.announced = info.seq
        for seq, line in numbered:
            _write_log(info, seq, line)

    def follow(self, info: TableInfo, tail: Tail) -> None:
        """Another node wrote these lines."""
        self.entry_seqs += [seq for seq, _, line in tail if isinstance(line, MoveLine)]
        self.lines += [(seq, line) for seq, _, line in tail]
        for seq, request_key, _ in tail:
            if request_key is not None:
                self._remember(request_key, seq, info.seq)
        self._trim()

    def _remember(self, request_key: str, seq: int, newest: int) -> None:
        self.done[request_key] = seq
        if len(self.done) > 1.5 * REMEMBERED:
            self.done = {key: at for key, at in self.done.items() if at > newest - REMEMBERED}

    def _trim(self) -> None:
        if len(self.lines) > 2 * KEPT_LINES:
            del self.lines[:-KEPT_LINES]

    # ---- what it knows ----------------------------------------------------------------------------------------

    def after(self, seq: int) -> list[Numbered] | None:
        """The lines after a number; None if some of them are no longer in memory."""
        first = self.lines[0][0] if self.lines else self.announced + 1
        return None if first > seq + 1 else [(at, line) for at, line in self.lines if at > seq]

    def newest_clock(self) -> ClockState | None:
        """The clock as the newest line that has one tells it."""
        for _, line in reversed(self.lines):
            if isinstance(line, MoveLine | ChangeLine) and line.clock is not None:
                return line.clock
        return None

    def rename_speaker(self, guest: str, seats: list[int], name: str) -> None:
        """Show another name on what a guest said, from a seat or as a watcher."""
        watching = {seq for key, seq in self.done.items() if key.startswith(f"{guest}:")}
        for seq, line in self.lines:
            if isinstance(line, SayLine | ReactLine) and (line.seat in seats or seq in watching):
                line.name = name

    # ---- snapshots --------------------------------------------------------------------------------------------

    def snapshot(self, info: TableInfo, match: Match) -> Writes:
        """Save the whole state now and then, so that loading replays only a few moves."""
        todo = Writes()
        finished = info.status == "finished"
        if not finished and len(match.record.entries) <= _HELD:
            return todo
        state, count = (match.state, len(match.record.entries)) if finished else match.settled()
        if not finished and not count:
            return todo
        chance = match.chance
        assert isinstance(chance, SealedChance)
        todo.add(writes.DROP_SNAPSHOT, which=info.id)
        return todo.add(
            writes.ADD_SNAPSHOT,
            table_id=info.id,
            moves=self.base_moves + count,
            seq=self.entry_seqs[count - 1] if count else self.base_seq,
            draws=chance.position - sum(len(entry.draws) for entry in match.record.entries[count:]),
            state=journal.dump_state(state),
        )

    def shorten(self, match: Match) -> None:
        """Now and then drop the entries that can no longer be taken back."""
        if len(match.record.entries) <= _HELD:
            return
        _, count = match.settled()
        if count:
            match.forget(count)
            self.base_moves += count
            self.base_seq = self.entry_seqs[count - 1]
            del self.entry_seqs[:count]


def _write_log(info: TableInfo, seq: int, line: JournalLine) -> None:
    """For the reader of the server's log: every change, and moves at level debug."""
    if isinstance(line, ChangeLine):
        where = {"table": info.id, "game": info.game, "seq": seq}
        _log.info(line.change, extra=where if line.seat is None else {**where, "seat": line.seat})
    elif isinstance(line, MoveLine) and _log.isEnabledFor(logging.DEBUG):
        _log.debug("moved", extra={"table": info.id, "seat": line.by, "seq": seq, "number": line.number})
