"""Uploads: a record that somebody brings becomes a replay, once it is verified."""

import asyncio
from datetime import datetime

import msgspec

from tableside.bots import playable_names
from tableside.engine.record import Record
from tableside.engine.state import CLOCK
from tableside.server import journal
from tableside.server.clocks import now_ms
from tableside.server.guests import GuestRow, readable
from tableside.server.hall import Hall
from tableside.server.journal import ChangeLine, MoveLine
from tableside.server.opening import check_options, new_invite, new_table_id
from tableside.server.replays import demand_replayable, verified, walk
from tableside.server.schema import Outcome
from tableside.server.sheet import SeatRow, Sheet
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes


async def keep(hall: Hall, guest: GuestRow, record: Record) -> Sheet:
    """Verify a finished record and keep it as a replay that only its owner, or who has the link, sees."""
    check_options(record.options)
    demand_replayable(record, await verified(record))
    sheet = sheet_of(guest, record)
    await hall.store.write(await asyncio.to_thread(journal_of, sheet, record))
    return sheet


def sheet_of(guest: GuestRow, record: Record) -> Sheet:
    now = now_ms()
    return Sheet(
        id=new_table_id(),
        game=record.game,
        host=guest.id,
        invite=new_invite(),
        public=False,
        options={},
        clock=None,
        created=now,
        moved=now,
        seats=[_seat(record.game, name) for name in record.players],
        status="finished",
        uploaded=True,
        agreed=record.options,
        started=_milliseconds(record.started, now),
        seal=record.seal,
        seed=record.seed or "",
        opening=record.opening,
        edition=record.rules_edition,
        outcome=msgspec.convert(record.outcome, Outcome),
    )


def _seat(game: str, name: str) -> SeatRow:
    """A record knows its players by name only; of a bot that is its level, which each language has its own word for."""
    return SeatRow("bot", level=name) if name in playable_names(game) else SeatRow("local", name=readable(name))


def journal_of(sheet: Sheet, record: Record) -> Writes:
    """The journal that the game would have left, had it been played here."""
    entries = list(record.entries)
    lines: list[MoveLine | ChangeLine] = []
    start = sheet.started or 0
    for number, match, events in walk(record):
        if number == 0:
            lines.append(ChangeLine(start, "started", events=journal.noted(events)))
            continue
        entry = entries[number - 1]
        lines.append(
            MoveLine(
                at=start + entry.at,
                by=entry.by,
                move=entry.move,
                number=number,
                ms=entry.at,
                draws=list(entry.draws),
                digest=entry.digest,
                events=journal.noted(events),
                told=True,  # the game is over, and the record tells it anyway
                clock=None,
            )
        )
        state = match.state
    lines.append(ChangeLine(sheet.created, "finished", CLOCK))
    sheet.moves, sheet.seq = len(entries), len(lines)
    todo = sheet.added()
    for seq, line in enumerate(lines, 1):
        todo.add(
            writes.ADD_LINE,
            table_id=sheet.id,
            seq=seq,
            kind=journal.kind_of(line),
            frame=None,
            data=journal.encode(line),
        )
    draws = len(record.opening.draws) + sum(len(entry.draws) for entry in entries)
    return todo.add(
        writes.ADD_SNAPSHOT,
        table_id=sheet.id,
        moves=sheet.moves,
        seq=sheet.seq,
        draws=draws,
        state=journal.dump(state),
    )


def _milliseconds(text: str, otherwise: int) -> int:
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError):
        return otherwise
