"""The state of a table before a move was played in memory. If another node wrote first, memory is rolled back to this
point. Loading the whole table again would cost a hundred times as much."""

from copy import copy

from tableside.engine.match import Match
from tableside.server.tables.clocks import Clock
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_log import TableLog


class Savepoint:
    __slots__ = ("_entries", "_log", "_mark", "_match", "clock", "info")

    def __init__(self, info: TableInfo, clock: Clock, match: Match, log: TableLog) -> None:
        self.info, self.clock = copy(info), clock.copy()
        self._match, self._mark = match, match.mark()
        self._log, self._entries = log, len(log.entry_seqs)

    def rewind(self) -> None:
        """Take the match and the log back. Nothing was written, and nobody was told."""
        self._match.rewind(self._mark)
        del self._log.entry_seqs[self._entries :]
