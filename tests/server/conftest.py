"""One server for all tests that do not stop it."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.clients import ME, OPEN, Person, Server, Sitting, person, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
async def anna(server: Server) -> AsyncIterator[Person]:
    async with person(server, "Anna") as someone:
        yield someone


@pytest.fixture
async def ben(server: Server) -> AsyncIterator[Person]:
    async with person(server, "Ben") as someone:
        yield someone


@pytest.fixture
async def stranger(server: Server) -> AsyncIterator[Person]:
    """Somebody without a session."""
    async with person(server) as someone:
        yield someone


@pytest.fixture
async def duel(anna: Person, ben: Person) -> AsyncIterator[tuple[Sitting, Sitting]]:
    """Anna plays Burger, Ben plays Pizza; both sit at the table."""
    table = await anna.open(ME, OPEN)
    invite = await anna.get(f"/api/tables/{table['id']}/invite")
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": invite["token"]})
    async with anna.at(table["id"]) as first, ben.at(table["id"]) as second:
        yield first, second
