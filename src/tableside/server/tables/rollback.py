"""Before: how a table stood before a move was played in memory. When another node wrote first, memory goes back to it
and plays on as the others did; to read the whole table anew would cost a hundred times as much."""

from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tableside.engine.match import Match
    from tableside.server.tables.table import Table


class Before:
    __slots__ = ("_clock", "_mark", "_match", "_seqs", "_sheet", "_table")

    def __init__(self, table: "Table", match: "Match") -> None:
        self._table, self._match = table, match
        self._sheet, self._clock = copy(table.sheet), table.clock.copy()
        self._mark = match.mark()
        self._seqs = len(table.seqs)

    def restore(self) -> None:
        """Nothing was written, and nobody was told."""
        table = self._table
        table.sheet, table.clock = self._sheet, self._clock
        self._match.rewind(self._mark)
        del table.seqs[self._seqs :]
