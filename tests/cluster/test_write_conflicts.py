"""The store on PostgreSQL: a line that another node wrote first is left out and does not affect the others."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from tableside.server.storage import model, writes
from tableside.server.storage.store import Conflict, Store
from tableside.server.storage.writes import Writes
from tools.services import Postgres

pytestmark = pytest.mark.needs("postgresql")

_TABLE = {
    "game": "burger-joint", "host": "anna", "invite": "i", "public": True, "uploaded": False, "options": "{}",
    "agreed": "{}", "clock": "null", "created": 0, "started": None, "seal": "", "seed": "", "opening": "[]",
    "rematch_of": None, "seq": 0, "moves": 0, "moved": 0, "asked": "[]", "status": "open", "deadline": None,
    "motions": "[]", "outcome": "null", "rematch": None,
}  # fmt: skip


@pytest.fixture
async def store(postgres: Postgres) -> AsyncIterator[Store]:
    store = Store(postgres.new_database().replace("postgresql", "postgresql+asyncpg"))
    await store.open()
    guest = {"id": "anna", "name": "Anna", "language": "en", "settings": "{}", "webhook": "", "created": 0}
    await store.write(Writes().add(writes.ADD_GUEST, **guest))
    for name in "abc":
        await store.write(Writes().add(writes.ADD_TABLE, **_TABLE | {"id": name}))
    yield store
    await store.close()


def _line(table: str, seq: int, data: str, todo: Writes | None = None) -> Writes:
    todo = todo if todo is not None else Writes()
    todo.add(writes.ADD_LINE, table_id=table, seq=seq, kind="say", frame=None, data=data)
    return todo.add(writes.MOVE_TABLE, which=table, seq=seq, moves=0, moved=seq, asked="[]")


async def _lines(store: Store) -> dict[tuple[str, int], str]:
    return {(row.table_id, row.seq): row.data for row in await store.rows(select(model.journal))}


async def test_a_late_line_is_left_out_of_the_transaction(store: Store) -> None:
    await store.write(_line("b", 1, "first"))
    sizes: list[int] = []
    store.on_commit = lambda size, seconds: sizes.append(size)
    batch = [_line("a", 1, "mine"), _line("b", 1, "late"), _line("c", 1, "mine")]
    results = await asyncio.gather(*map(store.write, batch), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert sizes == [3], "all in one transaction"
    assert await _lines(store) == {("b", 1): "first", ("a", 1): "mine", ("c", 1): "mine"}


async def test_of_a_late_change_nothing_is_written(store: Store) -> None:
    """Two lines, one of which is late, and a line with other writes that belong to it: all of them or none."""
    await store.write(_line("b", 2, "first"))
    await store.write(_line("c", 1, "first"))
    half = _line("b", 3, "late", _line("b", 2, "late"))
    seat = {"kind": "me", "guest": "anna", "name": "Anna", "level": "", "away": False}
    seated = _line("c", 1, "late", Writes().add(writes.ADD_SEAT, table_id="c", seat=0, **seat))
    results = await asyncio.gather(*map(store.write, [_line("a", 1, "mine"), half, seated]), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, Conflict]
    assert await _lines(store) == {("b", 2): "first", ("c", 1): "first", ("a", 1): "mine"}
    assert await store.rows(select(model.seats)) == []
    moved = {row.id: row.seq for row in await store.rows(select(model.tables.c.id, model.tables.c.seq))}
    assert moved == {"a": 1, "b": 2, "c": 1}
