"""Servers are killed with -9 at random moments under load. Every acknowledged move is there once, none is incomplete,
and players reconnect and go on. ``TABLESIDE_KILLS`` says how often (hundreds for a long run)."""

import asyncio
import os
import random
import statistics
import time
from pathlib import Path

import pytest

from tests.cluster.conftest import Nodes
from tests.cluster.database_check import read_ledger
from tests.cluster.retrying_clients import Crowd, crowd
from tests.server.clients import Server
from tools.services import Postgres

KILLS = int(os.environ.get("TABLESIDE_KILLS", "6"))
GAMES = ["burger-joint", "rival-restaurants", "burger-joint", "rival-restaurants"]
PATIENCE = float(os.environ.get("TABLESIDE_PATIENCE", "20"))


async def killed_again_and_again(server: Server, database: str) -> None:
    dice = random.Random(7)
    port, back = server.port, list[float]()
    async with crowd([server], GAMES) as players:
        for number in range(KILLS):
            await asyncio.sleep(dice.uniform(0.02, 0.5))
            server.kill()
            acknowledged = players.acknowledged()
            (await read_ledger(database)).demand_whole(acknowledged)
            await asyncio.to_thread(server.start, port)
            back.append(await players.all_go_on(PATIENCE))
            print(f"kill {number + 1}: {len(acknowledged)} acknowledged, all there", flush=True)
            if number % 20 == 19:  # in a long run some games end
                await players.go_home()
                (await read_ledger(database)).demand_valid()
                players = Crowd([server])
                await players.sit_down(GAMES)
        await players.go_home()
        middle, worst = statistics.median(back), max(back)
        await told(players, database, f"{KILLS} kills, back after {middle:.2f} s, at most {worst:.2f} s")


async def told(players: Crowd, database: str, what: str) -> None:
    ledger = await read_ledger(database)
    ledger.demand_whole(players.acknowledged())
    print(f"{what}; {ledger.demand_valid()} moves in the ledger, all by the rules")


@pytest.mark.timeout(90 + 30 * KILLS)
async def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        await killed_again_and_again(server, f"sqlite:///{tmp_path / 'data' / 'tableside.sqlite3'}")
    finally:
        server.stop()


@pytest.mark.needs("postgresql")
@pytest.mark.timeout(90 + 30 * KILLS)
async def test_kill_9_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    server = Server(tmp_path / "data", env={"TABLESIDE_DATABASE_URL": url}).start()
    try:
        await killed_again_and_again(server, url.replace("postgresql", "postgresql+asyncpg"))
    finally:
        server.stop()


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
async def test_one_of_three_nodes_is_killed_under_load(nodes: Nodes) -> None:
    """Its players are back at another node within seconds, nothing is lost, and the node can come back."""
    servers = nodes(3)
    database = servers[0].env["TABLESIDE_DATABASE_URL"].replace("postgresql", "postgresql+asyncpg")
    async with crowd(servers, GAMES) as players:
        await players.all_go_on(PATIENCE)
        for victim in (servers[0], servers[1]):
            port = victim.port
            await asyncio.sleep(1)
            killed = time.monotonic()
            victim.kill()
            acknowledged = players.acknowledged()  # before reading the database, because the others play on
            (await read_ledger(database)).demand_whole(acknowledged)
            await players.all_go_on(PATIENCE)
            assert time.monotonic() - killed < 10
            await asyncio.to_thread(victim.start, port)
        await players.go_home()
        assert any(player.away for player in players.players)
        assert max(seconds for player in players.players for seconds in player.away) < 10
        await told(players, database, "two of three nodes killed")
