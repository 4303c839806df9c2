"""Uploads: a record that somebody brings becomes a replay, once it is verified (``chores.keep_file``)."""

import asyncio
from typing import Final

import msgspec

from tableside.bots import playable_names
from tableside.server.http.schema import Outcome
from tableside.server.people.guests import GuestRow, readable
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables.jobs.tasks import Kept, read_header
from tableside.server.tables.lifecycle import new_invite, new_table_id
from tableside.server.tables.registry import Hall
from tableside.server.tables.table_info import SeatRow, Sheet

_AT_ONCE: Final = 500  # lines, before others have their turn


async def keep(hall: Hall, guest: GuestRow, kept: Kept, lines: bytes, now: int) -> Sheet:
    """Keep a verified record as a replay that only its owner, or who has the link, sees."""
    sheet = sheet_of(guest, kept, now)
    texts = lines.split(b"\n")
    sheet.moves, sheet.seq = kept.moves, len(texts)
    todo = sheet.added()
    for seq, text in enumerate(texts, 1):
        kind = "change" if seq in (1, len(texts)) else "move"
        todo.add(writes.ADD_LINE, table_id=sheet.id, seq=seq, kind=kind, frame=None, data=text.decode())
        if seq % _AT_ONCE == 0:
            await asyncio.sleep(0)
    await hall.store.write(_with_snapshot(todo, sheet, kept))
    return sheet


def _with_snapshot(todo: Writes, sheet: Sheet, kept: Kept) -> Writes:
    return todo.add(
        writes.ADD_SNAPSHOT,
        table_id=sheet.id,
        moves=sheet.moves,
        seq=sheet.seq,
        draws=kept.draws,
        state=kept.snapshot,
    )


def sheet_of(guest: GuestRow, kept: Kept, now: int) -> Sheet:
    record = read_header(kept.header)
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
        started=kept.started,
        seal=record.seal,
        seed=record.seed or "",
        opening=record.opening,
        edition=record.rules_edition,
        outcome=msgspec.convert(record.outcome, Outcome),
    )


def _seat(game: str, name: str) -> SeatRow:
    """A record knows its players by name only; of a bot that is its level, which each language has its own word for."""
    return SeatRow("bot", level=name) if name in playable_names(game) else SeatRow("local", name=readable(name))
