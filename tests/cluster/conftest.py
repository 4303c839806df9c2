"""One PostgreSQL and one Redis for all tests of a worker. Each test has a database of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Server
from tools import services
from tools.services import Postgres, RedisServer

Nodes = Callable[..., list[Server]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with services.postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    with services.redis() as running:
        yield running


@pytest.fixture
def nodes(postgres: Postgres, redis: RedisServer, tmp_path: Path) -> Iterator[Nodes]:
    """Start this many servers on one database and one Redis."""
    url, running = postgres.new_database(), list[Server]()

    def start(count: int, limits: str = "0", *, relay: bool = False) -> list[Server]:
        folder = tmp_path / str(len(running))
        folder.mkdir()
        running.extend(start_nodes(count, folder, url, redis.url, limits, relay=relay))
        return running

    yield start
    Server.stop_all(running)


@pytest.fixture(scope="session")
def trio(postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three nodes for all tests that do not stop them."""
    running = start_nodes(3, tmp_path_factory.mktemp("trio"), postgres.new_database(), redis.url)
    yield running
    Server.stop_all(running)


def start_nodes(
    count: int, folder: Path, database: str, redis_url: str, limits: str = "0", *, relay: bool = False
) -> list[Server]:
    """Without ``relay``, a socket stays at the node it was opened to: most tests want several nodes at one table."""
    env = {"TABLESIDE_DATABASE_URL": database, "TABLESIDE_REDIS_URL": redis_url}
    env["TABLESIDE_RELAY"] = "on" if relay else "off"
    servers = [Server(folder / f"node{number}", limits=limits, env=env) for number in range(count)]
    for server in servers:
        server.launch()
    return [server.ready() for server in servers]


async def figure(server: Server, name: str) -> float:
    """A figure of a node's metrics."""
    async with httpx.AsyncClient(verify=False) as http:  # no certificates are needed, and loading them takes long
        page = (await http.get(f"{server.url}/metrics")).text
    return next(float(line.split()[1]) for line in page.splitlines() if line.startswith(f"{name} "))
