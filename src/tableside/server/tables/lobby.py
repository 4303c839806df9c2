"""Lobby: lists of tables: those with an open seat, those to watch, and a guest's own."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Literal

from sqlalchemy import Row, Select, and_, or_, select

from tableside.server.api_schema import TableList
from tableside.server.storage import model, queries
from tableside.server.storage.store import Store
from tableside.server.tables.table_info import TableInfo

PAGE: Final = 50

_tables: Final = model.tables
_mine: Final = model.seats.alias("mine")


async def public_tables(
    store: Store, guest: str | None, which: Literal["open", "watch"], game: str | None, before: str | None
) -> TableList:
    status = ("open",) if which == "open" else ("playing", "paused")
    query = queries.TABLES.where(_tables.c.public.is_(True), _tables.c.status.in_(status))
    if game is not None:
        query = query.where(_tables.c.game == game)
    return await _page(store, guest, query, before)


async def own_tables(store: Store, guest: str, which: Literal["running", "finished"], before: str | None) -> TableList:
    status = ("finished",) if which == "finished" else ("open", "playing", "paused")
    me = queries.ids_of(guest)
    seated = select(_mine.c.table_id).where(_mine.c.guest.in_(me))
    uploaded = and_(_tables.c.host.in_(me), _tables.c.uploaded.is_(True))
    query = queries.TABLES.where(or_(_tables.c.id.in_(seated), uploaded), _tables.c.status.in_(status))
    return await _page(store, guest, query, before)


async def waiting_tables(store: Store, guest: str) -> list[str]:
    """The tables where somebody waits for the start, or invites others."""
    me = queries.ids_of(guest)
    mine = or_(_tables.c.id.in_(select(_mine.c.table_id).where(_mine.c.guest.in_(me))), _tables.c.host.in_(me))
    rows = await store.rows(select(_tables.c.id).where(mine, _tables.c.status == "open"))
    return [row.id for row in rows]


async def _page(store: Store, guest: str | None, query: Select[Any], before: str | None) -> TableList:
    if before is not None:
        created, _, id = before.partition("-")
        same = and_(_tables.c.created == int(created), _tables.c.id < id)
        query = query.where(or_(_tables.c.created < int(created), same))
    rows = await store.rows(query.order_by(_tables.c.created.desc(), _tables.c.id.desc()).limit(PAGE + 1))
    shown = rows[:PAGE]
    seats = await _seats(store, [row.id for row in shown])
    infos = []
    for row in shown:
        infos.append(TableInfo.from_rows(row, seats.get(row.id, [])))
        await asyncio.sleep(0)  # options may be long; let others run in between
    more = f"{shown[-1].created}-{shown[-1].id}" if len(rows) > PAGE else None  # several may share a millisecond
    return TableList([info.seen_by(guest) for info in infos], more)


async def _seats(store: Store, ids: list[str]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {}
    if ids:
        rows: Sequence[Row[Any]] = await store.rows(queries.SEATS.where(model.seats.c.table_id.in_(ids)))
        for row in rows:
            found.setdefault(row.table_id, []).append(row)
    return found
