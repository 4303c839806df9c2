"""Timeline: the moves of a record that were not taken back, each with the state before it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tableside.engine.chance import ScriptedChance
from tableside.engine.errors import RecordError
from tableside.engine.events import Event
from tableside.engine.match import REMARKS, Match
from tableside.engine.record import Entry, Record
from tableside.engine.state import CLOCK, State

_UNDO: Final = ":undo"
_FLAG: Final = ":flag"


@dataclass
class Turning:
    """An entry of the record, and the state in which it was played."""

    number: int  # from 1
    entry: Entry
    state: State
    events: list[Event]
    after: State  # the state that followed

    @property
    def seat(self) -> int:
        """Who decided. A player who lost on time did so themselves."""
        word, _, rest = self.entry.move.partition(" ")
        return int(rest) if word == _FLAG else self.entry.by

    @property
    def by_table(self) -> bool:
        """Resigned or lost on time: no move of the game."""
        return self.entry.move.startswith(":")

    @property
    def by_clock(self) -> bool:
        return self.entry.by == CLOCK and not self.by_table


class Timeline:
    """A finished game. RecordError if it is not finished or does not replay."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.turnings: list[Turning] = []
        short = Match.replay(record, 0)
        self.start = short.state.copy()
        for turning in _followed(short, record.entries):
            if turning.entry.move == _UNDO:
                self.turnings.pop()
            else:
                self.turnings.append(turning)
        outcome = short.outcome()
        if outcome is None:
            raise RecordError("err-review-unfinished")
        self.outcome = outcome
        self.end = short.state


def _followed(match: Match, entries: list[Entry]) -> Iterator[Turning]:
    for number, entry in enumerate(entries, 1):
        if entry.move.partition(" ")[0] in REMARKS:
            continue
        before = match.state
        match.state = before.copy()
        match.chance = ScriptedChance(list(entry.draws))
        events = match.play(entry.by, entry.move, at=entry.at)
        yield Turning(number, entry, before, events, match.state)
