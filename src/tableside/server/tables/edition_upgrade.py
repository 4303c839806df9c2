"""Carrying over: a running game that began by an earlier edition of the rules goes on by those of today, if all that
happened since its snapshot happens by them just so. Otherwise it ends here; what was played can still be read."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tableside.engine.chance import Chance, ScriptedChance
from tableside.engine.errors import TablesideError
from tableside.engine.events import Event
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.state import CLOCK, State
from tableside.server.http.schema import Outcome
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ChangeLine, MoveLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import Sheet

REASON: Final = "end-edition"


def began_earlier(sheet: Sheet) -> bool:
    """Whether the game began by an earlier edition of its rules."""
    return sheet.edition < game_of(sheet.game).edition


def carried_over(sheet: Sheet, state: State, lines: Sequence[MoveLine], chance: Chance) -> Match | None:
    """The match as it stands after the lines; None: by the rules of today they would have gone another way."""
    match = Match.resume(sheet.record(), state, chance)
    for line in lines:
        drawn = ScriptedChance(list(line.draws))
        match.chance = drawn
        try:
            events = match.play(line.by, line.move, at=line.ms)
        except TablesideError:
            return None
        match.record.entries[-1] = line.entry()
        if drawn.used != len(line.draws) or not _told(events, line):
            return None
    match.chance = chance
    return match


def _told(events: list[Event], line: MoveLine) -> bool:
    """Whether these are the events that were told then."""
    encode, decode = msgspec.json.encode, msgspec.json.decode
    return bool(decode(encode(journal.noted(events))) == decode(encode(line.events)))


async def close(table: Table) -> None:
    """End a game that cannot go on, at its last snapshot and without a winner. The lock is held."""
    sheet, match = table.sheet, table.match
    sheet.status, sheet.motions, sheet.asked, sheet.deadline = "finished", [], [], None
    sheet.outcome = Outcome([], _scores(match.state) if match is not None else [0] * len(sheet.seats), REASON)
    table.clock.stop()
    todo = Writes()
    if match is not None:
        todo.add(writes.DROP_SNAPSHOT, which=sheet.id).add(
            writes.ADD_SNAPSHOT,
            table_id=sheet.id,
            moves=sheet.moves,
            seq=sheet.seq,
            draws=0,
            state=journal.dump(match.state),
        )
    await table.commit([ChangeLine(now_ms(), "finished", CLOCK)], todo=todo)


def _scores(state: State) -> list[int]:
    """The points so far: what they would be if all got up now."""
    left = state.copy()
    for seat in range(left.seats):
        if (result := left.outcome()) is not None:
            return list(result.scores)
        left.concede(seat, REASON)
    result = left.outcome()
    return list(result.scores) if result is not None else [0] * left.seats
