"""Edition upgrade: a running game that began under an earlier edition of the rules continues under the current ones, if
every move since its snapshot has the same effect. Otherwise it ends. What was played can still be read."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tableside.engine.chance import Chance, ScriptedChance
from tableside.engine.errors import TablesideError
from tableside.engine.events import Event
from tableside.engine.game import game_of
from tableside.engine.match import Match, scores_now
from tableside.engine.state import CLOCK, State
from tableside.server.api_schema import Outcome
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ChangeLine, MoveLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo

REASON: Final = "end-edition"


def is_outdated(info: TableInfo) -> bool:
    """Whether the game began under an earlier edition of the rules."""
    return info.edition < game_of(info.game).edition


def upgrade_match(info: TableInfo, state: State, lines: Sequence[MoveLine], chance: Chance) -> Match | None:
    """The match after the lines. None if they have a different effect under the current rules."""
    match = Match.resume(info.record(), state, chance, lines[0].number - 1 if lines else info.moves)
    for line in lines:
        drawn = ScriptedChance(list(line.draws))
        match.chance = drawn
        try:
            events = match.play(line.by, line.move, at=line.ms)
        except TablesideError:
            return None
        match.record.entries[-1] = line.entry()
        if drawn.used != len(line.draws) or not _same_events(events, line):
            return None
    match.chance = chance
    return match


def _same_events(events: list[Event], line: MoveLine) -> bool:
    """Whether these are the events that were recorded then."""
    encode, decode = msgspec.json.encode, msgspec.json.decode
    return bool(decode(encode(journal.encode_events(events))) == decode(encode(line.events)))


async def end_outdated(table: Table) -> None:
    """End a game that cannot go on, at its last snapshot and without a winner. The lock is held."""
    info, match = table.info, table.match
    info.status, info.motions, info.asked, info.deadline = "finished", [], [], None
    info.outcome = Outcome([], scores_now(match.state, REASON) if match is not None else [0] * len(info.seats), REASON)
    table.clock.stop()
    todo = Writes()
    if match is not None:
        todo.add(writes.DROP_SNAPSHOT, which=info.id).add(
            writes.ADD_SNAPSHOT,
            table_id=info.id,
            moves=info.moves,
            seq=info.seq,
            draws=0,
            state=journal.dump_state(match.state),
        )
    await table.commit([ChangeLine(now_ms(), "finished", CLOCK)], todo=todo)
