"""A server in the test's own process, so that tests can look at its memory and its timeouts."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import uvicorn


@contextlib.asynccontextmanager
async def running(config: uvicorn.Config) -> AsyncIterator[int]:
    """The port it listens on."""
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())  # without its signal handlers: pytest has its own
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving
