"""Tables with only bots, on several nodes: bots play on a node where somebody watches, and nowhere if nobody does."""

import asyncio

import pytest

from tests.cluster.conftest import Nodes
from tests.server.clients import Person, Sitting, person
from tools.services import Postgres

pytestmark = [pytest.mark.needs("postgresql"), pytest.mark.needs("redis")]
BOT = {"kind": "bot", "level": "line-cook"}


async def resting(someone: Person, table: str) -> int:
    """Returns after how many moves the table rests."""
    await asyncio.sleep(1)
    before = (await someone.get(f"/api/tables/{table}"))["moves"]
    await asyncio.sleep(2)
    after = (await someone.get(f"/api/tables/{table}"))["moves"]
    assert after == before
    return int(after)


async def goes_on(sitting: Sitting, since: int) -> int:
    """Waits for a move after this many, and returns its number."""
    frame = await sitting.wait("moved", lambda frame: frame["number"] >= since + 3, seconds=20)
    return int(frame["number"])


async def test_bots_alone_play_where_somebody_watches(nodes: Nodes, postgres: Postgres) -> None:
    servers = nodes(2)
    database = servers[0].env["TABLESIDE_DATABASE_URL"].rpartition("/")[2]
    async with person(servers[0], "Anna") as anna, anna.on(servers[1]) as there:
        table = (await anna.open(BOT, BOT, clock={"kind": "live", "move_seconds": 5}))["id"]
        assert await resting(anna, table) == 0
        async with there.at(table) as sitting:
            await goes_on(sitting, 0)
        count = await resting(anna, table)
        assert postgres.sql("SELECT count(*) FROM keepers", database) == "0", "nobody keeps what rests"
        async with anna.at(table) as here:
            count = await goes_on(here, count)
            async with there.at(table) as sitting:
                count = await goes_on(sitting, count)
                await here.socket.close()
                sitting.seen.clear()
                count = await goes_on(sitting, count + 20)
                assert not any(":flag" in (frame.get("move") or "") for frame in sitting.seen)
        lines = (await anna.get(f"/api/tables/{table}/replay"))["moves"]
        assert [line["number"] for line in lines] == list(range(len(lines)))
