"""Tables with only bots pause while nobody watches. A table where a person has a seat never does."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import JSON, ME, RANDOM_BOT, Person, Server, person, serving


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their time."""
    with serving(tmp_path_factory.mktemp("calm") / "data", "--bot-delay", "0.1") as running:
        yield running


async def moves(someone: Person, table: str) -> int:
    return int((await someone.get(f"/api/tables/{table}"))["moves"])


async def resting(someone: Person, table: str, seconds: float = 1) -> int:
    """After how many moves the table came to rest."""
    await asyncio.sleep(0.5)  # a move that was on its way
    count = await moves(someone, table)
    await asyncio.sleep(seconds)
    assert await moves(someone, table) == count
    return count


@pytest.mark.parametrize("clock", [None, {"kind": "live", "move_seconds": 5}, {"kind": "post", "days": 1}])
async def test_bots_alone_play_only_while_somebody_watches(calm: Server, clock: JSON | None) -> None:
    """Their clocks rest too. Nobody loses on time because nobody is watching."""
    async with person(calm, "Anna") as anna, person(calm, "Ben") as ben:
        table = (await anna.open(RANDOM_BOT, RANDOM_BOT, public=True, clock=clock))["id"]
        assert await resting(anna, table, 5 if clock else 1) == 0
        async with ben.at(table) as sitting:
            times = [seat["left"] for seat in sitting.position["clocks"]["seats"]]
            assert all(left >= 4800 for left in times), "no time has passed"
            await sitting.wait("moved", lambda frame: frame["number"] >= 5)
        count = await resting(anna, table)
        assert count >= 5
        async with anna.at(table) as one, ben.at(table):
            await one.wait("moved", lambda frame: frame["number"] >= count + 5)
            assert "flag" not in "".join(frame.get("move") or "" for frame in one.seen)
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "playing"


async def test_one_who_stays_is_audience_enough(calm: Server) -> None:
    async with person(calm, "Anna") as anna, person(calm, "Ben") as ben:
        table = (await anna.open(RANDOM_BOT, RANDOM_BOT, public=True))["id"]
        async with anna.at(table) as staying:
            async with ben.at(table):
                await staying.wait("moved")
            count = await moves(anna, table)
            await staying.wait("moved", lambda frame: frame["number"] >= count + 5)


@pytest.mark.parametrize("level", ["random", "line-cook"])
async def test_a_bot_answers_somebody_who_has_left(calm: Server, level: str) -> None:
    """In a correspondence game nobody has to be there. A person has a seat and waits for the move."""
    async with person(calm, "Anna") as anna:
        table = (await anna.open(ME, {"kind": "bot", "level": level}, clock={"kind": "post", "days": 3}))["id"]
        async with anna.at(table) as sitting:
            while 0 in sitting.position["asked"]:
                await sitting.play()
        for _ in range(100):
            if (await anna.get(f"/api/tables/{table}"))["asked"] == [0]:
                break
            await asyncio.sleep(0.1)
        lines = (await anna.get(f"/api/tables/{table}/replay"))["moves"]
        assert any(line["by"] == 1 for line in lines)
        assert (await anna.get(f"/api/tables/{table}"))["asked"] == [0]


async def test_a_rest_outlasts_a_restart(tmp_path: Path) -> None:
    """A clock that ran out in the meantime, according to the database, wakes nobody. A new spectator finds the game as
    it was."""
    server = Server(tmp_path / "data", "--bot-delay", "0.1").start()
    port = server.port
    async with person(server, "Anna") as anna:
        table = (await anna.open(RANDOM_BOT, RANDOM_BOT, clock={"kind": "live", "move_seconds": 5}))["id"]
        async with anna.at(table) as sitting:
            await sitting.wait("moved", lambda frame: frame["number"] >= 3)
        server.kill()
        server.start(port)
        count = await resting(anna, table, 6)
        async with anna.at(table) as sitting:
            await sitting.wait("moved", lambda frame: frame["number"] >= count + 3)
            assert sitting.table["status"] == "playing"
    server.stop()
