"""The lobby: long lists have pages, and no table is skipped or listed twice."""

from pathlib import Path

import pytest
from sqlalchemy import select

from tableside.server.api_schema import NewTable, SeatWish, SessionChange
from tableside.server.app_context import AppContext
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.tables import lifecycle
from tableside.server.tables.lobby import own_tables, public_tables
from tests.server.clients import Person


async def test_pages_skip_no_table_of_the_same_millisecond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page ends at a time and an id. 120 tables of the same moment come on three pages, each once."""
    monkeypatch.setattr(lifecycle, "now_ms", lambda: 1_700_000_000_000)
    context = AppContext(Settings(tmp_path, limits=0, password_memory=64))
    await context.open()
    try:
        guest = await context.guests.create(SessionChange(name="Anna"), "en")
        wish = NewTable("burger-joint", [SeatWish("me"), SeatWish("open")], public=True)
        made = {(await lifecycle.open_table(context.registry, guest, wish)).info.id for _ in range(120)}
        assert {row.created for row in await context.store.rows(select(model.tables))} == {1_700_000_000_000}
        for mine in (True, False):
            found: list[str] = []
            before: str | None = None
            for _ in range(3):
                if mine:
                    page = await own_tables(context.store, guest.id, "running", before)
                else:
                    page = await public_tables(context.store, None, "open", None, before)
                found += [table.id for table in page.tables]
                before = page.more
            assert before is None
            assert len(found) == 120
            assert set(found) == made
    finally:
        await context.close()


@pytest.mark.parametrize("before", ["1700000000000", "1700000000000-abcdefgh"])
async def test_a_page_may_begin_at_a_time_or_at_a_table(stranger: Person, before: str) -> None:
    assert (await stranger.get("/api/tables", before=before))["tables"] == []


@pytest.mark.parametrize("before", ["x", "-1", "1-", "1.5", "1" * 17, "1-a b", "١"])
async def test_what_is_no_place_to_begin_is_refused(stranger: Person, before: str) -> None:
    await stranger.get("/api/tables", 400, before=before)
