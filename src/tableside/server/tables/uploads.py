"""Uploads: a record that somebody uploads becomes a replay once it is verified (``tasks.import_record``)."""

import asyncio
from typing import Final

import msgspec

from tableside.bots import playable_names
from tableside.server.api_schema import Outcome
from tableside.server.people.guests import GuestRow, clean_text
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables.jobs.tasks import UploadedGame, read_header
from tableside.server.tables.lifecycle import new_invite, new_table_id
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.table_info import SeatRow, TableInfo

_AT_ONCE: Final = 500  # lines, before others have their turn


async def save_upload(
    registry: TableRegistry, guest: GuestRow, game: UploadedGame, lines: bytes, now: int
) -> TableInfo:
    """Store a verified record as a replay that only its owner, and anyone who has the link, can see."""
    info = info_of(guest, game, now)
    texts = lines.split(b"\n")
    info.moves, info.seq = game.moves, len(texts)
    todo = info.insert_rows()
    for seq, text in enumerate(texts, 1):
        kind = "change" if seq in (1, len(texts)) else "move"
        todo.add(writes.ADD_LINE, table_id=info.id, seq=seq, kind=kind, frame=None, data=text.decode())
        if seq % _AT_ONCE == 0:
            await asyncio.sleep(0)
    await registry.store.write(_with_snapshot(todo, info, game))
    return info


def _with_snapshot(todo: Writes, info: TableInfo, game: UploadedGame) -> Writes:
    return todo.add(
        writes.ADD_SNAPSHOT,
        table_id=info.id,
        moves=info.moves,
        seq=info.seq,
        draws=game.draws,
        state=game.snapshot,
    )


def info_of(guest: GuestRow, game: UploadedGame, now: int) -> TableInfo:
    record = read_header(game.header)
    return TableInfo(
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
        started=game.started,
        seal=record.seal,
        seed=record.seed or "",
        opening=record.opening,
        edition=record.rules_edition,
        outcome=msgspec.convert(record.outcome, Outcome),
    )


def _seat(game: str, name: str) -> SeatRow:
    """A record has only the names of its players. The name of a bot is its level, which each language translates."""
    return SeatRow("bot", level=name) if name in playable_names(game) else SeatRow("local", name=clean_text(name))
